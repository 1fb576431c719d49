//! Limits, stopping, determinism: what everybody who starts a search relies on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use dummy::Dummy;
use rules::{Game, Position, SplitMix64};
use search::{
    Budget, Level, Limits, Memory, Progress, Searcher, Style, Task, Unwatched, Watch, greedy,
    hasty, random,
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

/// A soft limit ends where a depth would have: after the first whole iteration that passes it.
#[test]
fn a_soft_limit_finishes_its_iteration() {
    let nodes_to = |depth: u32| {
        let mut search = Searcher::new(task(Limits::depth(depth)));
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        search.nodes()
    };
    for soft in [1, 50, 300, 2_000] {
        let mut search = Searcher::new(task(Limits::soft_nodes(soft)));
        let progress = search.advance(u64::MAX, &Unwatched, &mut |_| {});
        assert_eq!(progress, Progress::Done);
        let depth = search.lines()[0].depth;
        assert_eq!(search.nodes(), nodes_to(depth), "{soft}");
        assert!(search.nodes() >= soft, "{soft}");
        assert!(depth == 1 || nodes_to(depth - 1) < soft, "{soft}");
    }
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
fn a_search_can_be_held_to_some_of_the_steps() {
    let mut steps = Vec::new();
    start().generate(&mut steps);
    for &step in &steps {
        let mut asked = task(Limits::depth(3));
        asked.only = Some(vec![step]);
        let mut search = Searcher::new(asked);
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        assert_eq!(search.turn().unwrap()[0], step);
    }
}

#[test]
fn a_search_goes_on_from_the_one_before_and_a_new_game_from_nothing() {
    let memory = Arc::new(Memory::new(1));
    let run = || {
        let task = Task::new(start(), Limits::depth(9), Arc::clone(&memory));
        let mut search = Searcher::new(task);
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        (search.lines().to_vec(), search.nodes())
    };
    let first = run();
    assert_ne!(run().1, first.1, "what is remembered saves positions");
    memory.clear();
    assert_eq!(run(), first);
}

#[test]
fn turns_without_a_search_are_legal_and_repeatable() {
    let mut chance = SplitMix64::new(5);
    let mut position = start();
    let mut overlooked = 0;
    while position.outcome().is_none() {
        assert!(legal_turn(&position, &greedy(&position)));
        let mut steps = Vec::new();
        position.generate(&mut steps);
        for level in Level::all() {
            let once = hasty(&position, level, &mut SplitMix64::new(7));
            assert_eq!(once, hasty(&position, level, &mut SplitMix64::new(7)));
            assert!(legal_turn(&position, &once));
            let noticed = level.notices(&position, &mut SplitMix64::new(7));
            assert!(!noticed.is_empty() && noticed.iter().all(|step| steps.contains(step)));
            overlooked += steps.len() - noticed.len();
        }
        let noticed = Level::TOP.notices(&position, &mut SplitMix64::new(7));
        assert_eq!(noticed, steps, "the top level overlooks nothing");
        let turn = random(&position, &mut chance);
        assert!(legal_turn(&position, &turn));
        for step in turn {
            let _ = position.play_unchecked(step);
        }
    }
    assert!(overlooked > 0);
    assert!(!Level::TOP.hastens(&mut SplitMix64::new(7)));
    assert_ne!(Style::Level(Level::TOP), Style::Full);
}
