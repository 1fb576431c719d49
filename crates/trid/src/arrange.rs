//! Positions that are set up by hand: four boards on twelve pins, and pawns in three states.

use rules::{
    AnchorId, Arrange, Badge, BoardView, Brush, Fault, Field as Held, FieldValue, Meter, Mirror,
    Present, Side, SiteId, Turned, every_fault,
};

use crate::boards::Boards;
use crate::geometry::{
    Arrival, Board, Rotation, Square, SquareMasks, Squares, TABLES, arrival_square,
};
use crate::options::{CarriedPromotion, Options};
use crate::piece::{Form, Piece};
use crate::plan::{Field, Plan};
use crate::position::{Parts, TriD};
use crate::present::{Mark, pin_of, site_id, square_of};
use crate::refusal::Refusal;
use crate::rights::Rights;
use crate::step::Wing;
use crate::tfen;

impl Plan {
    /// The square of a site, if it exists now.
    fn square(&self, site: SiteId) -> Option<Square> {
        square_of(site).filter(|&square| self.0.active.has(square))
    }

    /// Where a pawn ends a double step, whatever stands there: pieces and fields may be changed in any order.
    fn passable() -> Vec<SiteId> {
        let squares = Square::all().filter(|square| (3..=6).contains(&square.rank()));
        squares.map(site_id).collect()
    }

    /// The corners on which a promotion can be owed.
    fn corners(&self) -> Vec<SiteId> {
        let corners = |side| self.0.covered_corners(side) | self.0.uncovered_corners(side);
        let all = corners(Side::First) | corners(Side::Second);
        all.map(site_id).collect()
    }
}

impl Arrange for Plan {
    type Game = TriD;
    type Piece = Piece;
    type Name = Field;

    fn blank(options: Options) -> Plan {
        Plan(TriD::from_parts(&Parts {
            pieces: Vec::new(),
            boards: Boards::home(),
            side: Side::First,
            rights: Rights::NONE,
            passed: None,
            pending: Squares::NONE,
            halfmoves: 0,
            number: 1,
            options,
        }))
    }

    fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
        tfen::read(text, options).map(Plan)
    }

    fn write(&self) -> String {
        tfen::write(&self.0)
    }

    fn options(&self) -> Options {
        self.0.options
    }

    fn palette(&self) -> Vec<Piece> {
        let pieces = |side| Form::ALL.map(|form| Piece { side, form });
        Side::ALL.into_iter().flat_map(pieces).collect()
    }

    fn brush(&self, piece: Piece) -> Brush {
        let mark = match piece.form {
            Form::Transported => Some(Mark::Transported),
            Form::Unmoved => Some(Mark::Unmoved),
            _ => None,
        };
        Brush {
            text: piece.letter().to_string(),
            side: piece.side,
            kind: piece.form.kind().name(),
            badges: mark.into_iter().map(Badge::plain).collect(),
        }
    }

    fn fits(&self, Piece { side, form }: Piece, site: SiteId) -> bool {
        let Some(square) = self.square(site) else {
            return false;
        };
        let late = self.0.promotion_squares(side).has(square) && !self.0.pending.has(square);
        match form {
            Form::Unmoved => SquareMasks::PAWN_HOMES[side.index()].has(square),
            Form::Moved => !late,
            Form::Transported => {
                let stays = self.0.options.carried_promotion == CarriedPromotion::Off;
                !late || stays && !TABLES.main.has(square)
            }
            _ => true,
        }
    }

    fn places(&self) -> Vec<SiteId> {
        self.0.active.map(site_id).collect()
    }

    fn put(&mut self, piece: Piece, site: SiteId) {
        if let Some(square) = self.square(site) {
            self.0.replace(square, piece);
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(square) = square_of(site)
            && let Some(piece) = self.0.piece_at(square)
        {
            self.0.remove(square, piece);
        }
    }

    fn standing(&self, site: SiteId) -> Vec<Piece> {
        let piece = square_of(site).and_then(|square| self.0.piece_at(square));
        piece.into_iter().collect()
    }

    fn boards(&self) -> Vec<BoardView> {
        Board::ALL.map(|board| self.0.board_view(board)).to_vec()
    }

    /// What stands on a board goes with it, and is turned with it (rules: 6.4).
    fn move_board(&mut self, board: usize, pin: AnchorId, turned: Turned) {
        let (Some(&board), Some(to)) = (Board::ALL.get(board), pin_of(pin)) else {
            return;
        };
        let from = self.0.boards.pin(board);
        let vacant = to == from || self.0.boards.at(to).is_none();
        if !vacant {
            return;
        }
        let rotation = match turned {
            Turned::No => Rotation::Straight,
            Turned::Yes => Rotation::Turned,
        };
        let arrival = if rotation == self.0.boards.rotation(board) {
            Arrival::Same
        } else {
            Arrival::Rotated
        };
        let riding: Vec<(Square, Piece)> = (self.0.pieces() & TABLES.pin[from.index()])
            .filter_map(|square| Some((square, self.0.piece_at(square)?)))
            .collect();
        for &(square, piece) in &riding {
            self.0.remove(square, piece);
        }
        self.0.move_board(board, to, rotation);
        for (square, piece) in riding {
            if let Some(square) = arrival_square(square, from, to, arrival) {
                self.0.put(square, piece);
            }
        }
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let (position, universe) = (&self.0, TriD::universe());
        let mut fields = vec![Held::side(Field::Turn, position.side)];
        for (side, wing) in Rights::ORDER {
            fields.push(Held::flag(
                right(wing),
                side,
                position.rights.has(side, wing),
            ));
        }
        let passed = position.passed.map(site_id);
        fields.push(Held::place(
            Field::Passed,
            Plan::passable(),
            universe,
            passed,
        ));
        let pending = position.pending.map(site_id);
        fields.push(Held::places(
            Field::Pending,
            self.corners(),
            universe,
            pending,
        ));
        fields.push(Held::number(
            Field::Clock,
            None,
            (0, u32::MAX),
            position.halfmoves,
        ));
        fields.push(Held::number(
            Field::Number,
            None,
            (1, u32::MAX),
            position.number,
        ));
        fields
    }

    fn set(&mut self, name: Field, side: Option<Side>, value: FieldValue) {
        let position = &mut self.0;
        match (name, side, value) {
            (Field::Turn, _, FieldValue::Side(side)) => position.side = side,
            (Field::CastleKing | Field::CastleQueen, Some(side), FieldValue::Flag(held)) => {
                let wing = match name {
                    Field::CastleKing => Wing::Kingside,
                    _ => Wing::Queenside,
                };
                position.rights = match held {
                    true => position.rights.with(side, wing),
                    false => position.rights.without(side, wing),
                };
            }
            (Field::Passed, _, FieldValue::Place(site)) => {
                position.passed = site.and_then(square_of);
            }
            (Field::Pending, _, FieldValue::Places(sites)) => {
                position.pending = sites.into_iter().filter_map(square_of).collect();
            }
            (Field::Clock, _, FieldValue::Number(number)) => position.halfmoves = number,
            (Field::Number, _, FieldValue::Number(number)) => position.number = number,
            _ => {}
        }
    }

    fn meters(&self) -> Vec<Meter> {
        self.0.meters()
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        every_fault(|faults| tfen::judge(&self.0, faults))
    }

    fn mirrored(&self) -> Plan {
        Plan(self.0.mirrored())
    }
}

const fn right(wing: Wing) -> Field {
    match wing {
        Wing::Kingside => Field::CastleKing,
        Wing::Queenside => Field::CastleQueen,
    }
}
