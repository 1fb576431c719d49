//! Conversations in the XBoard protocol.
//!
//! The client judges the game: rulings of our own match (repetitions, limits) are not claimed, because a claim that the client
//! does not share forfeits the game. Only ends that leave no step are told.

use std::io::{self, Write};
use std::time::Duration;

use rules::{Refusal, Side};
use search::{Budget, Limits, TimeLeft, Verdict};
use table::{Chosen, Insight};

use super::command::{XboardCommand, parse_xboard};
use crate::command::StartPosition;
use crate::dialect::Dialect;
use crate::driver::{Flow, Talk, Urgency};
use crate::engine::Engine;
use crate::fen::completed;
use crate::running_search::Manners;

/// Who moves the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// The client alone.
    Force,
    /// The engine plays this side.
    Plays(Side),
    /// The engine looks on and thinks aloud.
    Analyses,
}

/// What the client said about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Control {
    Level { turns: u32, increment: Duration },
    Fixed(Duration),
}

/// What is known of an XBoard client.
pub(crate) struct XboardTalk {
    mode: Mode,
    control: Control,
    /// On our clock.
    left: Duration,
    depth: Option<u32>,
    post: bool,
    /// The reply that our last move expects.
    hint: Option<String>,
}

impl Default for XboardTalk {
    fn default() -> XboardTalk {
        XboardTalk {
            mode: Mode::Force,
            control: Control::Level {
                turns: 0,
                increment: Duration::ZERO,
            },
            left: Duration::from_secs(300),
            depth: None,
            post: false,
            hint: None,
        }
    }
}

impl Talk for XboardTalk {
    fn urgency(&self, line: &str, engine: &Engine<'_>) -> Urgency {
        // A move that comes while the engine thinks about its own is meant for afterwards.
        match parse_xboard(line) {
            Ok(XboardCommand::Move(_)) if !engine.endless() => Urgency::Later,
            _ => Urgency::Now,
        }
    }

    fn line(
        &mut self,
        line: &str,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<Flow> {
        match parse_xboard(line) {
            Ok(XboardCommand::Quit) => return Ok(Flow::Over),
            Ok(XboardCommand::Move(token)) => self.user_move(&token, engine, out)?,
            Ok(command) => {
                if let Err(refusal) = self.obey(command, engine, out)? {
                    self.complain(&refusal, line, out)?;
                }
            }
            Err(refusal) => self.complain(&refusal.into(), line, out)?,
        }
        Ok(Flow::On)
    }

    fn found(
        &mut self,
        insight: &Insight,
        _engine: &Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if !self.post && self.mode != Mode::Analyses {
            return Ok(());
        }
        // Mates are told as 100000 and the number of turns.
        let score = match insight.score.verdict() {
            Verdict::Value(value) => i64::from(value),
            Verdict::Win(turns) => 100_000 + i64::from(turns.div_ceil(2)),
            Verdict::Loss(turns) => -100_000 - i64::from(turns.div_ceil(2)),
        };
        writeln!(
            out,
            "{} {score} {} {} {}",
            insight.depth,
            insight.elapsed.as_millis() / 10,
            insight.nodes,
            insight.turns.join(" ")
        )
    }

    fn done(
        &mut self,
        answer: &Chosen,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let (Mode::Plays(_), Some(turn)) = (self.mode, &answer.turn) else {
            return Ok(());
        };
        let form = Dialect::Cyclone.form(&engine.topic.game);
        match engine.topic.play(turn, form) {
            Ok(()) => {
                self.hint = answer.reply.clone();
                writeln!(out, "move {turn}")?;
                tell_end(engine, out)
            }
            Err(refusal) => self.complain(&refusal, turn, out),
        }
    }

    fn complain(&self, refusal: &Refusal, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let message = refusal.message.replace(['\n', '\r'], " ");
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(out, "Error ({}: {message}): {line}", refusal.code)
    }
}

impl XboardTalk {
    /// The outer error is that of writing, the inner one a refusal.
    fn obey(
        &mut self,
        command: XboardCommand,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Refusal>> {
        match command {
            // `line` has dealt with these two.
            XboardCommand::Nothing | XboardCommand::Quit | XboardCommand::Move(_) => {}
            XboardCommand::Version(version) => {
                if version >= 2 {
                    features(engine, out)?;
                }
            }
            XboardCommand::New => {
                engine.abandon();
                engine.forget();
                self.depth = None;
                self.mode = Mode::Plays(Side::Second);
                return Ok(engine.topic.reset());
            }
            XboardCommand::Variant(name) => {
                engine.abandon();
                return Ok(engine.topic.choose(&name));
            }
            XboardCommand::Force | XboardCommand::Result | XboardCommand::Exit => {
                engine.abandon();
                self.mode = Mode::Force;
            }
            XboardCommand::Go => {
                self.mode = Mode::Plays(engine.topic.table.status().actor);
                self.act(engine);
            }
            XboardCommand::PlayOther => {
                engine.abandon();
                self.mode = Mode::Plays(engine.topic.table.status().actor.other());
            }
            XboardCommand::Analyze => {
                self.mode = Mode::Analyses;
                self.act(engine);
            }
            XboardCommand::Level {
                turns,
                base,
                increment,
            } => {
                self.control = Control::Level { turns, increment };
                self.left = base;
            }
            XboardCommand::FixedTime(time) => self.control = Control::Fixed(time),
            XboardCommand::Depth(depth) => self.depth = Some(depth),
            XboardCommand::Time(left) => self.left = left,
            XboardCommand::MoveNow => {
                // The answer comes as that of any search.
                if let Some(answer) = engine.stop() {
                    self.done(&answer, engine, out)?;
                }
            }
            XboardCommand::Ping(number) => writeln!(out, "pong {number}")?,
            XboardCommand::SetBoard(text) => {
                engine.abandon();
                let start = StartPosition::Text(completed(&text));
                let set = engine
                    .topic
                    .set_position(start, Vec::new(), Dialect::Cyclone);
                if let Err(refusal) = set {
                    writeln!(
                        out,
                        "tellusererror Illegal position: {}: {}",
                        refusal.code, refusal.message
                    )?;
                }
                self.act(engine);
            }
            XboardCommand::Undo => return Ok(self.take_back(1, engine)),
            XboardCommand::Remove => return Ok(self.take_back(2, engine)),
            XboardCommand::Status => status(engine, out)?,
            XboardCommand::Hint => {
                if let Some(hint) = &self.hint {
                    writeln!(out, "Hint: {hint}")?;
                }
            }
            XboardCommand::Post(post) => self.post = post,
            XboardCommand::Memory(value) => return Ok(engine.set("Hash", &value)),
            XboardCommand::Cores(value) => return Ok(engine.set("Threads", &value)),
            XboardCommand::Option { name, value } => return Ok(engine.set(&name, &value)),
        }
        Ok(Ok(()))
    }

    fn user_move(
        &mut self,
        token: &str,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let form = Dialect::Cyclone.form(&engine.topic.game);
        if engine.endless() {
            engine.abandon();
        }
        match engine.topic.play(token, form) {
            Ok(()) => {
                self.hint = None;
                tell_end(engine, out)?;
                self.act(engine);
                Ok(())
            }
            Err(refusal) => {
                self.act(engine);
                let message = refusal.message.replace(['\n', '\r'], " ");
                writeln!(out, "Illegal move ({}: {message}): {token}", refusal.code)
            }
        }
    }

    fn take_back(&mut self, turns: usize, engine: &mut Engine<'_>) -> Result<(), Refusal> {
        engine.abandon();
        for _ in 0..turns {
            engine.topic.undo()?;
        }
        if self.mode == Mode::Analyses {
            self.act(engine);
        }
        Ok(())
    }

    /// Begins to think, if it is the engine's business now.
    fn act(&self, engine: &mut Engine<'_>) {
        if engine.topic.ended().is_some() {
            return;
        }
        let actor = engine.topic.table.status().actor;
        match self.mode {
            Mode::Analyses => engine.think(Limits::default(), Manners::Waits, false),
            Mode::Plays(side) if side == actor => {
                let lag = engine.settings.lag;
                let budget = match self.control {
                    Control::Fixed(time) => Budget::exactly(time),
                    Control::Level { turns, increment } => {
                        let clock = TimeLeft {
                            left: self.left,
                            increment,
                            turns: to_go(turns, engine.topic.played()),
                        };
                        Budget::share(clock, lag)
                    }
                };
                let limits = Limits {
                    depth: self.depth.map(|depth| depth.max(1)),
                    budget: Some(budget),
                    ..Limits::default()
                };
                engine.think(limits, Manners::Prompt, false);
            }
            Mode::Plays(_) | Mode::Force => {}
        }
    }
}

/// Own turns until the time is added again; `None` if it must do for the game.
fn to_go(turns: u32, played: usize) -> Option<u32> {
    let own = u32::try_from(played / 2).unwrap_or(0);
    (turns > 0).then(|| turns - own % turns)
}

fn features(engine: &Engine<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "feature myname=\"Fairyring {}\" variants=\"{}\"",
        env!("CARGO_PKG_VERSION"),
        engine.topic.game.id
    )?;
    writeln!(
        out,
        "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1"
    )?;
    writeln!(
        out,
        "feature analyze=1 colors=0 names=0 name=0 nps=0 debug=1 memory=1 smp=1"
    )?;
    writeln!(
        out,
        "feature option=\"UCI_LimitStrength -check 0\" option=\"Level -spin 10 1 10\" option=\"Move Overhead -spin {} 0 10000\"",
        engine.settings.lag.as_millis()
    )?;
    writeln!(out, "feature done=1")
}

/// How far an analysis is: time in hundredths of a second, positions, depth, steps left and all (not counted here).
fn status(engine: &Engine<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Some((insight, time)) = engine.progress() else {
        return Ok(());
    };
    let (nodes, depth) = insight.map_or((0, 0), |insight| (insight.nodes, insight.depth));
    writeln!(out, "stat01: {} {nodes} {depth} 0 0", time.as_millis() / 10)
}

fn tell_end(engine: &Engine<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Some(outcome) = engine.topic.ended() else {
        return Ok(());
    };
    let result = match outcome.winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "1/2-1/2",
    };
    writeln!(out, "{result} {{{}}}", outcome.reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_session_of_a_level_is_counted_in_own_turns() {
        assert_eq!(to_go(0, 10), None);
        assert_eq!(to_go(40, 0), Some(40));
        assert_eq!(to_go(40, 2 * 39), Some(1));
        assert_eq!(to_go(40, 2 * 40), Some(40));
    }
}
