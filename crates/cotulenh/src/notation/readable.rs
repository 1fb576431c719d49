//! The readable and the long form (rules: 12.2).

use std::fmt::Write;

use rules::{Position, Refusal, Standing};

use super::explain::explain;
use super::machine::{Manner, Order, no_syntax};
use super::session::{read_act, staying, write_steps};
use super::turn::Turn;
use crate::geometry::Square;
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::step::{Act, Actors, Step};

/// The readable form: group, disambiguation, separator, target. Commit is written as the whole turn that it ends.
pub(crate) fn write_san(position: &Cotulenh, step: Step) -> String {
    let mut out = String::new();
    match step {
        Step::Go { from, .. } => {
            let rivals = rivals(position, step);
            let hint = if rivals.is_empty() {
                String::new()
            } else if rivals.iter().all(|other| other.file() != from.file()) {
                from.to_string().chars().take(1).collect()
            } else if rivals.iter().all(|other| other.rank() != from.rank()) {
                from.to_string().chars().skip(1).collect()
            } else {
                from.to_string()
            };
            write_go(position, step, &hint, &mut out);
        }
        Step::Commit => {
            if let Some(session) = &position.session {
                let _ = write!(
                    out,
                    "{}<{}",
                    staying(position, session),
                    write_steps(session)
                );
            }
        }
    }
    out.push_str(suffix(position, step));
    out
}

/// The long form: the origin always stands before the separator.
pub(crate) fn write_lan(position: &Cotulenh, step: Step) -> String {
    let mut out = String::new();
    match step {
        Step::Go { from, .. } => write_go(position, step, &from.to_string(), &mut out),
        Step::Commit => {
            if let Some(session) = &position.session {
                out = super::session::write_session(position, session);
            }
        }
    }
    out.push_str(suffix(position, step));
    out
}

fn write_go(position: &Cotulenh, step: Step, hint: &str, out: &mut String) {
    let Step::Go { to, act, .. } = step else {
        return;
    };
    let (group, deploys) = acting(position, step);
    let arrow = if deploys { ">" } else { "" };
    // Writing to a string cannot fail.
    let _ = write!(out, "{group}{hint}{arrow}{}{to}", act.separator());
}

/// The text of the group that acts, and whether it deploys.
fn acting(position: &Cotulenh, step: Step) -> (String, bool) {
    match step {
        Step::Go {
            from,
            who: Actors::One(kind),
            ..
        } => {
            let piece = position.board.at(from).find(kind);
            (piece.map_or_else(String::new, |p| p.to_string()), true)
        }
        Step::Go { from, .. } => (position.board.at(from).to_string(), false),
        Step::Commit => (String::new(), false),
    }
}

/// Other origins from which a legal step has equal group text, separator and target.
fn rivals(position: &Cotulenh, step: Step) -> Vec<Square> {
    let Step::Go { from, to, act, .. } = step else {
        return Vec::new();
    };
    let text = acting(position, step);
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
        .into_iter()
        .filter_map(|other| match other {
            Step::Go {
                from: origin,
                to: target,
                act: kind,
                ..
            } if target == to
                && kind == act
                && origin != from
                && acting(position, other) == text =>
            {
                Some(origin)
            }
            _ => None,
        })
        .collect()
}

/// `^` for check, `#` for checkmate or a captured commander; nothing while the session is open.
fn suffix(position: &Cotulenh, step: Step) -> &'static str {
    let mut after = position.clone();
    let _token = after.make(step);
    if after.session.is_some() {
        return "";
    }
    match after.ended() {
        Some(outcome) if outcome.winner.is_some() => "#",
        None if after.in_check() => "^",
        _ => "",
    }
}

/// Reads a step in readable or long form; of a whole session, the step that comes next (commit once all are played).
pub(crate) fn read(position: &Cotulenh, text: &str, standing: Standing) -> Result<Step, Refusal> {
    let bare = text.strip_suffix(['^', '#']).unwrap_or(text);
    if let Some(turn) = Turn::read(bare) {
        return turn.next_step(position, text, standing);
    }
    let Some(order) = ReadOrder::read(bare) else {
        return Err(no_syntax(text));
    };
    order.find(position, text, standing)
}

/// A single step as written.
struct ReadOrder<'a> {
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

impl<'a> ReadOrder<'a> {
    fn read(text: &'a str) -> Option<ReadOrder<'a>> {
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
        Some(ReadOrder {
            group,
            hint: Hint::read(hint)?,
            deploys,
            act,
            to,
        })
    }

    fn find(&self, position: &Cotulenh, text: &str, standing: Standing) -> Result<Step, Refusal> {
        let over = standing == Standing::Over || position.outcome().is_some();
        if over {
            let message = format!("{text}: the game is over");
            return Err(Refusal::new("E_GAME_OVER", message));
        }
        let mut found = Vec::new();
        let mut steps = Vec::new();
        position.generate(&mut steps);
        for step in steps {
            if let Step::Go { from, to, act, .. } = step {
                let wanted = (self.group.to_owned(), self.deploys);
                if to == self.to
                    && act == self.act
                    && self.hint.admits(from)
                    && acting(position, step) == wanted
                {
                    found.push(step);
                }
            }
        }
        match found[..] {
            [step] => Ok(step),
            [] => Err(self.why_not(position, text)),
            _ => Err(Refusal::new(
                "E_SYNTAX",
                format!(
                    "{text} means {} steps; name the file, the rank or the square of origin",
                    found.len()
                ),
            )),
        }
    }

    /// The rule that forbids it, told by the machine form of the first group of that text.
    fn why_not(&self, position: &Cotulenh, text: &str) -> Refusal {
        let kind = self
            .group
            .chars()
            .find(char::is_ascii_uppercase)
            .and_then(Kind::from_letter);
        let who = match kind {
            Some(kind) if self.deploys => Actors::One(kind),
            _ => Actors::Whole,
        };
        let origin = position.board.men(position.side).iter().find(|&square| {
            let group = position.board.at(square);
            let named = match who {
                Actors::Whole => group.to_string() == self.group,
                Actors::One(kind) => group
                    .find(kind)
                    .is_some_and(|p| p.to_string() == self.group),
            };
            named && self.hint.admits(square)
        });
        let Some(from) = origin else {
            return Refusal::new(
                "E_NO_PIECE",
                format!("{text}: no such group of the side to move"),
            );
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
        match explain(position, order, text, Standing::Open) {
            Err(refusal) => refusal,
            Ok(_) => Refusal::new(
                "E_CAPTURE_KIND",
                format!("{text}: another separator belongs to this step"),
            ),
        }
    }
}

/// Whether a text is a group as printed: `T`, `+T`, `(T+I)`.
pub(super) fn is_group(text: &str) -> bool {
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
