//! Steps: generated, played, taken back (laws 1 to 4, 7 and 21); and the end that comes without one (law 22).

use std::collections::HashSet;
use std::time::Duration;

use rules::Game;

/// Law 1 (and with it law 7: a turn that was begun can be finished).
pub(super) fn outcome_means_no_step<P: Game>(
    position: &P,
    steps: &[P::Step],
) -> Result<(), String> {
    match position.outcome() {
        Some(outcome) if !steps.is_empty() => Err(format!(
            "law 1: {outcome:?} and still {} legal steps",
            steps.len()
        )),
        None if steps.is_empty() => Err("law 1: no outcome and no legal step".into()),
        _ => Ok(()),
    }
}

/// Law 22.
pub(super) fn common_clocks_decide<P: Game>(position: &P) -> Result<(), String> {
    let (clock, end) = (position.common_clock(), position.time_up());
    if clock.is_some() == end.is_ok() && clock != Some(Duration::ZERO) {
        return Ok(());
    }
    Err(format!(
        "law 22: a common clock of {clock:?} ends in {end:?}"
    ))
}

/// Law 2, and counting agrees with generating.
pub(super) fn no_duplicates<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let mut seen = HashSet::new();
    for step in steps {
        if !seen.insert(*step) {
            return Err(format!("law 2: {step:?} is generated twice"));
        }
    }
    let counted = position.count();
    if counted != steps.len() {
        return Err(format!("law 2: count {counted}, generated {}", steps.len()));
    }
    let mut again = Vec::new();
    position.generate(&mut again);
    if again != steps {
        return Err("law 2: the order is not stable".into());
    }
    Ok(())
}

/// Law 21: `step`, which is legal or not, is played if it is legal, and otherwise refused with nothing changed.
pub(super) fn play_is_checked<P: Game>(position: &P, step: P::Step) -> Result<(), String> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut other = position.clone();
    let played = other.play(step).is_ok();
    let expected = match steps.contains(&step) {
        true => rules::after(position, step),
        false => position.clone(),
    };
    if played == steps.contains(&step) && other == expected {
        Ok(())
    } else {
        Err(format!("law 21: {step:?} is played unchecked"))
    }
}

/// Laws 3 and 4.
pub(super) fn undo_is_exact<P: Game>(position: &P, step: P::Step) -> Result<(), String> {
    let mut other = position.clone();
    let token = other.play_unchecked(step);
    other
        .audit()
        .map_err(|what| format!("law 4 after {step:?}: {what}"))?;
    let reached = other.clone();
    other.undo(step, token);
    if other != *position || other.key() != position.key() {
        return Err(format!(
            "law 3: {step:?} is not taken back exactly: {other:?}"
        ));
    }
    let token = other.play_unchecked(step);
    if other != reached || other.key() != reached.key() {
        return Err(format!("law 3: {step:?} played again differs: {other:?}"));
    }
    other.undo(step, token);
    if other != *position {
        return Err(format!(
            "law 3: {step:?} is not taken back exactly the second time"
        ));
    }
    Ok(())
}
