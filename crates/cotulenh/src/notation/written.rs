//! Reading a step in readable or long form (rules: 12.2).

use rules::{Position, Standing};

use super::machine::{Manner, Named, Order, no_syntax};
use super::readable::acting;
use super::session::read_act;
use crate::Refusal;
use crate::explain::explain;
use crate::fen::clip;
use crate::geometry::Square;
use crate::piece::{Kind, Mark, Piece};
use crate::position::Cotulenh;
use crate::step::{Act, Step};

/// Reads a step in readable or long form.
pub(crate) fn read(position: &Cotulenh, text: &str, standing: Standing) -> Result<Step, Refusal> {
    let Some(written) = Written::read(bare(text)) else {
        return Err(no_syntax(text));
    };
    if standing == Standing::Over {
        return Err(Refusal::Over);
    }
    let found = written.fitting(position, text)?;
    match found[..] {
        [step] => Ok(step),
        _ => Err(Refusal::Several {
            text: clip(text),
            count: found.len(),
        }),
    }
}

/// Without the sign of check or mate, which is optional on input.
pub(crate) fn bare(text: &str) -> &str {
    text.strip_suffix(['^', '#']).unwrap_or(text)
}

/// A single step as written.
pub(crate) struct Written<'a> {
    group: &'a str,
    hint: Hint,
    deploys: bool,
    act: Act,
    to: Square,
}

/// What tells the origin.
enum Hint {
    Nothing,
    File(u8),
    Rank(u8),
    Square(Square),
}

impl Hint {
    fn read(text: &str) -> Option<Hint> {
        if text.is_empty() {
            return Some(Hint::Nothing);
        }
        if let Some(square) = Square::parse(text) {
            return Some(Hint::Square(square));
        }
        // A file or a rank is read as a square with the missing half supplied.
        if let Some(square) = Square::parse(&format!("{text}1")).filter(|_| text.len() == 1) {
            return Some(Hint::File(square.file()));
        }
        let square = Square::parse(&format!("a{text}"))?;
        Some(Hint::Rank(square.rank()))
    }

    fn admits(&self, from: Square) -> bool {
        match *self {
            Hint::Nothing => true,
            Hint::File(file) => from.file() == file,
            Hint::Rank(rank) => from.rank() == rank,
            Hint::Square(square) => from == square,
        }
    }
}

impl<'a> Written<'a> {
    pub(crate) fn read(text: &'a str) -> Option<Written<'a>> {
        if !text.is_ascii() || text.len() > 20 {
            return None;
        }
        let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
        let start = text.len().checked_sub(digits + 1)?;
        let (rest, target) = text.split_at(start);
        let to = Square::parse(target)?;
        let cut = rest.find(['>', 'x', '_', '@', '&']).unwrap_or(rest.len());
        let (head, separator) = rest.split_at(cut);
        let (deploys, separator) = match separator.strip_prefix('>') {
            Some(rest) => (true, rest),
            None => (false, separator),
        };
        let (act, nothing) = read_act(separator);
        if !nothing.is_empty() {
            return None;
        }
        let end = head
            .rfind(|c: char| c == ')' || c.is_ascii_uppercase())
            .map(|index| index + 1)?;
        let (group, hint) = head.split_at(end);
        if !is_group(group) || deploys && group.starts_with('(') {
            return None;
        }
        Some(Written {
            group,
            hint: Hint::read(hint)?,
            deploys,
            act,
            to,
        })
    }

    /// Whether it is a step of a deployment.
    pub(crate) const fn deploys(&self) -> bool {
        self.deploys
    }

    /// The same with its origin named.
    pub(crate) fn from(mut self, origin: Square) -> Written<'a> {
        self.hint = Hint::Square(origin);
        self
    }

    /// The legal steps that are written so, at least one.
    ///
    /// # Errors
    /// The rule that forbids them all.
    pub(crate) fn fitting(&self, position: &Cotulenh, text: &str) -> Result<Vec<Step>, Refusal> {
        if position.outcome().is_some() {
            return Err(Refusal::Over);
        }
        let wanted = (self.group.to_owned(), self.deploys);
        let mut steps = Vec::new();
        position.generate(&mut steps);
        steps.retain(|&step| match step {
            Step::Go { from, to, act, .. } => {
                to == self.to
                    && act == self.act
                    && self.hint.admits(from)
                    && acting(position, step) == wanted
            }
            Step::Commit => false,
        });
        if steps.is_empty() {
            return Err(self.why_not(position, text));
        }
        Ok(steps)
    }

    /// The rule that forbids it, told by the machine form of the first group of that text.
    fn why_not(&self, position: &Cotulenh, text: &str) -> Refusal {
        let kind = self
            .group
            .chars()
            .find(char::is_ascii_uppercase)
            .and_then(Kind::from_letter);
        let piece = kind.filter(|_| self.deploys).map(|kind| {
            let mark = if self.group.starts_with('+') {
                Mark::Heroic
            } else {
                Mark::Plain
            };
            Piece::new(kind, mark)
        });
        let origin = position.board.men(position.side).iter().find(|&square| {
            let group = position.board.at(square);
            let named = match piece {
                None => group.to_string() == self.group,
                Some(piece) => group.holds(piece),
            };
            named && self.hint.admits(square)
        });
        let Some(from) = origin else {
            return Refusal::NoGroup {
                group: self.group.to_owned(),
            };
        };
        let who = match piece {
            None => Named::Whole,
            Some(piece) if piece.is_heroic() && position.waiting(from).has_unlike(piece.kind()) => {
                Named::Marked(piece.kind())
            }
            Some(piece) => Named::Letter(piece.kind()),
        };
        let manner = if self.act == Act::Stay {
            Manner::Stay
        } else {
            Manner::Plain
        };
        let order = Order::Go {
            from,
            who,
            manner,
            to: self.to,
        };
        match explain(position, order, Standing::Open) {
            Err(refusal) => refusal,
            Ok(_) => Refusal::OtherAct { text: clip(text) },
        }
    }
}

/// Whether a text is a group as printed: `T`, `+T`, `(T+I)`.
pub(crate) fn is_group(text: &str) -> bool {
    let inner = text
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'))
        .unwrap_or(text);
    let mut pieces = 0;
    let mut marked = false;
    for c in inner.chars() {
        match c {
            '+' if !marked => marked = true,
            _ if Kind::from_letter(c).is_some() => {
                marked = false;
                pieces += 1;
            }
            _ => return false,
        }
    }
    let stacked = inner.len() != text.len();
    !marked
        && if stacked {
            (2..=3).contains(&pieces)
        } else {
            pieces == 1
        }
}
