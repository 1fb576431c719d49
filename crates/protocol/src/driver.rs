//! The conversation: one thread reads, one thinks, this one answers.

use rules::Refusal;
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use table::{Chosen, Insight};

use crate::ProtocolRefusal;
use crate::engine::Engine;
use crate::lines::{self, Line};
use crate::shelf::Shelf;
use crate::talk::UciTalk;
use crate::topic::Topic;
use crate::xboard::XboardTalk;

/// What the answering thread hears.
#[derive(Debug)]
pub(crate) enum Input {
    Said(Line),
    /// A search, by its serial number, found a line.
    Found(u64, Insight),
    /// It is done.
    Done(u64, Chosen),
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    On,
    Over,
}

/// What a conversation does with a line that it has just read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgency {
    /// It can be answered while a search runs.
    Now,
    /// It must wait for the end of the search.
    Later,
}

/// One protocol.
pub(crate) trait Talk {
    /// Whether a line may overtake the search that runs.
    fn urgency(&self, line: &str, engine: &Engine<'_>) -> Urgency;
    /// Answers a line.
    fn line(
        &mut self,
        line: &str,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<Flow>;
    /// Tells what the search found.
    fn found(
        &mut self,
        insight: &Insight,
        engine: &Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()>;
    /// Plays what the search decided on.
    fn done(
        &mut self,
        answer: &Chosen,
        engine: &mut Engine<'_>,
        out: &mut dyn Write,
    ) -> io::Result<()>;
    /// Complains about something that was not understood.
    fn complain(&self, refusal: &Refusal, line: &str, out: &mut dyn Write) -> io::Result<()>;
}

/// Talks until the client says `quit`, or has said everything and a bounded search has ended.
///
/// # Errors
/// If nothing can be written any more.
pub fn serve(
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
    shelf: Shelf<'_>,
) -> io::Result<()> {
    let (sender, receiver) = channel();
    let topic = match Topic::new(shelf) {
        Ok(topic) => topic,
        Err(refusal) => return Err(io::Error::other(refusal.message)),
    };
    let engine = Engine::new(topic, sender.clone());
    // It ends with its input, or with the program.
    std::thread::spawn(move || read(input, &sender));
    Driver {
        engine,
        talk: None,
        waiting: VecDeque::new(),
        ended: false,
    }
    .run(&receiver, output)
}

fn read(mut input: impl BufRead, sender: &Sender<Input>) {
    loop {
        let line = lines::next(&mut input);
        let end = line == Line::End;
        if sender.send(Input::Said(line)).is_err() || end {
            return;
        }
    }
}

struct Driver<'a> {
    engine: Engine<'a>,
    /// Unknown until the client has said something.
    talk: Option<Box<dyn Talk>>,
    /// Lines that wait for the end of a search.
    waiting: VecDeque<String>,
    /// The client has said everything.
    ended: bool,
}

impl Driver<'_> {
    fn run(mut self, receiver: &Receiver<Input>, out: &mut dyn Write) -> io::Result<()> {
        loop {
            let flow = match self.hear(receiver) {
                Ok(input) => self.take(input, out)?,
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(answer) = self.engine.stand_in() {
                        self.answer(&answer, out)?;
                    }
                    Flow::On
                }
                Err(RecvTimeoutError::Disconnected) => Flow::Over,
            };
            let flow = match flow {
                Flow::On => self.catch_up(out)?,
                Flow::Over => Flow::Over,
            };
            out.flush()?;
            if flow == Flow::Over {
                self.engine.abandon();
                return Ok(());
            }
        }
    }

    fn hear(&self, receiver: &Receiver<Input>) -> Result<Input, RecvTimeoutError> {
        match self.engine.deadline() {
            Some(deadline) => {
                receiver.recv_timeout(deadline.saturating_duration_since(Instant::now()))
            }
            None => receiver.recv_timeout(Duration::from_secs(3_600)),
        }
    }

    fn take(&mut self, input: Input, out: &mut dyn Write) -> io::Result<Flow> {
        match input {
            Input::Said(Line::Text(line)) => self.said(line, out),
            Input::Said(Line::TooLong) => {
                let refusal = Refusal::from(ProtocolRefusal::LineLong {
                    most: lines::LONGEST,
                });
                self.talk("").complain(&refusal, "", out)?;
                Ok(Flow::On)
            }
            Input::Said(Line::End) => {
                self.ended = true;
                if self.engine.endless()
                    && let Some(answer) = self.engine.stop()
                {
                    self.answer(&answer, out)?;
                }
                Ok(Flow::On)
            }
            Input::Found(serial, insight) => {
                if self.engine.found(serial, &insight)
                    && let Some(talk) = &mut self.talk
                {
                    talk.found(&insight, &self.engine, out)?;
                }
                Ok(Flow::On)
            }
            Input::Done(serial, answer) => {
                if let Some(answer) = self.engine.done(serial, answer) {
                    self.answer(&answer, out)?;
                }
                Ok(Flow::On)
            }
        }
    }

    fn said(&mut self, line: String, out: &mut dyn Write) -> io::Result<Flow> {
        let engine = &mut self.engine;
        let talk = self.talk.get_or_insert_with(|| recognise(&line));
        let waits = engine.thinking() || !self.waiting.is_empty();
        if waits && talk.urgency(&line, engine) == Urgency::Later {
            if engine.endless()
                && let Some(answer) = engine.stop()
            {
                talk.done(&answer, engine, out)?;
            }
            self.waiting.push_back(line);
            return Ok(Flow::On);
        }
        talk.line(&line, engine, out)
    }

    /// Answers the lines that waited, as far as no new search begins.
    fn catch_up(&mut self, out: &mut dyn Write) -> io::Result<Flow> {
        while !self.engine.thinking() {
            let Some(line) = self.waiting.pop_front() else {
                return Ok(if self.ended { Flow::Over } else { Flow::On });
            };
            let engine = &mut self.engine;
            let talk = self.talk.get_or_insert_with(|| recognise(&line));
            if talk.line(&line, engine, out)? == Flow::Over {
                return Ok(Flow::Over);
            }
        }
        // A search without end that nobody can stop any more.
        if self.ended
            && self.engine.endless()
            && let Some(answer) = self.engine.stop()
        {
            self.answer(&answer, out)?;
        }
        Ok(Flow::On)
    }

    fn answer(&mut self, answer: &Chosen, out: &mut dyn Write) -> io::Result<()> {
        match &mut self.talk {
            Some(talk) => talk.done(answer, &mut self.engine, out),
            None => Ok(()),
        }
    }

    fn talk(&mut self, line: &str) -> &mut Box<dyn Talk> {
        self.talk.get_or_insert_with(|| recognise(line))
    }
}

/// The protocol that a client begins to speak.
fn recognise(line: &str) -> Box<dyn Talk> {
    match line.split_whitespace().next() {
        Some("xboard" | "protover") => Box::new(XboardTalk::default()),
        _ => Box::new(UciTalk::default()),
    }
}
