//! The client's side of the XBoard protocol (CECP version 2).
//!
//! The protocol knows only whole seconds for a fixed time a turn, and the programs that we meet neither take fractions nor hear
//! `?` while they think. A shorter fixed time is therefore made of a clock: before each turn the program is shown as much time as
//! makes it think for what it may, learnt from what it made of the time shown before, so that it gets the same time as the other
//! side on the average. The times used are reported with the result.

use std::time::{Duration, Instant};

use table::GameInfo;

use super::control::Allowance;
use super::engine::{Ask, Beginning, Mishap, Player, Power, Reply, Timekeeping};
use super::process::Program;

const PATIENCE: Duration = Duration::from_secs(20);
/// A program of version 1 does not answer `protover`.
const FEATURES: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Features {
    usermove: bool,
    setboard: bool,
    ping: bool,
    memory: bool,
    smp: bool,
    done: Option<bool>,
}

impl Features {
    fn read(&mut self, line: &str) {
        let Some(list) = line.strip_prefix("feature ") else {
            return;
        };
        for word in list.split_whitespace() {
            let Some((name, value)) = word.split_once('=') else {
                continue;
            };
            let yes = value == "1";
            match name {
                "usermove" => self.usermove = yes,
                "setboard" => self.setboard = yes,
                "ping" => self.ping = yes,
                "memory" => self.memory = yes,
                "smp" => self.smp = yes,
                "done" => self.done = Some(yes),
                _ => {}
            }
        }
    }
}

/// What a program makes of the time it is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Habit {
    /// The share of the clock that it takes for a turn.
    share: f64,
    turns: f64,
    seconds: f64,
}

impl Habit {
    const UNKNOWN: Habit = Habit {
        share: 1.0 / 30.0,
        turns: 0.0,
        seconds: 0.0,
    };

    /// The clock that makes it take `time` on the average, in whole seconds because some programs heed only `level`. What was too
    /// much or too little before is made good slowly.
    fn clock(&self, time: f64) -> f64 {
        let behind = time * self.turns - self.seconds;
        let aim = (time + behind / 8.0).clamp(time / 4.0, time * 2.0);
        (aim / self.share).round().clamp(1.0, 3_600.0)
    }

    fn learn(&mut self, shown: f64, used: f64) {
        self.turns += 1.0;
        self.seconds += used;
        let share = (used / shown).clamp(0.000_5, 0.5);
        self.share = (self.share * 0.7 + share * 0.3).clamp(0.000_5, 0.5);
    }
}

pub(crate) struct Xboard {
    program: Program,
    variant: &'static str,
    features: Features,
    power: Power,
    habit: Habit,
    /// How many turns of the game it knows.
    known: usize,
    pings: u32,
}

impl Xboard {
    pub(crate) fn start(
        words: &[String],
        game: &GameInfo,
        power: &Power,
    ) -> Result<Xboard, Mishap> {
        let mut program = Program::start(words)?;
        program.send("xboard")?;
        program.send("protover 2")?;
        let mut features = Features::default();
        let mut patience = FEATURES;
        loop {
            let heard = program.wait(patience, |line| {
                let before = features.done;
                features.read(line);
                (features.done != before).then_some(features.done)
            });
            match heard {
                Ok(Some(true)) | Err(Mishap::Hung) => break,
                // It asks for more time.
                Ok(_) => patience = PATIENCE,
                Err(mishap) => return Err(mishap),
            }
        }
        Ok(Xboard {
            program,
            variant: game.id,
            features,
            power: power.clone(),
            habit: Habit::UNKNOWN,
            known: 0,
            pings: 0,
        })
    }

    /// Waits until it has done everything it was told.
    fn settle(&mut self) -> Result<(), Mishap> {
        if !self.features.ping {
            return Ok(());
        }
        self.pings += 1;
        self.program.send(&format!("ping {}", self.pings))?;
        let pong = format!("pong {}", self.pings);
        self.program
            .wait(PATIENCE, |line| (line.trim() == pong).then_some(()))
    }

    /// Tells it the time; gives the clock that it was shown, where that stands for a fixed time.
    fn tell_time(&mut self, ask: &Ask<'_>) -> Result<Option<f64>, Mishap> {
        let hundredths = |seconds: f64| (seconds * 100.0).round() as u64;
        match ask.allowance {
            Allowance::Turn(time) if time.subsec_nanos() == 0 => {
                self.program.send(&format!("st {}", time.as_secs()))?;
                Ok(None)
            }
            Allowance::Turn(time) => {
                let shown = self.habit.clock(time.as_secs_f64());
                let (minutes, seconds) = (shown as u64 / 60, shown as u64 % 60);
                self.program
                    .send(&format!("level 0 {minutes}:{seconds:02} 0"))?;
                self.program.send(&format!("time {}", hundredths(shown)))?;
                self.program.send(&format!("otim {}", hundredths(shown)))?;
                Ok(Some(shown))
            }
            Allowance::Clock { left, .. } => {
                let own = left[ask.side.index()].as_secs_f64();
                let other = left[ask.side.other().index()].as_secs_f64();
                self.program.send(&format!("time {}", hundredths(own)))?;
                self.program.send(&format!("otim {}", hundredths(other)))?;
                Ok(None)
            }
            Allowance::Depth(depth) => {
                self.program.send(&format!("sd {depth}"))?;
                Ok(None)
            }
            Allowance::Nodes(_) | Allowance::Soft(_) => Err(Mishap::Crash(
                "an XBoard program cannot be bounded by positions; use a time or a depth".into(),
            )),
        }
    }
}

impl Player for Xboard {
    fn begin(&mut self, beginning: Beginning<'_>) -> Result<(), Mishap> {
        self.program.send("new")?;
        self.program.send(&format!("variant {}", self.variant))?;
        self.program.send("force")?;
        for line in ["easy", "nopost"] {
            self.program.send(line)?;
        }
        if self.features.smp {
            self.program.send("cores 1")?;
        }
        if self.features.memory {
            self.program.send(&format!("memory {}", self.power.hash))?;
        }
        for (name, value) in &self.power.options {
            self.program.send(&format!("option {name}={value}"))?;
        }
        // Replaced before each turn by what is left then; the increment is in those figures.
        self.program.send("level 0 5 0")?;
        match beginning.start {
            Some(text) if self.features.setboard => {
                self.program.send(&format!("setboard {text}"))?;
            }
            Some(_) => {
                return Err(Mishap::Crash(
                    "it can only begin at the normal start".into(),
                ));
            }
            None => {}
        }
        self.known = 0;
        self.settle()
    }

    fn think(&mut self, ask: &Ask<'_>) -> Result<Reply, Mishap> {
        self.program.skip();
        let word = if self.features.usermove {
            "usermove "
        } else {
            ""
        };
        for turn in &ask.turns[self.known.min(ask.turns.len())..] {
            self.program.send(&format!("{word}{turn}"))?;
        }
        self.known = ask.turns.len();
        let shown = self.tell_time(ask)?;
        let clock = Instant::now();
        self.program.send("go")?;
        let reply = self
            .program
            .wait(ask.allowance.patience(ask.side), answer)?;
        if let Some(shown) = shown {
            self.habit.learn(shown, clock.elapsed().as_secs_f64());
        }
        self.program.send("force")?;
        if let Ok(Reply::Turn { .. }) = &reply {
            self.known += 1;
        }
        reply
    }

    fn timekeeping(&self, allowance: Allowance) -> Timekeeping {
        match allowance {
            Allowance::Turn(time) if time.subsec_nanos() != 0 => Timekeeping::Imitated,
            _ => Timekeeping::Told,
        }
    }
}

/// What a line says about the game.
fn answer(line: &str) -> Option<Result<Reply, Mishap>> {
    let line = line.trim();
    if let Some(turn) = line.strip_prefix("move ") {
        let turn = turn.trim().to_owned();
        // With `nopost` nothing is said about the score.
        return Some(Ok(Reply::Turn { turn, score: None }));
    }
    if line == "resign" || line.starts_with("tellics resign") {
        return Some(Ok(Reply::Resigns));
    }
    let claims = ["1-0", "0-1", "1/2-1/2", "Illegal move"];
    claims
        .iter()
        .any(|claim| line.starts_with(claim))
        .then(|| Err(Mishap::Illegal(line.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read_from_several_lines() {
        let mut features = Features::default();
        features.read("feature myname=\"Max Qi\" usermove=1 setboard=0 done=0");
        assert_eq!((features.usermove, features.done), (true, Some(false)));
        features.read("feature ping=1 done=1");
        assert_eq!((features.ping, features.done), (true, Some(true)));
    }

    #[test]
    fn a_fixed_time_is_reached_on_the_average_whatever_the_habit() {
        // One takes a hundredth of its clock, one a tenth, and both waver.
        for share in [0.005, 0.025, 0.04] {
            let mut habit = Habit::UNKNOWN;
            let mut used = 0.0;
            for turn in 0..200 {
                let shown = habit.clock(0.1);
                let wavering = if turn % 3 == 0 { 0.3 } else { 1.2 };
                let time = shown * share * wavering;
                habit.learn(shown, time);
                used += time;
            }
            assert!((used / 200.0 - 0.1).abs() < 0.01, "{share}: {used}");
        }
    }

    #[test]
    fn answers_are_told_from_chatter() {
        let turn = Reply::Turn {
            turn: "h2e2".into(),
            score: None,
        };
        assert_eq!(answer("move h2e2"), Some(Ok(turn)));
        assert_eq!(answer("resign"), Some(Ok(Reply::Resigns)));
        assert_eq!(answer("# move h2e2"), None);
        assert!(matches!(answer("1/2-1/2 {claim}"), Some(Err(_))));
    }
}
