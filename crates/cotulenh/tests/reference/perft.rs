//! Section 13: the three counts of the normative rules.

use super::game::{Action, Position};

/// A-perft: sequences of `depth` legal actions.
pub(crate) fn actions(position: &Position, depth: u32) -> u64 {
    let legal = position.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| actions(&position.played(action), depth - 1))
        .sum()
}

/// S count: as A, but commit is not counted at the last ply.
pub(crate) fn steps(position: &Position, depth: u32) -> u64 {
    let legal = position.legal();
    if depth == 1 {
        let commits = legal.iter().filter(|action| **action == Action::Commit);
        return (legal.len() - commits.count()) as u64;
    }
    legal
        .into_iter()
        .map(|action| steps(&position.played(action), depth - 1))
        .sum()
}

/// T-perft: sequences of `depth` whole turns; orders of steps count separately.
pub(crate) fn turns(position: &Position, depth: u32) -> u64 {
    position
        .legal()
        .into_iter()
        .map(|action| {
            let next = position.played(action);
            match (&next.session, depth) {
                (Some(_), _) => turns(&next, depth),
                (None, 1) => 1,
                (None, _) => turns(&next, depth - 1),
            }
        })
        .sum()
}
