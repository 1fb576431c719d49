//! Positions of plain xiangqi that are set up by hand.

use rules::{
    Arrange, Brush, Fault, Field as Held, FieldValue, Meter, Mirror, Present, Reading, Side,
    SiteId, every_fault,
};

use crate::fen::{home_points, judge, read_fen};
use crate::present::{point_at, site};
use crate::{Board, Kind, Options, Piece, Point, Refusal, Xiangqi};

rules::codes! {
    /// What a position has beside its pieces: both games are told by the same words.
    pub enum Field {
        /// Who is to move.
        Turn = "turn",
        /// The energy of a side, on three layers.
        Energy = "energy",
        /// Plies since the last capture.
        Clock = "clock",
        /// The move number.
        Number = "number",
    }
}

/// Everything that a position text says: a position that nobody has judged. Its key is of no use and is never asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan(Xiangqi);

/// Every piece that there is.
pub(crate) fn palette() -> Vec<Piece> {
    let pieces = |side| Kind::ALL.map(|kind| Piece::new(side, kind));
    Side::ALL.into_iter().flat_map(pieces).collect()
}

/// What is told of a piece.
pub(crate) fn brush(piece: Piece) -> Brush {
    Brush {
        text: piece.letter().to_string(),
        side: piece.side,
        kind: piece.kind.name(),
        badges: Vec::new(),
    }
}

/// Puts a piece in the place of whatever stands there.
pub(crate) fn replace(board: &mut Board, point: Point, piece: Piece) {
    board.take(point);
    board.put(point, piece);
}

/// Clock and number of the text.
pub(crate) fn counters(clock: u32, number: u32) -> [Held<Field>; 2] {
    [
        Held::number(Field::Clock, None, (0, u32::MAX), clock),
        Held::number(Field::Number, None, (1, u32::MAX), number),
    ]
}

impl Arrange for Plan {
    type Game = Xiangqi;
    type Piece = Piece;
    type Name = Field;

    fn blank(options: Options) -> Plan {
        let board = Board::default();
        Plan(Xiangqi::assemble(board, Side::First, 0, 1, options))
    }

    fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
        read_fen(text, options).map(Plan)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn options(&self) -> Options {
        self.0.options
    }

    fn palette(&self) -> Vec<Piece> {
        palette()
    }

    fn brush(&self, piece: Piece) -> Brush {
        brush(piece)
    }

    fn fits(&self, piece: Piece, site: SiteId) -> bool {
        point_at(site).is_some_and(|point| home_points(piece).has(point))
    }

    fn places(&self) -> Vec<SiteId> {
        Point::all().map(site).collect()
    }

    fn put(&mut self, piece: Piece, site: SiteId) {
        if let Some(point) = point_at(site) {
            replace(&mut self.0.board, point, piece);
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(point) = point_at(site) {
            self.0.board.take(point);
        }
    }

    fn standing(&self, site: SiteId) -> Vec<Piece> {
        let piece = point_at(site).and_then(|point| self.0.board.piece(point));
        piece.into_iter().collect()
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let mut fields = vec![Held::side(Field::Turn, self.0.actor)];
        fields.extend(counters(self.0.clock, self.0.number));
        fields
    }

    fn set(&mut self, name: Field, _side: Option<Side>, value: FieldValue) {
        match (name, value) {
            (Field::Turn, FieldValue::Side(side)) => self.0.actor = side,
            (Field::Clock, FieldValue::Number(number)) => self.0.clock = number,
            (Field::Number, FieldValue::Number(number)) => self.0.number = number,
            _ => {}
        }
    }

    fn meters(&self) -> Vec<Meter> {
        self.0.meters()
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        every_fault(|faults| judge(&self.0, Reading::Lenient, faults))
    }

    fn mirrored(&self) -> Plan {
        Plan(self.0.mirrored())
    }
}
