//! Positions that are set up by hand: stones on cells, and what goes on between them.

use rules::{
    Arrange, Brush, Fault, Field as Held, FieldValue, Meter, Present, Side, SiteId, every_fault,
};

use crate::plan::{Field, Plan};
use crate::present::{points, site};
use crate::text::MOST;
use crate::{CELLS, Cell, Dummy, Options, Refusal, piece, text};

impl Arrange for Plan {
    type Game = Dummy;
    type Piece = Side;
    type Name = Field;

    fn blank(options: Options) -> Plan {
        Plan {
            cells: [None; CELLS],
            actor: Side::First,
            runner: None,
            owed: None,
            points: [0, 0],
            clock: 0,
            options,
        }
    }

    fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
        text::read(text, options)
    }

    fn write(&self) -> String {
        text::write(self)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn palette(&self) -> Vec<Side> {
        Side::ALL.to_vec()
    }

    fn brush(&self, side: Side) -> Brush {
        Brush {
            text: piece::letter(Some(side)).to_string(),
            side,
            kind: "stone",
            badges: Vec::new(),
        }
    }

    /// A stone on its far cell has arrived, and may wait there.
    fn fits(&self, _side: Side, _site: SiteId) -> bool {
        true
    }

    fn places(&self) -> Vec<SiteId> {
        Cell::all().map(site).collect()
    }

    fn put(&mut self, side: Side, site: SiteId) {
        if let Some(cell) = cell_at(site) {
            self.cells[cell.index()] = Some(side);
        }
    }

    fn take(&mut self, site: SiteId) {
        if let Some(cell) = cell_at(site) {
            self.cells[cell.index()] = None;
        }
    }

    fn standing(&self, site: SiteId) -> Vec<Side> {
        let side = cell_at(site).and_then(|cell| self.cells[cell.index()]);
        side.into_iter().collect()
    }

    fn fields(&self) -> Vec<Held<Field>> {
        let universe = Dummy::universe();
        let place =
            |name, cell: Option<Cell>| Held::place(name, self.places(), universe, cell.map(site));
        let number = |name, side, value: u16| Held::number(name, side, (0, MOST.into()), value);
        let mut fields = vec![
            Held::side(Field::Turn, self.actor),
            place(Field::Running, self.runner),
            place(Field::Waiting, self.owed),
        ];
        fields.extend(
            Side::ALL
                .map(|side| number(Field::Points, Some(side), self.points[side.index()].into())),
        );
        fields.push(number(Field::Turns, None, self.clock));
        fields
    }

    fn set(&mut self, name: Field, side: Option<Side>, value: FieldValue) {
        let small = |number: u32| u8::try_from(number).unwrap_or(MOST);
        match (name, side, value) {
            (Field::Turn, _, FieldValue::Side(side)) => self.actor = side,
            (Field::Running, _, FieldValue::Place(site)) => self.runner = site.and_then(cell_at),
            (Field::Waiting, _, FieldValue::Place(site)) => self.owed = site.and_then(cell_at),
            (Field::Points, Some(side), FieldValue::Number(number)) => {
                self.points[side.index()] = small(number);
            }
            (Field::Turns, _, FieldValue::Number(number)) => self.clock = small(number).into(),
            _ => {}
        }
    }

    fn meters(&self) -> Vec<Meter> {
        points(self.points)
    }

    fn faults(&self) -> Vec<Fault<Refusal>> {
        every_fault(|faults| self.judge(faults))
    }

    fn mirrored(&self) -> Plan {
        let mut cells = [None; CELLS];
        for cell in Cell::all() {
            cells[cell.mirrored().index()] = self.cells[cell.index()].map(Side::other);
        }
        let [first, second] = self.points;
        Plan {
            cells,
            actor: self.actor.other(),
            runner: self.runner.map(Cell::mirrored),
            owed: self.owed.map(Cell::mirrored),
            points: [second, first],
            ..*self
        }
    }
}

fn cell_at(site: SiteId) -> Option<Cell> {
    Cell::new(i8::try_from(site.0).ok()?)
}
