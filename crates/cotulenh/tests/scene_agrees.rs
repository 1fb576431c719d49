//! What the engine shows, against the literal reference: the pieces of every square in stack order with their marks, the
//! air-defence cover, the open session, checks, and what a step is said to bring about.

use std::collections::BTreeSet;

use crate::random_setup;
use crate::reference::Position as Literal;
use crate::reference::board::{Colour, Kind, Piece, Square};
use crate::reference::game::Action;
use crate::reference::lines::{self, How};
use cotulenh::Cotulenh;
use rules::{Effect, Position, Present, Side, SiteId, SplitMix64, Text};

/// Squares and pieces, each as often as it is told.
type Told = Vec<String>;

fn side(colour: Colour) -> Side {
    match colour {
        Colour::Red => Side::First,
        Colour::Blue => Side::Second,
    }
}

fn site(square: Square) -> SiteId {
    Cotulenh::universe().site_named(&square.name()).unwrap()
}

/// The words of section 2 as one word each.
fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Commander => "commander",
        Kind::Infantry => "infantry",
        Kind::Tank => "tank",
        Kind::Militia => "militia",
        Kind::Engineer => "engineer",
        Kind::Artillery => "artillery",
        Kind::AntiAir => "anti_air",
        Kind::Missile => "missile",
        Kind::AirForce => "air_force",
        Kind::Navy => "navy",
        Kind::Headquarter => "headquarter",
    }
}

fn compare_pieces(engine: &Cotulenh, literal: &Literal) {
    let text = literal.text();
    let scene = engine.scene();
    for square in Square::all() {
        let shown: Vec<_> = scene
            .pieces
            .iter()
            .filter(|piece| piece.site == site(square))
            .map(|piece| {
                let heroic = piece.badges.iter().any(|badge| badge.code == "heroic");
                (piece.side, piece.kind, heroic)
            })
            .collect();
        let expected: Vec<_> = literal
            .board
            .at(square)
            .pieces()
            .map(|piece| (side(piece.colour), word(piece.kind), piece.heroic))
            .collect();
        assert_eq!(shown, expected, "{} in {text}", square.name());
    }
    for colour in Colour::ALL {
        let guns = lines::defenders(&literal.board, colour);
        let expected: BTreeSet<SiteId> = Square::all()
            .filter(|square| guns.iter().any(|gun| gun.covers(*square)))
            .map(site)
            .collect();
        let shown: BTreeSet<SiteId> = scene
            .layers
            .iter()
            .filter(|layer| layer.code == "air_defence" && layer.side == side(colour))
            .flat_map(|layer| layer.sites.iter().copied())
            .collect();
        assert_eq!(shown, expected, "cover of {colour:?} in {text}");
    }
}

fn compare_checks(engine: &Cotulenh, literal: &Literal) {
    let text = literal.text();
    let (us, board) = (literal.turn, &literal.board);
    let Some(commander) = board.commander(us) else {
        return;
    };
    let expected: BTreeSet<SiteId> = board
        .groups(us.other())
        .filter(|(from, group)| {
            group
                .pieces()
                .any(|piece| lines::attacks(board, piece, *from, commander))
        })
        .map(|(from, _)| site(from))
        .collect();
    assert_eq!(engine.in_check(), !expected.is_empty(), "{text}");
    let checkers: BTreeSet<SiteId> = engine.checkers().into_iter().collect();
    assert_eq!(checkers, expected, "checkers in {text}");
    let checked = engine.scene().checked;
    let in_check = checked.contains(&site(commander));
    assert_eq!(in_check, !expected.is_empty(), "checked in {text}");
}

fn compare_session(engine: &Cotulenh, literal: &Literal) {
    let text = literal.text();
    let scene = engine.scene();
    let (Some(shown), Some(session)) = (&scene.session, &literal.session) else {
        assert_eq!(scene.session.is_some(), literal.session.is_some(), "{text}");
        return;
    };
    assert_eq!(shown.origin, site(session.origin), "{text}");
    let waiting = literal.board.at(session.origin).waiting();
    let remaining: Vec<&str> = waiting.iter().map(|piece| word(piece.kind)).collect();
    let kinds: Vec<&str> = shown.remaining.iter().map(|piece| piece.kind).collect();
    assert_eq!(kinds, remaining, "{text}");
    let mut picks: Vec<String> = shown
        .remaining
        .iter()
        .map(|piece| piece.pick.to_string())
        .collect();
    // Whoever waits with another mark than its like is chosen by another word; two alike by the same.
    let marks: BTreeSet<(&str, bool)> = waiting
        .iter()
        .map(|piece| (word(piece.kind), piece.heroic))
        .collect();
    picks.sort();
    picks.dedup();
    assert_eq!(picks.len(), marks.len(), "{text}");
    assert_eq!(shown.acted.len(), session.steps.len(), "{text}");
    for ((kind, place), step) in shown.acted.iter().zip(&session.steps) {
        let letter = step.trim_start_matches('+').chars().next().unwrap();
        let acted = Kind::from_letter(letter).unwrap();
        assert_eq!(*kind, word(acted), "{text}");
        let target = step.trim_start_matches(|c: char| !c.is_ascii_lowercase() || c == 'x');
        let expected = if step.contains('@') {
            None
        } else if step.contains('_') {
            // A stay capture leaves the piece on the origin.
            Some(site(session.origin))
        } else {
            Some(site(Square::read(target).unwrap().0))
        };
        assert_eq!(*place, expected, "{step} in {text}");
    }
    assert_eq!(shown.can_commit, literal.is_legal(Action::Commit), "{text}");
    // Who has acted wears a badge; of two alike it is one of them.
    for square in Square::all() {
        let pieces = scene
            .pieces
            .iter()
            .filter(|piece| piece.site == site(square));
        let mut shown: Vec<(&str, bool, bool)> = pieces
            .map(|piece| {
                let wears = |code: &str| piece.badges.iter().any(|badge| badge.code == code);
                (piece.kind, wears("heroic"), wears("acted"))
            })
            .collect();
        let pieces = literal.board.at(square).pieces();
        let mut expected: Vec<(&str, bool, bool)> = pieces
            .map(|piece| (word(piece.kind), piece.heroic, piece.acted))
            .collect();
        shown.sort_unstable();
        expected.sort_unstable();
        assert_eq!(shown, expected, "acted on {} in {text}", square.name());
    }
}

/// What an action takes and whom it promotes, as squares after it.
fn expected_effects(before: &Literal, action: Action, after: &Literal) -> (Told, Told) {
    let (from, to, how, movers) = match action {
        Action::Move { from, to, how } => {
            let movers: Vec<Piece> = before.board.at(from).pieces().collect();
            (from, to, how, movers)
        }
        Action::Step {
            from,
            kind,
            plus,
            to,
            how,
        } => (from, to, how, vec![before.named(from, kind, plus).unwrap()]),
        Action::Commit => return Default::default(),
    };
    let mut taken = Told::new();
    if how.is_capture() {
        for piece in before.board.at(to).pieces() {
            taken.push(format!("{} {}", to.name(), word(piece.kind)));
        }
    }
    let mut promoted = Told::new();
    let heroes = |pieces: &[Piece], kind: Kind| {
        let of_kind = pieces.iter().filter(|piece| piece.kind == kind);
        of_kind.filter(|piece| piece.heroic).count()
    };
    for square in Square::all() {
        // Who stood there or has come there, as they were.
        let mut earlier: Vec<Piece> = before.board.at(square).pieces().collect();
        if square == from && how != How::Stay {
            earlier = earlier_without(earlier, &movers);
        }
        if square == to && how != How::Stay {
            if how.is_capture() {
                earlier.clear();
            }
            earlier.extend(&movers);
        }
        let now: Vec<Piece> = after.board.at(square).pieces().collect();
        for kind in Kind::ALL {
            for _ in heroes(&earlier, kind)..heroes(&now, kind) {
                promoted.push(format!("{} {}", square.name(), word(kind)));
            }
        }
    }
    taken.sort_unstable();
    promoted.sort_unstable();
    (taken, promoted)
}

fn earlier_without(mut pieces: Vec<Piece>, gone: &[Piece]) -> Vec<Piece> {
    for piece in gone {
        if let Some(index) = pieces.iter().position(|other| other == piece) {
            pieces.remove(index);
        }
    }
    pieces
}

fn compare_effects(
    engine: &Cotulenh,
    step: <Cotulenh as Position>::Step,
    next: &Cotulenh,
    literal: &Literal,
    action: Action,
) {
    let what = format!("{} in {}", action.machine(), literal.text());
    let after = literal.played(action);
    let (taken, promoted) = expected_effects(literal, action, &after);
    let name = |site: SiteId| Cotulenh::universe().site_name(site).to_owned();
    let mut shown_taken = Told::new();
    let mut shown_promoted = Told::new();
    let (mut opened, mut closed) = (false, false);
    for effect in engine.effects(step, next) {
        match effect {
            Effect::Captured(captured) if captured.side != engine.actor() => {
                let by = captured.by.expect("somebody takes");
                let facts = engine.facts(step);
                assert_eq!(
                    (by.piece, name(by.from)),
                    (facts.piece, facts.from),
                    "{what}"
                );
                shown_taken.push(format!("{} {}", name(captured.site), captured.piece));
            }
            // Nobody takes who dies in his own strike.
            Effect::Captured(captured) => {
                assert_eq!((captured.by, captured.manner), (None, "suicide"), "{what}");
            }
            Effect::Promoted {
                site,
                piece,
                becomes,
                ..
            } => {
                assert_eq!(becomes, "heroic", "{what}");
                shown_promoted.push(format!("{} {piece}", name(site)));
            }
            Effect::SessionOpened { .. } => opened = true,
            Effect::SessionClosed { .. } => closed = true,
            _ => {}
        }
    }
    shown_taken.sort_unstable();
    shown_promoted.sort_unstable();
    assert_eq!(shown_taken, taken, "taken by {what}");
    assert_eq!(shown_promoted, promoted, "promoted by {what}");
    let deploys = matches!(action, Action::Step { .. });
    assert_eq!(opened, deploys && literal.session.is_none(), "{what}");
    let ends = after.session.is_none() && !matches!(action, Action::Move { .. });
    assert_eq!(closed, ends, "{what}");
}

#[test]
fn scenes_and_effects_agree_with_the_reference() {
    let mut random = SplitMix64::new(5);
    let mut positions = 0;
    let mut in_session = 0;
    while positions < 3_000 {
        let rules = random_setup::any_rules(&mut random);
        let mut literal = random_setup::placement(&mut random, rules);
        let mut engine = random_setup::engine_of(&literal);
        for _ in 0..12 {
            compare_pieces(&engine, &literal);
            compare_checks(&engine, &literal);
            compare_session(&engine, &literal);
            positions += 1;
            in_session += usize::from(literal.session.is_some());
            let mut steps = Vec::new();
            engine.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            let step = steps[random.below(steps.len())];
            let text = engine.step_text(step);
            let action = literal
                .candidates()
                .into_iter()
                .find(|action| action.machine() == text)
                .unwrap();
            let before = engine.clone();
            let _ = engine.play_unchecked(step);
            compare_effects(&before, step, &engine, &literal, action);
            literal = literal.played(action);
        }
    }
    assert!(in_session > 500, "only {in_session} inside a session");
}
