//! Instants.

use std::ops::Add;

/// An instant, in milliseconds since 1970 by the server's clock. Nothing here reads a clock: instants are passed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

impl Millis {
    /// The milliseconds from `earlier` to this, negative if it is later.
    #[must_use]
    pub const fn since(self, earlier: Millis) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<i64> for Millis {
    type Output = Millis;

    fn add(self, milliseconds: i64) -> Millis {
        Millis(self.0.saturating_add(milliseconds))
    }
}
