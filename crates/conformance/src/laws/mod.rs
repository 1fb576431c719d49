//! The laws, one file a group; the crate's documentation lists them by number.

mod codes;
mod course;
mod evaluation;
mod hands;
mod mirror;
mod notations;
mod pieces;
mod plans;
mod scene;
mod steps;
mod story;
mod texts;

use ::evaluation::Playable;
use rules::{Game, Mirror};

use crate::{Difference, Plan, Report, WalkedPly, random_game};

pub use notations::check_reading;
pub use plans::{check_plan, check_plans};

/// In one position out of so many everything that is told of all steps is looked at.
const TOLD: u64 = 16;

/// In one position out of so many all steps are written and read in every notation.
const WRITTEN: u64 = 64;

/// One turn of a single step out of so many is written and read as a turn.
const SINGLE: u64 = 8;

/// Plays random games and tries every law.
///
/// What costs little is asked everywhere. Four laws would cost more than all others together, so that some positions stand for
/// the rest: those where the seed of the game and the ply together are a multiple of a number. A game is then asked at
/// regular plies, the next one at others, and a failure comes again with its seed. Scene, facts and effects (laws 17 and 18)
/// are asked of every step that is played, and of all legal steps in every 16th position; notations of a step (law 11) of all
/// legal steps, and refusals of everything else (law 23), in every 64th; turns (law 12) always if they have several steps, and every 8th of those with one, whose text is
/// most often that of the step. [`check_position`] leaves nothing out.
pub fn check<P: Playable>(options: P::Options, plan: &Plan) -> Report {
    check_with(options, plan, |position: &P, number| {
        let steps = legal(position);
        asked_everywhere(position, &steps)?;
        if number.is_multiple_of(TOLD) {
            what_is_told(position, &steps)?;
        }
        if number.is_multiple_of(WRITTEN) {
            what_is_written(position, &steps)?;
        }
        Ok(steps.len() as u64)
    })
}

/// As [`check`], and the position with the sides exchanged has the mirrored steps and the same value (law 10).
pub fn check_mirror<P: Playable + Mirror>(options: P::Options, plan: &Plan) -> Report {
    check_with(options, plan, |position: &P, _| {
        mirror::mirrored_steps(position)?;
        mirror::mirrored_value(position)?;
        Ok(0)
    })
}

/// Every law that can be seen from one position. Returns the number of steps played and taken back.
///
/// # Errors
/// The law that is broken, with what was seen.
pub fn check_position<P: Playable>(position: &P) -> Result<u64, String> {
    let steps = legal(position);
    asked_everywhere(position, &steps)?;
    what_is_told(position, &steps)?;
    what_is_written(position, &steps)?;
    Ok(steps.len() as u64)
}

fn legal<P: Game>(position: &P) -> Vec<P::Step> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
}

/// The number that chooses where the costly laws are asked.
const fn numbered(seed: u64, ply: usize) -> u64 {
    seed.wrapping_add(ply as u64)
}

fn check_with<P: Playable>(
    options: P::Options,
    plan: &Plan,
    law: impl Fn(&P, u64) -> Result<u64, String>,
) -> Report {
    let mut report = Report::default();
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_add(game);
        let mut broken = None;
        let played = random_game::<P>(options, plan.plies, seed, |position, plies| {
            report.positions += 1;
            match law(position, numbered(seed, plies.len())) {
                Ok(pairs) => report.pairs += pairs,
                Err(what) => broken = Some((plies.len(), position.position_text(), what)),
            }
            broken.is_none()
        });
        report.pairs += played.len() as u64;
        if broken.is_none() {
            broken = whole_game(&played, seed).err();
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

fn asked_everywhere<P: Playable>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    steps::outcome_means_no_step(position, steps)?;
    steps::no_duplicates(position, steps)?;
    steps::common_clocks_decide(position)?;
    position
        .audit()
        .map_err(|what| format!("law 4, derived state: {what}"))?;
    texts::position_text_returns(position)?;
    texts::step_texts_return(position, steps)?;
    hands::duty_clears(position, steps)?;
    hands::picks_decide(position, steps)?;
    for &step in steps {
        steps::undo_is_exact(position, step)?;
    }
    evaluation::ends_agree(position)?;
    if position.outcome().is_none() {
        evaluation::values_are_in_range(position, steps)?;
        evaluation::tactical_steps_are_legal(position, steps)?;
        evaluation::a_pass_is_a_position(position)?;
    }
    Ok(())
}

fn what_is_told<P: Playable>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let here = position.scene();
    scene::is_sound(position, &here)?;
    scene::shows_what_is_picked(position, &here, steps)?;
    codes::are_listed(position, &here, steps)?;
    for &step in steps {
        story::is_true(position, &here, step)?;
    }
    Ok(())
}

fn what_is_written<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    for &step in steps {
        notations::step_returns(position, step)?;
    }
    hands::every_try_is_answered(position, steps)
}

/// What is asked of a game as it was played. A failure comes with its ply and position text.
fn whole_game<P: Playable>(
    played: &[WalkedPly<P>],
    seed: u64,
) -> Result<(), (usize, String, String)> {
    let Some(first) = played.first() else {
        return Ok(());
    };
    let at_start = |what| (played.len(), first.before.position_text(), what);
    course::there_and_back(played).map_err(at_start)?;
    course::can_be_walked(played).map_err(at_start)?;
    codes::of_the_end(played).map_err(at_start)?;
    scene::is_sound(&first.before, &first.before.scene()).map_err(at_start)?;
    for (index, pair) in played.windows(2).enumerate() {
        let [earlier, later] = pair else { continue };
        for step in [earlier.step, later.step] {
            steps::play_is_checked(&later.before, step)
                .map_err(|what| (index + 1, later.before.position_text(), what))?;
        }
    }
    for (index, ply) in played.iter().enumerate() {
        story::is_true(&ply.before, &ply.before.scene(), ply.step)
            .map_err(|what| (index, ply.before.position_text(), what))?;
    }
    for (index, turn) in turns(played) {
        let start = &turn[0].before;
        if turn.len() > 1 || numbered(seed, index).is_multiple_of(SINGLE) {
            notations::turn_returns(turn).map_err(|what| (index, start.position_text(), what))?;
        }
    }
    Ok(())
}

/// The game cut where the actor changes, each turn with the index of its first step; the last one may be unfinished.
fn turns<P: Game>(played: &[WalkedPly<P>]) -> impl Iterator<Item = (usize, &[WalkedPly<P>])> {
    let chunks = played.chunk_by(|one, next| one.before.actor() == next.before.actor());
    chunks.scan(0, |begin, turn| {
        let index = *begin;
        *begin += turn.len();
        Some((index, turn))
    })
}
