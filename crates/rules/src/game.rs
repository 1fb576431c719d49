//! A game: everything together, and its name.

use crate::{Adjudicate, Audit, Evaluate, Present, Refusal, SplitMix64, Text};

/// A complete game. Whatever implements this can be played on a table, searched, checked, saved and shown; the only
/// other thing it needs is a line in the catalogue.
pub trait Game: Text + Adjudicate + Present + Evaluate + Audit {
    /// The id of scripts, links and protocols (`kings-cooking`).
    const ID: &'static str;
    /// The name for people.
    const NAME: &'static str;
    /// What the first and the second side are called.
    const SIDES: [&'static str; 2];

    /// The normal start.
    fn start(options: Self::Options) -> Self;

    /// A start for random games: the normal one, unless the game has many.
    fn sample(options: Self::Options, _random: &mut SplitMix64) -> Self {
        Self::start(options)
    }

    /// A named start.
    ///
    /// # Errors
    /// `E_SETUP` (or the code of the rules text) with what is accepted.
    fn setup(name: &str, options: Self::Options) -> Result<Self, Refusal> {
        if name == "start" {
            Ok(Self::start(options))
        } else {
            Err(Refusal::new(
                "E_SETUP",
                format!("unknown set-up '{name}'; accepted: start"),
            ))
        }
    }
}
