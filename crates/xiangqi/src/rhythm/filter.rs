//! Legal moves narrowed by what they do (rules: 8.1).

use rules::Position;

use super::{Node, Rhythm, RhythmStep};
use crate::{Captures, Checks, Kind};

/// Which legal moves to give; fields combine with AND, and an empty field accepts all.
///
/// ```
/// use rules::{Reading, Text};
/// use xiangqi::{Class, Kind, RSTART, Rhythm, RhythmFilter};
///
/// let text = RSTART.replace("0,0", "3,3");
/// let position = Rhythm::read_position(&text, Reading::Strict, Default::default())?;
/// let filter = RhythmFilter {
///     kinds: vec![Kind::Rook],
///     class: Some(Class::Vertical),
///     ..RhythmFilter::default()
/// };
/// let moves = position.legal_moves(&filter);
/// let texts: Vec<_> = moves.into_iter().map(|step| position.step_text(step)).collect();
/// assert_eq!(texts, ["a0a0_", "a0a0^", "i0i0_", "i0i0^"]);
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RhythmFilter {
    /// Kinds of the moving piece; empty accepts all.
    pub kinds: Vec<Kind>,
    /// The origin.
    pub from: Option<Node>,
    /// The destinations.
    pub to: Option<Vec<Node>>,
    /// What the move takes.
    pub captures: Captures,
    /// What the move says to the enemy king.
    pub checks: Checks,
    /// Inside a layer or between layers.
    pub class: Option<Class>,
}

/// How a move goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Inside a layer.
    Planar,
    /// Between layers.
    Vertical,
}

impl Class {
    /// The word of records and filters.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Class::Planar => "planar",
            Class::Vertical => "vertical",
        }
    }
}

impl RhythmStep {
    /// How the move goes; `None` for a pass.
    #[must_use]
    pub fn class(self) -> Option<Class> {
        self.way().map(|_| match self.layers() {
            0 => Class::Planar,
            _ => Class::Vertical,
        })
    }
}

impl RhythmFilter {
    /// Whether a legal move of `position` passes.
    #[must_use]
    pub fn accepts(&self, position: &Rhythm, step: RhythmStep) -> bool {
        let Some((from, to)) = step.way() else {
            return false;
        };
        let is_kind = || {
            position
                .piece(from)
                .is_some_and(|piece| self.kinds.contains(&piece.kind))
        };
        (self.kinds.is_empty() || is_kind())
            && self.from.is_none_or(|wanted| wanted == from)
            && self.to.as_ref().is_none_or(|wanted| wanted.contains(&to))
            && self.class.is_none_or(|class| step.class() == Some(class))
            && (self.captures == Captures::Any || position.piece(to).is_some())
            && (self.checks == Checks::Any || gives_check(position, step))
    }
}

fn gives_check(position: &Rhythm, step: RhythmStep) -> bool {
    let mut after = position.clone();
    // Only looked at, never taken back.
    let _token = after.play(step);
    after.in_check()
}

impl Rhythm {
    /// The legal moves that pass the filter, in canonical order.
    #[must_use]
    pub fn legal_moves(&self, filter: &RhythmFilter) -> Vec<RhythmStep> {
        let mut steps = Vec::with_capacity(128);
        self.generate(&mut steps);
        steps.retain(|&step| filter.accepts(self, step));
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Present, Reading, Text};

    const SPREAD: &str = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";

    #[test]
    fn fields_agree_with_the_facts_of_the_steps() {
        let position = Rhythm::read_position(SPREAD, Reading::Lenient, Default::default());
        let position = position.expect(SPREAD);
        let all = position.legal_moves(&RhythmFilter::default());
        assert_eq!(all.len(), 87, "rules: 12.2");
        let by_facts = |wanted: &dyn Fn(&rules::StepFacts) -> bool| -> Vec<RhythmStep> {
            let steps = all.iter().copied();
            steps
                .filter(|&step| wanted(&position.facts(step)))
                .collect()
        };
        let plain = RhythmFilter::default;
        for class in [Class::Planar, Class::Vertical] {
            let filter = RhythmFilter {
                class: Some(class),
                ..plain()
            };
            let expected = by_facts(&|facts| facts.class == class.name());
            assert_eq!(position.legal_moves(&filter), expected);
        }
        let filter = RhythmFilter {
            captures: Captures::Only,
            ..plain()
        };
        assert_eq!(
            position.legal_moves(&filter),
            by_facts(&|facts| !facts.captured.is_empty())
        );
        let filter = RhythmFilter {
            checks: Checks::Only,
            ..plain()
        };
        assert_eq!(
            position.legal_moves(&filter),
            by_facts(&|facts| facts.gives_check)
        );
        for kind in Kind::ALL {
            let filter = RhythmFilter {
                kinds: vec![kind],
                ..plain()
            };
            assert_eq!(
                position.legal_moves(&filter),
                by_facts(&|facts| facts.piece == kind.name())
            );
        }
        for node in Node::all() {
            let filter = RhythmFilter {
                from: Some(node),
                ..plain()
            };
            assert_eq!(
                position.legal_moves(&filter),
                by_facts(&|facts| facts.from == node.name())
            );
            let filter = RhythmFilter {
                to: Some(vec![node]),
                ..plain()
            };
            assert_eq!(
                position.legal_moves(&filter),
                by_facts(&|facts| facts.to == node.name())
            );
        }
    }
}
