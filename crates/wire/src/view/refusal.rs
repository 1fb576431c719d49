//! Refusals with everything they speak of.

use std::collections::BTreeMap;

use rules::{Detail, Refusal};
use serde::Serialize;

use super::SideView;

/// Why something was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RefusalView {
    /// The code of the rules text.
    pub code: &'static str,
    /// Which of the cases that share the code it is.
    pub case: &'static str,
    /// One line for a terminal.
    pub message: String,
    /// What it speaks of, by name.
    pub details: BTreeMap<&'static str, DetailView>,
}

impl From<&Refusal> for RefusalView {
    fn from(refusal: &Refusal) -> RefusalView {
        // Not collected: that brings a sort of its own into every module of the page.
        let mut details = BTreeMap::new();
        details.extend(refusal.details.iter().map(|(name, it)| (*name, it.into())));
        RefusalView {
            code: refusal.code,
            case: refusal.case,
            message: refusal.message.clone(),
            details,
        }
    }
}

impl RefusalView {
    /// The refusal as text.
    #[must_use]
    pub fn write(&self) -> String {
        // Plain strings and numbers: there is nothing that could fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// One thing that a refusal or a badge speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum DetailView {
    /// A place by the name that texts use.
    Place {
        /// Its name.
        name: String,
    },
    /// A kind of piece.
    Piece {
        /// The kind.
        piece: &'static str,
        /// Whose it is, where that is known.
        side: Option<SideView>,
    },
    /// A side.
    Side {
        /// Which.
        side: SideView,
    },
    /// A number.
    Number {
        /// Its value.
        value: i32,
    },
    /// A text as it was given.
    Text {
        /// The text.
        text: String,
    },
    /// Words that are accepted.
    Words {
        /// The words.
        words: Vec<String>,
    },
    /// Another refusal that is the reason.
    Refusal {
        /// The reason.
        refusal: Box<RefusalView>,
    },
}

impl From<&Detail> for DetailView {
    fn from(detail: &Detail) -> DetailView {
        match detail {
            Detail::Place(name) => DetailView::Place { name: name.clone() },
            Detail::Piece { kind, side } => DetailView::Piece {
                piece: kind,
                side: side.map(SideView::from),
            },
            Detail::Side(side) => DetailView::Side {
                side: (*side).into(),
            },
            // A page reads numbers as floating point; nothing that is refused counts further.
            Detail::Number(value) => DetailView::Number {
                value: i32::try_from(*value).unwrap_or(i32::MAX),
            },
            Detail::Text(text) => DetailView::Text { text: text.clone() },
            Detail::Words(words) => DetailView::Words {
                words: words.clone(),
            },
            Detail::Refusal(refusal) => DetailView::Refusal {
                refusal: Box::new(refusal.as_ref().into()),
            },
        }
    }
}
