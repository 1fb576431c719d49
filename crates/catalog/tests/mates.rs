//! Forced wins of every game: each is proved by looking at everything, and then the search must find it.
//!
//! The positions are in `tests-data/mates/`, an array of `{name, position, turns}` a game; `turns` are turns of the winner, who is to
//! move. The example `find_mates` looks for such positions.
use std::collections::HashSet;
use std::sync::Arc;

use conformance::{wins, wins_by};
use evaluation::Playable;

use rules::{Game, Reading};
use search::{Limits, Memory, Progress, Searcher, Task, Unwatched, Verdict};
use serde_json::Value;

/// How many positions the search may look at.
const NODES: u64 = 200_000;
/// How many positions each game has at least.
const LEAST: usize = 30;

struct Problem {
    name: String,
    position: String,
    turns: u32,
}

fn problems(game: &str) -> Vec<Problem> {
    let path = format!(
        "{}/../../tests-data/mates/{game}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows: Vec<Value> = serde_json::from_str(&text).unwrap();
    rows.iter()
        .map(|row| Problem {
            name: row["name"].as_str().unwrap().to_owned(),
            position: row["position"].as_str().unwrap().to_owned(),
            turns: row["turns"].as_u64().unwrap() as u32,
        })
        .collect()
}

fn all_are_found<G: Playable>(most: u32) {
    let problems = problems(G::ID);
    let positions: HashSet<_> = problems.iter().map(|problem| &problem.position).collect();
    // The same one twice is one: a small game meets its wins again and again.
    assert_eq!(positions.len(), problems.len(), "{}: some twice", G::ID);
    assert!(problems.len() >= LEAST, "{} positions", problems.len());
    for Problem {
        name,
        position: text,
        turns,
    } in problems
    {
        let name = format!("{}, {name}: {text}", G::ID);
        let position = G::read_position(&text, Reading::Lenient, G::Options::default())
            .unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        assert!((1..=most).contains(&turns), "{name}");
        assert!(wins(&position, turns), "{name}: no win in {turns}");
        assert!(!wins(&position, turns - 1), "{name}: sooner than {turns}");
        let memory = Arc::new(Memory::new(4));
        let task = Task::new(position.clone(), Limits::nodes(NODES), memory);
        let mut searcher = Searcher::new(task);
        loop {
            let progress = searcher.advance(1_000, &Unwatched, &mut |_| {});
            let verdict = searcher.lines().first().map(|line| line.score.verdict());
            // Turns of both sides; the last may be the loser's.
            if let Some(Verdict::Win(plies)) = verdict
                && plies.div_ceil(2) == turns
            {
                break;
            }
            assert_eq!(
                progress,
                Progress::Working,
                "{name}: {verdict:?} after {} positions",
                searcher.nodes()
            );
        }
        let turn = searcher.turn().unwrap();
        assert!(wins_by(&position, turn[0], turns), "{name}: {turn:?}");
    }
}

/// A test for each game, with the most turns of its wins, and the list of those games.
macro_rules! games {
    ($($name:ident: $game:ty, $most:expr;)*) => {
        $(
            #[test]
            fn $name() {
                all_are_found::<$game>($most);
            }
        )*

        const TESTED: &[&str] = &[$(<$game>::ID),*];
    };
}

games! {
    // Wins of at most five plies: three turns of the winner. The exact table says the same, and in how many plies.
    kings_cooking: kings_cooking::KingsCooking, 3;
    xiangqi: xiangqi::Xiangqi, 2;
    rhythm: xiangqi::Rhythm, 2;
    tri_d: trid::TriD, 2;
}

/// Games whose wins are tested by their own crates, or that have none so short.
const ELSEWHERE: &[&str] = &[
    // `crates/cotulenh/tests/mates`: a turn has many steps, and only that crate can look at all of them in time.
    cotulenh::Cotulenh::ID,
];

#[test]
fn no_game_is_forgotten() {
    let known = |id: &&str| TESTED.contains(id) || ELSEWHERE.contains(id);
    let ids = catalog::games().iter().map(|listing| listing.info.id);
    crate::assert_all_games(&ids.filter(known).collect::<Vec<_>>());
}
