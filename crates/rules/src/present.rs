//! What a hand and an eye need.

use crate::{
    Detail, Effect, Meter, Note, Pick, Refused as _, Scene, SiteId, StepFacts, Text, Threat,
    Universe,
};

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

    /// Why `pick` does not follow `path`: the rule against the step that a hand means so. Where it may mean several, the one that
    /// came nearest to being legal tells; after no pick at all it is told why a piece can go nowhere. Asked while the game goes
    /// on, of picks that no legal step continues with; `None` where a hand means no step.
    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Self::Refusal>;

    /// The places that are to blame for a refusal: what stands in the way, what attacks, what is missing. Those that it names,
    /// unless a game knows more; where a step begins and ends is no blame.
    fn culprits(&self, refusal: &Self::Refusal) -> Vec<SiteId> {
        named_places::<Self>(refusal)
    }

    /// A drawing for a terminal, several lines, each ended by a line break.
    fn drawing(&self) -> String;
}

/// The places that a refusal names, but for the ends of the step.
#[must_use]
pub fn named_places<P: Present>(refusal: &P::Refusal) -> Vec<SiteId> {
    let mut sites = Vec::new();
    refusal.tell(&mut |name, detail| {
        if let Detail::Place(place) = detail
            && !matches!(name, "from" | "to")
        {
            sites.extend(P::universe().site_named(&place));
        }
    });
    sites
}
