//! The game by name, with every code that it sends.

use rules::{Attacked, Finding, Game, Ruling, Side, Vocabulary};

use crate::outcome::Reason;
use crate::repetition::{self, Circumstance, Conduct};
use crate::setup::start_board;
use crate::{Field, Options, Refusal, Xiangqi};

impl Game for Xiangqi {
    const ID: &'static str = "xiangqi";
    const NAME: &'static str = "Xiangqi";
    const SIDES: [&'static str; 2] = ["red", "black"];
    const RULES: u32 = 1;

    fn vocabulary() -> Vocabulary {
        let vocabulary = Vocabulary::default().refusals::<Refusal>();
        #[cfg(feature = "records")]
        let vocabulary = vocabulary.refusals::<crate::formats::FormatRefusal>();
        vocabulary
            .reasons::<Reason>()
            .findings::<Conduct>()
            .notes::<Circumstance>()
            .badges::<Attacked>()
            .fields::<Field>()
    }

    fn told(finding: &Finding) -> Vec<String> {
        repetition::told::<Xiangqi>(finding)
    }

    fn summed_up(ruling: &Ruling) -> Option<String> {
        repetition::summed_up::<Xiangqi>(ruling)
    }

    fn start(options: Options) -> Xiangqi {
        Xiangqi::assemble(start_board(), Side::First, 0, 1, options)
    }
}
