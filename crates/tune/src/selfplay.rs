//! Games of a machine against itself, for their quiet positions.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use rules::{Game, Past, Ply, Side, SplitMix64, Stage};
use search::{Limits, Memory, Searcher, Task, Trace, Unwatched, Verdict};

use crate::Gather;
use crate::sample::Sample;

/// Megabytes of memory a thread: few positions are looked at, and clearing costs time.
const MEMORY: usize = 4;
/// A side that has stood this much worse for so many turns has lost.
const LOST: i32 = 1200;
const LOST_TURNS: u32 = 6;
/// Openings that leave one side this much better teach little.
const UNFAIR: i32 = 250;

/// Plays the games of the plan and appends their samples to its file.
pub(crate) fn gather<G: Game>(plan: &Gather) -> Result<()> {
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&plan.out)
        .with_context(|| format!("opening {}", plan.out.display()))?;
    let file = Mutex::new(file);
    let next = AtomicUsize::new(0);
    let begin = Instant::now();
    let failed: Mutex<Option<std::io::Error>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= plan.games {
                        return;
                    }
                    let samples = one_game::<G>(plan, plan.seed.wrapping_add(index as u64));
                    let text: String = samples.iter().map(Sample::write).collect();
                    let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Err(error) = file.write_all(text.as_bytes()) {
                        *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                        next.store(plan.games, Relaxed);
                        return;
                    }
                    if (index + 1).is_multiple_of(100) {
                        let seconds = begin.elapsed().as_secs();
                        eprintln!("{} games in {seconds} s", index + 1);
                    }
                }
            });
        }
    });
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => bail!("writing {}: {error}", plan.out.display()),
        None => Ok(()),
    }
}

/// A game being played.
struct Match<G: Game> {
    now: G,
    plies: Vec<Ply<G>>,
    tally: G::Tally,
    trail: Vec<Trace>,
}

impl<G: Game> Match<G> {
    fn new(random: &mut SplitMix64) -> Match<G> {
        Match {
            now: G::sample(G::Options::default(), random),
            plies: Vec::new(),
            tally: G::Tally::default(),
            trail: Vec::new(),
        }
    }

    fn play(&mut self, step: G::Step) {
        let step = self.now.referee(&self.tally, step);
        let before = self.now.clone();
        let barrier = before.gain(step) != 0;
        self.trail.extend(Trace::of(&before, false));
        let _ = self.now.play(step);
        before.tally(&mut self.tally, step);
        self.plies.push(Ply { before, step });
        if barrier {
            // Nothing before a capture can come again.
            self.trail.clear();
        }
    }

    /// The winner, if the game has ended; `Some(None)` is a draw.
    fn end(&self) -> Option<Option<Side>> {
        if let Some(outcome) = self.now.outcome() {
            return Some(outcome.winner);
        }
        let past = Past {
            plies: &self.plies,
            tally: &self.tally,
        };
        self.now.declare(&past).map(|ruling| ruling.outcome.winner)
    }
}

/// Random steps to begin with, then the best ones; the quiet positions on the way.
fn one_game<G: Game>(plan: &Gather, seed: u64) -> Vec<Sample> {
    let mut random = SplitMix64::new(seed.wrapping_mul(0x9e37_79b9));
    let memory = Arc::new(Memory::new(MEMORY));
    let mut game = opening::<G>(plan, &mut random, &memory);
    let mut found: Vec<(Side, Sample)> = Vec::new();
    let mut losing = [0; 2];
    let winner = loop {
        if let Some(end) = game.end() {
            break end;
        }
        if game.plies.len() >= plan.plies {
            break None;
        }
        let Some((turn, value)) = best(&game, plan.nodes, &memory) else {
            break None;
        };
        let actor = game.now.actor();
        let losing = &mut losing[actor.index()];
        *losing = if value < -LOST { *losing + 1 } else { 0 };
        if *losing >= LOST_TURNS {
            break Some(actor.other());
        }
        let quiet = game.now.stage() == Stage::Turn
            && !game.now.in_check()
            && turn.first().is_some_and(|&step| game.now.gain(step) == 0)
            && value.abs() < 2 * LOST;
        if quiet {
            let sample = Sample {
                result: 0.5,
                value,
                position: game.now.position_text(),
            };
            found.push((actor, sample));
        }
        for step in turn {
            game.play(step);
        }
    };
    found
        .into_iter()
        .map(|(actor, mut sample)| {
            sample.result = match winner {
                Some(side) if side == actor => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            sample
        })
        .collect()
}

/// A game after random steps that left neither side much better.
fn opening<G: Game>(plan: &Gather, random: &mut SplitMix64, memory: &Arc<Memory>) -> Match<G> {
    let mut steps = Vec::new();
    loop {
        let mut game = Match::<G>::new(random);
        // An odd step more or less gives both sides the first real turn.
        let length = plan.random + random.below(2);
        while game.plies.len() < length || game.now.stage() != Stage::Turn {
            steps.clear();
            game.now.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            game.play(steps[random.below(steps.len())]);
        }
        let fair = game.end().is_none()
            && best(&game, plan.nodes, memory).is_some_and(|(_, value)| value.abs() <= UNFAIR);
        if fair {
            return game;
        }
    }
}

/// The best turn and its value.
fn best<G: Game>(game: &Match<G>, nodes: u64, memory: &Arc<Memory>) -> Option<(Vec<G::Step>, i32)> {
    let mut task = Task::new(game.now.clone(), Limits::nodes(nodes), Arc::clone(memory));
    task.trail.clone_from(&game.trail);
    let mut search = Searcher::new(task);
    search.advance(u64::MAX, &Unwatched, &mut |_| {});
    let value = match search.lines().first()?.score.verdict() {
        Verdict::Value(value) => value,
        Verdict::Win(_) => 30_000,
        Verdict::Loss(_) => -30_000,
    };
    Some((search.turn()?, value))
}
