//! The game and its name.

use rules::{Game, Refusal};

use crate::position::KingsCooking;
use crate::setup::{self, LineUp};

impl Game for KingsCooking {
    const ID: &'static str = "kings-cooking";
    const NAME: &'static str = "King's Cooking";
    const SIDES: [&'static str; 2] = ["light", "dark"];

    fn start(_options: ()) -> KingsCooking {
        KingsCooking::from_line_ups(LineUp::DEFAULT, LineUp::DEFAULT)
    }

    fn setup(name: &str, _options: ()) -> Result<KingsCooking, Refusal> {
        setup::named(name)
    }
}
