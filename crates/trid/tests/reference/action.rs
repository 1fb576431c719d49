//! The machine form of actions (rules: 12.1), and the judgement of a text (rules: 13).

use std::fmt;

use super::activation::Journey;
use super::attack::Code;
use super::castling::Wing;
use super::geometry::{Pin, Square};
use super::piece::{CHOICES, Kind};
use super::state::State;

/// The choices given with an activation, in their order: none, one or two.
pub(crate) type Choices = [Option<Kind>; 2];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) enum Action {
    Move {
        from: Square,
        to: Square,
        choice: Option<Kind>,
    },
    Castle(Wing),
    Activation {
        from: Pin,
        journey: Journey,
        choices: Choices,
    },
    Choice {
        square: Square,
        kind: Kind,
    },
}

fn read_choice(text: &str) -> Option<Kind> {
    CHOICES
        .into_iter()
        .find(|kind| kind.letter().to_ascii_lowercase().to_string() == text)
}

impl Action {
    /// Reads the grammar of 12.1; `None` is `E_SYNTAX`.
    pub(crate) fn read(text: &str) -> Option<Action> {
        match text {
            "O-O" => return Some(Action::Castle(Wing::Kingside)),
            "O-O-O" => return Some(Action::Castle(Wing::Queenside)),
            _ => {}
        }
        let (body, choices) = match text.split_once('=') {
            None => (text, [None, None]),
            // Two letters: the grammar gives them to activations alone.
            Some((body, letters)) => match letters.split_at_checked(1)? {
                (one, "") => (body, [Some(read_choice(one)?), None]),
                (one, two) => (body, [Some(read_choice(one)?), Some(read_choice(two)?)]),
            },
        };
        if let Some((from, to)) = body.split_once('-') {
            let (to, turned) = to.strip_suffix('^').map_or((to, false), |pin| (pin, true));
            let journey = Journey::To {
                pin: Pin::read(to)?,
                turned,
            };
            return Some(Action::Activation {
                from: Pin::read(from)?,
                journey,
                choices,
            });
        }
        let [choice, None] = choices else {
            return None;
        };
        if let Some(pin) = body.strip_suffix('^') {
            return Some(Action::Activation {
                from: Pin::read(pin)?,
                journey: Journey::InPlace,
                choices,
            });
        }
        if let (Some(square), Some(kind)) = (Square::read(body), choice) {
            return Some(Action::Choice { square, kind });
        }
        // Two squares: the first is three letters long on a main board, five on an attack board.
        [3, 5].into_iter().find_map(|length| {
            let (from, to) = body.split_at_checked(length)?;
            Some(Action::Move {
                from: Square::read(from)?,
                to: Square::read(to)?,
                choice,
            })
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = |choice: Option<Kind>| {
            choice.map_or(String::new(), |kind| {
                format!("={}", kind.letter().to_ascii_lowercase())
            })
        };
        let suffixes = |choices: Choices| {
            let letters = choices.into_iter().flatten().map(Kind::letter);
            let letters: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
            if letters.is_empty() {
                letters
            } else {
                format!("={letters}")
            }
        };
        match *self {
            Action::Move { from, to, choice } => write!(f, "{from}{to}{}", suffix(choice)),
            Action::Castle(Wing::Kingside) => f.write_str("O-O"),
            Action::Castle(Wing::Queenside) => f.write_str("O-O-O"),
            Action::Activation {
                from,
                journey: Journey::InPlace,
                choices,
            } => write!(f, "{from}^{}", suffixes(choices)),
            Action::Activation {
                from,
                journey: Journey::To { pin, turned },
                choices,
            } => {
                let turn = if turned { "^" } else { "" };
                write!(f, "{from}-{pin}{turn}{}", suffixes(choices))
            }
            Action::Choice { square, kind } => write!(f, "{square}{}", suffix(Some(kind))),
        }
    }
}

impl State {
    /// The list that belongs to the kind of action; the end of the game is not asked.
    pub(crate) fn judge(&self, action: Action) -> Result<State, Code> {
        match action {
            Action::Move { from, to, choice } => self.judge_move(from, to, choice),
            Action::Castle(wing) => self.judge_castle(wing),
            Action::Activation {
                from,
                journey,
                choices,
            } => self.judge_activation(from, journey, choices),
            Action::Choice { square, kind } => self.judge_choice(square, kind),
        }
    }

    /// Everything in its order: `E_SYNTAX`, `E_GAME_OVER`, then the list of the action. `over` says that the position is
    /// mate or stalemate, or that the match has ended.
    pub(crate) fn submit(&self, text: &str, over: bool) -> Result<State, Code> {
        let action = Action::read(text).ok_or("E_SYNTAX")?;
        if over {
            return Err("E_GAME_OVER");
        }
        self.judge(action)
    }
}
