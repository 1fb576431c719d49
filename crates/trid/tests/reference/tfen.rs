//! The position text (rules: 11): reading with every rejection, canonical writing.

use std::collections::BTreeMap;

use super::castling::CASTLES;
use super::geometry::{Level, Pin, Square};
use super::options::Options;
use super::piece::{Colour, Kind, PawnState, Piece};
use super::state::{BOARDS, Board, State, corner_pin, is_home};

/// The initial position (rules: 2).
pub(crate) const START: &str =
    "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1";

/// The rows of a board, highest rank first; every rule of counting and of digits is here.
fn read_rows(
    text: &str,
    level: Level,
    (low_file, low_rank): (i8, i8),
    size: i8,
    pieces: &mut BTreeMap<Square, Piece>,
) -> Result<(), String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != size as usize {
        return Err(format!("{level}: {} rows", rows.len()));
    }
    for (row, rank) in rows.iter().zip((low_rank..low_rank + size).rev()) {
        let mut file = low_file;
        let mut after_digit = false;
        for letter in row.chars() {
            if let Some(run) = letter.to_digit(10) {
                if run == 0 || run > size as u32 || after_digit {
                    return Err(format!("{level}: run {letter} in '{row}'"));
                }
                file += run as i8;
                after_digit = true;
            } else {
                let piece = Piece::read(letter).ok_or(format!("{level}: letter {letter}"))?;
                pieces.insert(Square { file, rank, level }, piece);
                file += 1;
                after_digit = false;
            }
            if file > low_file + size {
                return Err(format!("{level}: row '{row}' too long"));
            }
        }
        if file != low_file + size {
            return Err(format!("{level}: row '{row}' too short"));
        }
    }
    Ok(())
}

fn read_number(text: &str) -> Result<u32, String> {
    let plain = !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    plain
        .then(|| text.parse().ok())
        .flatten()
        .ok_or(format!("number '{text}'"))
}

impl State {
    /// Reads a position text; the message is for a person, the code is always `E_TFEN`.
    pub(crate) fn read(text: &str, options: Options) -> Result<State, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [mains, boards, side, castling, ep, pending, half, full] = fields.as_slice() else {
            return Err(format!("{} fields", fields.len()));
        };
        let mut pieces = BTreeMap::new();
        let mains: Vec<&str> = mains.split('|').collect();
        let [w, n, b] = mains.as_slice() else {
            return Err("three main boards".to_owned());
        };
        for (rows, level, low_rank) in [(w, Level::W, 1), (n, Level::N, 3), (b, Level::B, 5)] {
            read_rows(rows, level, (1, low_rank), 4, &mut pieces)?;
        }
        let texts: Vec<&str> = boards.split('|').collect();
        if texts.len() != 4 {
            return Err("four attack boards".to_owned());
        }
        let mut boards = Vec::new();
        for (text, (name, owner)) in texts.iter().zip(BOARDS) {
            let (place, rows) = text.split_once(':').ok_or("a board without ':'")?;
            let (pin, turned) = place
                .strip_suffix('^')
                .map_or((place, false), |pin| (pin, true));
            let pin = Pin::read(pin).ok_or(format!("pin '{pin}'"))?;
            read_rows(
                rows,
                Level::Attack(pin),
                (pin.low_file(), pin.low_rank()),
                2,
                &mut pieces,
            )?;
            boards.push(Board {
                name,
                owner,
                pin,
                turned,
            });
        }
        let boards: [Board; 4] = boards.try_into().map_err(|_| "four attack boards")?;
        let mover = match *side {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(format!("side '{side}'")),
        };
        let square = |text: &str| Square::read(text).ok_or(format!("square '{text}'"));
        let state = State {
            pieces,
            boards,
            mover,
            rights: CASTLES.map(|castle| castling.contains(castle.letter)),
            en_passant: if *ep == "-" { None } else { Some(square(ep)?) },
            pending: if *pending == "-" {
                Vec::new()
            } else {
                pending.split(',').map(square).collect::<Result<_, _>>()?
            },
            half: read_number(half)?,
            full: read_number(full)?,
            options,
        };
        state.validate()?;
        // Whatever is spelled in another way than the writer spells it is not canonical.
        if state.write() != text {
            return Err("not canonical".to_owned());
        }
        Ok(state)
    }

    /// The list of rejections that are not about counting.
    fn validate(&self) -> Result<(), String> {
        let fail = |what: &str| Err(what.to_owned());
        for (index, board) in self.boards.iter().enumerate() {
            if self.boards[..index]
                .iter()
                .any(|other| other.pin == board.pin)
            {
                return fail("two boards on one pin");
            }
        }
        for colour in [Colour::White, Colour::Black] {
            let kings = self
                .pieces_of(colour)
                .filter(|(_, piece)| piece.kind == Kind::King)
                .count();
            if kings != 1 {
                return fail("not exactly one king per side");
            }
        }
        let columns =
            [Colour::White, Colour::Black].map(|colour| self.king(colour).map(Square::column));
        if columns[0] == columns[1] && !self.options.no_board_shadow {
            return fail("kings in one column");
        }
        for (&square, &piece) in &self.pieces {
            let Kind::Pawn(state) = piece.kind else {
                continue;
            };
            if state == PawnState::Unmoved && !is_home(square, piece.colour) {
                return fail("an unmoved pawn off its home squares");
            }
            let carried = state == PawnState::Transported
                && square.pin().is_some()
                && !self.options.carried_promotion;
            if square.rank == self.furthest_rank(square.file, piece.colour)
                && !carried
                && !self.pending.contains(&square)
            {
                return fail("a pawn on its furthest rank");
            }
        }
        for (castle, right) in CASTLES.iter().zip(self.rights) {
            let stands = |name: &str, kind| {
                self.pieces.iter().any(|(square, piece)| {
                    square.to_string() == name
                        && piece.colour == castle.colour
                        && piece.kind == kind
                })
            };
            let at_home = castle.boards.iter().all(|(name, pin)| {
                self.boards
                    .iter()
                    .any(|board| board.name == *name && board.pin.to_string() == *pin)
            });
            let complete =
                stands(castle.king, Kind::King) && stands(castle.rook, Kind::Rook) && at_home;
            if right && !complete {
                return fail("a castling right without king, rook or home pins");
            }
        }
        self.validate_en_passant()?;
        self.validate_pending()?;
        if self.full < 1 {
            return fail("move number 0");
        }
        if self.in_check(self.mover.other()) {
            return fail("the side not to move is in check");
        }
        Ok(())
    }

    fn validate_en_passant(&self) -> Result<(), String> {
        let Some(square) = self.en_passant else {
            return Ok(());
        };
        let colour = self.mover.other();
        let pawn = Piece {
            colour,
            kind: Kind::Pawn(PawnState::Moved),
        };
        let ranks = match colour {
            Colour::White => [3, 4],
            Colour::Black => [5, 6],
        };
        if self.pieces.get(&square) != Some(&pawn) || !ranks.contains(&square.rank) {
            return Err("en passant without a moved pawn".to_owned());
        }
        let d = colour.forward();
        let came_from_home = self
            .column((square.file, square.rank - 2 * d))
            .into_iter()
            .any(|home| is_home(home, colour) && !self.pieces.contains_key(&home));
        let crossed = (square.file, square.rank - d);
        if !came_from_home || !self.column_exists(crossed) || !self.column_is_empty(crossed) {
            return Err("a pawn that cannot have double-stepped".to_owned());
        }
        Ok(())
    }

    fn validate_pending(&self) -> Result<(), String> {
        let mut last: Option<(i8, i8)> = None;
        for &square in &self.pending {
            let pawn = self
                .pieces
                .get(&square)
                .is_some_and(|piece| piece.is_pawn_of(self.mover));
            let uncovered =
                corner_pin(square, self.mover).is_some_and(|pin| self.board_on(pin).is_none());
            if !pawn || !uncovered {
                return Err("pending without a pawn on its uncovered corner".to_owned());
            }
            for kind in [Kind::Queen, Kind::Knight] {
                let mut promoted = self.clone();
                promoted.promote(square, kind);
                if promoted.in_check(self.mover.other()) {
                    return Err("a pending pawn that would attack the other king".to_owned());
                }
            }
            if last.is_some_and(|last| last >= square.column()) {
                return Err("pending squares out of order or repeated".to_owned());
            }
            last = Some(square.column());
        }
        Ok(())
    }

    fn write_rows(&self, level: Level, (low_file, low_rank): (i8, i8), size: i8) -> String {
        let mut rows = Vec::new();
        for rank in (low_rank..low_rank + size).rev() {
            let mut row = String::new();
            let mut run = 0;
            for file in low_file..low_file + size {
                match self.pieces.get(&Square { file, rank, level }) {
                    None => run += 1,
                    Some(piece) => {
                        if run > 0 {
                            row.push_str(&run.to_string());
                            run = 0;
                        }
                        row.push(piece.letter());
                    }
                }
            }
            if run > 0 {
                row.push_str(&run.to_string());
            }
            rows.push(row);
        }
        rows.join("/")
    }

    /// The canonical text.
    pub(crate) fn write(&self) -> String {
        let mains = [(Level::W, 1), (Level::N, 3), (Level::B, 5)]
            .map(|(level, low_rank)| self.write_rows(level, (1, low_rank), 4));
        let boards = self.boards.map(|board| {
            let corner = (board.pin.low_file(), board.pin.low_rank());
            let rows = self.write_rows(Level::Attack(board.pin), corner, 2);
            let turn = if board.turned { "^" } else { "" };
            format!("{}{turn}:{rows}", board.pin)
        });
        let dash = |text: String| {
            if text.is_empty() {
                "-".to_owned()
            } else {
                text
            }
        };
        let rights = CASTLES
            .iter()
            .zip(self.rights)
            .filter_map(|(castle, right)| right.then_some(castle.letter))
            .collect();
        let squares = |list: &mut dyn Iterator<Item = &Square>| {
            dash(list.map(Square::to_string).collect::<Vec<_>>().join(","))
        };
        format!(
            "{} {} {} {} {} {} {} {}",
            mains.join("|"),
            boards.join("|"),
            self.mover.letter(),
            dash(rights),
            squares(&mut self.en_passant.iter()),
            squares(&mut self.pending.iter()),
            self.half,
            self.full
        )
    }
}
