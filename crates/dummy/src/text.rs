//! Position text: cells, actor, running stone, stone that waits, points, turns played.

use rules::{Position, Reading, Refusal, Side, Stage, Standing, Text};

use crate::{CELLS, Cell, Dummy, Options, Step, notation};

impl Text for Dummy {
    type Options = Options;
    const GAME_OVER: &'static str = "E_GAME_OVER";
    const FORMS: &'static [&'static str] = &["machine", "san"];

    fn options(&self) -> Options {
        self.options
    }

    fn write_step(&self, step: Step, out: &mut String) {
        notation::write_machine(self, step, out);
    }

    fn explain(&self, text: &str, standing: Standing) -> Result<Step, Refusal> {
        notation::explain(self, text, standing)
    }

    fn position_text(&self) -> String {
        let cells: String = self.cells.iter().map(|&cell| stone(cell)).collect();
        let place =
            |cell: Option<Cell>| cell.map_or("-".to_owned(), |cell| cell.index().to_string());
        format!(
            "{cells} {} {} {} {}:{} {}",
            stone(Some(self.actor)),
            place(self.runner),
            place(self.owed),
            self.points[0],
            self.points[1],
            self.clock
        )
    }

    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<Dummy, Refusal> {
        let wrong = |what: &str| Refusal::new("E_POS", format!("position text: {what}"));
        let fields: Vec<&str> = text.split(' ').collect();
        let &[cells, actor, runner, owed, points, clock] = fields.as_slice() else {
            return Err(wrong("six fields separated by single spaces are needed"));
        };
        let row: Option<Vec<Option<Side>>> = cells.chars().map(read_stone).collect();
        let row = row.ok_or_else(|| wrong("cells are '.', '1' and '2'"))?;
        let cells: [Option<Side>; CELLS] = row
            .try_into()
            .map_err(|_| wrong("seven cells are needed"))?;
        let side = actor.chars().next().and_then(read_stone).flatten();
        let actor = match side {
            Some(side) if actor.len() == 1 => side,
            _ => return Err(wrong("the actor is '1' or '2'")),
        };
        let (first, second) = points
            .split_once(':')
            .ok_or_else(|| wrong("points are a:b"))?;
        let number = |text: &str| {
            canonical(text).ok_or_else(|| wrong("numbers have no leading zero and are at most 250"))
        };
        let position = Dummy {
            cells,
            actor,
            runner: read_cell(runner).map_err(wrong)?,
            owed: read_cell(owed).map_err(wrong)?,
            points: [number(first)?, number(second)?],
            clock: u16::from(number(clock)?),
            options,
        };
        position.check().map_err(wrong)?;
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
    fn check(&self) -> Result<(), &'static str> {
        let holds =
            |cell: Option<Cell>, side: Side| cell.is_none_or(|cell| self.at(cell) == Some(side));
        if !holds(self.runner, self.actor) {
            return Err("the running stone is not the actor's");
        }
        let far = Cell::far(self.actor.other());
        if self.owed.is_some_and(|cell| cell != far) || !holds(self.owed, self.actor.other()) {
            return Err("the stone that waits is not the opponent's on its far cell");
        }
        if self.owed.is_some() && self.runner.is_some() {
            return Err("a stone runs while one waits");
        }
        let arrived = self.at(far) == Some(self.actor.other());
        if arrived && self.owed.is_none() && self.stage() != Stage::Mid {
            return Err("an arrived stone must be the one that waits");
        }
        Ok(())
    }
}

fn stone(cell: Option<Side>) -> char {
    match cell {
        None => '.',
        Some(Side::First) => '1',
        Some(Side::Second) => '2',
    }
}

fn read_stone(letter: char) -> Option<Option<Side>> {
    match letter {
        '.' => Some(None),
        '1' => Some(Some(Side::First)),
        '2' => Some(Some(Side::Second)),
        _ => None,
    }
}

fn read_cell(text: &str) -> Result<Option<Cell>, &'static str> {
    if text == "-" {
        return Ok(None);
    }
    let index = canonical(text).and_then(|index| i8::try_from(index).ok());
    match index.and_then(Cell::new) {
        Some(cell) => Ok(Some(cell)),
        None => Err("a cell is '-' or 0 to 6"),
    }
}

/// A number without leading zeros, at most 250 so that play can never overflow it.
fn canonical(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok().filter(|&number| number <= 250)?;
    (number.to_string() == text).then_some(number)
}
