//! Repetition that one side forces.

/// What a repetition is worth that one side forced: by giving check all the way round (perpetual check), or otherwise.
///
/// The match judges a repetition when it has come about, by [`Adjudicate`](rules::Adjudicate) and with all that was played. A search
/// cannot wait for that: it takes the first return for the whole cycle, and must know then whether to seek it or to shun it.
/// Families of chess differ here, so the game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForcedRepetition {
    /// A draw, as any repetition.
    Draws,
    /// The side that gives check all the way round loses; who loses by another cycle is asked of
    /// [`Evaluate::loser`](crate::Evaluate::loser).
    Judged,
}
