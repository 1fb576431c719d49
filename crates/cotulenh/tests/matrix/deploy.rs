//! Section 7: deploy sessions.

use super::harness::{Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // first step opens a session, Red stays on move
    Row::new(
        "DEPLOY-1",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5"],
        Becomes("7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f5..."),
    ),
    // commit: the tank stays, Blue to move
    Row::new(
        "DEPLOY-2",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5", "commit"],
        Becomes("7c2i/10i/11/11/11/11/11/5I5/5T5/11/10I/6C3I b - - 1 1"),
    ),
    // all pieces deployed: the session closes by itself
    Row::new(
        "DEPLOY-3",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5", "f4Tf2"],
        Becomes("7c2i/10i/11/11/11/11/11/5I5/11/11/5T4I/6C3I b - - 1 1"),
    ),
    // the carrier may leave first
    Row::new(
        "DEPLOY-4",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4Tf2", "commit"],
        Becomes("7c2i/10i/11/11/11/11/11/11/5I5/11/5T4I/6C3I b - - 1 1"),
    ),
    // no commit without a step
    Row::new(
        "DEPLOY-5",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("commit", "E_SESSION")]),
    ),
    // only the remaining pieces of the stack act during a session
    Row::new(
        "DEPLOY-6",
        "7c2i/10i/11/4M6/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5"],
        Refuses(&[
            ("e9e10", "E_SESSION"),
            ("f4f5", "E_SESSION"),
            ("g1g2", "E_SESSION"),
        ]),
    ),
    // the tank may not stay at sea
    Row::new(
        "DEPLOY-7",
        "7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1",
        &["a3Na5"],
        Refuses(&[("commit", "E_NO_COMPLETION")]),
    ),
    // it may ride along: boarding; same result as moving the stack
    Row::new(
        "DEPLOY-8",
        "7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1",
        &["a3Na5", "a3Ta5"],
        Becomes("7c2i/10i/11/11/11/11/11/(NT)10/11/11/10I/6C3I b - - 1 1"),
    ),
    // boarding is the only step left
    Row::new(
        "DEPLOY-9",
        "7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1",
        &["a3Na5"],
        From("a3", &["Ta5"]),
    ),
    // a tank lands from file b
    Row::new(
        "DEPLOY-10",
        "7c2i/10i/11/11/11/11/11/11/11/1(NT)9/10I/6C3I r - - 0 1",
        &["b3Td3", "commit"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/1N1T7/10I/6C3I b - - 1 1"),
    ),
    // both deploy with capture; clock 0
    Row::new(
        "DEPLOY-11",
        "7c2i/10i/11/11/11/11/5i5/11/4m(TI)5/11/10I/6C3I r - - 9 1",
        &["f4Tf6", "f4Ie4"],
        Becomes("7c2i/10i/11/11/11/11/5T5/11/4I6/11/10I/6C3I b - - 0 1"),
    ),
    // capture in the first step, quiet second step: clock still 0
    Row::new(
        "DEPLOY-12",
        "7c2i/10i/11/11/11/11/5i5/11/5(TI)5/11/10I/6C3I r - - 9 1",
        &["f4Tf6", "f4Ie4"],
        Becomes("7c2i/10i/11/11/11/11/5T5/11/4I6/11/10I/6C3I b - - 0 1"),
    ),
    // quiet session adds one half-move
    Row::new(
        "DEPLOY-13",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 9 4",
        &["f4Tf6", "f4Ie4"],
        Becomes("7c2i/10i/11/11/11/11/5T5/11/4I6/11/10I/6C3I b - - 10 4"),
    ),
    // full-move number grows after Blue
    Row::new(
        "DEPLOY-14",
        "7c2i/10i/11/5(tm)5/11/11/11/11/11/11/10I/6C3I b - - 0 4",
        &["f9Tf7", "commit"],
        Becomes("7c2i/10i/11/5m5/11/5t5/11/11/11/11/10I/6C3I r - - 1 5"),
    ),
    // boarding outside the passenger's own reach
    Row::new(
        "DEPLOY-15",
        "2c7i/10i/11/11/11/8(FTC)2/11/11/11/11/5H4I/10I r - - 0 1",
        &["i7Fe3", "i7Ce3", "commit"],
        Becomes("2c7i/10i/11/11/11/8T2/11/11/11/4(FC)6/5H4I/10I b - - 1 1"),
    ),
    // not an own move and not a landed square
    Row::new(
        "DEPLOY-16",
        "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1",
        &["c3Fe5"],
        Refuses(&[("c3Td5", "E_GEOMETRY")]),
    ),
    // the plane takes the tank, the navy stays
    Row::new(
        "DEPLOY-17",
        "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1",
        &["c3Fg7", "c3Tg7", "commit"],
        Becomes("7c2i/10i/11/11/11/6(FT)4/11/11/11/2N8/10I/6C3I b - - 1 1"),
    ),
    // boarding refused where the union is no legal stack (two tanks)
    Row::new(
        "DEPLOY-18",
        "7c2i/10i/11/11/11/11/11/11/5(FTI)1T3/11/10I/6C3I r - - 0 1",
        &["f4Fh4"],
        Refuses(&[("f4Th4", "E_STACK")]),
    ),
    // a combination with a third piece, then boarding
    Row::new(
        "DEPLOY-19",
        "7c2i/10i/11/11/11/11/11/11/5(FI)1T3/11/10I/6C3I r - - 0 1",
        &["f4Fh4", "f4Ih4"],
        Becomes("7c2i/10i/11/11/11/11/11/11/7(FTI)3/11/10I/6C3I b - - 1 1"),
    ),
    // no boarding of a piece that died
    Row::new(
        "DEPLOY-20",
        "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
        &["g4Fg8"],
        Refuses(&[("g4Tg8", "E_RANGE")]),
    ),
    // a boarding piece keeps its heroic state
    Row::new(
        "DEPLOY-21",
        "7c2i/10i/11/11/11/11/11/11/5(F+I)5/11/10I/6C3I r - - 0 1",
        &["f4Fh6", "f4Ih6"],
        Becomes("7c2i/10i/11/11/11/11/7(F+I)3/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // stay capture as a deploy step: the tank has acted and stays on c3
    Row::new(
        "DEPLOY-22",
        "7c2i/10i/11/11/11/11/11/11/11/n1(NT)8/10I/6C3I r - - 0 1",
        &["c3T_a3", "c3Nc5"],
        Becomes("7c2i/10i/11/11/11/11/11/2N8/11/2T8/10I/6C3I b - - 0 1"),
    ),
    // after it only the navy may act
    Row::new(
        "DEPLOY-23",
        "7c2i/10i/11/11/11/11/11/11/11/n1(NT)8/10I/6C3I r - - 0 1",
        &["c3T_a3"],
        From(
            "c3",
            &[
                "Na1", "Na3", "Na5", "Nb2", "Nb3", "Nb4", "Nc1", "Nc2", "Nc4", "Nc5", "Nc6", "Nc7",
            ],
        ),
    ),
    // a step without any legal completion is illegal
    Row::new(
        "DEPLOY-24",
        "7c2i/10i/11/11/5t5/11/11/11/5(TC)1t3/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("f4Cf6", "E_NO_COMPLETION")]),
    ),
    // a deploy capture ends the check
    Row::new(
        "DEPLOY-25",
        "7c2i/10i/11/11/11/11/11/11/11/4(TI)t5/10I/1n3C4I r - - 0 1",
        &["e3If3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/4(TI)t5/10I/1n3C4I r - - 0 1 e3:T:I>xf3..."),
    ),
    // a first step that leaves the check and cannot be completed
    Row::new(
        "DEPLOY-26",
        "7c2i/10i/11/8(TI)2/11/11/11/11/11/5t5/10I/5C4I r - - 0 1",
        &[],
        Refuses(&[("i9Ti8", "E_NO_COMPLETION"), ("i9Ii10", "E_NO_COMPLETION")]),
    ),
    // first step leaves the check, second ends it: legal because it can be completed
    Row::new(
        "DEPLOY-27",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/5t5/10I/5C4I r - - 0 1",
        &["f4Ig4", "f4Tf3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/6I4/5T5/10I/5C4I b - - 0 1"),
    ),
    // but the session may not be closed before
    Row::new(
        "DEPLOY-28",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/5t5/10I/5C4I r - - 0 1",
        &["f4Ig4"],
        Refuses(&[("commit", "E_COMMANDER_UNSAFE")]),
    ),
    // headquarter left behind: commit is the only action
    Row::new(
        "DEPLOY-29",
        "7c2i/10i/11/11/11/11/11/11/5(HC)5/11/10I/10I r - - 0 1",
        &["f4Cf2", "commit"],
        Becomes("7c2i/10i/11/11/11/11/11/11/5H5/11/5C4I/10I b - - 1 1"),
    ),
    // no step for the headquarter
    Row::new(
        "DEPLOY-30",
        "7c2i/10i/11/11/11/11/11/11/5(HC)5/11/10I/10I r - - 0 1",
        &["f4Cf2"],
        From("f4", &[]),
    ),
    // capturing the commander by a deploy step ends the game at once (set-up position)
    Row::new(
        "DEPLOY-31",
        "10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4Tf6"],
        Wins("10i/10i/11/11/11/11/5T5/11/5I5/11/10I/6C3I b - - 0 1"),
    ),
    // deploying onto a friend combines
    Row::new(
        "DEPLOY-32",
        "7c2i/10i/11/11/11/2T8/11/11/2(NF)8/11/10I/6C3I r - - 0 1",
        &["c4Fc7"],
        Becomes("7c2i/10i/11/11/11/2T8/11/11/2(NF)8/11/10I/6C3I r - - 0 1 c4:N:F>&c7..."),
    ),
    // artillery deploys with a capture over the bridge file
    Row::new(
        "DEPLOY-33",
        "7c2i/10i/11/11/11/5i5/11/11/5(EA)5/11/10I/6C3I r - - 0 1",
        &["f4Af7"],
        Becomes("7c2i/10i/11/11/11/5i5/11/11/5(EA)5/11/10I/6C3I r - - 0 1 f4:E:A>xf7..."),
    ),
];

#[test]
fn the_rows_about_deployment_hold() {
    run_all(ROWS);
}
