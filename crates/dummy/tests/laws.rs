//! The laws, on the hard shapes.

use conformance::{Plan, assert_lawful, check, check_mirror};
use dummy::{Dummy, Options};

#[test]
fn every_law_holds_on_random_games() {
    let report = assert_lawful::<Dummy>(300, 80, 1);
    assert!(report.positions > 1000 && report.pairs > 1000, "{report:?}");
}

#[test]
fn every_law_holds_with_the_option() {
    let plan = Plan {
        games: 100,
        plies: 80,
        seed: 2,
    };
    let report = check::<Dummy>(Options { automatic: true }, &plan);
    assert_eq!(report.differences, []);
}

#[test]
fn the_sides_are_symmetric() {
    let plan = Plan {
        games: 200,
        plies: 80,
        seed: 3,
    };
    let report = check_mirror::<Dummy>(Options::default(), &plan);
    assert_eq!(report.differences, []);
}
