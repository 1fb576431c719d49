//! Castling (rules: 7).

use super::attack::Code;
use super::geometry::Square;
use super::piece::Colour;
use super::state::State;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) enum Wing {
    Kingside,
    Queenside,
}

/// A right with the home squares it needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castle {
    pub(crate) letter: char,
    pub(crate) colour: Colour,
    pub(crate) wing: Wing,
    pub(crate) king: &'static str,
    pub(crate) rook: &'static str,
    /// The square between, for the queenside; it must be empty and not attacked.
    pub(crate) beside: &'static str,
    /// Board and home pin for every board concerned.
    pub(crate) boards: &'static [(&'static str, &'static str)],
}

/// In the order of the position text.
pub(crate) const CASTLES: [Castle; 4] = [
    Castle {
        letter: 'K',
        colour: Colour::White,
        wing: Wing::Kingside,
        king: "d0KL1",
        rook: "e0KL1",
        beside: "",
        boards: &[("WKL", "KL1")],
    },
    Castle {
        letter: 'Q',
        colour: Colour::White,
        wing: Wing::Queenside,
        king: "d0KL1",
        rook: "z0QL1",
        beside: "a0QL1",
        boards: &[("WKL", "KL1"), ("WQL", "QL1")],
    },
    Castle {
        letter: 'k',
        colour: Colour::Black,
        wing: Wing::Kingside,
        king: "d9KL6",
        rook: "e9KL6",
        beside: "",
        boards: &[("BKL", "KL6")],
    },
    Castle {
        letter: 'q',
        colour: Colour::Black,
        wing: Wing::Queenside,
        king: "d9KL6",
        rook: "z9QL6",
        beside: "a9QL6",
        boards: &[("BKL", "KL6"), ("BQL", "QL6")],
    },
];

fn named(name: &str) -> Square {
    Square::read(name).expect("the table holds squares")
}

impl State {
    /// The conditions in reporting order, then the position after it.
    pub(crate) fn judge_castle(&self, wing: Wing) -> Result<State, Code> {
        if !self.pending.is_empty() {
            return Err("E_PROMOTION_REQUIRED");
        }
        let index = CASTLES
            .iter()
            .position(|castle| castle.colour == self.mover && castle.wing == wing)
            .expect("every colour has both wings");
        let castle = CASTLES[index];
        if !self.rights[index] {
            return Err("E_MOVED");
        }
        if self.full < 2 && !self.options.castle_first_turn {
            return Err("E_FIRST_MOVE");
        }
        for (name, pin) in castle.boards {
            let at_home = self
                .boards
                .iter()
                .any(|board| board.name == *name && board.pin.to_string() == *pin);
            if !at_home {
                return Err("E_BRIDGE");
            }
        }
        // Control for castling (rules: 6.1): with king and rook aboard the boards are never empty.
        let foreign = self.pieces_of(self.mover.other()).any(|(square, _)| {
            castle
                .boards
                .iter()
                .any(|(_, pin)| square.pin().is_some_and(|at| at.to_string() == *pin))
        });
        if foreign && !self.options.castle_without_control {
            return Err("E_NOT_CONTROLLED");
        }
        let queenside = wing == Wing::Queenside;
        if queenside && self.pieces.contains_key(&named(castle.beside)) {
            return Err("E_SQUARES");
        }
        if self.in_check(self.mover) {
            return Err("E_CHECK");
        }
        if queenside
            && !self.options.castle_beside
            && self.is_attacked(named(castle.beside), self.mover.other())
        {
            return Err("E_PATH_ATTACKED");
        }
        let after = self.after_castle(castle);
        if after.in_check(self.mover) {
            return Err("E_DEST_ATTACKED");
        }
        Ok(after)
    }

    fn after_castle(&self, castle: Castle) -> State {
        let (king_home, rook_home) = (named(castle.king), named(castle.rook));
        let king_to = if castle.wing == Wing::Queenside && self.options.castle_beside {
            named(castle.beside)
        } else {
            rook_home
        };
        let mut after = self.clone();
        let king = after.pieces.remove(&king_home).expect("the right says so");
        let rook = after.pieces.remove(&rook_home).expect("the right says so");
        after.pieces.insert(king_to, king);
        after.pieces.insert(king_home, rook);
        after.touch(king_home);
        after.touch(rook_home);
        after.half += 1;
        after.pass_turn();
        after
    }
}
