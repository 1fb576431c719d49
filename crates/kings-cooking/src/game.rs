//! The game and its name.

use rules::{Game, Vocabulary};

use crate::Refusal;
use crate::outcome::Reason;
use crate::plan::Field;
use crate::position::KingsCooking;
use crate::setup::{self, LineUp};

impl Game for KingsCooking {
    const ID: &'static str = "kings-cooking";
    const NAME: &'static str = "King's Cooking";
    const SIDES: [&'static str; 2] = ["light", "dark"];
    const RULES: u32 = 1;

    fn vocabulary() -> Vocabulary {
        let vocabulary = Vocabulary::default().refusals::<Refusal>();
        #[cfg(feature = "records")]
        let vocabulary = vocabulary.refusals::<crate::link::LinkRefusal>();
        #[cfg(feature = "solver")]
        let vocabulary = vocabulary.refusals::<crate::solve::TableRefusal>();
        vocabulary.reasons::<Reason>().fields::<Field>()
    }

    fn start(_options: ()) -> KingsCooking {
        KingsCooking::from_line_ups(LineUp::DEFAULT, LineUp::DEFAULT)
    }

    fn setup(name: &str, _options: ()) -> Result<KingsCooking, Refusal> {
        setup::named(name)
    }
}
