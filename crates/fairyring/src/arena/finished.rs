//! A finished game as a line of a log, both ways.

use std::time::Duration;

use serde_json::{Value, json};

use super::adjudicator::Adjudicated;
use super::game::{Fault, Used};
use super::tally::Points;

/// One of the two machines of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Machine {
    A,
    B,
}

impl Machine {
    pub(crate) const BOTH: [Machine; 2] = [Machine::A, Machine::B];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Machine::A => "a",
            Machine::B => "b",
        }
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// What counts of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    /// Its number in the match, from 0.
    pub(crate) number: u32,
    pub(crate) points: Points,
    pub(crate) reason: String,
    pub(crate) adjudicated: Option<Adjudicated>,
    pub(crate) turns: u32,
    pub(crate) fault: Option<(Machine, Fault)>,
    /// By machine.
    pub(crate) used: [Used; 2],
    /// The key of the position after the opening.
    pub(crate) opening: u64,
}

impl Finished {
    pub(crate) fn line(&self) -> String {
        let used = |machine: Machine| {
            let Used {
                turns,
                total,
                longest,
            } = self.used[machine.index()];
            json!([turns, micros(total), micros(longest)])
        };
        json!({
            "game": self.number + 1,
            "half_points": self.points.halves(),
            "reason": self.reason,
            "adjudicated": self.adjudicated.map(Adjudicated::word),
            "turns": self.turns,
            "fault": self.fault.map(|(machine, fault)| format!("{} {}", machine.word(), fault.word())),
            // Turns, microseconds in all, microseconds of the longest.
            "a": used(Machine::A),
            "b": used(Machine::B),
            "opening": format!("{:016x}", self.opening),
        })
        .to_string()
    }

    /// `None` if the line is not one of ours.
    pub(crate) fn read(line: &str) -> Option<Finished> {
        let object: Value = serde_json::from_str(line).ok()?;
        let number = |key: &str| u32::try_from(object.get(key)?.as_u64()?).ok();
        let word = |key: &str| object.get(key)?.as_str();
        let used = |machine: Machine| {
            let figures = object.get(machine.word())?.as_array()?;
            let [turns, total, longest] = figures.as_slice() else {
                return None;
            };
            Some(Used {
                turns: u32::try_from(turns.as_u64()?).ok()?,
                total: Duration::from_micros(total.as_u64()?),
                longest: Duration::from_micros(longest.as_u64()?),
            })
        };
        let points = [Points::Loss, Points::Draw, Points::Win];
        Some(Finished {
            number: number("game")?.checked_sub(1)?,
            points: *points.get(number("half_points")? as usize)?,
            reason: word("reason")?.to_owned(),
            adjudicated: match object.get("adjudicated")? {
                Value::Null => None,
                how => Some(named(Adjudicated::ALL, Adjudicated::word, how.as_str()?)?),
            },
            turns: number("turns")?,
            fault: match object.get("fault")? {
                Value::Null => None,
                fault => {
                    let (machine, fault) = fault.as_str()?.split_once(' ')?;
                    let machine = named(Machine::BOTH, Machine::word, machine)?;
                    Some((machine, named(Fault::ALL, Fault::word, fault)?))
                }
            },
            used: [used(Machine::A)?, used(Machine::B)?],
            opening: u64::from_str_radix(word("opening")?, 16).ok()?,
        })
    }
}

/// The one of that name.
fn named<T: Copy, const N: usize>(
    all: [T; N],
    word: impl Fn(T) -> &'static str,
    name: &str,
) -> Option<T> {
    all.into_iter().find(|&one| word(one) == name)
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(crate) fn game(number: u32, points: Points) -> Finished {
        Finished {
            number,
            points,
            reason: "checkmate".to_owned(),
            adjudicated: None,
            turns: 60,
            fault: None,
            used: [Used {
                turns: 30,
                total: Duration::from_micros(12_345),
                longest: Duration::from_micros(700),
            }; 2],
            opening: 0xfeed_beef_0000_0001,
        }
    }

    #[test]
    fn a_line_is_read_back_as_it_was() {
        let plain = game(0, Points::Win);
        let told = Finished {
            adjudicated: Some(Adjudicated::Exact),
            fault: Some((Machine::B, Fault::Illegal)),
            ..game(41, Points::Draw)
        };
        for game in [plain, told] {
            assert_eq!(Finished::read(&game.line()), Some(game));
        }
    }

    #[test]
    fn what_is_no_game_is_not_read() {
        let line = game(3, Points::Loss).line();
        for (from, to) in [
            ("\"game\":4", "\"game\":0"),
            ("\"half_points\":0", "\"half_points\":3"),
            ("[30,12345,700]", "[30,12345]"),
            ("\"adjudicated\":null", "\"adjudicated\":\"luck\""),
            ("\"fault\":null", "\"fault\":\"c time\""),
            ("feed", "feet"),
        ] {
            assert!(line.contains(from), "{line}");
            assert_eq!(Finished::read(&line.replace(from, to)), None, "{to}");
        }
        assert_eq!(Finished::read(&line[..line.len() - 1]), None);
    }
}
