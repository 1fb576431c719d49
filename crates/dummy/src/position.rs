//! The state, and playing and taking back.

use rules::{Audit, Outcome, Position, Side, Stage};

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
        let home = self.home_for(cell);
        self.cells[cell.index()] = None;
        match decision {
            Decision::Take => self.points[owner.index()] += 1,
            Decision::Return => self.cells[home.index()] = Some(owner),
        }
    }

    /// Where the stone of the actor's rival that waits on `cell` is returned to: the free cell nearest to its home, which is
    /// its own at worst.
    pub(crate) fn home_for(&self, cell: Cell) -> Cell {
        let mut from_home: Vec<Cell> = Cell::all().collect();
        if self.actor == Side::First {
            from_home.reverse();
        }
        let free = from_home.into_iter().find(|&home| self.at(home).is_none());
        free.unwrap_or(cell)
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

    fn play_unchecked(&mut self, step: Step) -> Undo {
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
