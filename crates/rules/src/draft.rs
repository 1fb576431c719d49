//! Games whose players choose their pieces apart, before the first step.

use crate::{Refusal, Side};

/// How a game takes the choices of two players who do not see each other's.
pub trait Drafts: Sync {
    /// Tests the choice of one side, in the letters of set-up names.
    ///
    /// # Errors
    /// What is wrong with it, and what is accepted.
    fn check(&self, side: Side, choice: &str) -> Result<(), Refusal>;

    /// The name of the set-up in which both choices meet.
    ///
    /// # Errors
    /// As [`Drafts::check`], for the first side first.
    fn opening(&self, first: &str, second: &str) -> Result<String, Refusal>;
}
