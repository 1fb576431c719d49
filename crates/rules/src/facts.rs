//! What a step does, as plain data for filters, records and events.

use crate::{Side, SiteId};

/// Everything that a record says of a step; computed in the position before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepFacts {
    /// Who plays it.
    pub side: Side,
    /// The kind of the acting piece **before** the step (a promoting pawn stays `pawn`); `board` for a board that moves,
    /// `commit` for the closing of a session.
    pub piece: &'static str,
    /// The letter of that kind in the game's texts, upper case.
    pub letter: char,
    /// Where it starts, by the name that texts use: a square, a pin; empty if nowhere.
    pub from: String,
    /// Where it ends, likewise; `off` for a departure.
    pub to: String,
    /// What it takes.
    pub captured: Vec<Captured>,
    /// The kind it promotes to by choice.
    pub promotion: Option<&'static str>,
    /// The game's class of the step: `planar`, `vertical`, `move`, `deploy`, `activation`, `castle`, …
    pub class: &'static str,
    /// Whether the next side is in check afterwards.
    pub gives_check: bool,
    /// Whether the step is checkmate.
    pub gives_mate: bool,
}

/// A captured piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Captured {
    /// Its kind at the moment of capture.
    pub piece: &'static str,
    /// Whose it was.
    pub side: Side,
    /// Where it stood.
    pub site: SiteId,
    /// How it was taken, where that is special: `en_passant`, `stay`, `suicide`; otherwise empty.
    pub manner: &'static str,
    /// Who took it; `None` where no piece did: it died in its own strike, or a decision took it.
    pub by: Option<Captor>,
}

/// A piece that takes another, as it was before the step; it belongs to whoever plays the step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captor {
    /// Its kind: the carrier of a stack that moves as a whole, a pawn that promotes with the capture.
    pub piece: &'static str,
    /// Where it stood. Where it stands now, if it still does, the facts of the step say.
    pub from: SiteId,
}
