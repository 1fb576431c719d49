//! Random games.

use rules::{Game, Position, SplitMix64};

/// A step of a random game, with the position it was played in.
#[derive(Clone, Debug)]
pub struct WalkedPly<P: Position> {
    /// The position before the step.
    pub before: P,
    /// The step.
    pub step: P::Step,
}

/// One of the legal steps, by chance; `None` when there is none.
pub fn random_step<P: Position>(
    position: &P,
    random: &mut SplitMix64,
    steps: &mut Vec<P::Step>,
) -> Option<P::Step> {
    steps.clear();
    position.generate(steps);
    if steps.is_empty() {
        return None;
    }
    Some(steps[random.below(steps.len())])
}

/// Plays one random game and shows every position with the steps that led to it; `visit` returns `false` to break the game
/// off. Draws by clock and repetition are ignored, so that long games reach rare positions. Returns the steps played.
pub fn random_game<P: Game>(
    options: P::Options,
    plies: usize,
    seed: u64,
    mut visit: impl FnMut(&P, &[WalkedPly<P>]) -> bool,
) -> Vec<WalkedPly<P>> {
    let mut random = SplitMix64::new(seed);
    let mut position = P::sample(options, &mut random);
    let mut played: Vec<WalkedPly<P>> = Vec::new();
    let mut steps = Vec::new();
    while visit(&position, &played) && played.len() < plies {
        let Some(step) = random_step(&position, &mut random, &mut steps) else {
            break;
        };
        played.push(WalkedPly {
            before: position.clone(),
            step,
        });
        // The walk goes forward only.
        let _token = position.play_unchecked(step);
    }
    played
}
