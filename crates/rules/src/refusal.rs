//! The answer "no", with the rule that says so.

use thiserror::Error;

use crate::{Detail, DetailKind};

/// Why a text, a step or an option was not accepted: a refusal of any game or crate, without its type.
///
/// The code is the one of the game's rules text where it has one; the message says what was wrong, where, and what is accepted;
/// the details are the same as data. Whoever returns a refusal has changed nothing. It is made of a [`Refused`] and of nothing
/// else.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct Refusal {
    /// The code, for example `E_BLOCKED`.
    pub code: &'static str,
    /// Which of the cases that share the code it is: `TooLate`.
    pub case: &'static str,
    /// One line for a person, lower case, without the code.
    pub message: String,
    /// What the message speaks of, by name.
    pub details: Vec<(&'static str, Detail)>,
}

impl Refusal {
    /// The same refusal as somebody tells it who knows more: where in a text it was met, say. Code and case stay.
    #[must_use]
    pub fn within(self, message: String, more: &[(&'static str, Detail)]) -> Refusal {
        let mut details = self.details;
        details.extend_from_slice(more);
        Refusal {
            message,
            details,
            ..self
        }
    }
}

/// A refusal of one crate, as a type that can be matched on; the macro [`refusals!`](crate::refusals) writes one. Its `Display`
/// is the sentence for a terminal.
pub trait Refused: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// Everything that can be refused.
    fn cases() -> Vec<Case>;

    /// The code of the rules text.
    fn code(&self) -> &'static str;

    /// The name of the case: several may share a code.
    fn case(&self) -> &'static str;

    /// Tells what it speaks of, by name. A visitor and no list: a page has no room for so many lists.
    fn tell(&self, tell: &mut dyn FnMut(&'static str, Detail));

    /// What it speaks of, by name.
    fn details(&self) -> Vec<(&'static str, Detail)> {
        let mut details = Vec::new();
        self.tell(&mut |name, detail| details.push((name, detail)));
        details
    }
}

/// One case of a [`Refused`]: what translators need to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The code of the rules text.
    pub code: &'static str,
    /// The name of the case.
    pub case: &'static str,
    /// The names of its details, with their kinds.
    pub details: Vec<(&'static str, DetailKind)>,
}

impl<R: Refused> From<R> for Refusal {
    fn from(refused: R) -> Refusal {
        Refusal {
            code: refused.code(),
            case: refused.case(),
            message: refused.to_string(),
            details: refused.details(),
        }
    }
}

/// Writes an enum of refusals: each case with its code, its details and its sentence, and its [`Refused`].
///
/// The sentence may name every detail in braces. What stands
/// after the colon takes over the cases of another [`Refused`].
///
/// ```
/// use rules::{Refusal, Refused};
///
/// rules::refusals! {
///     /// Why a move of noughts and crosses is refused.
///     pub enum NoMove: Common(rules::CommonRefusal) {
///         /// The square is not empty.
///         Taken { number: u8 } = "E_TAKEN": "square {number} is taken";
///         /// The game has ended.
///         Over = "E_OVER": "the game is over";
///     }
/// }
///
/// let refusal = Refusal::from(NoMove::Taken { number: 4 });
/// assert_eq!((refusal.code, refusal.to_string().as_str()), ("E_TAKEN", "square 4 is taken"));
/// assert_eq!(NoMove::Over.case(), "Over");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$about:meta])* $vis:vis enum $name:ident $(: $($via:ident($inner:ty)),+)? {
        $($(#[$what:meta])* $case:ident $({ $($field:ident : $type:ty),* $(,)? })? = $code:literal : $text:literal;)*
    }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        $vis enum $name {
            $($(
                #[doc = concat!("As [`", stringify!($inner), "`].")]
                $via($inner),
            )+)?
            $(
                $(#[$what])*
                $case $({ $(
                    #[doc = concat!("`", stringify!($field), "` of the sentence.")]
                    $field: $type
                ),* })?,
            )*
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($($name::$via(inner) => ::std::fmt::Display::fmt(inner, f),)+)?
                    $($name::$case $({ $($field),* })? => ::std::write!(f, $text $($(, $field = $field)*)?),)*
                }
            }
        }

        impl ::std::error::Error for $name {}

        impl $crate::Refused for $name {
            fn cases() -> ::std::vec::Vec<$crate::Case> {
                #[allow(unused_mut)]
                let mut cases = ::std::vec![$(
                    $crate::Case {
                        code: $code,
                        case: ::std::stringify!($case),
                        details: ::std::vec![$($(
                            (::std::stringify!($field), <$type as $crate::Detailed>::kind())
                        ),*)?],
                    }
                ),*];
                $($(cases.extend(<$inner as $crate::Refused>::cases());)+)?
                cases
            }

            fn code(&self) -> &'static str {
                match self {
                    $($($name::$via(inner) => $crate::Refused::code(inner),)+)?
                    $($name::$case $({ $($field: _),* })? => $code,)*
                }
            }

            fn case(&self) -> &'static str {
                match self {
                    $($($name::$via(inner) => $crate::Refused::case(inner),)+)?
                    $($name::$case $({ $($field: _),* })? => ::std::stringify!($case),)*
                }
            }

            fn tell(&self, tell: &mut dyn FnMut(&'static str, $crate::Detail)) {
                // Not every list of cases has one with details.
                let _ = &tell;
                match self {
                    $($($name::$via(inner) => $crate::Refused::tell(inner, tell),)+)?
                    $($name::$case $({ $($field),* })? => { $($(tell(::std::stringify!($field), $crate::Detailed::detail($field));)*)? })*
                }
            }
        }

        $($(
            impl ::std::convert::From<$inner> for $name {
                fn from(inner: $inner) -> $name {
                    $name::$via(inner)
                }
            }
        )+)?
    };
}
