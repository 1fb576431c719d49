//! The engine against the literal reference, step by step, on random games under random options that like stacks and sessions.
//!
//! At every position: the set of legal steps, the position text, check, outcome, the refusal of random texts, and the
//! exact undo of the step that is played.

use std::collections::BTreeMap;

use crate::cases::{ACTIONS, Cases, POSITIONS, REFUSALS};
use crate::random_setup;
use crate::reference::Position as Literal;
use crate::reference::aims;
use crate::reference::board::{Colour, Square};
use crate::reference::game::{Action, End};
use crate::reference::lines::How;
use cotulenh::Cotulenh;
use rules::{Audit, Position, Refused, Side, SplitMix64, Stage, Standing, Text};

const PERFT: &str = include_str!("../../../tests-data/perft/cotulenh-perft.json");

/// Positions that are compared in all; ten times as many with `FAIRYRING_DEEP=1`.
const COMPARED: usize = 5_000;
/// The work is cut into so many tests, which the test program runs side by side.
const PARTS: usize = 2;
/// A game from a published position is followed so far. One from a random placement is followed less far: what is rare in it is
/// there at the beginning.
const LONG: usize = 60;
const SHORT: usize = 15;
/// With so few groups on the board, moves that leave no answer are looked for.
const FEW: usize = 10;

fn side(colour: Colour) -> Side {
    match colour {
        Colour::Red => Side::First,
        Colour::Blue => Side::Second,
    }
}

/// Where games begin, and how far they go: the positions of the perft file, and random placements full of stacks.
fn start(random: &mut SplitMix64) -> (Literal, usize) {
    let file: serde_json::Value = serde_json::from_str(PERFT).unwrap();
    let published = file["positions"].as_array().unwrap();
    if random.below(12) == 0 {
        let entry = &published[random.below(published.len())];
        return (random_setup::published(entry), LONG);
    }
    let rules = random_setup::any_rules(random);
    (random_setup::placement(random, rules), SHORT)
}

/// The outcome as the engine reports it.
fn expected_outcome(end: Option<End>) -> Option<(Option<Side>, &'static str)> {
    Some(match end? {
        End::Reached { winner, reason } => (Some(side(winner)), reason),
        End::Checkmate { winner } => (Some(side(winner)), "checkmate"),
        End::Stalemate => (None, "stalemate"),
    })
}

/// Compares one position; gives back the engine's steps by their machine form.
fn compare(
    engine: &Cotulenh,
    literal: &Literal,
    legal: &[Action],
) -> BTreeMap<String, <Cotulenh as Position>::Step> {
    let rules = literal.board.rules.text();
    let text = format!("{} under {rules}", literal.text());
    assert_eq!(engine.position_text(), literal.text(), "{rules}");
    for colour in Colour::ALL {
        let points = aims::points(&literal.board, colour);
        assert_eq!(engine.points(side(colour)), points, "points in {text}");
    }
    assert_eq!(engine.audit(), Ok(()), "{text}");
    assert_eq!(engine.actor(), side(literal.turn), "{text}");
    let stage = if literal.session.is_some() {
        Stage::Mid
    } else {
        Stage::Turn
    };
    assert_eq!(engine.stage(), stage, "{text}");
    assert_eq!(engine.in_check(), literal.check(), "check in {text}");

    let mut steps = Vec::new();
    engine.generate(&mut steps);
    assert_eq!(engine.count(), steps.len(), "{text}");
    let found: BTreeMap<String, _> = steps
        .iter()
        .map(|step| (engine.step_text(*step), *step))
        .collect();
    assert_eq!(
        found.len(),
        steps.len(),
        "two steps with one text in {text}"
    );
    let expected: BTreeMap<String, Action> = legal
        .iter()
        .map(|action| (action.machine(), *action))
        .collect();
    let missing: Vec<&String> = expected
        .keys()
        .filter(|step| !found.contains_key(*step))
        .collect();
    let surplus: Vec<&String> = found
        .keys()
        .filter(|step| !expected.contains_key(*step))
        .collect();
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "{text}: missing {missing:?}, surplus {surplus:?}"
    );

    let outcome = engine
        .outcome()
        .map(|outcome| (outcome.winner, outcome.reason.as_str()));
    assert_eq!(outcome, expected_outcome(literal.end(legal)), "{text}");
    found
}

/// A text that is likely to be nearly legal: real squares, real pieces, sometimes a letter or the stay mark.
fn random_action(literal: &Literal, random: &mut SplitMix64) -> String {
    let squares: Vec<_> = Square::all().collect();
    let mine: Vec<_> = literal
        .board
        .groups(literal.turn)
        .map(|(square, _)| square)
        .collect();
    let is_near = |a: Square, b: Square, most: i32| {
        (a.file - b.file).abs().max((a.rank - b.rank).abs()) <= most
    };
    // Whoever is close to the enemy commander, and the own one with all that it rides on.
    let [ours, theirs] = [literal.turn, literal.turn.other()].map(|us| literal.board.commander(us));
    let besiegers: Vec<Square> = mine
        .iter()
        .copied()
        .filter(|from| theirs.is_some_and(|commander| is_near(*from, commander, 2)))
        .collect();
    let from = match (&literal.session, ours) {
        (Some(session), _) if random.below(4) > 0 => session.origin,
        (_, Some(square)) if random.below(6) == 0 => square,
        _ if !besiegers.is_empty() && random.below(3) == 0 => {
            besiegers[random.below(besiegers.len())]
        }
        _ if random.below(5) > 0 && !mine.is_empty() => mine[random.below(mine.len())],
        _ => squares[random.below(squares.len())],
    };
    let pieces: Vec<_> = literal.board.at(from).pieces().collect();
    let letter = match random.below(3) {
        0 if !pieces.is_empty() => pieces[random.below(pieces.len())].kind.letter().to_string(),
        1 if pieces.len() > 1 || literal.session.is_some() => {
            let kinds = crate::reference::board::Kind::ALL;
            kinds[random.below(kinds.len())].letter().to_string()
        }
        _ => String::new(),
    };
    let letter = match random.below(8) {
        0 if !letter.is_empty() => format!("+{letter}"),
        _ => letter,
    };
    let stay = if random.below(4) == 0 { "_" } else { "" };
    let directions = [
        (0, 1),
        (1, 0),
        (0, -1),
        (-1, 0),
        (1, 1),
        (-1, 1),
        (1, -1),
        (-1, -1),
    ];
    let near = from.step(
        directions[random.below(8)],
        1 + i32::try_from(random.below(5)).unwrap(),
    );
    // What shelters and air defence refuse is a target that is there.
    let targets: Vec<_> = literal
        .board
        .groups(literal.turn.other())
        .map(|(square, _)| square)
        .filter(|to| is_near(from, *to, 4))
        .collect();
    let to = match near {
        _ if random.below(4) == 0
            && let Some(commander) = theirs
            && is_near(from, commander, 2) =>
        {
            commander
        }
        _ if !targets.is_empty() && random.below(3) == 0 => targets[random.below(targets.len())],
        Some(square) if random.below(6) > 0 => square,
        _ => squares[random.below(squares.len())],
    };
    format!("{}{letter}{stay}{}", from.name(), to.name())
}

/// Both must refuse a text with the same code, or accept it.
fn compare_refusals(
    engine: &Cotulenh,
    literal: &Literal,
    random: &mut SplitMix64,
    cases: &mut Cases,
) {
    let text = random_action(literal, random);
    let found = engine
        .explain(&text, Standing::Open)
        .map(|step| engine.step_text(step))
        .map_err(|refusal| refusal.code());
    let expected = literal.explain(&text, false).map(Action::machine);
    cases.note(expected.as_ref().err().copied().unwrap_or("legal"));
    assert_eq!(
        found,
        expected,
        "{text} in {} under {}",
        literal.text(),
        literal.board.rules.text()
    );
}

/// Sessions, combinations and ends are played more often than their number would have it.
fn choose(literal: &Literal, legal: &[Action], random: &mut SplitMix64) -> Action {
    let groups = Colour::ALL.map(|colour| literal.board.groups(colour).count());
    if groups.iter().sum::<usize>() <= FEW && random.below(2) == 0 {
        let last = |action: &&Action| !literal.played(**action).can_act();
        let last: Vec<_> = legal.iter().filter(last).collect();
        if !last.is_empty() {
            return *last[random.below(last.len())];
        }
    }
    let end = |action: &Action| match action {
        Action::Move { how, .. } | Action::Step { how, .. } if how.is_capture() => {
            literal.played(*action).over
        }
        _ => None,
    };
    let weight = |action: &Action| match action {
        // Who destroys a division is seldom behind in points, so that this end comes by chance hardly once in ten thousand positions.
        action if end(action).is_some_and(|(_, reason)| reason.ends_with("_points")) => 300,
        action if end(action).is_some() => 30,
        Action::Step { .. } => 6,
        Action::Move {
            how: How::Combine, ..
        } => 6,
        Action::Move { how, .. } if how.is_capture() => 3,
        Action::Move { .. } => 1,
        Action::Commit => 6,
    };
    let total: usize = legal.iter().map(weight).sum();
    let mut ticket = random.below(total);
    for action in legal {
        let w = weight(action);
        if ticket < w {
            return *action;
        }
        ticket -= w;
    }
    legal[0]
}

/// Plays a step, takes it back, compares every field and the key, and plays it again.
fn play(engine: &mut Cotulenh, step: <Cotulenh as Position>::Step, text: &str) {
    let before = engine.clone();
    let token = engine.play_unchecked(step);
    let after = engine.clone();
    engine.undo(step, token);
    assert_eq!(
        *engine,
        before,
        "undo of {text} in {}",
        before.position_text()
    );
    assert_eq!(engine.key(), before.key(), "key after undo of {text}");
    let _ = engine.play_unchecked(step);
    assert_eq!(
        *engine,
        after,
        "{text} played twice in {}",
        before.position_text()
    );
}

fn part(number: u64) {
    let mut random = SplitMix64::new(0x0c07_0000 + number);
    let mut cases = Cases::default();
    let mut compared = 0;
    let times = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        10
    } else {
        1
    };
    while compared < times * COMPARED / PARTS {
        let (mut literal, longest) = start(&mut random);
        let mut engine = random_setup::engine_of(&literal);
        for _ in 0..longest {
            let legal = literal.legal();
            let steps = compare(&engine, &literal, &legal);
            compared += 1;
            cases.note_position(&literal, &legal);
            if legal.is_empty() {
                cases.note_end(&literal);
                break;
            }
            for _ in 0..4 {
                compare_refusals(&engine, &literal, &mut random, &mut cases);
            }
            let action = choose(&literal, &legal, &mut random);
            let text = action.machine();
            play(&mut engine, steps[&text], &text);
            literal = literal.played(action);
        }
    }
    // A walk that seldom meets these would prove little.
    cases.assert_met(&[POSITIONS, ACTIONS, REFUSALS], compared);
}

#[test]
fn they_agree_on_random_games_part_1() {
    part(1);
}

#[test]
fn they_agree_on_random_games_part_2() {
    part(2);
}
