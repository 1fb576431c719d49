//! Whatever the search is asked in any game, it answers with whole legal turns, and so are the lines that it shows.

use std::sync::Arc;

use rules::{Reading, SplitMix64};
use search::{Limits, Memory, Style, Unwatched};
use table::{Chosen, Insight, Job, Opening, Table};

const GAMES: u64 = 12;
const TURNS: usize = 40;

fn think(table: &dyn Table, style: Style, limits: Limits, seed: u64) -> (Chosen, Vec<Insight>) {
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
                // The second turn too, so that a short game is searched as well.
                if turn % 4 == 1 {
                    let nodes = 1 + random.below(300) as u64;
                    let (answer, insights) =
                        think(table.as_ref(), Style::Level(level), Limits::nodes(nodes), 0);
                    check(table.fork().as_mut(), &answer.turn.unwrap());
                    for insight in insights {
                        let mut board = table.fork();
                        for turn in &insight.turns {
                            check(board.as_mut(), turn);
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

/// White pays a promotion that Black's board forced. A bishop or a knight leaves too little to win: the match ends there, in the
/// middle of White's turn, and nothing may be played after it.
#[test]
fn a_turn_ends_where_the_match_ends() {
    let listing = catalog::games()
        .iter()
        .find(|listing| listing.info.id == "trid")
        .unwrap();
    let owed = "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10";
    let mut table = listing
        .open(&[], &Opening::Position(owed.to_owned(), Reading::Lenient))
        .unwrap();
    table.play("QL6-QL5").unwrap();
    let levels = search::Level::all().map(Style::Level);
    let mut ends = 0;
    for style in levels.chain([Style::Greedy, Style::Random]) {
        for seed in 0..40 {
            let (answer, insights) = think(table.as_ref(), style, Limits::nodes(400), seed);
            let shown = insights.iter().filter_map(|insight| insight.turns.first());
            for turn in shown.chain(answer.turn.iter()) {
                let mut board = table.fork();
                check(board.as_mut(), turn);
                ends += usize::from(board.status().ended.is_some());
            }
        }
    }
    assert!(ends > 20, "{ends}");
}
