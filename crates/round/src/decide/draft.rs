//! The beginning of a game: both are there, and have chosen what there was to choose.

use rules::{Refusal, Side};
use table::Opening;

use crate::decide::Happening;
use crate::entry::{Metronome, What};
use crate::round::Progress;
use crate::terms::Beat;
use crate::{Digest, Games, Millis, PersonId, Round, RoundRefusal, Start, beat};

impl Round {
    /// The side for which somebody chooses: who holds both chairs chooses for the first side first.
    pub(super) fn drafting_side(&self, person: PersonId) -> Result<Side, RoundRefusal> {
        let held = Side::ALL
            .into_iter()
            .filter(|&side| self.chairs.holds(person, side));
        let mut open = held.filter(|&side| !self.has_drafted(side));
        open.next().ok_or(RoundRefusal::Drafted)
    }

    pub(super) fn draft_choice(
        &self,
        side: Side,
        choice: &str,
        at: Millis,
        games: &dyn Games,
    ) -> Result<Happening, Refusal> {
        if self.terms.start != Start::Draft || self.progress != Progress::NotBegun {
            return Err(RoundRefusal::NotDrafting.into());
        }
        let drafts = games
            .drafts(&self.terms.game)
            .ok_or(RoundRefusal::NotDrafting)?;
        drafts.check(side, choice)?;
        Ok(self.still(What::Drafted, at))
    }

    pub(super) fn begin(&self, at: Millis, games: &dyn Games) -> Result<Happening, Refusal> {
        let opening = match (&self.terms.start, &self.drafts) {
            (Start::Draft, [Some(first), Some(second)]) => {
                let drafts = games
                    .drafts(&self.terms.game)
                    .ok_or(RoundRefusal::NotDrafting)?;
                Opening::Setup(drafts.opening(first, second)?)
            }
            _ => self.terms.opening(),
        };
        let table = games.open(&self.terms.game, &self.terms.options, &opening)?;
        let start = table.position_text();
        let metronome = Metronome {
            period: beat::PERIOD,
            phase: at,
        };
        Ok(Happening {
            left: self.clock.left_at(at),
            digest: Digest::of(&start),
            ply: 0,
            actor: Some(table.status().actor),
            what: What::Begun {
                start,
                beat: (self.terms.beat == Beat::OnTrust).then_some(metronome),
            },
        })
    }
}
