//! What a hand and an eye need.

use crate::{Effect, Meter, Note, Pick, Scene, SiteId, StepFacts, Text, Threat, Universe};

/// Presentation of a game: plain data, asked once a click and never in a search.
pub trait Present: Text {
    /// The fixed universe of places.
    fn universe() -> &'static Universe;

    /// The picture of this position.
    fn scene(&self) -> Scene;

    /// The meters of the picture, without the rest of it: a record of a step keeps what they said before.
    fn meters(&self) -> Vec<Meter> {
        self.scene().meters
    }

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

    /// What a chooser shows beside a step: check, mate, what the game adds.
    fn notes(&self, step: Self::Step) -> Vec<Note> {
        let facts = self.facts(step);
        if facts.gives_mate {
            vec![Threat::Mate.into()]
        } else if facts.gives_check {
            vec![Threat::Check.into()]
        } else {
            Vec::new()
        }
    }

    /// Next picks after `path` that a person might try and that no legal step continues with, each with the rule that
    /// forbids it (why a board or a pin is not eligible). Empty where a plain "not possible" is enough.
    fn refusals(&self, _path: &[Pick]) -> Vec<(Pick, Self::Refusal)> {
        Vec::new()
    }

    /// A refusal of `pick` by [`Present::refusals`] as it is told in a match, to which the position of the actor's own last
    /// turn may add a word.
    fn pick_in_hindsight(
        &self,
        _path: &[Pick],
        _pick: Pick,
        refusal: Self::Refusal,
        _own_last_turn: &Self,
    ) -> Self::Refusal {
        refusal
    }

    /// A drawing for a terminal, several lines, each ended by a line break.
    fn drawing(&self) -> String;
}
