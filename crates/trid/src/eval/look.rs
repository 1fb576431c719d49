//! What the evaluation sees: pieces and their freedom, the siege of the kings, threats. Pawns and boards have modules of their own.
//!
//! Levels are free, so that a piece is judged by its column; what its level tells is whether it stands on a board that can
//! carry it away.

use rules::Side;

use super::terms::{Group, Ledger, Term};
use crate::geometry::{Column, Columns, File, Square, Squares, TABLES};
use crate::piece::Form;
use crate::position::TriD;
use crate::step::Wing;

/// The pieces that move about, in the order of their weights.
const MOVERS: [(Form, Group); 4] = [
    (Form::Queen, Group::QueenPlace),
    (Form::Rook, Group::RookPlace),
    (Form::Bishop, Group::BishopPlace),
    (Form::Knight, Group::KnightPlace),
];

/// What a side attacks.
#[derive(Clone, Copy, Debug, Default)]
struct Reach {
    pawns: Squares,
    minors: Squares,
    rooks: Squares,
    all: Squares,
}

/// The index of a column among the weights of places: rank from the own edge, then how far from the outer file.
#[inline]
pub(super) fn place(column: Column, side: Side) -> usize {
    PLACES[side.index()][column.index()] as usize
}

static PLACES: [[u8; Column::COUNT]; 2] = {
    let mut places = [[0; Column::COUNT]; 2];
    let mut index = 0;
    while index < Column::COUNT {
        let column = Column::from_index(index as u8);
        let inner = match column.file() {
            File::Z | File::E => 0,
            File::A | File::D => 1,
            File::B | File::C => 2,
        };
        places[0][index] = 3 * column.rank() + inner;
        places[1][index] = 3 * (9 - column.rank()) + inner;
        index += 1;
    }
    places
};

impl TriD {
    /// Tells the ledger everything.
    pub(super) fn look(&self, ledger: &mut impl Ledger) {
        let blockers = self.blockers(self.occupied, self.existing);
        let pawn_reach = Side::ALL.map(|side| self.look_at_pawns(side, ledger));
        let mut reach = [Reach::default(); 2];
        for side in Side::ALL {
            let safe = !pawn_reach[side.other().index()];
            reach[side.index()] =
                self.survey(side, pawn_reach[side.index()], safe, blockers, ledger);
            self.look_at_boards(side, ledger);
        }
        for side in Side::ALL {
            self.threats(
                side,
                reach[side.index()],
                reach[side.other().index()],
                ledger,
            );
        }
        ledger.once(self.side, Group::Tempo, 0);
    }

    /// The king and the pieces of a side.
    fn survey(
        &self,
        side: Side,
        pawns: Squares,
        safe: Squares,
        blockers: Columns,
        ledger: &mut impl Ledger,
    ) -> Reach {
        let own = self.sides[side.index()];
        let king = self.king(side);
        let zone = TABLES.king[self.king(side.other()).column().index()] & self.active;
        self.seat(king, Form::King, side, Group::KingPlace, ledger);
        let beside = TABLES.king[king.column().index()];
        ledger.once(side, Group::Shield, (beside & own & self.pawns()).len());
        for wing in Wing::ALL {
            if self.rights.has(side, wing) {
                ledger.once(side, Group::Castling, 0);
            }
        }
        let mut reach = Reach {
            pawns,
            all: pawns | beside,
            ..Reach::default()
        };
        let free = self.active & !own & safe;
        let mut besiegers = 0;
        for (index, (form, group)) in MOVERS.into_iter().enumerate() {
            for square in own & self.form(form) {
                self.seat(square, form, side, group, ledger);
                let hit = self.reach(square, form, blockers) & self.active;
                let freedom = (hit & free).len() as i32;
                ledger.add(side, Term::new(Group::Freedom, index), freedom);
                let hits = (hit & zone).len() as i32;
                if hits > 0 {
                    besiegers += 1;
                    ledger.add(side, Term::new(Group::Hits, index), hits);
                }
                reach.all |= hit;
                match form {
                    Form::Bishop | Form::Knight => reach.minors |= hit,
                    Form::Rook => {
                        reach.rooks |= hit;
                        self.rook_file(square, side, ledger);
                    }
                    _ => {}
                }
            }
        }
        ledger.once(side, Group::Siege, besiegers);
        if (own & self.form(Form::Bishop)).len() > 1 {
            ledger.once(side, Group::Pair, 0);
        }
        reach
    }

    /// A piece with its place.
    #[inline]
    pub(super) fn seat(
        &self,
        square: Square,
        form: Form,
        side: Side,
        group: Group,
        ledger: &mut impl Ledger,
    ) {
        let kind = (form as usize).min(Form::Moved as usize);
        ledger.once(side, Group::Material, kind);
        ledger.once(side, group, place(square.column(), side));
        if !TABLES.main.has(square) {
            ledger.once(side, Group::Seat, kind);
        }
    }

    /// What a piece bears on, on every level that can exist.
    #[inline]
    fn reach(&self, square: Square, form: Form, blockers: Columns) -> Squares {
        let column = square.column();
        let slide = |first: usize| {
            TABLES.slide(first, column, blockers)
                | TABLES.slide(first + 2, column, blockers)
                | TABLES.slide(first + 4, column, blockers)
                | TABLES.slide(first + 6, column, blockers)
        };
        let reached = match form {
            Form::Knight => return TABLES.knight[column.index()],
            Form::Rook => slide(0),
            Form::Bishop => slide(1),
            _ => slide(0) | slide(1),
        };
        Squares(reached) & self.on_tracks()[square.index()]
    }

    fn rook_file(&self, square: Square, side: Side, ledger: &mut impl Ledger) {
        let file = TABLES.column[square.column().index()]
            | TABLES.whole_ray(0, square.column())
            | TABLES.whole_ray(4, square.column());
        let pawns = file & self.pawns();
        if pawns.is_empty() {
            ledger.once(side, Group::RookFile, 0);
        } else if (pawns & self.sides[side.index()]).is_empty() {
            ledger.once(side, Group::RookFile, 1);
        }
    }

    /// What a side attacks of the other.
    fn threats(&self, side: Side, own: Reach, other: Reach, ledger: &mut impl Ledger) {
        let enemies = self.sides[side.other().index()] & !self.form(Form::King);
        let pieces = enemies & !self.pawns();
        let queens = enemies & self.form(Form::Queen);
        let rooks = enemies & self.form(Form::Rook);
        let mut tell = |group, index, set: Squares| {
            ledger.add(side, Term::new(group, index), set.len() as i32);
        };
        tell(Group::Threats, 0, pieces & own.pawns);
        tell(Group::Threats, 1, (queens | rooks) & own.minors);
        tell(Group::Threats, 2, queens & own.rooks);
        let loose = own.all & !other.all;
        tell(Group::Threats, 3, enemies & self.pawns() & loose);
        let mine = usize::from(side == self.side);
        tell(Group::Hanging, mine, pieces & loose);
    }
}
