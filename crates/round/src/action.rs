//! What can be asked of a round.

use std::fmt;

use rules::TimingError;

use crate::{CommandId, Millis, PersonId};

/// What can be asked. What it rests on travels with it: a turn names the ply that it was composed at, an answer the entry of the
/// offer. So an offer that crosses a turn on its way spoils nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Plays one whole turn.
    Play {
        /// How many steps stood on the board when it was composed.
        ply: u32,
        /// The steps of the turn, joined by commas.
        turn: String,
        /// How far from the beat it came, in rounds with a beat on trust.
        timing: Option<TimingError>,
    },
    /// Gives up.
    Resign,
    /// Offers a draw; meets an offer of the other side as an agreement.
    OfferDraw,
    /// Answers a draw offer.
    AnswerDraw {
        /// The entry of the offer.
        offer: u32,
        /// What is said to it.
        answer: Answer,
    },
    /// Asks to go back to where one of one's own turns began.
    AskTakeback {
        /// How many steps are to stand on the board.
        to: u32,
    },
    /// Answers that.
    AnswerTakeback {
        /// The entry of the question.
        offer: u32,
        /// What is said to it.
        answer: Answer,
    },
    /// Withdraws an offer of one's own.
    Withdraw {
        /// Its entry.
        offer: u32,
    },
    /// Ends the round without a result, before one's own first turn.
    Abort,
    /// Ends the round because the other one is gone.
    Claim {
        /// As what.
        result: ClaimAs,
    },
    /// Gives the other side fifteen seconds.
    GiveTime,
    /// Offers another round with the sides exchanged.
    OfferRematch,
    /// Answers that.
    AnswerRematch {
        /// The entry of the offer.
        offer: u32,
        /// What is said to it.
        answer: Answer,
    },
    /// Chooses one's pieces, unseen by the other.
    Draft {
        /// In the letters of set-up names.
        choice: String,
    },
    /// Goes away before somebody took the other chair.
    Leave,
}

/// What is said to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Decline,
}

/// What an absent opponent's round is ended as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimAs {
    /// A win of the one who is here.
    Win,
    /// A draw.
    Draw,
}

impl Action {
    /// A sum of everything it says, so that the same command with another action is told apart.
    #[must_use]
    pub fn sum(&self) -> u32 {
        rules::crc32(self.to_string().as_bytes())
    }
}

/// One line that says everything, the same in every build: stored sums are made of it.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { ply, turn, timing } => {
                write!(f, "play {ply} {turn}")?;
                timing.map_or(Ok(()), |TimingError(error)| write!(f, " at {error}"))
            }
            Action::Resign => f.write_str("resign"),
            Action::OfferDraw => f.write_str("offer_draw"),
            Action::AnswerDraw { offer, answer } => write!(f, "answer_draw {offer} {answer}"),
            Action::AskTakeback { to } => write!(f, "ask_takeback {to}"),
            Action::AnswerTakeback { offer, answer } => {
                write!(f, "answer_takeback {offer} {answer}")
            }
            Action::Withdraw { offer } => write!(f, "withdraw {offer}"),
            Action::Abort => f.write_str("abort"),
            Action::Claim {
                result: ClaimAs::Win,
            } => f.write_str("claim win"),
            Action::Claim {
                result: ClaimAs::Draw,
            } => f.write_str("claim draw"),
            Action::GiveTime => f.write_str("give_time"),
            Action::OfferRematch => f.write_str("offer_rematch"),
            Action::AnswerRematch { offer, answer } => write!(f, "answer_rematch {offer} {answer}"),
            Action::Draft { choice } => write!(f, "draft {choice}"),
            Action::Leave => f.write_str("leave"),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Accept => "accept",
            Answer::Decline => "decline",
        })
    }
}

/// An action with who asks for it and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Its name.
    pub id: CommandId,
    /// Who asks; `None` for somebody without a name, who may do nothing.
    pub person: Option<PersonId>,
    /// What is asked.
    pub action: Action,
    /// When its last byte arrived.
    pub at: Millis,
    /// How long his messages travel, as the server measured it; 0 where it did not.
    pub lag: u32,
}
