//! Our own machine, in this process.

use std::sync::Arc;
use std::time::Duration;

use search::{Budget, Limits, Memory, Style, TimeLeft};
use table::Job;

use super::control::Allowance;
use super::engine::{Ask, Beginning, Mishap, Player, Power, Reply};
use crate::stopwatch::Stopwatch;

pub(crate) struct Own {
    style: Style,
    memory: Arc<Memory>,
    seed: u64,
}

impl Own {
    pub(crate) fn new(style: Style, power: &Power) -> Own {
        // The other styles bring what they need.
        let hash = if style == Style::Full { power.hash } else { 1 };
        Own {
            style,
            memory: Arc::new(Memory::new(hash)),
            seed: 0,
        }
    }
}

impl Player for Own {
    fn begin(&mut self, beginning: Beginning<'_>) -> Result<(), Mishap> {
        self.memory.clear();
        // Of the game alone: whichever thread plays it, it is the same one.
        self.seed = beginning.seed;
        Ok(())
    }

    fn think(&mut self, ask: &Ask<'_>) -> Result<Reply, Mishap> {
        let watch = Stopwatch::start();
        let limits = match (self.style, ask.allowance) {
            // Levels are bounded by positions, so that they are the same everywhere.
            (Style::Full, allowance) => limits(allowance, ask.side.index()),
            _ => Limits::default(),
        };
        let job = Job {
            seed: self.seed,
            ..Job::new(self.style, limits, Arc::clone(&self.memory))
        };
        let answer = ask
            .table
            .thinker(&job)
            .advance(u64::MAX, &watch, &mut |_| {});
        let answer = answer.ok_or_else(|| Mishap::Crash("no answer was found".into()))?;
        let score = answer.insight.map(|insight| insight.score.hundredths());
        match answer.turn {
            Some(turn) => Ok(Reply::Turn { turn, score }),
            None => Err(Mishap::Crash("no turn was found".into())),
        }
    }
}

fn limits(allowance: Allowance, side: usize) -> Limits {
    match allowance {
        Allowance::Turn(time) => Limits::time(Budget::exactly(time)),
        Allowance::Clock { left, increments } => {
            let clock = TimeLeft {
                left: left[side],
                increment: increments[side],
                turns: None,
            };
            Limits::time(Budget::share(clock, Duration::ZERO))
        }
        Allowance::Nodes(nodes) => Limits::nodes(nodes),
        Allowance::Soft(nodes) => Limits::soft_nodes(nodes),
        Allowance::Depth(depth) => Limits::depth(depth),
    }
}
