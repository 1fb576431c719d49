//! Section 6: the twenty-three stacks.

use std::collections::BTreeSet;

use super::harness::{Expect::*, Row, Subject, run_all};

pub(crate) const ROWS: &[Row] = &[
    // closed under removal of any piece
    Row::new("STACK-1", "", &[], TwentyThreeStacks),
    // infantry boards a tank; the tank is the carrier
    Row::new(
        "STACK-2",
        "7c2i/10i/11/11/11/11/11/5T5/5I5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(TI)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // tank drives onto infantry: same stack
    Row::new(
        "STACK-3",
        "7c2i/10i/11/11/11/11/11/5I5/5T5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(TI)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // air force takes a tank
    Row::new(
        "STACK-4",
        "7c2i/10i/11/11/11/11/11/11/4F1T4/11/10I/6C3I r - - 0 1",
        &["e4g4"],
        Becomes("7c2i/10i/11/11/11/11/11/11/6(FT)4/11/10I/6C3I b - - 1 1"),
    ),
    // three-piece air stack
    Row::new(
        "STACK-5",
        "7c2i/10i/11/11/11/11/5I5/11/5(FT)5/11/10I/6C3I r - - 0 1",
        &["f4f6"],
        Becomes("7c2i/10i/11/11/11/11/5(FTI)5/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // boarding a two-piece stack
    Row::new(
        "STACK-6",
        "7c2i/10i/11/11/11/11/11/5(FT)5/5I5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(FTI)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // a stack joins a bigger carrier
    Row::new(
        "STACK-7",
        "7c2i/10i/11/11/11/11/5F5/11/5(TI)5/11/10I/6C3I r - - 0 1",
        &["f4f6"],
        Becomes("7c2i/10i/11/11/11/11/5(FTI)5/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // navy and air force
    Row::new(
        "STACK-8",
        "7c2i/10i/11/11/11/11/2F8/11/2N8/11/10I/6C3I r - - 0 1",
        &["c4c6"],
        Becomes("7c2i/10i/11/11/11/11/2(NF)8/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // three-piece navy stack
    Row::new(
        "STACK-9",
        "7c2i/10i/11/11/11/11/11/2T8/2(NF)8/11/10I/6C3I r - - 0 1",
        &["c4c5"],
        Becomes("7c2i/10i/11/11/11/11/11/2(NFT)8/11/11/10I/6C3I b - - 1 1"),
    ),
    // four pieces never combine
    Row::new(
        "STACK-10",
        "7c2i/10i/11/11/11/11/11/2I8/2(NFT)8/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4c5", "E_STACK")]),
    ),
    // a navy has one slot for tank or person
    Row::new(
        "STACK-11",
        "7c2i/10i/11/11/11/11/11/2I8/2(NT)8/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4c5", "E_STACK")]),
    ),
    // no two pieces of one type
    Row::new(
        "STACK-12",
        "7c2i/10i/11/11/11/11/11/5T5/5T5/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("f4f5", "E_STACK")]),
    ),
    // tank does not carry artillery; infantry carries nothing
    Row::new(
        "STACK-13",
        "7c2i/10i/11/11/11/11/11/4MA5/4IT5/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("f4f5", "E_STACK"), ("e4e5", "E_STACK")]),
    ),
    // no navy with artillery, no air force with engineer
    Row::new(
        "STACK-14",
        "7c2i/10i/11/11/11/11/5E5/2A8/2N2F5/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4c5", "E_STACK"), ("f4f6", "E_STACK")]),
    ),
    // engineer and artillery
    Row::new(
        "STACK-15",
        "7c2i/10i/11/11/11/11/11/5A5/5E5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(EA)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // missile boards an engineer
    Row::new(
        "STACK-16",
        "7c2i/10i/11/11/11/11/11/5E5/5S5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(ES)5/11/11/10I/6C3I b - - 1 1"),
    ),
    // commander enters a headquarter
    Row::new(
        "STACK-17",
        "7c2i/10i/11/11/11/11/5H5/11/5C5/11/10I/10I r - - 0 1",
        &["f4f6"],
        Becomes("7c2i/10i/11/11/11/11/5(HC)5/11/11/11/10I/10I b - - 1 1"),
    ),
    // an unpromoted headquarter does not move
    Row::new(
        "STACK-18",
        "7c2i/10i/11/11/11/11/11/5H5/5C5/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("f5f4", "E_GEOMETRY")]),
    ),
    // commander boards a tank
    Row::new(
        "STACK-19",
        "7c2i/10i/11/11/11/11/5T5/11/5C5/11/10I/10I r - - 0 1",
        &["f4f6"],
        Becomes("7c2i/10i/11/11/11/11/5(TC)5/11/11/11/10I/10I b - - 1 1"),
    ),
    // stack moves as its carrier; each member deploys with its own state
    Row::new(
        "STACK-20",
        "7c2i/10i/11/11/11/11/11/11/5(T+I)5/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "f4",
            &[
                "Id2", "Id4", "Id6", "Ie3", "Ie4", "Ie5", "If2", "If3", "If5", "If6", "Ig3", "Ig4",
                "Ig5", "Ih2", "Ih4", "Ih6", "Td4", "Te4", "Tf2", "Tf3", "Tf5", "Tf6", "Tg4", "Th4",
                "d4", "e4", "f2", "f3", "f5", "f6", "g4", "h4",
            ],
        ),
    ),
    // a heroic carrier takes the stack three diagonally
    Row::new(
        "STACK-21",
        "7c2i/10i/11/11/11/11/11/11/5(+TI)5/11/10I/6C3I r - - 0 1",
        &["f4i7"],
        Becomes("7c2i/10i/11/11/11/8(+TI)2/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // when the carrier leaves, the rest forms the legal stack of what remains
    Row::new(
        "STACK-22",
        "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1",
        &["c3Nc6", "commit"],
        Becomes("7c2i/10i/11/11/11/11/2N8/11/11/2(FT)8/10I/6C3I b - - 1 1"),
    ),
    // heroic state is kept inside a stack
    Row::new(
        "STACK-23",
        "7c2i/10i/11/11/11/11/11/5T5/5+I5/11/10I/6C3I r - - 0 1",
        &["f4f5"],
        Becomes("7c2i/10i/11/11/11/11/11/5(T+I)5/11/11/10I/6C3I b - - 1 1"),
    ),
];

#[test]
fn the_rows_about_stacks_hold() {
    run_all(ROWS);
}

/// STACK-1: of all ordered pairs and triples of types, position texts accept the 23 of 6.1 and no other, and every
/// removal from one of them leaves another one or a single piece.
pub(crate) fn exactly_the_table<S: Subject>(name: &str) {
    let letters = ["C", "I", "T", "M", "E", "A", "G", "S", "F", "N", "H"];
    let mut candidates = Vec::new();
    for first in letters {
        for second in letters {
            candidates.push(format!("{first}{second}"));
            for third in letters {
                candidates.push(format!("{first}{second}{third}"));
            }
        }
    }
    let accepted: BTreeSet<&str> = candidates
        .iter()
        .map(String::as_str)
        .filter(|stack| accepts::<S>(stack))
        .collect();
    assert_eq!(accepted, TABLE.into_iter().collect(), "{name}");
    for stack in accepted {
        for gone in stack.chars() {
            let left = stack.replace(gone, "");
            assert!(
                left.len() == 1 || TABLE.contains(&left.as_str()),
                "{name}: {left}"
            );
        }
    }
}

/// rules: 6.1, the last column
const TABLE: [&str; 23] = [
    "NF", "NC", "NI", "NM", "NT", "NFC", "NFI", "NFM", "NFT", "FT", "FC", "FI", "FM", "FTC", "FTI",
    "FTM", "TC", "TI", "TM", "EA", "EG", "ES", "HC",
];

/// On c4 every carrier may stand, so only the stack can be at fault.
fn accepts<S: Subject>(stack: &str) -> bool {
    let commander = if stack.contains('C') { "11" } else { "6C4" };
    S::open(&format!(
        "7c3/11/11/11/11/11/11/11/2({stack})8/11/11/{commander} r - - 0 1"
    ))
    .is_ok()
}
