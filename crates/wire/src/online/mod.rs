//! Messages of online rounds, bodies of requests and answers, and the rows of logs.
//!
//! Everything that comes in is a closed list of fields and words; whatever else it has is refused by name. [`body`] is what a store
//! keeps: it is written and read here alone.
//!
//! ```
//! use wire::online::{Ask, read};
//!
//! let ask: Ask = read(r#"{"ask":"do","round":"7zw0k3m9qapxt","command":"5f000000000000000000000000000001","action":{"do":"resign"}}"#)?;
//! assert!(matches!(ask, Ask::Do { .. }));
//! assert!(read::<Ask>(r#"{"ask":"dance"}"#).is_err());
//! # Ok::<(), rules::Refusal>(())
//! ```

mod action;
mod ask;
pub mod body;
mod door;
mod entry;
mod head;
mod http;
mod id;
mod tell;
mod terms;

pub use action::{ActionView, ClaimView};
pub use ask::Ask;
pub use door::DoorRefusal;
pub use entry::{BeatView, EndingView, EntryView, LeftView, WhatView};
pub use head::{
    ChairView, ChairsView, ClockNow, HeadView, OfferNow, OffersNow, PhaseView, TakebackNow,
};
pub use http::{
    CommandBody, Create, Created, Invitation, Invitations, Legal, LegalLine, Myself, Redeem, Sat,
    SideWish, Sit, Stored, Trouble,
};
pub use id::{CommandName, DigestText, RoundName};
pub use round::RoundRefusal;
use rules::Refusal;
use serde::Serialize;
pub use tell::{PersonView, PhraseView, RoundBrief, Tell};
pub use terms::{BeatTerm, ClockView, StartView, TermsView, VisibilityView};

/// The version of these messages that this program speaks.
pub const PROTOCOL: u32 = 1;
/// The most bytes of a frame that a client may send.
pub const MOST_FRAME: usize = 4_096;

/// What can be read from a text that somebody sends.
///
/// Implemented by the messages and bodies of this module and by nothing else.
pub trait Incoming: sealed::Read {}

impl<T: sealed::Read> Incoming for T {}

mod sealed {
    /// Hides the reader's own words.
    pub trait Read: Sized {
        fn read(text: &str) -> Result<Self, String>;
    }

    impl<T: crate::reading::Take> Read for T {
        fn read(text: &str) -> Result<T, String> {
            crate::reading::read(text)
        }
    }
}

/// Reads what somebody sends.
///
/// # Errors
/// `E_PROTOCOL` with what is wrong and where.
pub fn read<T: Incoming>(text: &str) -> Result<T, Refusal> {
    T::read(text).map_err(|error| DoorRefusal::Protocol { error }.into())
}

/// Writes what is sent.
#[must_use]
pub fn write<T: Serialize>(message: &T) -> String {
    // Names, texts and whole numbers: there is nothing that could fail.
    serde_json::to_string(message).unwrap_or_default()
}
