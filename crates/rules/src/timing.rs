//! The time of a step, for games in which it counts.
//!
//! No game reads a clock: whoever has one measures, corrects for the latency of the device, and hands over how far from the
//! beat the step was. What that is worth is a rule of the game.

/// How far from the beat a step was made, in milliseconds: negative is early, positive late. Latency is already taken off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimingError(pub i32);

/// What a game in which time counts calls its grades.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// The words for its grades, the best first.
    pub grades: &'static [&'static str],
    /// The grade of a step that came without a time.
    pub untimed: &'static str,
}
