//! Castling, condition by condition (rules: 7).

use super::Answer;
use crate::castling::{CastlingFault, Homes, castle_targets};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::{Step, Wing};

impl TriD {
    pub(super) fn judge_castling(&self, wing: Wing) -> Answer {
        match self.castling_fault(wing) {
            None => Ok(Step::Castle(wing)),
            Some(fault) => Err(self.castling_refusal(wing, fault)),
        }
    }

    fn castling_refusal(&self, wing: Wing, fault: CastlingFault) -> Refusal {
        let bridge = Homes::of(self.side, wing).bridge;
        match fault {
            CastlingFault::Moved => Refusal::RightLost { wing },
            CastlingFault::FirstMove => Refusal::FirstTurn { wing },
            CastlingFault::Bridge(board) => Refusal::Bridge {
                wing,
                board,
                pin: board.home(),
            },
            CastlingFault::NotControlled(square) => Refusal::CastlingBoard { wing, square },
            CastlingFault::Squares => Refusal::CastlingBlocked {
                wing,
                square: bridge,
            },
            CastlingFault::Check => Refusal::CastlingCheck { wing },
            CastlingFault::PathAttacked => Refusal::PathAttacked {
                wing,
                square: bridge,
            },
            CastlingFault::DestinationAttacked => Refusal::ArrivalAttacked {
                wing,
                square: castle_targets(self.side, wing, self.options.queenside_castle).0,
            },
        }
    }
}
