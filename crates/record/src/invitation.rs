//! The first link of a game whose players choose their pieces apart: the creator's choice is in it, and no game yet.

use rules::{Refusal, Side};

use crate::{RecordRefusal, excerpt};

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
    /// The other player's name, if the link knows it already.
    pub joiner: Option<String>,
}

impl Invitation {
    /// Holds the answer to an invitation against what was sent: the other player may add, and change nothing.
    ///
    /// # Errors
    /// `E_URL_DIVERGED`.
    pub fn check_answer_to(&self, sent: &Invitation) -> Result<(), RecordRefusal> {
        let same = |i: &Invitation| (i.id.clone(), i.creator, i.choice.clone());
        if same(self) == same(sent) {
            return Ok(());
        }
        Err(RecordRefusal::OtherChoice {
            has: excerpt(&self.choice),
            sent: excerpt(&sent.choice),
        })
    }
}

/// Whether the other player has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvitationAnswer {
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
    fn read(&self, text: &str) -> Result<(Invitation, InvitationAnswer), Refusal>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_adds_a_name_and_changes_nothing() {
        let sent = Invitation {
            id: "0f".repeat(16),
            creator: Side::First,
            choice: "RNB".to_owned(),
            name: "Ann".to_owned(),
            joiner: None,
        };
        let answer = Invitation {
            joiner: Some("Bob".to_owned()),
            ..sent.clone()
        };
        assert_eq!(answer.check_answer_to(&sent), Ok(()));
        for changed in [
            Invitation {
                id: "f0".repeat(16),
                ..answer.clone()
            },
            Invitation {
                creator: Side::Second,
                ..answer.clone()
            },
            Invitation {
                choice: "QQQ".to_owned(),
                ..answer
            },
        ] {
            let refusal = changed.check_answer_to(&sent).unwrap_err();
            assert!(matches!(refusal, RecordRefusal::OtherChoice { .. }));
        }
    }
}
