//! Section 4.3 and 5: strikes into a zone.

use super::harness::{Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // attacker and target both leave the board
    Row::new(
        "SUICIDE-1",
        "7c2i/10i/11/2i8/6g4/11/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g8"],
        Becomes("7c2i/10i/11/2i8/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // any enemy piece inside the first zone may be struck, the defender stays
    Row::new(
        "SUICIDE-2",
        "7c2i/10i/11/11/6g4/6i4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Becomes("7c2i/10i/11/11/6g4/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // no landing inside a zone
    Row::new(
        "SUICIDE-3",
        "7c2i/10i/11/11/6g4/11/11/11/6F4/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g4g7", "E_AIR_DEFENCE")]),
    ),
    // a strike inside a zone is never a stay capture
    Row::new(
        "SUICIDE-4",
        "7c2i/10i/11/11/6g4/6i4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g4_g7", "E_CAPTURE_KIND")]),
    ),
    // two zones destroy the flight
    Row::new(
        "SUICIDE-5",
        "7c2i/10i/11/11/6g4/5gi4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g4g7", "E_AIR_DEFENCE"), ("g4g8", "E_AIR_DEFENCE")]),
    ),
    // leaving a zone destroys the flight; c5e7 also refused
    Row::new(
        "SUICIDE-6",
        "7c2i/10i/11/6i4/11/11/3g7/2F8/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("c5g9", "E_AIR_DEFENCE"),
            ("c5f8", "E_AIR_DEFENCE"),
            ("c5e7", "E_AIR_DEFENCE"),
        ]),
    ),
    // own commander may not be sacrificed
    Row::new(
        "SUICIDE-7",
        "7c2i/10i/11/11/6g4/11/11/11/6(FC)4/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("g4g8", "E_COMMANDER_ABOARD")]),
    ),
    // the passengers die with the carrier
    Row::new(
        "SUICIDE-8",
        "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
        &["g4g8"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // heroic air force ignores zones: ordinary capture
    Row::new(
        "SUICIDE-9",
        "7c2i/10i/11/11/6g4/11/11/11/6+F4/11/10I/6C3I r - - 0 1",
        &["g4g8"],
        Becomes("7c2i/10i/11/11/6+F4/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // only the deployed air force dies
    Row::new(
        "SUICIDE-10",
        "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
        &["g4Fg8", "commit"],
        Becomes("7c2i/10i/11/11/11/11/11/11/6T4/11/10I/6C3I b - - 0 1"),
    ),
    // a navy at sea defends itself: suicide capture
    Row::new(
        "SUICIDE-11",
        "7c2i/10i/11/11/11/11/11/11/11/11/1n1F6I/6C3I r - - 0 1",
        &["d2b2"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // striking the commander wins (set-up position)
    Row::new(
        "SUICIDE-12",
        "10i/10i/11/11/6g4/6c4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Wins("10i/10i/11/11/6g4/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // the start square does not count: first step outside the zone is free
    Row::new(
        "SUICIDE-13",
        "7c2i/10i/11/11/6g4/6F4/11/11/11/11/10I/6C3I r - - 0 1",
        &["g7g3"],
        Becomes("7c2i/10i/11/11/6g4/11/11/11/11/6F4/10I/6C3I b - - 1 1"),
    ),
    // first step still inside the zone, then outside: destroyed
    Row::new(
        "SUICIDE-14",
        "7c2i/10i/11/11/6s4/6F4/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g7g5", "E_AIR_DEFENCE"), ("g7g4", "E_AIR_DEFENCE")]),
    ),
];

#[test]
fn the_rows_about_suicide_hold() {
    run_all(ROWS);
}
