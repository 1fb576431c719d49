//! What a chooser shows beside a step.

use crate::{Code, Codes, SiteId};

/// A remark on a step that a person is about to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub code: Code,
    /// The place it speaks of: where a passenger lands, say.
    pub site: Option<SiteId>,
}

impl Note {
    /// A remark about a place.
    #[must_use]
    pub fn at(code: impl Codes, site: SiteId) -> Note {
        Note {
            code: code.into(),
            site: Some(site),
        }
    }
}

impl<C: Codes> From<C> for Note {
    fn from(code: C) -> Note {
        Note {
            code: code.into(),
            site: None,
        }
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
