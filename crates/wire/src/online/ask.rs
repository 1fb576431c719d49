//! What a page asks over its socket.

use round::host;

use super::{ActionView, CommandName, DigestText, PhraseView, RoundName};
use crate::reading::tagged;

/// What can be asked. In JSON the field `ask` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(tag = "ask", rename_all = "snake_case"),
    schemars(tag = "ask", rename_all = "snake_case")
)]
pub enum Ask {
    /// The first word: which version of the messages, and of the page.
    Hello {
        /// The version of the messages.
        protocol: u32,
        /// The page's own version.
        build: String,
    },
    /// To hear what happens in a round.
    Follow {
        /// Which.
        round: RoundName,
        /// The last entry that is known here; none if nothing is.
        after: Option<u32>,
        /// The digest of the position after it.
        digest: Option<DigestText>,
    },
    /// To hear no more of it.
    Unfollow {
        /// Which.
        round: RoundName,
    },
    /// To do something.
    Do {
        /// In which round.
        round: RoundName,
        /// 32 hexadecimal digits made here.
        command: CommandName,
        /// What.
        action: ActionView,
    },
    /// To say something.
    Say {
        /// In which round.
        round: RoundName,
        /// What.
        phrase: PhraseView,
    },
}

tagged!(Ask by "ask" {
    "hello": Hello { protocol, build },
    "follow": Follow { round, after, digest },
    "unfollow": Unfollow { round },
    "do": Do { round, command, action },
    "say": Say { round, phrase },
});

impl Ask {
    /// What a host is asked; `None` for what concerns the line itself.
    #[must_use]
    pub fn for_host(self) -> Option<host::Ask> {
        Some(match self {
            Ask::Hello { .. } => return None,
            Ask::Follow {
                round,
                after,
                digest,
            } => host::Ask::Follow {
                round: round.0,
                after,
                digest: digest.map(|DigestText(digest)| digest),
                catch_up: host::CatchUp::Short,
            },
            Ask::Unfollow { round } => host::Ask::Unfollow { round: round.0 },
            Ask::Do {
                round,
                command,
                action,
            } => host::Ask::Do {
                round: round.0,
                command: command.0,
                action: action.into(),
            },
            Ask::Say { round, phrase } => host::Ask::Say {
                round: round.0,
                phrase: phrase.into(),
            },
        })
    }
}
