//! Reference counts of `tests-data/perft/trid-perft.json` and `trid-perft-meder.json`, which name the source of each (rules: 14,
//! 14.1).
//!
//! Quick counts run always; all of them with `FAIRYRING_DEEP=1` in the environment.

use conformance::{Counted, PerftCase, perft_file};
use rules::{Leaves, Position, Present, Reading, RuleOptions, Text, perft};
use trid::{Options, TriD};

/// The files, each with the name of its rule set.
const FILES: [(&str, &str); 2] = [
    (
        "revised",
        include_str!("../../../tests-data/perft/trid-perft.json"),
    ),
    (
        "meder",
        include_str!("../../../tests-data/perft/trid-perft-meder.json"),
    ),
];

/// Counts up to this are quick.
const QUICK: u64 = 700_000;

fn limit(quick: u64) -> u64 {
    match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => u64::MAX,
        None => quick,
    }
}

fn cases() -> Vec<(Options, PerftCase)> {
    let file = |(preset, text)| {
        let options = Options::preset(preset).expect("a preset");
        let cases = perft_file(text, "counts").expect("the file has counts");
        cases.into_iter().map(move |case| (options, case))
    };
    FILES.into_iter().flat_map(file).collect()
}

fn position(options: Options, case: &PerftCase) -> TriD {
    TriD::read_position(&case.position, Reading::Strict, options)
        .expect("positions of the file are canonical")
}

#[test]
fn leaves_counted_in_bulk() {
    let mut compared = 0;
    for (options, case) in cases() {
        compared += case
            .compare::<TriD>(options, Counted::Steps, limit(QUICK))
            .unwrap();
    }
    assert!(compared >= 24 + 38, "only {compared} counts were compared");
}

#[test]
fn leaves_played_one_by_one() {
    for (options, case) in cases() {
        let mut position = position(options, &case);
        for &(depth, nodes) in case
            .counts
            .iter()
            .filter(|(_, nodes)| *nodes <= limit(QUICK / 4))
        {
            let played = perft(&mut position, depth, Leaves::Every);
            assert_eq!(played, nodes, "{} depth {depth}", case.name);
        }
        assert_eq!(
            position.position_text(),
            case.position,
            "{} afterwards",
            case.name
        );
    }
}

/// A third way to the same numbers: legality by trying. Every pair of squares, pins and choices is asked of the rule-by-rule
/// judge, which shares neither the walk nor the targets with the generator.
#[test]
fn actions_found_by_asking_for_every_text() {
    for (options, case) in cases() {
        let mut position = position(options, &case);
        for &(depth, nodes) in case.counts.iter().filter(|(_, nodes)| *nodes <= 500) {
            assert_eq!(
                asked(&mut position, depth),
                nodes,
                "{} depth {depth}",
                case.name
            );
        }
    }
}

fn asked(position: &mut TriD, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps: Vec<_> = texts(position)
        .iter()
        .filter_map(|text| position.explain(text, rules::Standing::Open).ok())
        .collect();
    let mut nodes = 0;
    for step in steps {
        let token = position.play_unchecked(step);
        nodes += asked(position, depth - 1);
        position.undo(step, token);
    }
    nodes
}

/// Every text that could be an action of the side to move.
fn texts(position: &TriD) -> Vec<String> {
    let choices = ["", "=b", "=n", "=q", "=r"];
    let mut texts = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    let universe = TriD::universe();
    let sites = position.scene().sites;
    for from in position.pieces_of(position.actor()) {
        texts.extend(choices[1..].iter().map(|choice| format!("{from}{choice}")));
        for to in sites.iter().map(|&site| universe.site_name(site)) {
            texts.extend(choices.iter().map(|choice| format!("{from}{to}{choice}")));
        }
    }
    let two = choices[1..].iter().flat_map(|first| {
        let second = choices[1..].iter();
        second.map(move |second| format!("{first}{}", &second[1..]))
    });
    let choices: Vec<String> = choices.map(str::to_owned).into_iter().chain(two).collect();
    for from in trid::geometry::Pin::ALL {
        texts.push(format!("{from}^"));
        for to in trid::geometry::Pin::ALL {
            for turned in ["", "^"] {
                texts.extend(
                    choices
                        .iter()
                        .map(|choice| format!("{from}-{to}{turned}{choice}")),
                );
            }
        }
    }
    texts
}
