//! Its presentation.

use dummy::{Dummy, Step};
use rules::{Effect, Pick, Present, Scene, Side, SiteId, StepFacts, Universe};

use super::Broken;
use super::defect::*;

impl<const DEFECT: u8> Present for Broken<DEFECT> {
    fn universe() -> &'static Universe {
        Dummy::universe()
    }

    fn scene(&self) -> Scene {
        let mut scene = self.0.scene();
        match DEFECT {
            HIDDEN_SESSION => scene.session = None,
            FALSE_CHECK => scene.checked.extend(scene.sites.first()),
            TORN_STACK => scene.pieces.extend(scene.pieces.first().cloned()),
            HIDDEN_SITE => drop(scene.sites.pop()),
            UNLISTED_BADGE => {
                for piece in &mut scene.pieces {
                    piece.badges.push(rules::Badge::plain(dummy::Reason::Clock));
                }
            }
            LOCKED_SESSION => {
                if let Some(session) = &mut scene.session {
                    session.can_commit = false;
                }
            }
            OTHER_DEBTOR => {
                for owed in &mut scene.owed {
                    owed.side = owed.side.other();
                }
            }
            _ => {}
        }
        scene
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        let mut picks = self.0.picks(step);
        if DEFECT == SHORT_PICKS && matches!(step, Step::Decide(_)) {
            picks.pop();
        }
        picks
    }

    fn facts(&self, step: Step) -> StepFacts {
        let mut facts = self.0.facts(step);
        match DEFECT {
            UNTOLD_CAPTURE | LOST_CAPTURE => facts.captured.clear(),
            FALSE_TARGET => facts.to.clone_from(&facts.from),
            FALSE_SIDE => facts.side = facts.side.other(),
            FALSE_MATE => (facts.gives_check, facts.gives_mate) = (true, true),
            FALSE_PROMOTION => facts.promotion = Some("king"),
            _ => {}
        }
        facts
    }

    fn effects(&self, step: Step, after: &Self) -> Vec<Effect> {
        let mut effects = self.0.effects(step, &after.0);
        effects.retain(|effect| match effect {
            Effect::Captured(_) => DEFECT != LOST_CAPTURE,
            Effect::SessionOpened { .. } => DEFECT != UNTOLD_SESSION,
            Effect::PromotionOwed { .. } => DEFECT != UNTOLD_DEBT,
            _ => true,
        });
        for effect in &mut effects {
            if let (OTHER_DEBTOR, Effect::PromotionOwed { side, .. }) = (DEFECT, effect) {
                *side = side.other();
            }
        }
        match DEFECT {
            FALSE_ENERGY => effects.push(Effect::EnergyChanged {
                side: Side::First,
                before: 0,
                cost: 0,
                income: 1,
                after: 1,
            }),
            FALSE_BOARD => effects.push(Effect::BoardMoved {
                board: "row",
                from: "here".into(),
                to: "there".into(),
                rotated: false,
            }),
            FALSE_LAYER => effects.push(Effect::LayerChanged {
                from: SiteId(0),
                to: SiteId(1),
            }),
            _ => {}
        }
        effects
    }

    fn checkers(&self) -> Vec<SiteId> {
        match DEFECT {
            FALSE_CHECKER => vec![SiteId(0)],
            _ => Vec::new(),
        }
    }

    fn notes(&self, step: Step) -> Vec<rules::Note> {
        match DEFECT {
            FALSE_NOTE => vec![rules::Threat::Check.into()],
            UNLISTED_NOTE => vec![dummy::Reason::Clock.into()],
            _ => self.0.notes(step),
        }
    }

    fn drawing(&self) -> String {
        self.0.drawing()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<dummy::Refusal> {
        self.0.why_not(path, pick)
    }
}
