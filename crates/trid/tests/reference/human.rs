//! The human form (rules: 12.2), written by asking the list of legal actions for every hint.

use super::action::Action;
use super::activation::{Journey, arrival};
use super::castling::Wing;
use super::geometry::Square;
use super::piece::{Kind, Piece};
use super::state::State;
use super::{FILES, Standing};

/// Whether two squares share what a hint names.
type Same = fn(Square, Square) -> bool;

impl State {
    /// The human form of one of the legal actions of this position.
    pub(crate) fn human(&self, action: Action, after: &State, legal: &[(Action, State)]) -> String {
        let named = |choice: Option<Kind>| {
            choice.map_or(String::new(), |kind| format!("={}", kind.letter()))
        };
        let text = match action {
            Action::Castle(Wing::Kingside) => "O-O".to_owned(),
            Action::Castle(Wing::Queenside) => "O-O-O".to_owned(),
            // It stands before the move of the same turn, in brackets, and is never a check.
            Action::Choice { square, kind } => return format!("({square}{})", named(Some(kind))),
            Action::Activation {
                from,
                journey,
                choices,
            } => {
                let (pin, to, turned) = match journey {
                    Journey::To { pin, turned } => (pin, format!("-{pin}"), turned),
                    Journey::InPlace => (from, String::new(), true),
                };
                let turn = if turned { "^180" } else { "" };
                // Who was a pawn and is none: the passenger where it has landed, then whoever stood still.
                let ridden = self
                    .passengers(from)
                    .into_iter()
                    .map(|(cell, pawn)| (pawn, arrival(cell, from, pin, turned)));
                let stayed = self.pieces.iter().map(|(square, pawn)| (*pawn, *square));
                let promoted = ridden.chain(stayed).filter(|(pawn, square)| {
                    let now = after.pieces.get(square);
                    pawn.kind.is_pawn()
                        && pawn.colour == self.mover
                        && now.is_some_and(|now| now.colour == self.mover && !now.kind.is_pawn())
                });
                let named: Vec<String> = promoted
                    .zip(choices.into_iter().flatten())
                    .map(|((_, square), kind)| format!("{square}={}", kind.letter()))
                    .collect();
                let own = if named.is_empty() {
                    String::new()
                } else {
                    format!("({})", named.join(","))
                };
                format!("{from}{to}{turn}{own}")
            }
            Action::Move { from, to, choice } => {
                let piece = self.pieces[&from];
                let en_passant = piece.kind.is_pawn() && self.takes_en_passant(from, to);
                let capture = en_passant || self.pieces.contains_key(&to);
                let letter = if piece.kind.is_pawn() {
                    String::new()
                } else {
                    piece.kind.letter().to_string()
                };
                let hint = self.hint(piece, from, to, capture, legal);
                let cross = if capture { "x" } else { "" };
                let passing = if en_passant { " e.p." } else { "" };
                let suffix = mark(after);
                return format!(
                    "{letter}{hint}{cross}{to}{}{suffix}{passing}",
                    named(choice)
                );
            }
        };
        text + mark(after)
    }

    /// The shortest hint that is unique among the legal moves of equal pieces to the square.
    fn hint(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        capture: bool,
        legal: &[(Action, State)],
    ) -> String {
        let equal = |other: Piece| {
            other.colour == piece.colour
                && (other.kind == piece.kind || (other.kind.is_pawn() && piece.kind.is_pawn()))
        };
        let rivals: Vec<Square> = legal
            .iter()
            .filter_map(|(action, _)| match *action {
                Action::Move {
                    from: other,
                    to: there,
                    ..
                } if there == to && other != from && equal(self.pieces[&other]) => Some(other),
                _ => None,
            })
            .collect();
        let file = FILES[from.file as usize].to_string();
        // Pawn captures always give the file, and the level too if needed.
        if piece.kind.is_pawn() && capture {
            let file_decides = rivals.iter().all(|other| other.file != from.file);
            return if file_decides {
                file
            } else {
                format!("{file}{}", from.level)
            };
        }
        if rivals.is_empty() {
            return String::new();
        }
        let hints: [(String, Same); 4] = [
            (file.clone(), |a, b| a.file == b.file),
            (from.rank.to_string(), |a, b| a.rank == b.rank),
            (from.level.to_string(), |a, b| a.level == b.level),
            (format!("{file}{}", from.rank), |a, b| {
                a.column() == b.column()
            }),
        ];
        // For a pawn that does not capture neither level nor file and rank is tried.
        let tried = if piece.kind.is_pawn() { 2 } else { 4 };
        hints
            .into_iter()
            .take(tried)
            .find(|(_, same)| !rivals.iter().any(|other| same(*other, from)))
            .map_or(from.to_string(), |(hint, _)| hint)
    }
}

/// `+`, `#` or nothing; nothing is assessed while a promotion is pending (rules: 8.4).
fn mark(after: &State) -> &'static str {
    if !after.pending.is_empty() || !after.in_check(after.mover) {
        return "";
    }
    match after.standing() {
        Standing::Checkmate => "#",
        _ => "+",
    }
}
