//! `go`: what bounds a search.

use std::time::Duration;

use rules::Side;
use search::{Budget, Limits, TimeLeft};

use crate::ProtocolRefusal;
use crate::words::{LineWords, shown};

/// What a client says about one clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideTime {
    /// Time left, in milliseconds; clients send negative figures for flags that have fallen.
    pub left: Option<i64>,
    /// Added after each turn, in milliseconds.
    pub increment: i64,
}

/// The clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Times {
    /// By side: UCI's `wtime` is that of the side that began the game.
    BySide([SideTime; 2]),
    /// Only of the side to move: UCCI.
    Own(SideTime),
}

/// The arguments of `go`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Go {
    /// Think on the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// Think until `stop`.
    pub infinite: bool,
    /// The clocks.
    pub times: Times,
    /// Turns until more time is added.
    pub turns: Option<u32>,
    /// A fixed time, in milliseconds.
    pub movetime: Option<i64>,
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The greatest number of positions.
    pub nodes: Option<u64>,
    /// Look for a mate in so many own turns.
    pub mate: Option<u32>,
    /// Only these turns; not supported, and said so.
    pub only: Vec<String>,
}

impl Default for Go {
    fn default() -> Go {
        Go {
            ponder: false,
            infinite: false,
            times: Times::BySide([SideTime::default(); 2]),
            turns: None,
            movetime: None,
            depth: None,
            nodes: None,
            mate: None,
            only: Vec::new(),
        }
    }
}

const KEYWORDS: [&str; 19] = [
    "ponder",
    "infinite",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "movetime",
    "depth",
    "nodes",
    "mate",
    "searchmoves",
    "time",
    "increment",
    "opptime",
    "oppincrement",
    "oppmovestogo",
    "draw",
    "perft",
];

impl Go {
    /// Reads UCI's arguments.
    pub(crate) fn uci(words: &mut LineWords<'_>) -> Result<Go, ProtocolRefusal> {
        let mut go = Go::default();
        let mut sides = [SideTime::default(); 2];
        while let Some(word) = words.next() {
            let [first, second] = &mut sides;
            match word {
                "wtime" => first.left = Some(words.number(word)?),
                "btime" => second.left = Some(words.number(word)?),
                "winc" => first.increment = words.number(word)?,
                "binc" => second.increment = words.number(word)?,
                "movestogo" => go.turns = Some(words.number(word)?),
                "searchmoves" => go.only = words.before(|word| KEYWORDS.contains(&word)),
                "mate" => go.mate = Some(words.number(word)?),
                word => go.common(word, words)?,
            }
        }
        go.times = Times::BySide(sides);
        Ok(go)
    }

    /// Reads UCCI's arguments.
    pub(crate) fn ucci(words: &mut LineWords<'_>) -> Result<Go, ProtocolRefusal> {
        let mut go = Go::default();
        let mut own = SideTime::default();
        while let Some(word) = words.next() {
            match word {
                "time" => own.left = Some(words.number(word)?),
                "increment" => own.increment = words.number(word)?,
                "movestogo" => go.turns = Some(words.number(word)?),
                "opptime" | "oppincrement" | "oppmovestogo" => {
                    let _: i64 = words.number(word)?;
                }
                // The opponent offers a draw: an engine may accept it with its move, and this one does not.
                "draw" => {}
                word => go.common(word, words)?,
            }
        }
        go.times = Times::Own(own);
        Ok(go)
    }

    fn common(&mut self, word: &str, words: &mut LineWords<'_>) -> Result<(), ProtocolRefusal> {
        match word {
            "ponder" => self.ponder = true,
            "infinite" => self.infinite = true,
            "movetime" => self.movetime = Some(words.number(word)?),
            "depth" => self.depth = Some(words.number(word)?),
            "nodes" => self.nodes = Some(words.number(word)?),
            _ => {
                return Err(ProtocolRefusal::Go { word: shown(word) });
            }
        }
        Ok(())
    }

    /// The limits of the search. `lag` is what it takes to hand a turn over.
    pub(crate) fn limits(&self, side: Side, lag: Duration) -> Limits {
        let mate = self
            .mate
            .map(|turns| turns.saturating_mul(2).saturating_sub(1));
        let depth = match (self.depth, mate) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        Limits {
            depth: depth.map(|depth| depth.max(1)),
            nodes: self.nodes.map(|nodes| nodes.max(1)),
            budget: self.budget(side, lag),
            ..Limits::default()
        }
    }

    fn budget(&self, side: Side, lag: Duration) -> Option<Budget> {
        if let Some(time) = self.movetime {
            return Some(Budget::exactly(millis(time)));
        }
        let own = match (self.times, side) {
            (Times::BySide([first, _]), Side::First) => first,
            (Times::BySide([_, second]), Side::Second) => second,
            (Times::Own(own), _) => own,
        };
        let clock = TimeLeft {
            left: millis(own.left?),
            increment: millis(own.increment),
            turns: self.turns,
        };
        Some(Budget::share(clock, lag))
    }

    /// The same with clocks that were meant in seconds.
    pub(crate) fn in_seconds(mut self) -> Go {
        if let Times::Own(own) = &mut self.times {
            own.left = own.left.map(|left| left.saturating_mul(1000));
            own.increment = own.increment.saturating_mul(1000);
        }
        self
    }

    /// Whether a fixed time is all that bounds it.
    pub(crate) fn only_movetime(&self, limits: Limits) -> bool {
        self.movetime.is_some()
            && limits.depth.is_none()
            && limits.nodes.is_none()
            && limits.soft_nodes.is_none()
    }

    /// Whether it ends by itself.
    pub(crate) fn ends(&self, limits: Limits) -> bool {
        !self.infinite
            && (limits.depth.is_some()
                || limits.nodes.is_some()
                || limits.soft_nodes.is_some()
                || limits.budget.is_some())
    }
}

/// At most a day: nobody thinks longer, and sums stay in range.
fn millis(figure: i64) -> Duration {
    Duration::from_millis(figure.clamp(0, 86_400_000) as u64)
}
