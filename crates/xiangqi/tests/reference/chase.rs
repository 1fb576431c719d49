//! Threats and chases (rules: 5.4 to 5.6).

use super::{Grade, Kind, Move, Node, Side, State};

/// An attacker and its victim, by their nodes in the state the threat is seen in.
pub(crate) type Pair = (Node, Node);

impl State {
    /// The threat relation T(X, S) of rules 5.5, where `self` is X and `side` is S.
    pub(crate) fn threats(&self, side: Side) -> Vec<Pair> {
        let given = self.given_to(side);
        let mut pairs = Vec::new();
        for (from, attacker) in self.pieces() {
            // 1
            if attacker.side != side || matches!(attacker.kind, Kind::King | Kind::Pawn) {
                continue;
            }
            let mut reach = Vec::new();
            self.reach(from, &mut reach);
            for to in reach {
                let Some(victim) = self.at(to) else {
                    continue;
                };
                // 2
                let pawn_at_home = victim.kind == Kind::Pawn && to.in_own_half(victim.side);
                if victim.kind == Kind::King || pawn_at_home {
                    continue;
                }
                // 3
                let capture = Move { from, to };
                if !given.is_available(capture) {
                    continue;
                }
                // 4
                let answers = self.given_to(side.other());
                if attacker.kind == victim.kind && answers.is_available(capture.reversed()) {
                    continue;
                }
                // 5
                let ignores_protection = victim.kind == Kind::Rook && attacker.kind != Kind::Rook;
                if ignores_protection || !given.is_protected_after(capture) {
                    pairs.push((from, to));
                }
            }
        }
        pairs
    }

    /// Pseudo-legal for the side to move, and no new enemy piece attacks the own king afterwards (rules: 5.5, 3).
    fn is_available(&self, capture: Move) -> bool {
        let mut reach = Vec::new();
        self.reach(capture.from, &mut reach);
        if !reach.contains(&capture.to) {
            return false;
        }
        // Enemy pieces do not move by the capture, so nodes identify them.
        let already = self.attackers(self.turn);
        self.after(capture, Grade::Great)
            .attackers(self.turn)
            .iter()
            .all(|attacker| already.contains(attacker))
    }

    /// Whether the victim's side has a legal move that captures on the point (rules: 5.5, 5).
    fn is_protected_after(&self, capture: Move) -> bool {
        let next = self.after(capture, Grade::Great);
        next.legal().iter().any(|answer| answer.to == capture.to)
    }

    /// The chase set of `step`, played here (P) by the side to move and leading to `next` (P'): the victims, by their
    /// nodes (rules: 5.4).
    ///
    /// Victims are pieces of the other side and did not move, so a node means the same piece before and after.
    pub(crate) fn chase_set(&self, step: Move, next: &State) -> Vec<Node> {
        let side = self.turn;
        if next.in_check(side.other()) {
            return Vec::new();
        }
        let before = self.threats(side);
        // The piece moved by `step` is the same attacker before and after (rules: 5.6).
        let earlier_node = |node: Node| if node == step.to { step.from } else { node };
        let mut victims: Vec<Node> = next
            .threats(side)
            .into_iter()
            .filter(|&(attacker, victim)| !before.contains(&(earlier_node(attacker), victim)))
            .map(|(_, victim)| victim)
            .collect();
        victims.sort();
        victims.dedup();
        victims
    }
}
