//! What can be asked of a round, as it is sent.

use round::{Action, Answer, ClaimAs};
use rules::TimingError;

use crate::reading::{tagged, words};

/// What can be asked. In JSON the field `do` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(tag = "do", rename_all = "snake_case"),
    schemars(tag = "do", rename_all = "snake_case")
)]
pub enum ActionView {
    /// Plays one whole turn.
    Play {
        /// How many steps stand before it.
        ply: u32,
        /// Its steps, joined by commas.
        turn: String,
        /// How far from the beat it came, in milliseconds, in rounds with a beat on trust.
        #[cfg_attr(test, ts(optional))]
        timing: Option<i32>,
    },
    /// Gives up.
    Resign {},
    /// Offers a draw.
    OfferDraw {},
    /// Answers that.
    AnswerDraw {
        /// The entry of the offer.
        offer: u32,
        /// Yes or no.
        accept: bool,
    },
    /// Asks to go back to where one of one's own turns began.
    AskTakeback {
        /// How many steps are to stand.
        to: u32,
    },
    /// Answers that.
    AnswerTakeback {
        /// The entry of the question.
        offer: u32,
        /// Yes or no.
        accept: bool,
    },
    /// Withdraws an offer of one's own.
    Withdraw {
        /// Its entry.
        offer: u32,
    },
    /// Calls the round off before one's first turn.
    Abort {},
    /// Ends the round because the other one is gone.
    Claim {
        /// As what.
        r#as: ClaimView,
    },
    /// Gives the other side fifteen seconds.
    GiveTime {},
    /// Offers another round.
    OfferRematch {},
    /// Answers that.
    AnswerRematch {
        /// The entry of the offer.
        offer: u32,
        /// Yes or no.
        accept: bool,
    },
    /// Chooses one's pieces unseen.
    Draft {
        /// In the letters of set-up names.
        choice: String,
    },
    /// Goes away before somebody took the other chair.
    Leave {},
}

tagged!(ActionView by "do" {
    "play": Play { ply, turn, timing },
    "resign": Resign {},
    "offer_draw": OfferDraw {},
    "answer_draw": AnswerDraw { offer, accept },
    "ask_takeback": AskTakeback { to },
    "answer_takeback": AnswerTakeback { offer, accept },
    "withdraw": Withdraw { offer },
    "abort": Abort {},
    "claim": Claim { r#as },
    "give_time": GiveTime {},
    "offer_rematch": OfferRematch {},
    "answer_rematch": AnswerRematch { offer, accept },
    "draft": Draft { choice },
    "leave": Leave {},
});

/// What a round with an absent player ends as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "snake_case"),
    schemars(rename_all = "snake_case")
)]
pub enum ClaimView {
    /// A win of the one who is here.
    Win,
    /// A draw.
    Draw,
}

words!(ClaimView { "win": Win, "draw": Draw });

const fn answer(accept: bool) -> Answer {
    match accept {
        true => Answer::Accept,
        false => Answer::Decline,
    }
}

impl From<ActionView> for Action {
    fn from(view: ActionView) -> Action {
        match view {
            ActionView::Play { ply, turn, timing } => Action::Play {
                ply,
                turn,
                timing: timing.map(TimingError),
            },
            ActionView::Resign {} => Action::Resign,
            ActionView::OfferDraw {} => Action::OfferDraw,
            ActionView::AnswerDraw { offer, accept } => Action::AnswerDraw {
                offer,
                answer: answer(accept),
            },
            ActionView::AskTakeback { to } => Action::AskTakeback { to },
            ActionView::AnswerTakeback { offer, accept } => Action::AnswerTakeback {
                offer,
                answer: answer(accept),
            },
            ActionView::Withdraw { offer } => Action::Withdraw { offer },
            ActionView::Abort {} => Action::Abort,
            ActionView::Claim { r#as } => Action::Claim {
                result: match r#as {
                    ClaimView::Win => ClaimAs::Win,
                    ClaimView::Draw => ClaimAs::Draw,
                },
            },
            ActionView::GiveTime {} => Action::GiveTime,
            ActionView::OfferRematch {} => Action::OfferRematch,
            ActionView::AnswerRematch { offer, accept } => Action::AnswerRematch {
                offer,
                answer: answer(accept),
            },
            ActionView::Draft { choice } => Action::Draft { choice },
            ActionView::Leave {} => Action::Leave,
        }
    }
}
