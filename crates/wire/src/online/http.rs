//! Bodies of requests and answers.

use std::collections::BTreeMap;

use rules::Refusal;
use serde::Serialize;

use super::{ActionView, CommandName, PhaseView, RoundName, TermsView};
use crate::reading::{Fault, Fields, Take, Value, object, words};
use crate::view::{DetailView, RefusalView, SideView};

/// Makes a round.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Create {
    /// 32 hexadecimal digits made by the sender.
    pub command: CommandName,
    /// What is proposed.
    pub terms: TermsView,
    /// The sender's side; none if both chairs are given away by link.
    pub side: Option<SideWish>,
    /// The sender's name.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

impl Take for Create {
    fn take(value: Value) -> Result<Create, Fault> {
        let mut fields = Fields::of(value)?;
        let create = Create {
            command: fields.take("command")?,
            terms: fields.take("terms")?,
            side: fields.take("side")?,
            name: fields.take("name")?,
        };
        fields.finish()?;
        Ok(create)
    }
}

/// Which side somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "snake_case"),
    schemars(rename_all = "snake_case")
)]
pub enum SideWish {
    /// The one who begins.
    First,
    /// The other one.
    Second,
    /// One of them.
    Random,
}

words!(SideWish { "first": First, "second": Second, "random": Random });

/// A round that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Created {
    /// Its name.
    pub round: RoundName,
    /// The maker's chair.
    pub chair: Option<SideView>,
    /// A link for each free chair.
    pub invite: Invitations,
    /// The link for whoever watches.
    pub watch: String,
}

/// A link for each free chair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Invitations {
    /// For the first side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional), schemars(with = "Invitation"))]
    pub first: Option<Invitation>,
    /// For the second side.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional), schemars(with = "Invitation"))]
    pub second: Option<Invitation>,
}

/// The right to sit down once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Invitation {
    /// The secret.
    pub token: String,
    /// The address with it.
    pub link: String,
}

/// Takes a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sit {
    /// 32 hexadecimal digits made by the sender.
    pub command: CommandName,
    /// The secret of the invitation.
    pub token: String,
    /// The sender's name.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

object!(Sit {
    command,
    token,
    name
});

/// A chair that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sat {
    /// Of which round.
    pub round: RoundName,
    /// Which chair.
    pub chair: SideView,
}

/// Does something in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CommandBody {
    /// 32 hexadecimal digits made by the sender.
    pub command: CommandName,
    /// What.
    pub action: ActionView,
}

object!(CommandBody { command, action });

/// Adds a browser to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Redeem {
    /// The secret of a device link.
    pub code: String,
}

object!(Redeem { code });

/// Says anew who one is.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Myself {
    /// The name that others see; empty for none.
    pub name: String,
}

object!(Myself { name });

/// Something that is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Stored {
    /// As which entry.
    pub seq: u32,
}

/// What may be played next, between the entries of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LegalLine {
    /// The steps that may begin the turn, in machine form.
    pub legal: Vec<String>,
    /// How many steps stand.
    pub ply: u32,
    /// Who is to act.
    pub actor: Option<SideView>,
    /// How far the round has come.
    pub phase: PhaseView,
}

/// What may follow some steps of the actor's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Legal {
    /// The steps that may follow, in machine form.
    pub legal: Vec<String>,
    /// Whether the steps are a whole turn already.
    pub whole: bool,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Trouble {
    /// The code.
    pub code: &'static str,
    /// One line for a terminal.
    pub message: String,
    /// The last entry of the round, where it is known.
    pub seq: Option<u32>,
    /// Which of the cases that share the code it is.
    pub case: &'static str,
    /// What it speaks of, by name.
    pub details: BTreeMap<&'static str, DetailView>,
}

impl Trouble {
    /// A refusal, with the last entry of its round where it is known.
    #[must_use]
    pub fn of(refusal: &Refusal, seq: Option<u32>) -> Trouble {
        let view = RefusalView::from(refusal);
        Trouble {
            code: view.code,
            message: view.message,
            seq,
            case: view.case,
            details: view.details,
        }
    }
}
