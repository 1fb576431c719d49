//! Games of a machine against itself, for their quiet positions.

use std::fs::OpenOptions;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use evaluation::Playable;
use rules::{Course, Side, SplitMix64, Stage};
use search::{Limits, Memory, Searcher, Task, Trail, Unwatched, Verdict};

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
pub(crate) fn gather<G: Playable>(plan: &Gather) -> Result<()> {
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

/// A game being played, with what a search asks of its past.
struct SelfPlay<G: Playable> {
    course: Course<G>,
    trail: Trail<G>,
}

impl<G: Playable> SelfPlay<G> {
    fn new(random: &mut SplitMix64) -> SelfPlay<G> {
        SelfPlay {
            course: Course::new(G::sample(G::Options::default(), random)),
            trail: Trail::default(),
        }
    }

    fn now(&self) -> &G {
        self.course.position()
    }

    fn play(&mut self, step: G::Step) {
        self.trail.follow(self.course.position(), step);
        self.course.play(step);
    }
}

/// Random steps to begin with, then the best ones; the quiet positions on the way.
fn one_game<G: Playable>(plan: &Gather, seed: u64) -> Vec<Sample> {
    let mut random = SplitMix64::new(seed.wrapping_mul(0x9e37_79b9));
    let memory = Arc::new(Memory::new(MEMORY));
    let mut game = opening::<G>(plan, &mut random, &memory);
    let mut found: Vec<(Side, Sample)> = Vec::new();
    let mut losing = [0; 2];
    let winner = loop {
        if let Some(ruling) = game.course.ended() {
            break ruling.outcome.winner;
        }
        if game.course.plies().len() >= plan.plies {
            break None;
        }
        let Some((turn, value)) = best(&game, plan.nodes, &memory) else {
            break None;
        };
        let actor = game.now().actor();
        let losing = &mut losing[actor.index()];
        *losing = if value < -LOST { *losing + 1 } else { 0 };
        if *losing >= LOST_TURNS {
            break Some(actor.other());
        }
        let quiet = game.now().stage() == Stage::Turn
            && !game.now().in_check()
            && turn.first().is_some_and(|&step| game.now().gain(step) == 0)
            && value.abs() < 2 * LOST;
        if quiet {
            let sample = Sample {
                result: 0.5,
                value,
                position: game.now().position_text(),
            };
            found.push((actor, sample));
        }
        for step in turn {
            if game.course.ended().is_none() {
                game.play(step);
            }
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
fn opening<G: Playable>(
    plan: &Gather,
    random: &mut SplitMix64,
    memory: &Arc<Memory>,
) -> SelfPlay<G> {
    let mut steps = Vec::new();
    loop {
        let mut game = SelfPlay::<G>::new(random);
        // An odd step more or less gives both sides the first real turn.
        let length = plan.random + random.below(2);
        while game.course.plies().len() < length || game.now().stage() != Stage::Turn {
            steps.clear();
            game.now().generate(&mut steps);
            if steps.is_empty() || game.course.ended().is_some() {
                break;
            }
            game.play(steps[random.below(steps.len())]);
        }
        let fair = game.course.ended().is_none()
            && best(&game, plan.nodes, memory).is_some_and(|(_, value)| value.abs() <= UNFAIR);
        if fair {
            return game;
        }
    }
}

/// The best turn and its value.
fn best<G: Playable>(
    game: &SelfPlay<G>,
    nodes: u64,
    memory: &Arc<Memory>,
) -> Option<(Vec<G::Step>, i32)> {
    let mut task = Task::new(game.now().clone(), Limits::nodes(nodes), Arc::clone(memory));
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
