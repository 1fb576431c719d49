//! What the laws need: the key from scratch, and the position with the sides exchanged.

use rules::{Audit, Mirror, Side, SplitMix64};

use crate::{CELLS, Cell, Dummy, Step};

impl Audit for Dummy {
    fn key_from_scratch(&self) -> u64 {
        let cells = self.cells.iter().map(|cell| match cell {
            None => 0,
            Some(side) => 1 + side.index() as u64,
        });
        let cell_code = |cell: Option<Cell>| cell.map_or(CELLS as u64, |cell| cell.index() as u64);
        let rest = [
            self.actor.index() as u64,
            cell_code(self.runner),
            cell_code(self.owed),
            u64::from(self.points[0]),
            u64::from(self.points[1]),
        ];
        cells.chain(rest).fold(0x1ea9_e125, |key, part| {
            SplitMix64::new(key ^ part.wrapping_mul(0x9e37_79b9)).next_u64()
        })
    }
}

impl Mirror for Dummy {
    fn mirrored(&self) -> Dummy {
        let mut cells = [None; CELLS];
        for cell in Cell::all() {
            cells[cell.mirrored().index()] = self.at(cell).map(Side::other);
        }
        Dummy {
            cells,
            actor: self.actor.other(),
            runner: self.runner.map(Cell::mirrored),
            owed: self.owed.map(Cell::mirrored),
            points: [self.points[1], self.points[0]],
            ..*self
        }
    }

    fn mirrored_step(&self, step: Step) -> Step {
        match step {
            Step::Push(cell) => Step::Push(cell.mirrored()),
            Step::Leap(cell) => Step::Leap(cell.mirrored()),
            other => other,
        }
    }
}
