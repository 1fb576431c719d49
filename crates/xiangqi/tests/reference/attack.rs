//! Attack on a king, and check (rules: 3.2, 3.3, 3.6, 9.6).

use super::{Node, Side, State};

impl State {
    /// rules: 3.2; on layer 1 only (9.6), where both kings always stand.
    pub(crate) fn kings_face(&self) -> bool {
        match (self.king(Side::Red), self.king(Side::Black)) {
            (Some(red), Some(black)) => red.x == black.x && self.between(red, black) == 0,
            _ => false,
        }
    }

    /// The origins of all pseudo-legal captures of the king of `side`, and the enemy king if they face each other, in
    /// index order (rules: 3.6).
    pub(crate) fn attackers(&self, side: Side) -> Vec<Node> {
        let Some(king) = self.king(side) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        let mut reach = Vec::new();
        for (from, piece) in self.pieces() {
            if piece.side == side {
                continue;
            }
            reach.clear();
            self.reach(from, &mut reach);
            if reach.contains(&king) {
                found.push(from);
            }
        }
        if self.kings_face() {
            found.extend(self.king(side.other()));
        }
        found.sort();
        found
    }

    pub(crate) fn in_check(&self, side: Side) -> bool {
        !self.attackers(side).is_empty()
    }
}
