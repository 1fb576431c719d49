//! Computer opponents (rules: 20).

use std::fmt;
use std::str::FromStr;

use rules::{Evaluate, Position, Refusal, Side, SplitMix64, Text};

use crate::position::KingsCooking;
use crate::solve::{Tablebase, best_step};
use crate::step::Step;
use crate::text::excerpt;

/// How an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// The first step in canonical order.
    Scripted1,
    /// Any step, uniformly.
    Random,
    /// The best capture margin after one ply.
    Greedy,
    /// Alpha–beta to so many plies on the capture margin.
    Search(u8),
    /// The exact value.
    Perfect,
}

/// The deepest `search-n` that is accepted: beyond it an answer can take longer than anybody waits.
pub const MAX_SEARCH: u8 = 12;

impl FromStr for Level {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Level, Refusal> {
        let depth = text.strip_prefix("search-").map(str::parse::<u8>);
        match (text, depth) {
            ("scripted_1", _) => Ok(Level::Scripted1),
            ("random", _) => Ok(Level::Random),
            ("greedy", _) => Ok(Level::Greedy),
            ("perfect", _) => Ok(Level::Perfect),
            (_, Some(Ok(depth @ 1..=MAX_SEARCH))) => Ok(Level::Search(depth)),
            _ => Err(Refusal::new(
                "E_AI_FAILED",
                format!(
                    "unknown level '{}'; accepted: scripted_1, random, greedy, search-1 to search-{MAX_SEARCH}, perfect",
                    excerpt(text)
                ),
            )),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Scripted1 => f.write_str("scripted_1"),
            Level::Random => f.write_str("random"),
            Level::Greedy => f.write_str("greedy"),
            Level::Search(depth) => write!(f, "search-{depth}"),
            Level::Perfect => f.write_str("perfect"),
        }
    }
}

/// The answer of a level.
///
/// # Errors
/// `E_GAME_OVER` where there is nothing to play, `E_AI_FAILED` if `perfect` has no table for the position.
pub fn choose(
    level: Level,
    position: &KingsCooking,
    random: &mut SplitMix64,
    table: Option<&dyn Tablebase>,
) -> Result<Step, Refusal> {
    let steps = position.legal_steps();
    let Some(&first) = steps.first() else {
        return Err(Refusal::new("E_GAME_OVER", "the game has ended"));
    };
    match level {
        Level::Scripted1 => Ok(first),
        Level::Random => Ok(steps[random.below(steps.len())]),
        // A capture is the only thing that changes the margin; the first of the best wins ties.
        Level::Greedy => Ok(first_best(&steps, |step| position.gain(step))),
        Level::Search(depth) => {
            let mut next = position.clone();
            Ok(first_best(&steps, |step| {
                let token = next.play(step);
                let value = -search(&mut next, depth.saturating_sub(1), -BEYOND, BEYOND);
                next.undo(step, token);
                value
            }))
        }
        Level::Perfect => table
            .and_then(|table| best_step(table, position))
            .map(|(step, _)| step)
            .ok_or_else(|| {
                Refusal::new(
                    "E_AI_FAILED",
                    "the level perfect needs the solution of this game",
                )
            }),
    }
}

/// More than any margin.
const BEYOND: i32 = 4;

fn first_best(steps: &[Step], mut value: impl FnMut(Step) -> i32) -> Step {
    let mut best = (steps[0], i32::MIN);
    for &step in steps {
        let value = value(step);
        if value > best.1 {
            best = (step, value);
        }
    }
    best.0
}

/// The margin that the side to move can reach in `depth` plies.
fn search(position: &mut KingsCooking, depth: u8, mut alpha: i32, beta: i32) -> i32 {
    let side: Side = position.side();
    if depth == 0 {
        return position.margin(side);
    }
    let steps = position.legal_steps();
    if steps.is_empty() {
        return position.margin(side);
    }
    let mut best = -BEYOND;
    for step in steps {
        let token = position.play(step);
        let value = -search(position, depth - 1, -beta, -alpha);
        position.undo(step, token);
        best = best.max(value);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// What an opponent is told: the state and the legal steps, both as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inquiry {
    /// The position text.
    pub position: String,
    /// The legal steps in machine form, four entries for each promotion.
    pub legal: Vec<String>,
}

/// Asks an opponent of any kind, also a remote one, and holds it to the contract: it returns one of the legal steps. The
/// position is untouched whatever happens.
///
/// # Errors
/// `E_AI_FAILED` with the opponent's own words if it gives up, `E_AI_ILLEGAL` if it answers with anything else.
pub fn consult(
    position: &KingsCooking,
    opponent: impl FnOnce(&Inquiry) -> Result<String, String>,
) -> Result<Step, Refusal> {
    let steps = position.legal_steps();
    let inquiry = Inquiry {
        position: position.position_text(),
        legal: steps.iter().map(|&step| position.step_text(step)).collect(),
    };
    let answer = opponent(&inquiry).map_err(|reason| {
        Refusal::new(
            "E_AI_FAILED",
            format!("the opponent gave no answer: {}", excerpt(&reason)),
        )
    })?;
    let found = inquiry.legal.iter().position(|legal| *legal == answer);
    found
        .and_then(|index| steps.get(index).copied())
        .ok_or_else(|| {
            Refusal::new(
                "E_AI_ILLEGAL",
                format!(
                    "the opponent answered '{}'; accepted: {}",
                    excerpt(&answer),
                    inquiry.legal.join(" ")
                ),
            )
        })
}
