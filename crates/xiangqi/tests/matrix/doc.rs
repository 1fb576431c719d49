//! The rows of section 13, read from the rules text itself. What is no row fails; nothing is skipped.

use super::query::Query;

pub(crate) const RULES: &str = include_str!("../../../../docs/rules/xiangqi.md");

const HEAD: &str = "| Id | FEN | Query | Expected | Note |";
const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// One row; the note is for people.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) id: String,
    /// The position as a FEN.
    pub(crate) fen: String,
    pub(crate) query: Query,
    pub(crate) expected: String,
}

/// Every row of section 13 in the order of the text, or what cannot be understood.
pub(crate) fn rows(text: &str) -> Result<Vec<Row>, String> {
    let (_, section) = text
        .split_once("\n## 13. Conformance matrix\n")
        .ok_or("there is no section 13")?;
    // The section ends where the next one begins.
    let section = section.split("\n## ").next().unwrap_or_default();
    let tabled: Vec<&str> = section
        .lines()
        .filter(|line| line.trim_start().starts_with('|'))
        .collect();
    let [HEAD, _rule, rows @ ..] = tabled.as_slice() else {
        return Err(format!("section 13 has no table that begins '{HEAD}'"));
    };
    let rows: Result<Vec<Row>, String> = rows.iter().map(|line| row(line)).collect();
    let rows = rows?;
    for (index, row) in rows.iter().enumerate() {
        if rows[..index].iter().any(|other| other.id == row.id) {
            return Err(format!("{} stands twice", row.id));
        }
    }
    Ok(rows)
}

fn row(line: &str) -> Result<Row, String> {
    let cells = line
        .strip_prefix("| ")
        .and_then(|line| line.strip_suffix(" |"))
        .ok_or_else(|| format!("no row: {line}"))?;
    let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
    let [id, position, query, expected, _note] = cells.as_slice() else {
        return Err(format!("{} cells instead of 5: {line}", cells.len()));
    };
    let at = |fault: String| format!("{id}: {fault}");
    let is_id = id.split_once('-').is_some_and(|(section, number)| {
        !section.is_empty()
            && section.bytes().all(|byte| byte.is_ascii_uppercase())
            && number.parse::<usize>().is_ok()
    });
    if !is_id {
        return Err(format!("'{id}' is no id: {line}"));
    }
    Ok(Row {
        id: (*id).to_owned(),
        fen: fen(position).map_err(at)?,
        query: Query::read(code(query).map_err(at)?).map_err(at)?,
        expected: code(expected).map_err(at)?.to_owned(),
    })
}

/// What stands between code marks.
fn code(cell: &str) -> Result<&str, String> {
    cell.strip_prefix('`')
        .and_then(|cell| cell.strip_suffix('`'))
        .filter(|code| !code.is_empty() && !code.contains('`'))
        .ok_or_else(|| format!("'{cell}' stands not between code marks"))
}

/// A FEN, or one of the names of 1.7 and 10.1: `START`, `RSTART`, `RSTART(3,3)`.
fn fen(cell: &str) -> Result<String, String> {
    let layered = |energies: &str| {
        let placement = START.split(' ').next().unwrap_or_default();
        format!("-:{placement}:- w {energies} - 0 1")
    };
    let energies = |name: &str| {
        let inside = name.strip_prefix("RSTART(")?.strip_suffix(')')?;
        let (red, black) = inside.split_once(',')?;
        (red.parse::<u8>().is_ok() && black.parse::<u8>().is_ok()).then(|| layered(inside))
    };
    match cell {
        "START" => Ok(START.to_owned()),
        "RSTART" => Ok(layered("0,0")),
        name if !name.starts_with('`') => {
            energies(name).ok_or_else(|| format!("'{name}' is no name of a position"))
        }
        fen => code(fen).map(str::to_owned),
    }
}
