//! The symmetry of section 16.1: rank r becomes 13 - r and the colours change; only the move number does not follow.

/// Mirrors every square in a text; letters of pieces and signs stay.
pub(crate) fn squares(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        rest = &rest[next.len_utf8()..];
        out.push(next);
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        if ('a'..='k').contains(&next)
            && let Ok(rank @ 1..=12) = digits.parse::<u32>()
        {
            out += &(13 - rank).to_string();
            rest = &rest[digits.len()..];
        }
    }
    out
}

/// Mirrors a position text, faulty ones included: what is not understood stays as it is.
pub(crate) fn position(text: &str) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let ranks: Vec<&str> = text.split(' ').next().unwrap_or("").split('/').collect();
    let upside_down: Vec<String> = ranks.iter().rev().map(|rank| other_case(rank)).collect();
    fields[0] = upside_down.join("/");
    if let Some(turn) = fields.get_mut(1) {
        *turn = match turn.as_str() {
            "r" => "b".to_owned(),
            "b" => "r".to_owned(),
            other => other.to_owned(),
        };
    }
    if let Some(session) = fields.get_mut(6) {
        *session = squares(session);
    }
    fields.join(" ")
}

fn other_case(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_ascii_uppercase() {
                c.to_ascii_lowercase()
            } else {
                c.to_ascii_uppercase()
            }
        })
        .collect()
}

/// The move number of a well-formed position text.
pub(crate) fn number(text: &str) -> u32 {
    let field = text.split(' ').nth(5).expect("six fields");
    field.parse().expect("a number")
}

pub(crate) fn with_number(text: &str, number: u32) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    fields[5] = number.to_string();
    fields.join(" ")
}
