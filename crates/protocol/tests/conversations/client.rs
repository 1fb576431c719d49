//! A client at the other end of two pipes.

use std::io::{BufRead, BufReader, PipeWriter, Write, pipe};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use catalog::Catalog;
use protocol::Shelf;
use table::{GameInfo, Opening, Table};

/// Generous: the machines of others are slow. Nothing here waits for it unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn games() -> Vec<GameInfo> {
    catalog::games()
        .iter()
        .map(|listing| listing.info)
        .collect()
}

pub(crate) fn open(game: &str) -> Box<dyn Table> {
    catalog::find(game)
        .unwrap()
        .open(&[], &Opening::Normal)
        .unwrap()
}

pub(crate) struct Client {
    input: Option<PipeWriter>,
    lines: Receiver<String>,
    server: Option<JoinHandle<std::io::Result<()>>>,
}

impl Client {
    pub(crate) fn new() -> Client {
        let (theirs, input) = pipe().unwrap();
        let (ours, mut output) = pipe().unwrap();
        let server = std::thread::spawn(move || {
            let games = games();
            let shelf = Shelf {
                games: &games,
                library: &Catalog,
            };
            protocol::serve(BufReader::new(theirs), &mut output, shelf)
        });
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(ours).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Client {
            input: Some(input),
            lines,
            server: Some(server),
        }
    }

    /// A client that has said hello, to a game.
    pub(crate) fn of(game: &str) -> Client {
        let mut client = Client::new();
        client.say("uci");
        client.until("uciok");
        client.say(&format!("setoption name UCI_Variant value {game}"));
        client
    }

    pub(crate) fn say(&mut self, line: &str) {
        self.bytes(format!("{line}\n").as_bytes());
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    pub(crate) fn hear(&mut self) -> String {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => panic!("no answer"),
            Err(RecvTimeoutError::Disconnected) => panic!("the conversation has ended"),
        }
    }

    /// Everything up to the first line that begins with `word`, that one last.
    pub(crate) fn until(&mut self, word: &str) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let line = self.hear();
            let found = line.starts_with(word);
            heard.push(line);
            if found {
                return heard;
            }
        }
    }

    /// What is said in answer to a line, up to the answer of an `isready` after it.
    pub(crate) fn answer(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.say("isready");
        let mut heard = self.until("readyok");
        heard.pop();
        heard
    }

    /// The move of the next `bestmove`.
    pub(crate) fn best(&mut self) -> String {
        let line = self.until("bestmove").pop().unwrap();
        line.split_whitespace().nth(1).unwrap().to_owned()
    }

    /// Says no more.
    pub(crate) fn close(&mut self) {
        self.input = None;
    }

    /// Waits for the end of the conversation; everything that was said until then.
    pub(crate) fn end(mut self) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => heard.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the conversation does not end"),
            }
        }
        self.server.take().unwrap().join().unwrap().unwrap();
        heard
    }
}
