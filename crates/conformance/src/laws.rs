//! The laws, one function each.

use std::collections::{HashMap, HashSet};

use rules::{Game, Mirror, Pick, Ply, Reading, Stage, Standing};

use crate::{Difference, Plan, Report, random_game};

/// Plays random games and tries every law at every position.
pub fn check<P: Game>(options: P::Options, plan: &Plan) -> Report {
    check_with(options, plan, check_position::<P>)
}

/// As [`check`], and the position with the sides exchanged has the mirrored steps (law 10).
pub fn check_mirror<P: Game + Mirror>(options: P::Options, plan: &Plan) -> Report {
    check_with(options, plan, |position: &P| {
        mirrored_steps(position).map(|()| 0)
    })
}

fn check_with<P: Game>(
    options: P::Options,
    plan: &Plan,
    law: impl Fn(&P) -> Result<u64, String>,
) -> Report {
    let mut report = Report::default();
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_add(game);
        let mut broken = None;
        let played = random_game::<P>(options, plan.plies, seed, |position, plies| {
            report.positions += 1;
            match law(position) {
                Ok(pairs) => report.pairs += pairs,
                Err(what) => broken = Some((plies.len(), position.position_text(), what)),
            }
            broken.is_none()
        });
        report.pairs += played.len() as u64;
        if let (None, Err(what)) = (&broken, there_and_back(&played)) {
            let start = played.first().map(|ply| ply.before.position_text());
            broken = Some((played.len(), start.unwrap_or_default(), what));
        }
        if let Some((ply, position, what)) = broken {
            report.differences.push(Difference {
                seed,
                ply,
                position,
                what,
            });
        }
    }
    report
}

/// Every law that can be seen from one position. Returns the number of steps played and taken back.
///
/// # Errors
/// The law that is broken, with what was seen.
pub fn check_position<P: Game>(position: &P) -> Result<u64, String> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    outcome_means_no_step(position, &steps)?;
    no_duplicates(position, &steps)?;
    position
        .audit()
        .map_err(|what| format!("law 4, derived state: {what}"))?;
    position_text_returns(position)?;
    step_texts_return(position, &steps)?;
    duty_clears(position, &steps)?;
    picks_decide(position, &steps)?;
    for &step in &steps {
        undo_is_exact(position, step)?;
    }
    Ok(steps.len() as u64)
}

/// Law 1 (and with it law 7: a turn that was begun can be finished).
fn outcome_means_no_step<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    match position.outcome() {
        Some(outcome) if !steps.is_empty() => Err(format!(
            "law 1: {outcome:?} and still {} legal steps",
            steps.len()
        )),
        None if steps.is_empty() => Err("law 1: no outcome and no legal step".into()),
        _ => Ok(()),
    }
}

/// Law 2, and counting agrees with generating.
fn no_duplicates<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
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

/// Laws 3 and 4.
fn undo_is_exact<P: Game>(position: &P, step: P::Step) -> Result<(), String> {
    let mut other = position.clone();
    let token = other.play(step);
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
    let token = other.play(step);
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

/// Law 5.
fn step_texts_return<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let mut seen: HashMap<String, P::Step> = HashMap::new();
    for &step in steps {
        let text = position.step_text(step);
        if text.is_empty() || text.contains([' ', ',']) {
            return Err(format!(
                "law 5: step text '{text}' is empty or has a space or comma"
            ));
        }
        match position.explain(&text, Standing::Open) {
            Ok(read) if read == step => {}
            Ok(read) => return Err(format!("law 5: '{text}' of {step:?} reads as {read:?}")),
            Err(refusal) => {
                return Err(format!(
                    "law 5: legal '{text}' is refused: {} {refusal}",
                    refusal.code
                ));
            }
        }
        if let Some(other) = seen.insert(text.clone(), step) {
            return Err(format!("law 5: '{text}' means {other:?} and {step:?}"));
        }
    }
    Ok(())
}

/// Law 6. A finished position may be one that no text can start from.
fn position_text_returns<P: Game>(position: &P) -> Result<(), String> {
    let text = position.position_text();
    match P::read_position(&text, Reading::Lenient, position.options()) {
        Ok(read) if read != *position => Err(format!("law 6: read back as {read:?}")),
        Ok(read) if read.key() != position.key() => {
            Err("law 4: equal positions with different keys".into())
        }
        Ok(read) if read.position_text() != text => Err(format!(
            "law 6: written again as '{}'",
            read.position_text()
        )),
        Ok(read) => unfolds(&read),
        Err(_) if position.outcome().is_some() => Ok(()),
        Err(refusal) => Err(format!(
            "law 6: own text is refused: {} {refusal}",
            refusal.code
        )),
    }
}

/// A position inside a turn that knows the turn's start leads there and back.
fn unfolds<P: Game>(position: &P) -> Result<(), String> {
    let Some((mut start, steps)) = position.unfold() else {
        return Ok(());
    };
    if start.stage() == Stage::Mid {
        return Err("law 6: a turn unfolds to a position inside a turn".into());
    }
    for step in steps {
        // Only the way forward is of interest here; `undo_is_exact` has the way back.
        let _token = start.play(step);
    }
    if start == *position {
        Ok(())
    } else {
        Err(format!("law 6: the unfolded turn leads to {start:?}"))
    }
}

/// Law 8.
fn duty_clears<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let owed = position.scene().owed;
    if (position.stage() == Stage::Duty) == owed.is_empty() {
        return Err(format!(
            "law 8: stage {:?} with {} answers owed",
            position.stage(),
            owed.len()
        ));
    }
    if owed.is_empty() {
        return Ok(());
    }
    if position.in_check() {
        return Err("law 8: check is reported in a duty".into());
    }
    for &step in steps {
        let mut after = position.clone();
        let _token = after.play(step);
        if after.scene().owed.len() >= owed.len() {
            return Err(format!("law 8: {step:?} answers nothing"));
        }
    }
    Ok(())
}

/// Law 9.
fn picks_decide<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let mut paths: Vec<Vec<Pick>> = Vec::with_capacity(steps.len());
    for &step in steps {
        let path = position.picks(step);
        if path.is_empty() {
            return Err(format!("law 9: {step:?} has no pick"));
        }
        paths.push(path);
    }
    paths.sort();
    for pair in paths.windows(2) {
        if pair[1].starts_with(&pair[0]) {
            return Err(format!(
                "law 9: the picks {:?} do not decide, {:?} begins with them",
                pair[0], pair[1]
            ));
        }
    }
    Ok(())
}

/// Law 10.
fn mirrored_steps<P: Game + Mirror>(position: &P) -> Result<(), String> {
    let mirrored = position.mirrored();
    if mirrored.mirrored() != *position {
        return Err("law 10: mirroring twice is not the position".into());
    }
    mirrored
        .audit()
        .map_err(|what| format!("law 10, derived state of the mirrored position: {what}"))?;
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut expected: Vec<String> = steps
        .iter()
        .map(|&step| mirrored.step_text(position.mirrored_step(step)))
        .collect();
    steps.clear();
    mirrored.generate(&mut steps);
    let mut got: Vec<String> = steps.iter().map(|&step| mirrored.step_text(step)).collect();
    expected.sort();
    got.sort();
    if expected != got {
        return Err(format!("law 10: mirrored steps {expected:?}, got {got:?}"));
    }
    match (position.outcome(), mirrored.outcome()) {
        (None, None) => Ok(()),
        (Some(here), Some(there))
            if here.reason == there.reason
                && here.winner == there.winner.map(rules::Side::other) =>
        {
            Ok(())
        }
        (here, there) => Err(format!("law 10: outcome {here:?} mirrored is {there:?}")),
    }
}

/// Law 13.
fn there_and_back<P: Game>(played: &[Ply<P>]) -> Result<(), String> {
    let Some(first) = played.first() else {
        return Ok(());
    };
    let mut position = first.before.clone();
    let mut tokens = Vec::with_capacity(played.len());
    for ply in played {
        tokens.push(position.play(ply.step));
    }
    let end = position.clone();
    for (index, (ply, token)) in played.iter().zip(tokens).enumerate().rev() {
        position.undo(ply.step, token);
        if position != ply.before || position.key() != ply.before.key() {
            return Err(format!(
                "law 13: another position after taking back step {index}"
            ));
        }
    }
    for (index, ply) in played.iter().enumerate() {
        if position.key() != ply.before.key() {
            return Err(format!("law 13: another key before redoing step {index}"));
        }
        let _token = position.play(ply.step);
    }
    if position == end {
        Ok(())
    } else {
        Err("law 13: redoing the whole game does not give its end".into())
    }
}
