//! Sides, pieces, nodes, and the whole state of a game (rules: 1, 9.2).

use std::fmt;

/// Which of the two games is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Plain,
    Rhythm,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) enum Side {
    Red,
    Black,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::Red, Side::Black];

    pub(crate) fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }

    /// The `s` of section 2: where "forward" is.
    pub(crate) fn forward(self) -> i32 {
        match self {
            Side::Red => 1,
            Side::Black => -1,
        }
    }

    /// How results name the side.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Black => "black",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    King,
    Advisor,
    Elephant,
    Horse,
    Rook,
    Cannon,
    Pawn,
}

/// rules: 1.8
pub(crate) const LETTERS: [(char, Kind); 7] = [
    ('K', Kind::King),
    ('A', Kind::Advisor),
    ('B', Kind::Elephant),
    ('N', Kind::Horse),
    ('R', Kind::Rook),
    ('C', Kind::Cannon),
    ('P', Kind::Pawn),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
}

/// A point of a layer. Displacements may leave the board, so coordinates are signed and not checked.
///
/// Plain xiangqi is played on layer 1, the only one without a tag; the canonical order is the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Node {
    // In this order the derived comparison is that of the index of rules 1.3.
    pub(crate) z: i32,
    pub(crate) y: i32,
    pub(crate) x: i32,
}

pub(crate) const NODES: usize = 270;

impl Node {
    pub(crate) fn new(x: i32, y: i32, z: i32) -> Node {
        Node { z, y, x }
    }

    pub(crate) fn all() -> impl Iterator<Item = Node> {
        (0..3).flat_map(|z| (0..10).flat_map(move |y| (0..9).map(move |x| Node::new(x, y, z))))
    }

    pub(crate) fn exists(self) -> bool {
        (0..9).contains(&self.x) && (0..10).contains(&self.y) && (0..3).contains(&self.z)
    }

    /// rules: 1.3
    pub(crate) fn index(self) -> usize {
        assert!(self.exists(), "no index off the board");
        (90 * self.z + 9 * self.y + self.x) as usize
    }

    /// The inverse of [`Node::index`].
    pub(crate) fn at_index(index: usize) -> Node {
        let index = index as i32;
        Node::new(index % 9, index / 9 % 10, index / 90)
    }

    pub(crate) fn shifted(self, dx: i32, dy: i32) -> Node {
        Node::new(self.x + dx, self.y + dy, self.z)
    }

    pub(crate) fn on_layer(self, z: i32) -> Node {
        Node { z, ..self }
    }

    /// rules: 1.5; the palace goes through all layers (9.2).
    pub(crate) fn in_palace(self, side: Side) -> bool {
        let ranks = match side {
            Side::Red => 0..=2,
            Side::Black => 7..=9,
        };
        (3..=5).contains(&self.x) && ranks.contains(&self.y)
    }

    /// rules: 1.6
    pub(crate) fn in_own_half(self, side: Side) -> bool {
        match side {
            Side::Red => self.y <= 4,
            Side::Black => self.y >= 5,
        }
    }

    /// `e0^`; rules: 1.2, 10.2.
    pub(crate) fn read(text: &str) -> Option<Node> {
        let mut letters = text.chars();
        let file = letters.next()?;
        let rank = letters.next()?.to_digit(10)? as i32;
        let z = match letters.as_str() {
            "_" => 0,
            "" => 1,
            "^" => 2,
            _ => return None,
        };
        ('a'..='i')
            .contains(&file)
            .then(|| Node::new(file as i32 - 'a' as i32, rank, z))
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = (b'a' + self.x as u8) as char;
        let tag = ["_", "", "^"][self.z as usize];
        write!(f, "{file}{}{tag}", self.y)
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Everything a FEN says, and the parameters of section 9.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) cells: [Option<Piece>; NODES],
    pub(crate) turn: Side,
    /// Red's, Black's; always 0 in the plain game.
    pub(crate) energy: [u32; 2],
    pub(crate) clock: u32,
    pub(crate) number: u32,
    /// The parameter `layers_open` (rules: 9.8).
    pub(crate) open: [bool; 3],
}

impl State {
    pub(crate) fn empty(game: Game) -> State {
        State {
            game,
            cells: [None; NODES],
            turn: Side::Red,
            energy: [0, 0],
            clock: 0,
            number: 1,
            open: [true; 3],
        }
    }

    pub(crate) fn at(&self, node: Node) -> Option<Piece> {
        self.cells[node.index()]
    }

    pub(crate) fn put(&mut self, node: Node, piece: Option<Piece>) {
        self.cells[node.index()] = piece;
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Node, Piece)> + '_ {
        let cells = self.cells.iter().enumerate();
        cells.filter_map(|(index, cell)| cell.map(|piece| (Node::at_index(index), piece)))
    }

    /// The layers a node can be on in this game.
    pub(crate) fn layers(&self) -> std::ops::Range<i32> {
        match self.game {
            Game::Plain => 1..2,
            Game::Rhythm => 0..3,
        }
    }

    /// Where the king of a side stands; a state under construction may have none.
    pub(crate) fn king(&self, side: Side) -> Option<Node> {
        let kind = Kind::King;
        let king = Some(Piece { side, kind });
        let index = self.cells.iter().position(|cell| *cell == king)?;
        Some(Node::at_index(index))
    }

    /// The number of pieces strictly between two nodes of one rank or file of a layer, or of one column of layers.
    pub(crate) fn between(&self, from: Node, to: Node) -> usize {
        let step = |a: i32, b: i32| (b - a).signum();
        let (dx, dy, dz) = (step(from.x, to.x), step(from.y, to.y), step(from.z, to.z));
        let mut count = 0;
        let mut node = Node::new(from.x + dx, from.y + dy, from.z + dz);
        while node != to {
            count += usize::from(self.at(node).is_some());
            node = Node::new(node.x + dx, node.y + dy, node.z + dz);
        }
        count
    }
}
