//! What was played, for move lists and captured lists.

use rules::{Captured, Game, Refusal, Side, StepFacts};

use crate::Match;

/// One step of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its index, from 0.
    pub ply: usize,
    /// The index of its turn, from 0.
    pub turn: usize,
    /// Who played it.
    pub side: Side,
    /// Its machine form.
    pub step: String,
    /// Its text in the notation asked for.
    pub text: String,
    /// What it did.
    pub facts: StepFacts,
    /// Its grade, in games where the time of a step counts.
    pub grade: Option<&'static str>,
    /// The key of the position after it.
    pub key: u64,
}

/// A captured piece of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The index of the step that took it.
    pub ply: usize,
    /// What was taken.
    pub captured: Captured,
}

impl<P: Game> Match<P> {
    /// Every step played, written in one of [`Text::FORMS`](rules::Text::FORMS).
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    pub fn history(&self, form: &str) -> Result<Vec<Entry>, Refusal> {
        if !P::FORMS.contains(&form) {
            return Err(rules::unknown_form(form, P::FORMS));
        }
        let starts: Vec<usize> = self.turn_starts().collect();
        let plies = self.plies();
        plies
            .iter()
            .enumerate()
            .map(|(index, ply)| {
                let after = plies
                    .get(index + 1)
                    .map_or(self.position(), |next| &next.before);
                Ok(Entry {
                    ply: index,
                    turn: starts.partition_point(|&start| start <= index) - 1,
                    side: ply.before.actor(),
                    step: ply.before.step_text(ply.step),
                    text: ply.before.write_as(form, ply.step)?,
                    facts: ply.before.facts(ply.step),
                    grade: P::grade_of(ply.step),
                    key: after.key(),
                })
            })
            .collect()
    }

    /// Everything that was captured, in order.
    #[must_use]
    pub fn captured(&self) -> Vec<Taken> {
        let plies = self.plies().iter().enumerate();
        plies
            .flat_map(|(index, ply)| {
                let captured = ply.before.facts(ply.step).captured;
                captured.into_iter().map(move |captured| Taken {
                    ply: index,
                    captured,
                })
            })
            .collect()
    }
}
