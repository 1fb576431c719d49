//! Comparison of what is kept incrementally with what it should be (rules: 8.7).

use rules::{Audit, Mirror, Position};

use crate::aims::Reached;
use crate::board::Board;
use crate::deploy_session::Taken;
use crate::geometry::Square;
use crate::kinds::KindSet;
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::Step;

impl Audit for Cotulenh {
    fn key_from_scratch(&self) -> u64 {
        let fresh = Cotulenh {
            board: self.board.rebuilt(),
            ..self.clone()
        };
        fresh.key()
    }

    fn audit(&self) -> Result<(), String> {
        self.board.audit()?;
        self.audit_session()
    }
}

impl Cotulenh {
    fn audit_session(&self) -> Result<(), String> {
        let Some(session) = &self.session else {
            return Ok(());
        };
        let kinds = session.taken.iter().filter_map(Taken::kind);
        let remaining = kinds.fold(session.original.kinds(), KindSet::minus_one);
        if session.remaining != remaining || remaining.is_empty() || session.taken.is_empty() {
            return Err(format!(
                "session: remaining {:?}, by its steps {remaining:?}",
                session.remaining
            ));
        }
        let waiting = session.waiting(&self.board);
        if waiting.kinds() != remaining || waiting.side() != self.side {
            return Err(format!(
                "session: {waiting:?} stands on {}, remaining {remaining:?}",
                session.origin
            ));
        }
        Ok(())
    }

    /// In debug builds, compares every derived field after a step was played.
    #[inline]
    pub(crate) fn debug_made(&self, step: Step) {
        if cfg!(debug_assertions) {
            let audit = self.audit();
            debug_assert!(audit.is_ok(), "after {step:?}: {audit:?}");
        }
    }

    /// In debug builds: after a step was taken back, playing it again reaches the same state and taking it back again
    /// the same earlier one.
    #[cfg(debug_assertions)]
    pub(crate) fn debug_unmade(&mut self, step: Step, reached: &Cotulenh) {
        let audit = self.audit();
        debug_assert!(audit.is_ok(), "after taking back {step:?}: {audit:?}");
        let before = self.clone();
        let token = self.make(step);
        debug_assert!(
            *self == *reached,
            "{step:?} remade gives {self:?}, not {reached:?}"
        );
        self.unmake(step, token);
        debug_assert!(
            *self == before,
            "{step:?} unmade again gives {self:?}, not {before:?}"
        );
    }
}

impl Mirror for Cotulenh {
    /// Rank r becomes 13 - r and the colours are exchanged; the move number stays, the one thing that is not symmetric.
    fn mirrored(&self) -> Cotulenh {
        let (start, steps) = self.turn_start().unwrap_or_else(|| (self.clone(), vec![]));
        let mut board = Board::new(start.options());
        for square in Square::all() {
            let group: Group = start.board.at(square);
            board.set(square.mirrored(), group.recoloured());
        }
        let mut mirrored = Cotulenh {
            board,
            side: start.side.other(),
            session: None,
            clock: start.clock,
            number: start.number,
            reached: start.reached.map(|reached| Reached {
                winner: reached.winner.other(),
                ..reached
            }),
        };
        for step in steps {
            let _token = mirrored.make(step.mirrored());
        }
        mirrored
    }

    fn mirrored_step(&self, step: Step) -> Step {
        step.mirrored()
    }
}
