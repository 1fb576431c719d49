//! One row of section 13.

use super::judge::Judge;

/// As in the rules text; the position is a FEN or one of the names of 1.7 and 10.1.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: &'static str,
    pub(crate) position: &'static str,
    pub(crate) query: &'static str,
    pub(crate) expected: &'static str,
}

pub(crate) const fn row(
    id: &'static str,
    position: &'static str,
    query: &'static str,
    expected: &'static str,
) -> Row {
    Row {
        id,
        position,
        query,
        expected,
    }
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

impl Row {
    /// The position as a FEN.
    pub(crate) fn fen(&self) -> String {
        let start = |energies: &str| {
            let placement = START.split(' ').next().unwrap_or_default();
            format!("-:{placement}:- w {energies} - 0 1")
        };
        match self.position.strip_prefix("RSTART") {
            _ if self.position == "START" => START.to_owned(),
            None => self.position.to_owned(),
            Some("") => start("0,0"),
            Some(energies) => start(energies.trim_matches(['(', ')'])),
        }
    }

    /// Asks the judge and compares; `false` if the question is none of the judge's.
    pub(crate) fn run<J: Judge>(&self) -> bool {
        let Some(answer) = J::ask(&self.fen(), self.query) else {
            return false;
        };
        assert_eq!(answer, self.expected, "{} ({})", self.id, self.query);
        true
    }
}
