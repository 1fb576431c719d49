//! Playing a step and taking it back exactly (rules: 5.5, 6.5, 7, 8).

use rules::Side;

use crate::geometry::{Arrival, Board, Column, Level, Pin, Rotation, Square, Squares, TABLES};
use crate::key;
use crate::options::QueensideCastle;
use crate::piece::{Choice, Form, Piece};
use crate::position::TriD;
use crate::rights::{Homes, Rights};
use crate::step::{Step, Wing};

/// What a step cannot tell about the position before it.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// The piece that moved or rode, with its form before.
    mover: Option<Piece>,
    captured: Option<(Square, Piece)>,
    rights: Rights,
    passed: Option<Square>,
    pending: Squares,
    halfmoves: u32,
    number: u32,
    key: u64,
    /// The pawn that an own activation promoted, before it did.
    promoted: Option<(Square, Piece)>,
}

/// The cell of a passenger after its board went from one pin to another (rules: 6.4).
#[must_use]
pub fn arrival_square(square: Square, from: Pin, to: Pin, arrival: Arrival) -> Option<Square> {
    let files = square.file() as i8 - from.lowest_file() as i8;
    let ranks = square.rank() as i8 - from.lowest_rank() as i8;
    let (files, ranks) = match arrival {
        Arrival::Same => (files, ranks),
        Arrival::Rotated => (1 - files, 1 - ranks),
    };
    let column = Column::at(
        to.lowest_file() as i8 + files,
        to.lowest_rank() as i8 + ranks,
    )?;
    Square::new(column, Level::Pin(to))
}

/// Where king and rook go.
pub(crate) fn castle_targets(
    side: Side,
    wing: Wing,
    queenside: QueensideCastle,
) -> (Square, Square) {
    let homes = Homes::of(side, wing);
    match (wing, queenside) {
        (Wing::Queenside, QueensideCastle::Beside) => (homes.bridge, homes.king),
        _ => (homes.rook, homes.king),
    }
}

impl TriD {
    /// Moves a piece onto a square with its key.
    #[inline]
    fn set(&mut self, square: Square, piece: Piece) {
        self.put(square, piece);
        self.key ^= key::piece(piece, square);
    }

    /// Takes a piece off a square with its key.
    #[inline]
    fn clear(&mut self, square: Square, piece: Piece) {
        self.remove(square, piece);
        self.key ^= key::piece(piece, square);
    }

    fn lose_rights(&mut self, left: Square) {
        let rights = self.rights.after(left);
        if rights != self.rights {
            self.key ^= key::rights(self.rights) ^ key::rights(rights);
            self.rights = rights;
        }
    }

    /// Hands the turn over.
    fn pass_turn(&mut self) {
        if self.side == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.side = self.side.other();
        self.key ^= key::BLACK;
    }

    /// Hands the turn over without a step, for searches. Only at the beginning of a turn and out of check.
    pub(crate) fn pass(&mut self) {
        self.key ^= self.passed_key();
        self.passed = None;
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.pass_turn();
    }

    pub(crate) fn advance(&mut self, step: Step) -> Undo {
        let mut undo = Undo {
            mover: None,
            captured: None,
            rights: self.rights,
            passed: self.passed,
            pending: self.pending,
            halfmoves: self.halfmoves,
            number: self.number,
            key: self.key,
            promoted: None,
        };
        self.key ^= self.passed_key();
        match step {
            Step::Move {
                from,
                to,
                promotion,
            } => self.advance_move(from, to, promotion, &mut undo),
            Step::Castle(wing) => self.advance_castle(wing),
            Step::Activate {
                from,
                to,
                arrival,
                promotion,
            } => self.advance_board(from, to, arrival, promotion, &mut undo),
            Step::Turn(pin) => self.advance_board(pin, pin, Arrival::Rotated, None, &mut undo),
            Step::Promote { square, choice } => self.advance_promotion(square, choice, &mut undo),
        }
        self.key ^= self.passed_key();
        undo
    }

    fn advance_move(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Choice>,
        undo: &mut Undo,
    ) {
        let Some(mover) = self.cells[from.index()] else {
            return;
        };
        let is_pawn = mover.form as u8 >= Form::Moved as u8;
        let victim = match self.cells[to.index()] {
            Some(piece) => Some((to, piece)),
            None if is_pawn => self.passed_victim(from, to),
            None => None,
        };
        undo.mover = Some(mover);
        undo.captured = victim;
        if let Some((square, piece)) = victim {
            self.clear(square, piece);
            self.lose_rights(square);
        }
        let form = promotion.map_or(mover.form.after_move(), Choice::form);
        self.clear(from, mover);
        self.set(
            to,
            Piece {
                side: mover.side,
                form,
            },
        );
        self.lose_rights(from);
        let is_double = mover.form == Form::Unmoved && from.rank().abs_diff(to.rank()) == 2;
        self.passed = is_double.then_some(to);
        self.halfmoves = if is_pawn || victim.is_some() {
            0
        } else {
            self.halfmoves.saturating_add(1)
        };
        self.pass_turn();
    }

    /// The pawn that a pawn's step to an empty square takes en passant.
    #[inline]
    pub(crate) fn passed_victim(&self, from: Square, to: Square) -> Option<(Square, Piece)> {
        let victim = self.passed?;
        let is_diagonal = from.column().distance(to.column()).0 != 0;
        if is_diagonal && self.crossed() == Some(to.column()) {
            self.cells[victim.index()].map(|piece| (victim, piece))
        } else {
            None
        }
    }

    fn advance_castle(&mut self, wing: Wing) {
        let side = self.side;
        let homes = Homes::of(side, wing);
        let (king_to, rook_to) = castle_targets(side, wing, self.options.queenside_castle);
        let (king, rook) = royal_pair(side);
        self.clear(homes.king, king);
        self.clear(homes.rook, rook);
        self.set(king_to, king);
        self.set(rook_to, rook);
        self.lose_rights(homes.king);
        self.passed = None;
        self.halfmoves = self.halfmoves.saturating_add(1);
        self.pass_turn();
    }

    fn advance_board(
        &mut self,
        from: Pin,
        to: Pin,
        arrival: Arrival,
        promotion: Option<Choice>,
        undo: &mut Undo,
    ) {
        let Some(board) = self.boards.at(from) else {
            return;
        };
        let passenger = (self.pieces() & TABLES.pin[from.index()]).first();
        let rotation = self.boards.rotation(board).after(arrival);
        self.key ^= key::owner(board.owner(), from) ^ key::owner(board.owner(), to);
        self.move_board(board, to, rotation);
        if let Some(square) = passenger
            && let Some(piece) = self.cells[square.index()]
            && let Some(target) = arrival_square(square, from, to, arrival)
        {
            undo.mover = Some(piece);
            self.clear(square, piece);
            self.set(
                target,
                Piece {
                    side: piece.side,
                    form: piece.form.after_ride(),
                },
            );
            self.lose_rights(square);
        }
        self.halfmoves = self.halfmoves.saturating_add(1);
        if from != to
            && let Some((side, corner)) = from.corner()
            && let Some(pawn) = self.cells[corner.index()]
            && pawn.side == side
            && pawn.form as u8 >= Form::Moved as u8
        {
            match promotion {
                Some(choice) => {
                    undo.promoted = Some((corner, pawn));
                    self.halfmoves = 0;
                    self.clear(corner, pawn);
                    self.set(
                        corner,
                        Piece {
                            side,
                            form: choice.form(),
                        },
                    );
                }
                None => {
                    self.pending |= Squares::of(corner);
                    self.key ^= key::owed(corner);
                }
            }
        }
        self.passed = None;
        self.pass_turn();
    }

    fn advance_promotion(&mut self, square: Square, choice: Choice, undo: &mut Undo) {
        let Some(pawn) = self.cells[square.index()] else {
            return;
        };
        undo.promoted = Some((square, pawn));
        self.clear(square, pawn);
        self.set(
            square,
            Piece {
                side: pawn.side,
                form: choice.form(),
            },
        );
        self.pending &= !Squares::of(square);
        self.key ^= key::owed(square);
        self.halfmoves = 0;
    }

    pub(crate) fn retreat(&mut self, step: Step, undo: Undo) {
        if !matches!(step, Step::Promote { .. }) {
            self.side = self.side.other();
        }
        if let Some((square, pawn)) = undo.promoted {
            self.replace(square, pawn);
        }
        match step {
            Step::Move { from, to, .. } => {
                if let (Some(now), Some(mover)) = (self.cells[to.index()], undo.mover) {
                    self.remove(to, now);
                    self.put(from, mover);
                }
                if let Some((square, piece)) = undo.captured {
                    self.put(square, piece);
                }
            }
            Step::Castle(wing) => {
                let homes = Homes::of(self.side, wing);
                let (king_to, rook_to) =
                    castle_targets(self.side, wing, self.options.queenside_castle);
                let (king, rook) = royal_pair(self.side);
                self.remove(king_to, king);
                self.remove(rook_to, rook);
                self.put(homes.king, king);
                self.put(homes.rook, rook);
            }
            Step::Activate {
                from, to, arrival, ..
            } => self.retreat_board(from, to, arrival, &undo),
            Step::Turn(pin) => self.retreat_board(pin, pin, Arrival::Rotated, &undo),
            Step::Promote { .. } => {}
        }
        self.rights = undo.rights;
        self.passed = undo.passed;
        self.pending = undo.pending;
        self.halfmoves = undo.halfmoves;
        self.number = undo.number;
        self.key = undo.key;
    }

    fn retreat_board(&mut self, from: Pin, to: Pin, arrival: Arrival, undo: &Undo) {
        if let Some(passenger) = undo.mover
            && let Some(target) = (self.pieces() & TABLES.pin[to.index()]).first()
            && let Some(now) = self.cells[target.index()]
            && let Some(square) = arrival_square(target, to, from, arrival)
        {
            self.remove(target, now);
            self.put(square, passenger);
        }
        if let Some(board) = self.boards.at(to) {
            // Turning twice is not turning.
            let rotation = self.boards.rotation(board).after(arrival);
            self.move_board(board, from, rotation);
        }
    }

    fn move_board(&mut self, board: Board, pin: Pin, rotation: Rotation) {
        self.boards.place(board, pin, rotation);
        self.active = self.boards.active();
        self.existing = self.boards.columns();
    }

    fn replace(&mut self, square: Square, piece: Piece) {
        if let Some(now) = self.cells[square.index()] {
            self.remove(square, now);
        }
        self.put(square, piece);
    }
}

fn royal_pair(side: Side) -> (Piece, Piece) {
    (
        Piece {
            side,
            form: Form::King,
        },
        Piece {
            side,
            form: Form::Rook,
        },
    )
}

#[cfg(test)]
mod tests {
    use rules::{Audit, Game, Position, Text};

    use super::*;
    use crate::Options;
    use crate::testing::{after, at, sq, step};

    /// Plays one step, checks the text after it, takes it back and compares every field.
    fn check(tfen: &str, text: &str, expected: &str) {
        let before = at(tfen);
        let mut position = before.clone();
        let played = step(&position, text);
        let token = position.play(played);
        assert_eq!(position.position_text(), expected, "{text}");
        position.audit().unwrap();
        position.undo(played, token);
        assert_eq!(position, before, "{text} taken back");
    }

    #[test]
    fn every_kind_of_step_is_taken_back() {
        let start = "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1";
        check(
            start,
            "b2Wb4N",
            "4/4/U1UU/NBBN|4/4/1P2/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu b KQkq b4N - 0 1",
        );
        // En passant: the pawn on b5N disappears.
        check(
            "4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10",
            "c5Nb6B",
            "4/4/4/2K1|4/4/4/4|2k1/4/1P2/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
        );
        // Castling across the bridge.
        check(
            "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 3 10",
            "O-O-O",
            "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/K1|KL1:2/RR|QL6:2/2|KL6:2/2 b - - - 4 10",
        );
        // A ride with a turn: bit, cell, state letter, rights.
        check(
            "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:1U/2|QL6:2/2|KL6:2/2 w - - - 7 10",
            "KL1-KL2^",
            "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL2^:2/T1|QL6:2/2|KL6:2/2 b - - - 8 10",
        );
        // Black's turn ends a move; an uncovered enemy pawn is owed.
        check(
            "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
            "QL6-QL5",
            "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 1 11",
        );
        // The answer changes neither side nor number.
        check(
            "4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 6 10",
            "a8B=n",
            "4/4/3K/4|4/4/1k2/4|N3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10",
        );
        // The mover's own uncovered pawn promotes within the activation.
        check(
            "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 5 10",
            "QL6-KL6^=n",
            "4/2K1/4/4|4/3k/4/4|N3/4/4/4 QL1:2/2|KL1:2/2|KL6^:2/1N|KL4:2/2 b - - - 0 10",
        );
        // A promotion that takes a rook at home ends its right.
        check(
            "4/4/4/2K1|4/4/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:r1/1P|KL6:k1/2 w q - - 0 10",
            "a8QL6z9QL6=q",
            "4/4/4/2K1|4/4/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:Q1/2|KL6:k1/2 b - - - 0 10",
        );
    }

    #[test]
    fn the_rotated_map_is_its_own_inverse() {
        for from in Pin::ALL {
            for to in Pin::ALL {
                for square in TABLES.pin[from.index()] {
                    for arrival in Arrival::ALL {
                        let there = arrival_square(square, from, to, arrival).unwrap();
                        assert_eq!(there.pin(), Some(to));
                        assert_eq!(arrival_square(there, to, from, arrival), Some(square));
                    }
                }
            }
        }
    }

    /// Rules 9: en passant tells positions apart only if a pawn could use it.
    #[test]
    fn an_unusable_en_passant_pawn_is_not_in_the_key() {
        let with = at("4/4/4/2K1|4/4/4/1P2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10");
        let idle = "4/4/4/2K1|4/4/1P2/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - b4N - 0 10";
        let quiet = "4/4/4/2K1|4/4/1P2/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10";
        assert_eq!(at(idle).key(), at(quiet).key());
        assert_ne!(at(idle), at(quiet));
        assert_ne!(at(idle).key(), with.key());
        let useful = idle.replace("1P2", "1Pp1");
        let useless = quiet.replace("1P2", "1Pp1");
        assert_ne!(at(&useful).key(), at(&useless).key());
        // A transported pawn cannot take that way.
        let carried = idle.replace("1P2", "1Pt1");
        let plain = quiet.replace("1P2", "1Pt1");
        assert_eq!(at(&carried).key(), at(&plain).key());
    }

    #[test]
    fn the_two_boards_of_an_owner_are_interchangeable_in_the_key() {
        let one = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let other = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 KL1:2/2|QL1^:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let stolen = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL6:2/2|KL1:2/2|QL1:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(one.key(), other.key());
        assert_ne!(one, other);
        assert_ne!(one.key(), stolen.key());
    }

    #[test]
    fn transport_ends_the_rights_of_king_and_rook() {
        let position =
            at("4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/K1|QL6:2/2|KL6:2/2 w Q - - 0 10");
        let ridden = after(&position, &["QL1-QL2"]);
        assert!(!ridden.has_castling_right(Side::First, Wing::Queenside));
        assert_eq!(ridden.piece_at(sq("z4QL2")).map(Piece::letter), Some('R'));
        assert_eq!(TriD::start(Options::default()).rights, Rights::ALL);
    }
}
