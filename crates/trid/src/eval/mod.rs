//! Static value of positions and steps.

mod exchange;
mod trace;

use rules::{Evaluate, Outcome, Position, Side, Stage};

use crate::geometry::{Board, Column, Columns, File, Square, Squares, TABLES, forward};
use crate::movegen;
use crate::outcome::CLOCK;
use crate::piece::{Choice, Form};
use crate::position::TriD;
use crate::step::Step;

/// Values in hundredths of a pawn, by [`Form`]. Free levels make the knight, which nothing blocks, worth a bishop.
const WORTH: [i32; 8] = [0, 900, 500, 320, 320, 100, 100, 100];

/// A pawn that only waits for a board to leave is almost a queen.
const DEFERRED: i32 = 250;
/// A pawn that cannot advance until a board arrives.
const FROZEN: i32 = -25;
/// By steps still to go, 0 never occurs for a pawn that can move.
const PASSED: [i32; 9] = [0, 160, 110, 75, 50, 30, 15, 5, 0];
/// For each board a side may move.
const CONTROL: i32 = 12;
/// For each enemy piece that bears on the king's neighbourhood, growing with the square of their number.
const SIEGE: i32 = 9;
/// For having the move.
const TEMPO: i32 = 10;

/// What standing in the middle is worth to a piece that likes it.
const fn centre(column: Column) -> i32 {
    let file = column.file() as i32;
    let rank = column.rank() as i32;
    let across = if file < 3 { file } else { 5 - file };
    let along = if rank < 5 { rank } else { 9 - rank };
    2 * across + along
}

impl Evaluate for TriD {
    fn value(&self) -> i32 {
        let own = self.half(self.side);
        let other = self.half(self.side.other());
        own - other + TEMPO
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
            Step::Activate { promotion, .. } => promoted(promotion),
            Step::Promote { choice, .. } => promoted(Some(choice)),
            Step::Castle(_) | Step::Turn(_) => 0,
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
            Some(Outcome::draw("material"))
        } else if self.halfmoves >= CLOCK && !self.in_check() {
            Some(Outcome::draw("fifty"))
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
    fn trace(&self, step: Step) -> usize {
        self.trace_of(step)
    }
}

/// What a promotion adds.
fn promoted(choice: Option<Choice>) -> i32 {
    choice.map_or(0, |choice| {
        WORTH[choice.form() as usize] - WORTH[Form::Moved as usize]
    })
}

impl TriD {
    /// The value of one side's half of the position.
    fn half(&self, side: Side) -> i32 {
        let own = self.sides[side.index()];
        let blockers = self.blockers(self.occupied, self.existing);
        let enemy_king = TABLES.king[self.king(side.other()).column().index()];
        let mut value = 0;
        let mut besiegers = 0;
        for square in own {
            let Some(piece) = self.cells[square.index()] else {
                continue;
            };
            value += WORTH[piece.form as usize];
            let reach = self.reach(square, piece.form, blockers) & self.active;
            value += match piece.form {
                Form::King => 0,
                Form::Knight => 2 * reach.len() as i32 + 2 * centre(square.column()),
                Form::Bishop => 2 * reach.len() as i32 + centre(square.column()),
                Form::Rook | Form::Queen => reach.len() as i32,
                Form::Moved | Form::Unmoved | Form::Transported => self.pawn_value(square, side),
            };
            if piece.form != Form::King && (reach & enemy_king).has_any() {
                besiegers += 1;
            }
        }
        let boards = Board::ALL
            .into_iter()
            .filter(|board| self.controller(*board) == Some(side))
            .count() as i32;
        value + SIEGE * besiegers * besiegers + CONTROL * boards
    }

    /// What a piece bears on, on every level that can exist.
    fn reach(&self, square: Square, form: Form, blockers: Columns) -> Squares {
        let column = square.column();
        let slide = |first: usize| {
            (0..4).fold(0, |set, turn| {
                set | TABLES.slide(first + 2 * turn, column, blockers)
            })
        };
        let reached = match form {
            Form::King => return TABLES.king[column.index()],
            Form::Knight => return TABLES.knight[column.index()],
            Form::Rook => slide(0),
            Form::Bishop => slide(1),
            Form::Queen => slide(0) | slide(1),
            Form::Moved | Form::Unmoved | Form::Transported => {
                let side = self.cells[square.index()].map_or(self.side, |piece| piece.side);
                return TABLES.pawn[side.index()][column.index()];
            }
        };
        Squares(reached) & !self.off_track(square)
    }

    fn pawn_value(&self, square: Square, side: Side) -> i32 {
        let column = square.column();
        let furthest = self.furthest_rank(square.file(), side);
        let to_go = usize::from(furthest.abs_diff(square.rank()));
        let mut value = 4 * (8 - to_go.min(8) as i32);
        if matches!(square.file(), File::B | File::C) {
            value += 6;
        }
        if self.covering(square).is_some() {
            return value + DEFERRED;
        }
        if self.missing_ahead(square, side).is_some() {
            value += FROZEN;
        }
        if (self.span(column, side) & self.pawns() & self.sides[side.other().index()]).is_empty() {
            value += PASSED[to_go.min(8)];
        }
        value
    }

    /// The columns ahead of a pawn on its own and the neighbouring files.
    fn span(&self, column: Column, side: Side) -> Squares {
        let mut set = Squares::NONE;
        for file in -1..=1 {
            let mut at = column.offset(file, forward(side));
            while let Some(next) = at {
                set |= TABLES.column[next.index()];
                at = next.offset(0, forward(side));
            }
        }
        set
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
        assert_eq!(start.value(), TEMPO);
        assert_eq!(start.mirrored().value(), TEMPO);
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
