//! Legal steps, in the order decisions, stop, then cells from the first side's end, push before leap.

use crate::{Cell, Decision, Dummy, Step};

pub(crate) fn generate(position: &Dummy, out: &mut Vec<Step>) {
    if position.owed.is_some() {
        out.extend([Step::Decide(Decision::Take), Step::Decide(Decision::Return)]);
        return;
    }
    if let Some(runner) = position.runner {
        out.push(Step::Stop);
        if position.leap(runner).is_some() {
            out.push(Step::Leap(runner));
        }
        return;
    }
    for cell in Cell::all() {
        if position.at(cell) != Some(position.actor) {
            continue;
        }
        let ahead = cell.ahead(position.actor, 1);
        if ahead.is_some_and(|ahead| position.at(ahead).is_none()) {
            out.push(Step::Push(cell));
        }
        if position.leap(cell).is_some() {
            out.push(Step::Leap(cell));
        }
    }
}
