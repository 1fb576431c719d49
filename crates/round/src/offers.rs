//! What stands between the players and waits for an answer.

use rules::Side;

use crate::Millis;

/// An offer that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Its entry.
    pub seq: u32,
    /// Who made it.
    pub by: Side,
}

/// All that waits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// A draw.
    pub draw: Option<Standing>,
    /// To go back, and how many steps are to stand.
    pub takeback: Option<(Standing, u32)>,
    /// Another round.
    pub rematch: Option<Standing>,
    /// How many turns of its own each side had played when it last offered a draw.
    pub(crate) draw_at: [Option<u32>; 2],
    /// How often in a row each side was refused a takeback, and when last.
    pub(crate) refused: [(u32, Millis); 2],
}

/// How long to wait after so many refusals in a row.
const fn wait(refusals: u32) -> i64 {
    match refusals {
        0 | 1 => 0,
        2 => 60_000,
        _ => 300_000,
    }
}

impl Offers {
    /// When a side may next ask for a takeback.
    pub(crate) fn next_takeback(&self, side: Side) -> Millis {
        let (refusals, last) = self.refused[side.index()];
        last + wait(refusals)
    }

    /// `side` has played: offers to it lapse, its own stay.
    pub(crate) fn played(&mut self, side: Side) {
        self.draw = self.draw.filter(|offer| offer.by == side);
        self.takeback = self.takeback.filter(|(offer, _)| offer.by == side);
    }

    /// The game is over.
    pub(crate) fn over(&mut self) {
        self.draw = None;
        self.takeback = None;
    }

    /// Removes the offer of an entry.
    pub(crate) fn withdraw(&mut self, seq: u32) {
        self.draw = self.draw.filter(|offer| offer.seq != seq);
        self.takeback = self.takeback.filter(|(offer, _)| offer.seq != seq);
        self.rematch = self.rematch.filter(|offer| offer.seq != seq);
    }

    /// Who made the offer of an entry that still waits.
    pub(crate) fn maker(&self, seq: u32) -> Option<Side> {
        let takeback = self.takeback.map(|(offer, _)| offer);
        let mut all = [self.draw, takeback, self.rematch].into_iter().flatten();
        all.find(|offer| offer.seq == seq).map(|offer| offer.by)
    }
}
