//! The laws of every game, and the symmetry of this one, on random games.

use conformance::{Plan, assert_lawful, check, check_mirror, check_position};
use cotulenh::{Cotulenh, Options};
use rules::{Reading, RuleOptions, Text};

fn deep() -> bool {
    std::env::var_os("FAIRYRING_DEEP").is_some()
}

#[test]
fn random_games_are_lawful() {
    // The two thousand games of the contract are run by `fairyring check`, which is built without debug comparisons.
    let games = if deep() { 100 } else { 8 };
    let report = assert_lawful::<Cotulenh>(games, 120, 1);
    assert!(report.pairs > 1000);
}

/// Every value of every option, with an aim for which an army without a commander can fight.
fn every_value() -> Vec<Options> {
    let mut all = Vec::new();
    for spec in Options::LIST {
        for value in spec.values {
            for book in ["upstream", "revised"] {
                let mut options = Options::default();
                options.set("book", book).unwrap();
                options.set(spec.name, value).unwrap();
                if options.agree().is_err() {
                    options.set("aim", "battle").unwrap();
                }
                all.push(options);
            }
        }
    }
    all
}

#[test]
fn random_games_are_lawful_under_every_option() {
    let games = if deep() { 20 } else { 1 };
    for options in every_value() {
        let plan = Plan {
            games,
            plies: 80,
            seed: 3,
        };
        let report = check::<Cotulenh>(options, &plan);
        let differences = report.differences;
        assert!(differences.is_empty(), "{options:?}: {}", differences[0]);
        let report = check_mirror::<Cotulenh>(options, &plan);
        let differences = report.differences;
        assert!(differences.is_empty(), "{options:?}: {}", differences[0]);
    }
}

#[test]
fn the_mirrored_game_is_the_same_game() {
    let games = if deep() { 2000 } else { 60 };
    let plan = Plan {
        games,
        plies: 120,
        seed: 7,
    };
    let report = check_mirror::<Cotulenh>(Options::default(), &plan);
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
    assert!(report.positions > 1000);
}

/// One of two equal passengers is lost in a strike, and the other stays aboard (rules: 17.3, 17.4).
#[test]
fn a_plane_that_leaves_its_twin_is_told_truly() {
    let mut options = Options::default();
    options.set("aim", "battle").unwrap();
    options.set("army", "sea9").unwrap();
    let text = "11/1n(nff)8/3a2s4/4g6/2N3a1g2/11/8A2/3A7/4G6/8G2/N3FS5/9F1 b - - 17 9";
    let position = Cotulenh::read_position(text, Reading::Lenient, options).unwrap();
    assert_eq!(check_position(&position).map(|steps| steps > 0), Ok(true));
}
