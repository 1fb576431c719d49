//! Position text: cells, actor, running stone, stone that waits, points, turns played.

use rules::{Position, Reading, Side, Stage, Standing, Text};

use crate::{CELLS, Cell, Dummy, Options, Refusal, Step, notation, piece};

rules::written!(Dummy);

impl Text for Dummy {
    type Options = Options;
    type Refusal = Refusal;
    const FORMS: &'static [&'static str] = &["machine", "san"];

    fn game_over() -> Refusal {
        Refusal::Over
    }

    fn is_not_a_step(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::Step { .. })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.clock) / 2 + 1
    }

    fn write_step(&self, step: Step, out: &mut String) {
        notation::write_machine(self, step, out);
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        notation::explain(self, text, standing)
    }

    fn position_text(&self) -> String {
        let cells: String = self.cells.iter().map(|&cell| piece::letter(cell)).collect();
        let place =
            |cell: Option<Cell>| cell.map_or("-".to_owned(), |cell| cell.index().to_string());
        format!(
            "{cells} {} {} {} {}:{} {}",
            piece::letter(Some(self.actor)),
            place(self.runner),
            place(self.owed),
            self.points[0],
            self.points[1],
            self.clock
        )
    }

    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<Dummy, Refusal> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[cells, actor, runner, owed, points, clock] = fields.as_slice() else {
            return Err(Refusal::Fields);
        };
        let row: Option<Vec<Option<Side>>> = cells.chars().map(piece::read_letter).collect();
        let row = row.ok_or(Refusal::Cells)?;
        let cells: [Option<Side>; CELLS] = row.try_into().map_err(|_| Refusal::Seven)?;
        let side = actor.chars().next().and_then(piece::read_letter).flatten();
        let actor = match side {
            Some(side) if actor.len() == 1 => side,
            _ => return Err(Refusal::Actor),
        };
        let (first, second) = points.split_once(':').ok_or(Refusal::Points)?;
        let number = |text: &str| canonical(text).ok_or(Refusal::Number);
        let position = Dummy {
            cells,
            actor,
            runner: read_cell(runner)?,
            owed: read_cell(owed)?,
            points: [number(first)?, number(second)?],
            clock: u16::from(number(clock)?),
            options,
        };
        position.check()?;
        Ok(position)
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        notation::write_as(self, form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        notation::read_as(self, form, text)
    }
}

impl Dummy {
    /// What must hold of a position that is read.
    fn check(&self) -> Result<(), Refusal> {
        let holds =
            |cell: Option<Cell>, side: Side| cell.is_none_or(|cell| self.at(cell) == Some(side));
        if !holds(self.runner, self.actor) {
            return Err(Refusal::Runner);
        }
        let far = Cell::far(self.actor.other());
        if self.owed.is_some_and(|cell| cell != far) || !holds(self.owed, self.actor.other()) {
            return Err(Refusal::Waiting);
        }
        if self.owed.is_some() && self.runner.is_some() {
            return Err(Refusal::Both);
        }
        let arrived = self.at(far) == Some(self.actor.other());
        if arrived && self.owed.is_none() && self.stage() != Stage::Mid {
            return Err(Refusal::Arrived);
        }
        Ok(())
    }
}

fn read_cell(text: &str) -> Result<Option<Cell>, Refusal> {
    if text == "-" {
        return Ok(None);
    }
    let index = canonical(text).and_then(|index| i8::try_from(index).ok());
    match index.and_then(Cell::new) {
        Some(cell) => Ok(Some(cell)),
        None => Err(Refusal::Place),
    }
}

/// A number without leading zeros, at most 250 so that play can never overflow it.
fn canonical(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok().filter(|&number| number <= 250)?;
    (number.to_string() == text).then_some(number)
}
