//! One piece move judged in the order of section 13, and its effects (rules: 5, 8.2).

use super::attack::{Code, has_geometry, slides};
use super::geometry::Square;
use super::piece::{Kind, PawnState, Piece};
use super::state::State;

impl State {
    /// The first rule that forbids the move, or the position after it.
    pub(crate) fn judge_move(
        &self,
        from: Square,
        to: Square,
        choice: Option<Kind>,
    ) -> Result<State, Code> {
        if !self.pending.is_empty() {
            return Err("E_PROMOTION_REQUIRED");
        }
        let Some(&piece) = self.pieces.get(&from) else {
            return Err("E_NO_PIECE");
        };
        if piece.colour != self.mover {
            return Err("E_NOT_YOUR_PIECE");
        }
        if !self.is_active(to) {
            return Err("E_NONEXISTENT_TARGET");
        }
        if from.column() == to.column() {
            return Err("E_VERTICAL_ONLY");
        }
        let target = self.pieces.get(&to).copied();
        if target.is_some_and(|other| other.colour == self.mover) {
            return Err("E_OWN_PIECE");
        }
        match piece.kind {
            Kind::Pawn(state) => {
                self.judge_pawn(from, to, target, state)?;
                let due = to.rank == self.furthest_rank(to.file, self.mover);
                match (due, choice) {
                    (true, None) => return Err("E_PROMOTION_REQUIRED"),
                    (false, Some(_)) => return Err("E_PROMOTION_BLOCKED"),
                    _ => {}
                }
            }
            kind => {
                if choice.is_some() {
                    return Err("E_PROMOTION_BLOCKED");
                }
                if !has_geometry(kind, from, to) {
                    return Err("E_GEOMETRY");
                }
                if slides(kind) {
                    if self.crosses_tracks(from, to) {
                        return Err("E_CROSS_TRACK_PIECE");
                    }
                    self.walk(from, to)?;
                    if self.is_shadowed(to) {
                        return Err("E_BLOCKED");
                    }
                }
            }
        }
        let after = self.after_move(from, to, choice);
        if after.in_check(self.mover) {
            return Err("E_KING_EXPOSED");
        }
        Ok(after)
    }

    /// Option `destination_shadow`: an empty square of a column that is occupied on another level.
    pub(crate) fn is_shadowed(&self, to: Square) -> bool {
        self.options.destination_shadow
            && !self.pieces.contains_key(&to)
            && !self.column_is_empty(to.column())
    }

    fn judge_pawn(
        &self,
        from: Square,
        to: Square,
        target: Option<Piece>,
        state: PawnState,
    ) -> Result<(), Code> {
        let forward = self.mover.forward();
        let (df, dr) = (to.file - from.file, (to.rank - from.rank) * forward);
        let double = df == 0 && dr == 2;
        let en_passant = self.takes_en_passant(from, to);
        let barred = en_passant && !self.options.en_passant_by_transported;
        if state == PawnState::Transported && (double || barred) {
            return Err("E_TRANSPORTED");
        }
        if state == PawnState::Moved && double {
            return Err("E_MOVED");
        }
        let crossed = (from.file, from.rank + forward);
        if df == 0 && (dr == 1 || double) {
            let path_occupied = double && !self.column_is_empty(crossed);
            if path_occupied || target.is_some() || self.is_shadowed(to) {
                return Err("E_BLOCKED");
            }
            // Option `slide_over_gaps` does not help a pawn: a double step still needs its crossed column.
            if double && !self.column_exists(crossed) {
                return Err("E_GAP");
            }
            return Ok(());
        }
        let captures = df.abs() == 1 && dr == 1 && target.is_some();
        if captures || en_passant {
            Ok(())
        } else {
            Err("E_GEOMETRY")
        }
    }

    /// Whether a pawn's step is an en passant capture by its columns, whatever the pawn's state (rules: 5.5).
    pub(crate) fn takes_en_passant(&self, from: Square, to: Square) -> bool {
        self.en_passant.is_some_and(|pawn| {
            pawn.rank == from.rank
                && (pawn.file - from.file).abs() == 1
                && self.crossed() == Some(to.column())
                && self
                    .pieces
                    .get(&pawn)
                    .is_some_and(|victim| victim.colour != self.mover)
        })
    }

    /// The effects of a piece move that passed every test but the king's safety.
    pub(crate) fn after_move(&self, from: Square, to: Square, choice: Option<Kind>) -> State {
        let mut after = self.clone();
        let mut piece = after.pieces.remove(&from).expect("the mover stands there");
        let was_pawn = piece.kind.is_pawn();
        let mut capture = after.pieces.contains_key(&to);
        if was_pawn && self.takes_en_passant(from, to) {
            let victim = self.en_passant.expect("just asked");
            after.pieces.remove(&victim);
            capture = true;
        }
        if piece.kind == Kind::Pawn(PawnState::Unmoved) {
            piece.kind = Kind::Pawn(PawnState::Moved);
        }
        if let Some(kind) = choice {
            piece.kind = kind;
        }
        after.pieces.insert(to, piece);
        after.touch(from);
        after.touch(to);
        after.half = if capture || was_pawn {
            0
        } else {
            self.half + 1
        };
        after.pass_turn();
        if was_pawn && (to.rank - from.rank).abs() == 2 {
            after.en_passant = Some(to);
        }
        after
    }
}
