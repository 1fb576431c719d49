//! Every count of the perft file: actions, actions without commit at the leaves, whole turns (rules: 13).
//!
//! Normally counts up to a quarter of a million; all of them with `FAIRYRING_DEEP` set.

use conformance::perft_file;
use cotulenh::{Cotulenh, Options, Step};
use rules::{Leaves, Position, Reading, RuleOptions, Text, perft, perft_turns};

const FILE: &str = include_str!("../../../tests-data/perft/cotulenh-perft.json");

struct Case {
    name: String,
    position: Cotulenh,
    depth: u32,
    nodes: u64,
}

/// The counts of one kind that are due, quick ones first.
fn cases(kind: &str) -> Vec<Case> {
    let limit = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        u64::MAX
    } else {
        250_000
    };
    let mut cases = Vec::new();
    for entry in perft_file(FILE, &format!("counts.{kind}")).unwrap() {
        // Every entry of this file names all its options, whatever the defaults are.
        let options = rules::read_options(&entry.options).unwrap();
        assert_eq!(entry.options.len(), Options::LIST.len(), "{}", entry.name);
        let position = Cotulenh::read_position(&entry.position, Reading::Lenient, options).unwrap();
        for (depth, nodes) in entry.counts {
            cases.push(Case {
                name: entry.name.clone(),
                position: position.clone(),
                depth,
                nodes,
            });
        }
    }
    cases.retain(|case| case.nodes <= limit);
    cases.sort_by_key(|case| case.nodes);
    cases
}

fn compare(kind: &str, least: usize, count: impl Fn(&mut Cotulenh, u32) -> u64) {
    let cases = cases(kind);
    assert!(cases.len() >= least, "{} counts of {kind}", cases.len());
    for mut case in cases {
        let nodes = count(&mut case.position, case.depth);
        assert_eq!(
            nodes, case.nodes,
            "{kind} {} depth {}",
            case.name, case.depth
        );
    }
}

#[test]
fn normative_action() {
    compare("normative_action", 60, |position, depth| {
        perft(position, depth, Leaves::Bulk)
    });
}

#[test]
fn normative_action_by_playing_every_leaf() {
    for mut case in cases("normative_action") {
        if case.nodes <= 20_000 {
            let nodes = perft(&mut case.position, case.depth, Leaves::Every);
            assert_eq!(nodes, case.nodes, "{} depth {}", case.name, case.depth);
        }
    }
}

#[test]
fn normative_turn() {
    compare("normative_turn", 35, perft_turns);
}

#[test]
fn normative_steps_without_commit() {
    compare("normative_steps_without_commit", 45, without_commit);
}

/// The S count: commit is played, but not counted at the last ply.
fn without_commit(position: &mut Cotulenh, depth: u32) -> u64 {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    if depth == 1 {
        return steps.iter().filter(|&&step| step != Step::Commit).count() as u64;
    }
    steps
        .into_iter()
        .map(|step| {
            let token = position.play_unchecked(step);
            let nodes = without_commit(position, depth - 1);
            position.undo(step, token);
            nodes
        })
        .sum()
}
