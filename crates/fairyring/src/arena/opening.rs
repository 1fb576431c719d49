//! Varied openings: turns by chance, as long as nobody is lost after them.

use std::sync::Arc;

use rules::{Refusal, SplitMix64};
use search::{Level, Limits, Memory, Style, Unwatched};
use table::{Job, Table};

/// The look at an opening: the level that thinks about this long without slips.
const LOOK: i64 = 8;
/// After so many tries the most even opening is taken.
const TRIES: u32 = 64;

/// Turns and the table after them.
type Walk = (Vec<String>, Box<dyn Table>);

/// `turns` turns by chance whose end a short look values within `bound` hundredths. The same seed gives the same opening.
pub(crate) fn opening(
    start: &dyn Table,
    seed: u64,
    turns: usize,
    bound: u32,
) -> Result<Vec<String>, Refusal> {
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
    let style = Level::new(LOOK).map_or(Style::Full, Style::Level);
    let job = Job::new(style, Limits::default(), Arc::new(Memory::of_bytes(0)));
    let answer = table
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |_| {});
    let insight = answer.and_then(|answer| answer.insight);
    insight.map_or(0, |insight| insight.score.hundredths().unsigned_abs())
}
