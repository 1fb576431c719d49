//! Limits, stopping, determinism: what everybody who starts a search relies on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use dummy::Dummy;
use rules::{Game, Position, SplitMix64};
use search::{
    Budget, Level, Limits, Memory, Progress, Searcher, Style, Task, Unwatched, Watch, greedy,
    random, slip,
};

fn start() -> Dummy {
    Dummy::start(Default::default())
}

fn task(limits: Limits) -> Task<Dummy> {
    Task::new(start(), limits, Arc::new(Memory::new(1)))
}

/// A watch that says stop after it was asked so often, and whose time passes by a millisecond a question.
struct Patience {
    questions: AtomicU64,
    most: u64,
}

impl Patience {
    fn new(most: u64) -> Patience {
        Patience {
            questions: AtomicU64::new(0),
            most,
        }
    }
}

impl Watch for Patience {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.questions.load(Relaxed))
    }

    fn stopped(&self) -> bool {
        self.questions.fetch_add(1, Relaxed) >= self.most
    }
}

fn legal_turn(position: &Dummy, turn: &[<Dummy as Position>::Step]) -> bool {
    let mut position = position.clone();
    let actor = position.actor();
    for (index, &step) in turn.iter().enumerate() {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        if !steps.contains(&step) {
            return false;
        }
        let _ = position.play_unchecked(step);
        let over = position.actor() != actor || position.outcome().is_some();
        if over != (index + 1 == turn.len()) {
            return false;
        }
    }
    !turn.is_empty()
}

#[test]
fn a_stop_is_heard_at_once_and_still_gives_a_legal_turn() {
    for most in [0, 1, 3] {
        let mut search = Searcher::new(task(Limits::default()));
        let watch = Patience::new(most);
        assert_eq!(
            search.advance(u64::MAX, &watch, &mut |_| {}),
            Progress::Done
        );
        assert!(search.nodes() <= 32 * (most + 1), "{}", search.nodes());
        assert!(legal_turn(&start(), &search.turn().unwrap()));
    }
}

#[test]
fn a_budget_of_time_ends_the_search() {
    let budget = Budget {
        aim: Duration::from_millis(5),
        most: Duration::from_millis(10),
    };
    let mut search = Searcher::new(task(Limits::time(budget)));
    let watch = Patience::new(u64::MAX);
    assert_eq!(
        search.advance(u64::MAX, &watch, &mut |_| {}),
        Progress::Done
    );
    assert!(search.nodes() <= 32 * 12);
}

#[test]
fn nodes_are_never_exceeded() {
    for nodes in [1, 2, 127, 128, 129, 1_000, 5_000] {
        let mut search = Searcher::new(task(Limits::nodes(nodes)));
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        assert!(search.nodes() <= nodes);
        assert!(legal_turn(&start(), &search.turn().unwrap()));
    }
}

#[test]
fn the_same_search_finds_the_same_in_the_same_number_of_positions() {
    let run = || {
        let mut search = Searcher::new(task(Limits::depth(9)));
        let mut lines = Vec::new();
        search.advance(u64::MAX, &Unwatched, &mut |found| {
            lines.push((found.line.clone(), found.nodes));
        });
        (lines, search.nodes())
    };
    assert_eq!(run(), run());
}

#[test]
fn depth_grows_by_one_and_lines_come_in_rank() {
    let mut task = task(Limits::depth(6));
    task.lines = 2;
    let mut search = Searcher::new(task);
    let mut seen = Vec::new();
    search.advance(u64::MAX, &Unwatched, &mut |found| {
        seen.push((found.line.depth, found.rank));
    });
    let expected: Vec<_> = (1..=6).flat_map(|depth| [(depth, 0), (depth, 1)]).collect();
    assert_eq!(seen, expected);
    let [first, second] = search.lines() else {
        panic!("two lines were asked for");
    };
    assert!(first.score >= second.score);
    assert_ne!(first.steps.first(), second.steps.first());
}

#[test]
fn a_step_that_the_match_decides_is_worth_what_the_match_says() {
    let mut steps = Vec::new();
    start().generate(&mut steps);
    let mut asked = task(Limits::depth(4));
    let won = *steps.last().unwrap();
    asked.decided = vec![(won, search::Score::win(1))];
    let mut search = Searcher::new(asked);
    search.advance(u64::MAX, &Unwatched, &mut |_| {});
    assert_eq!(search.lines()[0].steps, [won]);
    assert_eq!(search.lines()[0].score, search::Score::win(1));
}

#[test]
fn turns_without_a_search_are_legal_and_repeatable() {
    let mut chance = SplitMix64::new(5);
    let mut position = start();
    let mut slips = 0;
    while position.outcome().is_none() {
        assert!(legal_turn(&position, &greedy(&position)));
        for level in Level::all() {
            let once = slip(&position, level, &mut SplitMix64::new(7));
            assert_eq!(once, slip(&position, level, &mut SplitMix64::new(7)));
            if let Some(turn) = once {
                assert!(legal_turn(&position, &turn));
                slips += 1;
            }
        }
        let turn = random(&position, &mut chance);
        assert!(legal_turn(&position, &turn));
        for step in turn {
            let _ = position.play_unchecked(step);
        }
    }
    assert!(slips > 0);
    assert_eq!(
        slip(&start(), Level::TOP, &mut SplitMix64::new(7)),
        None,
        "the top level never slips"
    );
    assert_ne!(Style::Level(Level::TOP), Style::Full);
}
