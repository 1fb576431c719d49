//! An incoming link against the stored game of the same id (rules: 17, step 10).

use rules::{Refusal, Side};

use super::payload::{Payload, Stage};

/// What to do with an incoming link. Nothing is accepted or thrown away here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// No game of this id is stored: accept, and ask for seat and name if needed.
    New,
    /// The same game: already up to date.
    Identical,
    /// Exactly what was waited for, the rival's ply (or the joiner's line-up): accept and show it.
    Next,
    /// More plies than one, or a ply of this device's own seat: accept after confirmation.
    Skipped {
        /// How many plies are new.
        plies: usize,
    },
    /// An earlier state of the stored game: show it read-only, offer the newest.
    Stale {
        /// The ply the link ends at.
        ply: usize,
    },
    /// Another game.
    Diverged {
        /// The first ply that differs; 0 if the set-ups do.
        ply: usize,
    },
}

impl Comparison {
    /// The error or warning of section 21.3; `None` where the link is simply accepted.
    #[must_use]
    pub fn refusal(self) -> Option<Refusal> {
        let (code, message) = match self {
            Comparison::New | Comparison::Identical | Comparison::Next => return None,
            Comparison::Skipped { plies } => (
                "W_URL_SKIPPED",
                format!(
                    "the link has {plies} plies that this device has not seen; confirm to accept"
                ),
            ),
            Comparison::Stale { ply } => (
                "E_URL_STALE",
                format!("the link ends at ply {ply}; the stored game goes on from there"),
            ),
            Comparison::Diverged { ply } => (
                "E_URL_DIVERGED",
                format!("the link and the stored game differ at ply {ply}"),
            ),
        };
        Some(Refusal::new(code, message))
    }
}

/// Compares an incoming game with the stored one; `seat` is the side that this device plays.
#[must_use]
pub fn compare(incoming: &Payload, stored: Option<&Payload>, seat: Side) -> Comparison {
    let Some(stored) = stored.filter(|stored| stored.id == incoming.id) else {
        return Comparison::New;
    };
    let line_ups = incoming.line_ups.into_iter().zip(stored.line_ups);
    let differs = |(new, old): (Option<_>, Option<_>)| new.is_some() && old.is_some() && new != old;
    if incoming.creator != stored.creator || line_ups.into_iter().any(differs) {
        return Comparison::Diverged { ply: 0 };
    }
    let common = incoming
        .codes
        .iter()
        .zip(&stored.codes)
        .take_while(|(new, old)| new == old)
        .count();
    let (new, old) = (incoming.codes.len(), stored.codes.len());
    if common < new.min(old) {
        return Comparison::Diverged { ply: common + 1 };
    }
    match (stored.stage(), incoming.stage()) {
        (Stage::Playing, Stage::Choosing) => return Comparison::Stale { ply: 0 },
        // The joiner's answer brings his line-up, and his first ply if he is Light.
        (Stage::Choosing, Stage::Playing) if new <= 1 => return Comparison::Next,
        _ => {}
    }
    // Light plays the even plies, counted from 0.
    let next_is_rivals = Side::from_index(old % 2) != Some(seat);
    match new.checked_sub(old) {
        Some(0) => Comparison::Identical,
        Some(1) if next_is_rivals => Comparison::Next,
        Some(plies) => Comparison::Skipped { plies },
        None => Comparison::Stale { ply: new },
    }
}
