//! The engine against the literal reference: random games, step by step, and the code of every refusal.

use crate::agreement::variants::random_options;
use crate::agreement::{Tour, compare_games};
use crate::reference::OPTIONS;
use rules::SplitMix64;
use trid::TriD;

/// The codes of sections 6.3, 7 and 13 that the default rules can give; `E_BRIDGE` cannot occur in a valid position,
/// `E_CROSS_TRACK` needs its option.
const CODES: [&str; 33] = [
    "E_BACKWARD_OCCUPIED",
    "E_BLOCKED",
    "E_CHECK",
    "E_CROSS_TRACK_PIECE",
    "E_DEST_ATTACKED",
    "E_FIRST_MOVE",
    "E_GAME_OVER",
    "E_GAP",
    "E_GEOMETRY",
    "E_KING_EXPOSED",
    "E_KING_EXPOSED_BY_PROMOTION",
    "E_MOVED",
    "E_NONEXISTENT_TARGET",
    "E_NOT_ADJACENT",
    "E_NOT_CONTROLLED",
    "E_NOT_PENDING",
    "E_NOT_YOUR_PIECE",
    "E_NO_BOARD",
    "E_NO_PIECE",
    "E_OWN_PIECE",
    "E_PATH_ATTACKED",
    "E_PIN_OCCUPIED",
    "E_PROMOTION_BLOCKED",
    "E_PROMOTION_REQUIRED",
    "E_ROTATE_EMPTY",
    "E_ROTATE_ONLY",
    "E_SHADOW",
    "E_SQUARES",
    "E_SYNTAX",
    "E_TOO_MANY_PASSENGERS",
    "E_TRANSPORTED",
    "E_VERTICAL_ONLY",
    "legal",
];

/// 20,000 positions; 100,000 with `FAIRYRING_DEEP=1`.
#[test]
fn twenty_thousand_positions_agree() {
    let deep = std::env::var_os("FAIRYRING_DEEP").is_some();
    let positions = if deep { 100_000 } else { 20_000 };
    let seen = compare_games::<TriD>(&Tour {
        seed: 5,
        positions,
        texts: 40,
        options: &[],
    });
    assert_eq!(seen.positions, positions);
    assert!(seen.owed >= 500, "{seen:?}");
    assert!(seen.board_just_moved >= 500, "{seen:?}");
    assert!(seen.ended > 0, "{seen:?}");
    for code in CODES {
        assert!(seen.codes.contains_key(code), "{code} never: {seen:?}");
    }
}

#[test]
fn every_option_agrees_at_its_second_value() {
    for (seed, (name, _, second)) in (100..).zip(OPTIONS) {
        let seen = compare_games::<TriD>(&Tour {
            seed,
            positions: 1_000,
            texts: 40,
            options: &[(name, second)],
        });
        assert_eq!(seen.positions, 1_000, "{name}");
        assert!(seen.board_just_moved > 0, "{name}: {seen:?}");
        let own_code = match name {
            "cross_track" => "E_CROSS_TRACK",
            "arrivals" => "E_NO_ROTATION",
            _ => "legal",
        };
        assert!(seen.codes.contains_key(own_code), "{seen:?}");
    }
}

#[test]
fn all_options_agree_at_their_second_values_together() {
    let options = OPTIONS.map(|(name, _, second)| (name, second));
    let seen = compare_games::<TriD>(&Tour {
        seed: 200,
        positions: 1_000,
        texts: 40,
        options: &options,
    });
    assert_eq!(seen.positions, 1_000);
}

/// The preset is the game that most players of other rules will choose: more positions than a single option has.
#[test]
fn the_preset_agrees() {
    let seen = compare_games::<TriD>(&Tour {
        seed: 201,
        positions: 3_000,
        texts: 40,
        options: &[("preset", "meder")],
    });
    assert_eq!(seen.positions, 3_000);
    assert!(seen.owed > 50 && seen.ended > 0, "{seen:?}");
    assert!(seen.codes.contains_key("E_NO_ROTATION"), "{seen:?}");
    assert!(!seen.codes.contains_key("E_SHADOW"), "{seen:?}");
    assert!(!seen.codes.contains_key("E_GAP"), "{seen:?}");
}

/// 6,000 positions over random values of all options; 50,000 with `FAIRYRING_DEEP=1`.
#[test]
fn random_option_values_agree() {
    let deep = std::env::var_os("FAIRYRING_DEEP").is_some();
    let games: u64 = if deep { 250 } else { 60 };
    let positions = if deep { 200 } else { 100 };
    let mut random = SplitMix64::new(17);
    let mut compared = 0;
    for seed in 0..games {
        let options = random_options(&mut random);
        let seen = compare_games::<TriD>(&Tour {
            seed: 1_000 + seed,
            positions,
            texts: 40,
            options: &options,
        });
        compared += seen.positions;
    }
    assert_eq!(compared, games as usize * positions);
}
