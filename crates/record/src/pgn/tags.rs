//! The tag section.

use crate::{Cursor, RecordError, RecordRefusal, Spot, TextLimits, excerpt};

/// A named value of a text, with the place where the value begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name (`Event`).
    pub name: String,
    /// The value.
    pub value: String,
    /// Where the value stands.
    pub spot: Spot,
}

impl Tag {
    /// The refusal of this value.
    #[must_use]
    pub fn wrong(&self, accepted: &[&str]) -> RecordError {
        let refused = RecordRefusal::TagWrong {
            tag: self.name.clone(),
            value: excerpt(&self.value),
            accepted: accepted.iter().copied().collect(),
        };
        RecordError::at(self.spot, refused)
    }
}

/// Reads all tags; the cursor then stands at the moves.
///
/// # Errors
/// The first fault with its place: `E_RECORD` for the writing, `E_TAG` for a name that stands twice, `E_SIZE` for too many.
pub fn read_tags(cursor: &mut Cursor<'_>) -> Result<Vec<Tag>, RecordError> {
    let mut tags: Vec<Tag> = Vec::new();
    loop {
        cursor.skip_space();
        let spot = cursor.spot();
        if cursor.peek() != Some('[') {
            return Ok(tags);
        }
        let tag = tag(cursor)?;
        if tags.iter().any(|earlier| earlier.name == tag.name) {
            let refused = RecordRefusal::TagTwice {
                tag: excerpt(&tag.name),
            };
            return Err(RecordError::at(spot, refused));
        }
        let most = TextLimits::STANDARD.tags;
        if tags.len() == most {
            return Err(RecordError::at(spot, RecordRefusal::ManyTags { most }));
        }
        tags.push(tag);
    }
}

/// One tag: `[Name "value"]`, in the value `\"` and `\\`.
fn tag(cursor: &mut Cursor<'_>) -> Result<Tag, RecordError> {
    let opened = cursor.spot();
    cursor.bump();
    cursor.skip_space();
    let name = cursor.take_while(is_name_char).to_owned();
    if name.is_empty() {
        return Err(RecordError::at(cursor.spot(), RecordRefusal::TagName));
    }
    cursor.skip_space();
    if !cursor.eat("\"") {
        return Err(RecordError::at(
            cursor.spot(),
            RecordRefusal::TagValue {
                tag: excerpt(&name),
            },
        ));
    }
    let spot = cursor.spot();
    let value = value(cursor).ok_or_else(|| RecordError::at(opened, RecordRefusal::TagOpen))?;
    cursor.skip_space();
    if cursor.eat("]") {
        Ok(Tag { name, value, spot })
    } else {
        Err(RecordError::at(
            cursor.spot(),
            RecordRefusal::TagEnd {
                tag: excerpt(&name),
            },
        ))
    }
}

/// What stands before the closing quotation mark; `None` if it never comes on this line.
fn value(cursor: &mut Cursor<'_>) -> Option<String> {
    let mut value = String::new();
    loop {
        value.push_str(cursor.take_while(|next| !matches!(next, '"' | '\\' | '\n')));
        match cursor.bump()? {
            '"' => return Some(value),
            '\\' => match cursor.bump()? {
                escaped @ ('"' | '\\') => value.push(escaped),
                '\n' => return None,
                // Windows paths and the like: a lone backslash means itself.
                other => value.extend(['\\', other]),
            },
            _ => return None,
        }
    }
}

/// Whether a text can be the name of a tag.
#[must_use]
pub fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_name_char)
}

const fn is_name_char(next: char) -> bool {
    next.is_ascii_alphanumeric() || next == '_'
}
