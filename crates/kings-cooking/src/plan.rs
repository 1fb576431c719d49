//! What a position text says, whether or not it is a position: the meaning, test after test in the order of section 21.2.

use std::ops::ControlFlow;

use rules::{At, Faults, FirstFault, Side, SiteId};

use crate::Refusal;
use crate::geometry::{Row, Square, SquareSet};
use crate::kfen::MAX_PLIES;
use crate::piece::{Colour, Kind, Unit};
use crate::position::{KingsCooking, NO_PROGRESS_LIMIT, Parts, Tallies};
use crate::present::square_site;

rules::codes! {
    /// What a position has beside its units.
    pub enum Field {
        /// Who is to move.
        Turn = "turn",
        /// The square that was jumped one ply ago.
        Passed = "passed",
        /// Units in the rival's court.
        Guests = "guests",
        /// Units back in their own court.
        Captured = "captured",
        /// The counter *h*.
        Quiet = "quiet",
        /// The ply number *p*.
        Plies = "plies",
    }
}

/// Everything that a position text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub(crate) cells: [Option<Unit>; 9],
    pub(crate) side: Side,
    pub(crate) en_passant: Option<Square>,
    pub(crate) tallies: [Tallies; 2],
    /// Numbers of any length: what is too great for the machine is certainly too great for the rules.
    pub(crate) quiet: u64,
    pub(crate) plies: u64,
}

impl From<&KingsCooking> for Plan {
    fn from(position: &KingsCooking) -> Plan {
        let parts = position.parts();
        Plan {
            cells: parts.cells,
            side: parts.side,
            en_passant: parts.en_passant,
            tallies: parts.tallies,
            quiet: parts.quiet.into(),
            plies: parts.plies.into(),
        }
    }
}

impl Plan {
    /// The position.
    pub(crate) fn judged(&self) -> Result<KingsCooking, Refusal> {
        FirstFault::of(|faults| self.judge(faults))?;
        Ok(KingsCooking::from_parts(Parts {
            cells: self.cells,
            side: self.side,
            en_passant: self.en_passant,
            tallies: self.tallies,
            // Within the limits by now.
            quiet: u8::try_from(self.quiet).unwrap_or(NO_PROGRESS_LIMIT),
            plies: u32::try_from(self.plies).unwrap_or(MAX_PLIES),
        }))
    }

    /// Tells what is wrong, test after test in the order of section 21.2.
    pub(crate) fn judge(&self, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        self.counts(faults)?;
        self.pawns(faults)?;
        if let Some(target) = self.en_passant
            && let Err((refusal, square)) = self.jump(target)
        {
            let field = match refusal {
                Refusal::JumpQuiet { .. } => Field::Quiet,
                Refusal::JumpPlies { .. } => Field::Plies,
                _ => Field::Passed,
            };
            let at = || At::sites([square_site(square)]).and_field(field, None);
            faults.fault(refusal, at)?;
        }
        if let Err((refusal, field)) = self.counters() {
            faults.fault(refusal, || At::field(field, None))?;
        }
        ControlFlow::Continue(())
    }

    fn units(&self, side: Side) -> impl Iterator<Item = Square> {
        let own = move |square: &Square| {
            self.cells[square.index()].is_some_and(|unit| unit.side() == side)
        };
        Square::ALL.into_iter().filter(own)
    }

    fn counts(&self, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        for side in Side::ALL {
            let board = self.units(side).count();
            let Tallies { guests, captured } = self.tallies[side.index()];
            let sum = board + usize::from(guests) + usize::from(captured);
            if sum != 3 {
                let refusal = Refusal::Count {
                    side: Colour(side),
                    board,
                    guests,
                    captured,
                    sum,
                };
                let units = || self.units(side).map(square_site);
                faults.fault(refusal, || {
                    At::sites(units()).and_field(Field::Guests, Some(side))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pawns(&self, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        for side in Side::ALL {
            for square in SquareSet::far_row(side) {
                if self.cells[square.index()] == Some(Unit::new(side, Kind::Pawn)) {
                    let refusal = Refusal::PawnFar {
                        side: Colour(side),
                        square,
                    };
                    faults.fault(refusal, || At::sites([square_site(square)]))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The conditions of section 11, with B the side to move and A the other; with the square that is wrong.
    fn jump(&self, target: Square) -> Result<(), (Refusal, Square)> {
        let (captor, jumper) = (self.side, self.side.other());
        let file = target.file();
        let start = Square::on(jumper, Row::Home, file);
        let landing = Square::on(jumper, Row::Far, file);
        let pawn = Some(Unit::new(captor, Kind::Pawn));
        let promoted = self.cells[landing.index()]
            .is_some_and(|unit| unit.side() == jumper && unit.kind() != Kind::Pawn);
        let mut beside = landing.bit().beside();
        let (quiet, plies) = (self.quiet, self.plies);
        if self.cells[target.index()].is_some() {
            Err((Refusal::TargetHeld { target }, target))
        } else if self.cells[start.index()].is_some() {
            Err((Refusal::JumpStart { target, start }, start))
        } else if !promoted {
            Err((Refusal::JumpEnd { target, landing }, landing))
        } else if !beside.any(|square| self.cells[square.index()] == pawn) {
            Err((Refusal::NoCaptor { target, landing }, landing))
        } else if quiet != 0 {
            Err((Refusal::JumpQuiet { target, quiet }, target))
        } else if plies == 0 {
            Err((Refusal::JumpPlies { target }, target))
        } else {
            Ok(())
        }
    }

    fn counters(&self) -> Result<(), (Refusal, Field)> {
        let (quiet, plies) = (self.quiet, self.plies);
        if quiet > u64::from(NO_PROGRESS_LIMIT) {
            let most = NO_PROGRESS_LIMIT;
            return Err((Refusal::QuietMost { quiet, most }, Field::Quiet));
        }
        let p = u32::try_from(plies).ok().filter(|&p| p <= MAX_PLIES);
        let most = MAX_PLIES;
        let p = p.ok_or((Refusal::PliesMost { plies, most }, Field::Plies))?;
        if quiet > plies {
            return Err((Refusal::QuietOverPlies { quiet, plies }, Field::Quiet));
        }
        match (self.side, p % 2) {
            (Side::First, 0) | (Side::Second, 1) => Ok(()),
            (Side::First, _) => Err((Refusal::OddPlies { plies: p }, Field::Plies)),
            (Side::Second, _) => Err((Refusal::EvenPlies { plies: p }, Field::Plies)),
        }
    }

    /// The squares that a two-square step can pass.
    pub(crate) fn passable() -> Vec<SiteId> {
        [Square::A2, Square::B2, Square::C2]
            .map(square_site)
            .to_vec()
    }
}
