//! What one move of the window does, and what is told of it (rules: 5.3, 5.7, 5.12).

use super::chase::{Pair, Relation};
use super::{Grade, Move, Node, Side, State};

/// The option `repetition` (rules: 5.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    Wxf,
    AxfCore,
}

impl Rule {
    pub(crate) const BOTH: [Rule; 2] = [Rule::Wxf, Rule::AxfCore];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Rule::Wxf => "wxf",
            Rule::AxfCore => "axf-core",
        }
    }
}

/// A move with the states around it: P, Q and R of rules 5.3.
#[derive(Debug)]
pub(crate) struct Act<'a> {
    pub(crate) before: &'a State,
    /// `None` for a strict miss.
    pub(crate) step: Option<Move>,
    pub(crate) after: &'a State,
    pub(crate) answer: Option<Move>,
    pub(crate) answered: &'a State,
}

/// What a move of the window did; pairs by their nodes in Q.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deed {
    pub(crate) side: Side,
    pub(crate) checkers: Vec<Node>,
    pub(crate) attacks: Vec<Pair>,
    pub(crate) exposures: Vec<Pair>,
    pub(crate) unanswered: Vec<Pair>,
}

impl Deed {
    pub(crate) fn checks(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The main code of 5.7.
    pub(crate) fn code(&self) -> &'static str {
        if self.checks() {
            "check"
        } else if !self.attacks.is_empty() {
            "chase"
        } else if !self.exposures.is_empty() {
            "expose"
        } else {
            "idle"
        }
    }
}

impl Act<'_> {
    fn side(&self) -> Side {
        self.before.turn
    }

    /// Nodes of Q as nodes of P: the piece that moved is the same piece before and after.
    fn in_before(&self, (attacker, victim): Pair) -> Pair {
        match self.step {
            Some(step) if step.to == attacker => (step.from, victim),
            _ => (attacker, victim),
        }
    }

    /// Nodes of Q as nodes of R.
    fn in_answered(&self, (attacker, victim): Pair) -> Pair {
        match self.answer {
            Some(answer) if answer.from == victim => (attacker, answer.to),
            _ => (attacker, victim),
        }
    }

    /// 5.3, 2
    pub(crate) fn new_threats(&self) -> Vec<Pair> {
        if self.step.is_none() {
            return Vec::new();
        }
        let before = self.before.threats(self.side(), Relation::Plain);
        let mut new = self.after.threats(self.side(), Relation::Plain);
        new.retain(|&pair| !before.contains(&self.in_before(pair)));
        new
    }

    /// 5.3, 3
    fn is_answered(&self, pair: Pair) -> bool {
        let standing = self.answered.threats(self.side(), Relation::Real);
        !standing.contains(&self.in_answered(pair))
    }

    /// 5.3, 4
    fn is_attack(&self, (from, to): Pair) -> bool {
        let moved = self.step.is_some_and(|step| step.to == from);
        moved
            || !self
                .before
                .given_to(self.side())
                .is_available(Move { from, to })
    }

    pub(crate) fn deed(&self, rule: Rule) -> Deed {
        let mut deed = Deed {
            side: self.side(),
            checkers: Vec::new(),
            attacks: Vec::new(),
            exposures: Vec::new(),
            unanswered: Vec::new(),
        };
        if self.step.is_some() {
            deed.checkers = self.after.attackers(self.side().other());
        }
        for pair in self.new_threats() {
            let list = match rule {
                Rule::AxfCore if deed.checks() => continue,
                Rule::AxfCore => &mut deed.attacks,
                Rule::Wxf if !self.is_answered(pair) => &mut deed.unanswered,
                Rule::Wxf if self.is_attack(pair) => &mut deed.attacks,
                Rule::Wxf => &mut deed.exposures,
            };
            list.push(pair);
        }
        deed
    }

    /// The notes of 5.7 about pairs, in any order.
    pub(crate) fn notes(&self, deed: &Deed, rule: Rule) -> Vec<(&'static str, Pair)> {
        let mut notes = Vec::new();
        if self.step.is_none() {
            return notes;
        }
        let unanswered = deed.unanswered.iter();
        notes.extend(unanswered.map(|&pair| ("unanswered", pair)));
        let before = self.before.given_to(self.side());
        let after = self.after.given_to(self.side());
        for capture in self.after.captures(self.side()) {
            let pair = (capture.from, capture.to);
            let (from, to) = self.in_before(pair);
            let earlier = Move { from, to };
            let king = self.after.kind(capture.to) == super::Kind::King;
            if king || !after.is_available(capture) {
                continue;
            }
            let newly_available = !before.is_available(earlier);
            let newly_possible = !before.is_pseudo_legal(earlier);
            let note = if self.after.is_by_king_or_pawn(pair) {
                newly_possible.then_some("king_or_pawn")
            } else if self.after.is_of_uncrossed_pawn(pair) {
                newly_possible.then_some("uncrossed_pawn")
            } else if self.after.is_offer(pair) {
                newly_available.then_some("offer")
            } else if self.after.is_protected(pair) {
                newly_available.then_some("protected")
            } else {
                None
            };
            notes.extend(note.map(|note| (note, pair)));
        }
        if rule == Rule::Wxf {
            let answered = deed.attacks.iter().chain(&deed.exposures);
            notes.extend(answered.map(|&pair| (self.how(pair), pair)));
        }
        notes
    }

    /// How O's answer ended an answered new threat.
    fn how(&self, pair: Pair) -> &'static str {
        let now = self.in_answered(pair);
        let given = self.answered.given_to(self.side());
        let (from, to) = now;
        let capture = Move { from, to };
        if now != pair {
            "flees"
        } else if !given.is_pseudo_legal(capture) {
            "blocks"
        } else if !given.leaves_king_safe(capture) {
            if given.in_check(self.side()) {
                "checks"
            } else {
                "pins"
            }
        } else if given.is_offer(now) {
            "strikes_back"
        } else {
            "protects"
        }
    }

    /// The note `mate_threat` of 5.7.
    pub(crate) fn threatens_mate(&self, deed: &Deed) -> bool {
        let given = self.after.given_to(self.side());
        self.step.is_some()
            && !deed.checks()
            && given.legal().into_iter().any(|step| {
                let next = given.after(step, Grade::Great);
                next.in_check(next.turn) && next.legal().is_empty()
            })
    }
}
