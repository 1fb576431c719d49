//! Random set-ups: boards on random pins, pieces thrown on the active squares, the corners under the edge pins favoured.
//! Games alone would seldom come to deferred pawns, crowded attack boards, mates and stalemates.

use std::collections::BTreeMap;

use rules::SplitMix64;

use crate::reference::geometry::{Pin, Square};
use crate::reference::piece::{Colour, Kind, PawnState, Piece};
use crate::reference::state::{BOARDS, Board, is_home};
use crate::reference::{Options, START, State};

fn one_of<T: Copy>(random: &mut SplitMix64, list: &[T]) -> T {
    list[random.below(list.len())]
}

/// A valid random set-up.
pub(crate) fn scatter(random: &mut SplitMix64, options: Options) -> State {
    loop {
        let state = throw(random, options);
        if let Ok(state) = State::read(&state.write(), options) {
            return state;
        }
    }
}

/// Two kinds of set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scene {
    /// Boards anywhere, up to sixteen pieces anywhere.
    Crowd,
    /// Boards at home and mostly empty over pawns that wait on the corners: promotions are soon owed.
    Corners,
}

/// Four boards on different pins, every second one at home; all of them in a scene of corners.
fn boards(random: &mut SplitMix64, scene: Scene) -> [Board; 4] {
    let homes = ["QL1", "KL1", "QL6", "KL6"].map(Pin::read);
    let pins: Vec<Pin> = Pin::all().collect();
    loop {
        let mut boards = Vec::new();
        for ((name, owner), home) in BOARDS.into_iter().zip(homes) {
            let away = one_of(random, &pins);
            let pin = if scene == Scene::Corners || random.below(2) == 0 {
                home.unwrap_or(away)
            } else {
                away
            };
            let turned = random.below(4) == 0;
            boards.push(Board {
                name,
                owner,
                pin,
                turned,
            });
        }
        let distinct = (1..4).all(|i| (0..i).all(|j| boards[i].pin != boards[j].pin));
        if let (true, Ok(boards)) = (distinct, boards.try_into()) {
            return boards;
        }
    }
}

fn throw(random: &mut SplitMix64, options: Options) -> State {
    let mut state = State::read(START, options).expect("the initial position");
    state.pieces = BTreeMap::new();
    state.rights = [false; 4];
    let scene = one_of(random, &[Scene::Crowd, Scene::Corners]);
    state.boards = boards(random, scene);
    state.mover = one_of(random, &[Colour::White, Colour::Black]);
    state.half = random.below(60) as u32;
    state.full = 1 + random.below(40) as u32;
    let squares: Vec<Square> = Square::all().filter(|at| state.is_active(*at)).collect();
    for colour in [Colour::White, Colour::Black] {
        let kind = Kind::King;
        state
            .pieces
            .insert(one_of(random, &squares), Piece { colour, kind });
    }
    if scene == Scene::Crowd && random.below(4) == 0 {
        castling_home(&mut state, one_of(random, &[Colour::White, Colour::Black]));
    }
    let (most, near_corner) = match scene {
        Scene::Crowd => (14, 33),
        Scene::Corners => (6, 100),
    };
    for index in 0..1 + random.below(most) {
        let colour = one_of(random, &[Colour::White, Colour::Black]);
        let kind = match scene {
            Scene::Corners if index < 3 => Kind::Pawn(PawnState::Moved),
            _ => one_of(random, &Kind::ALL[1..]),
        };
        let corner = match colour {
            Colour::White => one_of(random, &["a8B", "d8B"]),
            Colour::Black => one_of(random, &["a1W", "d1W"]),
        };
        let mut at = one_of(random, &squares);
        if kind.is_pawn() && random.below(100) < near_corner {
            at = Square::read(corner).unwrap_or(at);
        }
        let kind = match kind {
            Kind::Pawn(PawnState::Unmoved) if !is_home(at, colour) => Kind::Pawn(PawnState::Moved),
            kind => kind,
        };
        state.pieces.entry(at).or_insert(Piece { colour, kind });
    }
    state
}

/// King and rooks at home with all rights, where the boards are at home too.
fn castling_home(state: &mut State, colour: Colour) {
    let (king, rooks, rights) = match colour {
        Colour::White => ("d0KL1", ["e0KL1", "z0QL1"], [true, true, false, false]),
        Colour::Black => ("d9KL6", ["e9KL6", "z9QL6"], [false, false, true, true]),
    };
    let named = |name: &str| Square::read(name).filter(|at| state.is_active(*at));
    let (Some(king), [Some(e), Some(z)]) = (named(king), rooks.map(named)) else {
        return;
    };
    state
        .pieces
        .retain(|_, piece| piece.colour != colour || piece.kind != Kind::King);
    for (at, kind) in [(king, Kind::King), (e, Kind::Rook), (z, Kind::Rook)] {
        state.pieces.insert(at, Piece { colour, kind });
    }
    state.rights = rights;
}
