//! Position text: reading with the codes of 6.3 in their order, and writing (rules: 6, 10.1).

use super::board::LETTERS;
use super::{Game, Kind, Node, Piece, Side, State};

/// rules: 6.3
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Strict,
    Lenient,
}

impl State {
    /// The state of a text, or the first code of 6.3.
    pub(crate) fn read(game: Game, text: &str, mode: Mode) -> Result<State, &'static str> {
        let fields: Vec<&str> = text.split(' ').collect();
        if fields.iter().any(|field| field.is_empty()) || !(2..=6).contains(&fields.len()) {
            return Err("E_FIELDS");
        }
        let field = |index: usize| fields.get(index).copied();
        let dash = |index: usize| field(index).is_none_or(|field| field == "-");
        if !dash(3) || (game == Game::Plain && !dash(2)) {
            return Err("E_FIELDS");
        }
        let mut state = State::empty(game);
        state.turn = match fields[1] {
            "w" | "r" => Side::Red,
            "b" => Side::Black,
            _ => return Err("E_SIDE"),
        };
        state.read_placements(fields[0])?;
        if let (Game::Rhythm, Some(energies)) = (game, field(2)) {
            state.energy = read_energies(energies)?;
        }
        state.clock = number(field(4).unwrap_or("0")).ok_or("E_CLOCK")?;
        state.number = number(field(5).unwrap_or("1"))
            .filter(|&number| number >= 1)
            .ok_or("E_CLOCK")?;
        state.validate(mode)?;
        Ok(state)
    }

    fn read_placements(&mut self, text: &str) -> Result<(), &'static str> {
        let placements: Vec<&str> = text.split(':').collect();
        match (self.game, placements.len()) {
            (_, 1) | (Game::Rhythm, 3) => (),
            _ => return Err("E_LAYERS"),
        }
        // One placement is the standard layer; `-` is an empty layer only among three (rules: 10.1).
        let ground = if placements.len() == 1 { 1 } else { 0 };
        let layers: Vec<(i32, Vec<&str>)> = (ground..)
            .zip(&placements)
            .filter(|(_, placement)| placements.len() == 1 || **placement != "-")
            .map(|(z, placement)| (z, placement.split('/').collect()))
            .collect();
        if layers.iter().any(|(_, ranks)| ranks.len() != 10) {
            return Err("E_RANKS");
        }
        for (z, ranks) in layers {
            for (y, rank) in (0..10).rev().zip(ranks) {
                self.read_rank(rank, y, z)?;
            }
        }
        Ok(())
    }

    /// Every character first, then the sum.
    fn read_rank(&mut self, rank: &str, y: i32, z: i32) -> Result<(), &'static str> {
        let known = |letter: char| ('1'..='9').contains(&letter) || piece_of(letter).is_some();
        if !rank.chars().all(known) {
            return Err("E_CHAR");
        }
        let mut x = 0;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(run) => x += run as i32,
                None => {
                    let node = Node::new(x, y, z);
                    if node.exists() {
                        self.put(node, piece_of(letter));
                    }
                    x += 1;
                }
            }
        }
        if x == 9 { Ok(()) } else { Err("E_WIDTH") }
    }

    fn validate(&self, mode: Mode) -> Result<(), &'static str> {
        for side in Side::BOTH {
            let at_home = self
                .king(side)
                .is_some_and(|king| king.in_palace(side) && king.z == 1);
            if self.count(side, Kind::King) != 1 || !at_home {
                return Err("E_KING");
            }
        }
        if mode == Mode::Strict {
            self.validate_counts()?;
            self.validate_points()?;
        }
        if self.opponent_in_check() {
            return Err("E_OPPONENT_IN_CHECK");
        }
        Ok(())
    }

    fn validate_counts(&self) -> Result<(), &'static str> {
        for side in Side::BOTH {
            for (_, kind) in LETTERS {
                let most = if kind == Kind::Pawn { 5 } else { 2 };
                if self.count(side, kind) > most {
                    return Err("E_COUNT");
                }
            }
        }
        Ok(())
    }

    fn validate_points(&self) -> Result<(), &'static str> {
        for (node, piece) in self.pieces() {
            // As Red sees the board: Black by reflection.
            let y = match piece.side {
                Side::Red => node.y,
                Side::Black => 9 - node.y,
            };
            let point = (b"abcdefghi"[node.x as usize] as char, y);
            let fits = match piece.kind {
                Kind::Advisor => {
                    [('d', 0), ('f', 0), ('e', 1), ('d', 2), ('f', 2)].contains(&point)
                }
                Kind::Elephant => [
                    ('c', 0),
                    ('g', 0),
                    ('a', 2),
                    ('e', 2),
                    ('i', 2),
                    ('c', 4),
                    ('g', 4),
                ]
                .contains(&point),
                Kind::Pawn => y >= 5 || (y >= 3 && "acegi".contains(point.0)),
                _ => true,
            };
            if !fits {
                return Err("E_POINT");
            }
        }
        Ok(())
    }

    /// The canonical text (rules: 6.2).
    pub(crate) fn write(&self) -> String {
        let placement = match self.game {
            Game::Plain => self.write_layer(1),
            Game::Rhythm => (0..3)
                .map(|z| self.write_layer(z))
                .map(|layer| {
                    if layer == "9/9/9/9/9/9/9/9/9/9" {
                        "-".to_owned()
                    } else {
                        layer
                    }
                })
                .collect::<Vec<_>>()
                .join(":"),
        };
        let side = match self.turn {
            Side::Red => "w",
            Side::Black => "b",
        };
        let third = match self.game {
            Game::Plain => "-".to_owned(),
            Game::Rhythm => format!("{},{}", self.energy[0], self.energy[1]),
        };
        format!(
            "{placement} {side} {third} - {} {}",
            self.clock, self.number
        )
    }

    fn write_layer(&self, z: i32) -> String {
        let ranks = (0..10).rev().map(|y| {
            let mut rank = String::new();
            let mut run = 0;
            for x in 0..9 {
                match self.at(Node::new(x, y, z)) {
                    None => run += 1,
                    Some(piece) => {
                        if run > 0 {
                            rank.push_str(&run.to_string());
                        }
                        run = 0;
                        rank.push(letter_of(piece));
                    }
                }
            }
            if run > 0 {
                rank.push_str(&run.to_string());
            }
            rank
        });
        ranks.collect::<Vec<_>>().join("/")
    }
}

/// Upper case Red, lower case Black; `E` and `H` are read too (rules: 1.8).
fn piece_of(letter: char) -> Option<Piece> {
    let upper = match letter.to_ascii_uppercase() {
        'E' => 'B',
        'H' => 'N',
        other => other,
    };
    let (_, kind) = LETTERS.into_iter().find(|(known, _)| *known == upper)?;
    let side = if letter.is_ascii_uppercase() {
        Side::Red
    } else {
        Side::Black
    };
    Some(Piece { side, kind })
}

pub(crate) fn letter_of(piece: Piece) -> char {
    let (upper, _) = LETTERS
        .into_iter()
        .find(|(_, kind)| *kind == piece.kind)
        .expect("every kind has a letter");
    match piece.side {
        Side::Red => upper,
        Side::Black => upper.to_ascii_lowercase(),
    }
}

fn read_energies(text: &str) -> Result<[u32; 2], &'static str> {
    if text == "-" {
        return Ok([0, 0]);
    }
    let (red, black) = text.split_once(',').ok_or("E_ENERGY")?;
    let energy = |text| {
        number(text)
            .filter(|&energy| energy <= 10)
            .ok_or("E_ENERGY")
    };
    Ok([energy(red)?, energy(black)?])
}

/// Digits and nothing else.
fn number(text: &str) -> Option<u32> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}
