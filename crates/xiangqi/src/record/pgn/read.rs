//! Reading PGN.

use rules::Reading;

use crate::notation::{self, Style};
use crate::record::cursor::{Cursor, excerpt};
use crate::record::tree::Tree;
use crate::record::{GameResult, Record, RecordError, Recorded, Tag};

use super::tags::Header;
use super::token::{self, Token};

/// Reads a text with one game.
///
/// # Errors
/// The first fault, with its place; a second game in the text is one.
pub fn read<P: Recorded>(text: &str, options: P::Options) -> Result<Record<P>, RecordError> {
    let mut cursor = Cursor::new(text)?;
    let record = game(&mut cursor, options)?;
    cursor.skip_space();
    if cursor.at_end() {
        return Ok(record);
    }
    let spot = cursor.spot();
    let word = cursor.take_while(|next| !next.is_whitespace());
    Err(RecordError::syntax(
        spot,
        format!(
            "'{}' after the end of the game; accepted: one game",
            excerpt(word)
        ),
    ))
}

/// Reads the tags of the first game and no moves: what a caller needs who finds the rule options among them.
///
/// # Errors
/// The first fault of the tags, with its place.
pub fn read_tags<P: Recorded>(text: &str) -> Result<Vec<Tag>, RecordError> {
    let header = Header::read::<P>(&mut Cursor::new(text)?)?;
    Ok(header.tags)
}

/// Reads all games of a text; a text of nothing but space has none.
///
/// # Errors
/// The first fault of any game, with its place.
pub fn read_all<P: Recorded>(
    text: &str,
    options: P::Options,
) -> Result<Vec<Record<P>>, RecordError> {
    let mut cursor = Cursor::new(text)?;
    let mut records = Vec::new();
    loop {
        cursor.skip_space();
        if cursor.at_end() {
            return Ok(records);
        }
        records.push(game(&mut cursor, options)?);
    }
}

/// Reads one game. It ends after its result, or before the tags of the next one.
fn game<P: Recorded>(
    cursor: &mut Cursor<'_>,
    options: P::Options,
) -> Result<Record<P>, RecordError> {
    let header = Header::read::<P>(cursor)?;
    let start = match &header.fen {
        Some((fen, spot)) => P::read_position(fen, Reading::Lenient, options)
            .map_err(|refusal| RecordError::at(*spot, refusal))?,
        None => P::start(options),
    };
    let form = header.format.form();
    let mut tree = Tree::new(start.clone(), cursor.spot());
    let mut marker = None;
    while let Some((token, spot)) = token::next(cursor)? {
        match token {
            Token::Move(text) => {
                tree.step(spot, |now| {
                    notation::read(now, form, text, Style::default())
                })?;
            }
            Token::Comment(text) => tree.comment(text.to_owned()),
            Token::Glyph(glyph) => tree.glyph(spot, glyph)?,
            Token::Open => tree.open(spot)?,
            Token::Close => tree.close(spot)?,
            Token::Result(result) => {
                marker = Some((result, spot));
                break;
            }
        }
    }
    let result = match (header.result, marker) {
        (Some(tag), Some((marker, spot))) if tag != marker => {
            let message = format!(
                "the game ends with {}, its Result tag says {}; accepted: the same in both places",
                marker.text(),
                tag.text()
            );
            return Err(RecordError::new("E_TAG", spot, message));
        }
        (_, Some((marker, _))) => marker,
        (Some(tag), None) => tag,
        (None, None) => GameResult::Open,
    };
    Ok(Record {
        tags: header.tags,
        start,
        line: tree.finish()?,
        result,
    })
}
