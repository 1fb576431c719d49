//! The state, and playing and taking back.

use rules::{Audit, Mirror, Outcome, Position, Side, SplitMix64, Stage};

use crate::{CELLS, Cell, Decision, Options, Step};

/// A position of Leapers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dummy {
    pub(crate) cells: [Option<Side>; CELLS],
    pub(crate) actor: Side,
    /// The stone that is running.
    pub(crate) runner: Option<Cell>,
    /// The stone that has arrived and waits for the actor's decision.
    pub(crate) owed: Option<Cell>,
    pub(crate) points: [u8; 2],
    pub(crate) clock: u16,
    pub(crate) options: Options,
}

/// What takes back a step: the whole old position.
#[derive(Clone, Debug)]
pub struct Undo(Dummy);

impl Dummy {
    pub(crate) fn at(&self, cell: Cell) -> Option<Side> {
        self.cells[cell.index()]
    }

    /// The cell a stone on `from` reaches by a leap, and the one it leaps over.
    pub(crate) fn leap(&self, from: Cell) -> Option<(Cell, Cell)> {
        let side = self.at(from)?;
        let over = from.ahead(side, 1)?;
        let to = from.ahead(side, 2)?;
        (self.at(over).is_some() && self.at(to).is_none()).then_some((over, to))
    }

    fn end_turn(&mut self) {
        let far = Cell::far(self.actor);
        let arrived = self.at(far) == Some(self.actor);
        self.runner = None;
        if arrived && self.options.automatic {
            self.cells[far.index()] = None;
            self.points[self.actor.index()] += 1;
        } else if arrived {
            self.owed = Some(far);
        }
        self.actor = self.actor.other();
    }

    fn decide(&mut self, decision: Decision) {
        let Some(cell) = self.owed.take() else {
            return;
        };
        let owner = self.actor.other();
        self.cells[cell.index()] = None;
        match decision {
            Decision::Take => self.points[owner.index()] += 1,
            Decision::Return => {
                let mut from_home: Vec<Cell> = Cell::all().collect();
                if owner == Side::Second {
                    from_home.reverse();
                }
                let home = from_home.into_iter().find(|&cell| self.at(cell).is_none());
                if let Some(home) = home {
                    self.cells[home.index()] = Some(owner);
                }
            }
        }
    }
}

impl Position for Dummy {
    type Step = Step;
    type Undo = Undo;

    fn actor(&self) -> Side {
        self.actor
    }

    fn stage(&self) -> Stage {
        match (self.owed, self.runner) {
            (Some(_), _) => Stage::Duty,
            (None, Some(_)) => Stage::Mid,
            (None, None) => Stage::Turn,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        crate::outcome::outcome(self)
    }

    fn key(&self) -> u64 {
        self.key_from_scratch()
    }

    fn generate(&self, out: &mut Vec<Step>) {
        crate::movegen::generate(self, out);
    }

    fn play(&mut self, step: Step) -> Undo {
        let before = Undo(self.clone());
        match step {
            Step::Push(from) => {
                if let Some(to) = from.ahead(self.actor, 1) {
                    self.cells[to.index()] = self.cells[from.index()].take();
                }
                self.clock += 1;
                self.end_turn();
            }
            Step::Leap(from) => {
                if let Some((over, to)) = self.leap(from) {
                    self.cells[to.index()] = self.cells[from.index()].take();
                    if self.at(over) == Some(self.actor.other()) {
                        self.cells[over.index()] = None;
                    }
                    self.runner = Some(to);
                }
            }
            Step::Stop => {
                self.clock += 1;
                self.end_turn();
            }
            Step::Decide(decision) => self.decide(decision),
        }
        before
    }

    fn undo(&mut self, _step: Step, token: Undo) {
        *self = token.0;
    }
}

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
