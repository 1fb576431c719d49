//! Whole matches against the literal judge: every end of rules 10.3, in its order, and the way back and forth.

use std::collections::BTreeMap;

use crate::reference::Position as Literal;
use crate::reference::Rules;
use crate::reference::board::Colour;
use crate::reference::judge::Game;
use cotulenh::Cotulenh;
use rules::{Game as _, Position, Reading, SplitMix64, Text};
use table::Match;

/// Few pieces each, so that random games really end; the last three end by the scripted action.
const STARTS: [(&str, Option<&str>); 10] = [
    ("5c5/11/11/11/11/11/11/11/4+T6/11/11/4C6 r - - 0 1", None),
    (
        "6c4/11/11/11/11/6m4/11/11/5(TM)5/11/11/5C5 r - - 60 1",
        None,
    ),
    ("5c5/11/11/11/11/11/11/11/11/11/1n1F7/4C6 r - - 0 1", None),
    ("4c6/11/11/11/11/11/11/11/11/11/11/3(TC)7 r - - 90 7", None),
    (
        "11/4+F2(hc)3/11/7i1M1/11/11/11/11/11/5C5/11/11 b - - 95 2",
        None,
    ),
    ("6c4/11/11/11/11/11/11/11/11/4+T6/7+T3/9C1 r - - 0 1", None),
    ("11/11/11/11/11/11/11/11/3C7/2i1+M6/2c8/11 b - - 7 4", None),
    (
        "5c4i/10i/11/11/11/11/11/11/11/11/10I/5C4I r - - 0 1",
        Some("f1f12"),
    ),
    (
        "6c4/11/11/11/11/11/11/10t/11/11/11/7t2C b - - 0 1",
        Some("k5k3"),
    ),
    (
        "7c3/11/11/11/11/11/4t6/4C6/11/11/11/11 r - - 0 1",
        Some("e5e6"),
    ),
];

fn result(game: &Game) -> Option<(&'static str, &'static str)> {
    let (winner, reason) = game.result()?;
    let winner = match winner {
        Some(Colour::Red) => "red",
        Some(Colour::Blue) => "blue",
        None => "draw",
    };
    Some((winner, reason))
}

fn shown(game: &Match<Cotulenh>) -> Option<(&'static str, &'static str)> {
    let outcome = game.ended()?.outcome;
    let winner = outcome
        .winner
        .map_or("draw", |side| Cotulenh::SIDES[side.index()]);
    Some((winner, outcome.reason.as_str()))
}

/// Every third time the move before the last is taken back, so that positions repeat.
fn choose(game: &Match<Cotulenh>, legal: &[String], random: &mut SplitMix64) -> String {
    let plies = game.plies();
    if plies.len() >= 2 && random.below(3) == 0 {
        let before = game.course().earlier(2);
        let text = before.step_text(plies[plies.len() - 2].step);
        let squares: Vec<usize> = text
            .char_indices()
            .filter(|(_, c)| c.is_ascii_lowercase())
            .map(|(at, _)| at)
            .collect();
        if let [_, second] = squares[..] {
            let back = format!("{}{}", &text[second..], &text[..second]);
            if legal.contains(&back) {
                return back;
            }
        }
    }
    legal[random.below(legal.len())].clone()
}

#[test]
fn matches_end_like_the_reference_says_and_go_back_and_forth() {
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..100 {
        let (text, script) = STARTS[seed % STARTS.len()];
        let mut random = SplitMix64::new(0x3a7c_0000 + seed as u64);
        let mut literal = Game::new(Literal::read(text, Rules::UPSTREAM).unwrap());
        let start =
            Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).unwrap();
        let mut game = Match::new(start.clone());
        let mut keys = vec![start.key()];
        for _ in 0..150 {
            let legal: Vec<String> = literal.now().legal().iter().map(|a| a.machine()).collect();
            let expected = result(&literal);
            assert_eq!(
                shown(&game),
                expected,
                "{} after {}",
                text,
                literal.now().text()
            );
            if expected.is_some() || legal.is_empty() {
                break;
            }
            let action = match script {
                Some(action) if game.plies().is_empty() => action.to_owned(),
                _ => choose(&game, &legal, &mut random),
            };
            game.play(&action).unwrap();
            let action = literal.now().explain(&action, false).unwrap();
            literal.play(action);
            keys.push(game.position().key());
        }
        if let Some((_, reason)) = shown(&game) {
            *reasons.entry(reason).or_default() += 1;
        }
        back_and_forth(&mut game, &start, &keys);
    }
    for reason in [
        "commander",
        "checkmate",
        "stalemate",
        "clock",
        "repetition",
        "bare",
    ] {
        assert!(
            reasons.contains_key(reason),
            "no game ended by {reason}: {reasons:?}"
        );
    }
}

/// rules: 8.7 through a whole match: every key on the way back and forth, and the result at the end.
fn back_and_forth(game: &mut Match<Cotulenh>, start: &Cotulenh, keys: &[u64]) {
    let (last, ended) = (game.position().clone(), game.ended().cloned());
    for key in keys.iter().rev().skip(1) {
        assert!(game.undo_step());
        assert_eq!(game.position().key(), *key);
        assert!(game.ended().is_none());
    }
    assert!(!game.undo_step());
    assert_eq!(game.position(), start);
    for key in &keys[1..] {
        assert!(game.redo_step());
        assert_eq!(game.position().key(), *key);
    }
    assert_eq!(game.position(), &last);
    assert_eq!(game.ended().cloned(), ended);
}

/// rules: 10.3, 11.1: a match from the text of an open session begins before its first step, so the steps can be undone.
#[test]
fn a_session_loaded_from_its_text_can_be_taken_back() {
    let before = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
    let inside = format!("{before} c3:N:F>g7,T>&g7...");
    let position =
        Cotulenh::read_position(&inside, Reading::Lenient, cotulenh::Options::upstream()).unwrap();
    let mut game = Match::new(position.clone());
    assert_eq!(game.position(), &position);
    assert!(game.undo_step());
    let earlier = format!("{before} c3:(NT):F>g7...");
    assert_eq!(game.position().position_text(), earlier);
    assert!(game.undo_step());
    assert_eq!(game.position().position_text(), before);
    assert!(!game.undo_step());
    assert_eq!(game.redo_turn(), 2);
    assert_eq!(game.position(), &position);
}
