//! How a game ended, and why.

use crate::Side;

/// The result of a finished game, with the reason code of its rules text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason code, for example `checkmate`.
    pub reason: &'static str,
}

impl Outcome {
    /// A win of `winner`.
    #[must_use]
    pub const fn win(winner: Side, reason: &'static str) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }
}

/// An end that the match declares after a step, with what it was found on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The result.
    pub outcome: Outcome,
    /// What the judge saw, step by step; empty where the reason says it all.
    pub findings: Vec<Finding>,
}

impl From<Outcome> for Ruling {
    fn from(outcome: Outcome) -> Ruling {
        Ruling {
            outcome,
            findings: Vec::new(),
        }
    }
}

/// One observation behind a [`Ruling`]: what a step of the repeated window did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The step's index in the history of the match, from 0.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// The step in machine form.
    pub step: String,
    /// What it did, as a code of the game: `check`, `chase`, `idle`, …
    pub code: &'static str,
    /// What it did it to, in the game's own words for places and pieces (`rook e4`); may be empty.
    pub targets: Vec<String>,
}
