//! The client's side of UCI.

use std::time::Duration;

use protocol::{read_turn, uci_form};
use table::GameInfo;

use super::control::Allowance;
use super::engine::{Ask, Mishap, Player, Power, Reply};
use super::process::Program;

/// How long a program may take to get ready.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Uci {
    program: Program,
    form: &'static str,
}

impl Uci {
    pub(crate) fn start(words: &[String], game: &GameInfo, power: &Power) -> Result<Uci, Mishap> {
        let mut program = Program::start(words)?;
        program.send("uci")?;
        let mut known = Vec::new();
        program.wait(PATIENCE, |line| {
            known.extend(option_name(line));
            (line == "uciok").then_some(())
        })?;
        let hash = power.hash.to_string();
        // The variant first: other options may depend on it.
        for (name, value) in [("UCI_Variant", game.id), ("Threads", "1"), ("Hash", &hash)] {
            if known.iter().any(|option| option == name) {
                program.send(&format!("setoption name {name} value {value}"))?;
            }
        }
        for (name, value) in &power.options {
            program.send(&format!("setoption name {name} value {value}"))?;
        }
        let mut this = Uci {
            program,
            form: uci_form(game),
        };
        this.ready()?;
        Ok(this)
    }

    fn ready(&mut self) -> Result<(), Mishap> {
        self.program.send("isready")?;
        self.program
            .wait(PATIENCE, |line| (line == "readyok").then_some(()))
    }
}

/// The name in `option name Hash type spin …`.
fn option_name(line: &str) -> Option<String> {
    let rest = line.strip_prefix("option name ")?;
    let (name, _) = rest.split_once(" type ")?;
    Some(name.to_owned())
}

impl Player for Uci {
    fn begin(&mut self, _start: Option<&str>) -> Result<(), Mishap> {
        self.program.send("ucinewgame")?;
        self.ready()
    }

    fn think(&mut self, ask: &Ask<'_>) -> Result<Reply, Mishap> {
        self.program.skip();
        let mut position = String::from("position ");
        match ask.start {
            None => position.push_str("startpos"),
            Some(text) => {
                position.push_str("fen ");
                position.push_str(text);
            }
        }
        if !ask.tokens.is_empty() {
            position.push_str(" moves ");
            position.push_str(&ask.tokens.join(" "));
        }
        self.program.send(&position)?;
        self.program.send(&go(ask.allowance))?;
        let best = self
            .program
            .wait(ask.allowance.patience(ask.side), best_move)?;
        match read_turn(ask.table, &best, self.form) {
            Ok(turn) => Ok(Reply::Turn(turn)),
            Err(refusal) => Err(Mishap::Illegal(format!("{best}: {refusal}"))),
        }
    }
}

fn best_move(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("(none)").to_owned())
}

fn go(allowance: Allowance) -> String {
    match allowance {
        Allowance::Turn(time) => format!("go movetime {}", time.as_millis()),
        Allowance::Clock { left, increment } => {
            let (first, second) = (left[0].as_millis(), left[1].as_millis());
            let increment = increment.as_millis();
            format!("go wtime {first} btime {second} winc {increment} binc {increment}")
        }
        Allowance::Nodes(nodes) => format!("go nodes {nodes}"),
        Allowance::Depth(depth) => format!("go depth {depth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_program_are_understood() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(option_name(line).as_deref(), Some("Move Overhead"));
        assert_eq!(option_name("id name X"), None);
        assert_eq!(
            best_move("bestmove h3e3 ponder h8e8").as_deref(),
            Some("h3e3")
        );
        assert_eq!(best_move("bestmove").as_deref(), Some("(none)"));
        assert_eq!(best_move("info string bestmove x"), None);
    }
}
