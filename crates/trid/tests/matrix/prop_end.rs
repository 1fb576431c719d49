//! Properties of the end of the game: END of section 16.1. Draws are declared by the match.

use rules::{Leaves, Position, Refused as _, Side, Standing, Text, perft};
use trid::TriD;

use super::Ledger;
use super::engine::{match_at, play_all, position, reason, refused};
use crate::reference::{PERFT, START};

pub(crate) fn run(ledger: &mut Ledger) {
    kings_in_one_column(ledger);
    repetition(ledger);
    fifty_moves(ledger);
    material(ledger);
    game_over(ledger);

    ledger.run("END-16");
    for (name, text, values) in PERFT {
        let mut position = position(text);
        for (depth, value) in (1..).zip(values) {
            let nodes = perft(&mut position, depth, Leaves::Bulk);
            assert_eq!(nodes, *value, "END-16: {name} depth {depth}");
        }
        let every = perft(&mut position, 3, Leaves::Every);
        assert_eq!(every, values[2], "END-16: {name} every leaf");
    }
}

fn kings_in_one_column(ledger: &mut Ledger) {
    ledger.run("END-8");
    for text in [
        "4/K3/4/4|4/4/4/k3|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "4/4/4/4|4/4/4/4|K3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/1k|KL6:2/2 w - - - 0 10",
        "4/4/4/4|4/4/4/4|4/4/4/4 QL2:K1/2|KL1:2/2|QL5:k1/2|KL6:2/2 b - - - 0 10",
    ] {
        assert_eq!(refused(text), "E_TFEN", "END-8: {text}");
    }
}

fn repetition(ledger: &mut Ledger) {
    ledger.run("END-11");
    let cycle = ["a1Wb3W", "a8Bb6B", "b3Wa1W", "b6Ba8B"];
    let mut game = match_at(START);
    play_all(&mut game, &cycle);
    assert_eq!(reason(&game), "", "END-11: second occurrence");
    play_all(&mut game, &cycle[..3]);
    assert_eq!(reason(&game), "", "END-11");
    play_all(&mut game, &cycle[3..]);
    assert_eq!(reason(&game), "repetition", "END-11: third occurrence");
    assert_eq!(
        game.ended().and_then(|ruling| ruling.outcome.winner),
        None,
        "END-11"
    );
    // The position itself may be played on: draws never empty the list. Castling has become possible since move 1.
    assert_eq!(game.position().count(), 21, "END-11");
}

fn fifty_moves(ledger: &mut Ledger) {
    ledger.run("END-12");
    let quiet = "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 98 60";
    let mut game = match_at(quiet);
    play_all(&mut game, &["c1Wb1W"]);
    assert_eq!(reason(&game), "", "END-12: clock 99");
    play_all(&mut game, &["c8Bb8B"]);
    assert_eq!(reason(&game), "fifty", "END-12: clock 100");
    // A loaded clock beyond the limit may be played on; the next quiet move draws, a pawn's move does not.
    let mut late =
        match_at("4/4/P3/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 120 60");
    assert_eq!(reason(&late), "", "END-12: loaded");
    play_all(&mut late, &["a2Wa3W"]);
    assert_eq!(reason(&late), "", "END-12: reset by a pawn");
    // The mate of END-3, brought about at clock 99.
    let mut mate =
        match_at("3r/1q2/2k1/K3|4/4/4/4|4/4/4/4 QL2:2/2|KL2:2/2|QL6:2/2|KL6:2/2 b - - - 99 60");
    play_all(&mut mate, &["d4Wa4W"]);
    assert_eq!(reason(&mate), "checkmate", "END-12: mate counts");

    ledger.run("END-13");
    let mut transport =
        match_at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:1U/2|QL6:2/2|KL6:2/2 w - - - 99 60");
    play_all(&mut transport, &["KL1-KL2"]);
    assert_eq!(reason(&transport), "fifty", "END-13");
    // Draws are assessed only when nothing is pending, and the choice starts the clock anew (rules: 8.4).
    let mut owing =
        match_at("4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 99 60");
    play_all(&mut owing, &["QL6-QL5"]);
    assert_eq!(reason(&owing), "", "END-13: pending");
    play_all(&mut owing, &["a8B=r"]);
    assert_eq!(reason(&owing), "", "END-13: the clock is 0");
}

fn material(ledger: &mut Ledger) {
    ledger.run("END-14");
    // White's king takes the knight on c2W and leaves what stands on d6N, or nothing.
    for (left, expected) in [
        ("4", "material"),
        ("3N", "material"),
        ("3n", "material"),
        ("3B", "material"),
        ("3b", "material"),
        ("3P", ""),
        ("3p", ""),
        ("3R", ""),
        ("3r", ""),
        ("3Q", ""),
        ("2NN", ""),
        ("2Nn", ""),
        ("1B1N", ""),
    ] {
        let text = format!(
            "4/4/2n1/2K1|{left}/4/4/4|k3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10"
        );
        let mut game = match_at(&text);
        assert_eq!(reason(&game), "", "END-14: {text}");
        play_all(&mut game, &["c1Wc2W"]);
        assert_eq!(reason(&game), expected, "END-14: {text}");
    }
    // The condition already held: the next action draws.
    let mut bare =
        match_at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
    assert_eq!(reason(&bare), "", "END-14: loaded");
    play_all(&mut bare, &["QL1-QL2"]);
    assert_eq!(reason(&bare), "material", "END-14: tested after the action");
}

fn game_over(ledger: &mut Ledger) {
    ledger.run("END-15");
    let attempts = ["a1Wa2W", "QL2-QL3", "O-O", "a8B=q", "QL2^"];
    let mate = "r3/1q2/2k1/K3|4/4/4/4|4/4/4/4 QL2:2/2|KL2:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
    let stalemate =
        "1r2/4/4/K3|4/4/4/4|1k2/4/2q1/4 QL2:P1/n1|KL1:2/1n|QL6:2/2|KL6:2/2 w - - - 0 10";
    for text in [mate, stalemate] {
        let loaded: TriD = position(text);
        let mut game = match_at(text);
        for attempt in attempts {
            for standing in [Standing::Open, Standing::Over] {
                let code = loaded
                    .explain(attempt, standing)
                    .err()
                    .map(|refusal| refusal.code());
                assert_eq!(code, Some("E_GAME_OVER"), "END-15: {attempt} in {text}");
            }
            let code = game.play(attempt).err().map(|refusal| refusal.code);
            assert_eq!(code, Some("E_GAME_OVER"), "END-15: {attempt} in {text}");
        }
        // Unreadable text comes first.
        let code = game.play("nonsense").err().map(|refusal| refusal.code);
        assert_eq!(code, Some("E_SYNTAX"), "END-15: {text}");
    }
    let mut resigned = match_at(START);
    assert!(resigned.resign(Side::First).is_ok(), "END-15");
    let code = resigned.play("b2Wb4N").err().map(|refusal| refusal.code);
    assert_eq!(code, Some("E_GAME_OVER"), "END-15: after resignation");
    let mut drawn = match_at(START);
    let cycle = ["a1Wb3W", "a8Bb6B", "b3Wa1W", "b6Ba8B"];
    play_all(&mut drawn, &[cycle, cycle].concat());
    let code = drawn.play("b2Wb4N").err().map(|refusal| refusal.code);
    assert_eq!(code, Some("E_GAME_OVER"), "END-15: after a draw");
}
