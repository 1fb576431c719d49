//! What the machine is asked to think about, and what it thinks.

use std::time::Duration;

use record::TextLimits;
use rules::Refusal;
use search::{Bound, Budget, Distance, Level, Limits, Score, Style, Verdict};
use serde::Serialize;
use table::{Half, Insight};

use crate::WireRefusal;
use crate::reading::{self, object, tagged, words};

/// What the machine is asked: to think about a game where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionView {
    /// The game, as a save.
    pub save: String,
    /// How it plays.
    pub style: ThinkStyle,
    /// Where it ends; a level brings limits of its own.
    pub limits: ThinkLimits,
    /// How many best lines it looks for.
    pub lines: u8,
    /// Chooses among the answers of styles that play by chance.
    pub seed: u32,
    /// Whether it thinks about what the other side would do if nothing were played here: what is threatened.
    #[cfg_attr(test, ts(optional))]
    pub pass: Option<bool>,
}

object!(QuestionView {
    save,
    style,
    limits,
    lines,
    seed,
    pass,
});

impl QuestionView {
    /// Reads a question.
    ///
    /// # Errors
    /// `E_TEXT_TOO_LONG`, `E_MESSAGE` with line and column.
    pub fn read(text: &str) -> Result<QuestionView, Refusal> {
        TextLimits::STANDARD.check_message(text)?;
        Ok(reading::read(text).map_err(|error| WireRefusal::Message { error })?)
    }
}

/// How the machine plays. In JSON the field `play` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "play", rename_all = "snake_case"))]
pub enum ThinkStyle {
    /// As well as it can.
    Full {
        /// The steps that it looks at, if not all of them.
        #[cfg_attr(test, ts(optional))]
        half: Option<HalfView>,
    },
    /// One of ten strengths.
    Level {
        /// 1 to 10.
        level: u8,
    },
    /// Half a step above one of them.
    Above {
        /// 1 to 9.
        level: u8,
    },
    /// The best gain one step deep.
    Greedy {},
    /// Anything.
    Random {},
}

tagged!(ThinkStyle by "play" {
    "full": Full { half },
    "level": Level { level },
    "above": Above { level },
    "greedy": Greedy {},
    "random": Random {},
});

impl ThinkStyle {
    /// The steps that it looks at, if not all of them.
    #[must_use]
    pub fn half(self) -> Option<Half> {
        match self {
            ThinkStyle::Full { half } => half.map(Half::from),
            _ => None,
        }
    }
}

impl TryFrom<ThinkStyle> for Style {
    type Error = WireRefusal;

    fn try_from(style: ThinkStyle) -> Result<Style, WireRefusal> {
        let level = match style {
            ThinkStyle::Full { .. } => return Ok(Style::Full),
            ThinkStyle::Greedy {} => return Ok(Style::Greedy),
            ThinkStyle::Random {} => return Ok(Style::Random),
            ThinkStyle::Level { level } => Level::new(i64::from(level)),
            ThinkStyle::Above { level } => Level::above(i64::from(level)),
        };
        Ok(Style::Level(level.map_err(|error| WireRefusal::Level {
            error: error.to_string(),
        })?))
    }
}

/// One half of the steps of a position. Two machines that share nothing look for its best lines so: whoever asks both has all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "snake_case"))]
pub enum HalfView {
    /// The first step of the canonical list, the third, and so on.
    Odd,
    /// The second, the fourth, and so on.
    Even,
}

words!(HalfView {
    "odd": Odd,
    "even": Even,
});

impl From<HalfView> for Half {
    fn from(half: HalfView) -> Half {
        match half {
            HalfView::Odd => Half::Odd,
            HalfView::Even => Half::Even,
        }
    }
}

/// Where thinking ends; with no limit at all it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThinkLimits {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u32>,
    /// Milliseconds.
    pub ms: Option<u32>,
}

object!(ThinkLimits { depth, nodes, ms });

impl From<ThinkLimits> for Limits {
    fn from(limits: ThinkLimits) -> Limits {
        Limits {
            depth: limits.depth,
            nodes: limits.nodes.map(u64::from),
            budget: limits
                .ms
                .map(|ms| Budget::exactly(Duration::from_millis(u64::from(ms)))),
            ..Limits::default()
        }
    }
}

/// What a position is worth to the side that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum ScoreView {
    /// A value.
    Value {
        /// In hundredths of the game's smallest piece.
        hundredths: i32,
    },
    /// It wins.
    Win {
        /// Turns of both sides until the end.
        turns: u32,
        /// What is known of them.
        distance: DistanceView,
    },
    /// It loses.
    Loss {
        /// Turns of both sides until the end.
        turns: u32,
        /// What is known of them.
        distance: DistanceView,
    },
}

/// What is known of a told distance to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DistanceView {
    /// The end is forced in at most so many turns.
    AtMost,
    /// In exactly so many.
    Proved,
}

impl From<Distance> for DistanceView {
    fn from(distance: Distance) -> DistanceView {
        match distance {
            Distance::AtMost => DistanceView::AtMost,
            Distance::Proved => DistanceView::Proved,
        }
    }
}

impl ScoreView {
    fn of(score: Score, distance: Distance) -> ScoreView {
        let distance = distance.into();
        match score.verdict() {
            Verdict::Value(hundredths) => ScoreView::Value { hundredths },
            Verdict::Win(turns) => ScoreView::Win { turns, distance },
            Verdict::Loss(turns) => ScoreView::Loss { turns, distance },
        }
    }
}

/// How a score is to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoundView {
    /// As it stands.
    Exact,
    /// It is at least so much: the search looks again.
    AtLeast,
    /// It is at most so much: the search looks again.
    AtMost,
}

impl From<Bound> for BoundView {
    fn from(bound: Bound) -> BoundView {
        match bound {
            Bound::Exact => BoundView::Exact,
            Bound::AtLeast => BoundView::AtLeast,
            Bound::AtMost => BoundView::AtMost,
        }
    }
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InsightView {
    /// Which of the best lines, from 1.
    pub line: usize,
    /// Of how many that are told together.
    pub of: usize,
    /// To what depth, in turns.
    pub depth: u32,
    /// What it is worth.
    pub score: ScoreView,
    /// How that is to be taken.
    pub bound: BoundView,
    /// Positions visited.
    pub nodes: u32,
    /// Milliseconds spent.
    pub ms: u32,
    /// The line: turns in machine form, the steps of each joined by commas.
    pub turns: Vec<String>,
}

impl From<&Insight> for InsightView {
    fn from(insight: &Insight) -> InsightView {
        InsightView {
            line: insight.line,
            of: insight.of,
            depth: insight.depth,
            score: ScoreView::of(insight.score, insight.distance),
            bound: insight.bound.into(),
            nodes: u32::try_from(insight.nodes).unwrap_or(u32::MAX),
            ms: u32::try_from(insight.elapsed.as_millis()).unwrap_or(u32::MAX),
            turns: insight.turns.clone(),
        }
    }
}

/// What the machine says while it thinks, and at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "thought", rename_all = "snake_case")]
pub enum Thought {
    /// The exact solution is being worked out.
    Solving {
        /// How much is done.
        done: u32,
        /// Of how much.
        total: u32,
    },
    /// The turn was given away, as the question wants; what follows is thought of this position.
    Passed {
        /// Its text.
        position: String,
    },
    /// A better or deeper line.
    Insight {
        /// It.
        insight: InsightView,
    },
    /// The end.
    Answer {
        /// A whole turn in machine form; none if the match is over.
        turn: Option<String>,
        /// The reply that the machine expects.
        reply: Option<String>,
        /// The last word on the best line; none for styles that do not search.
        insight: Option<InsightView>,
    },
}

impl Thought {
    /// The thought as text.
    #[must_use]
    pub fn write(&self) -> String {
        // Plain strings and numbers: there is nothing that could fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<&table::Chosen> for Thought {
    fn from(answer: &table::Chosen) -> Thought {
        Thought::Answer {
            turn: answer.turn.clone(),
            reply: answer.reply.clone(),
            insight: answer.insight.as_ref().map(InsightView::from),
        }
    }
}
