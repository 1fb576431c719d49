//! The laws, on the hard shapes.

use conformance::{Plan, assert_lawful, check, check_mirror, check_plan, check_plans};
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

#[test]
fn every_position_is_set_up_by_hand() {
    let plan = Plan {
        games: 60,
        plies: 80,
        seed: 4,
    };
    let report = check_plans::<dummy::Plan>(Options::default(), &plan);
    assert_eq!(report.differences, []);
    assert!(report.positions > 500, "{report:?}");
    // Runs and arrivals, whichever side they are of.
    for text in [
        ".11..22 1 2 - 0:0 0",
        "..2...1 2 - 6 0:0 1",
        "2.1.... 1 - 0 3:250 250",
    ] {
        for seed in 0..40 {
            assert_eq!(
                check_plan::<dummy::Plan>(text, Options::default(), seed),
                Ok(())
            );
        }
    }
}
