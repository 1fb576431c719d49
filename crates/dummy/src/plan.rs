//! What a position text says, whether or not it is a position, and what is wrong with it.

use std::ops::ControlFlow;

use rules::{At, Faults, FirstFault, Side};

use crate::present::site;
use crate::{CELLS, Cell, Dummy, Options, Refusal};

rules::codes! {
    /// What a position has beside its stones.
    pub enum Field {
        /// Whose turn it is.
        Turn = "turn",
        /// The cell of the stone that runs.
        Running = "running",
        /// The cell of the stone that has arrived and waits for a decision.
        Waiting = "waiting",
        /// The points of a side.
        Points = "points",
        /// The turns that were played.
        Turns = "turns",
    }
}

/// Everything that a position text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    pub(crate) cells: [Option<Side>; CELLS],
    pub(crate) actor: Side,
    pub(crate) runner: Option<Cell>,
    pub(crate) owed: Option<Cell>,
    pub(crate) points: [u8; 2],
    pub(crate) clock: u16,
    pub(crate) options: Options,
}

impl Plan {
    /// The position.
    pub(crate) fn judged(self) -> Result<Dummy, Refusal> {
        FirstFault::of(|faults| self.judge(faults))?;
        Ok(Dummy {
            cells: self.cells,
            actor: self.actor,
            runner: self.runner,
            owed: self.owed,
            points: self.points,
            clock: self.clock,
            options: self.options,
        })
    }

    /// Tells what must hold of a position and does not.
    pub(crate) fn judge(&self, faults: &mut impl Faults<Refusal>) -> ControlFlow<()> {
        let rival = self.actor.other();
        let far = Cell::far(rival);
        let at = |cell: Option<Cell>, field| At::sites(cell.map(site)).and_field(field, None);
        if !self.holds(self.runner, self.actor) {
            faults.fault(Refusal::Runner, || at(self.runner, Field::Running))?;
        }
        if self.owed.is_some_and(|cell| cell != far) || !self.holds(self.owed, rival) {
            faults.fault(Refusal::Waiting, || at(self.owed, Field::Waiting))?;
        }
        if self.owed.is_some() && self.runner.is_some() {
            faults.fault(Refusal::Both, || at(self.runner, Field::Running))?;
        }
        let arrived = self.cells[far.index()] == Some(rival);
        if arrived && self.owed.is_none() && self.runner.is_none() {
            faults.fault(Refusal::Arrived, || at(Some(far), Field::Waiting))?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a stone of that side stands there, if there is a place at all.
    fn holds(&self, cell: Option<Cell>, side: Side) -> bool {
        cell.is_none_or(|cell| self.cells[cell.index()] == Some(side))
    }
}
