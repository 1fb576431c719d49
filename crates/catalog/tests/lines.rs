//! What a search tells while it works: lines of one depth together, the best first; and the last word is what it plays.

use std::sync::Arc;

use catalog::{Listing, games};
use rules::SplitMix64;
use search::{Limits, Memory, Style, Unwatched};
use table::{Insight, Job, Opening, Table};

/// Searches of each game, and the most positions that each may visit.
const QUICK: (u64, usize) = (60, 3_000);
/// The same with `FAIRYRING_DEEP=1`: what goes wrong goes wrong where a search is broken off, so that there are many. They are as long
/// as the quick ones: windows are narrow, and fail, from depth 4 on.
const DEEP: (u64, usize) = (10_000, 3_000);

/// A position of a random game that goes on.
fn somewhere(listing: &Listing, random: &mut SplitMix64) -> Box<dyn Table> {
    let mut table = listing.open(&[], &Opening::Normal).unwrap();
    for _ in 0..random.below(40) {
        let steps = table.steps();
        table.play(&steps[random.below(steps.len())]).unwrap();
        if table.status().ended.is_some() {
            table.undo_step();
            break;
        }
    }
    table
}

/// The insights that were told together: each group begins with the first line.
fn told(insights: &[Insight]) -> impl Iterator<Item = &[Insight]> {
    insights.chunk_by(|_, next| next.line != 1)
}

fn search(listing: &Listing, seed: u64, most: usize, memory: &Arc<Memory>) {
    let mut random = SplitMix64::new(seed);
    let table = somewhere(listing, &mut random);
    let job = Job {
        lines: [1, 1, 3, 5][random.below(4)],
        ..Job::new(
            Style::Full,
            Limits::nodes(20 + random.below(most) as u64),
            Arc::clone(memory),
        )
    };
    let mut insights = Vec::new();
    let chosen = table
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |insight| {
            insights.push(insight.clone());
        })
        .unwrap();
    let place = format!(
        "{} seed {seed} lines {}: {}",
        listing.info.id,
        job.lines,
        table.position_text()
    );
    for group in told(&insights) {
        for (index, insight) in group.iter().enumerate() {
            assert_eq!(insight.line, index + 1, "{place}");
        }
        let scores: Vec<_> = group.iter().map(|insight| insight.score).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{place}: {scores:?}");
        let mut first: Vec<_> = group.iter().map(|insight| &insight.turns[0]).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), group.len(), "{place}: one turn is one line");
    }
    let last = told(&insights).last().and_then(<[Insight]>::first);
    let last = last.unwrap_or_else(|| panic!("{place}: nothing was told"));
    assert_eq!(chosen.turn.as_ref(), last.turns.first(), "{place}");
    assert_eq!(chosen.insight.as_ref(), Some(last), "{place}");
}

#[test]
fn lines_are_sorted_and_the_last_word_is_played() {
    let (searches, most) = match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => DEEP,
        None => QUICK,
    };
    for listing in games() {
        let memory = Arc::new(Memory::new(1));
        for seed in 0..searches {
            search(listing, seed, most, &memory);
        }
    }
}
