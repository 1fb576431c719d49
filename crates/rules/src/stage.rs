//! Where in a turn a position stands.

/// What kind of step is due next.
///
/// Repetition, null moves and quiet evaluation make sense only at [`Stage::Turn`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Stage {
    /// The actor begins a turn.
    Turn = 0,
    /// The actor has begun a turn that is not finished (an open deploy session).
    Mid = 1,
    /// The actor owes an answer before the normal turn (a forced promotion).
    Duty = 2,
}

impl Stage {
    /// The lower-case word of the command line and of the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Turn => "turn",
            Stage::Mid => "mid",
            Stage::Duty => "duty",
        }
    }
}
