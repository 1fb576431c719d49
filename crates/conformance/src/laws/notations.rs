//! The notations of a game (laws 11 and 12).

use rules::{Game, Refused, Standing, Text, read_turn};

use crate::WalkedPly;

/// Law 11: every form of a legal step is read as that step. Two steps with one text cannot both come back, so that texts are
/// unique as well.
pub(super) fn step_returns<P: Game>(position: &P, step: P::Step) -> Result<(), String> {
    for form in P::FORMS {
        let text = position
            .write_as(form, step)
            .map_err(|refusal| format!("law 11: {step:?} has no {form}: {refusal}"))?;
        match position.read_as(form, &text) {
            Ok(read) if read == step => {}
            Ok(read) => {
                return Err(format!(
                    "law 11: {form} '{text}' of {step:?} reads as {read:?}"
                ));
            }
            Err(refusal) => {
                return Err(format!(
                    "law 11: {form} '{text}' of the legal {step:?} is refused: {} {refusal}",
                    refusal.code()
                ));
            }
        }
    }
    Ok(())
}

/// Laws 11 and 12 from the other end, for any text: whatever a notation reads, as a step or as a turn, is legal and comes back
/// by its own text.
///
/// # Errors
/// The law that is broken, with what was seen.
pub fn check_reading<P: Text>(position: &P, text: &str) -> Result<(), String> {
    for form in P::FORMS {
        if let Ok(step) = position.read_as(form, text) {
            let machine = position.step_text(step);
            let legal = position.explain(&machine, Standing::Open) == Ok(step);
            let written = position.write_as(form, step);
            let again = written.map(|written| position.read_as(form, &written) == Ok(step));
            if !legal || again != Ok(true) {
                return Err(format!(
                    "law 11: {form} '{text}' is read as '{machine}': legal {legal}, comes back {again:?}"
                ));
            }
        }
        if let Ok(steps) = position.read_turn_as(form, text) {
            let machine = position.write_turn_as(P::FORMS[0], &steps);
            let legal = machine.as_ref().is_ok_and(|machine| {
                read_turn(position, machine, Standing::Open) == Ok(steps.clone())
            });
            let written = position.write_turn_as(form, &steps);
            let again =
                written.map(|written| position.read_turn_as(form, &written) == Ok(steps.clone()));
            if !legal || again != Ok(true) {
                return Err(format!(
                    "law 12: {form} '{text}' is read as {machine:?}: legal {legal}, comes back {again:?}"
                ));
            }
        }
    }
    Ok(())
}

/// Law 12: a turn comes back from its text in every form: whole, broken off after each step, and what is left of it from
/// each step on; and from its machine form by the reader that looks for the form itself. Of other forms that reader need not give
/// the same steps: two notations of a game may count ranks from different numbers, and machine form goes first.
pub(super) fn turn_returns<P: Game>(turn: &[WalkedPly<P>]) -> Result<(), String> {
    for begin in 0..turn.len() {
        for end in begin + 1..=turn.len() {
            part_returns(&turn[begin..end])?;
        }
    }
    Ok(())
}

fn part_returns<P: Game>(part: &[WalkedPly<P>]) -> Result<(), String> {
    let Some(first) = part.first() else {
        return Ok(());
    };
    let position = &first.before;
    let steps: Vec<P::Step> = part.iter().map(|ply| ply.step).collect();
    for form in P::FORMS {
        let text = position
            .write_turn_as(form, &steps)
            .map_err(|refusal| format!("law 12: {steps:?} has no {form}: {refusal}"))?;
        let read = position.read_turn_as(form, &text);
        if read.as_ref() != Ok(&steps) {
            return Err(format!(
                "law 12: {form} '{text}' of {steps:?} reads as {read:?}"
            ));
        }
    }
    let machine: Vec<String> = part
        .iter()
        .map(|ply| ply.before.step_text(ply.step))
        .collect();
    let machine = machine.join(",");
    let read = read_turn(position, &machine, Standing::Open);
    if read.as_ref() != Ok(&steps) {
        return Err(format!(
            "law 12: '{machine}' of {steps:?} reads as {read:?}"
        ));
    }
    Ok(())
}
