//! What eyes and hands are told, against the literal reference: squares, pieces, badges, boards, debts, checks, the facts of
//! every legal step, and for every board and pin where a passenger would land or which rule forbids it.

use std::collections::{BTreeMap, BTreeSet};

use crate::agreement::scatter::scatter;
use crate::agreement::starts::starts;
use crate::agreement::variants::random_options;
use crate::matrix::engine_options;
use crate::reference::activation::{Journey, arrival};
use crate::reference::geometry::{Pin, Square};
use crate::reference::piece::{Colour, Kind};
use crate::reference::{Action, Options as LiteralOptions, Standing, State};
use rules::{Effect, Position, Present, Reading, Refused as _, Side, SiteId, SplitMix64, Text};
use trid::TriD;
use trid::geometry::{Arrival, Board as EngineBoard, Pin as EnginePin};

fn side(colour: Colour) -> Side {
    match colour {
        Colour::White => Side::First,
        Colour::Black => Side::Second,
    }
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "king",
        Kind::Queen => "queen",
        Kind::Rook => "rook",
        Kind::Bishop => "bishop",
        Kind::Knight => "knight",
        Kind::Pawn(_) => "pawn",
    }
}

fn names(sites: &[SiteId]) -> BTreeSet<String> {
    let universe = TriD::universe();
    sites
        .iter()
        .map(|site| universe.site_name(*site).to_owned())
        .collect()
}

/// Positions of the text and random set-ups, each with a few random steps: half of them by the default rules, half by others.
fn tour(seed: u64, count: usize, mut visit: impl FnMut(&TriD, &State)) {
    let mut random = SplitMix64::new(seed);
    let mut rules = vec![Vec::new()];
    rules.extend((0..9).map(|_| random_options(&mut random)));
    let rules: Vec<_> = rules
        .iter()
        .map(|given| {
            let literal = LiteralOptions::of(given);
            (engine_options(given), literal, starts(literal))
        })
        .collect();
    let mut visited = 0;
    while visited < count {
        let (options, literal, starts) = match random.below(2) {
            0 => &rules[0],
            _ => &rules[random.below(rules.len())],
        };
        let mut state = if random.below(3) == 0 {
            let start = &starts[random.below(starts.len())];
            State::read(start, *literal).expect("a start")
        } else {
            scatter(&mut random, *literal)
        };
        for _ in 0..6 {
            let text = state.write();
            let engine = TriD::read_position(&text, Reading::Lenient, *options);
            visit(&engine.expect("a position"), &state);
            visited += 1;
            let mut legal = state.legal();
            if legal.is_empty() {
                break;
            }
            state = legal.swap_remove(random.below(legal.len())).1;
        }
    }
}

#[test]
fn the_scene_shows_what_the_text_says() {
    let mut badges_seen: BTreeMap<String, usize> = BTreeMap::new();
    // A pawn that misses its promotion plane is rare.
    tour(21, 12_000, |engine, state| {
        let at = state.write();
        let scene = engine.scene();
        let active = Square::all().filter(|square| state.is_active(*square));
        let active: BTreeSet<String> = active.map(|square| square.to_string()).collect();
        assert_eq!(names(&scene.sites), active, "{at}");
        assert_eq!(scene.sites.len(), 64, "{at}");

        let universe = TriD::universe();
        let shown: BTreeSet<(String, Side, &str, Vec<&str>)> = scene
            .pieces
            .iter()
            .map(|piece| {
                let name = universe.site_name(piece.site).to_owned();
                let badges = piece.badges.iter().map(|badge| badge.code.as_str());
                let mut badges: Vec<&str> = badges.collect();
                badges.sort_unstable();
                (name, piece.side, piece.kind, badges)
            })
            .collect();
        let check = state.pending.is_empty() && state.in_check(state.mover);
        let expected: BTreeSet<(String, Side, &str, Vec<&str>)> = state
            .pieces
            .iter()
            .map(|(&square, &piece)| {
                let king = piece.kind == Kind::King && piece.colour == state.mover;
                let carried = piece.letter().eq_ignore_ascii_case(&'T');
                let badges = [
                    ("check", king && check),
                    ("deferred", state.is_deferred(square)),
                    ("frozen", state.is_planeless(square)),
                    ("transported", carried),
                ];
                let badges: Vec<&str> = badges
                    .iter()
                    .filter_map(|(code, holds)| holds.then_some(*code))
                    .collect();
                (
                    square.to_string(),
                    side(piece.colour),
                    kind(piece.kind),
                    badges,
                )
            })
            .collect();
        assert_eq!(shown, expected, "{at}");
        for badge in expected.iter().flat_map(|(_, _, _, badges)| badges) {
            *badges_seen.entry((*badge).to_owned()).or_default() += 1;
        }

        for (view, board) in scene.boards.iter().zip(&state.boards) {
            assert_eq!(view.name, board.name, "{at}");
            assert_eq!(view.owner, side(board.owner), "{at}: {}", board.name);
            assert_eq!(view.rotated, board.turned, "{at}: {}", board.name);
            let controller = state.controller(*board).map(side);
            assert_eq!(view.controller, controller, "{at}: {}", board.name);
            let anchor = &universe.anchors[usize::from(view.anchor.0)].name;
            assert_eq!(*anchor, board.pin.to_string(), "{at}: {}", board.name);
        }
        assert_eq!(scene.boards.len(), 4, "{at}");

        let owed: Vec<(Side, &str)> = scene
            .owed
            .iter()
            .map(|owed| (owed.side, universe.site_name(owed.site)))
            .collect();
        let pending: Vec<String> = state.pending.iter().map(Square::to_string).collect();
        let pending: Vec<(Side, &str)> = pending
            .iter()
            .map(|name| (side(state.mover), name.as_str()))
            .collect();
        assert_eq!(owed, pending, "{at}");

        let king: BTreeSet<String> = state
            .king(state.mover)
            .iter()
            .map(Square::to_string)
            .collect();
        let checkers = state.checkers(state.mover);
        let (checked, checkers) = if check {
            (king, checkers.iter().map(Square::to_string).collect())
        } else {
            (BTreeSet::new(), BTreeSet::new())
        };
        assert_eq!(names(&scene.checked), checked, "{at}");
        assert_eq!(names(&engine.checkers()), checkers, "{at}");
    });
    for badge in ["check", "deferred", "frozen", "transported"] {
        assert!(
            badges_seen.get(badge) > Some(&20),
            "{badge}: {badges_seen:?}"
        );
    }
}

#[test]
fn the_facts_of_every_step_are_those_of_the_reference() {
    let universe = TriD::universe();
    let (mut checks, mut mates, mut captures) = (0, 0, 0);
    tour(22, 1_000, |engine, state| {
        let after_of: BTreeMap<String, (Action, State)> = state
            .legal()
            .into_iter()
            .map(|(action, after)| (action.to_string(), (action, after)))
            .collect();
        let mut steps = Vec::new();
        engine.generate(&mut steps);
        for step in steps {
            let name = engine.step_text(step);
            let at = format!("{name} in {}", state.write());
            let (action, after) = &after_of[&name];
            let facts = engine.facts(step);
            assert_eq!(facts.side, side(state.mover), "{at}");
            let standing = after.standing();
            let turned = after.mover != state.mover;
            let check = turned && matches!(standing, Standing::Check | Standing::Checkmate);
            assert_eq!(facts.gives_check, check, "{at}");
            let mate = turned && standing == Standing::Checkmate;
            assert_eq!(facts.gives_mate, mate, "{at}");
            // What is gone from the other side's pieces was captured.
            let enemy = state.mover.other();
            let gone: BTreeSet<String> = state
                .pieces_of(enemy)
                .filter(|(square, piece)| after.pieces.get(square) != Some(piece))
                .filter(|_| after.pieces_of(enemy).count() < state.pieces_of(enemy).count())
                .map(|(square, _)| square.to_string())
                .collect();
            let captured: Vec<SiteId> = facts.captured.iter().map(|taken| taken.site).collect();
            assert_eq!(names(&captured), gone, "{at}");
            if let Action::Move { from, to, choice } = *action {
                for taken in &facts.captured {
                    let by = taken.by.expect("a piece takes");
                    assert_eq!(by.piece, kind(state.pieces[&from].kind), "{at}");
                    assert_eq!(universe.site_name(by.from), from.to_string(), "{at}");
                }
                assert_eq!(facts.piece, kind(state.pieces[&from].kind), "{at}");
                assert_eq!(facts.from, from.to_string(), "{at}");
                assert_eq!(facts.to, to.to_string(), "{at}");
                assert_eq!(facts.promotion, choice.map(kind), "{at}");
            }
            compare_effects(engine, step, state, *action, after, &at);
            checks += usize::from(check);
            mates += usize::from(mate);
            captures += captured.len();
        }
    });
    assert!(
        checks > 500 && mates > 5 && captures > 200,
        "{checks} {mates} {captures}"
    );
}

/// What a step brings about: captures, promotions, a board that moved, a promotion owed, and nothing else.
fn compare_effects(
    engine: &TriD,
    step: trid::Step,
    state: &State,
    action: Action,
    after: &State,
    at: &str,
) {
    let mut played = engine.clone();
    let _token = played.play_unchecked(step);
    let mut found: BTreeSet<String> = BTreeSet::new();
    let site = |site: &SiteId| TriD::universe().site_name(*site).to_owned();
    for effect in engine.effects(step, &played) {
        let told = match &effect {
            Effect::Captured(taken) => format!("captured {} {}", taken.piece, site(&taken.site)),
            Effect::Promoted {
                site: on, becomes, ..
            } => format!("{becomes} on {}", site(on)),
            Effect::BoardMoved {
                board,
                from,
                to,
                rotated,
            } => format!("{board} {from} {to} {rotated}"),
            Effect::PromotionOwed { site: on, .. } => format!("owed {}", site(on)),
            other => format!("unexpected {other:?}"),
        };
        assert!(found.insert(told), "{at}: twice {effect:?}");
    }

    let mut expected: BTreeSet<String> = BTreeSet::new();
    let enemy = state.mover.other();
    if after.pieces_of(enemy).count() < state.pieces_of(enemy).count() {
        for (square, piece) in state.pieces_of(enemy) {
            if after.pieces.get(&square) != Some(&piece) {
                expected.insert(format!("captured {} {square}", kind(piece.kind)));
            }
        }
    }
    let promoted: Vec<(Square, Kind)> = match action {
        Action::Move { to, choice, .. } => choice.map(|choice| (to, choice)).into_iter().collect(),
        Action::Choice { square, kind } => vec![(square, kind)],
        // An activation takes nothing, so every officer on a square where a pawn or nobody stood has just become one, unless
        // it rode there as an officer.
        Action::Activation { from, .. } => {
            let rode = state.passengers(from);
            let rode_as_pawn = rode.iter().all(|(_, piece)| piece.kind.is_pawn());
            after
                .pieces_of(state.mover)
                .filter(|(_, now)| !now.kind.is_pawn())
                .filter(|(square, _)| match state.pieces.get(square) {
                    Some(before) => before.kind.is_pawn(),
                    None => rode_as_pawn,
                })
                .map(|(square, now)| (square, now.kind))
                .collect()
        }
        Action::Castle(_) => Vec::new(),
    };
    let told = promoted.into_iter();
    expected.extend(told.map(|(square, choice)| format!("{} on {square}", kind(choice))));
    for (before, now) in state.boards.iter().zip(&after.boards) {
        if before != now {
            let turned = before.turned != now.turned;
            expected.insert(format!(
                "{} {} {} {turned}",
                before.name, before.pin, now.pin
            ));
        }
    }
    if state.pending.is_empty() {
        expected.extend(after.pending.iter().map(|square| format!("owed {square}")));
    }
    assert_eq!(found, expected, "{at}");
}

#[test]
fn every_landing_has_its_square_and_its_reason() {
    let mut reasons: BTreeSet<&str> = BTreeSet::new();
    tour(23, 600, |engine, state| {
        for (board, literal) in EngineBoard::ALL.into_iter().zip(state.boards) {
            let passengers = state.passengers(literal.pin);
            for (to, pin) in EnginePin::ALL
                .iter()
                .filter_map(|to| Some((*to, Pin::read(to.name())?)))
            {
                let landings = engine.landings(board, to);
                let at = format!("{} to {pin} in {}", literal.name, state.write());
                let one =
                    passengers.len() != 1 || pin == literal.pin || state.options.identity_only;
                let arrivals = if one { 1 } else { 2 };
                assert_eq!(landings.len(), arrivals, "{at}");
                for landing in landings {
                    let turned = landing.arrival == Arrival::Rotated;
                    let square = match passengers.as_slice() {
                        [(cell, _)] => Some(arrival(*cell, literal.pin, pin, turned).to_string()),
                        _ => None,
                    };
                    let landed = landing.square.map(|square| square.to_string());
                    assert_eq!(landed, square, "{at}");
                    let journey = if pin == literal.pin {
                        Journey::InPlace
                    } else {
                        Journey::To { pin, turned }
                    };
                    // Choices that belong to the activation are taken as given.
                    let queen = Some(Kind::Queen);
                    let reason = [[None, None], [queen, None], [queen, queen]]
                        .map(|choices| state.judge_activation(literal.pin, journey, choices).err())
                        .into_iter()
                        .reduce(|fewer, more| match fewer {
                            Some("E_PROMOTION_REQUIRED") if state.pending.is_empty() => more,
                            fewer => fewer,
                        })
                        .flatten();
                    let found = landing.refusal.map(|refusal| refusal.code());
                    assert_eq!(found, reason, "{at}: {:?}", landing.arrival);
                    reasons.extend(reason);
                }
            }
        }
    });
    assert!(reasons.len() >= 10, "{reasons:?}");
}
