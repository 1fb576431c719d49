//! Static value of positions: material and place, freedom on all levels, kings under siege, pawns and boards.
//!
//! Everything is a weighted sum of [`terms`], so that the weights can be learned from games: what the evaluation sees is told to a
//! [`terms::Ledger`], which adds up the value or writes down the counts.

mod boards;
mod ending;
mod exchange;
mod history_slot;
mod look;
mod pawns;
mod terms;
mod tune;
mod weights;

use evaluation::Evaluate;
use rules::{Outcome, Position, Side, Stage};

use terms::Sum;

use crate::movegen;
use crate::outcome::{CLOCK, Reason};
use crate::piece::{Choice, Form};
use crate::position::TriD;
use crate::step::Step;

/// What captures and promotions count, in hundredths of a pawn, by [`Form`]: a unit of measure, not learned.
const WORTH: [i32; 8] = [0, 900, 500, 320, 320, 100, 100, 100];

/// The phase with all pieces on the board: 4 for a queen, 2 for a rook, 1 for a bishop or a knight.
const FULL: i32 = 24;

/// What sums are divided by: the phase and the hope at their greatest.
const UNIT: i32 = FULL * ending::WHOLE;

/// Whom a value for White favours.
const fn stronger(white: i32) -> Side {
    if white < 0 { Side::Second } else { Side::First }
}

impl Evaluate for TriD {
    fn value(&self) -> i32 {
        let mut sum = Sum::default();
        self.look(&mut sum);
        let white = sum.balance().blend(self.phase(), FULL);
        let white = white * self.hope(stronger(white)) / UNIT + self.drive();
        match self.side {
            Side::First => white,
            Side::Second => -white,
        }
    }

    #[inline]
    fn gain(&self, step: Step) -> i32 {
        match step {
            Step::Move { to, promotion, .. } => {
                let taken = match self.cells[to.index()] {
                    Some(piece) => WORTH[piece.form as usize],
                    None if self.passed.is_some() && self.takes_en_passant(step) => {
                        WORTH[Form::Moved as usize]
                    }
                    None => 0,
                };
                taken + promoted(promotion)
            }
            Step::Activate { choices, .. } => {
                let [first, second] = choices.both();
                promoted(first) + promoted(second)
            }
            Step::Turn { promotion, .. } => promoted(promotion),
            Step::Promote { choice, .. } => promoted(Some(choice)),
            Step::Castle(_) => 0,
        }
    }

    fn exchange(&self, step: Step) -> i32 {
        let gain = self.gain(step);
        match step {
            Step::Move {
                from,
                to,
                promotion,
            } => {
                let Some(mover) = self.cells[from.index()] else {
                    return gain;
                };
                let form = promotion.map_or(mover.form, Choice::form);
                // A legal capture by the king meets nobody; and whoever wins more than it risks cannot lose, whatever follows.
                if form == Form::King || gain >= WORTH[form as usize] {
                    return gain;
                }
                self.exchanged(from, to, form, gain)
            }
            _ => gain,
        }
    }

    fn tactical(&self, out: &mut Vec<Step>) {
        movegen::gains(self, out);
    }

    /// Draws that the match declares: the clock, unless it may be mate, and the material.
    #[inline]
    fn plain_end(&self) -> Option<Outcome> {
        if self.pending.has_any() {
            None
        } else if self.has_insufficient_material() {
            Some(Outcome::draw(Reason::Material))
        } else if self.halfmoves >= CLOCK && !self.in_check() {
            Some(Outcome::draw(Reason::Fifty))
        } else {
            None
        }
    }

    /// Not with pawns alone: then passing may be the only good move. An empty board of one's own is as good as a pass, which makes
    /// such positions rare.
    fn passed(&self) -> Option<TriD> {
        let own = self.sides[self.side.index()];
        let pieces = own & !self.pawns() & !self.form(Form::King);
        if pieces.is_empty() || self.stage() != Stage::Turn || self.in_check() {
            return None;
        }
        let mut next = self.clone();
        next.pass();
        Some(next)
    }

    #[inline]
    fn history_slot(&self, step: Step) -> usize {
        self.slot_of(step)
    }
}

/// What a promotion adds.
fn promoted(choice: Option<Choice>) -> i32 {
    choice.map_or(0, |choice| {
        WORTH[choice.form() as usize] - WORTH[Form::Moved as usize]
    })
}

impl TriD {
    /// How much of the game is left, in [`FULL`]ths.
    fn phase(&self) -> i32 {
        let minors = self.form(Form::Bishop) | self.form(Form::Knight);
        let units =
            4 * self.form(Form::Queen).len() + 2 * self.form(Form::Rook).len() + minors.len();
        (units as i32).min(FULL)
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Mirror};

    use super::*;
    use crate::Options;
    use crate::testing::{at, step};

    #[test]
    fn the_start_is_worth_the_move() {
        let start = TriD::start(Options::default());
        let tempo = terms::Term::new(terms::Group::Tempo, 0).weight().middle;
        assert_eq!(start.value(), tempo);
        assert_eq!(start.mirrored().value(), tempo);
    }

    #[test]
    fn mirrored_positions_have_the_same_value() {
        let position =
            at("4/4/p1Kp/4|4/4/3k/4|P3/1P1P/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10");
        assert_eq!(position.value(), position.mirrored().value());
    }

    #[test]
    fn gains_count_captures_and_promotions() {
        let position =
            at("4/2K1/4/4|4/3k/4/4|2n1/1P2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(position.gain(step(&position, "b7Bc8B=q")), 320 + 800);
        assert_eq!(position.gain(step(&position, "b7Bb8B=n")), 220);
        assert_eq!(position.gain(step(&position, "QL1-QL2")), 0);
        let passing =
            at("4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10");
        assert_eq!(passing.gain(step(&passing, "c5Nb6B")), 100);
    }

    #[test]
    fn a_deferred_pawn_is_worth_more_than_one_on_its_way() {
        let waiting =
            at("4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let walking =
            at("4/2K1/4/4|4/3k/4/4|4/P3/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert!(waiting.value() > walking.value());
    }
}
