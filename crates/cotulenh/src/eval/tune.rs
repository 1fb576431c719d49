//! The terms as the tuning tool sees them.

use evaluation::{Freedom, Shape, Tune, Weights};

use crate::position::Cotulenh;

use super::FULL;
use super::field::Field;
use super::terms::{Counts, LISTED};

impl Tune for Cotulenh {
    const UNIT: i32 = FULL;

    fn weights() -> Vec<Weights> {
        LISTED
            .iter()
            .map(|array| Weights {
                name: array.name,
                about: array.about,
                columns: array.columns,
                shape: Shape::Single,
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
    use conformance::{Plan, assert_terms_add_up};
    use rules::Game;

    use super::*;

    #[test]
    fn the_value_is_the_sum_of_the_terms() {
        let plan = Plan {
            games: 20,
            plies: 200,
            seed: 3,
        };
        assert_terms_add_up(&Cotulenh::start(Default::default()), &plan, 1);
    }
}
