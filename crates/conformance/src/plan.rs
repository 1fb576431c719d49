//! What to check, and what came of it.

use evaluation::Playable;
use std::fmt;

/// How much to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Random games.
    pub games: u64,
    /// Steps after which a game is broken off.
    pub plies: usize,
    /// The seed of the first game; game `n` uses `seed + n`.
    pub seed: u64,
}

/// What a check saw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Positions looked at.
    pub positions: u64,
    /// Steps played and taken back.
    pub pairs: u64,
    /// Broken laws; the check of a game stops at its first one.
    pub differences: Vec<Difference>,
}

/// A broken law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The seed of the game.
    pub seed: u64,
    /// The step of the game at which it showed.
    pub ply: usize,
    /// The position text.
    pub position: String,
    /// Which law, and how it was broken.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            seed,
            ply,
            position,
            what,
        } = self;
        write!(f, "seed {seed}, ply {ply}, position '{position}': {what}")
    }
}

/// Checks `games` random games with the default options and fails the calling test on the first difference.
///
/// # Panics
/// If a law is broken.
#[allow(clippy::panic)]
pub fn assert_lawful<P: Playable>(games: u64, plies: usize, seed: u64) -> Report {
    let report = crate::check::<P>(P::Options::default(), &Plan { games, plies, seed });
    if let Some(difference) = report.differences.first() {
        panic!("{}: {difference}", P::ID);
    }
    report
}
