//! What eyes and hands need (rules: 18).

mod drawing;
mod facts;
mod picks;
mod refusals;
mod scene;
mod universe;

use rules::{Effect, Pick, Position as _, Present, Refusal, Scene, SiteId, StepFacts, Universe};

use crate::position::TriD;
use crate::step::Step;

pub use refusals::Landing;

impl Present for TriD {
    fn universe() -> &'static Universe {
        universe::universe()
    }

    fn scene(&self) -> Scene {
        self.picture()
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        self.pick_path(step)
    }

    fn facts(&self, step: Step) -> StepFacts {
        self.step_facts(step)
    }

    fn effects(&self, step: Step, after: &TriD) -> Vec<Effect> {
        self.step_effects(step, after)
    }

    fn checkers(&self) -> Vec<SiteId> {
        if self.in_check() {
            self.attackers(self.king(self.side), self.side.other())
                .map(universe::site_id)
                .collect()
        } else {
            Vec::new()
        }
    }

    fn notes(&self, step: Step) -> Vec<&'static str> {
        self.step_notes(step)
    }

    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        self.refused_picks(path)
    }

    fn drawing(&self) -> String {
        self.drawn()
    }
}
