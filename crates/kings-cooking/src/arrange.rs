//! Positions that are set up by hand: nine squares, and what has become of the units that are gone.

use rules::{
    Arrange, Brush, Fault, Field as Held, FieldValue, Meter, Present, Side, SiteId, every_fault,
};

use crate::Refusal;
use crate::geometry::{Square, SquareSet};
use crate::kfen::{self, MAX_PLIES};
use crate::piece::{Kind, Unit};
use crate::plan::{Field, Plan};
use crate::position::{KingsCooking, NO_PROGRESS_LIMIT, Tallies};
use crate::present::{all_sites, square_at, square_site};

impl Arrange for Plan {
    type Game = KingsCooking;
    type Piece = Unit;
    type Name = Field;

    fn blank(_options: ()) -> Plan {
        Plan {
            cells: [None; 9],
            side: Side::First,
            en_passant: None,
            tallies: [Tallies::default(); 2],
            quiet: 0,
            plies: 0,
        }
    }

    fn read(text: &str, _options: ()) -> Result<Plan, Refusal> {
        kfen::read(text)
    }

    fn write(&self) -> String {
        kfen::write(self)
    }

    fn options(&self) {}

    fn palette(&self) -> Vec<Unit> {
        let units = |side| Kind::ALL.map(|kind| Unit::new(side, kind));
        Side::ALL.into_iter().flat_map(units).collect()
    }

    fn brush(&self, unit: Unit) -> Brush {
        Brush {
            text: unit.letter().to_string(),
            side: unit.side(),
            kind: unit.kind().name(),
            badges: Vec::new(),
        }
    }

    fn fits(&self, unit: Unit, site: SiteId) -> bool {
        let promotes =
            |square| unit.kind() == Kind::Pawn && SquareSet::far_row(unit.side()).has(square);
        square_at(site).is_some_and(|square| !promotes(square))
    }

    fn places(&self) -> Vec<SiteId> {
        Square::ALL.map(square_site).to_vec()
    }

    fn sites(&self) -> Vec<SiteId> {
        all_sites()
    }

    fn put(&mut self, unit: Unit, site: SiteId) {
        if let Some(square) = square_at(site) {
            self.cells[square.index()] = Some(unit);
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(square) = square_at(site) {
            self.cells[square.index()] = None;
        }
    }

    fn standing(&self, site: SiteId) -> Vec<Unit> {
        let unit = square_at(site).and_then(|square| self.cells[square.index()]);
        unit.into_iter().collect()
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let universe = KingsCooking::universe();
        let passed = self.en_passant.map(square_site);
        let tally = |name, side, value| Held::number(name, Some(side), (0, 3), value);
        let mut fields = vec![
            Held::side(Field::Turn, self.side),
            Held::place(Field::Passed, Plan::passable(), universe, passed),
        ];
        for side in Side::ALL {
            let Tallies { guests, captured } = self.tallies[side.index()];
            fields.push(tally(Field::Guests, side, guests));
            fields.push(tally(Field::Captured, side, captured));
        }
        let most = NO_PROGRESS_LIMIT.into();
        fields.push(Held::number(Field::Quiet, None, (0, most), self.quiet));
        fields.push(Held::number(Field::Plies, None, (0, MAX_PLIES), self.plies));
        fields
    }

    fn set(&mut self, name: Field, side: Option<Side>, value: FieldValue) {
        match (name, side, value) {
            (Field::Turn, _, FieldValue::Side(side)) => self.side = side,
            (Field::Passed, _, FieldValue::Place(site)) => {
                self.en_passant = site.and_then(square_at);
            }
            (Field::Guests, Some(side), FieldValue::Number(number)) => {
                self.tallies[side.index()].guests = digit(number);
            }
            (Field::Captured, Some(side), FieldValue::Number(number)) => {
                self.tallies[side.index()].captured = digit(number);
            }
            (Field::Quiet, _, FieldValue::Number(number)) => self.quiet = number.into(),
            (Field::Plies, _, FieldValue::Number(number)) => self.plies = number.into(),
            _ => {}
        }
    }

    fn meters(&self) -> Vec<Meter> {
        Side::ALL
            .into_iter()
            .flat_map(|side| {
                let Tallies { guests, captured } = self.tallies[side.index()];
                [("guests", guests), ("captured", captured)].map(|(code, value)| Meter {
                    code,
                    side: Some(side),
                    value: value.into(),
                    max: Some(3),
                })
            })
            .collect()
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        every_fault(|faults| self.judge(faults))
    }

    /// The parity of the ply number is the side to move, so the number goes to its neighbour, as [`rules::Mirror`] pairs them.
    fn mirrored(&self) -> Plan {
        let mut cells = [None; 9];
        for square in Square::ALL {
            cells[square.flipped().index()] = self.cells[square.index()].map(Unit::turned);
        }
        let [light, dark] = self.tallies;
        let least = self.quiet.max(self.en_passant.is_some().into());
        Plan {
            cells,
            side: self.side.other(),
            en_passant: self.en_passant,
            tallies: [dark, light],
            quiet: self.quiet,
            plies: least.wrapping_add(self.plies.wrapping_sub(least) ^ 1),
        }
    }
}

/// A tally of the text has one digit.
fn digit(number: u32) -> u8 {
    u8::try_from(number.min(9)).unwrap_or(9)
}
