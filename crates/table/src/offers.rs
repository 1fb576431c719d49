//! Choosing, for every game alike: generate, keep the steps whose picks start with the path, list the next picks.

use rules::{Game, Note, Pick, Refusal};

/// What a hand can do after some picks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// The next picks, in the order of the generator, each once.
    pub next: Vec<Offer>,
    /// The step that the path means by itself, in machine form.
    pub step: Option<String>,
    /// Next picks that are forbidden although a person might try them, with the rule.
    pub refused: Vec<(Pick, Refusal)>,
}

/// One next pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The pick.
    pub pick: Pick,
    /// How many steps remain after it.
    pub steps: usize,
    /// The step, if exactly one remains.
    pub step: Option<String>,
    /// Remarks for a chooser that hold whatever is picked after it; only where the path has begun.
    pub notes: Vec<Note>,
}

/// The picks that can follow `path` in a position. `earlier` is the position of the actor's own last turn, which may add to what
/// is refused; `fate` says what a step would end.
pub fn offers<P: Game>(
    position: &P,
    path: &[Pick],
    earlier: impl FnOnce() -> Option<P>,
    mut fate: impl FnMut(P::Step) -> Option<Note>,
) -> Offers {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut offers = Offers {
        refused: refused(position, path, earlier),
        ..Offers::default()
    };
    let mut groups: Vec<Vec<P::Step>> = Vec::new();
    let all = steps.clone();
    // Where everything ends the same way, there is nothing to warn of.
    let mut avoidable = None;
    let mut warning = |step| {
        let note = fate(step)?;
        let others = || all.iter().any(|&other| fate(other).is_none());
        avoidable.get_or_insert_with(others).then_some(note)
    };
    for step in steps {
        let picks = position.picks(step);
        if !picks.starts_with(path) {
            continue;
        }
        let Some(&pick) = picks.get(path.len()) else {
            offers.step = Some(position.step_text(step));
            continue;
        };
        match offers.next.iter().position(|offer| offer.pick == pick) {
            Some(known) => groups[known].push(step),
            None => {
                groups.push(vec![step]);
                offers.next.push(Offer {
                    pick,
                    steps: 0,
                    step: None,
                    notes: Vec::new(),
                });
            }
        }
    }
    for (offer, group) in offers.next.iter_mut().zip(&groups) {
        offer.steps = group.len();
        if let &[only] = group.as_slice() {
            offer.step = Some(position.step_text(only));
        }
        if !path.is_empty() {
            offer.notes = common_notes(position, group, &mut warning);
        }
    }
    offers
}

/// What is forbidden after `path`, told as one who knows the course tells it.
fn refused<P: Game>(
    position: &P,
    path: &[Pick],
    earlier: impl FnOnce() -> Option<P>,
) -> Vec<(Pick, Refusal)> {
    let plain = position.refusals(path);
    // Few picks are refused with a reason, and the way back costs.
    let earlier = if plain.is_empty() { None } else { earlier() };
    let told = plain.into_iter().map(|(pick, refusal)| match &earlier {
        Some(earlier) => {
            let refusal = position.pick_in_hindsight(path, pick, refusal, earlier);
            (pick, refusal.into())
        }
        None => (pick, refusal.into()),
    });
    told.collect()
}

/// What is true of every one of the steps.
fn common_notes<P: Game>(
    position: &P,
    steps: &[P::Step],
    fate: &mut impl FnMut(P::Step) -> Option<Note>,
) -> Vec<Note> {
    let mut each = steps.iter().map(|&step| {
        let mut notes = position.notes(step);
        notes.extend(fate(step));
        notes
    });
    let mut common = each.next().unwrap_or_default();
    // Most steps have nothing to say, and then the others need not be asked.
    while !common.is_empty() {
        let Some(notes) = each.next() else { break };
        common.retain(|note| notes.contains(note));
    }
    common
}
