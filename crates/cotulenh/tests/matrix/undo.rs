//! Section 8.7: exact undo.

use rules::SplitMix64;

use super::harness::{Expect::*, INITIAL, Row, Subject, View, must_play, open, run_all};

pub(crate) const ROWS: &[Row] = &[
    // quiet move
    Row::new(
        "UNDO-1",
        "7c2i/10i/11/11/11/11/11/11/5T5/11/10I/6C3I r - - 3 1",
        &["f4f6"],
        Undone("7c2i/10i/11/11/11/11/5T5/11/11/11/10I/6C3I b - - 4 1"),
    ),
    // capture with one promotion
    Row::new(
        "UNDO-2",
        "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 12 1",
        &["e5e6"],
        Undone("10i/10i/11/11/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // three promotions and a lost air-defence zone
    Row::new(
        "UNDO-3",
        "10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1",
        &["h10e7"],
        Undone("10i/10i/4s6/11/4c3+F2/4+A6/11/11/4+F6/11/10I/6C3I b - - 0 1"),
    ),
    // three promotions in one stack
    Row::new(
        "UNDO-4",
        "2(NFT)7i/10i/11/11/4c6/11/11/11/11/11/10I/6C3I r - - 0 1",
        &["c12c8"],
        Undone("10i/10i/11/11/2(+N+F+T)1c6/11/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // stay capture
    Row::new(
        "UNDO-5",
        "7c2i/10i/11/11/11/11/11/11/11/1n1T7/10I/6C3I r - - 0 1",
        &["d3_b3"],
        Undone("7c2i/10i/11/11/11/11/11/11/11/3T7/10I/6C3I b - - 0 1"),
    ),
    // suicide of a stack
    Row::new(
        "UNDO-6",
        "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
        &["g4g8"],
        Undone("7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // combination with a heroic passenger
    Row::new(
        "UNDO-7",
        "7c2i/10i/11/11/11/11/11/5T5/5+I5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Undone("7c2i/10i/11/11/11/11/11/5(T+I)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // deploy step with capture and promotion; session absent again
    Row::new(
        "UNDO-8",
        "10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1",
        &["c7Ne7"],
        Undone("10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1 c7:(FT):N>xe7..."),
    ),
    // boarding undone alone: the plane stays on g7, the tank returns to c3
    Row::new(
        "UNDO-9",
        "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1",
        &["c3Fg7", "c3Tg7"],
        Undone("7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1 c3:N:F>g7,T>&g7..."),
    ),
    // commit: the session is open again
    Row::new(
        "UNDO-10",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5", "commit"],
        Undone("7c2i/10i/11/11/11/11/11/5I5/5T5/11/10I/6C3I b - - 1 1"),
    ),
    // auto-closed session: first undo reopens it with the tank remaining
    Row::new(
        "UNDO-11",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4If5", "f4Tf2"],
        Undone("7c2i/10i/11/11/11/11/11/5I5/11/11/5T4I/6C3I b - - 1 1"),
    ),
    // promotion inside the origin stack
    Row::new(
        "UNDO-12",
        "10i/10i/4s6/11/4c6/11/4g6/11/4(FT)6/11/10I/6C3I r - - 0 1",
        &["e4Te6", "e4Fe9"],
        Undone("10i/10i/4s6/4+F6/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // last-piece promotion of the opponent
    Row::new(
        "UNDO-13",
        "6c4/11/11/10i/11/11/11/11/11/3t7/3I1I5/4C6 b - - 0 1",
        &["d3d2"],
        Undone("6c4/11/11/10i/11/11/11/11/11/11/3t1+I5/4C6 r - - 0 2"),
    ),
    // capture of the commander inside a session
    Row::new(
        "UNDO-14",
        "10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4Tf6"],
        Undone("10i/10i/11/11/11/11/5T5/11/5I5/11/10I/6C3I b - - 0 1"),
    ),
    // heroic piece stays heroic
    Row::new(
        "UNDO-15",
        "10i/10i/11/11/4c6/11/4i6/4+T6/11/11/10I/6C3I r - - 0 1",
        &["e5e6"],
        Undone("10i/10i/11/11/4c6/11/4+T6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // five plies from the initial position
    Row::new(
        "UNDO-16",
        INITIAL,
        &["c5c6", "c9c6", "b2a2", "c6c4", "a2a5"],
        Undone(
            "6c4/1n2fh1hf2/3a2s2a1/4gt1tg2/2ie2m2ei/11/11/N2E2M2EI/2n1GT1TG2/3A2S2A1/4FH1HF2/6C4 b - - 1 3",
        ),
    ),
    // random walk of 500 actions and back
    Row::new("UNDO-17", INITIAL, &[], RandomWalk),
];

#[test]
fn the_rows_about_undo_hold() {
    run_all(ROWS);
}

/// UNDO-17: five hundred random actions from the initial position, all taken back, all played again.
pub(crate) fn random_walk<S: Subject>(name: &str, view: View) {
    let mut subject: S = open(INITIAL, view, name);
    let mut random = SplitMix64::new(17);
    let mut walk: Vec<(S::Snapshot, String)> = Vec::new();
    for _ in 0..500 {
        let legal: Vec<String> = subject.legal().into_iter().collect();
        if legal.is_empty() || subject.result().is_some() {
            break;
        }
        let action = legal[random.below(legal.len())].clone();
        let before = subject.snapshot();
        must_play(&mut subject, &action, name);
        walk.push((before, action));
    }
    let last = subject.snapshot();
    for (before, action) in walk.iter().rev() {
        assert!(subject.take_back(), "{name}");
        assert_eq!(
            subject.snapshot(),
            *before,
            "{name}: {action} not undone exactly"
        );
    }
    for (before, action) in &walk {
        assert_eq!(
            subject.snapshot(),
            *before,
            "{name}: {action} not replayed exactly"
        );
        must_play(&mut subject, action, name);
    }
    assert_eq!(subject.snapshot(), last, "{name}");
}
