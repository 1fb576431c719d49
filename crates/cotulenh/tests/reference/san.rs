//! Section 12.2: the readable and the long form of one action.

use super::board::{Group, Square};
use super::game::{Action, End, Position};
use super::lines::How;
use super::text::bracketed_upper;

impl Position {
    /// Group, origin, separator and target of an action; `None` for commit, which section 12.2 does not write alone.
    fn parts(&self, action: Action) -> Option<(String, Square, String, Square)> {
        let sign = |how| match how {
            How::Quiet => "",
            How::Displacing => "x",
            How::Stay => "_",
            How::Suicide => "@",
            How::Combine => "&",
        };
        match action {
            Action::Move { from, to, how } => Some((
                bracketed_upper(self.board.at(from)),
                from,
                sign(how).to_owned(),
                to,
            )),
            Action::Step {
                from,
                kind,
                plus,
                to,
                how,
            } => {
                let piece = self.named(from, kind, plus)?;
                let group = bracketed_upper(&Group::one(piece));
                Some((group, from, format!(">{}", sign(how)), to))
            }
            Action::Commit => None,
        }
    }

    /// The readable form without its suffix.
    pub(crate) fn san(&self, action: Action, legal: &[Action]) -> Option<String> {
        let (group, from, separator, to) = self.parts(action)?;
        let rivals: Vec<Square> = legal
            .iter()
            .filter_map(|other| self.parts(*other))
            .filter(|other| (&other.0, &other.2, other.3) == (&group, &separator, to))
            .map(|other| other.1)
            .filter(|square| *square != from)
            .collect();
        let name = from.name();
        let hint = if rivals.is_empty() {
            ""
        } else if rivals.iter().all(|rival| rival.file != from.file) {
            &name[..1]
        } else if rivals.iter().all(|rival| rival.rank != from.rank) {
            &name[1..]
        } else {
            &name
        };
        Some(format!("{group}{hint}{separator}{}", to.name()))
    }

    /// The long form of an ordinary move without its suffix.
    pub(crate) fn lan(&self, action: Action) -> Option<String> {
        let (group, from, separator, to) = self.parts(action)?;
        Some(format!("{group}{}{separator}{}", from.name(), to.name()))
    }

    /// `^` for check, `#` for checkmate, a captured commander or an aim reached; `None` while the turn goes on.
    pub(crate) fn suffix(&self, action: Action) -> Option<&'static str> {
        let after = self.played(action);
        if after.session.is_some() {
            return None;
        }
        Some(match after.end(&after.legal()) {
            Some(End::Reached { .. } | End::Checkmate { .. }) => "#",
            _ if after.check() => "^",
            _ => "",
        })
    }
}
