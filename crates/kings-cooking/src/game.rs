//! The game and its name.

use rules::{Game, Vocabulary};

use crate::Refusal;
use crate::link::LinkRefusal;
use crate::outcome::Reason;
use crate::position::KingsCooking;
use crate::setup::{self, LineUp};
use crate::solve::TableRefusal;

impl Game for KingsCooking {
    const ID: &'static str = "kings-cooking";
    const NAME: &'static str = "King's Cooking";
    const SIDES: [&'static str; 2] = ["light", "dark"];
    const RULES: u32 = 1;

    fn vocabulary() -> Vocabulary {
        Vocabulary::default()
            .refusals::<Refusal>()
            .refusals::<LinkRefusal>()
            .refusals::<TableRefusal>()
            .reasons::<Reason>()
    }

    fn start(_options: ()) -> KingsCooking {
        KingsCooking::from_line_ups(LineUp::DEFAULT, LineUp::DEFAULT)
    }

    fn setup(name: &str, _options: ()) -> Result<KingsCooking, Refusal> {
        setup::named(name)
    }
}
