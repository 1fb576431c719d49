//! The laws of the conformance kit on random games.

use conformance::{Plan, assert_lawful, check, check_mirror};
use rules::SplitMix64;
use xiangqi::{Options, Repetition, Xiangqi};

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

/// Options drawn by lot; a low limit ends games early, a high one lets positions come again.
#[test]
fn the_laws_hold_whatever_the_options() {
    let mut random = SplitMix64::new(1717);
    for seed in 0..8 {
        let options = Options {
            repetition: [Repetition::Wxf, Repetition::AxfCore][random.below(2)],
            move_limit_plies: [1, 40, 120, u32::MAX][random.below(4)],
        };
        let plan = Plan {
            games: 8,
            plies: 250,
            seed,
        };
        let report = check::<Xiangqi>(options, &plan);
        assert!(
            report.differences.is_empty(),
            "{options:?}: {}",
            report.differences[0]
        );
        let report = check_mirror::<Xiangqi>(options, &plan);
        assert!(
            report.differences.is_empty(),
            "{options:?}: {}",
            report.differences[0]
        );
    }
}
