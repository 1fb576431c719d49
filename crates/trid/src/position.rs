//! The state of a game, playing a step and taking it back exactly (rules: 3, 5.5, 6.5).

use rules::{Outcome, Position, Side, Stage};

use crate::boards::Boards;
use crate::geometry::{
    Arrival, Board, Column, Columns, Pin, Rotation, Square, Squares, TABLES, arrival_square,
};
use crate::movegen::Ride;
use crate::options::Options;
use crate::piece::{Choice, Choices, Form, Piece};
use crate::rights::Rights;
use crate::step::Step;
use crate::{key, movegen, outcome};

/// A position of Tri-Dimensional Chess.
///
/// Read one with [`rules::Text::read_position`] or begin with [`rules::Game::start`].
///
/// ```
/// use trid::{TriD, prelude::*};
///
/// let text = "4/4/UUUU/1BBN|4/4/4/1N2|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu b KQkq - - 1 1";
/// let position: TriD = text.parse()?;
/// assert_eq!((position.actor(), position.count()), (Side::Second, 20));
/// let step = position.read_as("san", "Nb6N")?;
/// assert_eq!(position.step_text(step), "a8Bb6N");
/// assert_eq!(position.to_string(), text);
/// # Ok::<(), trid::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriD {
    pub(crate) cells: [Option<Piece>; Square::COUNT],
    pub(crate) sides: [Squares; 2],
    pub(crate) forms: [Squares; 8],
    /// How many pieces stand in each column.
    pub(crate) crowd: [u8; Column::COUNT],
    /// The columns in which a piece stands on any level.
    pub(crate) occupied: Columns,
    /// The squares that exist now.
    pub(crate) active: Squares,
    /// The columns that have a square now.
    pub(crate) existing: Columns,
    pub(crate) boards: Boards,
    pub(crate) side: Side,
    pub(crate) rights: Rights,
    /// The pawn that has just made a double step.
    pub(crate) passed: Option<Square>,
    /// The pawns that must promote before anything else.
    pub(crate) pending: Squares,
    pub(crate) halfmoves: u32,
    pub(crate) number: u32,
    pub(crate) key: u64,
    pub(crate) options: Options,
}

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

/// Everything that is told about a position to make one; the rest is derived.
pub(crate) struct Parts {
    pub(crate) pieces: Vec<(Square, Piece)>,
    pub(crate) boards: Boards,
    pub(crate) side: Side,
    pub(crate) rights: Rights,
    pub(crate) passed: Option<Square>,
    pub(crate) pending: Squares,
    pub(crate) halfmoves: u32,
    pub(crate) number: u32,
    pub(crate) options: Options,
}

impl TriD {
    pub(crate) fn from_parts(parts: &Parts) -> TriD {
        let mut position = TriD {
            cells: [None; Square::COUNT],
            sides: [Squares::NONE; 2],
            forms: [Squares::NONE; 8],
            crowd: [0; Column::COUNT],
            occupied: Columns::default(),
            active: parts.boards.active(),
            existing: parts.boards.columns(),
            boards: parts.boards,
            side: parts.side,
            rights: parts.rights,
            passed: parts.passed,
            pending: parts.pending,
            halfmoves: parts.halfmoves,
            number: parts.number,
            key: 0,
            options: parts.options,
        };
        for (square, piece) in &parts.pieces {
            position.put(*square, *piece);
        }
        position.key = position.fresh_key();
        position
    }

    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let set = Squares::of(square);
        self.cells[square.index()] = Some(piece);
        self.sides[piece.side.index()] |= set;
        self.forms[piece.form as usize] |= set;
        let column = square.column();
        self.crowd[column.index()] += 1;
        self.occupied = self.occupied.with(column);
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: Square, piece: Piece) {
        let rest = !Squares::of(square);
        self.cells[square.index()] = None;
        self.sides[piece.side.index()] &= rest;
        self.forms[piece.form as usize] &= rest;
        let column = square.column();
        // Counting beats asking the sets, which have just been written in halves and would be read as a whole.
        let crowd = &mut self.crowd[column.index()];
        *crowd -= 1;
        if *crowd == 0 {
            self.occupied = self.occupied.without(column);
        }
    }

    /// Moves a piece onto a square with its key.
    #[inline]
    pub(crate) fn set(&mut self, square: Square, piece: Piece) {
        self.put(square, piece);
        self.key ^= key::piece(piece, square);
    }

    /// Takes a piece off a square with its key.
    #[inline]
    pub(crate) fn clear(&mut self, square: Square, piece: Piece) {
        self.remove(square, piece);
        self.key ^= key::piece(piece, square);
    }

    pub(crate) fn lose_rights(&mut self, left: Square) {
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

    fn play_move(&mut self, from: Square, to: Square, promotion: Option<Choice>, undo: &mut Undo) {
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

    fn play_board(
        &mut self,
        from: Pin,
        to: Pin,
        arrival: Arrival,
        choices: Choices,
        undo: &mut Undo,
    ) {
        let Some(board) = self.boards.at(from) else {
            return;
        };
        let passenger = (self.pieces() & TABLES.pin[from.index()]).first();
        let [first, second] = choices.both();
        let carried = self.carried_promotion(Ride {
            from,
            to,
            arrival,
            passenger,
        });
        // The first choice is the passenger's if it promotes, else the corner's (rules: 12.1).
        let (ridden, corner) = match carried {
            Some(_) => (first, second),
            None => (None, first),
        };
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
                    form: ridden.map_or(piece.form.after_ride(), Choice::form),
                },
            );
            self.lose_rights(square);
        }
        self.halfmoves = match ridden {
            Some(_) => 0,
            None => self.halfmoves.saturating_add(1),
        };
        if from != to {
            undo.promoted = self.uncover(from, corner);
        }
        self.passed = None;
        self.pass_turn();
    }

    fn undo_board(&mut self, from: Pin, to: Pin, arrival: Arrival, undo: &Undo) {
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

    pub(crate) fn move_board(&mut self, board: Board, pin: Pin, rotation: Rotation) {
        self.boards.place(board, pin, rotation);
        self.active = self.boards.active();
        self.existing = self.boards.columns();
    }

    pub(crate) fn replace(&mut self, square: Square, piece: Piece) {
        if let Some(now) = self.cells[square.index()] {
            self.remove(square, now);
        }
        self.put(square, piece);
    }
}

impl Position for TriD {
    type Step = Step;
    type Undo = Undo;

    #[inline]
    fn actor(&self) -> Side {
        self.side
    }

    #[inline]
    fn stage(&self) -> Stage {
        if self.pending.is_empty() {
            Stage::Turn
        } else {
            Stage::Duty
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn in_check(&self) -> bool {
        self.pending.is_empty() && self.is_attacked_now(self.king(self.side), self.side.other())
    }

    fn generate(&self, out: &mut Vec<Step>) {
        movegen::generate(self, out);
    }

    fn count(&self) -> usize {
        movegen::count(self)
    }

    fn play_unchecked(&mut self, step: Step) -> Undo {
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
            } => self.play_move(from, to, promotion, &mut undo),
            Step::Castle(wing) => {
                self.play_castling(wing);
                self.pass_turn();
            }
            Step::Activate {
                from,
                to,
                arrival,
                choices,
            } => self.play_board(from, to, arrival, choices, &mut undo),
            Step::Turn { pin, promotion } => {
                let choices = Choices::of(promotion);
                self.play_board(pin, pin, Arrival::Rotated, choices, &mut undo);
            }
            Step::Promote { square, choice } => undo.promoted = self.settle(square, choice),
        }
        self.key ^= self.passed_key();
        undo
    }

    fn undo(&mut self, step: Step, undo: Undo) {
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
            Step::Castle(wing) => self.undo_castling(wing),
            Step::Activate {
                from, to, arrival, ..
            } => self.undo_board(from, to, arrival, &undo),
            Step::Turn { pin, .. } => self.undo_board(pin, pin, Arrival::Rotated, &undo),
            Step::Promote { .. } => {}
        }
        self.rights = undo.rights;
        self.passed = undo.passed;
        self.pending = undo.pending;
        self.halfmoves = undo.halfmoves;
        self.number = undo.number;
        self.key = undo.key;
    }
}

#[cfg(test)]
mod tests {
    use rules::{Audit, Game, Position, Text};

    use super::*;
    use crate::testing::{after, at, sq, step};
    use crate::{Options, Wing};

    /// Plays one step, checks the text after it, takes it back and compares every field.
    fn check(tfen: &str, text: &str, expected: &str) {
        let before = at(tfen);
        let mut position = before.clone();
        let played = step(&position, text);
        let token = position.play_unchecked(played);
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

    /// A pawn that rides to its furthest rank promotes, alone or with one that its board uncovers; all of it is taken back.
    #[test]
    fn carried_promotions_are_taken_back() {
        let options = Options {
            carried_promotion: crate::CarriedPromotion::On,
            rotate_in_place: crate::RotateInPlace::On,
            ..Options::default()
        };
        let both = "4/2K1/4/4|4/2k1/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/P1|KL4:2/2 w - - - 7 10";
        let alone = both.replace("P3/4/4/4", "4/4/4/4");
        for (tfen, text, expected) in [
            (
                both,
                "QL6-KL6^=qr",
                "4/2K1/4/4|4/2k1/4/4|R3/4/4/4 QL1:2/2|KL1:2/2|KL6^:1Q/2|KL4:2/2 b - - - 0 10",
            ),
            (
                both,
                "QL6-KL6=r",
                "4/2K1/4/4|4/2k1/4/4|R3/4/4/4 QL1:2/2|KL1:2/2|KL6:2/T1|KL4:2/2 b - - - 0 10",
            ),
            (
                &alone,
                "QL6^=n",
                "4/2K1/4/4|4/2k1/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6^:1N/2|KL4:2/2 b - - - 0 10",
            ),
        ] {
            let before = TriD::read_position(tfen, rules::Reading::Strict, options).unwrap();
            let mut position = before.clone();
            let played = step(&position, text);
            let token = position.play_unchecked(played);
            assert_eq!(position.position_text(), expected, "{text}");
            position.audit().unwrap();
            position.undo(played, token);
            assert_eq!(position, before, "{text} taken back");
        }
    }

    #[test]
    fn transport_ends_the_rights_of_king_and_rook() {
        let position =
            at("4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/K1|QL6:2/2|KL6:2/2 w Q - - 0 10");
        let ridden = after(&position, &["QL1-QL2"]);
        assert!(!ridden.rights.has(Side::First, Wing::Queenside));
        assert_eq!(ridden.piece_at(sq("z4QL2")).map(Piece::letter), Some('R'));
        assert_eq!(TriD::start(Options::default()).rights, Rights::ALL);
    }
}
