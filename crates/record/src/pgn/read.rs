//! Reading the moves.

use rules::{Course, Game};

use super::token::{self, Token};
use crate::{Cursor, Fault, Growth, Line, RecordError, ResultToken, Spot};

/// Where parentheses may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parentheses {
    /// Around variations.
    Variations,
    /// Around variations and in words: `(NT)xe5`, `(a8B=Q)`.
    Words,
}

/// The moves of one game as they were read and played.
#[derive(Debug)]
pub struct Moves<P: Game> {
    /// The tree.
    pub line: Line,
    /// The course at the end of the main line.
    pub course: Course<P>,
    /// The result at the end of the text.
    pub result: Option<(ResultToken, Spot)>,
}

/// How a game finds the steps of one word in a position.
pub type MoveReader<'a, P> =
    &'a dyn Fn(&P, &str) -> Result<Vec<<P as rules::Position>::Step>, <P as rules::Text>::Refusal>;

/// Reads moves up to the result, the end of the text or the tags of another game. `read` finds the steps of a word in a
/// position; they are of one turn, which may go on.
///
/// # Errors
/// The first fault with its place: `E_RECORD` for the writing, the game's own codes for a move, those of
/// [`TextLimits`](crate::TextLimits).
pub fn read_moves<P: Game>(
    cursor: &mut Cursor<'_>,
    course: Course<P>,
    parentheses: Parentheses,
    read: MoveReader<'_, P>,
) -> Result<Moves<P>, RecordError> {
    let mut growth = Growth::new(course);
    let mut opened = Vec::new();
    let mut result = None;
    // Why a parenthesis begins no word, if the rules said so.
    let mut forbidden = None;
    loop {
        let mut asked = None;
        let mut reads = |word: &str| {
            if parentheses == Parentheses::Variations {
                return false;
            }
            let answer = read(growth.position(), word);
            let refusal = answer.as_ref().err().cloned();
            asked = refusal
                .filter(|refusal| !P::is_not_a_step(refusal))
                .or(asked.take());
            answer.is_ok()
        };
        let Some((token, spot)) = token::next(cursor, &mut reads)? else {
            break;
        };
        let earlier: Option<RecordError> = forbidden.take();
        let grown = match token {
            Token::Word(word) => {
                match (read(growth.position(), word), earlier) {
                    // Then the parenthesis was meant as a word, and that tells more.
                    (Err(refusal), Some(earlier)) if P::is_not_a_step(&refusal) => {
                        return Err(earlier);
                    }
                    (Err(refusal), _) => Err(Fault::rules(refusal)),
                    (Ok(steps), _) => growth.word(steps),
                }
            }
            Token::Comment(text) => {
                growth.comment(text);
                Ok(())
            }
            Token::Glyph(glyph) => growth.glyph(glyph).map_err(Fault::from),
            Token::Open => {
                opened.push(spot);
                let word = asked.map(|refusal| RecordError::at(spot, Fault::rules(refusal)));
                match (growth.open(), word) {
                    (Err(_), Some(word)) => return Err(word),
                    (grown, word) => {
                        forbidden = word;
                        grown.map_err(Fault::from)
                    }
                }
            }
            Token::Close => {
                let grown = growth.close();
                // A variation without moves is at fault where it begins.
                let spot = opened.pop().unwrap_or(spot);
                grown.map_err(|refusal| RecordError::at(spot, refusal))?;
                Ok(())
            }
            Token::Result(token) => {
                result = Some((token, spot));
                break;
            }
        };
        grown.map_err(|refusal| RecordError::at(spot, refusal))?;
    }
    let end = opened.last().copied().unwrap_or(cursor.spot());
    let (line, course) = growth
        .finish()
        .map_err(|refusal| RecordError::at(end, refusal))?;
    Ok(Moves {
        line,
        course,
        result,
    })
}
