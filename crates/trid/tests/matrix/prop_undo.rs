//! Properties of undo and redo: SAVE-5 to SAVE-10 of section 16.1.

use rules::{Position, Stage, Standing, Text};
use table::Match;
use trid::TriD;

use super::Ledger;
use super::engine::{is_activation, labels, match_at, play_all, position, step_texts};
use super::prop_save::PROMOTING;
use crate::reference::{PERFT, START};

pub(crate) fn run(ledger: &mut Ledger) {
    undo_of_promotions(ledger);
    undo_of_activations(ledger);
    undo_and_redo(ledger);
}

fn undo_of_promotions(ledger: &mut Ledger) {
    ledger.run("SAVE-5");
    let cases = [
        (PROMOTING, "b7Bb8B=q"),
        // A transported pawn, and one that has rights and clocks around it.
        (
            "4/2K1/4/4|4/3k/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/T1|KL6:2/2 w - - - 7 12",
            "z8QL6z9QL6=n",
        ),
        (
            "4/4/4/4|4/4/4/4|2n1/1P2/4/4 QL1:2/R1|KL1:2/KR|QL6:r1/2|KL6:kr/2 w KQkq - - 9 31",
            "b7Bc8B=r",
        ),
    ];
    for (text, step) in cases {
        let mut game = match_at(text);
        let key = game.position().key();
        play_all(&mut game, &[step]);
        assert_ne!(game.position().position_text(), text, "SAVE-5: {step}");
        assert!(game.undo_step(), "SAVE-5");
        assert_eq!(game.position().position_text(), text, "SAVE-5: {step}");
        assert_eq!(game.position().key(), key, "SAVE-5: {step}");
    }

    ledger.run("SAVE-6");
    let text = "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6^:2/2|KL6:2/2 b - - - 3 10";
    let mut game = match_at(text);
    play_all(&mut game, &["QL6-QL5"]);
    let owing = game.position().clone();
    assert!(
        owing.position_text().contains(" w - - a8B "),
        "SAVE-6: {owing:?}"
    );
    play_all(&mut game, &["a8B=q"]);
    assert_eq!(
        game.position().actor(),
        owing.actor(),
        "SAVE-6: same side to move"
    );
    assert!(game.undo_step(), "SAVE-6");
    assert_eq!(game.position(), &owing, "SAVE-6");
    assert_eq!(game.position().stage(), Stage::Duty, "SAVE-6");
    assert!(game.undo_step(), "SAVE-6");
    assert_eq!(
        game.position().position_text(),
        text,
        "SAVE-6: board, pin and bit"
    );

    ledger.run("SAVE-7");
    let mut game =
        match_at("4/2K1/4/4|4/3k/4/4|4/P3/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
    let deferred = |game: &Match<TriD>| labels(game.position()).contains("deferred a8B");
    play_all(&mut game, &["a7Ba8B"]);
    assert!(deferred(&game), "SAVE-7: the move makes it deferred");
    assert!(game.undo_step() && !deferred(&game), "SAVE-7: label gone");
    assert!(game.redo_step() && deferred(&game), "SAVE-7: label back");
}

fn undo_of_activations(ledger: &mut Ledger) {
    ledger.run("SAVE-8");
    let cases = [
        // A king with rights, a pawn, a rook with a right; en passant, bit and clocks to restore.
        (
            "4/4/4/4|4/1P2/4/4|2k1/4/4/p3 QL1:2/R1|KL1^:2/K1|QL6:2/2|KL6:2/2 w Q a5B - 5 10",
            "KL1-KL2",
        ),
        (
            "4/4/4/4|4/1P2/4/4|2k1/4/4/p3 QL1^:2/R1|KL1:2/K1|QL6:2/2|KL6:2/2 w Q a5B - 5 10",
            "QL1-KL2^",
        ),
        (
            "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:1U/2|QL6:2/2|KL6:2/2 w - - - 17 10",
            "KL1-QL2^",
        ),
        (
            "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 4 10",
            "QL6-KL6^=n",
        ),
    ];
    for (text, step) in cases {
        let mut game = match_at(text);
        let before = game.position().clone();
        play_all(&mut game, &[step]);
        assert!(game.undo_step(), "SAVE-8");
        assert_eq!(game.position().position_text(), text, "SAVE-8: {step}");
        assert_eq!(game.position(), &before, "SAVE-8: {step}");
        assert_eq!(game.position().key(), before.key(), "SAVE-8: {step}");
    }
}

/// A random game on a match, which may be ended by a draw.
pub(crate) fn random_match(seed: u64) -> Match<TriD> {
    let mut random = rules::SplitMix64::new(seed);
    let index = seed as usize % PERFT.len();
    let mut game = match_at(PERFT[index].1);
    for _ in 0..80 {
        let steps: Vec<String> = step_texts(game.position()).into_iter().collect();
        if steps.is_empty() || game.ended().is_some() {
            break;
        }
        play_all(&mut game, &[&steps[random.below(steps.len())]]);
    }
    game
}

fn undo_and_redo(ledger: &mut Ledger) {
    ledger.run("SAVE-9");
    let mut crossings = 0;
    for seed in 0..60 {
        let mut game = random_match(seed);
        let trace = |game: &Match<TriD>| (game.position().position_text(), game.position().key());
        let record = game.record();
        let steps: Vec<&str> = record.steps().collect();
        crossings += steps
            .iter()
            .filter(|step| is_activation(step) && step[..1] != step[4..5])
            .count();
        let ended = game.ended().cloned();
        let mut traces = vec![trace(&game)];
        while game.undo_step() {
            traces.push(trace(&game));
        }
        assert_eq!(traces.len(), steps.len() + 1, "SAVE-9");
        // Backwards the positions before each step, forwards the same again.
        let mut replayed = position(&traces[steps.len()].0);
        for (index, step) in steps.iter().enumerate() {
            let expected = &traces[steps.len() - index];
            assert_eq!(&trace(&game), expected, "SAVE-9: seed {seed} before {step}");
            assert_eq!(replayed.position_text(), expected.0, "SAVE-9");
            let played = replayed.explain(step, Standing::Open).expect("SAVE-9");
            let _token = replayed.play_unchecked(played);
            assert!(game.redo_step(), "SAVE-9: {step}");
        }
        assert_eq!(trace(&game), traces[0], "SAVE-9: seed {seed}");
        assert_eq!(game.ended().cloned(), ended, "SAVE-9: seed {seed}");
        assert!(!game.redo_step(), "SAVE-9: nothing left");
    }
    assert!(crossings > 20, "SAVE-9: {crossings} cross-track moves");

    ledger.run("SAVE-10");
    let mut game = match_at(START);
    play_all(&mut game, &["b2Wb4N", "b7Bb5N"]);
    assert!(game.undo_step() && game.undo_step(), "SAVE-10");
    assert_eq!(game.status().redo, 2, "SAVE-10");
    assert!(game.play("QL1-QL2").is_err(), "SAVE-10");
    assert_eq!(
        game.status().redo,
        2,
        "SAVE-10: a refused move empties nothing"
    );
    play_all(&mut game, &["c2Wc3W"]);
    assert_eq!(game.status().redo, 0, "SAVE-10");
    assert!(!game.redo_step(), "SAVE-10");
}
