//! Time controls and clocks.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::Side;

/// What each turn may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum TimeControl {
    /// The same time for every turn.
    Turn(Duration),
    /// A clock with an increment.
    Clock { base: Duration, increment: Duration },
    /// A number of positions.
    Nodes(u64),
    /// The iteration that passes a number of positions is the last one.
    Soft(u64),
    /// A depth.
    Depth(u32),
}

const ACCEPTED: &str =
    "accepted: 100ms (a turn), 5+0.05 (seconds and increment), nodes:N, soft:N, depth:N";

/// What our own machine takes by UCI.
const MOST_SOFT: u64 = 1_000_000_000;

/// As it is read.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Turn(time) => write!(f, "{}ms", time.as_millis()),
            TimeControl::Clock { base, increment } => {
                write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
            TimeControl::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            TimeControl::Soft(nodes) => write!(f, "soft:{nodes}"),
            TimeControl::Depth(depth) => write!(f, "depth:{depth}"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        read(text).ok_or_else(|| format!("'{text}' is no time control; {ACCEPTED}"))
    }
}

fn read(text: &str) -> Option<TimeControl> {
    if let Some(nodes) = text.strip_prefix("nodes:") {
        return nodes
            .parse()
            .ok()
            .filter(|&n| n > 0)
            .map(TimeControl::Nodes);
    }
    if let Some(nodes) = text.strip_prefix("soft:") {
        let nodes = nodes.parse().ok();
        return nodes
            .filter(|nodes| (1..=MOST_SOFT).contains(nodes))
            .map(TimeControl::Soft);
    }
    if let Some(depth) = text.strip_prefix("depth:") {
        let depth = depth.parse().ok();
        return depth
            .filter(|depth| (1..=100).contains(depth))
            .map(TimeControl::Depth);
    }
    if let Some(millis) = text.strip_suffix("ms") {
        let millis: u64 = millis.parse().ok()?;
        let usable = (1..=86_400_000).contains(&millis);
        return usable.then(|| TimeControl::Turn(Duration::from_millis(millis)));
    }
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let base = seconds(base)?;
    let increment = seconds(increment)?;
    (base > Duration::ZERO).then_some(TimeControl::Clock { base, increment })
}

fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    let usable = (0.0..=86_400.0).contains(&seconds);
    usable.then(|| Duration::from_secs_f64(seconds))
}

/// What a machine is told of the time when it is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allowance {
    Turn(Duration),
    Clock {
        /// What is left, by side.
        left: [Duration; 2],
        /// Added after each turn, by side.
        increments: [Duration; 2],
    },
    Nodes(u64),
    Soft(u64),
    Depth(u32),
}

/// Whether a side was in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flag {
    Standing,
    Fallen,
}

/// The clocks of one game.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    /// By side: odds may be given.
    controls: [TimeControl; 2],
    margin: Duration,
    left: [Duration; 2],
}

impl Clocks {
    /// `margin`: what a turn of a fixed time may take beyond it. A clock has none: it is exact.
    pub(crate) fn new(controls: [TimeControl; 2], margin: Duration) -> Clocks {
        let base = |control| match control {
            TimeControl::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Clocks {
            controls,
            margin,
            left: controls.map(base),
        }
    }

    pub(crate) fn allowance(&self, side: Side) -> Allowance {
        let increment = |control| match control {
            TimeControl::Clock { increment, .. } => increment,
            _ => Duration::ZERO,
        };
        match self.controls[side.index()] {
            TimeControl::Turn(time) => Allowance::Turn(time),
            TimeControl::Clock { .. } => Allowance::Clock {
                left: self.left,
                increments: self.controls.map(increment),
            },
            TimeControl::Nodes(nodes) => Allowance::Nodes(nodes),
            TimeControl::Soft(nodes) => Allowance::Soft(nodes),
            TimeControl::Depth(depth) => Allowance::Depth(depth),
        }
    }

    /// Takes the time of a turn from a side's clock.
    pub(crate) fn press(&mut self, side: Side, used: Duration) -> Flag {
        let in_time = match self.controls[side.index()] {
            TimeControl::Turn(time) => used <= time + self.margin,
            TimeControl::Clock { increment, .. } => {
                let left = &mut self.left[side.index()];
                let in_time = used <= *left;
                *left = left.saturating_sub(used) + increment;
                in_time
            }
            TimeControl::Nodes(_) | TimeControl::Soft(_) | TimeControl::Depth(_) => true,
        };
        if in_time {
            Flag::Standing
        } else {
            Flag::Fallen
        }
    }
}

impl Allowance {
    /// After this a program that has not answered is taken for hung.
    pub(crate) fn patience(self, side: Side) -> Duration {
        let grace = Duration::from_secs(10);
        match self {
            Allowance::Turn(time) => time * 2 + grace,
            Allowance::Clock { left, .. } => left[side.index()] + grace,
            Allowance::Nodes(_) | Allowance::Soft(_) | Allowance::Depth(_) => {
                Duration::from_secs(600)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read() {
        let read = |text: &str| text.parse::<TimeControl>().ok();
        let millis = Duration::from_millis;
        assert_eq!(read("100ms"), Some(TimeControl::Turn(millis(100))));
        let clock = TimeControl::Clock {
            base: millis(5_000),
            increment: millis(50),
        };
        assert_eq!(read("5+0.05"), Some(clock));
        assert_eq!(read("nodes:7"), Some(TimeControl::Nodes(7)));
        assert_eq!(read("soft:1500"), Some(TimeControl::Soft(1_500)));
        assert_eq!(read("depth:3"), Some(TimeControl::Depth(3)));
        for text in [
            "100ms",
            "5+0.05",
            "0.5+0",
            "nodes:7",
            "soft:1500",
            "depth:3",
        ] {
            assert_eq!(
                read(text).map(|control| control.to_string()).as_deref(),
                Some(text)
            );
        }
        for bad in [
            "", "x", "0ms", "-1+0", "1e99+0", "nodes:", "nodes:0", "soft:0", "soft:", "depth:0",
            "NaN", "+",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_clock_falls_exactly_and_gains_its_increment() {
        let control: TimeControl = "1+0.5".parse().unwrap();
        let mut clocks = Clocks::new([control; 2], Duration::ZERO);
        let second = Duration::from_secs(1);
        assert_eq!(clocks.press(Side::First, second), Flag::Standing);
        let half = second / 2;
        let Allowance::Clock { left, .. } = clocks.allowance(Side::Second) else {
            unreachable!("a clock was asked for");
        };
        assert_eq!(left, [half, second]);
        let late = half + Duration::from_nanos(1);
        assert_eq!(clocks.press(Side::First, late), Flag::Fallen);
    }

    #[test]
    fn odds_bind_each_side_by_its_own() {
        let controls = ["10ms", "nodes:5"].map(|text| text.parse().unwrap());
        let mut clocks = Clocks::new(controls, Duration::ZERO);
        let long = Duration::from_millis(11);
        assert_eq!(
            clocks.allowance(Side::First),
            Allowance::Turn(long - Duration::from_millis(1))
        );
        assert_eq!(clocks.allowance(Side::Second), Allowance::Nodes(5));
        assert_eq!(clocks.press(Side::First, long), Flag::Fallen);
        assert_eq!(clocks.press(Side::Second, long), Flag::Standing);
    }
}
