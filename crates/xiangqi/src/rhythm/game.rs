//! The game by name, with every code that it sends.

use rules::{Finding, Game, Reading, Ruling, Text, Vocabulary};

use crate::{Xiangqi, repetition};

use super::{RSTART, Rhythm, RhythmOptions};

impl Game for Rhythm {
    const ID: &'static str = "rhythm";
    const NAME: &'static str = "Rhythm Xiangqi";
    const SIDES: [&'static str; 2] = ["red", "black"];
    const RULES: u32 = 1;

    /// The same words as on one board: both games are told by the same types.
    fn vocabulary() -> Vocabulary {
        Xiangqi::vocabulary()
    }

    fn told(finding: &Finding) -> Vec<String> {
        repetition::told::<Rhythm>(finding)
    }

    fn summed_up(ruling: &Ruling) -> Option<String> {
        repetition::summed_up::<Rhythm>(ruling)
    }

    fn start(options: RhythmOptions) -> Rhythm {
        match Rhythm::read_position(RSTART, Reading::Strict, options) {
            Ok(position) => position,
            Err(refusal) => unreachable!("the start is a good position text: {refusal}"),
        }
    }
}
