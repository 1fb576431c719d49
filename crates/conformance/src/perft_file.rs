//! Tables of counts in JSON.

use rules::{Game, Leaves, Reading, Refused, perft, perft_turns};
use serde_json::Value;
use thiserror::Error;

/// One position of a perft file with its counts, depth ascending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerftCase {
    /// The name of the position in the file.
    pub name: String,
    /// The position text.
    pub position: String,
    /// The rule options that the entry names (`options`), with texts for values; none where it names none.
    pub options: Vec<(String, String)>,
    /// Depth and number of nodes.
    pub counts: Vec<(u32, u64)>,
}

/// What a count counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Sequences of steps.
    Steps,
    /// Sequences of whole turns.
    Turns,
}

/// A file that is no perft file.
#[derive(Debug, Error)]
pub enum PerftFileError {
    /// Not JSON.
    #[error("not JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// JSON, but no position has counts of that name.
    #[error("no position has a field '{0}' with counts by depth")]
    NoCounts(String),
}

/// Every object of the file, however deep, that has a position (`fen` or `position`) and counts by depth in the field
/// `counts`; a dot leads into a field (`counts.by_turn`).
///
/// # Errors
/// If the text is not JSON or nothing in it has such counts.
pub fn perft_file(json: &str, counts: &str) -> Result<Vec<PerftCase>, PerftFileError> {
    let mut cases = Vec::new();
    collect(&serde_json::from_str(json)?, counts, &mut cases);
    if cases.is_empty() {
        return Err(PerftFileError::NoCounts(counts.to_owned()));
    }
    Ok(cases)
}

fn collect(value: &Value, counts: &str, cases: &mut Vec<PerftCase>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, counts, cases)),
        Value::Object(fields) => {
            let position = fields.get("fen").or_else(|| fields.get("position"));
            let table = counts
                .split('.')
                .try_fold(value, |inner, name| inner.get(name));
            if let (Some(Value::String(position)), Some(Value::Object(table))) = (position, table) {
                let mut depths: Vec<(u32, u64)> = table
                    .iter()
                    .filter_map(|(depth, nodes)| Some((depth.parse().ok()?, nodes.as_u64()?)))
                    .collect();
                depths.sort_unstable();
                let name = fields.get("name").and_then(Value::as_str);
                cases.push(PerftCase {
                    name: name.unwrap_or(position).to_owned(),
                    position: position.clone(),
                    options: options(fields.get("options")),
                    counts: depths,
                });
            }
            fields
                .values()
                .for_each(|field| collect(field, counts, cases));
        }
        _ => {}
    }
}

fn options(field: Option<&Value>) -> Vec<(String, String)> {
    let fields = field.and_then(Value::as_object);
    fields
        .into_iter()
        .flatten()
        .filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())))
        .collect()
}

impl PerftCase {
    /// Compares the counts of at most `limit` nodes with the game; the number of counts that were compared.
    ///
    /// # Errors
    /// The first count that differs, or the refusal of the position.
    pub fn compare<P: Game>(
        &self,
        options: P::Options,
        counted: Counted,
        limit: u64,
    ) -> Result<usize, String> {
        let mut position = P::read_position(&self.position, Reading::Lenient, options)
            .map_err(|refusal| format!("{}: {} {refusal}", self.name, refusal.code()))?;
        let mut compared = 0;
        for &(depth, expected) in self.counts.iter().filter(|(_, nodes)| *nodes <= limit) {
            let nodes = match counted {
                Counted::Steps => perft(&mut position, depth, Leaves::Bulk),
                Counted::Turns => perft_turns(&mut position, depth),
            };
            if nodes != expected {
                return Err(format!(
                    "{}: depth {depth} has {nodes} nodes, expected {expected}, position '{}'",
                    self.name, self.position
                ));
            }
            compared += 1;
        }
        Ok(compared)
    }
}
