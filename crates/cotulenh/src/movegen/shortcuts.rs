//! The shortcuts of the guard, the judge and the completion search against a search that takes none, on crowded random
//! positions. This is no reference for the rules themselves, only for what the shortcuts leave out.

use std::ops::ControlFlow;

use rules::{Audit, Position, RuleOptions, Side, SplitMix64, Standing, Text};

use super::attack::is_safe;
use super::captures::legal_captures;
use super::lines::{Mover, along_lines, flying_capture};
use super::session_steps;
use crate::aims::OwnLoss;
use crate::board::Board;
use crate::geometry::{Square, may_stand};
use crate::options::{Book, Options};
use crate::piece::{Kind, Mark, Piece};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Actors, Step};

fn pseudo(position: &Cotulenh) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut keep = |step: Step| {
        steps.push(step);
        ControlFlow::Continue(())
    };
    let board = &position.board;
    if let Some(session) = &position.session {
        for who in Actors::among(session.waiting(board)) {
            let _ = session_steps(position, session, who, &mut keep);
        }
        return steps;
    }
    for origin in board.men(position.side).iter() {
        let _ = along_lines(board, Mover::whole(board, origin), &mut keep);
        if board.at(origin).is_stack() {
            for who in Actors::among(board.at(origin)) {
                let mover = Mover::one(board, origin, board.at(origin), who).unwrap();
                let _ = along_lines(board, mover, &mut keep);
            }
        }
    }
    steps.extend(flying_capture(board, position.side));
    steps
}

/// rules: 7.5, word for word.
fn completable(position: &mut Cotulenh, step: Step) -> bool {
    let us = position.side;
    let origin = match (step, &position.session) {
        (Step::Go { from, .. }, _) => from,
        (Step::Commit, Some(session)) => session.origin,
        (Step::Commit, None) => return false,
    };
    let token = position.make_and_look(step, OwnLoss::Ignored);
    let legal = if position.reached.is_some() {
        true
    } else if position.side != us {
        position.stands(origin) && is_safe(&position.board, us)
    } else {
        let further = pseudo(position);
        completable(position, Step::Commit)
            || further.into_iter().any(|next| completable(position, next))
    };
    position.unmake(step, token);
    legal
}

fn literal(position: &Cotulenh) -> Vec<Step> {
    let mut scratch = position.clone();
    let mut steps = pseudo(position);
    steps.push(Step::Commit);
    steps.retain(|&step| completable(&mut scratch, step));
    steps.sort();
    steps
}

fn random_group(random: &mut SplitMix64, side: Side, book: Book) -> Group {
    loop {
        let mut kinds: Vec<Kind> = (0..=random.below(3))
            .map(|_| Kind::ALL[random.below(11)])
            .collect();
        // Two equal passengers are rare by chance.
        if random.below(8) == 0 {
            let passenger = [Kind::AirForce, Kind::Tank][random.below(2)];
            kinds = vec![Kind::Navy, passenger, passenger];
        }
        let pieces: Vec<Piece> = kinds
            .iter()
            .map(|&kind| {
                let heroic = random.below(4) == 0;
                Piece::new(kind, if heroic { Mark::Heroic } else { Mark::Plain })
            })
            .collect();
        match Group::of(side, &pieces, book) {
            Some(group) if !group.has(Kind::Commander) => return group,
            _ => {}
        }
    }
}

/// Any options that go together; half of the time the usual aim and army.
fn random_options(random: &mut SplitMix64) -> Options {
    loop {
        let mut options = Options::default();
        for spec in Options::LIST {
            if spec.name == "book" || random.below(2) == 0 {
                let value = spec.values[random.below(spec.values.len())];
                options.set(spec.name, value).unwrap();
            }
        }
        if options.agree().is_ok() {
            return options;
        }
    }
}

/// A few groups of both sides around a spot near which both commanders stand, in a stack or alone.
fn random_position(random: &mut SplitMix64) -> Cotulenh {
    let options = random_options(random);
    let book = options.book;
    let mut board = Board::new(options);
    let centre = (random.below(11) as i32, random.below(12) as i32);
    let spot = |random: &mut SplitMix64| loop {
        let file = centre.0 + random.below(9) as i32 - 4;
        let rank = centre.1 + random.below(9) as i32 - 4;
        let square = u8::try_from(file)
            .ok()
            .zip(u8::try_from(rank).ok())
            .and_then(|(file, rank)| Square::new(file, rank));
        if let Some(square) = square {
            return square;
        }
    };
    for side in Side::ALL.into_iter().filter(|_| options.has_commanders()) {
        loop {
            let commander = Group::single(side, Piece::new(Kind::Commander, Mark::Plain));
            let rides = random.below(3) == 0;
            let group =
                match rides.then(|| random_group(random, side, book).joined(commander, book)) {
                    Some(Some(group)) => group,
                    _ => commander,
                };
            let square = spot(random);
            if board.at(square).is_empty() && may_stand(group.carrier().kind(), square) {
                board.set(square, group);
                break;
            }
        }
    }
    for _ in 0..1 + random.below(14) {
        let side = Side::ALL[random.below(2)];
        let (group, square) = (random_group(random, side, book), spot(random));
        if board.at(square).is_empty() && may_stand(group.carrier().kind(), square) {
            board.set(square, group);
        }
    }
    Cotulenh {
        board,
        side: Side::ALL[random.below(2)],
        session: None,
        clock: 0,
        number: 1,
        reached: None,
    }
}

/// The captures found from the targets are those found by walking.
#[test]
fn captures_are_the_captures_of_generation() {
    let mut random = SplitMix64::new(77);
    let mut seen = 0;
    while seen < 20_000 {
        let mut position = random_position(&mut random);
        for _ in 0..4 {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            if position.session.is_none() {
                let mut walked: Vec<Step> = steps.clone();
                walked.retain(|step| matches!(step, Step::Go { act, .. } if act.is_capture()));
                let mut found = Vec::new();
                legal_captures(&position, &mut |step| found.push(step));
                walked.sort();
                found.sort();
                assert_eq!(found, walked, "{}", position.position_text());
                seen += found.len();
            }
            let _token = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
}

/// Every order of own and enemy groups to every square: accepted if and only if it is legal.
#[test]
fn explain_accepts_exactly_the_legal_steps() {
    let mut random = SplitMix64::new(4);
    let mut refused = std::collections::BTreeMap::<&str, usize>::new();
    // What random positions hardly meet (rules: SUICIDE-7, 17.5).
    let rare = [
        (
            "7c2i/10i/11/11/6g4/11/11/11/6(FC)4/11/10I/10I r - - 0 1",
            Options::upstream(),
        ),
        (
            "6(hc)I2i/10i/6T4/11/11/11/11/11/11/11/10I/6C3I r - - 0 1",
            Options::revised(),
        ),
    ];
    for round in 0..160 {
        let mut position = match rare.get(round) {
            Some(&(text, options)) => {
                rules::Text::read_position(text, rules::Reading::Lenient, options).unwrap()
            }
            None => random_position(&mut random),
        };
        for _ in 0..3 {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            let mut legal: Vec<String> = steps.iter().map(|&s| position.step_text(s)).collect();
            let mut accepted = Vec::new();
            for text in orders(&position) {
                match position.explain(&text, Standing::Open) {
                    Ok(step) => {
                        assert_eq!(position.step_text(step), text);
                        accepted.push(text);
                    }
                    Err(refusal) => {
                        *refused.entry(rules::Refused::code(&refusal)).or_default() += 1
                    }
                }
            }
            legal.sort();
            accepted.sort();
            assert_eq!(accepted, legal, "{}", position.position_text());
            let _token = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
    // Everything from E_SYNTAX (a mark by the first book) and E_SESSION to E_COMMANDER_UNSAFE is met on the way.
    assert_eq!(refused.len(), 18, "{refused:?}");
}

fn orders(position: &Cotulenh) -> Vec<String> {
    let mut texts = vec!["commit".to_owned()];
    for from in Square::all() {
        let group = position.board.at(from);
        if group.is_empty() || group.side() != position.side {
            texts.push(format!("{from}a1"));
            continue;
        }
        let mut whos: Vec<String> = group.kinds().iter().map(|k| k.letter().into()).collect();
        whos.extend(group.kinds().iter().map(|k| format!("+{}", k.letter())));
        whos.push(String::new());
        for (who, to) in whos
            .iter()
            .flat_map(|who| Square::all().map(move |to| (who, to)))
        {
            texts.push(format!("{from}{who}{to}"));
            texts.push(format!("{from}{who}_{to}"));
        }
    }
    texts
}

#[test]
fn shortcuts_leave_out_nothing() {
    let positions = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        200_000
    } else {
        6_000
    };
    let mut random = SplitMix64::new(2026);
    let (mut seen, mut sessions, mut threatened) = (0, 0, 0);
    while seen < positions {
        let mut position = random_position(&mut random);
        // A few plies from there, so that sessions are met open as well.
        for _ in 0..5 {
            if position.reached.is_some() {
                break;
            }
            let mut steps = Vec::new();
            position.generate(&mut steps);
            assert_eq!(
                position.count(),
                steps.len(),
                "{}",
                position.position_text()
            );
            let mut sorted = steps.clone();
            sorted.sort();
            assert_eq!(sorted, literal(&position), "{}", position.position_text());
            assert_eq!(position.audit(), Ok(()));
            seen += 1;
            sessions += usize::from(position.session.is_some());
            threatened += usize::from(position.in_check());
            if steps.is_empty() {
                break;
            }
            let _token = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
    assert!(
        sessions > seen / 10,
        "{sessions} of {seen} inside a session"
    );
    assert!(threatened > seen / 10, "{threatened} of {seen} in check");
}
