//! A told distance to the end is true: an unpruned search finds no shorter win than the one that is told as proved, and never a longer
//! one than the one that is told at all.
//!
//! What an unpruned search finds in the positions of `tests-data/mates/` stands there as `turns`, and the tests of those files look at
//! everything to see that. The loser's side is asked after the first turn of the winner.

use std::sync::Arc;

use evaluation::{Evaluate, Playable};
use rules::Reading;
use search::{Bound, Distance, Limits, Memory, Searcher, Task, Unwatched, Verdict};
use serde_json::Value;

/// How many positions a search may look at.
const NODES: u64 = 20_000;
/// Every so many-th position is asked in the quick form; with `FAIRYRING_DEEP=1` all of them are.
const SAMPLE: usize = 9;

#[derive(Default)]
struct Tally {
    asked: usize,
    told: usize,
    proved: usize,
}

/// Every first line with an end that a search tells of the position, and the turn that it plays.
fn told<P: Evaluate>(position: &P) -> (Vec<(Verdict, Distance)>, Vec<P::Step>) {
    let task = Task::new(
        position.clone(),
        Limits::nodes(NODES),
        Arc::new(Memory::new(2)),
    );
    let mut searcher = Searcher::new(task);
    let mut told = Vec::new();
    searcher.advance(u64::MAX, &Unwatched, &mut |found| {
        let verdict = found.line.score.verdict();
        if found.line.bound == Bound::Exact && !matches!(verdict, Verdict::Value(_)) {
            told.push((verdict, found.line.distance));
        }
    });
    (told, searcher.turn().unwrap())
}

/// Asks a position whose end comes after so many turns of the winner by best play; whether the search says so at last.
fn ask<P: Evaluate>(
    position: &P,
    turns: u32,
    name: &str,
    tally: &mut Tally,
) -> Option<Vec<P::Step>> {
    let (told, turn) = told(position);
    tally.asked += 1;
    for &(verdict, distance) in &told {
        let (Verdict::Win(both) | Verdict::Loss(both)) = verdict else {
            continue;
        };
        let own = both.div_ceil(2);
        assert!(own >= turns, "{name}: {verdict:?}, but not before {turns}");
        let exact = distance == Distance::AtMost || own == turns;
        assert!(exact, "{name}: {verdict:?} is not the shortest, {turns} is");
    }
    let &(verdict, distance) = told.last()?;
    tally.told += 1;
    tally.proved += usize::from(distance == Distance::Proved);
    match verdict {
        Verdict::Win(both) if both.div_ceil(2) == turns => Some(turn),
        _ => None,
    }
}

fn hold<G: Playable>(options: G::Options, tally: &mut Tally) {
    let path = format!(
        "{}/../../tests-data/mates/{}.json",
        env!("CARGO_MANIFEST_DIR"),
        G::ID
    );
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let file: Value = serde_json::from_str(&text).unwrap();
    let rows = file.as_array().or_else(|| file["mates"].as_array());
    let every = match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => 1,
        None => SAMPLE,
    };
    for row in rows.unwrap().iter().step_by(every) {
        let text = row["position"].as_str().unwrap();
        let turns = row["turns"].as_u64().unwrap() as u32;
        let mut position = G::read_position(text, Reading::Lenient, options).unwrap();
        let name = format!("{}: {text}", G::ID);
        if let Some(turn) = ask(&position, turns, &name, tally)
            && turns > 1
        {
            for step in turn {
                let _ = position.play_unchecked(step);
            }
            ask(&position, turns - 1, &format!("{name}, the answer"), tally);
        }
    }
}

#[test]
fn told_distances_hold_in_an_unpruned_search() {
    let mut tally = Tally::default();
    hold::<kings_cooking::KingsCooking>((), &mut tally);
    hold::<xiangqi::Xiangqi>(Default::default(), &mut tally);
    hold::<xiangqi::Rhythm>(Default::default(), &mut tally);
    hold::<cotulenh::Cotulenh>(cotulenh::Options::upstream(), &mut tally);
    hold::<trid::TriD>(Default::default(), &mut tally);
    let Tally {
        asked,
        told,
        proved,
    } = tally;
    println!("{asked} positions, {told} with an end that is told, {proved} of them proved");
    assert!(
        asked
            >= if std::env::var_os("FAIRYRING_DEEP").is_some() {
                200
            } else {
                25
            }
    );
    assert!(told * 10 >= asked * 9, "{told} of {asked}");
    assert!(proved * 10 >= told * 9, "{proved} of {told}");
}
