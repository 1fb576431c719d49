//! The machine form (rules: 12.1, 17.3.2): `square [["+"] LETTER] ["_"] square`, or `commit`.

use crate::Refusal;
use crate::fen::clip;
use crate::geometry::Square;
use crate::options::Book;
use crate::piece::Kind;
use crate::step::Actors;

/// What a text in machine form asks for; the position decides which kind of step that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// A group or one piece of it goes, or fires and stays.
    Go {
        from: Square,
        who: Named,
        manner: Manner,
        to: Square,
    },
    /// The session is to be closed.
    Commit,
}

/// Whom a text names. Only the position knows whether a mark is due (rules: 17.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// Nobody: everything on the origin.
    Whole,
    /// A letter.
    Letter(Kind),
    /// A letter with `+` before it.
    Marked(Kind),
}

impl From<Actors> for Named {
    fn from(who: Actors) -> Named {
        match who {
            Actors::Whole => Named::Whole,
            Actors::One(kind) => Named::Letter(kind),
            Actors::HeroicAirForce => Named::Marked(Kind::AirForce),
            Actors::HeroicTank => Named::Marked(Kind::Tank),
        }
    }
}

/// Whether the text has the sign of a stay capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    Plain,
    Stay,
}

/// The pattern; `None` if the text is none of it. The first book knows no marks.
pub(crate) fn read(text: &str, book: Book) -> Option<Order> {
    if text == "commit" {
        return Some(Order::Commit);
    }
    let (from, rest) = take_square(text)?;
    let (marked, rest) = match rest.strip_prefix('+') {
        Some(rest) if book == Book::Revised => (true, rest),
        _ => (false, rest),
    };
    let (who, rest) = match rest.chars().next().and_then(Kind::from_letter) {
        // Letters are ASCII, one byte each.
        Some(kind) if marked => (Named::Marked(kind), rest.get(1..)?),
        Some(kind) => (Named::Letter(kind), rest.get(1..)?),
        None if marked => return None,
        None => (Named::Whole, rest),
    };
    let (manner, rest) = match rest.strip_prefix('_') {
        Some(rest) => (Manner::Stay, rest),
        None => (Manner::Plain, rest),
    };
    Some(Order::Go {
        from,
        who,
        manner,
        to: Square::parse(rest)?,
    })
}

/// The square at the beginning of a text (the longer reading of `a11`), and what follows.
pub(crate) fn take_square(text: &str) -> Option<(Square, &str)> {
    let digits = text
        .bytes()
        .skip(1)
        .take(2)
        .take_while(u8::is_ascii_digit)
        .count();
    (1..=digits).rev().find_map(|n| {
        let (square, rest) = (text.get(..=n)?, text.get(n + 1..)?);
        Some((Square::parse(square)?, rest))
    })
}

pub(crate) fn no_syntax(text: &str) -> Refusal {
    Refusal::Syntax { text: clip(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_read() {
        for text in [
            "f4f6", "d3_b3", "c3Td3", "c3T_a3", "a11a12", "k1_k12", "commit",
        ] {
            for book in [Book::Upstream, Book::Revised] {
                assert!(read(text, book).is_some(), "{text}");
            }
        }
        for text in ["f4+Tf6", "c3+F_e5"] {
            assert!(read(text, Book::Revised).is_some(), "{text}");
            assert_eq!(read(text, Book::Upstream), None, "{text}");
        }
    }

    #[test]
    fn other_texts_are_not() {
        for text in [
            "", "f4", "f4 f6", "F4f6", "f4tf6", "f4XXf6", "f4TTf6", "f4T__f6", "f4_Tf6", "f13f6",
            "f4f13", "Commit", "commit ", "f4f6x", "é4f6", "f4é6", "f04f6", "l1a1", "f4+f6",
            "f4++Tf6", "f4T+f6", "+f4f6",
        ] {
            assert_eq!(read(text, Book::Revised), None, "{text}");
        }
    }
}
