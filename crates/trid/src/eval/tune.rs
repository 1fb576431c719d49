//! The evaluation as the tuning tool sees it.

use evaluation::{Tune, Weights};
use rules::Side;

use super::FULL;
use super::terms::{Counts, Sum, TERMS, groups};
use super::{UNIT, stronger};
use crate::position::TriD;

impl Tune for TriD {
    const UNIT: i32 = UNIT;

    fn weights() -> Vec<Weights> {
        groups()
    }

    fn terms(&self, out: &mut [i32]) {
        let mut counts = Counts([0; TERMS]);
        self.look(&mut counts);
        // What can be hoped for depends on who is ahead, and so on the weights; the tool takes it as it is.
        let mut sum = Sum::default();
        self.look(&mut sum);
        let phase = self.phase();
        let hope = self.hope(stronger(sum.balance().blend(phase, FULL)));
        let sign = match self.side {
            Side::First => hope,
            Side::Second => -hope,
        };
        for (pair, count) in out.chunks_exact_mut(2).zip(counts.0) {
            pair.copy_from_slice(&[count * phase * sign, count * (FULL - phase) * sign]);
        }
    }

    fn offset(&self) -> i32 {
        match self.side {
            Side::First => self.drive(),
            Side::Second => -self.drive(),
        }
    }
}

#[cfg(test)]
mod tests {
    use conformance::{Plan, assert_terms_add_up};
    use rules::Game;

    use super::*;
    use crate::Options;

    #[test]
    fn the_value_is_the_sum_of_the_terms() {
        let plan = Plan {
            games: 30,
            plies: 200,
            seed: 21,
        };
        assert_terms_add_up(&TriD::start(Options::default()), &plan, 0);
    }
}
