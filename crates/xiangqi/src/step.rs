//! A move of plain xiangqi.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::refusal::excerpt;
use crate::{Point, Refusal};

/// A move from one point to another; what it takes is whatever stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Step {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Step {
    /// The move between two points.
    #[must_use]
    #[inline]
    pub const fn new(from: Point, to: Point) -> Step {
        Step { from, to }
    }
}

/// ICCS, the machine form (rules: 1.4): `h2e2`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in [self.from, self.to] {
            f.write_char((b'a' + point.file()) as char)?;
            f.write_char((b'0' + point.rank()) as char)?;
        }
        Ok(())
    }
}

/// Reads `h2e2` or the print form `H2-E2`. Whether the move is legal is for a position to say.
impl FromStr for Step {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Step, Refusal> {
        let read = || {
            let mut chars = text.chars().peekable();
            let from = Point::from_chars(chars.next()?, chars.next()?)?;
            chars.next_if_eq(&'-');
            let to = Point::from_chars(chars.next()?, chars.next()?)?;
            chars.next().is_none().then_some(Step::new(from, to))
        };
        read().ok_or_else(|| Refusal::NoMove {
            text: excerpt(text),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_as_it_is_written() {
        for from in Point::all() {
            for to in Point::all() {
                let step = Step::new(from, to);
                assert_eq!(step.to_string().parse(), Ok(step));
            }
        }
        assert_eq!("H2-E2".parse(), Ok("h2e2".parse::<Step>().unwrap()));
        for text in [
            "", "h2", "h2e", "h2e22", "j0a0", "h10e2", "h2--e2", "é2e2", "h2^e2",
        ] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }
}
