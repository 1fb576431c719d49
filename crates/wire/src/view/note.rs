//! Remarks beside a choice.

use rules::Note;
use serde::Serialize;

/// A remark on a step that is about to be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NoteView {
    /// What it says.
    pub code: &'static str,
    /// The place it speaks of.
    pub site: Option<u16>,
    /// Why the game would end, where it speaks of an end.
    pub reason: Option<&'static str>,
}

impl From<&Note> for NoteView {
    fn from(note: &Note) -> NoteView {
        NoteView {
            code: note.code.as_str(),
            site: note.site.map(|site| site.0),
            reason: note.reason.map(rules::Code::as_str),
        }
    }
}
