//! What a hand and an eye need.

use crate::{Effect, Pick, Position, Refusal, Scene, SiteId, StepFacts, Universe};

/// Presentation of a game: plain data, asked once a click and never in a search.
pub trait Present: Position {
    /// The fixed universe of places.
    fn universe() -> &'static Universe;

    /// The picture of this position.
    fn scene(&self) -> Scene;

    /// The picks that lead to a legal step. Distinct steps have distinct paths, no path is the beginning of another one
    /// except where a choice word tells them apart.
    fn picks(&self, step: Self::Step) -> Vec<Pick>;

    /// What a legal step does.
    fn facts(&self, step: Self::Step) -> StepFacts;

    /// What a legal step brings about beyond the move itself, in the order of the rules text; `after` is the position
    /// that it leads to.
    fn effects(&self, step: Self::Step, after: &Self) -> Vec<Effect>;

    /// The places of the pieces that give check to the actor; empty without check.
    fn checkers(&self) -> Vec<SiteId>;

    /// Codes a chooser shows beside a step: `check`, `mate`, `same_position`, `rotated`, `forces_promotion`, …
    fn notes(&self, step: Self::Step) -> Vec<&'static str> {
        let facts = self.facts(step);
        if facts.gives_mate {
            vec!["mate"]
        } else if facts.gives_check {
            vec!["check"]
        } else {
            Vec::new()
        }
    }

    /// Next picks after `path` that a person might try and that no legal step continues with, each with the rule that
    /// forbids it (why a board or a pin is not eligible). Empty where a plain "not possible" is enough.
    fn refusals(&self, _path: &[Pick]) -> Vec<(Pick, Refusal)> {
        Vec::new()
    }

    /// A drawing for a terminal, several lines, each ended by a line break.
    fn drawing(&self) -> String;
}
