//! Whole games: there and back, and as the course of a match (laws 13 and 19).

use rules::{Course, Game, Stage};

use crate::WalkedPly;

/// Law 13.
pub(super) fn there_and_back<P: Game>(played: &[WalkedPly<P>]) -> Result<(), String> {
    let Some(first) = played.first() else {
        return Ok(());
    };
    let mut position = first.before.clone();
    let mut tokens = Vec::with_capacity(played.len());
    for ply in played {
        tokens.push(position.play_unchecked(ply.step));
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
        let _token = position.play_unchecked(ply.step);
    }
    if position == end {
        Ok(())
    } else {
        Err("law 13: redoing the whole game does not give its end".into())
    }
}

/// Law 19: a game on a course is the same game. The history that it keeps leads to every earlier position, whichever way it
/// is asked; all of it taken back is the start.
pub(super) fn can_be_walked<P: Game>(played: &[WalkedPly<P>]) -> Result<(), String> {
    let Some(first) = played.first() else {
        return Ok(());
    };
    let mut course = Course::new(first.before.clone());
    let mut walked: Vec<(&P, P::Step, P::Tally)> = Vec::with_capacity(played.len());
    for ply in played {
        if course.ended().is_some() {
            break;
        }
        if *course.position() != ply.before {
            return Err(format!(
                "law 19: another position after {} steps",
                walked.len()
            ));
        }
        let tally = course.tally().clone();
        let stands = course.play(ply.step);
        walked.push((&ply.before, stands, tally));
        if stands != ply.step {
            // The referee voids a step: from here on it is another game.
            break;
        }
    }
    let before: Vec<&P> = walked.iter().map(|(before, ..)| *before).collect();
    keeps_its_plies(&course, &walked)
        .and_then(|()| leads_back(&course, &before))
        .and_then(|()| counts_repetitions(&course, &before))
        .map_err(|what| format!("law 19: {what}"))?;
    while let Some((before, step, tally)) = walked.pop() {
        if course.back() != Some(step) || course.position() != before || *course.tally() != tally {
            return Err(format!(
                "law 19: step {} is not taken back exactly",
                walked.len()
            ));
        }
    }
    if course.back().is_some() || course.position() != course.start() {
        return Err("law 19: all taken back is not the start".into());
    }
    Ok(())
}

fn keeps_its_plies<P: Game>(
    course: &Course<P>,
    walked: &[(&P, P::Step, P::Tally)],
) -> Result<(), String> {
    if course.plies().len() != walked.len() {
        return Err(format!("{} plies are kept", course.plies().len()));
    }
    let mut starts = course.turn_starts().peekable();
    let mut last = None;
    for (index, (ply, (before, step, _))) in course.plies().iter().zip(walked).enumerate() {
        let kept = (ply.step, ply.actor, ply.stage, ply.key);
        if kept != (*step, before.actor(), before.stage(), before.key()) {
            return Err(format!("ply {index} is kept as {ply:?}"));
        }
        let begins = last != Some(ply.actor);
        if starts.next_if_eq(&index).is_some() != begins {
            return Err(format!("turns are cut wrongly at ply {index}"));
        }
        last = Some(ply.actor);
    }
    let inside = last == Some(course.position().actor());
    if course.inside_turn() != inside || starts.next().is_none() != inside {
        return Err("the last turn is cut wrongly".into());
    }
    Ok(())
}

fn leads_back<P: Game>(course: &Course<P>, before: &[&P]) -> Result<(), String> {
    let now = course.position();
    let length = before.len();
    let at = |index: usize| before.get(index).copied().unwrap_or(now);
    let mut count = 0;
    for (index, moment) in course.moments().enumerate() {
        count += 1;
        if moment.before != *at(index) || moment.after != *at(index + 1) {
            return Err(format!("another moment {index}"));
        }
    }
    if count != length {
        return Err(format!("{count} moments of {length} steps"));
    }
    for back in [0, 1, length / 2, length] {
        if course.earlier(back) != *at(length - back.min(length)) {
            return Err(format!("another position {back} steps ago"));
        }
    }
    for first in [0, length / 2, length] {
        if !course
            .moments()
            .skip(first)
            .eq(course.past().window(now, first))
        {
            return Err(format!("another window from step {first}"));
        }
    }
    Ok(())
}

/// Positions that repeat each other have one key, by which alone the judge finds them.
fn counts_repetitions<P: Game>(course: &Course<P>, before: &[&P]) -> Result<(), String> {
    let now = course.position();
    let positions: Vec<&P> = before.iter().copied().chain([now]).collect();
    let at_turn: Vec<&P> = positions
        .into_iter()
        .filter(|position| position.stage() == Stage::Turn)
        .collect();
    for (index, later) in at_turn.iter().enumerate() {
        if !later.repeats(later) {
            return Err("a position does not repeat itself".into());
        }
        for earlier in &at_turn[..index] {
            if later.repeats(earlier) && later.key() != earlier.key() {
                return Err(format!(
                    "'{}' repeats '{}' with another key",
                    later.position_text(),
                    earlier.position_text()
                ));
            }
        }
    }
    if now.stage() != Stage::Turn {
        return Ok(());
    }
    let occurs = |position: &&P| position.stage() == Stage::Turn && now.repeats(position);
    let mut times = 1;
    for (index, _) in before
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, one)| occurs(one))
    {
        times += 1;
        if course.past().occurrence(now, times) != Some(index) {
            return Err(format!("occurrence {times} is not found at step {index}"));
        }
    }
    match course.past().occurrence(now, times + 1) {
        Some(index) => Err(format!("an occurrence too many at step {index}")),
        None => Ok(()),
    }
}
