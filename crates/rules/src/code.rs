//! Codes: the short words by which rules texts, records and pages name what happened.

use std::fmt;

/// A code that some [`Codes`] lists, without the list: what travels through tables and records of every game.
///
/// There is no way from a text to a `Code`: whoever has one got it from an enum, so a mistyped code does not compile. To match on
/// it, ask the game's own enum: `Reason::find(outcome.reason)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// The code as rules texts write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// A closed list of codes; the macro [`codes!`](crate::codes) writes one.
pub trait Codes: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Every code of the list.
    const ALL: &'static [Self];

    /// The code as rules texts write it.
    fn as_str(self) -> &'static str;

    /// The member of the list that a code is; `None` for a code of another list.
    #[must_use]
    fn find(code: Code) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|member| member.as_str() == code.0)
    }
}

impl<C: Codes> From<C> for Code {
    fn from(code: C) -> Code {
        Code(code.as_str())
    }
}

impl<C: Codes> PartialEq<C> for Code {
    fn eq(&self, other: &C) -> bool {
        self.0 == other.as_str()
    }
}

impl PartialEq<str> for Code {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Code {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

/// Writes an enum of codes, each with its text, and its [`Codes`].
///
/// ```
/// use rules::{Code, Codes};
///
/// rules::codes! {
///     /// Why a game of noughts and crosses ends.
///     pub enum Reason {
///         /// Three in a line.
///         Line = "line",
///         /// No empty square is left.
///         Full = "full",
///     }
/// }
///
/// let code = Code::from(Reason::Line);
/// assert_eq!(code, "line");
/// assert_eq!(Reason::find(code), Some(Reason::Line));
/// ```
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* $vis:vis enum $name:ident {
        $($(#[$what:meta])* $member:ident = $text:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[non_exhaustive]
        $vis enum $name { $($(#[$what])* $member),* }

        impl $crate::Codes for $name {
            const ALL: &'static [$name] = &[$($name::$member),*];

            fn as_str(self) -> &'static str {
                match self { $($name::$member => $text),* }
            }
        }
    };
}
