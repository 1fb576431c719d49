//! Forced wins, proved by looking at everything.

use rules::{Position, Side};

/// Whether the actor can win in at most `turns` turns of its own against every defence: every step of both sides, no pruning, no memory,
/// no evaluation. An end that the last defence itself brings about counts.
///
/// Turns are whole: answers to duties and steps inside a turn belong to the turn that they are part of.
pub fn wins<P: Position>(position: &P, turns: u32) -> bool {
    let winner = position.actor();
    forced(&mut position.clone(), winner, turns)
}

/// Whether `step`, played by the actor, leaves it a win in at most `turns` turns, the one that the step belongs to included.
pub fn wins_by<P: Position>(position: &P, step: P::Step, turns: u32) -> bool {
    let winner = position.actor();
    let mut next = position.clone();
    let _ = next.play_unchecked(step);
    let left = turns_left(&next, winner, turns);
    turns > 0 && forced(&mut next, winner, left)
}

fn turns_left<P: Position>(next: &P, winner: Side, turns: u32) -> u32 {
    if next.actor() == winner {
        turns
    } else {
        turns.saturating_sub(1)
    }
}

fn forced<P: Position>(position: &mut P, winner: Side, turns: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(winner);
    }
    let own = position.actor() == winner;
    if own && turns == 0 {
        return false;
    }
    let mut steps = Vec::new();
    position.generate(&mut steps);
    for step in steps {
        let token = position.play_unchecked(step);
        let left = if own {
            turns_left(position, winner, turns)
        } else {
            turns
        };
        let good = forced(position, winner, left);
        position.undo(step, token);
        if good == own {
            return own;
        }
    }
    !own
}
