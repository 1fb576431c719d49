//! The game as a whole: its name and its start.

use rules::{Game, Vocabulary};

use crate::options::Options;
use crate::outcome::Reason;
use crate::plan::Field;
use crate::position::TriD;
use crate::present::{Mark, Remark};
use crate::refusal::Refusal;
use crate::setup;

impl Game for TriD {
    const ID: &'static str = "trid";
    const NAME: &'static str = "Tri-Dimensional Chess";
    const SIDES: [&'static str; 2] = ["white", "black"];
    const RULES: u32 = 1;

    fn vocabulary() -> Vocabulary {
        Vocabulary::default()
            .refusals::<Refusal>()
            .reasons::<Reason>()
            .notes::<Remark>()
            .badges::<Mark>()
            .fields::<Field>()
    }

    fn start(options: Options) -> TriD {
        setup::initial(options)
    }
}
