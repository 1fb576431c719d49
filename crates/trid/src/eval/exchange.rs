//! What an exchange on one square leaves.
//!
//! Levels are free, so that everybody who reaches a column reaches the square; whoever leaves the last place in its column opens the line
//! through it.

use rules::Side;

use super::WORTH;
use crate::geometry::{BETWEEN, Square, Squares, TABLES};
use crate::piece::Form;
use crate::position::TriD;

/// Who takes first: the cheapest. Kings come last, and only where nobody can take back.
const BY_WORTH: [Form; 8] = [
    Form::Moved,
    Form::Unmoved,
    Form::Transported,
    Form::Knight,
    Form::Bishop,
    Form::Rook,
    Form::Queen,
    Form::King,
];

/// A king taken would end everything.
const KING: i32 = 10_000;

/// The longest exchange: every piece of both sides.
const LONGEST: usize = 34;

const fn price(form: Form) -> i32 {
    match form {
        Form::King => KING,
        other => WORTH[other as usize],
    }
}

impl TriD {
    /// What is left of `won` when the piece of `form` that went from `from` to `to` may be taken there, and so on.
    pub(super) fn exchanged(&self, from: Square, to: Square, form: Form, won: i32) -> i32 {
        let column = to.column().index();
        let mut pieces = self.pieces() & !Squares::of(from) & !Squares::of(to);
        let mut blockers = self.blockers(self.occupied_without(from), self.existing);
        let queens = self.form(Form::Queen);
        let snipers = ((TABLES.orthogonal[column] & (self.form(Form::Rook) | queens))
            | (TABLES.diagonal[column] & (self.form(Form::Bishop) | queens)))
            & self.on_tracks()[to.index()];
        let near = (TABLES.knight[column] & self.form(Form::Knight))
            | (TABLES.king[column] & self.form(Form::King))
            | (TABLES.pawn[Side::Second.index()][column] & self.pawns() & self.sides[0])
            | (TABLES.pawn[Side::First.index()][column] & self.pawns() & self.sides[1]);
        let between = &BETWEEN[column];
        let mut side = self.side.other();
        let mut risk = price(form);
        let mut balance = [0; LONGEST];
        balance[0] = won;
        let mut depth = 0;
        while depth + 1 < LONGEST {
            let own = self.sides[side.index()] & pieces;
            let open = (snipers & own)
                .filter(|sniper| between[sniper.column().index()].and(blockers).is_empty())
                .collect::<Squares>();
            let takers = open | (near & own);
            let Some((taker, next)) = BY_WORTH.into_iter().find_map(|form| {
                let square = (takers & self.form(form)).first()?;
                Some((square, price(form)))
            }) else {
                break;
            };
            depth += 1;
            balance[depth] = risk - balance[depth - 1];
            risk = next;
            pieces &= !Squares::of(taker);
            let left = taker.column();
            if (pieces & TABLES.column[left.index()]).is_empty() {
                blockers = blockers.without(left);
            }
            side = side.other();
        }
        while depth > 0 {
            balance[depth - 1] = -(-balance[depth - 1]).max(balance[depth]);
            depth -= 1;
        }
        balance[0]
    }
}

#[cfg(test)]
mod tests {
    use evaluation::Evaluate;
    use rules::{Game, Position, SplitMix64};

    use super::*;
    use crate::Options;
    use crate::piece::Piece;
    use crate::step::Step;
    use crate::testing::{at, step};

    fn exchange(tfen: &str, text: &str) -> i32 {
        let position = at(tfen);
        position.exchange(step(&position, text))
    }

    #[test]
    fn a_free_pawn_is_won_and_a_defended_one_costs_the_rook() {
        let free = "R3/4/4/2K1|4/p3/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
        assert_eq!(exchange(free, "a4Wa5N"), 100);
        // The pawn on b6 covers every level of a5.
        let held = free.replace("|2k1/4/4/4", "|2k1/4/1p2/4");
        assert_eq!(exchange(&held, "a4Wa5N"), 100 - 500);
    }

    #[test]
    fn a_rook_behind_a_rook_joins_in_when_its_line_opens() {
        let pair = "4/R3/4/R1K1|4/p3/4/4|2k1/r3/4/4 KL2:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10";
        assert_eq!(exchange(pair, "a3Wa5N"), 100 - 500 + 500);
        // A piece on another level of the column that the first rook leaves keeps it closed.
        let closed = pair.replace("|4/p3/4/4|", "|4/p3/4/B3|");
        assert_eq!(exchange(&closed, "a3Wa5N"), 100 - 500);
    }

    #[test]
    fn nobody_is_made_to_take_back() {
        // The rook takes a pawn that a queen defends and another rook attacks: the queen stays where it is.
        let queen = "4/R3/4/R1K1|4/p3/4/4|2k1/q3/4/4 KL2:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10";
        assert_eq!(exchange(queen, "a3Wa5N"), 100);
    }

    #[test]
    fn a_king_takes_back_only_where_nobody_follows() {
        let held = "R3/4/4/2K1|4/p3/4/4|4/4/1k2/4 KL2:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10";
        assert_eq!(exchange(held, "a4Wa5N"), 100 - 500);
        let backed = held.replace("R3/4/4/2K1", "R3/R3/4/2K1");
        assert_eq!(exchange(&backed, "a4Wa5N"), 100);
    }

    /// What `side` wins by taking on `square` with its cheapest piece, or by leaving it, found by moving the pieces.
    fn literal(position: &TriD, square: Square, side: Side) -> i32 {
        let Some(victim) = position.cells[square.index()] else {
            return 0;
        };
        let takers = position
            .attackers(square, side)
            .filter_map(|from| Some((from, position.cells[from.index()]?)));
        let Some((from, taker)) =
            takers.min_by_key(|(_, piece)| BY_WORTH.iter().position(|form| *form == piece.form))
        else {
            return 0;
        };
        let mut next = position.clone();
        next.remove(square, victim);
        next.remove(from, taker);
        next.put(square, taker);
        (price(victim.form) - literal(&next, square, side.other())).max(0)
    }

    #[test]
    fn exchanges_end_as_if_they_were_played() {
        let mut random = SplitMix64::new(11);
        let mut steps = Vec::new();
        let (mut seen, mut lost) = (0, 0);
        for _ in 0..300 {
            let mut position = TriD::start(Options::default());
            for _ in 0..100 {
                steps.clear();
                position.generate(&mut steps);
                for &step in &steps {
                    let Step::Move {
                        from,
                        to,
                        promotion,
                    } = step
                    else {
                        continue;
                    };
                    let Some(Piece { form, .. }) = position.cells[from.index()] else {
                        continue;
                    };
                    if position.cells[to.index()].is_none() || promotion.is_some() {
                        continue;
                    }
                    let gain = position.gain(step);
                    let mut after = position.clone();
                    let _ = after.play_unchecked(step);
                    let expected = gain - literal(&after, to, after.side);
                    assert_eq!(position.exchanged(from, to, form, gain), expected, "{step}");
                    seen += 1;
                    lost += usize::from(expected < 0);
                }
                if steps.is_empty() {
                    break;
                }
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
        assert!(seen > 5_000 && lost > 500, "{seen} {lost}");
    }
}
