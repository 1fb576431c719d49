//! What one step of the window does (rules: 5.3).

use rules::Side;

use super::threat::{Legality, Pair, is_available, is_pseudo_legal, is_threat, threats};
use super::window::{Identity, Ply};
use super::{Duel, Repetition};

/// What one step of the window did.
#[derive(Debug)]
pub(super) struct Deed<N> {
    pub(super) side: Side,
    /// The pieces that attack the enemy king afterwards.
    pub(super) checkers: Vec<N>,
    /// Answered new threats by the moved piece, or that could not be carried out before.
    pub(super) attacks: Vec<Threat<N>>,
    /// Answered new threats that the step made by taking protection away.
    pub(super) exposures: Vec<Threat<N>>,
    /// New threats that were left standing.
    pub(super) unanswered: Vec<Threat<N>>,
}

/// A new threat, by the places after the step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat<N> {
    pub(super) pair: Pair<N>,
    pub(super) victim: Identity<N>,
}

impl<N> Deed<N> {
    pub(super) fn gave_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

impl<P: Duel> Ply<'_, P> {
    pub(super) fn gives_check(&self) -> bool {
        self.way.is_some() && !self.after.king_attackers(self.side.other()).is_empty()
    }

    /// A pair of places after the step, as it stood before: the moved piece is the same.
    pub(super) fn earlier(&self, pair: Pair<P::Node>) -> Pair<P::Node> {
        match self.way {
            Some((from, to)) if pair.attacker == to => Pair {
                attacker: from,
                ..pair
            },
            _ => pair,
        }
    }

    /// A pair of places after the step, as it stands after the answer.
    pub(super) fn later(&self, pair: Pair<P::Node>) -> Pair<P::Node> {
        match self.answer {
            Some((from, to)) if pair.victim == from => Pair { victim: to, ..pair },
            _ => pair,
        }
    }

    /// The pairs in T(Q, S) that are not in T(P, S).
    pub(super) fn new_threats(&self) -> Vec<Threat<P::Node>> {
        if self.way.is_none() {
            return Vec::new();
        }
        let now = threats(self.after, self.side);
        if now.is_empty() {
            return Vec::new();
        }
        let old = threats(self.before, self.side);
        now.into_iter()
            .filter(|&pair| !old.contains(&self.earlier(pair)))
            .map(|pair| Threat {
                pair,
                victim: self.roster.identity(pair.victim),
            })
            .collect()
    }

    /// Whether a new threat is none any more after the answer.
    fn is_answered(&self, pair: Pair<P::Node>) -> bool {
        let pair = self.later(pair);
        !is_pseudo_legal(self.answered, self.side, pair)
            || !is_threat(self.answered, self.side, pair, Legality::Real)
    }

    fn is_attack(&self, pair: Pair<P::Node>) -> bool {
        let moved = self.way.is_some_and(|(_, to)| to == pair.attacker);
        moved || !is_available(self.before, self.side, pair)
    }

    pub(super) fn deed(&self, rule: Repetition) -> Deed<P::Node> {
        let mut deed = Deed {
            side: self.side,
            checkers: Vec::new(),
            attacks: Vec::new(),
            exposures: Vec::new(),
            unanswered: Vec::new(),
        };
        if self.gives_check() {
            deed.checkers = self.after.king_attackers(self.side.other());
        }
        match rule {
            Repetition::AxfCore => {
                if !deed.gave_check() {
                    deed.attacks = self.new_threats();
                }
            }
            Repetition::Wxf => {
                for threat in self.new_threats() {
                    if !self.is_answered(threat.pair) {
                        deed.unanswered.push(threat);
                    } else if self.is_attack(threat.pair) {
                        deed.attacks.push(threat);
                    } else {
                        deed.exposures.push(threat);
                    }
                }
            }
        }
        deed
    }
}
