//! The figures of section 25.2, counted from a solution.

use rules::Side;

use super::{Solution, Value};
use crate::position::KingsCooking;
use crate::setup::LineUp;

/// How many starts each side wins with best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Starts {
    /// Won by Light.
    pub light: u32,
    /// Drawn.
    pub draw: u32,
    /// Won by Dark.
    pub dark: u32,
    /// The longest of Light's wins, in plies.
    pub longest_light: u8,
    /// The longest of Dark's wins, in plies.
    pub longest_dark: u8,
}

/// The whole table in figures. Wins and losses are those of the side to move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Positions won by the side to move.
    pub wins: u64,
    /// Positions lost by the side to move.
    pub losses: u64,
    /// Drawn positions.
    pub draws: u64,
    /// The longest forced win from any position, in plies, for whichever side.
    pub longest: u8,
    /// The 109 mirrored starts.
    pub mirrored: Starts,
    /// The 11 881 independent starts.
    pub independent: Starts,
    /// The mirrored starts that nobody wins, the fair ones.
    pub mirrored_draws: Vec<LineUp>,
}

impl Starts {
    fn count(&mut self, value: Value) {
        let plies = value.plies().unwrap_or(0);
        match value.winner(Side::First) {
            Some(Side::First) => {
                self.light += 1;
                self.longest_light = self.longest_light.max(plies);
            }
            Some(Side::Second) => {
                self.dark += 1;
                self.longest_dark = self.longest_dark.max(plies);
            }
            None => self.draw += 1,
        }
    }
}

impl Solution {
    /// Counts everything; unsolved positions are left out.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for value in self.values().filter_map(|byte| Value::from_byte(*byte)) {
            let plies = value.plies().unwrap_or(0);
            summary.longest = summary.longest.max(plies);
            match value {
                Value::Win(_) => summary.wins += 1,
                Value::Draw => summary.draws += 1,
                Value::Loss(_) => summary.losses += 1,
            }
        }
        for light in LineUp::all() {
            for dark in LineUp::all() {
                let Some(value) = self.value(&KingsCooking::from_line_ups(light, dark)) else {
                    continue;
                };
                summary.independent.count(value);
                if light == dark {
                    summary.mirrored.count(value);
                    if value == Value::Draw {
                        summary.mirrored_draws.push(light);
                    }
                }
            }
        }
        summary
    }
}
