//! What a refusal or a note speaks of, as data: a page says it in the reader's language.

use std::fmt;

use crate::{Refusal, Side};

/// One thing that a refusal names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// A place by the name that texts use: a square, a point, a pin, a board.
    Place(String),
    /// A piece: its kind in the game's own words, and whose it is where that is known.
    Piece {
        /// The kind: `rook`, `commander`.
        kind: &'static str,
        /// Whose it is.
        side: Option<Side>,
    },
    /// A side.
    Side(Side),
    /// A number.
    Number(i64),
    /// A text as it was given.
    Text(String),
    /// Words that are accepted.
    Words(Vec<String>),
    /// Another refusal that is the reason for this one.
    Refusal(Box<Refusal>),
}

/// The kind of a [`Detail`], for whoever writes sentences with places for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DetailKind {
    /// [`Detail::Place`].
    Place,
    /// [`Detail::Piece`].
    Piece,
    /// [`Detail::Side`].
    Side,
    /// [`Detail::Number`].
    Number,
    /// [`Detail::Text`].
    Text,
    /// [`Detail::Words`].
    Words,
    /// [`Detail::Refusal`].
    Refusal,
}

/// Types that a refusal can carry.
pub trait Detailed {
    /// What kind of thing it is.
    fn kind() -> DetailKind;

    /// The thing as data.
    fn detail(&self) -> Detail;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Detailed for $number {
            fn kind() -> DetailKind {
                DetailKind::Number
            }

            fn detail(&self) -> Detail {
                Detail::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i16, i32, i64);

crate::detailed! {
    text String, char, &'static str;
}

impl Detailed for Box<Refusal> {
    fn kind() -> DetailKind {
        DetailKind::Refusal
    }

    fn detail(&self) -> Detail {
        Detail::Refusal(self.clone())
    }
}

/// Words of which one is accepted, written with commas between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Accepted(Vec<String>);

impl<T: Into<String>> FromIterator<T> for Accepted {
    fn from_iter<I: IntoIterator<Item = T>>(words: I) -> Accepted {
        Accepted(words.into_iter().map(Into::into).collect())
    }
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(", "))
    }
}

impl Detailed for Accepted {
    fn kind() -> DetailKind {
        DetailKind::Words
    }

    fn detail(&self) -> Detail {
        Detail::Words(self.0.clone())
    }
}

/// Writes [`Detailed`] for types of a game by their `Display`: a place or a text by what is displayed, a kind by its `name()`, and a
/// newtype of [`Side`] by the side in it.
///
/// ```
/// use rules::{Detail, Detailed};
///
/// #[derive(Clone, Copy)]
/// struct Cell(u8);
///
/// impl std::fmt::Display for Cell {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "cell {}", self.0)
///     }
/// }
///
/// rules::detailed! { place Cell; }
///
/// assert_eq!(Cell(3).detail(), Detail::Place("cell 3".into()));
/// ```
#[macro_export]
macro_rules! detailed {
    ($($what:ident $($type:ty),+;)*) => {$($(
        impl $crate::Detailed for $type {
            fn kind() -> $crate::DetailKind {
                $crate::__detail_kind!($what)
            }

            fn detail(&self) -> $crate::Detail {
                $crate::__detail!($what, self)
            }
        }
    )+)*};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __detail_kind {
    (place) => {
        $crate::DetailKind::Place
    };
    (text) => {
        $crate::DetailKind::Text
    };
    (kind) => {
        $crate::DetailKind::Piece
    };
    (side) => {
        $crate::DetailKind::Side
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __detail {
    (place, $it:ident) => {
        $crate::Detail::Place($it.to_string())
    };
    (text, $it:ident) => {
        $crate::Detail::Text($it.to_string())
    };
    (kind, $it:ident) => {
        $crate::Detail::Piece {
            kind: $it.name(),
            side: None,
        }
    };
    (side, $it:ident) => {
        $crate::Detail::Side($it.0)
    };
}
