//! The tag section of a PGN.

use crate::record::cursor::{Cursor, Spot, excerpt};
use crate::record::{GameResult, RecordError, Recorded, Tag, Variant};

use super::Format;

/// The value of the first tag (rules: 7.5).
pub(super) const GAME: &str = "Chinese Chess";

/// The tags that every written PGN has between `Game` and `Result`, with the values that say "unknown".
pub(super) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("Red", "?"),
    ("Black", "?"),
];

/// Names that a [`Record`](crate::record::Record) keeps elsewhere than among its tags.
pub(super) const RESERVED: [&str; 5] = ["Game", "Result", "FEN", "Format", "Variant"];

/// The most tags of one record.
const MAX_TAGS: usize = 256;

/// What the tags say.
#[derive(Debug)]
pub(super) struct Header {
    pub(super) tags: Vec<Tag>,
    pub(super) format: Format,
    pub(super) result: Option<GameResult>,
    /// The text of the `FEN` tag and where its value stands.
    pub(super) fen: Option<(String, Spot)>,
}

impl Header {
    /// Reads all tags; the cursor then stands at the moves.
    pub(super) fn read<P: Recorded>(cursor: &mut Cursor<'_>) -> Result<Header, RecordError> {
        let mut header = Header {
            tags: Vec::new(),
            format: Format::default(),
            result: None,
            fen: None,
        };
        let mut seen: Vec<String> = Vec::new();
        loop {
            cursor.skip_space();
            let spot = cursor.spot();
            if cursor.peek() != Some('[') {
                return Ok(header);
            }
            let (name, value, value_spot) = tag(cursor)?;
            // White is what chess programs write for Red.
            let name = if name == "White" {
                "Red".to_owned()
            } else {
                name
            };
            if seen.contains(&name) {
                let message = format!("the tag '{name}' stands twice (White is read as Red)");
                return Err(RecordError::new("E_TAG", spot, message));
            }
            if seen.len() == MAX_TAGS {
                let message = format!("too many tags; accepted: at most {MAX_TAGS}");
                return Err(RecordError::new("E_SIZE", spot, message));
            }
            header.take::<P>(&name, value, value_spot)?;
            seen.push(name);
        }
    }

    fn take<P: Recorded>(
        &mut self,
        name: &str,
        value: String,
        spot: Spot,
    ) -> Result<(), RecordError> {
        let wrong = |accepted: &str| {
            let message = format!(
                "the tag '{name}' has the value '{}'; accepted: {accepted}",
                excerpt(&value)
            );
            RecordError::new("E_TAG", spot, message)
        };
        match name {
            "Game" if value == GAME => {}
            "Game" => return Err(wrong(GAME)),
            "Format" => {
                self.format =
                    Format::from_name(&value).ok_or_else(|| wrong("Chinese, WXF, ICCS"))?;
            }
            "Result" => {
                let result = GameResult::from_text(&value);
                self.result = Some(result.ok_or_else(|| wrong("1-0, 0-1, 1/2-1/2, *"))?);
            }
            "FEN" => self.fen = Some((value, spot)),
            "Variant" => {
                let expected = match P::VARIANT {
                    Variant::Plain => P::ID,
                    Variant::Named(name) => name,
                };
                if value != expected {
                    return Err(wrong(expected));
                }
            }
            _ => self.tags.push(Tag::new(name, value)),
        }
        Ok(())
    }
}

/// One tag: `[Name "value"]`, in the value `\"` and `\\`. Gives also where the value begins.
fn tag(cursor: &mut Cursor<'_>) -> Result<(String, String, Spot), RecordError> {
    let opened = cursor.spot();
    cursor.bump();
    cursor.skip_space();
    let name = cursor.take_while(is_name_char).to_owned();
    if name.is_empty() {
        return Err(RecordError::syntax(
            cursor.spot(),
            "a tag without a name; accepted: [Name \"value\"], the name of letters, digits and _",
        ));
    }
    cursor.skip_space();
    if !cursor.eat("\"") {
        return Err(RecordError::syntax(
            cursor.spot(),
            format!(
                "the value of the tag '{}' does not begin with '\"'",
                excerpt(&name)
            ),
        ));
    }
    let spot = cursor.spot();
    let mut value = String::new();
    loop {
        value.push_str(cursor.take_while(|next| !matches!(next, '"' | '\\' | '\n')));
        match cursor.bump() {
            Some('"') => break,
            Some('\\') => match cursor.bump() {
                Some(escaped @ ('"' | '\\')) => value.push(escaped),
                // Windows paths and the like: a lone backslash means itself.
                Some(other) if other != '\n' => value.extend(['\\', other]),
                _ => return Err(unclosed(opened)),
            },
            _ => return Err(unclosed(opened)),
        }
    }
    cursor.skip_space();
    if cursor.eat("]") {
        Ok((name, value, spot))
    } else {
        Err(RecordError::syntax(
            cursor.spot(),
            format!("the tag '{}' is not closed by ']'", excerpt(&name)),
        ))
    }
}

fn unclosed(opened: Spot) -> RecordError {
    RecordError::syntax(
        opened,
        "the value of this tag is not closed by '\"' on its line",
    )
}

pub(super) const fn is_name_char(next: char) -> bool {
    next.is_ascii_alphanumeric() || next == '_'
}
