//! Random placements full of stacks and heroic pieces, which play seldom reaches by itself.

use rules::SplitMix64;

use cotulenh::{Cotulenh, Options};
use rules::{Reading, Text};

use crate::reference::board::{Board, Colour, Group, Kind, Piece, Square, legal_order};
use crate::reference::{Position, Rules};

/// The options of the engine that are the rules of the reference.
pub(crate) fn options_of(rules: Rules) -> Options {
    let text = rules.text();
    let pairs: Vec<(String, String)> = text
        .split(' ')
        .filter_map(|part| part.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    rules::read_options(&pairs).unwrap()
}

/// The same position for the engine.
pub(crate) fn engine_of(literal: &Position) -> Cotulenh {
    let options = options_of(literal.board.rules);
    Cotulenh::read_position(&literal.text(), Reading::Lenient, options)
        .unwrap_or_else(|refusal| panic!("{}: {refusal}", literal.text()))
}

/// Any rules; a third of the time the usual aim with the full army, by either book.
pub(crate) fn any_rules(random: &mut SplitMix64) -> Rules {
    match random.below(6) {
        0 => Rules::UPSTREAM,
        1 => Rules {
            revised: true,
            ..Rules::UPSTREAM
        },
        // Aims before armies: two of three armies cannot fight for every aim.
        _ => {
            let mut rules = Rules::all();
            let aim = ["commander", "battle", "sea", "air", "land"][random.below(5)];
            rules.retain(|rules| rules.aim == aim);
            rules[random.below(rules.len())]
        }
    }
}

/// An entry of the perft file under its own options.
pub(crate) fn published(entry: &serde_json::Value) -> Position {
    let options = entry["options"].as_object().unwrap();
    let pairs: Vec<String> = options
        .iter()
        .map(|(name, value)| format!("{name}={}", value.as_str().unwrap()))
        .collect();
    let rules = Rules::read(&pairs.join(" ")).unwrap();
    Position::read(entry["fen"].as_str().unwrap(), rules).unwrap()
}

/// A position that the loader accepts: one commander a side, if there are commanders, four to nine more groups a side, sometimes
/// only a few, anything else at random. For an aim, a division is often down to its last pieces.
pub(crate) fn placement(random: &mut SplitMix64, rules: Rules) -> Position {
    let mut board = Board::empty(rules);
    let scarce = rules.aim != "commander" && random.below(3) > 0;
    // Mates and stalemates are for those who have little left.
    let bare = random.below(4) == 0;
    // Points turn a result only against whoever has lost much more.
    let poor = (rules.decide && random.below(2) == 0).then(|| Colour::ALL[random.below(2)]);
    let divisions = Colour::ALL.map(|_| division(rules, random));
    for (colour, division) in Colour::ALL.into_iter().zip(divisions) {
        if rules.has_commanders() {
            let group = commander(colour, random, rules);
            put(&mut board, group, random);
        }
        if scarce {
            let last = division[random.below(division.len())];
            put(&mut board, of_kinds(&[last], colour, random, rules), random);
        }
        let groups = match poor {
            _ if bare => random.below(3),
            Some(poor) if poor == colour => random.below(2),
            Some(_) => 10 + random.below(6),
            None => 4 + random.below(6),
        };
        for _ in 0..groups {
            let group = group(colour, random, rules);
            let counts = group.pieces().any(|piece| division.contains(&piece.kind));
            if !scarce || !counts || random.below(8) == 0 {
                put(&mut board, group, random);
            }
        }
    }
    for colour in Colour::ALL {
        if let Some(square) = board.commander(colour)
            && (bare || random.below(3) == 0)
        {
            besiege(
                &mut board,
                square,
                colour.other(),
                &Kind::ALL[1..],
                3,
                random,
            );
        }
    }
    // Whoever has fewer points gets near to what would end the game.
    for (colour, division) in Colour::ALL.into_iter().zip(divisions) {
        let counts = |group: &Group| group.pieces().any(|piece| division.contains(&piece.kind));
        let last = board.groups(colour).find(|(_, group)| counts(group));
        let last = last.map(|(square, _)| square);
        if poor == Some(colour.other())
            && let Some(square) = last
        {
            if division.contains(&Kind::Navy) {
                // A navy is worth so much that only one cheap piece may take the last: who has more is no longer poor.
                let kinds = [Kind::AirForce, Kind::Missile, Kind::Artillery];
                besiege(&mut board, square, colour.other(), &kinds, 1, random);
            } else {
                besiege(
                    &mut board,
                    square,
                    colour.other(),
                    &Kind::ALL[1..],
                    3,
                    random,
                );
            }
        }
    }
    let turn = Colour::ALL[random.below(2)];
    Position {
        board,
        // A last piece that is not taken at once gets away.
        turn: poor.filter(|_| random.below(4) > 0).unwrap_or(turn),
        clock: u32::try_from(random.below(40)).unwrap(),
        number: 1 + u32::try_from(random.below(40)).unwrap(),
        session: None,
        over: None,
    }
}

/// One piece or more close to an enemy: checks, mates, what a shelter keeps out, and ends by the last of a division.
fn besiege(
    board: &mut Board,
    square: Square,
    us: Colour,
    kinds: &[Kind],
    most: usize,
    random: &mut SplitMix64,
) {
    for _ in 0..=random.below(most) {
        let kind = kinds[random.below(kinds.len())];
        let near: Vec<Square> = Square::all()
            .filter(|to| {
                (to.file - square.file)
                    .abs()
                    .max((to.rank - square.rank).abs())
                    <= 2
            })
            .filter(|to| board.at(*to).is_empty() && kind.may_stand_on(*to))
            .collect();
        if !near.is_empty() {
            let group = of_kinds(&[kind], us, random, board.rules);
            board.put(near[random.below(near.len())], group);
        }
    }
}

/// A division whose loss ends the game; any if none does (rules: 17.6).
fn division(rules: Rules, random: &mut SplitMix64) -> &'static [Kind] {
    let name = match rules.aim {
        "sea" | "air" | "land" => rules.aim,
        _ => ["sea", "air", "land"][random.below(if rules.army == "full" { 3 } else { 2 })],
    };
    match name {
        "sea" => &[Kind::Navy],
        "air" => &[Kind::AirForce],
        _ => &[Kind::Tank, Kind::Infantry, Kind::Artillery],
    }
}

/// The commander alone, or inside one of its carriers.
fn commander(colour: Colour, random: &mut SplitMix64, rules: Rules) -> Group {
    let stacks: [&[Kind]; 8] = [
        &[Kind::Commander],
        &[Kind::Commander],
        &[Kind::Tank, Kind::Commander],
        &[Kind::AirForce, Kind::Commander],
        &[Kind::AirForce, Kind::Tank, Kind::Commander],
        &[Kind::Navy, Kind::AirForce, Kind::Commander],
        &[Kind::Headquarter, Kind::Commander],
        &[Kind::Headquarter, Kind::Commander],
    ];
    loop {
        let kinds = stacks[random.below(stacks.len())];
        if legal_order(kinds, rules).is_some() {
            return of_kinds(kinds, colour, random, rules);
        }
    }
}

/// Any legal group without a commander; most of them stacks.
fn group(colour: Colour, random: &mut SplitMix64, rules: Rules) -> Group {
    // Two equal passengers are what the revised book is about, and chance finds them seldom.
    if rules.revised && random.below(4) == 0 {
        let passenger = [Kind::AirForce, Kind::Tank][random.below(2)];
        return of_kinds(&[Kind::Navy, passenger, passenger], colour, random, rules);
    }
    loop {
        let size = 1 + random.below(3);
        let kinds: Vec<Kind> = (0..size)
            .map(|_| Kind::ALL[1 + random.below(Kind::ALL.len() - 1)])
            .collect();
        // Singles are always legal and stacks seldom, so most singles are thrown away.
        if legal_order(&kinds, rules).is_some() && (size > 1 || random.below(8) == 0) {
            return of_kinds(&kinds, colour, random, rules);
        }
    }
}

fn of_kinds(kinds: &[Kind], colour: Colour, random: &mut SplitMix64, rules: Rules) -> Group {
    let pieces: Vec<Piece> = kinds
        .iter()
        .map(|kind| Piece {
            kind: *kind,
            colour,
            heroic: random.below(5) == 0,
            acted: false,
        })
        .collect();
    Group::of(&pieces, rules).unwrap()
}

fn put(board: &mut Board, group: Group, random: &mut SplitMix64) {
    let carrier = group.carrier().unwrap();
    let squares: Vec<Square> = Square::all()
        .filter(|square| board.at(*square).is_empty() && carrier.kind.may_stand_on(*square))
        .collect();
    board.put(squares[random.below(squares.len())], group);
}
