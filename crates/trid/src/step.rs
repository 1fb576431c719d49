//! Actions and their machine form (rules: 4, 12.1).

use std::fmt;
use std::str::FromStr;

use crate::geometry::{Arrival, Pin, Place, Square};
use crate::piece::{Choice, Choices};
use crate::refusal::Refusal;

/// Which way to castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Wing {
    /// `O-O`: king and e-rook exchange squares on one board.
    Kingside,
    /// `O-O-O`: across the bridge.
    Queenside,
}

impl Wing {
    /// Both, kingside first.
    pub const ALL: [Wing; 2] = [Wing::Kingside, Wing::Queenside];

    /// `O-O` or `O-O-O`.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Wing::Kingside => "O-O",
            Wing::Queenside => "O-O-O",
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// One action, all choices filled in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A piece goes from one square to another; en passant is the pawn's diagonal step to an empty square.
    Move {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// What the pawn becomes, when it reaches its furthest rank.
        promotion: Option<Choice>,
    },
    /// A castling.
    Castle(Wing),
    /// A board goes from one pin to another, with or without a passenger.
    Activate {
        /// The pin it leaves.
        from: Pin,
        /// The pin it reaches.
        to: Pin,
        /// Where the passenger arrives.
        arrival: Arrival,
        /// What the mover's own pawns become: the passenger (option `carried_promotion`), then the uncovered one.
        choices: Choices,
    },
    /// A board turns on its pin (option `rotate_in_place`).
    Turn {
        /// Where it stands.
        pin: Pin,
        /// What its passenger becomes (option `carried_promotion`).
        promotion: Option<Choice>,
    },
    /// A forced promotion is settled.
    Promote {
        /// Where the pawn stands.
        square: Square,
        /// What it becomes.
        choice: Choice,
    },
}

/// The machine form: `b2Wb4N`, `O-O`, `QL2-KL3^=n`, `QL6-KL6^=qr`, `QL2^`, `a8B=q`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let promotion = match *self {
            Step::Move {
                from,
                to,
                promotion,
            } => {
                write!(f, "{from}{to}")?;
                promotion
            }
            Step::Castle(wing) => return f.write_str(wing.text()),
            Step::Activate {
                from,
                to,
                arrival,
                choices,
            } => {
                write!(f, "{from}-{to}")?;
                if arrival == Arrival::Rotated {
                    f.write_str("^")?;
                }
                return choices.fmt(f);
            }
            Step::Turn { pin, promotion } => {
                write!(f, "{pin}^")?;
                promotion
            }
            Step::Promote { square, choice } => {
                write!(f, "{square}")?;
                Some(choice)
            }
        };
        Choices::of(promotion).fmt(f)
    }
}

/// Reads the machine form. Whether the step is legal is for a position to say.
impl FromStr for Step {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Step, Refusal> {
        let square = |place: Place| place.square().ok_or(Refusal::NoSuchSquare { place });
        Ok(match Spoken::read(text)? {
            Spoken::Move { from, to, choice } => Step::Move {
                from: square(from)?,
                to: square(to)?,
                promotion: choice,
            },
            Spoken::Castle(wing) => Step::Castle(wing),
            Spoken::Activate {
                from,
                to,
                arrival,
                choices,
            } => Step::Activate {
                from,
                to,
                arrival,
                choices,
            },
            Spoken::Turn { pin, choice } => Step::Turn {
                pin,
                promotion: choice,
            },
            Spoken::Promote { place, choice } => Step::Promote {
                square: square(place)?,
                choice,
            },
        })
    }
}

/// A text that has the form of an action. Its places need not be squares of the game yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spoken {
    Move {
        from: Place,
        to: Place,
        choice: Option<Choice>,
    },
    Castle(Wing),
    Activate {
        from: Pin,
        to: Pin,
        arrival: Arrival,
        choices: Choices,
    },
    Turn {
        pin: Pin,
        choice: Option<Choice>,
    },
    Promote {
        place: Place,
        choice: Choice,
    },
}

impl Spoken {
    /// Reads the machine form.
    pub(crate) fn read(text: &str) -> Result<Spoken, Refusal> {
        Spoken::parse(text).ok_or_else(|| Refusal::Machine {
            text: Refusal::shown(text),
        })
    }

    fn parse(text: &str) -> Option<Spoken> {
        if let Some(wing) = Wing::ALL.into_iter().find(|wing| wing.text() == text) {
            return Some(Spoken::Castle(wing));
        }
        if let Some((from, rest)) = read_pin(text) {
            if let Some(rest) = rest.strip_prefix('^') {
                return Some(Spoken::Turn {
                    pin: from,
                    choice: read_choice(rest)?,
                });
            }
            let (to, rest) = read_pin(rest.strip_prefix('-')?)?;
            let (arrival, rest) = match rest.strip_prefix('^') {
                Some(rest) => (Arrival::Rotated, rest),
                None => (Arrival::Same, rest),
            };
            return Some(Spoken::Activate {
                from,
                to,
                arrival,
                choices: read_choices(rest)?,
            });
        }
        let (from, rest) = Place::read(text)?;
        match Place::read(rest) {
            Some((to, rest)) => Some(Spoken::Move {
                from,
                to,
                choice: read_choice(rest)?,
            }),
            None => Some(Spoken::Promote {
                place: from,
                choice: read_choice(rest)??,
            }),
        }
    }
}

pub(crate) fn read_pin(text: &str) -> Option<(Pin, &str)> {
    let name = text.get(..3)?;
    Some((Pin::from_name(name)?, &text[3..]))
}

/// The end of an action: nothing, or `=` and a choice. The outer `None` is anything else.
fn read_choice(text: &str) -> Option<Option<Choice>> {
    match read_choices(text)? {
        Choices::None => Some(None),
        Choices::One(choice) => Some(Some(choice)),
        Choices::Two(..) => None,
    }
}

/// The end of a board's move: nothing, or `=` and one or two choices.
fn read_choices(text: &str) -> Option<Choices> {
    if text.is_empty() {
        return Some(Choices::None);
    }
    let mut letters = text.strip_prefix('=')?.chars();
    let first = Choice::from_letter(letters.next()?)?;
    let choices = match letters.next() {
        Some(letter) => Choices::Two(first, Choice::from_letter(letter)?),
        None => Choices::One(first),
    };
    letters.as_str().is_empty().then_some(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_with_the_form_of_an_action_are_read() {
        for text in [
            "b2Wb4N",
            "b7Bb8B=q",
            "z1Wz0QL1=q",
            "O-O",
            "O-O-O",
            "QL1-QL2",
            "QL2-KL3^",
            "QL6-KL6^=n",
            "QL6-KL6^=qr",
            "QL5-QL6=q",
            "QL2-QL2",
            "QL2^",
            "QL6^=b",
            "a8B=q",
        ] {
            let spoken = Spoken::read(text);
            assert!(spoken.is_ok(), "{text}");
            match text.parse::<Step>() {
                Ok(step) => assert_eq!(step.to_string(), text),
                Err(refusal) => {
                    assert_eq!(text, "z1Wz0QL1=q");
                    assert!(matches!(refusal, Refusal::NoSuchSquare { .. }));
                }
            }
        }
    }

    #[test]
    fn other_texts_are_syntax_errors() {
        for text in [
            "",
            "a",
            "a1",
            "a1W",
            "a1W=",
            "a1W=k",
            "a1W=qq",
            "0-0",
            "O-O-O-O",
            "QL1",
            "QL7-QL1",
            "QL1-",
            "QL1--QL2",
            "QL1-QL2^^",
            "QL2^=",
            "QL2^=qr",
            "QL1-QL2=",
            "QL1-QL2=qrb",
            "QL1-QL2=qk",
            "b7Bb8B=qr",
            "ql1-ql2",
            "b2Wb4N=",
            "b2Wb4N+",
            " b2Wb4N",
            "b2W b4N",
            "f1Wf2W",
            "é",
            "QLé",
            "a1Wé",
        ] {
            assert!(
                matches!(Spoken::read(text), Err(Refusal::Machine { .. })),
                "{text}"
            );
        }
    }
}
