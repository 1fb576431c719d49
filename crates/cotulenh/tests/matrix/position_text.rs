//! Section 11: position text.

use super::harness::{Expect::*, INITIAL, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // initial position
    Row::new("FEN-1", INITIAL, &[], Accepted),
    // stacks and heroic marks
    Row::new(
        "FEN-2",
        "10i/10i/11/11/11/11/11/6(+f+tc)4/11/2(NFT)8/10I/6C3I r - - 0 1",
        &[],
        Accepted,
    ),
    // counts 10 and 11
    Row::new(
        "FEN-3",
        "10c/11/11/11/11/11/11/11/11/11/11/2C8 r - - 0 1",
        &[],
        Accepted,
    ),
    // open session
    Row::new(
        "FEN-4",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f5...",
        &[],
        Accepted,
    ),
    // session with a boarding step
    Row::new(
        "FEN-5",
        "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1 c3:N:F>g7,T>&g7...",
        &[],
        Accepted,
    ),
    // stay part disagrees with the steps
    Row::new(
        "FEN-6",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:I:I>f5...",
        &[],
        Rejected("E_FEN_SESSION"),
    ),
    // illegal step in the session
    Row::new(
        "FEN-7",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f7...",
        &[],
        Rejected("E_FEN_SESSION"),
    ),
    // session is complete, so it may not be open
    Row::new(
        "FEN-8",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4::I>f5,T>f2...",
        &[],
        Rejected("E_FEN_SESSION"),
    ),
    // the three dots are required
    Row::new(
        "FEN-9",
        "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f5",
        &[],
        Rejected("E_FEN_SESSION"),
    ),
    // count 12
    Row::new(
        "FEN-10",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/12/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_WIDTH"),
    ),
    // count 0
    Row::new(
        "FEN-11",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/0/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_WIDTH"),
    ),
    // adjacent counts
    Row::new(
        "FEN-12",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/56/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_WIDTH"),
    ),
    // eleven ranks
    Row::new(
        "FEN-13",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_RANKS"),
    ),
    // rank of ten squares
    Row::new(
        "FEN-14",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/10/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_WIDTH"),
    ),
    // nested parentheses
    Row::new(
        "FEN-15",
        "7c2i/10i/11/11/11/11/11/11/5((TI))5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_CHAR"),
    ),
    // double heroic mark
    Row::new(
        "FEN-16",
        "7c2i/10i/11/11/11/11/11/11/5++T5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_CHAR"),
    ),
    // heroic mark without a piece
    Row::new(
        "FEN-17",
        "7c2i/10i/11/11/11/11/11/10+/11/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_CHAR"),
    ),
    // parentheses around one piece
    Row::new(
        "FEN-18",
        "7c2i/10i/11/11/11/11/11/11/5(T)5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_CHAR"),
    ),
    // mixed colours
    Row::new(
        "FEN-19",
        "7c2i/10i/11/11/11/11/11/11/5(Ti)5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_STACK"),
    ),
    // carrier must come first
    Row::new(
        "FEN-20",
        "7c2i/10i/11/11/11/11/11/11/5(IT)5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_STACK"),
    ),
    // slot order: air force before tank
    Row::new(
        "FEN-21",
        "7c2i/10i/11/11/11/11/11/11/2(NTF)8/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_STACK"),
    ),
    // no such stack
    Row::new(
        "FEN-22",
        "7c2i/10i/11/11/11/11/11/11/5(TIM)5/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_STACK"),
    ),
    // seed scenario 1 as printed: navy on f7
    Row::new(
        "FEN-23",
        "10i/10i/11/11/4c6/3TiN5/4A6/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_TERRAIN"),
    ),
    // seed scenario 2 as printed: navy stack on e5
    Row::new(
        "FEN-24",
        "7c2i/10i/11/11/11/11/11/4(NFT)6/11/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_TERRAIN"),
    ),
    // air force alone on the sea
    Row::new(
        "FEN-25",
        "7c2i/10i/11/11/11/11/11/11/1F9/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_TERRAIN"),
    ),
    // air stack on the sea
    Row::new(
        "FEN-26",
        "7c2i/10i/11/11/11/11/11/11/1(FT)9/11/10I/6C3I r - - 0 1",
        &[],
        Rejected("E_FEN_TERRAIN"),
    ),
    // two red commanders
    Row::new(
        "FEN-27",
        "7c2i/10i/11/11/11/11/11/11/5CC4/11/10I/10I r - - 0 1",
        &[],
        Rejected("E_FEN_COMMANDER"),
    ),
    // blue commander missing
    Row::new(
        "FEN-28",
        "11/11/11/11/11/11/11/11/11/11/11/6C4 r - - 0 1",
        &[],
        Rejected("E_FEN_COMMANDER"),
    ),
    // turn letter
    Row::new(
        "FEN-29",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 w - - 0 1",
        &[],
        Rejected("E_FEN_FIELDS"),
    ),
    // third field
    Row::new(
        "FEN-30",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r K - 0 1",
        &[],
        Rejected("E_FEN_FIELDS"),
    ),
    // clock
    Row::new(
        "FEN-31",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - -1 1",
        &[],
        Rejected("E_FEN_COUNTERS"),
    ),
    // move number
    Row::new(
        "FEN-32",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 0",
        &[],
        Rejected("E_FEN_COUNTERS"),
    ),
    // missing fields
    Row::new(
        "FEN-33",
        "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - -",
        &[],
        Rejected("E_FEN_FIELDS"),
    ),
];

#[test]
fn the_rows_about_position_text_hold() {
    run_all(ROWS);
}
