//! Conversations in UCI, UCCI and UCI-Cyclone.

use std::io::{self, Write};

use rules::{PRESET, Refusal, Side};
use search::{Bound, Limits, Style};
use table::{Chosen, GameInfo, Insight};

use crate::command::{Command, parse};
use crate::dialect::Dialect;
use crate::driver::{Flow, Talk, Urgency};
use crate::engine::Engine;
use crate::go::Go;
use crate::running_search::Manners;
use crate::settings::{
    LEAST_ELO, MOST_ELO, MOST_HASH, MOST_LAG, MOST_LINES, MOST_SOFT_NODES, MOST_THREADS, Settings,
};
use crate::token::write_turn;

const NAME: &str = concat!("Fairyring ", env!("CARGO_PKG_VERSION"));

/// What is known of a client of UCI's family.
pub(crate) struct UciTalk {
    dialect: Dialect,
}

impl Default for UciTalk {
    fn default() -> UciTalk {
        UciTalk {
            dialect: Dialect::Uci,
        }
    }
}

impl Talk for UciTalk {
    fn urgency(&self, line: &str, _engine: &Engine<'_>) -> Urgency {
        match parse(line, self.dialect) {
            // Nothing of these changes what is being searched.
            Ok(
                Command::Stop
                | Command::Quit
                | Command::IsReady
                | Command::PonderHit
                | Command::Hello(_)
                | Command::Show
                | Command::Nothing,
            )
            | Err(_) => Urgency::Now,
            Ok(
                Command::SetOption { .. }
                | Command::NewGame
                | Command::Position { .. }
                | Command::Go(_),
            ) => Urgency::Later,
        }
    }

    fn line(
        &mut self,
        line: &str,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<Flow> {
        match parse(line, self.dialect) {
            Ok(Command::Quit) => {
                if self.dialect == Dialect::Ucci {
                    writeln!(out, "bye")?;
                }
                return Ok(Flow::Over);
            }
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
        engine: &Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let millis = insight.elapsed.as_millis().max(1);
        let nps = u128::from(insight.nodes) * 1000 / millis;
        write!(
            out,
            "info depth {} seldepth {}",
            insight.depth, insight.selective
        )?;
        if self.dialect == Dialect::Ucci {
            write!(out, " score {}", insight.score.hundredths())?;
        } else {
            let bound = match insight.bound {
                Bound::Exact => "",
                Bound::AtLeast => " lowerbound",
                Bound::AtMost => " upperbound",
            };
            write!(
                out,
                " multipv {} score {}{bound}",
                insight.line, insight.score
            )?;
        }
        writeln!(
            out,
            " nodes {} nps {nps} hashfull {} time {millis} pv {}",
            insight.nodes,
            insight.full,
            self.line_of(engine, &insight.turns)
        )
    }

    fn done(
        &mut self,
        answer: &Chosen,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let turns: Vec<String> = answer.turn.iter().chain(&answer.reply).cloned().collect();
        let line = self.line_of(engine, &turns);
        let mut tokens = line.split_whitespace();
        match (tokens.next(), tokens.next()) {
            (Some(turn), Some(reply)) => writeln!(out, "bestmove {turn} ponder {reply}"),
            (Some(turn), None) => writeln!(out, "bestmove {turn}"),
            (None, _) if self.dialect == Dialect::Ucci => writeln!(out, "nobestmove"),
            (None, _) => writeln!(out, "bestmove (none)"),
        }
    }

    fn complain(&self, refusal: &Refusal, _line: &str, out: &mut dyn Write) -> io::Result<()> {
        let message = refusal.message.replace(['\n', '\r'], " ");
        writeln!(out, "info string error[{}] {message}", refusal.code)
    }
}

impl UciTalk {
    /// The outer error is that of writing, the inner one a refusal.
    fn obey(
        &mut self,
        command: Command,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<Result<(), Refusal>> {
        match command {
            Command::Nothing | Command::Quit => {}
            Command::Hello(dialect) => {
                self.dialect = dialect;
                match dialect {
                    Dialect::Ucci => hello_ucci(&engine.settings, out)?,
                    Dialect::Uci | Dialect::Cyclone => hello_uci(engine, out)?,
                }
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::SetOption { name, value } => return Ok(engine.set(&name, &value)),
            Command::NewGame => {
                engine.forget();
                return Ok(engine.topic.reset());
            }
            Command::Position {
                start,
                moves,
                dialect,
            } => {
                self.dialect = dialect;
                return Ok(engine.topic.set_position(start, moves, dialect));
            }
            Command::Go(go) => self.go(go, engine, out)?,
            Command::Stop => {
                if let Some(answer) = engine.stop() {
                    self.done(&answer, engine, out)?;
                }
            }
            Command::PonderHit => {
                if let Some(answer) = engine.ponder_hit() {
                    self.done(&answer, engine, out)?;
                }
            }
            Command::Show => {
                for line in engine.topic.table.drawing().lines() {
                    writeln!(out, "info string {line}")?;
                }
                writeln!(out, "info string {}", engine.topic.table.position_text())?;
            }
        }
        Ok(Ok(()))
    }

    fn go(&mut self, go: Go, engine: &mut Engine<'_>, out: &mut dyn Write) -> io::Result<()> {
        if !go.only.is_empty() {
            writeln!(
                out,
                "info string error[E_PROTOCOL] 'searchmoves' is not supported; every turn is searched"
            )?;
        }
        let go = if self.dialect == Dialect::Ucci && !engine.settings.milliseconds {
            go.in_seconds()
        } else {
            go
        };
        let side: Side = engine.topic.table.status().actor;
        let limits = Limits {
            // Whoever looks on for as long as he likes is not bounded by what a match asked for.
            soft_nodes: engine.settings.soft_nodes.filter(|_| !go.infinite),
            ..go.limits(side, engine.settings.lag)
        };
        // Levels are bounded by positions, and whoever names another bound wants the answer when it is reached.
        let punctual = engine.settings.style() == Style::Full && go.only_movetime(limits);
        let manners = if !go.ends(limits) || go.ponder {
            Manners::Waits
        } else if punctual {
            Manners::Punctual
        } else {
            Manners::Prompt
        };
        engine.think(limits, manners, go.ponder);
        Ok(())
    }

    /// Turns in machine form, from the position of the topic on, as this client reads them.
    fn line_of(&self, engine: &Engine<'_>, turns: &[String]) -> String {
        let topic = &engine.topic;
        let form = self.dialect.form(&topic.game);
        if topic.game.forms.first() == Some(&form) {
            return turns.join(" ");
        }
        let mut board = topic.table.fork();
        let mut line = String::new();
        for turn in turns {
            let Ok(token) = write_turn(board.as_ref(), turn, form) else {
                break;
            };
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&token);
            // A line that our match would end on the way (a repetition) is told as far as it goes.
            if board.play(turn).is_err() {
                break;
            }
        }
        line
    }
}

fn hello_uci(engine: &Engine<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Settings {
        hash,
        threads,
        lines,
        lag,
        level,
        ..
    } = &engine.settings;
    writeln!(out, "id name {NAME}")?;
    writeln!(out, "id author the Fairyring authors")?;
    writeln!(
        out,
        "option name Hash type spin default {hash} min 1 max {MOST_HASH}"
    )?;
    writeln!(
        out,
        "option name Threads type spin default {threads} min 1 max {MOST_THREADS}"
    )?;
    writeln!(
        out,
        "option name MultiPV type spin default {lines} min 1 max {MOST_LINES}"
    )?;
    writeln!(out, "option name Ponder type check default false")?;
    let lag = lag.as_millis();
    writeln!(
        out,
        "option name Move Overhead type spin default {lag} min 0 max {MOST_LAG}"
    )?;
    writeln!(
        out,
        "option name Soft Nodes type spin default 0 min 0 max {MOST_SOFT_NODES}"
    )?;
    writeln!(out, "option name Clear Hash type button")?;
    writeln!(
        out,
        "option name UCI_LimitStrength type check default false"
    )?;
    writeln!(
        out,
        "option name UCI_Elo type spin default {MOST_ELO} min {LEAST_ELO} max {MOST_ELO}"
    )?;
    writeln!(
        out,
        "option name Level type spin default {level} min 1 max 10"
    )?;
    write!(
        out,
        "option name UCI_Variant type combo default {}",
        engine.topic.game.id
    )?;
    for game in engine.topic.games() {
        write!(out, " var {}", game.id)?;
    }
    writeln!(out)?;
    rule_options(&engine.topic.game, engine.topic.games(), out)?;
    writeln!(out, "uciok")
}

/// The presets of all games, and the rule options of all games, each once: clients ask before they choose a game. What a preset is by
/// default the present game says.
fn rule_options(game: &GameInfo, games: &[GameInfo], out: &mut dyn Write) -> io::Result<()> {
    let mut presets: Vec<&str> = Vec::new();
    for preset in games.iter().flat_map(|game| game.presets) {
        if !presets.contains(&preset.name) {
            presets.push(preset.name);
        }
    }
    if let Some(default) = game.default_preset().or(presets.first().copied()) {
        write!(out, "option name {PRESET} type combo default {default}")?;
        for preset in &presets {
            write!(out, " var {preset}")?;
        }
        writeln!(out)?;
    }
    let mut told: Vec<&str> = Vec::new();
    for spec in games.iter().flat_map(|game| game.options) {
        if told.contains(&spec.name) {
            continue;
        }
        told.push(spec.name);
        let default = spec.values.first().copied().unwrap_or("");
        // An open range cannot be listed.
        if spec.values.iter().any(|value| value.contains("..")) {
            writeln!(
                out,
                "option name {} type string default {default}",
                spec.name
            )?;
            continue;
        }
        write!(
            out,
            "option name {} type combo default {default}",
            spec.name
        )?;
        for value in spec.values {
            write!(out, " var {value}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn hello_ucci(settings: &Settings, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "id name {NAME}")?;
    writeln!(out, "id author the Fairyring authors")?;
    writeln!(out, "option usemillisec type check default true")?;
    writeln!(
        out,
        "option hashsize type spin min 1 max {MOST_HASH} default {}",
        settings.hash
    )?;
    writeln!(
        out,
        "option threads type spin min 1 max {MOST_THREADS} default {}",
        settings.threads
    )?;
    writeln!(
        out,
        "option level type spin min 1 max 10 default {}",
        settings.level
    )?;
    writeln!(out, "option UCI_LimitStrength type check default false")?;
    writeln!(out, "ucciok")
}
