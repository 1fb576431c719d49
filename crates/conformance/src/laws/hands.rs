//! What a hand is asked for: duties and picks (laws 8 and 9).

use rules::{Game, Pick, Stage};

/// Law 8.
pub(super) fn duty_clears<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
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
        let _token = after.play_unchecked(step);
        if after.scene().owed.len() >= owed.len() {
            return Err(format!("law 8: {step:?} answers nothing"));
        }
    }
    Ok(())
}

/// Law 9.
pub(super) fn picks_decide<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
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
