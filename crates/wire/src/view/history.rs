//! What was played and what was taken.

use rules::{Captor, Captured, StepFacts};
use serde::Serialize;
use table::{HistoryEntry, Taken, Turn};

use super::{MeterView, SideView};

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
    /// Who took it; none where no piece did: it died in its own strike, or a decision took it.
    pub by: Option<CaptorView>,
}

impl From<&Captured> for CapturedView {
    fn from(captured: &Captured) -> CapturedView {
        CapturedView {
            piece: captured.piece,
            side: captured.side.into(),
            site: captured.site.0,
            manner: captured.manner,
            by: captured.by.as_ref().map(CaptorView::from),
        }
    }
}

/// A piece that takes another, as it was before the step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaptorView {
    /// Its kind.
    pub piece: &'static str,
    /// Where it stood.
    pub from: u16,
}

impl From<&Captor> for CaptorView {
    fn from(captor: &Captor) -> CaptorView {
        CaptorView {
            piece: captor.piece,
            from: captor.from.0,
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
    /// The meters before it: clocks, energies, counts.
    pub before: Vec<MeterView>,
    /// Its grade, in games where the time of a step counts.
    pub grade: Option<&'static str>,
    /// The key of the position after it, 16 hex digits.
    pub key: String,
    /// The CRC-32 of the position's text after it, 8 hex digits.
    pub digest: String,
}

impl From<&HistoryEntry> for EntryView {
    fn from(entry: &HistoryEntry) -> EntryView {
        EntryView {
            ply: entry.ply,
            turn: entry.turn,
            step: entry.step.clone(),
            text: entry.text.clone(),
            facts: FactsView::from(&entry.facts),
            before: entry.before.iter().map(MeterView::from).collect(),
            grade: entry.grade,
            key: format!("{:016x}", entry.key),
            digest: format!("{:08x}", entry.digest),
        }
    }
}

/// One turn of the history.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// Its index, from 0; `turn` of its steps.
    pub index: usize,
    /// Its number on paper.
    pub number: u32,
    /// Who played it.
    pub side: SideView,
    /// The index of its first step.
    pub ply: usize,
    /// How many steps it has so far.
    pub steps: usize,
    /// All of them as one text in the notation asked for.
    pub text: String,
    /// Whether it is at its end; only the last one may still go on.
    pub finished: bool,
}

impl From<&Turn> for TurnView {
    fn from(turn: &Turn) -> TurnView {
        TurnView {
            index: turn.index,
            number: turn.number,
            side: turn.side.into(),
            ply: turn.ply,
            steps: turn.steps,
            text: turn.text.clone(),
            finished: turn.finished,
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
