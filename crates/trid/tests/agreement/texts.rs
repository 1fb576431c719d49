//! Random machine texts, most of them wrong in exactly one interesting way.

use rules::SplitMix64;

use crate::reference::State;
use crate::reference::geometry::{FILES, Level, Pin, Square};
use crate::reference::piece::Kind;

fn one_of<T: Copy>(random: &mut SplitMix64, list: &[T]) -> T {
    list[random.below(list.len())]
}

fn chance(random: &mut SplitMix64, percent: usize) -> bool {
    random.below(100) < percent
}

/// Draws texts for one position.
pub(crate) struct Wording<'a> {
    state: &'a State,
    own: Vec<Square>,
    any: Vec<Square>,
    squares: Vec<Square>,
    pins: Vec<Pin>,
}

impl<'a> Wording<'a> {
    pub(crate) fn new(state: &'a State) -> Wording<'a> {
        Wording {
            state,
            own: state
                .pieces_of(state.mover)
                .map(|(square, _)| square)
                .collect(),
            any: state.pieces.keys().copied().collect(),
            squares: Square::all().collect(),
            pins: Pin::all().collect(),
        }
    }

    pub(crate) fn draw(&self, random: &mut SplitMix64) -> String {
        match random.below(100) {
            0..60 => self.piece_move(random),
            60..86 => self.activation(random),
            86..89 => format!("{}^{}", self.pin(random), self.choice(random, 30)),
            89..92 => one_of(random, &["O-O", "O-O-O"]).to_owned(),
            92..97 => format!("{}{}", self.place(random), self.choice(random, 100)),
            _ => self.nonsense(random),
        }
    }

    fn choice(&self, random: &mut SplitMix64, percent: usize) -> &'static str {
        if chance(random, percent) {
            one_of(random, &["=q", "=r", "=b", "=n"])
        } else {
            ""
        }
    }

    /// A square: mostly of the game, sometimes one that only has the shape of a square (`z1W`).
    fn place(&self, random: &mut SplitMix64) -> String {
        match random.below(10) {
            0 => {
                let levels: Vec<Level> = Level::all().collect();
                let file = one_of(random, &FILES);
                format!("{file}{}{}", random.below(10), one_of(random, &levels))
            }
            1..4 => one_of(random, &["a8B", "d8B", "a1W", "d1W"]).to_owned(),
            _ => one_of(random, &self.squares).to_string(),
        }
    }

    fn piece_move(&self, random: &mut SplitMix64) -> String {
        let from = match random.below(20) {
            0 => return format!("{}{}", self.place(random), self.place(random)),
            1 => one_of(random, &self.any),
            _ => one_of(random, &self.own),
        };
        if chance(random, 15) {
            return format!("{from}{}{}", self.place(random), self.choice(random, 20));
        }
        // A column that the piece's way of moving suggests, whatever stands in between, on any level that covers it.
        let (df, dr) = self.stride(random, from);
        let column = (from.file + df, from.rank + dr);
        let levels: Vec<Level> = Level::all().filter(|level| level.covers(column)).collect();
        if levels.is_empty() {
            return format!("{from}{}", self.place(random));
        }
        let active: Vec<Square> = self.state.column(column);
        let to = if !active.is_empty() && chance(random, 80) {
            one_of(random, &active)
        } else {
            Square {
                file: column.0,
                rank: column.1,
                level: one_of(random, &levels),
            }
        };
        let due = (column.1 == 0 || column.1 == 1 || column.1 >= 8) && chance(random, 50);
        format!(
            "{from}{to}{}",
            self.choice(random, if due { 60 } else { 4 })
        )
    }

    fn stride(&self, random: &mut SplitMix64, from: Square) -> (i8, i8) {
        const LINES: [(i8, i8); 8] = [
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (1, -1),
            (-1, 1),
            (-1, -1),
        ];
        let Some(piece) = self.state.pieces.get(&from) else {
            return (0, 1);
        };
        let d = piece.colour.forward();
        let reach = 1 + random.below(6) as i8;
        match piece.kind {
            Kind::Pawn(_) => one_of(
                random,
                &[
                    (0, d),
                    (0, 2 * d),
                    (1, d),
                    (-1, d),
                    (0, -d),
                    (1, 0),
                    (0, 3 * d),
                ],
            ),
            Kind::Knight => one_of(
                random,
                &[(1, 2), (2, 1), (-1, 2), (2, -1), (-2, -1), (1, 1), (0, 0)],
            ),
            Kind::King => one_of(random, &LINES),
            Kind::Rook => {
                let (df, dr) = one_of(random, &LINES[..5]);
                (df * reach, dr * reach)
            }
            Kind::Bishop => {
                let (df, dr) = one_of(random, &LINES[3..]);
                (df * reach, dr * reach)
            }
            Kind::Queen => {
                let (df, dr) = one_of(random, &LINES);
                (df * reach, dr * reach)
            }
        }
    }

    fn pin(&self, random: &mut SplitMix64) -> Pin {
        if chance(random, 85) {
            one_of(random, &self.state.boards).pin
        } else {
            one_of(random, &self.pins)
        }
    }

    fn activation(&self, random: &mut SplitMix64) -> String {
        let from = self.pin(random);
        let near: Vec<Pin> = self
            .pins
            .iter()
            .copied()
            .filter(|pin| (pin.index - from.index).abs() <= 2)
            .collect();
        let to = if chance(random, 80) {
            one_of(random, &near)
        } else {
            one_of(random, &self.pins)
        };
        let turn = if chance(random, 40) { "^" } else { "" };
        let choices = match random.below(40) {
            0..2 => format!("{}{}", self.choice(random, 100), self.letters(random)),
            _ => self.choice(random, 15).to_owned(),
        };
        format!("{from}-{to}{turn}{choices}")
    }

    /// A second choice, and sometimes one too many.
    fn letters(&self, random: &mut SplitMix64) -> &'static str {
        one_of(random, &["q", "r", "b", "n", "qq"])
    }

    fn nonsense(&self, random: &mut SplitMix64) -> String {
        let mut text = self.activation(random);
        let at = random.below(text.len());
        match random.below(4) {
            0 => text.insert(
                at,
                one_of(random, &['^', '=', '-', 'q', '0', 'é', ' ', 'W']),
            ),
            1 => {
                text.remove(at);
            }
            2 => text.truncate(at),
            _ => text = format!("{}{text}", self.place(random)),
        }
        text
    }
}
