//! A position of plain xiangqi: play and undo (rules: 2 to 4, 8.2).

use rules::{Audit, Outcome, Position, Side, Stage};

use crate::{Board, Options, Piece, Point, Step, movegen};

/// A position of plain xiangqi.
///
/// ```
/// use rules::{Game, Position, Text};
/// use xiangqi::Xiangqi;
///
/// let mut position = Xiangqi::start(Default::default());
/// assert_eq!(position.count(), 44);
/// let step = position.read_as("iccs", "h2e2").expect("a legal move");
/// let token = position.play_unchecked(step);
/// assert_eq!(position.actor(), rules::Side::Second);
/// position.undo(step, token);
/// assert_eq!(position, Xiangqi::start(Default::default()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Xiangqi {
    pub(crate) board: Board,
    pub(crate) actor: Side,
    /// Plies since the last capture.
    pub(crate) clock: u32,
    pub(crate) number: u32,
    pub(crate) key: u64,
    pub(crate) options: Options,
}

/// What [`Xiangqi::undo`](Position::undo) needs.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Piece>,
    clock: u32,
    number: u32,
    key: u64,
}

/// One word for each piece on each point, fixed so that keys are the same everywhere.
static PIECE_KEYS: rules::Words<{ 14 * 90 }> = rules::Words::new(0x7869_616e_6771_6931);
const ACTOR_KEY: u64 = rules::zobrist::<1>(0x7869_616e_6771_6932)[0];

/// The word of a piece on a point.
#[inline]
pub(crate) const fn piece_key(piece: Piece, point: Point) -> u64 {
    PIECE_KEYS.at(piece.index() * 90 + point.index())
}

/// The word of the side to move.
#[inline]
pub(crate) const fn actor_key(actor: Side) -> u64 {
    match actor {
        Side::First => 0,
        Side::Second => ACTOR_KEY,
    }
}

impl Xiangqi {
    /// A position without tests; the caller has made them.
    pub(crate) fn assemble(
        board: Board,
        actor: Side,
        clock: u32,
        number: u32,
        options: Options,
    ) -> Xiangqi {
        let mut position = Xiangqi {
            board,
            actor,
            clock,
            number,
            key: 0,
            options,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// The placement.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The move number; it grows after Black's move.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The position with the other side to move and nothing else changed but the counters, as after a move.
    pub(crate) fn turn_passed(&self) -> Xiangqi {
        let mut passed = self.clone();
        passed.clock = passed.clock.saturating_add(1);
        if self.actor == Side::Second {
            passed.number = passed.number.saturating_add(1);
        }
        passed.actor = self.actor.other();
        passed.key ^= ACTOR_KEY;
        passed
    }

    /// The pieces that attack the king of the side to move, the other king included if they face each other (rules: 3.6).
    #[must_use]
    pub fn attackers(&self) -> crate::PointSet {
        match self.board.king(self.actor) {
            Some(king) => movegen::attackers(&self.board, king, self.actor.other()),
            None => crate::PointSet::EMPTY,
        }
    }
}

impl Position for Xiangqi {
    type Step = Step;
    type Undo = Undo;

    #[inline]
    fn actor(&self) -> Side {
        self.actor
    }

    #[inline]
    fn stage(&self) -> Stage {
        Stage::Turn
    }

    fn outcome(&self) -> Option<Outcome> {
        crate::outcome::outcome(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn in_check(&self) -> bool {
        !self.attackers().is_empty()
    }

    fn generate(&self, out: &mut Vec<Step>) {
        movegen::generate(&self.board, self.actor, out);
    }

    fn count(&self) -> usize {
        movegen::count(&self.board, self.actor)
    }

    #[inline]
    fn play_unchecked(&mut self, step: Step) -> Undo {
        let token = Undo {
            captured: self.board.take(step.to),
            clock: self.clock,
            number: self.number,
            key: self.key,
        };
        self.clock = match token.captured {
            Some(captured) => {
                self.key ^= piece_key(captured, step.to);
                0
            }
            None => self.clock.saturating_add(1),
        };
        if let Some(piece) = self.board.shift(step.from, step.to) {
            self.key ^= piece_key(piece, step.from) ^ piece_key(piece, step.to);
        }
        if self.actor == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.actor = self.actor.other();
        self.key ^= ACTOR_KEY;
        token
    }

    #[inline]
    fn undo(&mut self, step: Step, token: Undo) {
        self.actor = self.actor.other();
        self.board.shift(step.to, step.from);
        if let Some(captured) = token.captured {
            self.board.put(step.to, captured);
        }
        self.clock = token.clock;
        self.number = token.number;
        self.key = token.key;
    }
}
