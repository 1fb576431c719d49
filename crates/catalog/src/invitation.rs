//! The first link of a game whose players choose their pieces apart: the creator's choice is in it, and no game yet.

use rules::{Refusal, Side};

/// What the creator of a game sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The identity of the game that will be: 32 hex digits.
    pub id: String,
    /// His side.
    pub creator: Side,
    /// His pieces, in the letters of set-up names.
    pub choice: String,
    /// His name.
    pub name: String,
}

/// Whether the other player has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Not yet: there is no game.
    Awaited,
    /// He has: the link holds a game.
    Given,
}

/// How a game writes invitations.
pub trait Invitations: Sync {
    /// Writes the link that invites.
    ///
    /// # Errors
    /// What of the invitation is out of order.
    fn write(&self, invitation: &Invitation) -> Result<String, Refusal>;

    /// Reads what the creator of a link has chosen, whether or not it was answered.
    ///
    /// # Errors
    /// What was wrong with the link, and where.
    fn read(&self, text: &str) -> Result<(Invitation, Answer), Refusal>;
}
