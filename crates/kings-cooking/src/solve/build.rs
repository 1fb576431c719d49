//! Backward analysis (rules: 25.2).
//!
//! Captures and departures lower the number of units, pawn steps lower the sum of rows that pawns have still to go. So the
//! positions fall into levels that are settled one after another, and inside a level only quiet moves of other units lead
//! from position to position. Those can be taken back by the same moves, which is all that a backward analysis needs: it
//! assigns "wins in n" and "loses in n" for rising n, and what remains is a draw.
//!
//! An en passant right adds no position of its own: its value is that of the board without the right or of one of the
//! captures it allows, and those have fewer units.

use std::num::NonZeroUsize;
use std::panic::resume_unwind;

use rules::{Position, Side};

use rules::OnProgress;

use super::index::{LAYERS, Layout, POSITIONS, Placement};
use super::lookup::Lookup;
use super::scope::Scope;
use super::value::Value;
use crate::geometry::{Row, SquareSet};
use crate::movegen::reach;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::{Action, Step};

/// A position that some step makes safe can never be lost.
const SAFE: u8 = u8::MAX;

/// The most rows that pawns can have to go: six pawns, two rows each.
const MAX_ROWS: usize = 12;

/// Positions that one thread takes at a time, and between two reports of progress.
const CHUNK: usize = 1 << 17;

/// What one look at a position and at the settled positions behind it shows.
#[derive(Clone, Copy, Debug)]
enum Finding {
    /// Its value is known at once.
    Settled(Value),
    /// Some steps stay in the level.
    Open {
        /// How many.
        inside: u8,
        /// The plies to the latest loss among the other steps, [`SAFE`] if one of them does not lose.
        latest: u8,
        /// The plies to the fastest win among the other steps.
        win: Option<u8>,
    },
}

#[derive(Debug)]
pub(super) struct Builder<'a> {
    layout: &'static Layout,
    scope: &'a Scope,
    values: Vec<u8>,
    inside: Vec<u8>,
    latest: Vec<u8>,
    wins: Vec<Vec<u32>>,
    losses: Vec<Vec<u32>>,
    threads: NonZeroUsize,
}

impl<'a> Builder<'a> {
    pub(super) fn new(scope: &'a Scope, threads: NonZeroUsize) -> Builder<'a> {
        Builder {
            layout: Layout::get(),
            scope,
            values: vec![Value::UNSOLVED; POSITIONS],
            inside: vec![0; POSITIONS],
            latest: vec![0; POSITIONS],
            wins: vec![Vec::new(); Value::PLIES],
            losses: vec![Vec::new(); Value::PLIES],
            threads,
        }
    }

    /// Settles every position of the scope; the result has a byte for each address.
    pub(super) fn run(mut self, progress: OnProgress<'_>) -> Vec<u8> {
        let total = self.scope.len();
        let mut done = 0;
        progress(0, total);
        for units in LAYERS {
            for level in self.levels(units) {
                for chunk in level.chunks(CHUNK * self.threads.get()) {
                    self.examine(chunk);
                    done += chunk.len() as u64;
                    progress(done, total);
                }
                self.propagate();
                for &address in &level {
                    let value = &mut self.values[address as usize];
                    if *value == Value::UNSOLVED {
                        *value = Value::Draw.to_byte();
                    }
                }
            }
        }
        self.values
    }

    /// The positions of a layer, by the rows that pawns have still to go.
    fn levels(&self, units: usize) -> Vec<Vec<u32>> {
        let mut levels = vec![Vec::new(); MAX_ROWS + 1];
        for address in self.layout.layer(units) {
            if self.scope.has(address) {
                let rows = pawn_rows(&self.layout.position(address));
                levels[rows].push(address as u32);
            }
        }
        levels
    }

    fn examine(&mut self, addresses: &[u32]) {
        let (layout, values) = (self.layout, &self.values);
        let look = |part: &[u32]| -> Vec<Finding> {
            let mut steps = Vec::with_capacity(64);
            part.iter()
                .map(|&address| examine(layout, values, address as usize, &mut steps))
                .collect()
        };
        let findings = if self.threads.get() == 1 {
            vec![look(addresses)]
        } else {
            std::thread::scope(|scope| {
                let workers: Vec<_> = addresses
                    .chunks(addresses.len().div_ceil(self.threads.get()).max(1))
                    .map(|part| scope.spawn(|| look(part)))
                    .collect();
                workers
                    .into_iter()
                    .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            })
        };
        for (&address, finding) in addresses.iter().zip(findings.into_iter().flatten()) {
            self.note(address, finding);
        }
    }

    fn note(&mut self, address: u32, finding: Finding) {
        let at = address as usize;
        match finding {
            Finding::Settled(Value::Win(plies)) => self.wins[usize::from(plies)].push(address),
            Finding::Settled(Value::Loss(plies)) => self.losses[usize::from(plies)].push(address),
            Finding::Settled(Value::Draw) => self.values[at] = Value::Draw.to_byte(),
            Finding::Open {
                inside,
                latest,
                win,
            } => {
                self.inside[at] = inside;
                self.latest[at] = latest;
                if let Some(plies) = win {
                    self.wins[usize::from(plies)].push(address);
                }
            }
        }
    }

    fn propagate(&mut self) {
        for plies in 0..Value::PLIES {
            let next = plies + 1;
            for address in std::mem::take(&mut self.losses[plies]) {
                if self.settle(address, Value::Loss(plies as u8)) {
                    self.for_each_predecessor(address, |builder, before| {
                        builder.wins[next].push(before);
                    });
                }
            }
            for address in std::mem::take(&mut self.wins[plies]) {
                if self.settle(address, Value::Win(plies as u8)) {
                    self.for_each_predecessor(address, |builder, before| {
                        let at = before as usize;
                        builder.inside[at] -= 1;
                        if builder.inside[at] == 0 && builder.latest[at] != SAFE {
                            let latest = usize::from(builder.latest[at]).max(next);
                            builder.losses[latest].push(before);
                        }
                    });
                }
            }
        }
    }

    /// Assigns a value, unless a better one stands there already; answers whether it did.
    fn settle(&mut self, address: u32, value: Value) -> bool {
        let stored = &mut self.values[address as usize];
        let fresh = *stored == Value::UNSOLVED;
        if fresh {
            *stored = value.to_byte();
        }
        fresh
    }

    /// The unsettled positions of the level from which one quiet move leads here: the rival moved last, so each of his
    /// units that is no pawn goes back to every empty square it could have come from.
    fn for_each_predecessor(&mut self, address: u32, mut each: impl FnMut(&mut Self, u32)) {
        let here = Placement::of(&self.layout.position(address as usize));
        let (mover, rival) = (here.side, here.side.other());
        let occupied = here.units[0].or(here.units[1]);
        for stands in here.units[rival.index()] {
            let Some(unit) = here.cells[stands.index()].filter(|unit| unit.kind() != Kind::Pawn)
            else {
                continue;
            };
            let origins = reach(unit.kind(), rival, stands, occupied) & SquareSet::FULL.0;
            for origin in SquareSet(origins).without(occupied) {
                let mut before = here;
                before.cells[stands.index()] = None;
                before.cells[origin.index()] = Some(unit);
                let own = &mut before.units[rival.index()];
                *own = own.without(stands.bit()).or(origin.bit());
                before.side = mover.other();
                before.margin = -here.margin;
                let Some(address) = self.layout.address(&before) else {
                    continue;
                };
                if self.values[address] == Value::UNSOLVED && self.scope.has(address) {
                    each(self, address as u32);
                }
            }
        }
    }
}

fn pawn_rows(position: &KingsCooking) -> usize {
    let mut rows = 0;
    for side in Side::ALL {
        for square in position.units(side) {
            if position
                .unit(square)
                .is_some_and(|unit| unit.kind() == Kind::Pawn)
            {
                rows += match square.row(side) {
                    Row::Home => 2,
                    Row::Middle => 1,
                    Row::Far => 0,
                };
            }
        }
    }
    rows
}

fn examine(layout: &Layout, values: &[u8], address: usize, steps: &mut Vec<Step>) -> Finding {
    let lookup = Lookup::new(layout, |address| values.get(address).copied());
    let mut position = layout.position(address);
    steps.clear();
    position.generate(steps);
    if steps.is_empty() {
        return Finding::Settled(Value::of_margin(position.margin(position.side())));
    }
    let (mut inside, mut best): (u8, Option<Value>) = (0, None);
    for &step in steps.iter() {
        if stays_inside(&position, step) {
            inside += 1;
            continue;
        }
        let token = position.play_unchecked(step);
        let value = lookup.value(&position).unwrap_or(Value::Draw).before();
        position.undo(step, token);
        best = best.max(Some(value));
    }
    match best {
        Some(value) if inside == 0 => Finding::Settled(value),
        None => Finding::Open {
            inside,
            latest: 0,
            win: None,
        },
        Some(Value::Loss(plies)) => Finding::Open {
            inside,
            latest: plies,
            win: None,
        },
        Some(Value::Draw) => Finding::Open {
            inside,
            latest: SAFE,
            win: None,
        },
        Some(Value::Win(plies)) => Finding::Open {
            inside,
            latest: SAFE,
            win: Some(plies),
        },
    }
}

/// Whether a step is a quiet move of a unit that is no pawn.
fn stays_inside(position: &KingsCooking, step: Step) -> bool {
    let pawn = position
        .unit(step.from())
        .is_some_and(|unit| unit.kind() == Kind::Pawn);
    match step.action() {
        Action::Board(to) => !pawn && !position.occupied().has(to),
        Action::Depart | Action::Promote(..) => false,
    }
}
