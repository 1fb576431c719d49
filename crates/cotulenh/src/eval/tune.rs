//! The terms as the tuning tool sees them.

use rules::{Entry, Freedom, Tune, Weights};

use crate::position::Cotulenh;

use super::FULL;
use super::field::Field;
use super::terms::{Counts, LISTED};

impl Tune for Cotulenh {
    const UNIT: i32 = FULL;
    const WEIGHTS_FILE: &'static str = "crates/cotulenh/src/eval/weights.rs";

    fn weights() -> Vec<Weights> {
        LISTED
            .iter()
            .map(|array| Weights {
                name: array.name,
                about: array.about,
                columns: array.columns,
                entry: Entry::Single,
                freedom: Freedom::Learned,
                values: array.values.iter().map(|&value| value.into()).collect(),
            })
            .collect()
    }

    fn terms(&self, out: &mut [i32]) {
        let fields = Field::both(&self.board);
        let scale = self.scale();
        for (side, factor) in [(self.side, scale), (self.side.other(), -scale)] {
            self.side_terms(&fields, side, &mut Counts { out, factor });
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Position, SplitMix64};

    use super::*;

    #[test]
    fn the_value_is_the_sum_of_the_terms() {
        let mut random = SplitMix64::new(3);
        for _ in 0..20 {
            let mut position = Cotulenh::start(());
            for _ in 0..200 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                let residue = position.residue();
                assert!(residue.abs() <= 1, "{residue} in {position:?}");
                let _token = position.play(steps[random.below(steps.len())]);
            }
        }
    }
}
