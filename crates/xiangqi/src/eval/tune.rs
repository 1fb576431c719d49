//! The evaluation as the tuning tool sees it.

use evaluation::{Tune, Weights};
use rules::{Position, Side};

use super::places::place_terms;
use super::terms::{Counts, Ledger, TERMS, groups};
use super::{FULL, Sum, UNIT, look, phase, scale, stronger};
use crate::Xiangqi;

impl Tune for Xiangqi {
    const UNIT: i32 = UNIT;

    fn weights() -> Vec<Weights> {
        groups()
    }

    fn terms(&self, out: &mut [i32]) {
        let board = self.board();
        let mut counts = Counts([0; TERMS]);
        for (point, piece) in board.iter() {
            for term in place_terms(piece, point) {
                counts.add(piece.side, term, 1);
            }
        }
        look(board, self.actor(), &mut counts);
        // The scale depends on who is ahead, and so on the weights; the tool takes it as it is.
        let mut sum = Sum::default();
        look(board, self.actor(), &mut sum);
        let phase = phase(board);
        let red = (board.places() + sum.balance()).blend(phase, FULL);
        let scale = scale(board, stronger(red));
        let sign = match self.actor() {
            Side::First => scale,
            Side::Second => -scale,
        };
        for (pair, count) in out.chunks_exact_mut(2).zip(counts.0) {
            pair.copy_from_slice(&[count * phase * sign, count * (FULL - phase) * sign]);
        }
    }
}

#[cfg(test)]
mod tests {
    use conformance::{Plan, assert_terms_add_up};
    use rules::Game;

    use super::*;

    #[test]
    fn the_value_is_the_sum_of_the_terms() {
        let plan = Plan {
            games: 20,
            plies: 200,
            seed: 21,
        };
        assert_terms_add_up(&Xiangqi::start(Default::default()), &plan, 0);
    }
}
