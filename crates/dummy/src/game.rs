//! The game and its name.

use rules::{CommonRefusal, Game, Reading, Side, Text, Vocabulary};

use crate::{Dummy, Field, Options, Reason, Refusal, setup};

impl Game for Dummy {
    const ID: &'static str = "leapers";
    const NAME: &'static str = "Leapers";
    const SIDES: [&'static str; 2] = ["first", "second"];
    const RULES: u32 = 1;

    fn start(options: Options) -> Dummy {
        Dummy {
            cells: setup::stones(),
            actor: Side::First,
            runner: None,
            owed: None,
            points: [0, 0],
            clock: 0,
            options,
        }
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary::default()
            .refusals::<Refusal>()
            .reasons::<Reason>()
            .fields::<Field>()
    }

    fn setup(name: &str, options: Options) -> Result<Dummy, Refusal> {
        match name {
            "start" => Ok(Dummy::start(options)),
            "face" => Dummy::read_position("..1.2.. 1 - - 0:0 0", Reading::Strict, options),
            _ => Err(CommonRefusal::Setup {
                name: name.to_owned(),
                accepted: ["start", "face"].into_iter().collect(),
            }
            .into()),
        }
    }
}
