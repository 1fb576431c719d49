//! `cargo xtask peers`: how fast a game is beside other programs that play it.
//!
//! The peers are run as they come, on the same machine and the same work; they are never linked or shipped. A game with
//! peers has a file here and a line in [`GAMES`].

mod xiangqi;

use anyhow::{Result, bail};

/// Measure a game against other programs' speed.
///
/// Installs the other program and runs both in turn on the same work; prints speeds and their ratio.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
}

/// Measures one game.
type Measure = fn(&Args) -> Result<()>;

/// The games with peers, by id.
const GAMES: &[(&str, Measure)] = &[("xiangqi", xiangqi::run)];

pub(crate) fn run(args: &Args) -> Result<()> {
    match GAMES.iter().find(|(id, _)| *id == args.game) {
        Some((_, measure)) => measure(args),
        None => {
            let ids: Vec<_> = GAMES.iter().map(|(id, _)| *id).collect();
            bail!(
                "no other program is known for '{}'; there is one for {}",
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
    fn a_game_without_peers_is_named() {
        let args = Args {
            game: "hopscotch".into(),
        };
        assert!(run(&args).unwrap_err().to_string().contains("'hopscotch'"));
    }
}
