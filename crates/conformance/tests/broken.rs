//! The laws are worth something only if a broken game fails them: the dummy game with one defect at a time.

use conformance::{Plan, Report, check, check_mirror, check_position, check_reading};
use dummy::Options;
use rules::Game;

use crate::game::Broken;
use crate::game::defect::*;

const PLAN: Plan = Plan {
    games: 40,
    plies: 60,
    seed: 5,
};

/// Enough for what is asked of few positions.
const LONG: Plan = Plan { games: 200, ..PLAN };

/// The law that a report complains of.
fn law(report: &Report) -> &str {
    let what = report
        .differences
        .first()
        .map_or("", |difference| &difference.what);
    what.split([':', ',', ' ']).nth(1).unwrap_or("")
}

#[test]
fn a_sound_game_passes() {
    let options = Options::default();
    assert_eq!(check::<Broken<NONE>>(options, &PLAN).differences, []);
    assert_eq!(check_mirror::<Broken<NONE>>(options, &PLAN).differences, []);
}

#[test]
fn every_defect_of_the_rules_is_found_by_its_law() {
    let options = Options::default();
    for (report, expected) in [
        (check::<Broken<EARLY_OUTCOME>>(options, &PLAN), "1"),
        (check::<Broken<DEAD_END>>(options, &PLAN), "1"),
        (check::<Broken<DUPLICATE>>(options, &PLAN), "2"),
        (check::<Broken<MISCOUNT>>(options, &PLAN), "2"),
        (check::<Broken<LOSSY_UNDO>>(options, &PLAN), "3"),
        (check::<Broken<STALE_KEY>>(options, &PLAN), "4"),
        (check::<Broken<SAME_TEXT>>(options, &PLAN), "5"),
        (check::<Broken<REFUSED_TEXT>>(options, &PLAN), "5"),
        (check::<Broken<FORGETFUL_TEXT>>(options, &PLAN), "6"),
        (check::<Broken<HIDDEN_DUTY>>(options, &PLAN), "8"),
        (check::<Broken<SHORT_PICKS>>(options, &PLAN), "9"),
        (check_mirror::<Broken<CROOKED_MIRROR>>(options, &PLAN), "10"),
        (check_mirror::<Broken<CROOKED_VALUE>>(options, &PLAN), "10"),
        (check_mirror::<Broken<CROOKED_GAIN>>(options, &PLAN), "10"),
        (check::<Broken<KEYLESS_REPETITION>>(options, &PLAN), "19"),
        (check::<Broken<NO_REPETITION>>(options, &PLAN), "19"),
        (check::<Broken<TRUSTING_PLAY>>(options, &PLAN), "21"),
        (check::<Broken<IDLE_CLOCK>>(options, &PLAN), "22"),
        (check::<Broken<SPENT_CLOCK>>(options, &PLAN), "22"),
    ] {
        assert_eq!(law(&report), expected, "{:?}", report.differences.first());
    }
}

#[test]
fn every_defect_of_the_texts_is_found_by_its_law() {
    let options = Options::default();
    for (report, expected) in [
        (check::<Broken<SAME_NOTATION>>(options, &LONG), "11"),
        (check::<Broken<REFUSED_NOTATION>>(options, &LONG), "11"),
        (check::<Broken<SHORT_TURN>>(options, &PLAN), "12"),
        (check::<Broken<REFUSED_TURN>>(options, &PLAN), "12"),
    ] {
        assert_eq!(law(&report), expected, "{:?}", report.differences.first());
    }
    let free: Broken<FREE_NOTATION> = Broken::start(options);
    let what = check_reading(&free, "1:stop").unwrap_err();
    assert!(what.starts_with("law 11: "), "{what}");
    let sound: Broken<NONE> = Broken::start(options);
    for text in ["0>1", "1:0>1", "1:1>2", "1:stop", ""] {
        assert_eq!(check_reading(&sound, text), Ok(()), "{text}");
    }
}

#[test]
fn every_defect_of_the_evaluation_is_found_by_its_law() {
    let options = Options::default();
    for (report, expected) in [
        (check::<Broken<WIDE_SLOT>>(options, &PLAN), "15"),
        (check::<Broken<ILLEGAL_TACTICS>>(options, &PLAN), "15"),
        (check::<Broken<DOUBLE_TACTICS>>(options, &PLAN), "15"),
        (check::<Broken<CLEARED_TACTICS>>(options, &PLAN), "15"),
        (check::<Broken<HUGE_VALUE>>(options, &PLAN), "15"),
        (check::<Broken<HUGE_GAIN>>(options, &PLAN), "15"),
        (check::<Broken<QUIET_GAIN>>(options, &PLAN), "15"),
        (check::<Broken<RICH_EXCHANGE>>(options, &PLAN), "15"),
        (check::<Broken<FALSE_END>>(options, &PLAN), "15"),
        (check::<Broken<SAME_ACTOR>>(options, &PLAN), "16"),
        (check::<Broken<LATE_PASS>>(options, &PLAN), "16"),
        (check::<Broken<OTHER_OPTIONS>>(options, &PLAN), "16"),
    ] {
        assert_eq!(law(&report), expected, "{:?}", report.differences.first());
    }
}

#[test]
fn every_defect_of_the_presentation_is_found_by_its_law() {
    let options = Options::default();
    for (report, expected) in [
        (check::<Broken<HIDDEN_SESSION>>(options, &PLAN), "17"),
        (check::<Broken<FALSE_CHECK>>(options, &PLAN), "17"),
        (check::<Broken<FALSE_CHECKER>>(options, &PLAN), "17"),
        (check::<Broken<TORN_STACK>>(options, &PLAN), "17"),
        (check::<Broken<HIDDEN_SITE>>(options, &PLAN), "17"),
        (check::<Broken<LOCKED_SESSION>>(options, &PLAN), "17"),
        (check::<Broken<OTHER_DEBTOR>>(options, &PLAN), "17"),
        (check::<Broken<UNTOLD_CAPTURE>>(options, &PLAN), "18"),
        (check::<Broken<LOST_CAPTURE>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_TARGET>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_SIDE>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_MATE>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_NOTE>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_PROMOTION>>(options, &PLAN), "18"),
        (check::<Broken<UNTOLD_SESSION>>(options, &PLAN), "18"),
        (check::<Broken<UNTOLD_DEBT>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_ENERGY>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_BOARD>>(options, &PLAN), "18"),
        (check::<Broken<FALSE_LAYER>>(options, &PLAN), "18"),
        (check::<Broken<UNLISTED_NOTE>>(options, &PLAN), "20"),
        (check::<Broken<UNLISTED_BADGE>>(options, &PLAN), "20"),
        (check::<Broken<UNLISTED_REASON>>(options, &PLAN), "20"),
    ] {
        assert_eq!(law(&report), expected, "{:?}", report.differences.first());
    }
}

/// What `check` only samples is not left out where one position is asked about.
#[test]
fn one_position_is_looked_at_in_full() {
    let options = Options::default();
    let sound: Broken<NONE> = Broken::start(options);
    assert_eq!(check_position(&sound), Ok(2));
    let texts: Broken<SAME_NOTATION> = Broken::start(options);
    let told: Broken<FALSE_TARGET> = Broken::start(options);
    for (broken, expected) in [
        (check_position(&texts), "law 11: "),
        (check_position(&told), "law 18: "),
    ] {
        let what = broken.unwrap_err();
        assert!(what.starts_with(expected), "{what}");
    }
}

#[test]
fn a_difference_names_seed_ply_and_position() {
    let report = check::<Broken<MISCOUNT>>(Options::default(), &PLAN);
    let text = report.differences[0].to_string();
    let expected = "seed 5, ply 0, position '11...22 1 - - 0:0 0': law 2";
    assert!(text.starts_with(expected), "{text}");
    assert_eq!(report.differences.len() as u64, PLAN.games);
}
