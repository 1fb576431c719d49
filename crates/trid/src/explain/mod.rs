//! The step that a text means, or the first rule that forbids it (rules: 6.3, 7, 13).

mod activation;
mod pawn;
mod piece;

use rules::{Position, Refusal, Standing};

use crate::geometry::Place;
use crate::piece::Choice;
use crate::position::TriD;
use crate::step::{Spoken, Step};

type Answer = Result<Step, Refusal>;

fn no<T>(code: &'static str, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}

impl TriD {
    pub(crate) fn explained(&self, text: &str, standing: Standing) -> Answer {
        let spoken = Spoken::read(text)?;
        if standing == Standing::Over || self.outcome().is_some() {
            return no("E_GAME_OVER", "the game is over");
        }
        self.judge(spoken)
    }

    /// The legality of an action in a game that goes on.
    pub(crate) fn judge(&self, spoken: Spoken) -> Answer {
        if let Spoken::Promote { place, choice } = spoken {
            return self.judge_promotion(place, choice);
        }
        if let Some(square) = self.pending.first() {
            return no(
                "E_PROMOTION_REQUIRED",
                format!(
                    "the pawn on {square} must promote first; accepted: {square}=q, =r, =b, =n"
                ),
            );
        }
        match spoken {
            Spoken::Move { from, to, choice } => self.judge_move(from, to, choice),
            Spoken::Castle(wing) => match self.castling_refusal(wing) {
                Some(refusal) => Err(refusal),
                None => Ok(Step::Castle(wing)),
            },
            Spoken::Activate {
                from,
                to,
                arrival,
                choice,
            } => self.judge_activation(from, to, arrival, choice),
            Spoken::Turn(pin) => self.judge_turn(pin),
            Spoken::Promote { place, choice } => self.judge_promotion(place, choice),
        }
    }

    /// Forced promotions (rules: 8.4, 13).
    fn judge_promotion(&self, place: Place, choice: Choice) -> Answer {
        let square = place.square();
        match self.pending.first() {
            Some(first) if square == Some(first) => Ok(Step::Promote {
                square: first,
                choice,
            }),
            Some(first) => no(
                "E_PROMOTION_REQUIRED",
                format!("the pawn on {first} must promote first"),
            ),
            None => match square.and_then(|square| Some((square, self.covering(square)?))) {
                Some((square, board)) => no(
                    "E_PROMOTION_BLOCKED",
                    format!(
                        "the pawn on {square} waits until board {} leaves {}",
                        board.name(),
                        self.boards.pin(board)
                    ),
                ),
                None => no("E_NOT_PENDING", format!("no promotion is owed on {place}")),
            },
        }
    }
}
