//! Texts of steps and positions (laws 5 and 6).

use std::collections::HashMap;

use rules::{Game, Reading, Refused, Stage, Standing};

/// Law 5.
pub(super) fn step_texts_return<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
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
                    refusal.code()
                ));
            }
        }
        if let Some(other) = seen.insert(text.clone(), step) {
            return Err(format!("law 5: '{text}' means {other:?} and {step:?}"));
        }
    }
    Ok(())
}

/// Law 6. A finished position may be one that no text can start from, or whose end only the last step tells: then the text at
/// least returns.
pub(super) fn position_text_returns<P: Game>(position: &P) -> Result<(), String> {
    let text = position.position_text();
    match P::read_position(&text, Reading::Lenient, position.options()) {
        Ok(read) if read != *position && position.outcome().is_none() => {
            Err(format!("law 6: read back as {read:?}"))
        }
        Ok(read) if read == *position && read.key() != position.key() => {
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
            refusal.code()
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
        let _token = start.play_unchecked(step);
    }
    if start == *position {
        Ok(())
    } else {
        Err(format!("law 6: the unfolded turn leads to {start:?}"))
    }
}
