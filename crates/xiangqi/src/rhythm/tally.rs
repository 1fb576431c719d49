//! The counters of the match: perfect moves and misses in a row (rules: 9.8).

use rules::Side;

use super::{Drain, Grade, RhythmStep};

/// Perfect moves in a row that `dominance` asks for.
pub(super) const DOMINANCE_STREAK: u32 = 10;
/// Misses in a row that `chaos` asks for.
pub(super) const CHAOS_STREAK: u32 = 5;

/// For each side how many of its last moves were perfect, and how many were missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streaks {
    perfect: [u32; 2],
    missed: [u32; 2],
}

impl Streaks {
    /// How many perfect moves the side has played in a row.
    #[must_use]
    pub const fn perfect(&self, side: Side) -> u32 {
        self.perfect[side.index()]
    }

    /// How many misses the side has had in a row.
    #[must_use]
    pub const fn missed(&self, side: Side) -> u32 {
        self.missed[side.index()]
    }

    pub(super) const fn count(&mut self, side: Side, grade: Grade) {
        let side = side.index();
        match grade {
            Grade::Perfect => {
                self.perfect[side] = self.perfect[side].saturating_add(1);
                self.missed[side] = 0;
            }
            Grade::Great | Grade::Good => {
                self.perfect[side] = 0;
                self.missed[side] = 0;
            }
            Grade::Miss => {
                self.perfect[side] = 0;
                self.missed[side] = self.missed[side].saturating_add(1);
            }
        }
    }

    /// Whether `chaos` strikes with this step, the next one of `side`.
    ///
    /// The sixth and later misses strike again; that changes nothing, since a miss earns nothing.
    pub(super) const fn drain(&self, side: Side, step: RhythmStep) -> Drain {
        match step.grade() {
            Grade::Miss if self.missed(side) + 1 >= CHAOS_STREAK => Drain::Drained,
            _ => Drain::Spared,
        }
    }
}
