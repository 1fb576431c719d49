//! Position text: cells, actor, running stone, stone that waits, points, turns played.

use rules::{Reading, Side, Standing, Text};

use crate::{CELLS, Cell, Dummy, Options, Plan, Refusal, Step, notation, piece};

/// The greatest number that is read: play can never overflow it.
pub(crate) const MOST: u8 = 250;

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
        write(&Plan {
            cells: self.cells,
            actor: self.actor,
            runner: self.runner,
            owed: self.owed,
            points: self.points,
            clock: self.clock,
            options: self.options,
        })
    }

    fn read_position(text: &str, _reading: Reading, options: Options) -> Result<Dummy, Refusal> {
        read(text, options)?.judged()
    }

    fn write_as(&self, form: &str, step: Step) -> Result<String, Refusal> {
        notation::write_as(self, form, step)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<Step, Refusal> {
        notation::read_as(self, form, text)
    }
}

pub(crate) fn write(plan: &Plan) -> String {
    let cells: String = plan.cells.iter().map(|&cell| piece::letter(cell)).collect();
    let place = |cell: Option<Cell>| cell.map_or("-".to_owned(), |cell| cell.index().to_string());
    format!(
        "{cells} {} {} {} {}:{} {}",
        piece::letter(Some(plan.actor)),
        place(plan.runner),
        place(plan.owed),
        plan.points[0],
        plan.points[1],
        plan.clock
    )
}

/// Reads a text by its grammar alone: what it means is judged by the plan.
pub(crate) fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
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
    Ok(Plan {
        cells,
        actor,
        runner: read_cell(runner)?,
        owed: read_cell(owed)?,
        points: [number(first)?, number(second)?],
        clock: number(clock)?.into(),
        options,
    })
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

/// A number without leading zeros, at most [`MOST`].
fn canonical(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok().filter(|&number| number <= MOST)?;
    (number.to_string() == text).then_some(number)
}
