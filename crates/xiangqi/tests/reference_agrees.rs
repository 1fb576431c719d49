//! The engine against the literal reference, step by step: 50,000 positions of each game over random values of its options, refused
//! moves with their codes, broken position texts, and repeated cycles with their verdicts.

use crate::agreement::cycles::{Cycles, judge_cycles};
use crate::agreement::matches::{Matches, play_matches, play_on_the_beat};
use crate::agreement::positions::{Walks, any_options, from_scatter, from_start};
use crate::agreement::texts::compare_broken_texts;
use crate::reference::Game;
use crate::reference::history::BeatRules;
use rules::RuleOptions;
use xiangqi::{Rhythm, RhythmOptions, Xiangqi};

/// Half of the positions of a game come from games, half from wild placements.
const HALF: usize = 25_000;

/// Every code of 8.3 that a written move of the plain game can meet.
const PLAIN_CODES: [&str; 13] = [
    "EYE",
    "FACING",
    "GEOMETRY",
    "LEG",
    "NO_PIECE",
    "OWN_PIECE",
    "PALACE",
    "PATH",
    "RIVER",
    "SAME_NODE",
    "SCREEN",
    "SELF_CHECK",
    "WRONG_SIDE",
];

#[test]
fn plain_games_agree() {
    let walks = from_start::<Xiangqi>(Game::Plain, HALF, 1);
    assert_eq!(walks.positions, HALF);
    every_value_is_met::<Xiangqi>(&walks, 40);
}

#[test]
fn plain_placements_agree() {
    let walks = from_scatter::<Xiangqi>(Game::Plain, HALF, 2, any_options::<Xiangqi>);
    assert_eq!(walks.positions, HALF);
    every_value_is_met::<Xiangqi>(&walks, 1_000);
    met_often(&walks, &PLAIN_CODES);
    assert!(walks.checks > HALF / 20, "{walks:?}");
    assert!(walks.mates > 50, "{walks:?}");
    assert!(walks.stalemates > 30, "{walks:?}");
}

#[test]
fn rhythm_games_agree() {
    let walks = from_start::<Rhythm>(Game::Rhythm, HALF, 3);
    assert_eq!(walks.positions, HALF);
    every_value_is_met::<Rhythm>(&walks, 20);
}

#[test]
fn rhythm_placements_agree() {
    let walks = from_scatter::<Rhythm>(Game::Rhythm, HALF, 4, any_options::<Rhythm>);
    assert_eq!(walks.positions, HALF);
    every_value_is_met::<Rhythm>(&walks, 500);
    met_often(&walks, &PLAIN_CODES);
    met_often(&walks, &["LAYER", "ENERGY"]);
    assert!(walks.checks > HALF / 20, "{walks:?}");
    assert!(walks.mates > 50, "{walks:?}");
}

#[test]
fn closed_layers_agree() {
    for (value, seed) in [("0,1", 5), ("1,2", 6), ("1", 7)] {
        let mut options = RhythmOptions::default();
        options.set("layers_open", value).expect("a known value");
        let walks = from_scatter::<Rhythm>(Game::Rhythm, 2_000, seed, |_| options);
        assert_eq!(walks.positions, 2_000);
    }
}

#[test]
fn plain_texts_agree() {
    compare_broken_texts::<Xiangqi>(Game::Plain, 20_000, 8);
}

#[test]
fn rhythm_texts_agree() {
    compare_broken_texts::<Rhythm>(Game::Rhythm, 20_000, 9);
}

#[test]
fn plain_cycles_agree() {
    verdicts_of_all_kinds(&judge_cycles::<Xiangqi>(Game::Plain, 500, 10));
}

#[test]
fn rhythm_cycles_agree() {
    let cycles = judge_cycles::<Rhythm>(Game::Rhythm, 500, 11);
    verdicts_of_all_kinds(&cycles);
    assert!(cycles.vertical >= 15, "{cycles:?}");
}

#[test]
fn plain_matches_agree() {
    let matches = play_matches::<Xiangqi>(Game::Plain, 150, 12);
    ends_of_all_kinds(&matches);
}

#[test]
fn rhythm_matches_agree() {
    let matches = play_matches::<Rhythm>(Game::Rhythm, 150, 13);
    ends_of_all_kinds(&matches);
    for event in ["layer_changed", "energy_changed"] {
        assert!(matches.events.contains_key(event), "{matches:?}");
    }
}

#[test]
fn beat_rules_agree() {
    for (seed, bits) in (20..).zip(0..8) {
        let beat = BeatRules {
            strict_miss: bits & 1 != 0,
            dominance: bits & 2 != 0,
            chaos: bits & 4 != 0,
        };
        let reasons = play_on_the_beat(beat, 20, seed);
        assert_eq!(reasons.values().sum::<usize>(), 20);
        assert_eq!(
            reasons.contains_key("dominance"),
            beat.dominance,
            "{beat:?}: {reasons:?}"
        );
    }
}

fn ends_of_all_kinds(matches: &Matches) {
    assert_eq!(matches.played, 150);
    for reason in ["checkmate", "stalemate", "material", "move_limit"] {
        assert!(matches.reasons.contains_key(reason), "{matches:?}");
    }
    for event in [
        "move_executed",
        "piece_captured",
        "check_detected",
        "checkmate_detected",
        "game_over",
    ] {
        assert!(matches.events.contains_key(event), "{matches:?}");
    }
}

/// So many walks at least under each listed value of each option.
fn every_value_is_met<P: rules::Game>(walks: &Walks, least: usize) {
    for spec in P::Options::LIST {
        for value in spec.values.iter().filter(|value| !value.contains("..")) {
            let met = walks.options.get(&(spec.name, (*value).to_owned()));
            assert!(
                met.is_some_and(|&met| met >= least),
                "{}={value}: {:?}",
                spec.name,
                walks.options
            );
        }
    }
}

/// Random choice must not pass by a rule: each code is met at least a few dozen times.
fn met_often(walks: &Walks, codes: &[&str]) {
    for code in codes {
        let met = walks.refusals.get(code).copied().unwrap_or(0);
        assert!(met >= 30, "{code} only {met} times: {walks:?}");
    }
}

fn verdicts_of_all_kinds(cycles: &Cycles) {
    assert_eq!(cycles.judged, 500);
    for reason in ["repetition", "perpetual_check", "perpetual_chase"] {
        let met = cycles.reasons.get(reason).copied().unwrap_or(0);
        assert!(met >= 10, "{reason} only {met} times: {cycles:?}");
    }
    for code in ["check", "chase", "idle", "unanswered", "flees", "offer"] {
        let told = cycles.told.get(code).copied().unwrap_or(0);
        assert!(told >= 30, "{code} only {told} times: {cycles:?}");
    }
}
