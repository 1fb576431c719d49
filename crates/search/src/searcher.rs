//! A whole search: a root, its threads, and when to end.

use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use evaluation::Evaluate;
use rules::Position;

use crate::history::History;
use crate::iterative_deepening::{Iteration, PrincipalVariation, RootStep, Unit};
use crate::lazy_smp;
use crate::limits::{Limits, Watch};
use crate::memory::Memory;
use crate::score::Score;
use crate::time_management::Budget;
use crate::trail::Trail;
use crate::worker::{Candidate, Reins, Selectivity, Shared, Worker};

/// The deepest iteration.
const DEEPEST: i32 = 100;

/// What a search is to look at.
#[derive(Clone, Debug)]
pub struct Task<P: Position> {
    /// The position.
    pub position: P,
    /// What was on the board before it.
    pub trail: Trail<P>,
    /// Steps whose result is known whatever follows, because the rules of the match end the game with them; an even one is a draw.
    pub decided: Vec<(P::Step, Score)>,
    /// The steps that are looked at, if not all of them.
    pub only: Option<Vec<P::Step>>,
    /// What the actor gives up rather than take a draw, in hundredths of the smallest piece; 0 sees both sides alike.
    pub contempt: i32,
    /// How many best lines to look for; at least 1.
    pub lines: usize,
    /// How many threads; 1 starts none.
    pub threads: usize,
    /// Where to end.
    pub limits: Limits,
    /// Whether unlikely steps may be skipped.
    pub selectivity: Selectivity,
    /// What earlier searches found out.
    pub memory: Arc<Memory>,
}

impl<P: Evaluate> Task<P> {
    /// A search of a position without history by one thread.
    #[must_use]
    pub fn new(position: P, limits: Limits, memory: Arc<Memory>) -> Task<P> {
        Task {
            position,
            trail: Trail::default(),
            decided: Vec::new(),
            only: None,
            contempt: 0,
            lines: 1,
            threads: 1,
            limits,
            selectivity: Selectivity::default(),
            memory,
        }
    }
}

/// A line that was just found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<'a, S> {
    /// Which of the best lines, from 0.
    pub rank: usize,
    /// How many are told together.
    pub of: usize,
    /// The line.
    pub line: &'a PrincipalVariation<S>,
    /// Positions visited so far by all threads.
    pub nodes: u64,
    /// The longest path so far, in steps.
    pub selective: u32,
}

/// Whether a search has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to find.
    Working,
    /// A limit was reached, it was stopped, or nothing is left to find.
    Done,
}

/// A search that can be advanced in slices. With one thread and without a clock it is deterministic, wherever the cuts fall.
pub struct Searcher<P: Evaluate> {
    limits: Limits,
    shared: Shared,
    /// The first speaks; the others only fill the memory.
    workers: Vec<(Worker<P>, Iteration<P>)>,
    root: P,
    memory: Arc<Memory>,
    histories: Histories,
    done: bool,
}

/// What becomes of what a search learns about quiet steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Histories {
    /// It goes on from the search before, and the next one goes on from it.
    Kept,
    /// It begins with nothing and leaves nothing.
    Own,
}

impl<P: Evaluate> Searcher<P> {
    /// Prepares a search.
    #[must_use]
    pub fn new(task: Task<P>) -> Searcher<P> {
        Searcher::with(task, Histories::Kept)
    }

    fn with(task: Task<P>, histories: Histories) -> Searcher<P> {
        task.memory.table.age();
        let mut steps = Vec::new();
        task.position.generate(&mut steps);
        let mut roots: Vec<_> = steps
            .into_iter()
            .enumerate()
            .filter(|(_, step)| task.only.as_ref().is_none_or(|only| only.contains(step)))
            .map(|(index, step)| root_step(&task, index, step))
            .collect();
        // Whoever has time for few steps looks at what wins something first.
        roots.sort_by_key(|root| Reverse(root.candidate.gain));
        let deepest = task
            .limits
            .depth
            .map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST as u32) as i32);
        let threads = lazy_smp::threads(task.threads);
        let known = match histories {
            Histories::Kept => task.memory.take_histories(threads),
            Histories::Own => std::iter::repeat_with(History::new).take(threads).collect(),
        };
        let workers = known
            .into_iter()
            .enumerate()
            .map(|(index, history)| {
                let mut worker = Worker::new(
                    task.position.clone(),
                    task.trail.clone(),
                    Arc::clone(&task.memory),
                    task.selectivity,
                    history,
                );
                worker.despise_draws(task.contempt);
                let (from, last) = match index {
                    0 => (1, deepest),
                    helper => (lazy_smp::first_depth(helper), DEEPEST),
                };
                (
                    worker,
                    Iteration::new(roots.clone(), task.lines, last, from),
                )
            })
            .collect();
        Searcher {
            limits: task.limits,
            shared: Shared::default(),
            workers,
            root: task.position,
            memory: task.memory,
            histories,
            done: roots.is_empty(),
        }
    }

    /// Goes on for about `nodes` positions and tells of each new line.
    pub fn advance(
        &mut self,
        nodes: u64,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Found<'_, P::Step>),
    ) -> Progress {
        if self.done {
            return Progress::Done;
        }
        let limits = self.limits;
        let shared = &self.shared;
        let reins = Reins {
            watch,
            most: limits.budget.map(|budget| budget.most),
            nodes: limits.nodes.unwrap_or(u64::MAX),
            shared,
        };
        let Some(((worker, iteration), helpers)) = self.workers.split_first_mut() else {
            return Progress::Done;
        };
        let pause = shared.nodes.load(Relaxed).saturating_add(nodes);
        let lead = || {
            loop {
                let unit = iteration.unit(worker, &reins);
                if unit == Unit::Iterated {
                    iteration.prove(worker, &reins);
                }
                worker.flush(shared);
                let visited = shared.nodes.load(Relaxed);
                if matches!(unit, Unit::Iterated | Unit::Bounded | Unit::HaltedAnew) {
                    for (rank, line) in iteration.lines.iter().enumerate() {
                        report(&Found {
                            rank,
                            of: iteration.lines.len(),
                            line,
                            nodes: visited,
                            selective: worker.selective as u32,
                        });
                    }
                }
                let spent = |budget: Budget| budget.enough(watch.elapsed(), iteration.choice());
                let passed = |nodes: u64| visited >= nodes;
                match unit {
                    Unit::Iterated if limits.budget.is_some_and(spent) => return Progress::Done,
                    Unit::Iterated if limits.soft_nodes.is_some_and(passed) => {
                        return Progress::Done;
                    }
                    Unit::Deepest | Unit::Halted | Unit::HaltedAnew => return Progress::Done,
                    Unit::Iterated | Unit::Bounded | Unit::More => {}
                }
                if visited >= reins.nodes {
                    return Progress::Done;
                }
                if visited >= pause {
                    return Progress::Working;
                }
            }
        };
        let progress = lazy_smp::beside(helpers, &reins, lead);
        match progress {
            Progress::Working => self.shared.stop.store(false, Relaxed),
            Progress::Done => self.done = true,
        }
        progress
    }

    /// The best lines so far, the best first; empty before the first is found.
    #[must_use]
    pub fn lines(&self) -> &[PrincipalVariation<P::Step>] {
        match self.workers.first() {
            Some((_, iteration)) => &iteration.lines,
            None => &[],
        }
    }

    /// Positions visited by all threads.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed)
    }

    /// The whole turn to play, by the best line: as [`Searcher::turn_of`].
    #[must_use]
    pub fn turn(&self) -> Option<Vec<P::Step>> {
        self.turn_of(0)
    }

    /// The whole turn of one of the lines: its steps until the actor changes or the game ends; `None` if there is no legal
    /// step. Where the line breaks off inside the turn, a short search completes it.
    #[must_use]
    pub fn turn_of(&self, rank: usize) -> Option<Vec<P::Step>> {
        let mut position = self.root.clone();
        let actor = position.actor();
        let mut turn = Vec::new();
        let planned = match self.lines().get(rank) {
            Some(line) => line.steps.clone(),
            None => Vec::new(),
        };
        let mut planned = planned.into_iter();
        let mut legal = Vec::new();
        while position.actor() == actor {
            legal.clear();
            position.generate(&mut legal);
            let next = planned.next().filter(|step| legal.contains(step));
            let step = match next {
                Some(step) => step,
                None => match self.complete(&position) {
                    Some(step) => step,
                    None => break,
                },
            };
            let _ = position.play_unchecked(step);
            turn.push(step);
        }
        (!turn.is_empty()).then_some(turn)
    }

    /// The best step by a short search, or the first legal one.
    fn complete(&self, position: &P) -> Option<P::Step> {
        let limits = Limits::nodes(500);
        let task = Task::new(position.clone(), limits, Arc::clone(&self.memory));
        // Asking twice for the turn must give the same one.
        let mut search = Searcher::with(task, Histories::Own);
        search.advance(u64::MAX, &crate::Unwatched, &mut |_| {});
        match search.lines().first() {
            Some(line) => line.steps.first().copied(),
            None => search
                .workers
                .first()?
                .1
                .steps
                .first()
                .map(|root| root.candidate.step),
        }
    }
}

fn root_step<P: Evaluate>(task: &Task<P>, index: usize, step: P::Step) -> RootStep<P::Step> {
    let decided = task.decided.iter().find(|(known, _)| *known == step);
    RootStep {
        candidate: Candidate {
            step,
            index: index as u16,
            gain: task.position.gain(step),
            slot: task.position.history_slot(step) as u16,
            order: 0,
        },
        decided: decided.map(|&(_, score)| match score {
            Score::EVEN => -task.contempt,
            score => score.0,
        }),
        score: 0,
        line: Vec::new(),
        effort: 0,
    }
}

impl<P: Evaluate> Drop for Searcher<P> {
    fn drop(&mut self) {
        if self.histories == Histories::Kept {
            let workers = self.workers.drain(..);
            let histories = workers.map(|(worker, _)| worker.history).collect();
            self.memory.keep_histories(histories);
        }
    }
}

impl<P: Evaluate> std::fmt::Debug for Searcher<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Searcher")
            .field("nodes", &self.nodes())
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}
