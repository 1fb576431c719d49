//! Section 10: how a game ends.

use std::collections::BTreeSet;

use super::harness::{Check, Expect::*, Row, Subject, View, must_play, open, run_all};

pub(crate) const ROWS: &[Row] = &[
    // checkmate; Blue wins
    Row::new(
        "END-1",
        "6c4/11/11/11/11/11/11/11/11/10t/11/7t2C r - - 0 1",
        &[],
        Ends("blue", "checkmate"),
    ),
    // stalemate; draw
    Row::new(
        "END-2",
        "11/11/11/11/11/11/11/11/3C7/4+M6/2c8/11 b - - 7 4",
        &[],
        Ends("draw", "stalemate"),
    ),
    // draw by the 100 half-move clock
    Row::new(
        "END-3",
        "7c2i/10i/11/5t5/11/11/11/11/5T5/11/10I/6C3I r - - 99 1",
        &["f4f5"],
        Ends("draw", "clock"),
    ),
    // normal; a capture resets the clock
    Row::new(
        "END-4",
        "7c2i/10i/11/11/11/11/5t5/11/5T5/11/10I/6C3I r - - 99 1",
        &["f4f6"],
        GoesOn(Check::No),
    ),
    // normal; a stay capture resets it too
    Row::new(
        "END-5",
        "7c2i/10i/11/11/11/11/11/11/11/1n1T7/10I/6C3I r - - 99 1",
        &["d3_b3"],
        GoesOn(Check::No),
    ),
    // draw, bare commanders
    Row::new(
        "END-6",
        "7c3/11/11/11/11/11/4t6/4C6/11/11/11/11 r - - 0 1",
        &["e5e6"],
        Ends("draw", "bare"),
    ),
    // commander captured, r wins
    Row::new(
        "END-7",
        "5c4i/10i/11/11/11/11/11/11/11/11/10I/5C4I r - - 0 1",
        &["f1f12"],
        Ends("red", "commander"),
    ),
    // no action after the end
    Row::new(
        "END-8",
        "5c4i/10i/11/11/11/11/11/11/11/11/10I/5C4I r - - 0 1",
        &["f1f12"],
        Count(0),
    ),
    // commander captured, r wins; own check does not forbid it (set-up position)
    Row::new(
        "END-9",
        "10i/10i/11/11/11/11/5T5/5c5/11/5t5/10I/5C4I r - - 0 1",
        &["f6f5"],
        Ends("red", "commander"),
    ),
    // the start position stands on the board for the third time with Red to move: draw by repetition
    Row::new(
        "END-10",
        "7c2i/10i/11/5t5/11/11/11/11/5T5/11/10I/6C3I r - - 0 1",
        &[
            "f4f5", "f9f8", "f5f4", "f8f9", "f4f5", "f9f8", "f5f4", "f8f9",
        ],
        Ends("draw", "repetition"),
    ),
    // no repetition: heroic marks and stack contents are part of the key, counters are not
    Row::new(
        "END-11",
        "7c2i/10i/11/5t5/11/11/11/11/5T5/11/10I/6C3I r - - 0 1",
        &[],
        HeroicMarksTellApart,
    ),
    // normal; no end of game is declared inside an open session
    Row::new(
        "END-12",
        "7c2i/10i/11/5t5/11/11/11/11/5(TI)5/11/10I/6C3I r - - 99 1",
        &["f4If5"],
        GoesOn(Check::No),
    ),
    // draw by the 100 half-move clock
    Row::new(
        "END-13",
        "7c2i/10i/11/5t5/11/11/11/11/5(TI)5/11/10I/6C3I r - - 99 1",
        &["f4If5", "commit"],
        Ends("draw", "clock"),
    ),
];

#[test]
fn the_rows_about_ends_hold() {
    run_all(ROWS);
}

/// END-11: the squares of the start position come back, but the tank has become heroic on its way (it attacked h12 from
/// h10), so the moves of END-10 must bring the heroic position a third time before the game is drawn.
pub(crate) fn heroic_marks_tell_apart<S: Subject>(name: &str, view: View) {
    const ROUND: [&str; 14] = [
        "f4h4", "f9f8", "h4h6", "f8f9", "h6h8", "f9f8", "h8h10", "h12i12", "h10h7", "f8f7", "h7h4",
        "f7f9", "h4f4", "i12h12",
    ];
    const THERE_AND_BACK: [&str; 4] = ["f4f5", "f9f8", "f5f4", "f8f9"];
    let mut subject: S = open(
        "7c2i/10i/11/5t5/11/11/11/11/5T5/11/10I/6C3I r - - 0 1",
        view,
        name,
    );
    for action in ROUND.iter().chain(&THERE_AND_BACK) {
        must_play(&mut subject, &view.action(action), name);
        assert_eq!(subject.result(), None, "{name}: after {action}");
    }
    let heroic = BTreeSet::from([view.action("f4T")]);
    assert_eq!(subject.heroic(), heroic, "{name}");
    // The squares have come back twice, with the marks once: no draw yet.
    for action in THERE_AND_BACK {
        assert_eq!(subject.result(), None, "{name}: before {action}");
        must_play(&mut subject, &view.action(action), name);
    }
    assert_eq!(subject.result(), Some(("draw", "repetition")), "{name}");
}
