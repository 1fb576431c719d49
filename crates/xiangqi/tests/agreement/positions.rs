//! Random games, compared in every position.

use std::collections::BTreeMap;

use rules::{Reading, Refused, RuleOptions, SplitMix64, Standing};

use super::outcome;
use crate::reference::fen::Mode;
use crate::reference::scatter::scattered;
use crate::reference::{End, Game, Grade, Kind, Move, Node, State};

/// What was compared.
#[derive(Debug, Default)]
pub(crate) struct Walks {
    pub(crate) positions: usize,
    pub(crate) checks: usize,
    pub(crate) mates: usize,
    pub(crate) stalemates: usize,
    /// How often each code was the right one.
    pub(crate) refusals: BTreeMap<&'static str, usize>,
    /// How many walks there were under each value of each option.
    pub(crate) options: BTreeMap<(&'static str, String), usize>,
}

/// Any of the listed values of every option. A limit of moves is for whole matches, and stays.
pub(crate) fn any_options<P: rules::Game>(random: &mut SplitMix64) -> P::Options {
    let mut options = P::Options::default();
    for spec in P::Options::LIST {
        let is_listed = |value: &&str| !value.contains("..");
        let values: Vec<&str> = spec.values.iter().copied().filter(is_listed).collect();
        let value = values[random.below(values.len())];
        options.set(spec.name, value).expect("a listed value");
    }
    options
}

/// Games from the normal start under any options, until `most` positions are compared.
pub(crate) fn from_start<P: rules::Game>(game: Game, most: usize, seed: u64) -> Walks {
    let mut random = SplitMix64::new(seed);
    let mut walks = Walks::default();
    while walks.positions < most {
        let options = any_options::<P>(&mut random);
        let start = P::start(options).position_text();
        let start = State::read(game, &start, Mode::Strict).expect("the normal start");
        walk::<P>(start, options, 150, most, &mut random, &mut walks);
    }
    walks
}

/// Short games from wild placements, each under what `options` draws, until `most` positions are compared.
pub(crate) fn from_scatter<P: rules::Game>(
    game: Game,
    most: usize,
    seed: u64,
    options: impl Fn(&mut SplitMix64) -> P::Options,
) -> Walks {
    let mut random = SplitMix64::new(seed);
    let mut walks = Walks::default();
    while walks.positions < most {
        // Many pieces for screens and pins, few for mates and stalemates.
        let crowd = [6, 12, 30][random.below(3)];
        let start = scattered(game, crowd, &mut random);
        let options = options(&mut random);
        if !start.opponent_in_check() {
            walk::<P>(start, options, 6, most, &mut random, &mut walks);
        }
    }
    walks
}

fn walk<P: rules::Game>(
    start: State,
    options: P::Options,
    plies: usize,
    most: usize,
    random: &mut SplitMix64,
    walks: &mut Walks,
) {
    let mut state = start;
    if let Some(layers) = options.get("layers_open") {
        state.open = [0, 1, 2].map(|z: u8| layers.contains(char::from(b'0' + z)));
    }
    for spec in P::Options::LIST {
        let value = options.get(spec.name).expect("a listed option");
        *walks.options.entry((spec.name, value)).or_default() += 1;
    }
    let mut engine = P::read_position(&state.write(), Reading::Lenient, options)
        .expect("what the reference accepts");
    for _ in 0..plies {
        if walks.positions == most {
            return;
        }
        let legal = compare(&engine, &state, walks);
        compare_refusals(&engine, &state, &legal, random, walks);
        if legal.is_empty() {
            return;
        }
        let step = legal[random.below(legal.len())];
        let (grade, suffix) = graded(state.game, random);
        let text = format!("{step}{suffix}");
        let place = || format!("{text} in {}", state.write());
        let next = state.after(step, grade);
        let played = engine
            .explain(&text, Standing::Open)
            .unwrap_or_else(|refusal| unreachable!("{}: {refusal}", place()));
        let facts = engine.facts(played);
        assert_eq!(facts.captured.is_empty(), state.at(step.to).is_none());
        assert_eq!(facts.gives_check, next.in_check(next.turn), "{}", place());
        let _ = engine.play_unchecked(played);
        assert_eq!(engine.position_text(), next.write(), "{}", place());
        state = next;
    }
}

/// In the layered game any grade may be attached; no grade is great (rules: 9.8).
fn graded(game: Game, random: &mut SplitMix64) -> (Grade, &'static str) {
    if game == Game::Plain || random.below(2) == 0 {
        return (Grade::Great, "");
    }
    let grade = Grade::ALL[random.below(4)];
    (grade, grade.suffix())
}

/// Text, moves in canonical order, check with its attackers, mate and stalemate.
fn compare<P: rules::Game>(engine: &P, state: &State, walks: &mut Walks) -> Vec<Move> {
    let fen = state.write();
    assert_eq!(engine.position_text(), fen);
    let legal = state.legal();
    let mut steps = Vec::new();
    engine.generate(&mut steps);
    let texts: Vec<String> = steps.iter().map(|&step| engine.step_text(step)).collect();
    let expected: Vec<String> = legal.iter().map(Move::to_string).collect();
    assert_eq!(texts, expected, "moves of {fen}");
    assert_eq!(engine.count(), legal.len(), "count of {fen}");

    let attackers = state.attackers(state.turn);
    let names: Vec<String> = attackers.iter().map(Node::to_string).collect();
    let checkers: Vec<&str> = engine
        .checkers()
        .into_iter()
        .map(|site| P::universe().site_name(site))
        .collect();
    assert_eq!(checkers, names, "attackers in {fen}");
    assert_eq!(engine.in_check(), !attackers.is_empty(), "check in {fen}");

    let end = match (legal.is_empty(), attackers.is_empty()) {
        (false, _) => None,
        (true, false) => Some(End::win(state.turn.other(), "checkmate")),
        (true, true) => Some(End::win(state.turn.other(), "stalemate")),
    };
    assert_eq!(engine.outcome(), end.map(outcome), "outcome of {fen}");

    walks.positions += 1;
    walks.checks += usize::from(!attackers.is_empty());
    match end {
        Some(end) if end.reason == "checkmate" => walks.mates += 1,
        Some(_) => walks.stalemates += 1,
        None => (),
    }
    legal
}

/// A few moves that one might try; those that are not legal must be refused with the code of 8.3.
fn compare_refusals<P: rules::Game>(
    engine: &P,
    state: &State,
    legal: &[Move],
    random: &mut SplitMix64,
    walks: &mut Walks,
) {
    let fen = state.write();
    for _ in 0..4 {
        let step = tempting(state, random);
        let text = step.to_string();
        let code = |standing| engine.explain(&text, standing).err().map(|no| no.code());
        // A position without a legal move has ended, however it was reached (rules: 4.5).
        let expected = if legal.is_empty() {
            Some("GAME_OVER")
        } else {
            state.refusal(step)
        };
        assert_eq!(code(Standing::Open), expected, "{text} in {fen}");
        assert_eq!(code(Standing::Over), Some("GAME_OVER"), "{text} in {fen}");
        assert_eq!(expected.is_none(), legal.contains(&step), "{text} in {fen}");
        if let Some(expected) = expected {
            *walks.refusals.entry(expected).or_default() += 1;
        }
    }
}

/// Mostly a piece of the side to move and a destination in its neighbourhood or on its lines.
fn tempting(state: &State, random: &mut SplitMix64) -> Move {
    let own: Vec<Node> = state
        .pieces()
        .filter(|(_, piece)| piece.side == state.turn)
        .map(|(node, _)| node)
        .collect();
    let layers = state.layers();
    let count = layers.len();
    let mut anywhere = || {
        let z = layers.start + random.below(count) as i32;
        Node::new(random.below(9) as i32, random.below(10) as i32, z)
    };
    let stray = anywhere();
    let far = anywhere();
    let from = if random.below(10) == 0 {
        stray
    } else {
        own[random.below(own.len())]
    };
    let to = match random.below(8) {
        0 => Node { z: from.z, ..far },
        1 => Node {
            x: from.x,
            z: from.z,
            ..far
        },
        2 => Node {
            y: from.y,
            z: from.z,
            ..far
        },
        3 if count > 1 => from.on_layer(far.z),
        3 | 4 => far,
        _ => {
            let kind = state.at(from).map(|piece| piece.kind);
            let (dx, dy) = stride(kind, random);
            from.shifted(dx, dy)
        }
    };
    Move {
        from,
        to: if to.exists() { to } else { far },
    }
}

/// A displacement of the kind's own, so that what forbids the move is seldom the displacement.
fn stride(kind: Option<Kind>, random: &mut SplitMix64) -> (i32, i32) {
    let mut sign = || [-1, 1][random.below(2)];
    let (along, across) = (sign(), sign());
    match (kind, sign()) {
        (Some(Kind::Horse), 1) => (2 * along, across),
        (Some(Kind::Horse), _) => (along, 2 * across),
        (Some(Kind::Elephant), _) => (2 * along, 2 * across),
        (Some(Kind::Advisor), _) => (along, across),
        (_, 1) => (along, 0),
        _ => (0, across),
    }
}
