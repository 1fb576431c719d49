//! What a claimed distance from the beat may be.
//!
//! The clock that measures it stands in the player's own browser, so no server can tell a perfect beat from a claimed one. Bounds
//! help honest people whose clocks are wrong, and nobody else: so a beat is on trust, and never rated.

use rules::TimingError;

use crate::entry::Metronome;
use crate::{Millis, RoundRefusal};

/// From one beat to the next.
pub(crate) const PERIOD: u32 = 1_000;
/// The greatest distance that is believed.
const MOST: i32 = 2_000;
/// How far a clock of a player may be ahead of the server's.
const AHEAD: i64 = 100;

/// Tests a claim: some beat with that distance lies between the beginning of the turn and its arrival.
///
/// # Errors
/// `E_TIMING`.
pub(crate) fn check(
    beat: Metronome,
    claim: TimingError,
    began: Millis,
    arrived: Millis,
) -> Result<(), RoundRefusal> {
    let TimingError(distance) = claim;
    if distance.abs() > MOST {
        return Err(RoundRefusal::BeatRange { most: MOST });
    }
    let period = i64::from(beat.period.max(1));
    // The last instant at that distance that has come.
    let latest = arrived + AHEAD;
    let behind = latest
        .since(beat.phase + i64::from(distance))
        .rem_euclid(period);
    match latest + -behind < began {
        true => Err(RoundRefusal::BeatElsewhere),
        false => Ok(()),
    }
}
