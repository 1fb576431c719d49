//! Reading of the rules text and its short forms, for all tests of this crate.
use kings_cooking::KingsCooking;
use kings_cooking::Refusal;
use kings_cooking::setup::LineUp;
use rules::{Reading, Refused, Text};

/// The rules text as it stands in the repository.
pub(crate) fn rules_text() -> String {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/rules/kings-cooking.md"
    );
    std::fs::read_to_string(path).unwrap()
}

/// The part from a heading to the next one of the same or a higher level.
pub(crate) fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let start = text
        .find(&format!("\n{heading}"))
        .unwrap_or_else(|| panic!("no heading {heading}"))
        + 1;
    let level = heading.chars().take_while(|&c| c == '#').count();
    let mut end = start;
    for line in text[start..].split_inclusive('\n') {
        let depth = line.chars().take_while(|&c| c == '#').count();
        if end > start && depth > 0 && depth <= level {
            break;
        }
        end += line.len();
    }
    &text[start..end]
}

/// The cells of every row of every table.
pub(crate) fn table_rows(text: &str) -> Vec<Vec<String>> {
    text.lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|---"))
        .map(|line| {
            line.trim_matches('|')
                .split('|')
                .map(|cell| cell.trim().to_owned())
                .collect()
        })
        .collect()
}

/// A full position text.
pub(crate) fn read(text: &str) -> Result<KingsCooking, Refusal> {
    KingsCooking::read_position(text, Reading::Strict, ())
}

/// The full text of a short form (rules: 11, "Short form"); a text of seven fields stays as it is.
pub(crate) fn lengthen(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    if fields.len() == 7 {
        return text.to_owned();
    }
    let count = |upper: bool| {
        let letter = |c: &char| c.is_ascii_alphabetic() && c.is_ascii_uppercase() == upper;
        fields[0].chars().filter(letter).count()
    };
    let en_passant = fields.get(2).copied().unwrap_or("-");
    let plies = match (fields[1], en_passant) {
        ("d", _) => 1,
        (_, "-") => 0,
        _ => 2,
    };
    format!(
        "{} {} {en_passant} 0.{} 0.{} 0 {plies}",
        fields[0],
        fields[1],
        3 - count(true),
        3 - count(false)
    )
}

/// The position of a short form or a full text.
pub(crate) fn short(text: &str) -> KingsCooking {
    read(&lengthen(text)).unwrap_or_else(|refusal| panic!("{text}: {} {refusal}", refusal.code()))
}

/// The line-up seen from the other end of the row, files a and c exchanged.
pub(crate) fn reflected(line_up: LineUp) -> LineUp {
    let [a, b, c] = line_up.kinds();
    LineUp::new(&[c, b, a]).unwrap()
}
