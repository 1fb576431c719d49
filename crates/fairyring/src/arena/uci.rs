//! The client's side of UCI.

use std::time::Duration;

use protocol::{read_turn, uci_form};
use search::{SOFT_REACH, Score};
use table::GameInfo;

use super::control::{Allowance, TimeControl};
use super::engine::{Ask, Beginning, Mishap, Player, Power, Reply};
use super::process::Program;

/// How long a program may take to get ready.
const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Uci {
    program: Program,
    form: &'static str,
    /// The options that it lists.
    known: Vec<String>,
    /// The options that it was started with; nobody else sets them.
    given: Vec<String>,
    /// The rules that it was told last.
    rules: Vec<(&'static str, String)>,
}

/// Our own option for what no other program knows: the iteration is finished.
const SOFT_NODES: &str = "Soft Nodes";

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
        if let TimeControl::Soft(nodes) = power.control {
            if !known.iter().any(|option| option == SOFT_NODES) {
                return Err(Mishap::Crash(format!(
                    "{}: no option '{SOFT_NODES}', so that it cannot be bounded by soft:N; use nodes:N, a time or a depth",
                    words.first().map_or("", String::as_str)
                )));
            }
            program.send(&format!("setoption name {SOFT_NODES} value {nodes}"))?;
        }
        for (name, value) in &power.options {
            program.send(&format!("setoption name {name} value {value}"))?;
        }
        let mut this = Uci {
            program,
            form: uci_form(game),
            known,
            given: power.options.iter().map(|(name, _)| name.clone()).collect(),
            rules: Vec::new(),
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
    fn begin(&mut self, beginning: Beginning<'_>) -> Result<(), Mishap> {
        for option in beginning.options {
            let (name, value) = option;
            let ours = self.known.iter().any(|known| known == name)
                && self.given.iter().all(|given| given != name);
            // Programs of another age may play by other rules unless they are told.
            if ours && !self.rules.contains(option) {
                self.program
                    .send(&format!("setoption name {name} value {value}"))?;
            }
        }
        self.rules = beginning.options.to_vec();
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
        let mut score = None;
        let best = self
            .program
            .wait(ask.allowance.patience(ask.side), |line| {
                score = told_score(line).or(score);
                best_move(line)
            })?;
        match read_turn(ask.table, &best, self.form) {
            Ok(turn) => Ok(Reply::Turn { turn, score }),
            Err(refusal) => Err(Mishap::Illegal(format!("{best}: {refusal}"))),
        }
    }
}

fn best_move(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or("(none)").to_owned())
}

/// The score of the best line in `info … score cp 17 …`, in hundredths; wins and losses beyond any other.
fn told_score(line: &str) -> Option<i32> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    let mut score = None;
    while let Some(word) = words.next() {
        match word {
            // What follows is free text or a line of moves.
            "string" | "pv" => break,
            "multipv" if words.next() != Some("1") => return None,
            "score" => {
                let kind = words.next()?;
                let figure = words.next()?;
                let turns = || Some(figure.parse::<i32>().ok()?.unsigned_abs().saturating_mul(2));
                score = Some(match kind {
                    "cp" => figure.parse().ok()?,
                    "mate" if figure.starts_with('-') || figure == "0" => {
                        Score::loss(turns()?).hundredths()
                    }
                    "mate" => Score::win(turns()?.saturating_sub(1)).hundredths(),
                    _ => return None,
                });
            }
            _ => {}
        }
    }
    score
}

fn go(allowance: Allowance) -> String {
    match allowance {
        Allowance::Turn(time) => format!("go movetime {}", time.as_millis()),
        Allowance::Clock { left, increments } => {
            let [first, second] = left.map(|time| time.as_millis());
            let [own, other] = increments.map(|time| time.as_millis());
            format!("go wtime {first} btime {second} winc {own} binc {other}")
        }
        Allowance::Nodes(nodes) => format!("go nodes {nodes}"),
        // The option says where the last iteration is; this bounds the iteration.
        Allowance::Soft(nodes) => format!("go nodes {}", nodes.saturating_mul(SOFT_REACH)),
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

    #[test]
    fn scores_are_those_of_the_best_line() {
        let told = |line: &str| told_score(line);
        assert_eq!(
            told("info depth 5 multipv 1 score cp -17 nodes 3 pv a b"),
            Some(-17)
        );
        assert_eq!(
            told("info depth 5 score cp 8 lowerbound nodes 3 pv a"),
            Some(8)
        );
        assert_eq!(told("info depth 5 multipv 2 score cp 90 pv a"), None);
        assert_eq!(told("info string score cp 5"), None);
        assert_eq!(told("info nodes 5"), None);
        assert_eq!(told("bestmove a"), None);
        let mate = told("info score mate 3 pv a").unwrap();
        assert!(mate > told("info score mate 4").unwrap());
        assert!(mate > told("info score cp 9000").unwrap());
        assert_eq!(
            told("info score mate -3"),
            Some(Score::loss(6).hundredths())
        );
        assert!(told("info score mate 0").unwrap() < -30_000);
    }
}
