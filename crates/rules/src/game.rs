//! A game: everything together, and its name.

use crate::{
    Adjudicate, Audit, CommonRefusal, Finding, Present, Ruling, SplitMix64, Text, Vocabulary,
};

/// A complete game. Whatever implements this can be played on a course, checked, saved and shown; with an evaluation and a line in
/// the catalogue it is played by machines too.
pub trait Game: Text + Adjudicate + Present + Audit {
    /// The id of scripts, links and protocols (`kings-cooking`).
    const ID: &'static str;
    /// The name for people.
    const NAME: &'static str;
    /// What the first and the second side are called.
    const SIDES: [&'static str; 2];

    /// The version of the rules text, kept with games that last: raised whenever the same steps can mean something else.
    const RULES: u32;

    /// Every code that the game can send: refusals, reasons, notes, findings, marks.
    fn vocabulary() -> Vocabulary;

    /// What a terminal says of a step that a ruling was found on: what it did, then a sentence for each remark.
    #[must_use]
    fn told(finding: &Finding) -> Vec<String> {
        finding.words(Self::universe())
    }

    /// The last line of such a story, which says what decided; `None` where the reason says it all.
    #[must_use]
    fn summed_up(_ruling: &Ruling) -> Option<String> {
        None
    }

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
    fn setup(name: &str, options: Self::Options) -> Result<Self, Self::Refusal> {
        if name == "start" {
            Ok(Self::start(options))
        } else {
            Err(CommonRefusal::Setup {
                name: name.to_owned(),
                accepted: ["start"].into_iter().collect(),
            }
            .into())
        }
    }
}
