//! Random placements, as wild as lenient reading allows (rules: 2.6, 6.3).

use rules::SplitMix64;

use super::{Game, Kind, Node, Piece, Side, State};

/// Long-range and jumping pieces are the hard ones, so they come often.
const CROWD: [Kind; 14] = [
    Kind::Cannon,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Horse,
    Kind::Horse,
    Kind::Horse,
    Kind::Rook,
    Kind::Rook,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Advisor,
    Kind::Elephant,
];

/// A valid state with two kings and up to `most` other pieces, about half of them around a king.
pub(crate) fn scattered(game: Game, most: usize, random: &mut SplitMix64) -> State {
    loop {
        let state = attempt(game, most, random);
        if !state.opponent_in_check() {
            return state;
        }
    }
}

fn attempt(game: Game, most: usize, random: &mut SplitMix64) -> State {
    let mut state = State::empty(game);
    let mut below = |bound: usize| random.below(bound) as i32;
    let red = Node::new(3 + below(3), below(3), 1);
    let black = Node::new(3 + below(3), 7 + below(3), 1);
    for (side, node) in [(Side::Red, red), (Side::Black, black)] {
        let kind = Kind::King;
        state.put(node, Some(Piece { side, kind }));
    }
    for _ in 0..most / 3 + below(most - most / 3 + 1) as usize {
        let z = match game {
            Game::Plain => 1,
            // Layers differ, yet most of the fight is where the kings are.
            Game::Rhythm => [0, 1, 1, 1, 2][below(5) as usize],
        };
        let king = [red, black][below(2) as usize];
        let node = if below(2) == 0 {
            Node::new(king.x + below(5) - 2, king.y + below(5) - 2, z)
        } else {
            // Lines of the king are where pins and screens come from.
            match below(3) {
                0 => Node::new(king.x, below(10), z),
                1 => Node::new(below(9), king.y, z),
                _ => Node::new(below(9), below(10), z),
            }
        };
        let side = Side::BOTH[below(2) as usize];
        let kind = CROWD[below(CROWD.len()) as usize];
        if node.exists() && state.at(node).is_none() {
            state.put(node, Some(Piece { side, kind }));
        }
    }
    state.turn = Side::BOTH[below(2) as usize];
    if game == Game::Rhythm {
        state.energy =
            [0, 1].map(|_| [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3, 6, 10, 10][below(15) as usize]);
    }
    state.clock = below(118) as u32;
    state.number = 1 + below(60) as u32;
    state
}
