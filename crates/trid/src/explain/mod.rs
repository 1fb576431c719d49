//! The step that a text means, or the first rule that forbids it (rules: 6.3, 7, 13).

mod activation;
mod castling;
mod pawn;
mod piece;

use rules::{Position, Standing};

use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::{Spoken, Step};

type Answer = Result<Step, Refusal>;

/// The step that a text in machine form means.
pub(crate) fn explain(position: &TriD, text: &str, standing: Standing) -> Answer {
    let spoken = Spoken::read(text)?;
    if standing == Standing::Over || position.outcome().is_some() {
        return Err(Refusal::Over);
    }
    position.judge(spoken)
}

impl TriD {
    /// The legality of an action in a game that goes on.
    pub(crate) fn judge(&self, spoken: Spoken) -> Answer {
        match (spoken, self.pending.first()) {
            (Spoken::Promote { place, choice }, _) => self.judge_promotion(place, choice),
            (_, Some(square)) => Err(Refusal::Owed { square }),
            (Spoken::Move { from, to, choice }, None) => self.judge_move(from, to, choice),
            (Spoken::Castle(wing), None) => self.judge_castling(wing),
            (
                Spoken::Activate {
                    from,
                    to,
                    arrival,
                    choices,
                },
                None,
            ) => self.judge_activation(from, to, arrival, choices),
            (Spoken::Turn { pin, choice }, None) => self.judge_turn(pin, choice),
        }
    }
}
