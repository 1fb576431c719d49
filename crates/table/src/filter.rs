//! Filters over the legal steps.

use rules::{Game, StepFacts};

/// Which steps to keep; fields combine with AND, an empty field keeps all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Where the step starts, by name.
    pub from: Option<String>,
    /// Where it ends, by name: any of these.
    pub to: Vec<String>,
    /// The acting piece, by letter or name: any of these.
    pub piece: Vec<String>,
    /// Only steps that take something.
    pub captures: bool,
    /// Only steps that give check.
    pub checks: bool,
    /// Only steps of this class.
    pub class: Option<String>,
}

impl Filter {
    /// Whether every step passes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    /// Whether a step with these facts passes.
    #[must_use]
    pub fn accepts(&self, facts: &StepFacts) -> bool {
        let is_kind = |wanted: &String| {
            wanted.eq_ignore_ascii_case(facts.piece)
                || wanted.eq_ignore_ascii_case(facts.letter.encode_utf8(&mut [0; 4]))
        };
        self.from.as_ref().is_none_or(|from| *from == facts.from)
            && (self.to.is_empty() || self.to.contains(&facts.to))
            && (self.piece.is_empty() || self.piece.iter().any(is_kind))
            && (!self.captures || !facts.captured.is_empty())
            && (!self.checks || facts.gives_check)
            && self.class.as_ref().is_none_or(|class| class == facts.class)
    }

    /// The legal steps that pass, in the order of the generator.
    pub fn apply<P: Game>(&self, position: &P) -> Vec<P::Step> {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        if !self.is_empty() {
            steps.retain(|&step| self.accepts(&position.facts(step)));
        }
        steps
    }
}
