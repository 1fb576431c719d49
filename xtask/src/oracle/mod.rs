//! `cargo xtask oracle`: a game compared with an outside program that knows its rules.
//!
//! The outside programs are run as they come, in an environment of their own under target; they are never linked,
//! translated or shipped. A game with an oracle has a file here and a line in [`GAMES`].

mod xiangqi;

use anyhow::{Result, bail};

/// Compare a game with an outside program that knows its rules.
///
/// Installs the outside program into target/oracle-venv and compares both on random games: legal steps, checks, position
/// texts, ends, and verdicts over repetitions. Prints every difference and which rule explains it; fails on one that none
/// does.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Positions of random games; about 400 a second
    #[arg(long, default_value_t = 10_000)]
    positions: u32,
    /// Random repetitions
    #[arg(long, default_value_t = 200)]
    cycles: u32,
    /// Seed of the random games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Compares one game.
type Compare = fn(&Args) -> Result<()>;

/// The games with an oracle, by id.
const GAMES: &[(&str, Compare)] = &[("xiangqi", xiangqi::run)];

pub(crate) fn run(args: &Args) -> Result<()> {
    match GAMES.iter().find(|(id, _)| *id == args.game) {
        Some((_, compare)) => compare(args),
        None => {
            let ids: Vec<_> = GAMES.iter().map(|(id, _)| *id).collect();
            bail!(
                "no outside program is known that plays '{}'; there is one for {}",
                args.game,
                ids.join(", ")
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_an_oracle_is_told_which_have_one() {
        let args = Args {
            game: "hopscotch".into(),
            positions: 1,
            cycles: 1,
            seed: 1,
        };
        let message = run(&args).unwrap_err().to_string();
        assert!(
            message.contains("'hopscotch'") && message.contains("xiangqi"),
            "{message}"
        );
    }
}
