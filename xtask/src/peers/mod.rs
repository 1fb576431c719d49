//! `cargo xtask peers`: how fast a game is beside other programs that play it.
//!
//! The peers are run as they come, on the same machine and the same work; they are never linked or shipped. A game with
//! peers has a file here and a line in [`GAMES`].

use anyhow::{Result, bail};

/// Measure a game against other programs' speed.
///
/// Downloads the other programs into target and runs both on the same positions.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
}

/// Measures one game.
type Measure = fn(&Args) -> Result<()>;

/// The games with peers, by id.
const GAMES: &[(&str, Measure)] = &[];

pub(crate) fn run(args: &Args) -> Result<()> {
    match GAMES.iter().find(|(id, _)| *id == args.game) {
        Some((_, measure)) => measure(args),
        None => bail!("no other program is known for '{}'{}", args.game, known()),
    }
}

fn known() -> String {
    if GAMES.is_empty() {
        return "; no game has one yet".to_owned();
    }
    let ids: Vec<_> = GAMES.iter().map(|(id, _)| *id).collect();
    format!("; there is one for {}", ids.join(", "))
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
