//! All games of a match in their order, however they were finished, and what they come to.
//!
//! Games run beside each other and end when they end. What counts is always the row from the first game on without a gap, so that
//! the result is the same whatever the number of threads, and the same after a match was resumed.

use std::collections::{BTreeMap, BTreeSet};

use super::adjudicator::Adjudicated;
use super::finished::{Finished, Machine};
use super::game::{Fault, Used};
use super::sprt::{Ruling, Sprt};
use super::tally::Tally;

/// The games of a match.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// Without a gap.
    row: Vec<Finished>,
    /// Finished before one that comes first.
    waiting: BTreeMap<u32, Finished>,
    tally: Tally,
    sprt: Option<Sprt>,
}

impl Ledger {
    pub(crate) fn new(sprt: Option<Sprt>) -> Ledger {
        Ledger {
            sprt,
            ..Ledger::default()
        }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, game: Finished) {
        self.waiting.insert(game.number, game);
        // After the pair that decides nothing counts any more.
        while self.ruling() == Ruling::Undecided
            && let Some(game) = self.waiting.remove(&(self.row.len() as u32))
        {
            self.tally.add(game.points);
            if let Some(first) = self.row.last().filter(|_| !game.number.is_multiple_of(2)) {
                self.tally
                    .pairs
                    .add(first.points.halves() + game.points.halves());
            }
            self.row.push(game);
        }
    }

    /// Whether a game was played already, or need not be any more.
    pub(crate) fn knows(&self, number: u32) -> bool {
        (number as usize) < self.row.len() || self.waiting.contains_key(&number)
    }

    /// What the test says; undecided where there is none.
    pub(crate) fn ruling(&self) -> Ruling {
        // Only a whole pair can change it.
        match self.sprt {
            Some(sprt) => sprt.ruling(self.tally.pairs),
            None => Ruling::Undecided,
        }
    }

    pub(crate) fn sprt(&self) -> Option<Sprt> {
        self.sprt
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    /// The games that count, in their order.
    pub(crate) fn games(&self) -> &[Finished] {
        &self.row
    }

    /// Only the first so many games count.
    pub(crate) fn cut(self, games: u32) -> Ledger {
        let mut cut = Ledger::new(self.sprt);
        for game in self.row.into_iter().take(games as usize) {
            cut.add(game);
        }
        cut
    }

    pub(crate) fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        let mut openings = BTreeSet::new();
        for game in &self.row {
            if let Some((machine, fault)) = game.fault {
                totals.faults[machine.index()][fault as usize] += 1;
            }
            for machine in Machine::BOTH {
                totals.used[machine.index()].add(game.used[machine.index()]);
            }
            *totals.reasons.entry(game.reason.clone()).or_default() += 1;
            if let Some(how) = game.adjudicated {
                *totals.adjudicated.entry(how).or_default() += 1;
            }
            openings.insert(game.opening);
        }
        totals.openings = openings.len();
        totals
    }
}

/// Sums over the games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Totals {
    /// By machine and [`Fault`].
    pub(crate) faults: [[u32; Fault::ALL.len()]; 2],
    pub(crate) used: [Used; 2],
    pub(crate) reasons: BTreeMap<String, u32>,
    pub(crate) adjudicated: BTreeMap<Adjudicated, u32>,
    /// How many different positions the openings led to.
    pub(crate) openings: usize,
}

#[cfg(test)]
mod tests {
    use super::super::pairs::Pairs;
    use super::super::tally::Points;
    use super::*;

    fn game(number: u32, points: Points) -> Finished {
        Finished {
            number,
            points,
            reason: "checkmate".to_owned(),
            adjudicated: (number == 1).then_some(Adjudicated::Limit),
            turns: 60,
            fault: None,
            used: [Used::default(); 2],
            opening: u64::from(number / 2),
        }
    }

    #[test]
    fn games_count_in_their_order() {
        let mut ledger = Ledger::new(None);
        for number in [3, 1, 4] {
            ledger.add(game(number, Points::Win));
        }
        assert_eq!(ledger.tally().games(), 0);
        assert!(ledger.knows(3) && !ledger.knows(0));
        ledger.add(game(0, Points::Loss));
        assert_eq!(ledger.tally().games(), 2);
        assert_eq!(ledger.tally().pairs, Pairs([0, 0, 1, 0, 0]));
        ledger.add(game(2, Points::Draw));
        assert_eq!(ledger.tally().games(), 5);
        assert_eq!(ledger.tally().pairs, Pairs([0, 0, 1, 1, 0]));
        let totals = ledger.totals();
        assert_eq!(totals.openings, 3);
        assert_eq!(totals.reasons["checkmate"], 5);
        assert_eq!(totals.adjudicated[&Adjudicated::Limit], 1);
        assert_eq!(ledger.cut(3).tally().pairs.count(), 1);
    }

    /// Whatever the order in which games end, the pair that decides is the last one that counts.
    #[test]
    fn nothing_counts_after_the_decision() {
        let sprt = Sprt {
            claims: "0,100".parse().unwrap(),
            alpha: 0.05,
            beta: 0.05,
        };
        let ends = |order: &[u32]| {
            let mut ledger = Ledger::new(Some(sprt));
            for &number in order {
                ledger.add(game(number, Points::Win));
            }
            assert_eq!(ledger.ruling(), Ruling::Accepted);
            ledger.tally()
        };
        let forth: Vec<u32> = (0..400).collect();
        let back: Vec<u32> = (0..400).rev().collect();
        let tally = ends(&forth);
        assert!(tally.games() < 100 && tally.games() == 2 * tally.pairs.count());
        assert_eq!(tally, ends(&back));
    }
}
