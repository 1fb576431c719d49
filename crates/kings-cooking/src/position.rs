//! The state of the game (rules: 4), playing and taking back.

use rules::{Audit, Outcome, Position, Side, Stage};

use crate::geometry::{Row, Square, SquareSet};
use crate::piece::{Kind, Unit};
use crate::setup::LineUp;
use crate::step::{Action, Step};
use crate::{key, movegen, outcome};

/// The counter *h* at which the match is drawn; it counts no further (rules: 9.1, end 4).
pub const NO_PROGRESS_LIMIT: u8 = 40;

/// What has become of a side's units that are no longer on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tallies {
    /// Units that left into the rival's court; a point each.
    pub guests: u8,
    /// Units that were captured; back in their own court, no point.
    pub captured: u8,
}

/// A position of King's Cooking: four machine words, all state but the move list.
///
/// ```
/// use kings_cooking::{KingsCooking, Refusal, prelude::*};
///
/// let mut position: KingsCooking = "1pp/3/P1N l - 0.1 0.1 0 0".parse()?;
/// let step = position.explain("a1a3q", Standing::Open)?;
/// let _undo = position.play(step)?;
/// let refusal = position.explain("a3a1", Standing::Open).unwrap_err();
/// assert!(matches!(refusal, Refusal::NotYours { .. }), "{refusal}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KingsCooking {
    key: u64,
    plies: u32,
    units: [SquareSet; 2],
    cells: [Option<Unit>; 9],
    side: Side,
    en_passant: Option<Square>,
    quiet: u8,
    tallies: [Tallies; 2],
}

/// The old position: as it fills four words, nothing that could be kept instead is worth the arithmetic.
#[derive(Clone, Debug)]
pub struct Undo(KingsCooking);

/// The parts of a position, for those who make one from a text or from a table index. Nothing is checked here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    pub(crate) cells: [Option<Unit>; 9],
    pub(crate) side: Side,
    pub(crate) en_passant: Option<Square>,
    pub(crate) tallies: [Tallies; 2],
    pub(crate) quiet: u8,
    pub(crate) plies: u32,
}

impl KingsCooking {
    /// The start of two line-ups, Light to move.
    #[must_use]
    pub fn from_line_ups(light: LineUp, dark: LineUp) -> KingsCooking {
        let mut cells = [None; 9];
        for (side, line_up) in [(Side::First, light), (Side::Second, dark)] {
            for (square, kind) in SquareSet::home_row(side).zip(line_up.kinds()) {
                cells[square.index()] = Some(Unit::new(side, kind));
            }
        }
        KingsCooking::from_parts(Parts {
            cells,
            side: Side::First,
            en_passant: None,
            tallies: [Tallies::default(); 2],
            quiet: 0,
            plies: 0,
        })
    }

    #[inline]
    pub(crate) fn from_parts(parts: Parts) -> KingsCooking {
        let mut position = KingsCooking {
            key: 0,
            plies: parts.plies,
            units: [SquareSet::EMPTY; 2],
            cells: parts.cells,
            side: parts.side,
            en_passant: parts.en_passant,
            quiet: parts.quiet,
            tallies: parts.tallies,
        };
        for square in Square::ALL {
            if let Some(unit) = parts.cells[square.index()] {
                let own = &mut position.units[unit.side().index()];
                *own = own.or(square.bit());
            }
        }
        position.key = position.key_from_scratch();
        position
    }

    /// The unit on a square.
    #[must_use]
    #[inline]
    pub fn unit(&self, square: Square) -> Option<Unit> {
        self.cells[square.index()]
    }

    /// The squares of a side's units.
    #[must_use]
    #[inline]
    pub fn units(&self, side: Side) -> SquareSet {
        self.units[side.index()]
    }

    /// The squares that are not empty.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.units[0].or(self.units[1])
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The square that was jumped one ply ago, if a pawn can capture there (rules: 8.4).
    #[must_use]
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Guests and captured units of a side.
    #[must_use]
    #[inline]
    pub fn tallies(&self, side: Side) -> Tallies {
        self.tallies[side.index()]
    }

    /// The no-progress counter *h*. It stops at [`NO_PROGRESS_LIMIT`], so that a position that is played on beyond the
    /// limit still has a text.
    #[must_use]
    #[inline]
    pub fn quiet_plies(&self) -> u8 {
        self.quiet
    }

    /// The ply number *p*.
    #[must_use]
    #[inline]
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// Whether a step is legal here.
    #[must_use]
    pub fn is_legal(&self, step: Step) -> bool {
        movegen::is_legal(self, step)
    }

    /// The legal steps as a new list.
    #[must_use]
    pub fn legal_steps(&self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(32);
        self.generate(&mut steps);
        steps
    }

    /// Where the unit that a legal step captures stands, and what it is. En passant it is not the target square.
    #[must_use]
    pub fn captured_by(&self, step: Step) -> Option<(Square, Unit)> {
        let target = step.target(self.side)?;
        if let Some(unit) = self.unit(target) {
            return Some((target, unit));
        }
        let pawn = Unit::new(self.side, Kind::Pawn);
        if self.en_passant != Some(target) || self.unit(step.from()) != Some(pawn) {
            return None;
        }
        let victim = victim_of(self.side, target);
        self.unit(victim).map(|unit| (victim, unit))
    }

    pub(crate) fn parts(&self) -> Parts {
        Parts {
            cells: self.cells,
            side: self.side,
            en_passant: self.en_passant,
            tallies: self.tallies,
            quiet: self.quiet,
            plies: self.plies,
        }
    }

    #[inline]
    fn put(&mut self, unit: Unit, square: Square) {
        self.cells[square.index()] = Some(unit);
        self.units[unit.side().index()].0 |= square.bit().0;
        self.key ^= key::unit(unit, square);
    }

    #[inline]
    fn lift(&mut self, unit: Unit, square: Square) {
        self.cells[square.index()] = None;
        self.units[unit.side().index()].0 &= !square.bit().0;
        self.key ^= key::unit(unit, square);
    }

    #[inline]
    fn capture_on(&mut self, square: Square) {
        let Some(unit) = self.unit(square) else {
            return;
        };
        self.lift(unit, square);
        let side = unit.side();
        let tally = &mut self.tallies[side.index()].captured;
        self.key ^= key::captured(side, *tally) ^ key::captured(side, *tally + 1);
        *tally += 1;
        self.quiet = 0;
    }

    /// After a two-square step of `side` that ended on `landing` (rules: 8.4): the target exists only if a pawn can use it.
    #[inline]
    fn offer_en_passant(&mut self, side: Side, landing: Square) {
        let pawn = Some(Unit::new(side.other(), Kind::Pawn));
        if landing
            .bit()
            .beside()
            .any(|square| self.unit(square) == pawn)
        {
            let file = landing.file();
            self.en_passant = Some(Square::ALL[3 + file as usize]);
            self.key ^= key::en_passant(file);
        }
    }
}

/// The square on `captor`'s home row from which a unit is taken by a capture on the jumped square `target`.
#[inline]
fn victim_of(captor: Side, target: Square) -> Square {
    let offset = match captor {
        Side::First => 6,
        Side::Second => 0,
    };
    Square::ALL[offset + target.file() as usize]
}

impl Position for KingsCooking {
    type Step = Step;
    type Undo = Undo;

    #[inline]
    fn actor(&self) -> Side {
        self.side
    }

    #[inline]
    fn stage(&self) -> Stage {
        Stage::Turn
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::counted_end(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn generate(&self, out: &mut Vec<Step>) {
        movegen::generate(self, out);
    }

    #[inline]
    fn count(&self) -> usize {
        movegen::count(self)
    }

    #[inline]
    fn play_unchecked(&mut self, step: Step) -> Undo {
        let token = Undo(self.clone());
        let (from, side) = (step.from(), self.side);
        self.plies = self.plies.wrapping_add(1);
        self.quiet = NO_PROGRESS_LIMIT.min(self.quiet + 1);
        self.side = side.other();
        self.key ^= key::SIDE;
        let en_passant = self.en_passant.take();
        if let Some(target) = en_passant {
            self.key ^= key::en_passant(target.file());
        }
        let Some(unit) = self.unit(from) else {
            return token;
        };
        self.lift(unit, from);
        match step.action() {
            Action::Board(to) => {
                let mut victim = to;
                if unit.kind() == Kind::Pawn {
                    self.quiet = 0;
                    if en_passant == Some(to) {
                        victim = victim_of(side, to);
                    }
                }
                self.capture_on(victim);
                self.put(unit, to);
            }
            Action::Promote(file, kind) => {
                self.quiet = 0;
                let to = Square::on(side, Row::Far, file);
                self.capture_on(to);
                self.put(Unit::new(side, kind), to);
                // Only a two-square step reaches the far row from the home row, and it always ends there (rules: 8.1).
                if SquareSet::home_row(side).has(from) {
                    self.offer_en_passant(side, to);
                }
            }
            Action::Depart => {
                self.tallies[side.index()].guests += 1;
                self.quiet = 0;
            }
        }
        token
    }

    #[inline]
    fn undo(&mut self, _step: Step, token: Undo) {
        *self = token.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_four_words() {
        assert_eq!(size_of::<KingsCooking>(), 32);
    }
}
