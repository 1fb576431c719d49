//! The threat relation (rules: 5.4).

use super::{Grade, Kind, Move, Node, Side, State};

/// An attacker and its victim, by their nodes in the state the threat is seen in.
pub(crate) type Pair = (Node, Node);

/// T or T° of rules 5.3 and 5.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    /// T: a check that stands already does not matter.
    Plain,
    /// T°: captures must be legal.
    Real,
}

impl State {
    /// T(X, S) or T°(X, S), where `self` is X and `side` is S.
    pub(crate) fn threats(&self, side: Side, relation: Relation) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for capture in self.captures(side) {
            let given = self.given_to(side);
            // 3
            let available = match relation {
                Relation::Plain => given.is_available(capture),
                Relation::Real => given.leaves_king_safe(capture),
            };
            let pair = (capture.from, capture.to);
            if self.is_prey(pair) && available && !self.is_offer(pair) && !self.is_protected(pair) {
                pairs.push(pair);
            }
        }
        pairs
    }

    /// The pseudo-legal captures of a side, the turn given to it; in index order of attacker, then victim.
    pub(crate) fn captures(&self, side: Side) -> Vec<Move> {
        let mut captures = Vec::new();
        for (from, piece) in self.pieces() {
            if piece.side == side {
                let mut reach = Vec::new();
                self.reach(from, &mut reach);
                reach.retain(|&to| self.at(to).is_some());
                captures.extend(reach.into_iter().map(|to| Move { from, to }));
            }
        }
        captures.sort_by_key(|capture| (capture.from, capture.to));
        captures
    }

    /// Rules 5.4, 1 and 2.
    pub(crate) fn is_prey(&self, pair: Pair) -> bool {
        !self.is_by_king_or_pawn(pair)
            && !self.is_of_uncrossed_pawn(pair)
            && self.kind(pair.1) != Kind::King
    }

    pub(crate) fn is_by_king_or_pawn(&self, (attacker, _): Pair) -> bool {
        matches!(self.kind(attacker), Kind::King | Kind::Pawn)
    }

    pub(crate) fn is_of_uncrossed_pawn(&self, (_, victim): Pair) -> bool {
        let piece = self.at(victim).expect("a victim");
        piece.kind == Kind::Pawn && victim.in_own_half(piece.side)
    }

    pub(crate) fn kind(&self, node: Node) -> Kind {
        self.at(node).expect("a piece").kind
    }

    /// Rules 5.4, 4.
    pub(crate) fn is_offer(&self, (attacker, victim): Pair) -> bool {
        let owner = self.at(victim).expect("a victim").side;
        let back = Move {
            from: victim,
            to: attacker,
        };
        self.kind(attacker) == self.kind(victim) && self.given_to(owner).is_available(back)
    }

    /// Pseudo-legal for the side to move, and no new enemy piece attacks the own king afterwards (rules: 5.4, 3).
    pub(crate) fn is_available(&self, capture: Move) -> bool {
        self.is_pseudo_legal(capture) && {
            // Enemy pieces do not move by the capture, so nodes identify them.
            let already = self.attackers(self.turn);
            let after = self.after(capture, Grade::Great).attackers(self.turn);
            after.iter().all(|attacker| already.contains(attacker))
        }
    }

    pub(crate) fn is_pseudo_legal(&self, capture: Move) -> bool {
        let mover = self
            .at(capture.from)
            .filter(|piece| piece.side == self.turn);
        let mut reach = Vec::new();
        if mover.is_some() {
            self.reach(capture.from, &mut reach);
        }
        reach.contains(&capture.to) && self.at(capture.to).is_some()
    }

    /// Rules 5.4, 5, with its exception.
    pub(crate) fn is_protected(&self, (from, to): Pair) -> bool {
        if self.kind(to) == Kind::Rook && self.kind(from) != Kind::Rook {
            return false;
        }
        let owner = self.at(to).expect("a victim").side;
        let already = self.attackers(owner);
        let taken = self
            .given_to(owner.other())
            .after(Move { from, to }, Grade::Great);
        taken.captures(owner).into_iter().any(|back| {
            let attackers = taken.after(back, Grade::Great).attackers(owner);
            let by_king = taken.kind(back.from) == Kind::King;
            let false_root = if by_king {
                !attackers.is_empty()
            } else {
                !attackers.iter().all(|attacker| already.contains(attacker))
            };
            back.to == to && !false_root
        })
    }
}
