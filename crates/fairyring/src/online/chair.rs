//! A chair in the terminal: what the log says is shown, what is typed is done.

use std::collections::VecDeque;
use std::io::Write;

use rules::Side;
use serde_json::{Value, json};

use super::board::{Board, Typed, number, side};
use super::http::Client;
use super::log::Event;
use super::offers::Offers;
use super::server;
use crate::failure::Failure;

const HELP: &str = "a step or the steps of one turn (joined by commas, in machine form or any notation of the game), or: moves, undo (a step of the open turn), turn (all of it), text, draw, takeback, accept, decline, time (give the other side some), claim (the other one is gone), abort, resign, draft LETTERS (where pieces are chosen unseen), help, quit";

pub(crate) struct Chair {
    pub(crate) client: Client,
    pub(crate) round: String,
    /// None for whoever only watches.
    pub(crate) side: Option<Side>,
    pub(crate) board: Board,
    /// The last entry when the round was opened: what came before is not shown one by one.
    caught_up: u64,
    /// The last entry that was told, and the one that must be before something else is done.
    seen: u64,
    awaited: u64,
    is_away: bool,
    /// Lines that were typed before what they speak of was told.
    held: VecDeque<Event>,
    offers: Offers,
}

/// Whether there is more to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Stay,
    Leave,
}

impl Chair {
    pub(crate) fn new(client: Client, head: &Value, sat: Option<Side>) -> Result<Chair, Failure> {
        Ok(Chair {
            client,
            round: head["round"].as_str().unwrap_or_default().to_owned(),
            side: sat.or(side(&head["you"])),
            board: Board::new(&head["terms"])?,
            caught_up: head["seq"].as_u64().unwrap_or(0),
            seen: 0,
            awaited: head["seq"].as_u64().unwrap_or(0),
            is_away: false,
            held: VecDeque::new(),
            offers: Offers::default(),
        })
    }

    pub(crate) fn greet(&self, head: &Value, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}: {HELP}\n", self.board.game())?;
        let who = match self.side {
            Some(side) => format!("you play {}", self.board.name_of(side)),
            None => "you watch".to_owned(),
        };
        writeln!(out, "{who}")?;
        let phase = head["phase"].as_str();
        if phase == Some("waiting") {
            writeln!(out, "waiting for somebody to sit down")?;
        }
        // Nothing in the log says that the second one sat down, so both are told beforehand.
        if head["terms"]["start"] == "draft" && matches!(phase, Some("waiting" | "drafting")) {
            writeln!(out, "both choose their pieces unseen: draft LETTERS")?;
        }
        out.flush()?;
        Ok(())
    }

    /// Takes up what happens. What is typed waits until the log has told what it speaks of, so that a program may type ahead.
    pub(crate) fn hear(&mut self, event: Event, out: &mut dyn Write) -> Result<Next, Failure> {
        let next = match event {
            Event::Typed(_) | Event::Silence => {
                self.held.push_back(event);
                Next::Stay
            }
            Event::Entry(entry) => self.entry(&entry, out)?,
            Event::Away => {
                self.is_away = true;
                writeln!(
                    out,
                    "\nthe server is away; nothing is lost, and it is asked again"
                )?;
                Next::Stay
            }
            Event::Back => {
                self.is_away = false;
                writeln!(out, "the server is back")?;
                self.prompt(out)?;
                Next::Stay
            }
            Event::Refused(refused) => {
                let (code, message) = server::refusal(&refused)?;
                return Err(Failure::Told { code, message });
            }
        };
        out.flush()?;
        match next {
            Next::Stay => self.take_up_held(out),
            Next::Leave => Ok(Next::Leave),
        }
    }

    fn take_up_held(&mut self, out: &mut dyn Write) -> Result<Next, Failure> {
        while self.seen >= self.awaited || self.is_away {
            let line = match self.held.pop_front() {
                None => break,
                Some(Event::Typed(line)) => line,
                Some(_) => return Ok(Next::Leave),
            };
            match line.trim() {
                "quit" => return Ok(Next::Leave),
                "" => {}
                line => self.typed(line, out)?,
            }
            if self.seen >= self.awaited {
                self.prompt(out)?;
            }
        }
        out.flush()?;
        Ok(Next::Stay)
    }

    fn entry(&mut self, entry: &Value, out: &mut dyn Write) -> Result<Next, Failure> {
        self.board.apply(entry)?;
        self.seen = entry["seq"].as_u64().unwrap_or(self.seen);
        self.offers.note(entry);
        if self.seen < self.caught_up {
            return Ok(Next::Stay);
        }
        let what = server::plain(&entry["entry"]);
        if let Some(by) = side(&entry["by"]) {
            let words = what.replace('_', " ");
            let line = format!("{}: {words}", self.board.name_of(by));
            let text = server::plain(&entry["text"]);
            writeln!(out, "\n{}", format!("{line} {text}").trim_end())?;
        }
        if let Some(gifts) = entry["gifts"].as_array() {
            let seconds = |gift: &Value| format!("{} s", number(gift) / 1000);
            let gifts: Vec<String> = gifts.iter().map(seconds).collect();
            let gifts = gifts.join(" and ");
            writeln!(out, "\nthe server was away and gives back {gifts}")?;
        }
        if matches!(what.as_str(), "begun" | "turn" | "taken_back") || self.seen == self.caught_up {
            self.draw(out)?;
        }
        if let Some(clock) = entry["clock"].as_object() {
            let left = |name: &str| clock.get(name).map_or(0, number) / 1000;
            writeln!(out, "left: {} s and {} s", left("first"), left("second"))?;
        }
        if let Some((winner, reason)) = &self.board.over {
            let winner = winner.map_or("draw", |winner| self.board.name_of(winner));
            match reason.as_str() {
                "aborted" => writeln!(out, "called off")?,
                reason => writeln!(out, "{winner}: {reason}")?,
            }
            return Ok(Next::Leave);
        }
        self.prompt(out)?;
        Ok(Next::Stay)
    }

    fn draw(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(table) = &self.board.table {
            write!(out, "{}", table.drawing())?;
        }
        Ok(())
    }

    fn prompt(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let (Some(table), Some(actor)) = (&self.board.table, self.board.actor) {
            let name = self.board.name_of(actor);
            if self.side == Some(actor) {
                let status = table.status();
                let check = if status.check { ", in check" } else { "" };
                write!(out, "{name} ({}{check})> ", status.stage.name())?;
            } else {
                writeln!(out, "{name} is to act")?;
            }
        }
        out.flush()?;
        Ok(())
    }

    fn typed(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let action = match line {
            "help" => return Ok(writeln!(out, "{HELP}")?),
            "moves" | "text" => return self.look(line, out),
            "undo" => {
                self.board.undo();
                return self.draw(out);
            }
            "turn" => {
                self.board.roll_back();
                return self.draw(out);
            }
            "resign" => json!({"do": "resign"}),
            "abort" => json!({"do": "abort"}),
            "claim" => json!({"do": "claim", "as": "win"}),
            "time" => json!({"do": "give_time"}),
            "takeback" => match self.side.and_then(|side| self.board.last_turn_of(side)) {
                Some(to) => json!({"do": "ask_takeback", "to": to}),
                None => return Ok(writeln!(out, "there is no turn of yours to take back")?),
            },
            "draw" => match self.offers.of_draw(self.side) {
                Some(offer) => offer.answer(true),
                None => json!({"do": "offer_draw"}),
            },
            "accept" | "decline" => match self.offers.latest(self.side) {
                Some(offer) => offer.answer(line == "accept"),
                None => return Ok(writeln!(out, "nothing waits for an answer of yours")?),
            },
            line => match line.strip_prefix("draft ") {
                Some(choice) => json!({"do": "draft", "choice": choice.trim()}),
                None => return self.step(line, out),
            },
        };
        self.act(&action, out)
    }

    fn act(&mut self, action: &Value, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(stored) = server::act(&mut self.client, &self.round, action, out)? {
            // The log tells what came of it.
            self.awaited = self.awaited.max(stored);
        }
        Ok(())
    }

    fn look(&self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match &self.board.table {
            Some(table) if line == "moves" => writeln!(out, "{}", table.steps().join(" "))?,
            Some(table) => writeln!(out, "{}", table.position_text())?,
            None => writeln!(out, "the game has not begun")?,
        }
        Ok(())
    }

    fn step(&mut self, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if self.board.actor.is_none() || self.board.actor != self.side {
            writeln!(out, "E_NOT_YOUR_TURN: it is not your turn")?;
            return Ok(());
        }
        match self.board.play(text) {
            Ok(Typed::Open) => self.draw(out),
            Ok(Typed::Whole { ply, turn }) => {
                self.act(&json!({"do": "play", "ply": ply, "turn": turn}), out)
            }
            Err(refusal) => Ok(writeln!(out, "{}: {refusal}", refusal.code)?),
        }
    }
}
