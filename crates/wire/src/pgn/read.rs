//! Reading.

use std::collections::BTreeMap;

use rules::Refusal;
use table::{Library, Opening, Record, Table};

use super::OWN_TAGS;
use super::write::result_token;
use crate::Limits;

/// Reads a game text and replays it.
///
/// # Errors
/// `E_TEXT_TOO_LONG`, `E_PGN_SYNTAX` (with line and column), `E_PGN_GAME` without a `Game` tag, `E_PGN_RESULT` if tag, token
/// and game disagree, `E_PGN_STEP` with the turn and the rule, `E_TOO_MANY_STEPS`, and the codes of the catalogue and the
/// game for game, options and start.
pub fn read(text: &str, library: &dyn Library) -> Result<Record, Refusal> {
    Limits::STANDARD.check_text(text)?;
    let parsed = parse(text)?;
    let Some(game) = parsed.tags.get("Game") else {
        return Err(Refusal::new(
            "E_PGN_GAME",
            "the tag Game with the id of the game is missing",
        ));
    };
    let options = read_options(parsed.tags.get("Options").map_or("", String::as_str))?;
    let opening = match parsed.tags.get("Start") {
        Some(start) => Opening::Position(start.clone(), rules::Reading::Lenient),
        None => Opening::Normal,
    };
    let mut table = library.open(game, &options, &opening)?;
    let mut comments = BTreeMap::new();
    for word in &parsed.words {
        match word {
            Word::Comment(comment) => {
                let kept: &mut String = comments.entry(table.status().ply).or_default();
                if !kept.is_empty() {
                    kept.push(' ');
                }
                kept.push_str(comment);
            }
            Word::Turn { text, line, column } => {
                table.play(text).map_err(|refusal| {
                    Refusal::new(
                        "E_PGN_STEP",
                        format!(
                            "line {line}, column {column}, '{text}': {}: {refusal}",
                            refusal.code
                        ),
                    )
                })?;
                Limits::STANDARD.check_steps(table.status().ply)?;
            }
        }
    }
    settle_result(table.as_mut(), &parsed)?;
    let mut tags = parsed.tags;
    tags.retain(|name, _| !OWN_TAGS.contains(&name.as_str()));
    Ok(Record {
        tags,
        comments,
        ..table.record()
    })
}

/// Tag and token must agree with each other and with the game; a result that no step brings about needs its reason.
fn settle_result(table: &mut dyn Table, parsed: &Parsed) -> Result<(), Refusal> {
    let disagree = |what: String| Err(Refusal::new("E_PGN_RESULT", what));
    let token = parsed.result.as_deref();
    let tag = parsed.tags.get("Result").map(String::as_str);
    if let (Some(token), Some(tag)) = (token, tag)
        && token != tag
    {
        return disagree(format!(
            "the tag says '{tag}', the text ends with '{token}'"
        ));
    }
    let said = token.or(tag).unwrap_or("*");
    let played = table.record();
    let is = result_token(played.result.as_ref());
    if said == is {
        return Ok(());
    }
    if played.result.is_some() {
        return disagree(format!("the text says '{said}', but the game ended '{is}'"));
    }
    let winner = match said {
        "1-0" => Some(rules::Side::First),
        "0-1" => Some(rules::Side::Second),
        "1/2-1/2" => None,
        other => {
            return disagree(format!(
                "'{other}' is no result; accepted: 1-0, 0-1, 1/2-1/2, *"
            ));
        }
    };
    let reason = parsed
        .tags
        .get("Reason")
        .map_or("adjudication", String::as_str);
    table.decide(winner, reason).map(|_| ())
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, Refusal> {
    let pairs = text.split(';').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| match pair.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None => Err(Refusal::new(
                "E_OPTION",
                format!("'{pair}' is not of the form name=value"),
            )),
        })
        .collect()
}

struct Parsed {
    tags: BTreeMap<String, String>,
    words: Vec<Word>,
    result: Option<String>,
}

enum Word {
    Comment(String),
    Turn {
        text: String,
        line: usize,
        column: usize,
    },
}

/// Letter by letter, with line and column for messages.
struct Cursor<'a> {
    rest: std::str::Chars<'a>,
    line: usize,
    column: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.rest.next()?;
        if letter == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(letter)
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    fn wrong(&self, what: &str) -> Refusal {
        Refusal::new(
            "E_PGN_SYNTAX",
            format!("line {}, column {}: {what}", self.line, self.column),
        )
    }
}

fn parse(text: &str) -> Result<Parsed, Refusal> {
    let mut cursor = Cursor {
        rest: text.chars(),
        line: 1,
        column: 1,
    };
    let mut parsed = Parsed {
        tags: BTreeMap::new(),
        words: Vec::new(),
        result: None,
    };
    loop {
        cursor.skip_space();
        match cursor.peek() {
            Some('[') if parsed.words.is_empty() => read_tag(&mut cursor, &mut parsed.tags)?,
            Some('{') => parsed.words.push(Word::Comment(read_comment(&mut cursor)?)),
            Some(_) => read_word(&mut cursor, &mut parsed)?,
            None => return Ok(parsed),
        }
    }
}

fn read_tag(cursor: &mut Cursor<'_>, tags: &mut BTreeMap<String, String>) -> Result<(), Refusal> {
    cursor.next();
    let mut name = String::new();
    while let Some(letter) = cursor
        .peek()
        .filter(|&letter| letter.is_ascii_alphanumeric() || letter == '_')
    {
        name.push(letter);
        cursor.next();
    }
    if name.is_empty() {
        return Err(cursor.wrong("a tag name of letters and digits is needed after '['"));
    }
    cursor.skip_space();
    if cursor.next() != Some('"') {
        return Err(cursor.wrong("a tag value begins with a quotation mark"));
    }
    let mut value = String::new();
    loop {
        match cursor.next() {
            Some('"') => break,
            Some('\\') => match cursor.next() {
                Some(letter @ ('"' | '\\')) => value.push(letter),
                _ => {
                    return Err(
                        cursor.wrong("a backslash stands before a quotation mark or a backslash")
                    );
                }
            },
            Some('\n') | None => {
                return Err(cursor.wrong("the tag value is not closed by a quotation mark"));
            }
            Some(letter) => value.push(letter),
        }
    }
    cursor.skip_space();
    if cursor.next() != Some(']') {
        return Err(cursor.wrong("a tag ends with ']'"));
    }
    if tags.insert(name.clone(), value).is_some() {
        return Err(cursor.wrong(&format!("the tag {name} stands twice")));
    }
    Ok(())
}

fn read_comment(cursor: &mut Cursor<'_>) -> Result<String, Refusal> {
    let opened = cursor.wrong("the comment that begins here is not closed by '}'");
    cursor.next();
    let mut comment = String::new();
    loop {
        match cursor.next() {
            Some('}') => return Ok(comment.split_whitespace().collect::<Vec<_>>().join(" ")),
            Some(letter) => comment.push(letter),
            None => return Err(opened),
        }
    }
}

/// A number with dots, a result, or a turn.
fn read_word(cursor: &mut Cursor<'_>, parsed: &mut Parsed) -> Result<(), Refusal> {
    let (line, column) = (cursor.line, cursor.column);
    let late = cursor.wrong("nothing but comments may follow the result");
    let mut text = String::new();
    while let Some(letter) = cursor
        .peek()
        .filter(|letter| !letter.is_whitespace() && *letter != '{')
    {
        text.push(letter);
        cursor.next();
    }
    if parsed.result.is_some() {
        return Err(late);
    }
    let number = text.trim_end_matches('.');
    if number.len() < text.len()
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Ok(());
    }
    match text.as_str() {
        "1-0" | "0-1" | "1/2-1/2" | "*" => parsed.result = Some(text),
        _ => parsed.words.push(Word::Turn { text, line, column }),
    }
    Ok(())
}
