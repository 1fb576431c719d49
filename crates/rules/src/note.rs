//! What a chooser shows beside a step.

use crate::{Code, Codes, SiteId};

/// A remark on a step that a person is about to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub code: Code,
    /// The place it speaks of: where a passenger lands, say.
    pub site: Option<SiteId>,
    /// Why the game would end, where it speaks of an end.
    pub reason: Option<Code>,
}

impl Note {
    /// A remark about a place.
    #[must_use]
    pub fn at(code: impl Codes, site: SiteId) -> Note {
        Note {
            code: code.into(),
            site: Some(site),
            reason: None,
        }
    }
}

impl<C: Codes> From<C> for Note {
    fn from(code: C) -> Note {
        Note {
            code: code.into(),
            site: None,
            reason: None,
        }
    }
}

impl Note {
    /// A remark about an end.
    #[must_use]
    pub fn of_end(code: impl Codes, reason: Code) -> Note {
        Note {
            code: code.into(),
            site: None,
            reason: Some(reason),
        }
    }
}

crate::codes! {
    /// The remarks on a step that ends the match for nothing or against whoever plays it: a table makes them, because a position
    /// does not know of repetitions.
    pub enum Fate {
        /// The game is drawn by it.
        Draws = "draws",
        /// The game is lost by it.
        Loses = "loses",
    }
}

crate::codes! {
    /// The remarks that every game with a king makes.
    pub enum Threat {
        /// The step gives check.
        Check = "check",
        /// The step is mate.
        Mate = "mate",
    }
}
