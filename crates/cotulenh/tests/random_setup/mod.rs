//! Random placements full of stacks and heroic pieces, which play seldom reaches by itself.

use rules::SplitMix64;

use crate::reference::Position;
use crate::reference::board::{Board, Colour, Group, Kind, Piece, Square, legal_order};

/// A position that the loader accepts: one commander a side, four to nine more groups a side, anything else at random.
pub(crate) fn placement(random: &mut SplitMix64) -> Position {
    let mut board = Board::empty();
    for colour in Colour::ALL {
        put(&mut board, commander(colour, random), random);
        for _ in 0..4 + random.below(6) {
            put(&mut board, group(colour, random), random);
        }
    }
    Position {
        board,
        turn: Colour::ALL[random.below(2)],
        clock: u32::try_from(random.below(40)).unwrap(),
        number: 1 + u32::try_from(random.below(40)).unwrap(),
        session: None,
    }
}

/// The commander alone, or inside one of its carriers.
fn commander(colour: Colour, random: &mut SplitMix64) -> Group {
    let stacks: [&[Kind]; 7] = [
        &[Kind::Commander],
        &[Kind::Commander],
        &[Kind::Tank, Kind::Commander],
        &[Kind::AirForce, Kind::Commander],
        &[Kind::AirForce, Kind::Tank, Kind::Commander],
        &[Kind::Navy, Kind::AirForce, Kind::Commander],
        &[Kind::Headquarter, Kind::Commander],
    ];
    of_kinds(stacks[random.below(stacks.len())], colour, random)
}

/// Any legal group without a commander; most of them stacks.
fn group(colour: Colour, random: &mut SplitMix64) -> Group {
    loop {
        let size = 1 + random.below(3);
        let kinds: Vec<Kind> = (0..size)
            .map(|_| Kind::ALL[1 + random.below(Kind::ALL.len() - 1)])
            .collect();
        // Singles are always legal and stacks seldom, so most singles are thrown away.
        if legal_order(&kinds).is_some() && (size > 1 || random.below(8) == 0) {
            return of_kinds(&kinds, colour, random);
        }
    }
}

fn of_kinds(kinds: &[Kind], colour: Colour, random: &mut SplitMix64) -> Group {
    let pieces: Vec<Piece> = kinds
        .iter()
        .map(|kind| Piece {
            kind: *kind,
            colour,
            heroic: random.below(5) == 0,
        })
        .collect();
    Group::of(&pieces).unwrap()
}

fn put(board: &mut Board, group: Group, random: &mut SplitMix64) {
    let carrier = group.carrier().unwrap();
    let squares: Vec<Square> = Square::all()
        .filter(|square| board.at(*square).is_empty() && carrier.kind.may_stand_on(*square))
        .collect();
    board.put(squares[random.below(squares.len())], group);
}
