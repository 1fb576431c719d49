//! How a game ended, and why.

use crate::{Code, Codes, Side, SiteId, Universe};

/// The result of a finished game, with the reason code of its rules text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason code, for example `checkmate`.
    pub reason: Code,
}

impl Outcome {
    /// A win of `winner`.
    #[must_use]
    pub fn win(winner: Side, reason: impl Codes) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason: reason.into(),
        }
    }

    /// A draw.
    #[must_use]
    pub fn draw(reason: impl Codes) -> Outcome {
        Outcome {
            winner: None,
            reason: reason.into(),
        }
    }

    /// The result as one line, the first side's points first: `1-0 (3:1)`, `1/2 (no progress)`.
    #[must_use]
    pub fn token(self, score: Option<[i32; 2]>) -> String {
        let token = match self.winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2",
        };
        match score {
            Some([first, second]) => format!("{token} ({first}:{second})"),
            None => format!("{token} ({})", self.reason.as_str().replace('_', " ")),
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
    /// The piece that the loser went after with every step, where it stands now; `None` where the end is about no piece.
    pub victim: Option<Placed>,
}

impl From<Outcome> for Ruling {
    fn from(outcome: Outcome) -> Ruling {
        Ruling {
            outcome,
            findings: Vec::new(),
            victim: None,
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
    pub code: Code,
    /// What it did it to; may be empty.
    pub targets: Vec<Target>,
    /// What else is to be said of it: what it did besides, why something does not count, how it was answered.
    pub remarks: Vec<Remark>,
}

impl Finding {
    /// The words of a terminal that knows no sentences of the game: the code with whom it is about, then the remarks.
    #[must_use]
    pub fn words(&self, universe: &Universe) -> Vec<String> {
        let targets = self.targets.iter().map(|target| target.words(universe));
        let said = [self.code.to_string()].into_iter().chain(targets);
        let said = said.collect::<Vec<_>>().join(" ");
        let remarks = self.remarks.iter().map(|remark| remark.words(universe));
        std::iter::once(said).chain(remarks).collect()
    }
}

/// Something that is to be said of a step beside its [`Finding::code`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// What, as a code of the game: `protected`, `flees`, …
    pub code: Code,
    /// Of whom, and whose threat it is about, where they stood after the step; `None` where it is about the side or the step
    /// as a whole.
    pub target: Option<Target>,
}

impl Remark {
    /// The words of a terminal: `blocks: rook f8 by cannon a8`.
    #[must_use]
    pub fn words(&self, universe: &Universe) -> String {
        match &self.target {
            Some(target) => format!("{}: {}", self.code, target.words(universe)),
            None => self.code.to_string(),
        }
    }
}

/// What a step of a repetition attacked, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The attacked piece; of the side that did not play the step.
    pub victim: Placed,
    /// The attacking pieces; of the side that played it.
    pub by: Vec<Placed>,
}

impl Target {
    /// The words of a terminal: `cannon c3 by rook e4 and horse b3`.
    #[must_use]
    pub fn words(&self, universe: &Universe) -> String {
        let by: Vec<String> = self.by.iter().map(|by| by.words(universe)).collect();
        format!("{} by {}", self.victim.words(universe), by.join(" and "))
    }
}

/// A kind of piece on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The kind in the game's own words.
    pub kind: &'static str,
    /// Where it stands.
    pub site: SiteId,
}

impl Placed {
    /// The words of a terminal: `cannon c3`.
    #[must_use]
    pub fn words(&self, universe: &Universe) -> String {
        format!("{} {}", self.kind, universe.site_name(self.site))
    }
}

crate::codes! {
    /// Ends that no step brings about: players and arbiters decide them.
    pub enum MatchEnd {
        /// A side gave up.
        Resign = "resign",
        /// Both sides agreed on a draw.
        Agreement = "agreement",
        /// A side ran out of time.
        Time = "time",
        /// A side left.
        Abandoned = "abandoned",
        /// An arbiter or a machine judged the position.
        Adjudication = "adjudication",
    }
}
