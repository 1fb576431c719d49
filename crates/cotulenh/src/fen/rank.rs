//! One rank of a placement (rules: 11).

use rules::Side;

use super::{clip, counter};
use crate::Refusal;
use crate::geometry::{FILES, Square};
use crate::piece::{Kind, Mark, Piece};
use crate::plan::Cell;

/// One part of a rank.
enum Token {
    /// Digits as they stand, so that `012` and `56` can be told from counts.
    Count(String),
    /// Pieces in one group, in the order of the text.
    Group(Cell),
}

pub(super) struct Row {
    rank: u8,
    tokens: Vec<Token>,
}

/// `E_FEN_CHAR`: letters, marks and parentheses.
fn tokens(text: &str, rank: u8) -> Result<Vec<Token>, Refusal> {
    let (rank, quoted) = (rank + 1, || clip(text));
    let mut tokens = Vec::new();
    let mut stack: Option<Cell> = None;
    let mut mark = Mark::Plain;
    for c in text.chars() {
        if mark == Mark::Heroic && !c.is_ascii_alphabetic() {
            return Err(Refusal::LoneMark {
                rank,
                text: quoted(),
            });
        }
        match c {
            '0'..='9' if stack.is_some() => {
                return Err(Refusal::CountInStack {
                    rank,
                    text: quoted(),
                });
            }
            '0'..='9' => match tokens.last_mut() {
                Some(Token::Count(digits)) => digits.push(c),
                _ => tokens.push(Token::Count(c.into())),
            },
            '+' => mark = Mark::Heroic,
            '(' if stack.is_some() => {
                return Err(Refusal::Nested {
                    rank,
                    text: quoted(),
                });
            }
            '(' => stack = Some(Vec::new()),
            ')' => match stack.take() {
                None => {
                    return Err(Refusal::Unopened {
                        rank,
                        text: quoted(),
                    });
                }
                Some(pieces) if pieces.len() < 2 => {
                    return Err(Refusal::FewInStack {
                        rank,
                        text: quoted(),
                    });
                }
                Some(pieces) => tokens.push(Token::Group(pieces)),
            },
            _ => {
                let Some(kind) = Kind::from_letter(c.to_ascii_uppercase()) else {
                    return Err(Refusal::Letter {
                        letter: c,
                        rank,
                        text: quoted(),
                    });
                };
                let side = if c.is_ascii_uppercase() {
                    Side::First
                } else {
                    Side::Second
                };
                let piece = (side, Piece::new(kind, mark));
                mark = Mark::Plain;
                match &mut stack {
                    Some(pieces) => pieces.push(piece),
                    None => tokens.push(Token::Group(vec![piece])),
                }
            }
        }
    }
    if mark == Mark::Heroic {
        return Err(Refusal::LoneMark {
            rank,
            text: quoted(),
        });
    }
    if stack.is_some() {
        return Err(Refusal::Unclosed {
            rank,
            text: quoted(),
        });
    }
    Ok(tokens)
}

impl Row {
    /// Reads a rank, numbered from 0; `E_FEN_CHAR`.
    pub(super) fn read(rank: u8, text: &str) -> Result<Row, Refusal> {
        let tokens = tokens(text, rank)?;
        Ok(Row { rank, tokens })
    }

    /// `E_FEN_WIDTH`: eleven squares, each count between 1 and 11 and written apart.
    pub(super) fn check_width(&self) -> Result<(), Refusal> {
        let (rank, most) = (self.rank + 1, FILES);
        let mut width = 0usize;
        for token in &self.tokens {
            width += match token {
                Token::Count(digits) => match count(digits) {
                    Some(n) => usize::from(n),
                    None => {
                        let count = clip(digits);
                        return Err(Refusal::Count { rank, count, most });
                    }
                },
                Token::Group(_) => 1,
            };
        }
        if width == usize::from(FILES) {
            Ok(())
        } else {
            Err(Refusal::Width { rank, most, width })
        }
    }

    /// The squares on which something stands, with the pieces in the order of the text.
    pub(super) fn place(self, mut put: impl FnMut(Square, Cell)) {
        let mut file = 0;
        for token in self.tokens {
            match token {
                Token::Count(digits) => file += count(&digits).unwrap_or(0),
                Token::Group(pieces) => {
                    if let Some(square) = Square::new(file, self.rank) {
                        put(square, pieces);
                    }
                    file += 1;
                }
            }
        }
    }
}

fn count(digits: &str) -> Option<u8> {
    let n = counter(digits)?;
    u8::try_from(n).ok().filter(|n| (1..=FILES).contains(n))
}
