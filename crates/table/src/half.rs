//! Half of a position's steps, for machines that share nothing.

use evaluation::Playable;

/// One half of the steps of a position, by their places in the canonical list: neighbours there are mostly of one piece, so that both
/// halves are alike. One machine for each half finds the best lines of the whole position; two that begin with the first step of a turn
/// never tell the same line.
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
