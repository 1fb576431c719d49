//! Whatever the search is asked in any game, it answers with whole legal turns, and so are the lines that it shows.

use std::sync::Arc;

use rules::SplitMix64;
use search::{Limits, Memory, Style, Unwatched};
use table::{Answer, Insight, Job, Opening, Table};

const GAMES: u64 = 12;
const TURNS: usize = 40;

fn think(table: &dyn Table, style: Style, limits: Limits, seed: u64) -> (Answer, Vec<Insight>) {
    let job = Job {
        seed,
        lines: 2,
        ..Job::new(style, limits, Arc::new(Memory::new(1)))
    };
    let mut insights = Vec::new();
    let answer = table
        .thinker(&job)
        .advance(u64::MAX, &Unwatched, &mut |found| {
            insights.push(found.clone());
        });
    (answer.unwrap(), insights)
}

/// Plays a turn that must be legal and whole.
fn check(table: &mut dyn Table, turn: &str) {
    let (before, actor) = (table.position_text(), table.status().actor);
    if let Err(refusal) = table.play(turn) {
        unreachable!("'{turn}' in {before}: {}: {refusal}", refusal.code);
    }
    let after = table.status();
    assert!(
        after.actor != actor || after.ended.is_some(),
        "'{turn}' leaves the turn open in {before}"
    );
}

#[test]
fn at_random_positions_of_every_game_only_whole_legal_turns_are_found() {
    for listing in catalog::games() {
        let mut random = SplitMix64::new(listing.info.id.len() as u64);
        let mut searched = 0;
        for _ in 0..GAMES {
            let mut table = listing.open(&[], &Opening::Normal).unwrap();
            for turn in 0..TURNS {
                if table.status().ended.is_some() {
                    break;
                }
                // A level below the top never takes its answer from an exact solution.
                let level = search::Level::new(7).unwrap();
                if turn % 4 == 3 {
                    let nodes = 1 + random.below(300) as u64;
                    let (answer, insights) =
                        think(table.as_ref(), Style::Level(level), Limits::nodes(nodes), 0);
                    check(table.fork().as_mut(), &answer.turn.unwrap());
                    for insight in insights {
                        let mut board = table.fork();
                        for turn in &insight.turns {
                            check(board.as_mut(), turn);
                            // A repetition ends a match, but not a line.
                            if board.status().ended.is_some() {
                                break;
                            }
                        }
                    }
                    searched += 1;
                }
                let seed = random.next_u64();
                let (answer, _) = think(table.as_ref(), Style::Random, Limits::default(), seed);
                check(table.as_mut(), &answer.turn.unwrap());
            }
        }
        assert!(searched >= 12, "{}: {searched}", listing.info.id);
    }
}
