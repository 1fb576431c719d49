//! Half of a position's steps, for machines that share nothing.

use evaluation::Playable;

/// One half of the steps of a position, by their places in the canonical list: neighbours there are mostly of one piece, so that both
/// halves are alike. Two machines with a half each find the best lines of all steps between them, and never the same one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// The first step, the third, and so on.
    Odd,
    /// The second, the fourth, and so on.
    Even,
}

impl Half {
    /// Its steps.
    pub(crate) fn of<P: Playable>(self, position: &P) -> Vec<P::Step> {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let skipped = match self {
            Half::Odd => 0,
            Half::Even => 1,
        };
        steps.into_iter().skip(skipped).step_by(2).collect()
    }
}
