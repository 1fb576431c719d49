//! The tables of section 16, read from the rules text itself. What is no row fails; nothing is skipped.

use super::row::Row;

/// The rules text.
pub(crate) const RULES: &str = include_str!("../../../../docs/rules/tri-d.md");

/// The cells of the data rows of the table between two headings, which has this head.
fn table<const N: usize>(
    text: &str,
    (from, to): (&str, &str),
    head: [&str; N],
) -> Result<Vec<[String; N]>, String> {
    let between = text
        .split_once(from)
        .and_then(|(_, rest)| rest.split_once(to));
    let (section, _) = between.ok_or_else(|| format!("no section from '{from}' to '{to}'"))?;
    let mut lines = section
        .lines()
        .filter(|line| line.trim_start().starts_with('|'));
    let found = lines.next().map(cells::<N>).transpose()?;
    if found
        .as_ref()
        .map(|cells| cells.each_ref().map(String::as_str))
        != Some(head)
    {
        return Err(format!(
            "{from} has no table with the head {head:?}: {found:?}"
        ));
    }
    // The line below the head.
    lines.skip(1).map(cells).collect()
}

fn cells<const N: usize>(line: &str) -> Result<[String; N], String> {
    // Bars inside a position are escaped; set them aside before cutting.
    let escaped = line.replace("\\|", "\u{1}");
    let inside = escaped
        .strip_prefix("| ")
        .and_then(|line| line.strip_suffix(" |"))
        .ok_or_else(|| format!("no row: {line}"))?;
    let cells: Vec<String> = inside
        .split('|')
        .map(|cell| cell.trim().replace('`', "").replace('\u{1}', "|"))
        .collect();
    let count = cells.len();
    <[String; N]>::try_from(cells).map_err(|_| format!("{count} cells instead of {N}: {line}"))
}

/// The ids of the properties, in sections 16.1 and 16.4.
pub(crate) fn properties() -> Vec<String> {
    let sections = [("### 16.1", "### 16.2"), ("\nProperties:", "## 17.")];
    let rows = sections.map(|section| table(RULES, section, ["Id", "Check", "Expected"]));
    let rows = rows.map(|rows| rows.expect("the properties can be read"));
    rows.concat().into_iter().map(|[id, ..]| id).collect()
}

/// The rows of sections 16.2 and 16.4 in the order of the text, or what cannot be understood.
pub(crate) fn positions(text: &str) -> Result<Vec<Row>, String> {
    let head = ["Id", "Position (TFEN)", "Action(s)", "Expected", "Note"];
    let mut rows = table(text, ("### 16.2", "### 16.3"), head)?;
    rows.extend(table(text, ("### 16.4", "\nProperties:"), head)?);
    rows.into_iter()
        .map(|[id, position, actions, expected, note]| {
            if [&id, &position, &actions, &expected]
                .iter()
                .any(|cell| cell.is_empty())
            {
                return Err(format!("'{id}' has an empty cell"));
            }
            // "A row runs with an option exactly when its note begins with option"; "separated by commas, a semicolon ends
            // them."
            let options = match note.strip_prefix("option") {
                None => Vec::new(),
                Some(rest) => {
                    let list = rest.split_once(';').map_or(rest, |(list, _)| list);
                    let list = list.strip_prefix(' ').unwrap_or_default();
                    let pairs = list.split(", ").map(|pair| {
                        let pair = pair.split_once(" = ");
                        let (name, value) =
                            pair.ok_or_else(|| format!("{id}: no option in '{note}'"))?;
                        Ok((name.to_owned(), value.to_owned()))
                    });
                    pairs.collect::<Result<_, String>>()?
                }
            };
            Ok(Row {
                id,
                position,
                actions,
                expected,
                options,
            })
        })
        .collect()
}
