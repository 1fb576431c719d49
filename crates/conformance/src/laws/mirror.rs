//! The sides exchanged (law 10).

use evaluation::Playable;
use rules::{Game, Mirror};

/// Law 10.
pub(super) fn mirrored_steps<P: Game + Mirror>(position: &P) -> Result<(), String> {
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

/// Law 10 for a search: the same value, the same gains, the same ends.
pub(super) fn mirrored_value<P: Playable + Mirror>(position: &P) -> Result<(), String> {
    let mirrored = position.mirrored();
    let ends = [position, &mirrored].map(|side| side.plain_end());
    let exchanged = ends[0].map(|end| end.winner.map(rules::Side::other));
    if exchanged != ends[1].map(|end| end.winner) {
        return Err(format!("law 10: plain ends {ends:?}"));
    }
    if position.outcome().is_some() {
        return Ok(());
    }
    let values = [position, &mirrored].map(|side| side.value());
    if values[0] != values[1] {
        return Err(format!(
            "law 10: value {}, mirrored {}",
            values[0], values[1]
        ));
    }
    if position.passed().is_some() != mirrored.passed().is_some() {
        return Err("law 10: one side may pass and the other may not".into());
    }
    let mut steps = Vec::new();
    position.generate(&mut steps);
    for step in steps {
        let there = position.mirrored_step(step);
        let gains = [position.gain(step), mirrored.gain(there)];
        if gains[0] != gains[1] {
            return Err(format!(
                "law 10: {step:?} gains {}, mirrored {}",
                gains[0], gains[1]
            ));
        }
    }
    Ok(())
}
