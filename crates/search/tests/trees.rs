//! The search against plain minimax on random trees, in which a side may act several times in a row and owe answers.

use std::sync::Arc;

use crate::tree::{Shape, Tree};
use evaluation::STATIC_BOUND;
use rules::{Position, Stage};
use search::{Distance, Limits, Memory, Score, Searcher, Selectivity, Task, Unwatched, Verdict};

const MATE: i32 = 32_000;

/// The value of a position by the definition of the search, without windows, memory or order.
fn minimax(tree: &mut Tree, depth: i32, turns: i32, inside: bool) -> i32 {
    despising(tree, depth, turns, inside, 0)
}

/// The same for a side that gives up so much rather than take a draw.
fn despising(tree: &mut Tree, depth: i32, turns: i32, inside: bool, contempt: i32) -> i32 {
    if let Some(end) = tree.outcome() {
        let distance = turns + i32::from(inside);
        return match end.winner {
            Some(winner) if winner == tree.actor() => MATE - distance,
            Some(_) => distance - MATE,
            None => -contempt,
        };
    }
    let stage = tree.stage();
    let quiet = depth <= 0;
    let mut best = if quiet && stage == Stage::Turn {
        tree.worth()
    } else {
        i32::MIN
    };
    let mut steps = Vec::new();
    tree.generate(&mut steps);
    let actor = tree.actor();
    let mut skipped = false;
    for step in steps {
        let gain = tree.gain_of(step);
        let token = tree.play_unchecked(step);
        let same = tree.actor() == actor;
        let tried = !quiet
            || match stage {
                Stage::Turn => gain > 0,
                Stage::Mid => gain > 0 || !same || tree.outcome().is_some(),
                Stage::Duty => true,
            };
        if tried {
            let cost = match stage {
                Stage::Duty => 0,
                Stage::Mid if !same => 0,
                _ => 1,
            };
            let below = if quiet { 0 } else { depth - cost };
            let value = if same {
                despising(tree, below, turns, true, contempt)
            } else {
                -despising(tree, below, turns + 1, false, -contempt)
            };
            best = best.max(value);
        }
        skipped |= !tried;
        tree.undo(step, token);
    }
    match best {
        i32::MIN => tree.worth(),
        // An end is told only where every step was looked at.
        best if skipped => best.max(-STATIC_BOUND),
        best => best,
    }
}

fn search(tree: &Tree, depth: u32, lines: usize, threads: usize) -> Searcher<Tree> {
    let mut task = Task::new(
        tree.clone(),
        Limits::depth(depth),
        Arc::new(Memory::of_bytes(1 << 16)),
    );
    task.selectivity = Selectivity::Even;
    task.lines = lines;
    task.threads = threads;
    let mut search = Searcher::new(task);
    search.advance(u64::MAX, &Unwatched, &mut |_| {});
    search
}

#[test]
fn the_value_is_that_of_minimax_at_every_depth() {
    let mut stays = 0;
    for seed in 0..4_000 {
        let mut tree = Tree::new(seed, Shape::Separate);
        if tree.outcome().is_some() {
            continue;
        }
        for depth in 1..=4 {
            let expected = minimax(&mut tree, depth, 0, false);
            let found = search(&tree, depth as u32, 1, 1);
            let line = &found.lines()[0];
            assert_eq!(line.score, score(expected), "seed {seed} depth {depth}");
            stays += i32::from(line.steps.len() > found.turn().map_or(0, |turn| turn.len()));
        }
    }
    assert!(stays > 1_000, "the trees must have lines of several turns");
}

#[test]
fn a_side_that_despises_draws_pays_for_avoiding_them_and_no_more() {
    let mut differences = 0;
    for seed in 0..1_500 {
        let mut tree = Tree::new(seed, Shape::Separate);
        if tree.outcome().is_some() {
            continue;
        }
        let contempt = 40;
        let mut task = Task::new(
            tree.clone(),
            Limits::depth(3),
            Arc::new(Memory::of_bytes(1 << 16)),
        );
        task.selectivity = Selectivity::Even;
        task.contempt = contempt;
        let mut found = Searcher::new(task);
        found.advance(u64::MAX, &Unwatched, &mut |_| {});
        let expected = despising(&mut tree, 3, 0, false, contempt);
        assert_eq!(found.lines()[0].score, score(expected), "seed {seed}");
        differences += i32::from(expected != minimax(&mut tree, 3, 0, false));
    }
    assert!(differences > 10, "draws must matter in some of the trees");
}

#[test]
fn merging_lines_change_nothing_when_the_whole_tree_is_searched() {
    for seed in 0..3_000 {
        let mut tree = Tree::new(seed, Shape::Merging);
        if tree.outcome().is_some() {
            continue;
        }
        let expected = minimax(&mut tree, 40, 0, false);
        let found = search(&tree, 12, 1, 1);
        assert_eq!(found.lines()[0].score, score(expected), "seed {seed}");
    }
}

#[test]
fn several_threads_find_the_same_value() {
    for seed in 0..300 {
        let mut tree = Tree::new(seed, Shape::Merging);
        if tree.outcome().is_some() {
            continue;
        }
        let expected = minimax(&mut tree, 40, 0, false);
        let found = search(&tree, 12, 1, 3);
        assert_eq!(found.lines()[0].score, score(expected), "seed {seed}");
    }
}

#[test]
fn the_lines_are_the_best_root_steps_in_order() {
    for seed in 0..1_000 {
        let mut tree = Tree::new(seed, Shape::Separate);
        let mut steps = Vec::new();
        tree.generate(&mut steps);
        if steps.len() < 2 {
            continue;
        }
        let actor = tree.actor();
        let stage = tree.stage();
        let mut values: Vec<i32> = steps
            .into_iter()
            .map(|step| {
                let token = tree.play_unchecked(step);
                let same = tree.actor() == actor;
                let cost = match stage {
                    Stage::Duty => 0,
                    Stage::Mid if !same => 0,
                    _ => 1,
                };
                let value = if same {
                    minimax(&mut tree, 3 - cost, 0, true)
                } else {
                    -minimax(&mut tree, 3 - cost, 1, false)
                };
                tree.undo(step, token);
                value
            })
            .collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let found = search(&tree, 3, 3, 1);
        let lines: Vec<Score> = found.lines().iter().map(|line| line.score).collect();
        let expected: Vec<Score> = values.into_iter().take(3).map(score).collect();
        assert_eq!(lines, expected, "seed {seed}");
    }
}

#[test]
fn told_distances_hold_and_proved_ones_are_the_shortest() {
    let (mut proved, mut open) = (0, 0);
    for seed in 0..4_000 {
        let mut tree = Tree::new(seed, Shape::Merging);
        if tree.outcome().is_some() {
            continue;
        }
        let truth = score(minimax(&mut tree, 40, 0, false)).verdict();
        let mut task = Task::new(
            tree.clone(),
            Limits::depth(8),
            Arc::new(Memory::of_bytes(1 << 16)),
        );
        task.lines = 1 + seed as usize % 3;
        task.selectivity = Selectivity::Pruned;
        let mut found = Searcher::new(task);
        found.advance(u64::MAX, &Unwatched, &mut |found| {
            if found.rank > 0 || found.line.bound != search::Bound::Exact {
                return;
            }
            let name = format!("seed {seed} depth {}", found.line.depth);
            let (least, told) = match (truth, found.line.score.verdict()) {
                (_, Verdict::Value(_)) => return,
                (Verdict::Win(least), Verdict::Win(told)) => (least, told),
                (Verdict::Loss(least), Verdict::Loss(told)) => (least, told),
                (truth, told) => panic!("{name}: {told:?} is told, {truth:?} is true"),
            };
            match found.line.distance {
                Distance::Proved => assert_eq!(told, least, "{name}"),
                Distance::AtMost => assert!(told >= least, "{name}: {told} for {least}"),
            }
            match found.line.distance {
                Distance::Proved => proved += 1,
                Distance::AtMost => open += 1,
            }
        });
    }
    assert!(proved > 1_000, "{proved} proved, {open} not");
}

/// A win that is found where less was looked for is played, wherever the search is broken off afterwards: not the old best step, which is
/// looked at again with the wider window.
#[test]
fn a_win_that_was_told_is_not_given_back() {
    let bounded = |tree: &Tree, nodes: u64| {
        let mut task = Task::new(
            tree.clone(),
            Limits::nodes(nodes),
            Arc::new(Memory::of_bytes(1 << 16)),
        );
        task.limits.depth = Some(8);
        task.selectivity = Selectivity::Even;
        let mut told = Vec::new();
        let mut search = Searcher::new(task);
        search.advance(u64::MAX, &Unwatched, &mut |found| {
            told.push((found.nodes, found.line.clone()));
        });
        told
    };
    let mut broken_off = 0;
    for seed in 0..300 {
        let tree = Tree::new(seed, Shape::Separate);
        let told = bounded(&tree, u64::MAX);
        for pair in told.windows(2) {
            let [(from, found), (until, _)] = pair else {
                continue;
            };
            let won = matches!(found.score.verdict(), Verdict::Win(_));
            if found.bound != search::Bound::AtLeast || !won {
                continue;
            }
            // A limit is reached with the position that it counts, whose value is void then.
            for nodes in from + 1..*until {
                let (_, last) = bounded(&tree, nodes).pop().unwrap();
                let kept = matches!(last.score.verdict(), Verdict::Win(_));
                assert!(kept, "seed {seed} nodes {nodes}");
                broken_off += 1;
            }
        }
    }
    assert!(broken_off > 1_000, "{broken_off} searches were broken off");
}

#[test]
fn where_the_cuts_fall_changes_nothing() {
    for seed in 0..200 {
        let tree = Tree::new(seed, Shape::Merging);
        let whole = search(&tree, 8, 2, 1);
        for slice in [1, 7, 50] {
            let mut task = Task::new(
                tree.clone(),
                Limits::depth(8),
                Arc::new(Memory::of_bytes(1 << 16)),
            );
            task.selectivity = Selectivity::Even;
            task.lines = 2;
            let mut cut = Searcher::new(task);
            while cut.advance(slice, &Unwatched, &mut |_| {}) == search::Progress::Working {}
            assert_eq!(cut.lines(), whole.lines(), "seed {seed} slice {slice}");
            assert_eq!(cut.nodes(), whole.nodes(), "seed {seed} slice {slice}");
        }
    }
}

#[test]
fn pruning_still_plays_legal_whole_turns() {
    for seed in 0..500 {
        let tree = Tree::new(seed, Shape::Merging);
        let mut task = Task::new(
            tree.clone(),
            Limits::nodes(200),
            Arc::new(Memory::of_bytes(1 << 16)),
        );
        task.selectivity = Selectivity::Pruned;
        let mut found = Searcher::new(task);
        found.advance(u64::MAX, &Unwatched, &mut |_| {});
        let Some(turn) = found.turn() else {
            assert!(tree.outcome().is_some(), "seed {seed}");
            continue;
        };
        let mut position = tree.clone();
        for (index, &step) in turn.iter().enumerate() {
            let mut legal = Vec::new();
            position.generate(&mut legal);
            assert!(legal.contains(&step), "seed {seed}");
            let _ = position.play_unchecked(step);
            let passed = position.actor() != tree.actor() || position.outcome().is_some();
            assert_eq!(passed, index + 1 == turn.len(), "seed {seed}");
        }
    }
}

fn score(value: i32) -> Score {
    match value {
        value if value > 31_000 => Score::win((MATE - value) as u32),
        value if value < -31_000 => Score::loss((MATE + value) as u32),
        value => Score::value(value),
    }
}
