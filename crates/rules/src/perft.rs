//! Counting of legal step sequences.

use crate::Position;

/// How the last ply is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// By [`Position::count`], without playing the steps.
    Bulk,
    /// By playing and taking back every step.
    Every,
}

/// The number of legal sequences of `depth` steps; `perft(_, 0, _)` is 1. The position is as before when it returns.
///
/// ```
/// # use rules::{perft, Leaves, Position};
/// # fn example<P: Position>(position: &mut P) {
/// assert_eq!(perft(position, 2, Leaves::Bulk), perft(position, 2, Leaves::Every));
/// # }
/// ```
pub fn perft<P: Position>(position: &mut P, depth: u32, leaves: Leaves) -> u64 {
    count_steps(position, depth, leaves, &mut Vec::with_capacity(1024))
}

fn count_steps<P: Position>(
    position: &mut P,
    depth: u32,
    leaves: Leaves,
    steps: &mut Vec<P::Step>,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 && leaves == Leaves::Bulk {
        return position.count() as u64;
    }
    let start = steps.len();
    position.generate(steps);
    let end = steps.len();
    let mut nodes = 0;
    for index in start..end {
        let step = steps[index];
        let token = position.play_unchecked(step);
        nodes += if depth == 1 {
            1
        } else {
            count_steps(position, depth - 1, leaves, steps)
        };
        position.undo(step, token);
    }
    steps.truncate(start);
    nodes
}

/// The number of sequences of `depth` whole turns. A turn is over when the actor changes, or when no step is left;
/// different orders of the same steps count apart.
pub fn perft_turns<P: Position>(position: &mut P, depth: u32) -> u64 {
    count_turns(position, depth, &mut Vec::with_capacity(1024))
}

fn count_turns<P: Position>(position: &mut P, depth: u32, steps: &mut Vec<P::Step>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let actor = position.actor();
    let start = steps.len();
    position.generate(steps);
    let end = steps.len();
    let mut nodes = 0;
    for index in start..end {
        let step = steps[index];
        let token = position.play_unchecked(step);
        let over = position.actor() != actor || position.outcome().is_some();
        nodes += count_turns(position, if over { depth - 1 } else { depth }, steps);
        position.undo(step, token);
    }
    steps.truncate(start);
    nodes
}
