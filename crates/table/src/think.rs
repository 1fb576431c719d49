//! The machine at the table: searches of any game, in text.

use std::sync::Arc;
use std::time::Duration;

use evaluation::Playable;
use record::Record;
use rules::{Course, Refusal, SplitMix64, Stage};
use search::{
    Bound, Distance, Found, Level, Limits, Memory, PrincipalVariation, Progress, Score, Searcher,
    Style, Task, Trail, Verdict, Watch,
};

use crate::open::begin;
use crate::{Half, Match, Opening};

/// What the machine is asked to do.
#[derive(Clone, Debug)]
pub struct Job {
    /// How it plays.
    pub style: Style,
    /// Where it ends. Styles other than [`Style::Full`] bring limits of their own; the tighter one holds.
    pub limits: Limits,
    /// How many best lines it looks for; at least 1.
    pub lines: usize,
    /// The half of the steps that [`Style::Full`] looks at; `None` for all of them. Other styles see what they see.
    pub half: Option<Half>,
    /// How many threads search; 1 starts none.
    pub threads: usize,
    /// Chooses among the possible answers of styles that play by chance.
    pub seed: u64,
    /// What earlier searches found out; shared by all threads. Styles other than [`Style::Full`] use a small one of their own, so
    /// that they answer alike everywhere.
    pub memory: Arc<Memory>,
}

impl Job {
    /// A search by one thread for the best line.
    #[must_use]
    pub fn new(style: Style, limits: Limits, memory: Arc<Memory>) -> Job {
        Job {
            style,
            limits,
            lines: 1,
            half: None,
            threads: 1,
            seed: 0,
            memory,
        }
    }
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insight {
    /// Which of the best lines, from 1.
    pub line: usize,
    /// Of how many that are told together.
    pub of: usize,
    /// To what depth, in turns.
    pub depth: u32,
    /// The length of the longest line looked at, in steps.
    pub selective: u32,
    /// What it is worth to the actor.
    pub score: Score,
    /// How the score is to be taken.
    pub bound: Bound,
    /// What is known of the distance where the score tells an end.
    pub distance: Distance,
    /// Positions visited.
    pub nodes: u64,
    /// Time spent.
    pub elapsed: Duration,
    /// How full the memory is, in thousandths.
    pub full: u16,
    /// The line: turns in machine form, the steps of each joined by commas.
    pub turns: Vec<String>,
}

/// What the machine plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// A whole turn in machine form; `None` if the match is over.
    pub turn: Option<String>,
    /// The reply that it expects.
    pub reply: Option<String>,
    /// The last word on the best line; `None` for styles that do not search.
    pub insight: Option<Insight>,
}

/// A search in progress. It stands by itself: the table it came from can go on.
pub trait Thinker: Send {
    /// Goes on for about `nodes` positions (to the end with `u64::MAX`), tells of each new line, and answers when it is done.
    ///
    /// Where the cuts fall changes nothing of the answer. Inside, it cannot pause in the middle of a root step, so that
    /// a call may take longer than asked; `watch` is heard at all times.
    fn advance(
        &mut self,
        nodes: u64,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Insight),
    ) -> Option<Chosen>;
}

/// A match that is thought about and nothing else: all that a machine needs of a table. Whoever never asks for more does not carry
/// more.
pub trait Pondered: Send {
    /// As [`Table::thinker`](crate::Table::thinker).
    fn thinker(&self, job: &Job) -> Box<dyn Thinker>;
    /// As [`Table::solve`](crate::Table::solve).
    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool;
    /// The match as it would stand if whoever is to move could let the other side move at once, with the text of that position: what
    /// is threatened is the best turn there. `None` where the game cannot tell (in check, inside a turn, at the end).
    fn passed(&self) -> Option<(String, Box<dyn Pondered>)>;
}

impl<P: Playable> Pondered for Match<P> {
    fn thinker(&self, job: &Job) -> Box<dyn Thinker> {
        thinker(self, job)
    }

    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool {
        memory.solution(self.position(), progress).is_some()
    }

    fn passed(&self) -> Option<(String, Box<dyn Pondered>)> {
        if self.ended().is_some() || self.position().stage() != Stage::Turn {
            return None;
        }
        // What was before is another game: the other side's turn follows nothing that was played.
        let passed = Match::new(self.position().passed()?);
        let text = passed.position().position_text();
        (passed.ended().is_none()).then(|| (text, Box::new(passed) as Box<dyn Pondered>))
    }
}

/// Plays a record, to think about where it stands.
///
/// # Errors
/// As [`Library::restore`](crate::Library::restore).
pub fn ponder<P: Playable>(record: &Record) -> Result<Box<dyn Pondered>, Refusal> {
    let mut table = begin::<P>(&record.options, &Opening::Recorded(record.start.clone()))?;
    table.replay(record)?;
    Ok(Box::new(table))
}

/// Begins a search of the present position of a match.
fn thinker<P: Playable>(table: &Match<P>, job: &Job) -> Box<dyn Thinker> {
    let position = table.position();
    let ready = |turn| Box::new(Ready(turn, table.course().clone()));
    if table.ended().is_some() {
        return ready(Vec::new());
    }
    // A level answers by the seed and the position alone, so that the same game can be played again.
    let mut chance = SplitMix64::new(job.seed ^ position.key());
    match job.style {
        Style::Random => ready(search::random(position, &mut chance)),
        Style::Greedy => ready(search::greedy(position)),
        Style::First => ready(search::first(position)),
        Style::Margin(plies) => ready(search::by_margin(position, plies).unwrap_or_default()),
        Style::Level(level) => {
            if level.hastens(&mut chance) {
                return ready(search::hasty(position, level, &mut chance));
            }
            let noticed = level.notices(position, &mut chance);
            let solutions = (level == Level::TOP).then(|| Arc::clone(&job.memory));
            let mut job = bounded(level, noticed.len(), job);
            let opening = table.course().moments().count() < OPENING;
            if opening {
                job.lines = job.lines.max(level.choices());
            }
            let mut thinking = Thinking::new(table, &job, solutions, Some(noticed));
            thinking.whim = opening.then_some(chance);
            Box::new(thinking)
        }
        Style::Perfect => Box::new(Perfect(table.course().clone(), Arc::clone(&job.memory))),
        Style::Full => {
            let only = job.half.map(|half| half.of(position));
            if only.as_ref().is_some_and(Vec::is_empty) {
                // Nothing of this half can be played.
                return ready(Vec::new());
            }
            let solutions = Some(Arc::clone(&job.memory));
            let mut thinking = Thinking::new(table, job, solutions, only);
            thinking.half = job.half;
            Box::new(thinking)
        }
    }
}

/// An answer that needs no search.
struct Ready<P: Playable>(Vec<P::Step>, Course<P>);

impl<P: Playable> Thinker for Ready<P> {
    fn advance(
        &mut self,
        _nodes: u64,
        _watch: &dyn Watch,
        _report: &mut dyn FnMut(&Insight),
    ) -> Option<Chosen> {
        Some(Chosen {
            turn: turns(&mut self.1, &self.0).into_iter().next(),
            reply: None,
            insight: None,
        })
    }
}

/// Exact knowledge and nothing else: without it there is no turn.
struct Perfect<P: Playable>(Course<P>, Arc<Memory>);

impl<P: Playable> Thinker for Perfect<P> {
    fn advance(
        &mut self,
        _nodes: u64,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Insight),
    ) -> Option<Chosen> {
        let answer = solved(&mut self.0, &self.1, (1, None), watch, report);
        Some(answer.unwrap_or(Chosen {
            turn: None,
            reply: None,
            insight: None,
        }))
    }
}

/// Exact knowledge needs no search; `None` where there is none. Whoever asks for several lines is told the value of so many steps, of
/// those of a half if he asked for one.
fn solved<P: Playable>(
    course: &mut Course<P>,
    solutions: &Memory,
    (lines, half): (usize, Option<Half>),
    watch: &dyn Watch,
    report: &mut dyn FnMut(&Insight),
) -> Option<Chosen> {
    let solution = solutions.solution(course.position(), &mut |_, _| {})?;
    let best = search::truth(course.position(), &*solution)?;
    let mut known = match (lines, half) {
        (0 | 1, None) => vec![best],
        _ => search::truths(course.position(), &*solution),
    };
    if let Some(half) = half {
        let only = half.of(course.position());
        known.retain(|(_, steps)| steps.first().is_some_and(|step| only.contains(step)));
    }
    known.truncate(lines.max(1));
    let mut first = None;
    for (index, (score, steps)) in known.iter().enumerate() {
        let turns = turns(course, steps);
        let insight = Insight {
            line: index + 1,
            of: known.len(),
            depth: turns.len() as u32,
            selective: steps.len() as u32,
            score: *score,
            bound: Bound::Exact,
            distance: Distance::Proved,
            nodes: 1,
            elapsed: watch.elapsed(),
            full: 0,
            turns,
        };
        report(&insight);
        first.get_or_insert(insight);
    }
    let insight = first?;
    let mut turns = insight.turns.iter().cloned();
    Some(Chosen {
        turn: turns.next(),
        reply: turns.next(),
        insight: Some(insight),
    })
}

/// A search with the texts of its game.
struct Thinking<P: Playable> {
    course: Course<P>,
    searcher: Searcher<P>,
    memory: Arc<Memory>,
    /// Where exact solutions are kept; `None` once there is none, and for levels that do not know any. It is the memory of the job, also
    /// for a level that searches in one of its own: a solution takes seconds and serves the whole game.
    solutions: Option<Arc<Memory>>,
    /// How many lines were asked for.
    lines: usize,
    /// Of which half of the steps, if not of all.
    half: Option<Half>,
    last: Option<Insight>,
    /// Chooses between lines that are as good as each other; `None`: the best is played.
    whim: Option<SplitMix64>,
}

/// For so many steps of a match a level chooses between lines that are as good as each other, so that no two games open alike.
const OPENING: usize = 10;
/// As good as the best is what is worth at most so much less, in hundredths of the smallest piece.
const ALIKE: i32 = 15;

impl<P: Playable> Thinking<P> {
    fn new(
        table: &Match<P>,
        job: &Job,
        solutions: Option<Arc<Memory>>,
        only: Option<Vec<P::Step>>,
    ) -> Thinking<P> {
        let mut course = table.course().clone();
        let task = Task {
            trail: trail(&course),
            decided: decided(&mut course),
            only,
            contempt: match job.style {
                Style::Level(level) => level.contempt(),
                _ => 0,
            },
            lines: job.lines,
            threads: job.threads,
            ..Task::new(
                table.position().clone(),
                job.limits,
                Arc::clone(&job.memory),
            )
        };
        Thinking {
            course,
            searcher: Searcher::new(task),
            memory: Arc::clone(&job.memory),
            solutions,
            lines: job.lines,
            half: None,
            last: None,
            whim: None,
        }
    }

    /// Which of the lines is played: the best, or by whim one that is as good.
    fn choose(&mut self) -> usize {
        let Some(whim) = &mut self.whim else {
            return 0;
        };
        let value = |line: &PrincipalVariation<P::Step>| match line.score.verdict() {
            Verdict::Value(value) if line.bound == Bound::Exact => Some(value),
            _ => None,
        };
        let lines = self.searcher.lines();
        let Some(best) = lines.first().and_then(value) else {
            return 0;
        };
        let alike = lines
            .iter()
            .take_while(|line| value(line).is_some_and(|value| best - value <= ALIKE));
        whim.below(alike.count().max(1))
    }
}

impl<P: Playable> Thinker for Thinking<P> {
    fn advance(
        &mut self,
        nodes: u64,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&Insight),
    ) -> Option<Chosen> {
        if let Some(solutions) = self.solutions.take()
            && let Some(answer) = solved(
                &mut self.course,
                &solutions,
                (self.lines, self.half),
                watch,
                report,
            )
        {
            return Some(answer);
        }
        let (course, memory, last) = (&mut self.course, &self.memory, &mut self.last);
        let progress = self.searcher.advance(nodes, watch, &mut |found| {
            let insight = insight(course, memory, watch, found);
            report(&insight);
            if found.rank == 0 {
                *last = Some(insight);
            }
        });
        if progress == Progress::Working {
            return None;
        }
        let rank = self.choose();
        let steps = self.searcher.turn_of(rank).unwrap_or_default();
        let turn = turns(&mut self.course, &steps).into_iter().next();
        let line = self.searcher.lines().get(rank).cloned();
        let planned = line
            .as_ref()
            .map_or(Vec::new(), |line| turns(&mut self.course, &line.steps));
        if let (Some(last), Some(line)) = (self.last.as_mut(), line)
            && rank > 0
        {
            // What is played has the last word.
            (last.score, last.distance) = (line.score, line.distance);
            last.turns.clone_from(&planned);
            last.elapsed = watch.elapsed();
            report(last);
        }
        if let (None, Some(turn)) = (&self.last, &turn) {
            // Broken off before the first step was valued: what is played is told with the look of the board, to no depth at all.
            let insight = Insight {
                line: 1,
                of: 1,
                depth: 0,
                selective: 0,
                score: Score::value(self.course.position().value()),
                bound: Bound::Exact,
                distance: Distance::AtMost,
                nodes: self.searcher.nodes(),
                elapsed: watch.elapsed(),
                full: self.memory.full(),
                turns: vec![turn.clone()],
            };
            report(&insight);
            self.last = Some(insight);
        }
        // A line may break off inside its first turn; what completes it is played, so it is told.
        if let (Some(last), Some(turn)) = (self.last.as_mut(), &turn)
            && last.turns.first() != Some(turn)
        {
            last.turns = vec![turn.clone()];
            last.elapsed = watch.elapsed();
            report(last);
        }
        let reply = match planned.split_first() {
            Some((first, rest)) if Some(first) == turn.as_ref() => rest.first().cloned(),
            _ => None,
        };
        Some(Chosen {
            turn,
            reply,
            insight: self.last.take(),
        })
    }
}

fn insight<P: Playable>(
    course: &mut Course<P>,
    memory: &Memory,
    watch: &dyn Watch,
    found: &Found<'_, P::Step>,
) -> Insight {
    let PrincipalVariation {
        depth,
        score,
        bound,
        distance,
        steps,
    } = found.line;
    Insight {
        line: found.rank + 1,
        of: found.of,
        depth: *depth,
        selective: found.selective,
        score: *score,
        bound: *bound,
        distance: *distance,
        nodes: found.nodes,
        elapsed: watch.elapsed(),
        full: memory.full(),
        turns: turns(course, steps),
    }
}

/// The turns of a line in machine form, as far as the match goes: it may end inside a turn. A turn that the line leaves open is
/// left out, unless it is the only one.
fn turns<P: Playable>(course: &mut Course<P>, steps: &[P::Step]) -> Vec<String> {
    let mut tried = 0;
    let mut turns = Vec::new();
    let mut open = String::new();
    let mut legal = Vec::new();
    for &step in steps {
        legal.clear();
        course.position().generate(&mut legal);
        if !legal.contains(&step) {
            break;
        }
        if !open.is_empty() {
            open.push(',');
        }
        course.position().write_step(step, &mut open);
        let actor = course.position().actor();
        course.play(step);
        let ended = course.ended().is_some();
        tried += 1;
        if ended || course.position().actor() != actor {
            turns.push(std::mem::take(&mut open));
        }
        if ended {
            break;
        }
    }
    for _ in 0..tried {
        course.back();
    }
    if turns.is_empty() && !open.is_empty() {
        turns.push(open);
    }
    turns
}

/// What was on the board since the last step that cannot be taken back by play.
fn trail<P: Playable>(course: &Course<P>) -> Trail<P> {
    let mut trail = Trail::default();
    for moment in course.moments() {
        trail.follow(&moment.before, moment.step);
    }
    trail
}

/// The steps with which the match ends by its own rules: what the position cannot see and the tree only guesses.
fn decided<P: Playable>(course: &mut Course<P>) -> Vec<(P::Step, Score)> {
    let actor = course.position().actor();
    let mut steps = Vec::new();
    course.position().generate(&mut steps);
    let mut decided = Vec::new();
    for step in steps {
        course.play(step);
        let ruling = course.ended().cloned();
        let after = course.position();
        let seen = after.stage() != Stage::Turn || after.outcome().is_some();
        if let Some(ruling) = ruling.filter(|_| !seen) {
            let score = match ruling.outcome.winner {
                Some(winner) if winner == actor => Score::win(1),
                Some(_) => Score::loss(1),
                None => Score::EVEN,
            };
            decided.push((step, score));
        }
        course.back();
    }
    decided
}

/// The job of a level that has noticed so many steps: one thread, its own bound, and a memory of its own.
fn bounded(level: Level, steps: usize, asked: &Job) -> Job {
    let most = level.nodes(steps);
    let nodes = asked.limits.nodes.unwrap_or(u64::MAX).min(most);
    Job {
        limits: Limits {
            nodes: Some(nodes),
            ..asked.limits
        },
        threads: 1,
        memory: Arc::new(level.memory()),
        ..asked.clone()
    }
}
