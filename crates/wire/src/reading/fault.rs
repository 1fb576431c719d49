//! What is wrong with a text.

/// What is wrong, and at which byte.
#[derive(Debug)]
pub(crate) struct Fault {
    at: usize,
    says: String,
}

impl Fault {
    pub(crate) fn new(at: usize, says: impl Into<String>) -> Fault {
        Fault {
            at,
            says: says.into(),
        }
    }

    /// With line and column, both counted from 1, the column in characters.
    pub(crate) fn at_line_of(&self, text: &str) -> String {
        let before = text.get(..self.at).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = before[start..].chars().count() + 1;
        format!("{} at line {line} column {column}", self.says)
    }
}
