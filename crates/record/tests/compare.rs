//! What arrives against what is stored, on the game with the hard shapes.

#![allow(clippy::unwrap_used)]

use dummy::Dummy;
use record::{Comparison, Record, compare};
use rules::{Refused, Side};

fn record(steps: &[&str]) -> Record {
    Record {
        game: "leapers".to_owned(),
        line: steps.iter().copied().map(str::to_owned).collect(),
        cursor: steps.len(),
        ..Record::default()
    }
}

fn tagged(steps: &[&str], name: &str, value: &str) -> Record {
    let mut record = record(steps);
    record.tags.insert(name.to_owned(), value.to_owned());
    record
}

fn against(incoming: &[&str], stored: &[&str], seat: Option<Side>) -> Comparison {
    compare::<Dummy>(&record(incoming), Some(&record(stored)), seat).unwrap()
}

const PUSHES: [&str; 4] = ["1>2", "5>4", "2>3", "6>5"];
/// The second side runs instead: a turn of two steps.
const RUN: [&str; 3] = ["1>2", "6x4", "stop"];

#[test]
fn what_goes_on_by_one_turn_was_waited_for() {
    let next = |plies| Comparison::Next { plies };
    assert_eq!(against(&PUSHES[..2], &PUSHES[..1], None), next(1));
    assert_eq!(
        against(&PUSHES[..2], &PUSHES[..1], Some(Side::First)),
        next(1)
    );
    assert_eq!(against(&RUN, &RUN[..1], Some(Side::First)), next(2));
    assert_eq!(
        against(&PUSHES[..3], &PUSHES[..2], Some(Side::Second)),
        next(1)
    );
}

#[test]
fn what_goes_on_otherwise_has_skipped_something() {
    let skipped = |plies| Comparison::Skipped { plies };
    assert_eq!(against(&PUSHES[..3], &PUSHES[..1], None), skipped(2));
    // A turn of one's own that was played elsewhere.
    assert_eq!(
        against(&PUSHES[..2], &PUSHES[..1], Some(Side::Second)),
        skipped(1)
    );
}

#[test]
fn what_is_stored_already_is_identical_or_stale() {
    assert_eq!(against(&PUSHES, &PUSHES, None), Comparison::Identical);
    assert_eq!(
        against(&PUSHES[..3], &PUSHES, None),
        Comparison::Stale { ply: 3 }
    );
    // What was taken back is no part of the game.
    let mut taken_back = record(&PUSHES);
    taken_back.cursor = 3;
    let stored = record(&PUSHES[..3]);
    let found = compare::<Dummy>(&taken_back, Some(&stored), None);
    assert_eq!(found, Ok(Comparison::Identical));
}

#[test]
fn the_first_step_that_differs_is_named() {
    let diverged = |ply| Comparison::Diverged { ply };
    assert_eq!(against(&RUN, &PUSHES, None), diverged(2));
    assert_eq!(against(&PUSHES, &RUN, None), diverged(2));
    assert_eq!(against(&["0x2", "stop"], &PUSHES[..1], None), diverged(1));
    let elsewhere = Record {
        start: "..1.2.. 1 - - 0:0 0".to_owned(),
        ..record(&[])
    };
    let found = compare::<Dummy>(&elsewhere, Some(&record(&[])), None);
    assert_eq!(found, Ok(diverged(0)));
}

#[test]
fn tags_tell_which_game_it_is() {
    let stored = tagged(&PUSHES, "GameId", "a");
    let against = |incoming: &Record, stored: &Record| {
        compare::<Dummy>(incoming, Some(stored), None).unwrap()
    };
    let same = tagged(&PUSHES, "GameId", "a");
    let other = tagged(&PUSHES, "GameId", "b");
    assert_eq!(against(&same, &stored), Comparison::Identical);
    assert_eq!(against(&record(&PUSHES), &stored), Comparison::Identical);
    assert_eq!(against(&other, &stored), Comparison::New);
    assert_eq!(compare::<Dummy>(&same, None, None), Ok(Comparison::New));
    let (mine, yours) = (
        tagged(&PUSHES, "Creator", "first"),
        tagged(&PUSHES, "Creator", "second"),
    );
    assert_eq!(against(&mine, &yours), Comparison::Diverged { ply: 0 });
    assert!(compare::<Dummy>(&record(&["5>4"]), None, None).is_err());
}

#[test]
fn what_is_not_simply_accepted_says_why() {
    for accepted in [
        Comparison::New,
        Comparison::Identical,
        Comparison::Next { plies: 1 },
    ] {
        assert_eq!(accepted.refusal(), None);
    }
    for (found, code, part) in [
        (Comparison::Skipped { plies: 3 }, "W_URL_SKIPPED", "3 steps"),
        (Comparison::Stale { ply: 4 }, "E_URL_STALE", "step 4"),
        (Comparison::Diverged { ply: 0 }, "E_URL_DIVERGED", "set up"),
        (Comparison::Diverged { ply: 5 }, "E_URL_DIVERGED", "step 5"),
    ] {
        let refusal = found.refusal().unwrap();
        assert_eq!(refusal.code().to_string(), code);
        assert!(refusal.to_string().contains(part), "{refusal}");
    }
}
