//! Counts of legal move sequences on three layers (rules: 12.2).
//!
//! Small counts always; all of them with `FAIRYRING_DEEP=1`.

use conformance::{Counted, PerftCase, perft_file};
use xiangqi::Rhythm;

const FILE: &str = include_str!("../../../tests-data/perft/xiangqi-perft.json");

/// Counts up to this many nodes belong to the normal run.
const QUICK: u64 = 500_000;

fn limit() -> u64 {
    match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => u64::MAX,
        None => QUICK,
    }
}

fn cases() -> Vec<PerftCase> {
    perft_file(FILE, "counts").expect("the table of the rules text")
}

#[test]
fn counts_of_rules_12_2_hold() {
    let mut compared = 0;
    for case in cases()
        .iter()
        .filter(|case| case.name.starts_with("rhythm-"))
    {
        let compared_here = case.compare::<Rhythm>(Default::default(), Counted::Steps, limit());
        compared += compared_here.unwrap_or_else(|difference| panic!("{difference}"));
    }
    assert!(compared >= 11 * 3, "only {compared} counts were compared");
}
