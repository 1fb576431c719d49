//! The conformance matrix of section 13: the rows of the text, and the judges that answer them.

pub(crate) mod doc;
pub(crate) mod engine;
pub(crate) mod judge;
pub(crate) mod literal;
pub(crate) mod query;

use judge::Judge;

/// Asks a judge every row of the text; the ids of those it has answered, and each answer that differs from the text.
pub(crate) fn ask_all<J: Judge>() -> (Vec<String>, Vec<String>) {
    let rows = doc::rows(doc::RULES).expect("section 13 can be read");
    let (mut answered, mut wrong) = (Vec::new(), Vec::new());
    for row in rows {
        let Some(answer) = J::ask(&row.fen, &row.query) else {
            continue;
        };
        if answer != row.expected {
            let (id, fen, expected) = (&row.id, &row.fen, &row.expected);
            wrong.push(format!(
                "{id}: {:?} in '{fen}' is '{answer}', not '{expected}'",
                row.query
            ));
        }
        answered.push(row.id);
    }
    (answered, wrong)
}
