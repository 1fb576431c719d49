//! The game and its name.

use rules::{Game, Side, Vocabulary};

use crate::options::Options;
use crate::outcome::Reason;
use crate::plan::Field;
use crate::position::Cotulenh;
use crate::present::{Remark, Worn};
use crate::refusal::Refusal;
use crate::setup;

impl Game for Cotulenh {
    const ID: &'static str = "cotulenh";
    const NAME: &'static str = "CoTuLenh (Commander Chess)";
    const SIDES: [&'static str; 2] = ["red", "blue"];
    const RULES: u32 = 1;

    fn vocabulary() -> Vocabulary {
        Vocabulary::default()
            .refusals::<Refusal>()
            .reasons::<Reason>()
            .notes::<Remark>()
            .badges::<Worn>()
            .fields::<Field>()
    }

    fn start(options: Options) -> Cotulenh {
        Cotulenh {
            board: setup::board(options),
            side: Side::First,
            session: None,
            clock: 0,
            number: 1,
            reached: None,
        }
    }
}
