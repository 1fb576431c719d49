//! `fairyring play`: two people at one terminal, or one against the machine.

use std::io::{BufRead, Write};
use std::num::NonZeroU16;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rules::{CommonRefusal, Reading, Refusal, Side, Stage};
use search::{Budget, Limits, Memory, Style, Watch as _};
use table::{DrawAnswer, Job, Table};

use super::story::{self, winner};
use crate::arguments::{PlayArgs, opening};
use crate::failure::{Answer, Failure};
use crate::online;
use crate::stopwatch::Stopwatch;

const HELP: &str = "a step or the steps of one turn (joined by commas, in machine form or any notation of the game), or: moves, undo, redo, turn (take back the turn), draw, resign, time (it is up for both, where that decides), text, help, quit";

/// What full strength may use for a turn: mebibytes, and time. The other styles bring bounds of their own.
const FULL_MEMORY: usize = 16;
const FULL_TIME: Duration = Duration::from_secs(1);

pub(crate) fn play(args: &PlayArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    if let Some(url) = &args.online {
        return online::play(args, url, out);
    }
    let mut input = std::io::stdin().lock();
    let listing = match &args.game {
        Some(id) => catalog::find(id)?,
        None => match choose(&mut input, out)? {
            Some(listing) => listing,
            None => return Ok(Answer::Yes),
        },
    };
    let (position, setup) = (args.position.as_deref(), args.setup.as_deref());
    let opening = opening(position, setup, Reading::Lenient);
    let mut table = listing.open(&args.options, &opening)?;
    let clock = match args.clock {
        Some(minutes) => Some(CommonClock::start(table.as_ref(), minutes)?),
        None => None,
    };
    writeln!(out, "{}: {HELP}\n", listing.info.name)?;
    write!(out, "{}", table.drawing())?;
    let style = args.opponent.or(args.level.map(Style::Level));
    if let Some(style) = style {
        table.can_think(style)?;
    }
    let machine = style.map(|style| Machine {
        style,
        memory: Arc::new(Memory::new(match style {
            Style::Full => FULL_MEMORY,
            _ => 0,
        })),
        side: if args.second {
            Side::First
        } else {
            Side::Second
        },
        seed: SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64),
    });
    loop {
        if let Some(machine) = &machine {
            machine.answer(table.as_mut(), out)?;
        }
        if !prompt(table.as_ref(), clock.as_ref(), out)? {
            return Ok(Answer::Yes);
        }
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Answer::Yes);
        }
        // Whoever types too late finds the game decided: nothing interrupts a terminal that waits for a line.
        if clock.as_ref().is_some_and(CommonClock::is_up) {
            table.time_up()?;
            writeln!(out, "time is up for both")?;
            continue;
        }
        match line.trim() {
            "quit" => return Ok(Answer::Yes),
            "" => {}
            command => obey(table.as_mut(), command, machine.as_ref(), out)?,
        }
    }
}

/// The clock common to both players, on the wall of whoever plays.
struct CommonClock {
    began: Stopwatch,
    base: Duration,
}

impl CommonClock {
    /// # Errors
    /// `E_OPTION` where nothing would be decided when it is up.
    fn start(table: &dyn Table, minutes: NonZeroU16) -> Result<CommonClock, Refusal> {
        if table.common_clock().is_none() {
            return Err(CommonRefusal::NoCommonClock.into());
        }
        Ok(CommonClock {
            began: Stopwatch::start(),
            base: Duration::from_secs(60 * u64::from(minutes.get())),
        })
    }

    fn left(&self) -> Duration {
        self.base.saturating_sub(self.began.elapsed())
    }

    fn is_up(&self) -> bool {
        self.left().is_zero()
    }

    /// `14:59 left`.
    fn left_text(&self) -> String {
        let seconds = self.left().as_secs();
        format!("{}:{:02} left", seconds / 60, seconds % 60)
    }
}

/// The opponent.
struct Machine {
    style: Style,
    /// Kept from turn to turn: an exact solution takes seconds and serves the whole game.
    memory: Arc<Memory>,
    side: Side,
    /// Another game each time.
    seed: u64,
}

impl Machine {
    /// Plays if it is its turn.
    fn answer(&self, table: &mut dyn Table, out: &mut dyn Write) -> Result<(), Failure> {
        let status = table.status();
        if status.ended.is_some() || status.actor != self.side {
            return Ok(());
        }
        if status.draw_offer == Some(self.side.other()) {
            writeln!(out, "the machine plays on")?;
        }
        let limits = match self.style {
            Style::Full => Limits::time(Budget::exactly(FULL_TIME)),
            _ => Limits::default(),
        };
        let job = Job {
            seed: self.seed,
            ..Job::new(self.style, limits, Arc::clone(&self.memory))
        };
        let watch = Stopwatch::start();
        let answer = table.thinker(&job).advance(u64::MAX, &watch, &mut |_| {});
        if let Some(turn) = answer.and_then(|answer| answer.turn) {
            table.play(&turn)?;
            let name = table.info().sides[self.side.index()];
            write!(out, "{name} plays {turn}\n{}", table.drawing())?;
        } else {
            writeln!(
                out,
                "E_AI_FAILED: the machine found no turn; play for it, take back or quit"
            )?;
        }
        Ok(())
    }
}

/// Takes back a turn, and on until the person acts: an answer of the machine alone would be played again at once.
fn take_back(table: &mut dyn Table, machine: Option<&Machine>) -> bool {
    let mut undone = table.undo_turn().is_some();
    while undone && machine.is_some_and(|machine| table.status().actor == machine.side) {
        undone = table.undo_turn().is_some();
    }
    undone
}

fn choose(
    input: &mut impl BufRead,
    out: &mut dyn Write,
) -> Result<Option<&'static catalog::Listing>, Failure> {
    for listing in catalog::games() {
        writeln!(out, "  {:14} {}", listing.info.id, listing.info.name)?;
    }
    loop {
        write!(out, "which game? ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match catalog::find(line.trim()) {
            Ok(listing) => return Ok(Some(listing)),
            Err(refusal) => writeln!(out, "{refusal}")?,
        }
    }
}

/// Says who acts; `false` when the game is over.
fn prompt(
    table: &dyn Table,
    clock: Option<&CommonClock>,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let status = table.status();
    let sides = table.info().sides;
    if let Some(ruling) = &status.ended {
        writeln!(out, "{}: {}", winner(table, ruling), ruling.outcome.reason)?;
        if status.score.is_some() {
            writeln!(out, "{}", status.result().unwrap_or_default())?;
        }
        story::tell(table, ruling, out)?;
        return Ok(false);
    }
    story::warn(table, out)?;
    let check = if status.check { ", in check" } else { "" };
    let left = clock.map_or_else(String::new, |clock| format!(", {}", clock.left_text()));
    write!(
        out,
        "{} ({}{check}{left})> ",
        sides[status.actor.index()],
        status.stage.name()
    )?;
    out.flush()?;
    Ok(true)
}

fn obey(
    table: &mut dyn Table,
    command: &str,
    machine: Option<&Machine>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let actor: Side = table.status().actor;
    let changed = match command {
        "help" => {
            writeln!(out, "{HELP}")?;
            false
        }
        "moves" => {
            writeln!(out, "{}", table.steps().join(" "))?;
            false
        }
        "text" => {
            writeln!(out, "{}", table.position_text())?;
            false
        }
        "turn" => take_back(table, machine),
        "undo" if table.status().stage == Stage::Turn && machine.is_some() => {
            take_back(table, machine)
        }
        "undo" => table.undo_step().is_some(),
        "redo" => table.redo_step().is_some(),
        "resign" => say(table.resign(actor), out)?,
        "time" => say(table.time_up(), out)?,
        "draw" if table.status().draw_offer == Some(actor.other()) => {
            say(table.answer_draw(actor, DrawAnswer::Accept), out)?
        }
        "draw" => {
            if say(table.offer_draw(actor), out)? {
                writeln!(out, "draw offered; the other side accepts by the same word")?;
            }
            false
        }
        step => say(table.play(step), out)?,
    };
    if changed {
        write!(out, "{}", table.drawing())?;
    }
    Ok(())
}

fn say<T>(result: Result<T, rules::Refusal>, out: &mut dyn Write) -> Result<bool, Failure> {
    match result {
        Ok(_) => Ok(true),
        Err(refusal) => {
            writeln!(out, "{}: {refusal}", refusal.code)?;
            Ok(false)
        }
    }
}
