//! Section 9: safety, sight and check.

use super::harness::{Check, Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // the only piece between the commanders may not leave the file
    Row::new(
        "CMD-1",
        "6c3i/10i/11/11/11/11/11/6I4/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("g5f5", "E_COMMANDER_UNSAFE"),
            ("g5h5", "E_COMMANDER_UNSAFE"),
        ]),
    ),
    // it may move along it
    Row::new(
        "CMD-2",
        "6c3i/10i/11/11/11/11/11/6I4/11/11/10I/6C3I r - - 0 1",
        &["g5g6"],
        Becomes("6c3i/10i/11/11/11/11/6I4/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // a commander may not enter the sight of the other
    Row::new(
        "CMD-3",
        "4c5i/10i/11/11/11/11/11/11/11/11/10I/3C6I r - - 0 1",
        &[],
        Refuses(&[("d1e1", "E_SIGHT")]),
    ),
    // nor cross it
    Row::new(
        "CMD-4",
        "4c5i/10i/11/11/11/11/11/11/11/11/10I/3C6I r - - 0 1",
        &[],
        Refuses(&[
            ("d1f1", "E_SIGHT"),
            ("d1g1", "E_SIGHT"),
            ("d1j1", "E_SIGHT"),
        ]),
    ),
    // a piece of either colour on the line lifts the bar
    Row::new(
        "CMD-5",
        "4c5i/10i/11/11/11/4i6/11/11/11/11/10I/3C6I r - - 0 1",
        &["d1f1"],
        Becomes("4c5i/10i/11/11/11/4i6/11/11/11/11/10I/5C4I b - - 1 1"),
    ),
    // a carried commander neither sees nor is seen
    Row::new(
        "CMD-6",
        "4c5i/10i/11/11/11/11/11/11/11/11/10I/3(TC)6I r - - 0 1",
        &["d1e1"],
        Becomes("4c5i/10i/11/11/11/11/11/11/11/11/10I/4(TC)5I b - - 1 1"),
    ),
    // deploying by itself it is bound again
    Row::new(
        "CMD-7",
        "4c5i/10i/11/11/11/11/11/11/11/11/10I/3(TC)6I r - - 0 1",
        &[],
        Refuses(&[("d1Ce1", "E_SIGHT")]),
    ),
    // boarding a carrier on the line is allowed
    Row::new(
        "CMD-8",
        "4c5i/10i/11/11/11/11/11/11/11/11/10I/3CT5I r - - 0 1",
        &["d1e1"],
        Becomes("4c5i/10i/11/11/11/11/11/11/11/11/10I/4(TC)5I b - - 1 1"),
    ),
    // a hidden enemy commander has no sight
    Row::new(
        "CMD-9",
        "4(hc)5i/10i/11/11/11/11/11/11/11/11/10I/3C6I r - - 0 1",
        &["d1f1"],
        Becomes("4(hc)5i/10i/11/11/11/11/11/11/11/11/10I/5C4I b - - 1 1"),
    ),
    // commanders that face each other in a set-up position: capture at any distance
    Row::new(
        "CMD-10",
        "5c4i/10i/11/11/11/11/11/11/11/11/10I/5C4I r - - 0 1",
        &["f1f12"],
        Wins("5C4i/10i/11/11/11/11/11/11/11/11/10I/10I b - - 0 1"),
    ),
    // not with a piece between
    Row::new(
        "CMD-11",
        "5c4i/10i/11/11/11/11/5M5/11/11/11/10I/5C4I r - - 0 1",
        &[],
        Refuses(&[("f1f12", "E_RANGE")]),
    ),
    // adjacent capture
    Row::new(
        "CMD-12",
        "10i/10i/11/11/11/11/11/11/11/11/5c4I/5C4I r - - 0 1",
        &["f1f2"],
        Wins("10i/10i/11/11/11/11/11/11/11/11/5C4I/10I b - - 0 1"),
    ),
    // a stay capture that opens the line
    Row::new(
        "CMD-13",
        "6c3i/10i/11/11/11/11/4F1i4/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("e6_g6", "E_COMMANDER_UNSAFE")]),
    ),
    // the displacing capture keeps it closed
    Row::new(
        "CMD-14",
        "6c3i/10i/11/11/11/11/4F1i4/11/11/11/10I/6C3I r - - 0 1",
        &["e6g6"],
        Becomes("6c3i/10i/11/11/11/11/6F4/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // no move onto an attacked square
    Row::new(
        "CMD-15",
        "7c2i/10i/11/11/11/11/11/11/11/7t3/10I/5C4I r - - 0 1",
        &[],
        Refuses(&[("f1h1", "E_COMMANDER_UNSAFE")]),
    ),
    // a check must be answered
    Row::new(
        "CMD-16",
        "7c2i/10i/11/11/11/11/11/8M2/11/5t5/10I/5C4I r - - 0 1",
        &[],
        Refuses(&[("i5i6", "E_COMMANDER_UNSAFE")]),
    ),
    // by blocking a tank
    Row::new(
        "CMD-17",
        "7c2i/10i/11/11/11/11/11/11/11/5t5/4M5I/5C4I r - - 0 1",
        &["e2f2"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/5t5/5M4I/5C4I b - - 1 1"),
    ),
    // an artillery cannot be blocked
    Row::new(
        "CMD-18",
        "7c2i/10i/11/11/11/11/11/11/5a5/11/4M5I/5C4I r - - 0 1",
        &[],
        Refuses(&[("e2f2", "E_COMMANDER_UNSAFE")]),
    ),
    // normal; missile at diagonal distance 2 gives no check
    Row::new(
        "CMD-19",
        "7c2i/10i/11/11/11/6s4/11/4C6/11/11/10I/10I r - - 0 1",
        &[],
        GoesOn(Check::No),
    ),
    // normal; navy at distance 4 from a land piece gives no check
    Row::new(
        "CMD-20",
        "2n3C3i/10i/11/11/11/11/11/11/11/11/10I/4c5I r - - 0 1",
        &[],
        GoesOn(Check::No),
    ),
    // check; a commander aboard a navy is a navy target: distance 4
    Row::new(
        "CMD-21",
        "10i/10i/11/1(NC)9/11/11/11/1n9/11/11/10I/4c5I r - - 0 1",
        &[],
        GoesOn(Check::Yes),
    ),
    // check; a plane that can reach the commander only by suicide gives check
    Row::new(
        "CMD-22",
        "7c2i/10i/11/11/4f6/11/11/11/4C6/11/4S5I/10I r - - 0 1",
        &[],
        GoesOn(Check::Yes),
    ),
    // normal; two zones on e4 stop it
    Row::new(
        "CMD-23",
        "7c2i/10i/11/11/4f6/11/11/11/4CG5/11/4S5I/10I r - - 0 1",
        &[],
        GoesOn(Check::No),
    ),
    // check; heroic commander attacks a neighbouring diagonal square
    Row::new(
        "CMD-24",
        "10i/10i/11/11/11/11/11/5+c5/4C6/11/10I/10I r - - 0 1",
        &[],
        GoesOn(Check::Yes),
    ),
    // normal; but not distance 2
    Row::new(
        "CMD-25",
        "10i/10i/11/11/11/11/6+c4/11/4C6/11/10I/10I r - - 0 1",
        &[],
        GoesOn(Check::No),
    ),
];

#[test]
fn the_rows_about_commanders_hold() {
    run_all(ROWS);
}
