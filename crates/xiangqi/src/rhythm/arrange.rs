//! Positions of rhythm xiangqi that are set up by hand: three layers and two energies.

use rules::{
    Arrange, Brush, Fault, Field as Held, FieldValue, Meter, Mirror, Present, Reading, Side,
    SiteId, every_fault,
};

use super::fen::{judge, read_fen};
use super::present::{node_at, site};
use super::{Energy, Layer, Node, Rhythm, RhythmOptions};
use crate::arrange::{brush, counters, palette, replace};
use crate::fen::home_points;
use crate::{Board, Field, Kind, Piece, Refusal};

/// Everything that a position text says: a position that nobody has judged. Its key is of no use and is never asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RhythmPlan(Rhythm);

impl Arrange for RhythmPlan {
    type Game = Rhythm;
    type Piece = Piece;
    type Name = Field;

    fn blank(options: RhythmOptions) -> RhythmPlan {
        let (boards, energies): ([Board; 3], _) = Default::default();
        RhythmPlan(Rhythm::assemble(
            boards,
            Side::First,
            energies,
            (0, 1),
            options,
        ))
    }

    fn read(text: &str, options: RhythmOptions) -> Result<RhythmPlan, Refusal> {
        read_fen(text, options).map(RhythmPlan)
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn options(&self) -> RhythmOptions {
        self.0.options
    }

    fn palette(&self) -> Vec<Piece> {
        palette()
    }

    fn brush(&self, piece: Piece) -> Brush {
        brush(piece)
    }

    /// Kings stay on their layer.
    fn fits(&self, piece: Piece, site: SiteId) -> bool {
        node_at(site).is_some_and(|node| {
            let layer = piece.kind != Kind::King || node.layer() == Layer::Standard;
            layer && home_points(piece).has(node.point())
        })
    }

    fn places(&self) -> Vec<SiteId> {
        Node::all().map(site).collect()
    }

    fn put(&mut self, piece: Piece, site: SiteId) {
        if let Some(node) = node_at(site) {
            replace(
                &mut self.0.boards[node.layer().index()],
                node.point(),
                piece,
            );
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(node) = node_at(site) {
            self.0.boards[node.layer().index()].take(node.point());
        }
    }

    fn standing(&self, site: SiteId) -> Vec<Piece> {
        let piece = node_at(site).and_then(|node| self.0.piece(node));
        piece.into_iter().collect()
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let mut fields = vec![Held::side(Field::Turn, self.0.actor)];
        let most = Energy::CAP.value().into();
        fields.extend(Side::ALL.map(|side| {
            let energy = self.0.energy(side).value();
            Held::number(Field::Energy, Some(side), (0, most), energy)
        }));
        fields.extend(counters(self.0.clock, self.0.number));
        fields
    }

    fn set(&mut self, name: Field, side: Option<Side>, value: FieldValue) {
        match (name, side, value) {
            (Field::Turn, _, FieldValue::Side(side)) => self.0.actor = side,
            (Field::Energy, Some(side), FieldValue::Number(number)) => {
                let energy = u8::try_from(number).ok().and_then(Energy::new);
                self.0.energies[side.index()] = energy.unwrap_or(Energy::CAP);
            }
            (Field::Clock, _, FieldValue::Number(number)) => self.0.clock = number,
            (Field::Number, _, FieldValue::Number(number)) => self.0.number = number,
            _ => {}
        }
    }

    fn meters(&self) -> Vec<Meter> {
        self.0.meters()
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        every_fault(|faults| judge(&self.0, Reading::Lenient, faults))
    }

    fn mirrored(&self) -> RhythmPlan {
        RhythmPlan(self.0.mirrored())
    }
}
