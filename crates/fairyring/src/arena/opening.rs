//! Varied openings: turns by chance, as long as nobody is lost after them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use rules::{Refusal, SplitMix64};
use search::{Level, Limits, Memory, Style, Unwatched};
use table::{Job, Table};

/// The look at an opening, in positions: at full strength, which overlooks nothing and likes draws no less than it should.
const LOOK: u64 = 6_000;
/// What it may remember, in bytes: a few for each position.
const NOTES: usize = 1 << 18;
/// The look where the game is solved: at full strength nearly every opening would be won or lost. This level knows no solution.
const LOOK_AT_SOLVED: i64 = 9;
/// After so many tries the most even opening is taken.
const TRIES: u32 = 64;

/// Turns and the table after them.
type Walk = (Vec<String>, Box<dyn Table>);

/// The openings of a match: each is made once and played by the two games of its pair.
#[derive(Debug)]
pub(crate) struct Openings {
    turns: usize,
    /// How much a short look may find for either side, in hundredths.
    bound: u32,
    /// Those that one of their games has asked for. Whoever comes while an opening is being made waits for it.
    begun: Mutex<BTreeMap<u32, Place>>,
}

/// Where an opening will be once it is made.
type Place = Arc<Mutex<Option<Vec<String>>>>;

impl Openings {
    pub(crate) fn new(turns: usize, bound: u32) -> Openings {
        Openings {
            turns,
            bound,
            begun: Mutex::new(BTreeMap::new()),
        }
    }

    /// The opening of a pair; the same seed gives the same one.
    pub(crate) fn of_pair(
        &self,
        pair: u32,
        start: &dyn Table,
        seed: u64,
    ) -> Result<Vec<String>, Refusal> {
        let place = {
            let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
            match begun.remove(&pair) {
                // The second game takes it away.
                Some(place) => place,
                None => {
                    let place = Place::default();
                    begun.insert(pair, Arc::clone(&place));
                    place
                }
            }
        };
        let mut opening = place.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(made) = &*opening {
            return Ok(made.clone());
        }
        let made = self::opening(start, seed, self.turns, self.bound)?;
        *opening = Some(made.clone());
        Ok(made)
    }
}

/// `turns` turns by chance whose end a short look values within `bound` hundredths. The same seed gives the same opening.
fn opening(start: &dyn Table, seed: u64, turns: usize, bound: u32) -> Result<Vec<String>, Refusal> {
    if turns == 0 {
        // There is nothing to choose between.
        return Ok(Vec::new());
    }
    let mut random = SplitMix64::new(seed);
    let mut best: Option<(u32, Vec<String>)> = None;
    for _ in 0..TRIES {
        let (played, table) = wander(start, &mut random, turns)?;
        let value = look(table.as_ref());
        if best.as_ref().is_none_or(|(least, _)| value < *least) {
            best = Some((value, played));
        }
        if value <= bound {
            break;
        }
    }
    Ok(best.map(|(_, played)| played).unwrap_or_default())
}

/// So many turns by chance that do not end the game; none if the game always ends on the way.
pub(crate) fn wander(
    start: &dyn Table,
    random: &mut SplitMix64,
    turns: usize,
) -> Result<Walk, Refusal> {
    for _ in 0..TRIES {
        if let Some(walk) = walk(start, random, turns)? {
            return Ok(walk);
        }
    }
    Ok((Vec::new(), start.fork()))
}

/// `None` if the game ends on the way.
fn walk(start: &dyn Table, random: &mut SplitMix64, turns: usize) -> Result<Option<Walk>, Refusal> {
    let mut table = start.fork();
    let mut played = Vec::new();
    for _ in 0..turns {
        let job = Job {
            seed: random.next_u64(),
            ..Job::new(
                Style::Random,
                Limits::default(),
                Arc::new(Memory::of_bytes(0)),
            )
        };
        let answer = table
            .thinker(&job)
            .advance(u64::MAX, &Unwatched, &mut |_| {});
        let Some(turn) = answer.and_then(|answer| answer.turn) else {
            return Ok(None);
        };
        table.play(&turn)?;
        if table.status().ended.is_some() {
            return Ok(None);
        }
        played.push(turn);
    }
    Ok(Some((played, table)))
}

/// What the side to act is worth, as an absolute figure.
fn look(table: &dyn Table) -> u32 {
    let solved = table.can_think(Style::Perfect).is_ok();
    let level = Level::new(LOOK_AT_SOLVED).ok().filter(|_| solved);
    let (style, limits) = match level {
        Some(level) => (Style::Level(level), Limits::default()),
        None => (Style::Full, Limits::nodes(LOOK)),
    };
    let job = Job::new(style, limits, Arc::new(Memory::of_bytes(NOTES)));
    let answer = table
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |_| {});
    let insight = answer.and_then(|answer| answer.insight);
    insight.map_or(0, |insight| insight.score.hundredths().unsigned_abs())
}
