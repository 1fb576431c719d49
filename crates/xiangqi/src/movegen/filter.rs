//! Legal moves narrowed by what they do (rules: 8.1).

use rules::Position;

use crate::{Kind, Point, PointSet, Step, Xiangqi};

/// Which legal moves to give; fields combine with AND, and an empty field accepts all.
///
/// ```
/// use rules::Game;
/// use xiangqi::{Filter, Kind, Xiangqi};
///
/// let start = Xiangqi::start(Default::default());
/// let horses = Filter { kinds: vec![Kind::Horse], ..Filter::default() };
/// assert_eq!(start.legal_moves(&horses).len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Kinds of the moving piece; empty accepts all.
    pub kinds: Vec<Kind>,
    /// The origin.
    pub from: Option<Point>,
    /// The destinations.
    pub to: Option<PointSet>,
    /// What the move takes.
    pub captures: Captures,
    /// What the move says to the enemy king.
    pub checks: Checks,
}

/// Whether a [`Filter`] looks at captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Captures {
    /// Captures and quiet moves.
    #[default]
    Any,
    /// Only moves whose destination holds an enemy piece.
    Only,
}

/// Whether a [`Filter`] looks at checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Checks {
    /// Checks and other moves.
    #[default]
    Any,
    /// Only moves that give check.
    Only,
}

impl Filter {
    /// Whether a legal move of `position` passes.
    #[must_use]
    pub fn accepts(&self, position: &Xiangqi, step: Step) -> bool {
        let is_kind = || {
            position
                .board()
                .piece(step.from)
                .is_some_and(|piece| self.kinds.contains(&piece.kind))
        };
        (self.kinds.is_empty() || is_kind())
            && self.from.is_none_or(|from| from == step.from)
            && self.to.is_none_or(|to| to.has(step.to))
            && (self.captures == Captures::Any || position.board().piece(step.to).is_some())
            && (self.checks == Checks::Any || gives_check(position, step))
    }
}

fn gives_check(position: &Xiangqi, step: Step) -> bool {
    let mut after = position.clone();
    let _ = after.play(step);
    after.in_check()
}

impl Xiangqi {
    /// The legal moves that pass the filter, in canonical order.
    #[must_use]
    pub fn legal_moves(&self, filter: &Filter) -> Vec<Step> {
        let mut steps = Vec::with_capacity(64);
        self.generate(&mut steps);
        steps.retain(|&step| filter.accepts(self, step));
        steps
    }
}
