//! The laws of the conformance kit on random games.

use conformance::{Plan, assert_lawful, check_mirror};
use xiangqi::Xiangqi;

#[test]
fn random_games_keep_every_law() {
    let report = assert_lawful::<Xiangqi>(60, 200, 1);
    assert!(report.positions > 2_000, "{report:?}");
}

#[test]
fn the_sides_are_alike() {
    let plan = Plan {
        games: 60,
        plies: 200,
        seed: 500,
    };
    let report = check_mirror::<Xiangqi>(Default::default(), &plan);
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
}
