//! What is sent is listed (law 20).

use rules::{Code, Codes, Course, Game, MatchEnd, Scene, Threat};

use crate::WalkedPly;

/// Law 20, of one position: the marks on its pieces and the notes beside its steps.
pub(super) fn are_listed<P: Game>(
    position: &P,
    scene: &Scene,
    steps: &[P::Step],
) -> Result<(), String> {
    let vocabulary = P::vocabulary();
    let badges = scene.pieces.iter().flat_map(|piece| &piece.badges);
    for badge in badges {
        listed("badge", badge.code, &vocabulary.badges)?;
    }
    for &step in steps {
        for note in position.notes(step) {
            if Threat::find(note.code).is_none() {
                listed("note", note.code, &vocabulary.notes)?;
            }
        }
    }
    if let Some(outcome) = position.outcome() {
        listed("reason", outcome.reason, &vocabulary.reasons)?;
    }
    Ok(())
}

/// Law 20, of a game as a match: how it ended, and what the judge saw.
pub(super) fn of_the_end<P: Game>(played: &[WalkedPly<P>]) -> Result<(), String> {
    let Some(first) = played.first() else {
        return Ok(());
    };
    let vocabulary = P::vocabulary();
    let mut course = Course::new(first.before.clone());
    for ply in played {
        if course.ended().is_some() || course.position() != &ply.before {
            break;
        }
        course.play(ply.step);
    }
    let Some(ruling) = course.ended() else {
        return Ok(());
    };
    if MatchEnd::find(ruling.outcome.reason).is_none() {
        listed("reason", ruling.outcome.reason, &vocabulary.reasons)?;
    }
    for finding in &ruling.findings {
        listed("finding", finding.code, &vocabulary.findings)?;
        for remark in &finding.remarks {
            listed("note", remark.code, &vocabulary.notes)?;
        }
    }
    Ok(())
}

fn listed(what: &str, code: Code, list: &[Code]) -> Result<(), String> {
    if list.contains(&code) {
        Ok(())
    } else {
        Err(format!("law 20: the {what} '{code}' is in no list"))
    }
}
