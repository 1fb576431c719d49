//! The words of the move section.

use crate::record::cursor::{Cursor, Spot, excerpt};
use crate::record::{GameResult, RecordError};

/// One word, or a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// The text of a move.
    Move(&'a str),
    /// `{…}` or `;…`, without the marks and the space inside them.
    Comment(&'a str),
    /// `$n`.
    Glyph(u8),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// The end of the game.
    Result(GameResult),
}

/// The next token with its place; `None` at the end of the text and before the tags of another game.
pub(super) fn next<'a>(cursor: &mut Cursor<'a>) -> Result<Option<(Token<'a>, Spot)>, RecordError> {
    loop {
        cursor.skip_space();
        let spot = cursor.spot();
        let token = match cursor.peek() {
            None | Some('[') => return Ok(None),
            Some('{') => {
                cursor.bump();
                let text = cursor
                    .take_until("}")
                    .ok_or_else(|| RecordError::syntax(spot, "the comment is not closed by '}'"))?;
                Token::Comment(text.trim())
            }
            Some(';') => {
                cursor.bump();
                Token::Comment(cursor.take_while(|next| next != '\n').trim())
            }
            Some('(') => {
                cursor.bump();
                Token::Open
            }
            Some(')') => {
                cursor.bump();
                Token::Close
            }
            Some('}' | ']') => {
                return Err(RecordError::syntax(
                    spot,
                    "a bracket that nothing opened; accepted: moves, {comments}, (variations), a result",
                ));
            }
            Some(_) => {
                let word = cursor.take_while(is_word_char);
                match read_word(word, spot)? {
                    Some(token) => token,
                    None => continue,
                }
            }
        };
        return Ok(Some((token, spot)));
    }
}

const fn is_word_char(next: char) -> bool {
    !next.is_whitespace() && !matches!(next, '{' | '}' | '(' | ')' | '[' | ']' | ';')
}

/// `None` for a move number that stands alone.
fn read_word(word: &str, spot: Spot) -> Result<Option<Token<'_>>, RecordError> {
    if let Some(result) = GameResult::from_text(word) {
        return Ok(Some(Token::Result(result)));
    }
    if let Some(number) = word.strip_prefix('$') {
        return match number.parse() {
            Ok(glyph) => Ok(Some(Token::Glyph(glyph))),
            Err(_) => Err(RecordError::syntax(
                spot,
                format!("the glyph '{}'; accepted: $0 to $255", excerpt(word)),
            )),
        };
    }
    let rest = without_number(word);
    Ok((!rest.is_empty()).then_some(Token::Move(rest)))
}

/// What follows a move number. `33.4` is a WXF move and not number 33: no notation has moves of fewer than four
/// characters.
fn without_number(word: &str) -> &str {
    const SHORTEST_MOVE: usize = 4;
    let rest = word.trim_start_matches(|next: char| next.is_ascii_digit());
    if rest.len() == word.len() {
        return word;
    }
    let after = rest.trim_start_matches(['.', '…', '．']);
    let numbered = after.len() < rest.len() || rest.is_empty() && word.len() < SHORTEST_MOVE;
    if numbered && (after.is_empty() || after.chars().nth(SHORTEST_MOVE - 1).is_some()) {
        after
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_moves() {
        for (word, rest) in [
            ("1.", ""),
            ("1...", ""),
            ("12", ""),
            ("1.炮二平五", "炮二平五"),
            ("1…马8进7", "马8进7"),
            ("33.4", "33.4"),
            ("33.33.4", "33.4"),
            ("7+.6", "7+.6"),
            ("1.7+.6", "7+.6"),
            ("0000", "0000"),
            ("4.0000", "0000"),
            ("C2.5", "C2.5"),
        ] {
            assert_eq!(without_number(word), rest, "{word}");
        }
    }
}
