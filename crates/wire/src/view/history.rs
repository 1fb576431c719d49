//! What was played and what was taken.

use rules::{Captured, StepFacts};
use serde::Serialize;
use table::{Entry, Taken};

use super::SideView;

/// What a step did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactsView {
    /// Who played it.
    pub side: SideView,
    /// The kind of the acting piece before the step; `board` for a board, `commit` for the closing of a session.
    pub piece: &'static str,
    /// The letter of that kind.
    pub letter: char,
    /// Where it started, by name; empty if nowhere.
    pub from: String,
    /// Where it ended, by name.
    pub to: String,
    /// What it took.
    pub captured: Vec<CapturedView>,
    /// The kind it promoted to by choice.
    pub promotion: Option<&'static str>,
    /// The game's class of the step.
    pub class: &'static str,
    /// Whether the next side was in check.
    pub gives_check: bool,
    /// Whether it was checkmate.
    pub gives_mate: bool,
}

impl From<&StepFacts> for FactsView {
    fn from(facts: &StepFacts) -> FactsView {
        FactsView {
            side: facts.side.into(),
            piece: facts.piece,
            letter: facts.letter,
            from: facts.from.clone(),
            to: facts.to.clone(),
            captured: facts.captured.iter().map(CapturedView::from).collect(),
            promotion: facts.promotion,
            class: facts.class,
            gives_check: facts.gives_check,
            gives_mate: facts.gives_mate,
        }
    }
}

/// A captured piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CapturedView {
    /// Its kind at the moment of capture.
    pub piece: &'static str,
    /// Whose it was.
    pub side: SideView,
    /// Where it stood.
    pub site: u16,
    /// How it was taken, where that is special; otherwise empty.
    pub manner: &'static str,
}

impl From<&Captured> for CapturedView {
    fn from(captured: &Captured) -> CapturedView {
        CapturedView {
            piece: captured.piece,
            side: captured.side.into(),
            site: captured.site.0,
            manner: captured.manner,
        }
    }
}

/// One step of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryView {
    /// Its index, from 0.
    pub ply: usize,
    /// The index of its turn, from 0.
    pub turn: usize,
    /// Its machine form.
    pub step: String,
    /// Its text in the notation asked for.
    pub text: String,
    /// What it did.
    pub facts: FactsView,
    /// Its grade, in games where the time of a step counts.
    pub grade: Option<&'static str>,
    /// The key of the position after it, 16 hex digits.
    pub key: String,
}

impl From<&Entry> for EntryView {
    fn from(entry: &Entry) -> EntryView {
        EntryView {
            ply: entry.ply,
            turn: entry.turn,
            step: entry.step.clone(),
            text: entry.text.clone(),
            facts: FactsView::from(&entry.facts),
            grade: entry.grade,
            key: format!("{:016x}", entry.key),
        }
    }
}

/// A captured piece of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakenView {
    /// The index of the step that took it.
    pub ply: usize,
    /// What was taken.
    pub captured: CapturedView,
}

impl From<&Taken> for TakenView {
    fn from(taken: &Taken) -> TakenView {
        TakenView {
            ply: taken.ply,
            captured: CapturedView::from(&taken.captured),
        }
    }
}
