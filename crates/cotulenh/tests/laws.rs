//! The laws of every game, and the symmetry of this one, on random games.

use conformance::{Plan, assert_lawful, check_mirror};
use cotulenh::Cotulenh;

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

#[test]
fn the_mirrored_game_is_the_same_game() {
    let games = if deep() { 2000 } else { 60 };
    let plan = Plan {
        games,
        plies: 120,
        seed: 7,
    };
    let report = check_mirror::<Cotulenh>((), &plan);
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
    assert!(report.positions > 1000);
}
