//! What was played, for move lists and captured lists.

use rules::{Captured, CommonRefusal, Game, Meter, Moment, Refusal, Side, StepFacts};

use crate::Match;

/// One step of the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
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
    /// The meters before it: clocks, energies, counts.
    pub before: Vec<Meter>,
    /// Its grade, in games where the time of a step counts.
    pub grade: Option<&'static str>,
    /// The key of the position after it.
    pub key: u64,
    /// The CRC-32 of the position's text after it.
    pub digest: u32,
}

/// One turn of the history: all that its side did before the other acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its index, from 0; [`HistoryEntry::turn`] of its steps.
    pub index: usize,
    /// Its number on paper: it begins with the start position's own and grows after the second side's turns.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// The index of its first step.
    pub ply: usize,
    /// How many steps it has so far.
    pub steps: usize,
    /// All of them as one text in the notation asked for.
    pub text: String,
    /// Whether it is at its end; only the last one may still go on.
    pub finished: bool,
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
    pub fn history(&self, form: &str) -> Result<Vec<HistoryEntry>, Refusal> {
        if !P::FORMS.contains(&form) {
            return Err(CommonRefusal::form(form, P::FORMS).into());
        }
        let starts: Vec<usize> = self.course().turn_starts().collect();
        let moments = self.course().moments().enumerate();
        moments
            .map(|(index, moment)| {
                let Moment {
                    before,
                    step,
                    after,
                } = moment;
                Ok(HistoryEntry {
                    ply: index,
                    turn: starts.partition_point(|&start| start <= index) - 1,
                    side: before.actor(),
                    step: before.step_text(step),
                    text: before.write_as(form, step)?,
                    facts: before.facts(step),
                    before: before.meters(),
                    grade: P::grade_of(step),
                    key: after.key(),
                    digest: rules::crc32(after.position_text().as_bytes()),
                })
            })
            .collect()
    }

    /// Every turn played, written in one of [`Text::FORMS`](rules::Text::FORMS).
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    pub fn turns(&self, form: &str) -> Result<Vec<Turn>, Refusal> {
        if !P::FORMS.contains(&form) {
            return Err(CommonRefusal::form(form, P::FORMS).into());
        }
        let open = self.course().inside_turn() && self.course().ended().is_none();
        let plies = self.plies();
        let mut moments = self.course().moments();
        let chunks = plies.chunk_by(|a, b| a.actor == b.actor);
        let mut turns: Vec<Turn> = Vec::new();
        let mut ply = 0;
        let mut number = self.start().turn_number();
        for (index, chunk) in chunks.enumerate() {
            let Some(first) = moments.next() else { break };
            // The others of the turn.
            moments.by_ref().take(chunk.len() - 1).for_each(drop);
            let steps: Vec<P::Step> = chunk.iter().map(|ply| ply.step).collect();
            turns.push(Turn {
                index,
                number,
                side: first.before.actor(),
                ply,
                steps: steps.len(),
                text: first.before.write_turn_as(form, &steps)?,
                finished: ply + steps.len() < plies.len() || !open,
            });
            ply += steps.len();
            number += u32::from(first.before.actor() == Side::Second);
        }
        Ok(turns)
    }

    /// Everything that was captured, in order.
    #[must_use]
    pub fn captured(&self) -> Vec<Taken> {
        let moments = self.course().moments().enumerate();
        moments
            .flat_map(|(index, moment)| {
                let captured = moment.before.facts(moment.step).captured;
                captured.into_iter().map(move |captured| Taken {
                    ply: index,
                    captured,
                })
            })
            .collect()
    }
}
