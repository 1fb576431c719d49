//! Perfect play as a search asks for it: through the exact values, from starts and from the middle of games.

use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::common::read;
use evaluation::{Evaluate, Exact, Truth};
use kings_cooking::KingsCooking;
use kings_cooking::solve::{Solution, Value, best_step};
use rules::{Game, Position, SplitMix64};
use search::{Limits, Memory, Searcher, Task, Unwatched, Verdict};

/// The starts with the fewest positions: one that Light wins and one that nobody wins.
const STARTS: [&str; 2] = ["RRB", "NNB"];

fn set_up(name: &str) -> KingsCooking {
    KingsCooking::setup(name, ()).unwrap()
}

#[test]
fn a_solution_serves_every_position_of_its_game() {
    let mut random = SplitMix64::new(9);
    for name in STARTS {
        let memory = Memory::of_bytes(1 << 14);
        let mut asked = 0;
        let mut position = set_up(name);
        let table = Solution::of_start(&position, NonZeroUsize::MIN, &mut |_, _| {});
        while position.outcome().is_none() && position.quiet_plies() < 30 {
            let solution = memory.solution(&position, &mut |done, _| asked += u32::from(done == 0));
            let solution = solution.unwrap();
            let (score, line) = search::truth(&position, &*solution).unwrap();
            let (best, value) = best_step(&table, &position).unwrap();
            assert_eq!(line.first(), Some(&best), "{name}");
            let expected = match value {
                Value::Win(plies) => Verdict::Win(plies.into()),
                Value::Draw => Verdict::Value(0),
                Value::Loss(plies) => Verdict::Loss(plies.into()),
            };
            assert_eq!(score.verdict(), expected, "{name}");
            if let Some(plies) = value.plies() {
                assert_eq!(
                    line.len(),
                    usize::from(plies),
                    "{name}: the line ends the game"
                );
            }
            let steps = position.legal_steps();
            every_step_has_its_value(&position, &*solution, &table);
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
        assert_eq!(asked, 1, "{name}: solved once");
    }
}

/// Each step is worth what the table says of the position after it, seen from here and one step longer; the best comes first.
fn every_step_has_its_value(
    position: &KingsCooking,
    solution: &dyn Exact<KingsCooking>,
    table: &Solution,
) {
    let truths = search::truths(position, solution);
    assert_eq!(truths.len(), position.legal_steps().len());
    let best = search::truth(position, solution).unwrap();
    assert_eq!(truths[0].0, best.0);
    assert!(truths.is_sorted_by(|(a, _), (b, _)| a >= b));
    for (score, line) in truths {
        let after = rules::after(position, line[0]);
        // The table has no value for an end.
        let Some(value) = table.value(&after).filter(|_| after.outcome().is_none()) else {
            assert_eq!(line.len(), 1);
            continue;
        };
        let expected = match value {
            Value::Win(plies) => Verdict::Loss(u32::from(plies) + 1),
            Value::Draw => Verdict::Value(0),
            Value::Loss(plies) => Verdict::Win(u32::from(plies) + 1),
        };
        assert_eq!(score.verdict(), expected);
    }
}

#[test]
fn an_end_in_the_middle_is_known_at_once() {
    let lone = read("N1n/3/3 l - 2.0 0.2 0 24").unwrap();
    let solution = Evaluate::exact(&lone, &mut |_, _| {}).unwrap();
    assert_eq!(solution.truth(&lone), Some(Truth::Win(1)));
}

/// The search without the table comes to the same verdict where the end is near enough.
#[test]
fn the_search_agrees_with_the_table() {
    let start = set_up("RRB");
    let table = Solution::of_start(&start, NonZeroUsize::MIN, &mut |_, _| {});
    let mut random = SplitMix64::new(4);
    let mut wins = 0;
    for _ in 0..60 {
        let mut position = start.clone();
        for _ in 0..random.below(8) {
            let steps = position.legal_steps();
            if steps.is_empty() {
                break;
            }
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
        let Some(value) = table.value(&position) else {
            continue;
        };
        if position.outcome().is_some() || value.plies().is_none_or(|plies| plies > 7) {
            continue;
        }
        let memory = Arc::new(Memory::new(1));
        let mut searcher = Searcher::new(Task::new(position, Limits::nodes(100_000), memory));
        searcher.advance(u64::MAX, &Unwatched, &mut |_| {});
        let verdict = searcher.lines()[0].score.verdict();
        let expected = match value {
            Value::Win(plies) => Verdict::Win(plies.into()),
            Value::Loss(plies) => Verdict::Loss(plies.into()),
            Value::Draw => continue,
        };
        assert_eq!(verdict, expected);
        wins += 1;
    }
    assert!(wins > 20, "{wins}");
}
