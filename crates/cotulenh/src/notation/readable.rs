//! Writing the readable and the long form of a step (rules: 12.2).

use rules::Position;

use crate::geometry::Square;
use crate::position::Cotulenh;
use crate::step::{Actors, Step};

/// What is written before the separator to tell the origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Nothing.
    Unsaid,
    /// As little as tells it from others: the readable form.
    Needed,
    /// The square: the long form.
    Square,
}

/// A step as one text of its own.
pub(crate) fn write(position: &Cotulenh, step: Step, origin: Origin) -> String {
    match step {
        Step::Commit => "commit".to_owned(),
        Step::Go { .. } => write_go(position, step, origin) + suffix(position, step),
    }
}

/// Group, origin, separator, target, without the suffix; nothing for a commit.
pub(crate) fn write_go(position: &Cotulenh, step: Step, origin: Origin) -> String {
    let Step::Go { from, to, act, .. } = step else {
        return String::new();
    };
    let hint = match origin {
        Origin::Unsaid => String::new(),
        Origin::Needed => hint(position, step, from),
        Origin::Square => from.to_string(),
    };
    let (group, deploys) = acting(position, step);
    let arrow = if deploys { ">" } else { "" };
    format!("{group}{hint}{arrow}{}{to}", act.separator())
}

/// File letter, else rank number, else the square.
fn hint(position: &Cotulenh, step: Step, from: Square) -> String {
    let rivals = rivals(position, step);
    let square = from.to_string();
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|other| other.file() != from.file()) {
        square.chars().take(1).collect()
    } else if rivals.iter().all(|other| other.rank() != from.rank()) {
        square.chars().skip(1).collect()
    } else {
        square
    }
}

/// The text of the group that acts, and whether it deploys.
pub(crate) fn acting(position: &Cotulenh, step: Step) -> (String, bool) {
    match step {
        Step::Go {
            from,
            who: Actors::Whole,
            ..
        } => (position.board.at(from).to_string(), false),
        Step::Go { from, who, .. } => {
            let piece = who.of(position.waiting(from));
            (piece.map_or_else(String::new, |p| p.to_string()), true)
        }
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

/// `^` for check, `#` for checkmate, a captured commander or an aim reached; nothing while the session is open.
pub(crate) fn suffix(position: &Cotulenh, step: Step) -> &'static str {
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
