//! Value: points, stones and how far they are.

use evaluation::Evaluate;
use rules::{Position, Side};

use crate::{Cell, Decision, Dummy, Step};

const POINT: i32 = 300;
const STONE: i32 = 100;

impl Evaluate for Dummy {
    fn value(&self) -> i32 {
        let side_value = |side: Side| {
            let way = |cell: Cell| match side {
                Side::First => cell.index() as i32,
                Side::Second => cell.mirrored().index() as i32,
            };
            let stones = Cell::all().filter(|&cell| self.at(cell) == Some(side));
            let stones: i32 = stones.map(|cell| STONE + 10 * way(cell)).sum();
            POINT * i32::from(self.points[side.index()]) + stones
        };
        side_value(self.actor()) - side_value(self.actor().other())
    }

    fn gain(&self, step: Step) -> i32 {
        match step {
            Step::Leap(from) => match self.leap(from) {
                Some((over, _)) if self.at(over) == Some(self.actor.other()) => STONE,
                _ => 0,
            },
            Step::Decide(Decision::Take) => -(POINT - STONE),
            _ => 0,
        }
    }
}
