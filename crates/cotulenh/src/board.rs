//! The placement with everything that is kept beside it: who stands where, air defence, heroic pieces, key.
//!
//! There are two ways to change it: [`Board::set`] replaces the content of a square, [`Board::mark`] the heroic mark of a
//! piece. Both bring every derived field along, so setting the old contents back is an exact undo of all of them, and
//! nothing derived needs to be saved.

use rules::{Side, Words};

use crate::air_defence::{Cover, zone};
use crate::geometry::{CELLS, Square, may_stand};
use crate::kinds::KindSet;
use crate::options::{Book, Options};
use crate::piece::{Kind, Mark, Piece};
use crate::square_set::SquareSet;
use crate::stack::Group;
use crate::step::Act;

/// The pieces on the board and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    cells: [Group; CELLS],
    /// The squares that each side holds.
    men: [SquareSet; 2],
    /// The squares where the piece in slot 0, 1, 2 is heroic.
    heroes: [SquareSet; 3],
    /// How each side's defenders cover the board (rules: 5).
    cover: [[Cover; CELLS]; 2],
    commanders: [Square; 2],
    /// Pieces other than the commander.
    others: [u16; 2],
    key: u64,
    /// The rules that the pieces follow.
    options: Options,
}

impl Board {
    pub(crate) fn new(options: Options) -> Board {
        let mut cells = [Group::BORDER; CELLS];
        for square in Square::all() {
            cells[square.cell()] = Group::EMPTY;
        }
        Board {
            cells,
            men: [SquareSet::EMPTY; 2],
            heroes: [SquareSet::EMPTY; 3],
            cover: [[Cover::NONE; CELLS]; 2],
            commanders: [Square::OFF; 2],
            others: [0; 2],
            key: 0,
            options,
        }
    }

    #[inline]
    pub(crate) const fn options(&self) -> Options {
        self.options
    }

    #[inline]
    pub(crate) const fn book(&self) -> Book {
        self.options.book
    }

    #[inline]
    pub(crate) const fn at(&self, square: Square) -> Group {
        self.cells[square.cell()]
    }

    #[inline]
    pub(crate) const fn men(&self, side: Side) -> &SquareSet {
        &self.men[side.index()]
    }

    #[inline]
    pub(crate) const fn cover(&self, side: Side, square: Square) -> Cover {
        self.cover[side.index()][square.cell()]
    }

    /// Where a side's commander stands, alone or in a stack; [`Square::OFF`] once it is taken.
    #[inline]
    pub(crate) const fn commander(&self, side: Side) -> Square {
        self.commanders[side.index()]
    }

    #[inline]
    pub(crate) const fn others(&self, side: Side) -> u16 {
        self.others[side.index()]
    }

    #[inline]
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Whether a side has a piece of one of these kinds, alone or in a stack.
    pub(crate) fn has_any(&self, side: Side, kinds: KindSet) -> bool {
        let mut squares = self.men(side).iter();
        squares.any(|square| self.at(square).kinds().meets(kinds))
    }

    /// Whether these pieces, if any, may be left on a square at the end of a turn: one piece or one stack on its ground
    /// (rules: 7.4, 17.3.1).
    #[inline]
    pub(crate) const fn bears(&self, square: Square, group: Group) -> bool {
        group.is_empty()
            || may_stand(group.carrier().kind(), square)
                && (!group.is_stack() || group.kinds().is_legal(self.options.book))
    }

    /// Moves pieces from one square, of which `rest` stays there, without promotions.
    pub(crate) fn shift(&mut self, from: Square, moving: Group, rest: Group, to: Square, act: Act) {
        match act {
            Act::Quiet | Act::Displace => {
                self.set(from, rest);
                self.set(to, moving);
            }
            Act::Combine => {
                let joined = moving.merged(self.at(to));
                self.set(from, rest);
                self.set(to, joined);
            }
            Act::Stay => self.set(to, Group::EMPTY),
            Act::Suicide => {
                self.set(from, rest);
                self.set(to, Group::EMPTY);
            }
        }
    }

    /// Replaces the content of a square.
    #[inline]
    pub(crate) fn set(&mut self, square: Square, group: Group) {
        let old = self.cells[square.cell()];
        if !old.is_empty() {
            self.leave(square, old);
        }
        self.cells[square.cell()] = group;
        if !group.is_empty() {
            self.enter(square, group);
        }
    }

    fn leave(&mut self, square: Square, group: Group) {
        let side = group.side();
        self.men[side.index()].remove(square);
        self.key ^= group_key(square, group);
        self.others[side.index()] -= group.others();
        if group.has(Kind::Commander) && self.commanders[side.index()] == square {
            self.commanders[side.index()] = Square::OFF;
        }
        for &delta in zone(group.carrier().defence_level()) {
            self.cover[side.index()][square.shifted(delta).cell()].remove(square);
        }
        if group.has_heroic() {
            for heroes in &mut self.heroes {
                heroes.remove(square);
            }
        }
    }

    fn enter(&mut self, square: Square, group: Group) {
        let side = group.side();
        self.men[side.index()].insert(square);
        self.key ^= group_key(square, group);
        self.others[side.index()] += group.others();
        if group.has(Kind::Commander) {
            self.commanders[side.index()] = square;
        }
        for &delta in zone(group.carrier().defence_level()) {
            self.cover[side.index()][square.shifted(delta).cell()].add(square);
        }
        if group.has_heroic() {
            for (heroes, piece) in self.heroes.iter_mut().zip(group.pieces()) {
                if piece.is_heroic() {
                    heroes.insert(square);
                }
            }
        }
    }

    /// Sets the mark of one piece. Nothing leaves its square, so only the key, the set of heroic pieces and, for a carrier
    /// that defends, the air defence change.
    pub(crate) fn mark(&mut self, square: Square, slot: u8, mark: Mark) {
        let old = self.at(square);
        let new = old.marked(slot, mark);
        let (Some(before), Some(after)) = (old.slot(slot), new.slot(slot)) else {
            return;
        };
        let side = old.side();
        self.cells[square.cell()] = new;
        self.key ^= piece_key(square, side, before) ^ piece_key(square, side, after);
        if let Some(heroes) = self.heroes.get_mut(usize::from(slot)) {
            match mark {
                Mark::Heroic => heroes.insert(square),
                Mark::Plain => heroes.remove(square),
            }
        }
        if slot == 0 {
            for &delta in zone(before.defence_level()) {
                self.cover[side.index()][square.shifted(delta).cell()].remove(square);
            }
            for &delta in zone(after.defence_level()) {
                self.cover[side.index()][square.shifted(delta).cell()].add(square);
            }
        }
    }

    /// The same placement built anew, every derived field included.
    pub(crate) fn rebuilt(&self) -> Board {
        let mut board = Board::new(self.options);
        for square in Square::all() {
            board.set(square, self.at(square));
        }
        board
    }

    /// The heroic pieces as the board tracks them.
    pub(crate) fn tracked_heroes(&self) -> Vec<(Square, Piece)> {
        let squares = self.heroes[0].union(&self.heroes[1]).union(&self.heroes[2]);
        squares
            .iter()
            .flat_map(|square| {
                (0..3u8)
                    .filter(move |&slot| self.heroes[usize::from(slot)].contains(square))
                    .map(move |slot| (square, self.at(square).slot(slot)))
            })
            .map(|(square, piece)| (square, piece.unwrap_or(Piece(0))))
            .collect()
    }

    /// The heroic pieces that really stand there.
    pub(crate) fn actual_heroes(&self) -> Vec<(Square, Piece)> {
        Square::all()
            .flat_map(|square| self.at(square).pieces().map(move |piece| (square, piece)))
            .filter(|(_, piece)| piece.is_heroic())
            .collect()
    }

    /// Compares every derived field with a recomputation.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let fresh = self.rebuilt();
        if self.heroes != fresh.heroes {
            return Err(format!(
                "heroic pieces: tracked {:?}, actual {:?}",
                self.tracked_heroes(),
                self.actual_heroes()
            ));
        }
        if self.men != fresh.men {
            return Err(format!("men {:?}, actual {:?}", self.men, fresh.men));
        }
        if self.commanders != fresh.commanders {
            return Err(format!(
                "commanders {:?}, actual {:?}",
                self.commanders, fresh.commanders
            ));
        }
        if self.others != fresh.others {
            return Err(format!(
                "piece counts {:?}, actual {:?}",
                self.others, fresh.others
            ));
        }
        for side in Side::ALL {
            for square in Square::all() {
                let (tracked, actual) = (self.cover(side, square), fresh.cover(side, square));
                if tracked != actual {
                    return Err(format!(
                        "air defence of {side:?} on {square}: {tracked:?}, actual {actual:?}"
                    ));
                }
            }
        }
        if self.key != fresh.key {
            return Err(format!(
                "placement key {:016x}, from scratch {:016x}",
                self.key, fresh.key
            ));
        }
        if *self == fresh {
            Ok(())
        } else {
            Err("cells beside the board".into())
        }
    }
}

/// One word for each side, piece code and cell.
static PIECE_KEYS: Words<{ 2 * Piece::CODES * CELLS }> = Words::new(0x636f_7475_6c65_6e68);

#[inline]
fn piece_key(square: Square, side: Side, piece: Piece) -> u64 {
    let code = side.index() * Piece::CODES + usize::from(piece.0);
    PIECE_KEYS.at(code * CELLS + square.cell())
}

#[inline]
fn group_key(square: Square, group: Group) -> u64 {
    let side = group.side();
    group
        .pieces()
        .fold(0, |key, piece| key ^ piece_key(square, side, piece))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(pieces: &[(&str, Side, Kind, Mark)]) -> Board {
        let mut board = Board::new(Options::default());
        for &(square, side, kind, mark) in pieces {
            let square = Square::parse(square).unwrap();
            board.set(square, Group::single(side, Piece::new(kind, mark)));
        }
        board
    }

    #[test]
    fn a_wrong_set_of_heroic_pieces_is_printed_beside_the_right_one() {
        let mut board = board(&[("e5", Side::First, Kind::Tank, Mark::Heroic)]);
        assert_eq!(board.audit(), Ok(()));
        board.heroes[0].remove(Square::parse("e5").unwrap());
        board.heroes[0].insert(Square::parse("e6").unwrap());
        let message = board.audit().unwrap_err();
        assert!(message.contains("tracked [(e6,"), "{message}");
        assert!(message.contains("actual [(e5, +T)]"), "{message}");
    }

    #[test]
    fn every_derived_field_is_compared() {
        let fresh = board(&[
            ("g1", Side::First, Kind::Commander, Mark::Plain),
            ("c4", Side::Second, Kind::Navy, Mark::Plain),
        ]);
        let c4 = Square::parse("c4").unwrap();
        type Spoiler = fn(&mut Board, Square);
        let spoilers: [(&str, Spoiler); 6] = [
            ("men", |board, c4| board.men[1].remove(c4)),
            ("commanders", |board, c4| board.commanders[0] = c4),
            ("piece counts", |board, _| board.others[1] += 1),
            ("air defence", |board, c4| board.cover[1][c4.cell()].add(c4)),
            ("placement key", |board, _| board.key ^= 1),
            ("cells", |board, _| board.cells[255] = Group::EMPTY),
        ];
        for (name, spoil) in spoilers {
            let mut spoiled = fresh.clone();
            spoil(&mut spoiled, c4);
            let message = spoiled.audit().unwrap_err();
            assert!(message.starts_with(name), "{name}: {message}");
        }
    }

    #[test]
    fn a_mark_changes_what_setting_the_square_anew_would() {
        let before = board(&[("f6", Side::Second, Kind::Missile, Mark::Plain)]);
        let f6 = Square::parse("f6").unwrap();
        let mut marked = before.clone();
        marked.mark(f6, 0, Mark::Heroic);
        assert_eq!(marked.audit(), Ok(()));
        assert!(marked.at(f6).has_heroic());
        marked.mark(f6, 1, Mark::Heroic); // nobody there
        assert_eq!(marked.audit(), Ok(()));
        marked.mark(f6, 0, Mark::Plain);
        assert!(marked == before);
    }

    #[test]
    fn setting_the_old_content_back_restores_everything() {
        let before = board(&[
            ("g1", Side::First, Kind::Commander, Mark::Plain),
            ("f6", Side::Second, Kind::Missile, Mark::Heroic),
            ("a1", Side::Second, Kind::Navy, Mark::Heroic),
        ]);
        for square in Square::all() {
            let mut board = before.clone();
            let old = board.at(square);
            let gun = Piece::new(Kind::AntiAir, Mark::Heroic);
            board.set(square, Group::single(Side::First, gun));
            assert_eq!(board.audit(), Ok(()));
            board.set(square, old);
            assert!(board == before, "{square}");
        }
    }
}
