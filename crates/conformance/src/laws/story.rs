//! What is told of a step (law 18): its facts and effects, applied to the scene before it, give the scene after it.

use ::evaluation::Playable;
use rules::{
    AnchorId, Captured, Effect, Game, Scene, Side, Stage, StepFacts, Threat, Universe, after,
};

use super::{evaluation, scene};

/// Everything that is told of one step.
pub(super) struct Story<'a> {
    pub(super) universe: &'static Universe,
    pub(super) stage: Stage,
    pub(super) facts: StepFacts,
    pub(super) effects: Vec<Effect>,
    pub(super) old: &'a Scene,
    pub(super) new: Scene,
}

/// Law 18, law 17 for the position that the step leads to, and of law 15 that a quiet step gains nothing. `here` is the scene
/// of the position.
pub(super) fn is_true<P: Playable>(
    position: &P,
    here: &Scene,
    step: P::Step,
) -> Result<(), String> {
    let next = after(position, step);
    let story = Story {
        universe: P::universe(),
        stage: position.stage(),
        facts: position.facts(step),
        effects: position.effects(step, &next),
        old: here,
        new: next.scene(),
    };
    scene::is_sound(&next, &story.new)?;
    if story.facts.side != position.actor() {
        return Err(format!(
            "law 18: {step:?} is played by {:?}",
            story.facts.side
        ));
    }
    checks_agree(position, step, &story.facts, &next)?;
    let told = story
        .captures_agree()
        .and_then(|()| story.boards_agree())
        .and_then(|()| story.layers_agree())
        .and_then(|()| story.energies_agree())
        .and_then(|()| story.debts_agree())
        .and_then(|()| story.session_agrees())
        .and_then(|()| story.pieces_agree());
    told.map_err(|what| format!("law 18: {step:?}: {what}"))?;
    evaluation::gain_is_explained(position, step, &story.effects)
}

fn checks_agree<P: Game>(
    position: &P,
    step: P::Step,
    facts: &StepFacts,
    next: &P,
) -> Result<(), String> {
    let outcome = next.outcome();
    let wins = outcome.is_some_and(|outcome| outcome.winner == Some(facts.side));
    // An end without mate (a king taken) needs no check.
    let check = next.actor() != facts.side && next.in_check();
    let right = match (facts.gives_check, facts.gives_mate) {
        (false, false) => !check || outcome.is_some(),
        (true, false) => check && outcome.is_none(),
        (true, true) => check && wins,
        (false, true) => false,
    };
    if !right {
        return Err(format!(
            "law 18: {step:?} says check {}, mate {}; then check {check}, outcome {outcome:?}",
            facts.gives_check, facts.gives_mate
        ));
    }
    let notes = position.notes(step);
    let noted = (
        notes.contains(&Threat::Check.into()),
        notes.contains(&Threat::Mate.into()),
    );
    if noted != (facts.gives_check && !facts.gives_mate, facts.gives_mate) {
        return Err(format!("law 18: {step:?} is noted as {notes:?}"));
    }
    Ok(())
}

impl Story<'_> {
    pub(super) fn captures(&self) -> impl Iterator<Item = &Captured> {
        self.effects.iter().filter_map(|effect| match effect {
            Effect::Captured(captured) => Some(captured),
            _ => None,
        })
    }

    /// The facts say what the step takes; the effects say it too, and what it gives for that.
    fn captures_agree(&self) -> Result<(), String> {
        let taken = self.captures().filter(|loss| loss.side != self.facts.side);
        if taken.eq(&self.facts.captured) {
            Ok(())
        } else {
            Err(format!(
                "captures {:?}, effects {:?}",
                self.facts.captured, self.effects
            ))
        }
    }

    /// Boards stay unless an effect moves them, from where they stood to where they stand.
    fn boards_agree(&self) -> Result<(), String> {
        for (old, new) in self.old.boards.iter().zip(&self.new.boards) {
            let moved = self.effects.iter().find_map(|effect| match effect {
                Effect::BoardMoved {
                    board,
                    from,
                    to,
                    rotated,
                } if *board == old.name => Some((from, to, *rotated)),
                _ => None,
            });
            let name = |anchor: AnchorId| &self.universe.anchors[usize::from(anchor.0)].name;
            let seen = (
                name(old.anchor),
                name(new.anchor),
                old.rotated != new.rotated,
            );
            let stays = seen.0 == seen.1 && !seen.2;
            if old.name != new.name || moved.map_or(!stays, |moved| moved != seen) {
                return Err(format!(
                    "board {old:?} became {new:?}, effects {:?}",
                    self.effects
                ));
            }
        }
        let known = |name: &str| self.old.boards.iter().any(|view| view.name == name);
        let stranger = self
            .effects
            .iter()
            .find(|effect| matches!(effect, Effect::BoardMoved { board, .. } if !known(board)));
        if stranger.is_none() && self.old.boards.len() == self.new.boards.len() {
            Ok(())
        } else {
            Err(format!("boards come or go: {stranger:?}"))
        }
    }

    /// A change of layers is told of every piece that goes from one to another, and of no other.
    fn layers_agree(&self) -> Result<(), String> {
        let told: Vec<_> = self
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::LayerChanged { from, to } => Some((*from, *to)),
                _ => None,
            })
            .collect();
        let ends = [&self.facts.from, &self.facts.to].map(|name| self.universe.site_named(name));
        let mut changed = Vec::new();
        if let [Some(from), Some(to)] = ends {
            let [old, new] = [from, to].map(|site| self.universe.sites[usize::from(site.0)].board);
            let is_layer = self.universe.boards[usize::from(old.0)].kind == "layer";
            changed.extend((old != new && is_layer).then_some((from, to)));
        }
        if told == changed {
            Ok(())
        } else {
            Err(format!("layers changed {changed:?}, told {told:?}"))
        }
    }

    fn energies_agree(&self) -> Result<(), String> {
        for side in Side::ALL {
            let energy = |scene: &Scene| {
                let mut meters = scene.meters.iter();
                meters
                    .find(|meter| meter.code == "energy" && meter.side == Some(side))
                    .cloned()
            };
            let (old, new) = (energy(self.old), energy(&self.new));
            let told = self.effects.iter().find_map(|effect| match effect {
                &Effect::EnergyChanged {
                    side: whose,
                    before,
                    cost,
                    income,
                    after,
                } if whose == side => Some((before, cost, income, after)),
                _ => None,
            });
            let right = match (&old, &new, told) {
                (Some(old), Some(new), Some((before, cost, income, after))) => {
                    let most = new.max.unwrap_or(i32::MAX);
                    (before, after) == (old.value, new.value)
                        && after == (before - cost + income).min(most)
                }
                (old, new, None) => old == new,
                _ => false,
            };
            if !right {
                return Err(format!("energy {old:?} became {new:?}, told {told:?}"));
            }
        }
        Ok(())
    }

    /// Every new debt has its effect, and every effect its debt.
    fn debts_agree(&self) -> Result<(), String> {
        let debts = self
            .new
            .owed
            .iter()
            .filter(|owed| !self.old.owed.contains(owed));
        let mut new: Vec<_> = debts.map(|owed| (owed.site, owed.side)).collect();
        let mut told: Vec<_> = self
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::PromotionOwed { side, site } => Some((*site, *side)),
                _ => None,
            })
            .collect();
        new.sort();
        told.sort();
        if new == told {
            Ok(())
        } else {
            Err(format!("owed anew {new:?}, told {told:?}"))
        }
    }

    /// A session is open if it was open or has been opened, and has not been closed.
    fn session_agrees(&self) -> Result<(), String> {
        let opened = self.effects.iter().find_map(|effect| match effect {
            Effect::SessionOpened { origin } => Some(*origin),
            _ => None,
        });
        let closed = self.effects.iter().find_map(|effect| match effect {
            Effect::SessionClosed { origin } => Some(*origin),
            _ => None,
        });
        let (old, new) = [&self.old.session, &self.new.session]
            .map(|session| session.as_ref().map(|session| session.origin))
            .into();
        let right = match (old, opened, closed, new) {
            (None, None, None, None) | (Some(_), None, None, Some(_)) => true,
            (None, Some(opened), None, Some(new)) => opened == new,
            (None, Some(opened), Some(closed), None) => opened == closed,
            (Some(old), None, Some(closed), None) => old == closed,
            _ => false,
        };
        if right {
            Ok(())
        } else {
            Err(format!(
                "session {old:?} became {new:?}; opened {opened:?}, closed {closed:?}"
            ))
        }
    }
}
