//! The program and the round by curl of `docs/online.md`, word for word.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::stage::Stage;
use crate::cli::run::printed;

const DOCUMENT: &str = include_str!("../../../../docs/online.md");

/// The first block of a language in the part of the document below a title.
fn block(title: &str, language: &str) -> &'static str {
    let part = DOCUMENT.split_once(&format!("## {title}\n")).unwrap().1;
    let rest = part.split_once(&format!("```{language}\n")).unwrap().1;
    rest.split_once("```").unwrap().0
}

/// How many rounds of each game, over how many kills. The long form is what a release is tried with.
struct Plan {
    rounds: usize,
    kills: usize,
}

const SHORT: Plan = Plan {
    rounds: 1,
    kills: 1,
};
const LONG: Plan = Plan {
    rounds: 20,
    kills: 5,
};
/// How many rounds are played at once.
const TABLES: usize = 4;

/// The program plays rounds against itself while the server is killed, and everything that is stored is sound. With
/// `FAIRYRING_DEEP=1` twenty rounds of each game over five kills.
#[test]
fn the_program_plays_every_game_over_kills() {
    let plan = match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => LONG,
        None => SHORT,
    };
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("random_player.py");
    std::fs::write(
        &program,
        block("A program that plays every game at random", "python"),
    )
    .unwrap();
    let stage = Mutex::new(Stage::start(&folder.path().join("data")));
    let url = stage.lock().unwrap().url();
    let games: Vec<&str> = catalog::games()
        .iter()
        .map(|listing| listing.info.id)
        .collect();
    let all = games.len() * plan.rounds;
    let (next, over) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..TABLES {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= all {
                        break;
                    }
                    let game = games[number % games.len()];
                    let run = Command::new("python3")
                        .arg(&program)
                        .args([&url, game])
                        .output();
                    let run = run.expect("python3 runs");
                    let error = String::from_utf8_lossy(&run.stderr);
                    assert!(run.status.success(), "{game}: {error}");
                    assert!(run.stdout.starts_with(url.as_bytes()), "{game}");
                    over.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        for kill in 0..plan.kills {
            // Each life sees rounds that others began, and is cut while some are played.
            let due = all * kill / plan.kills;
            while over.load(Ordering::Relaxed) < due {
                std::thread::sleep(Duration::from_millis(20));
            }
            std::thread::sleep(Duration::from_millis(150 + 37 * kill as u64));
            let mut stage = stage.lock().unwrap();
            stage.kill();
            stage.restart();
        }
    });
    let mut stage = stage.into_inner().unwrap();
    stage.kill();
    let said = printed(&["doctor", "--data", stage.data.to_str().unwrap()]);
    let words: Vec<&str> = said.lines().last().unwrap().split(' ').collect();
    assert_eq!((words[0], words[1]), ("rounds", all.to_string().as_str()));
    assert_eq!(words[4..], ["faults", "0"]);
    println!("{} kills, {said}", plan.kills);
}

/// What the document says that a person types, with what the answers told him in the places of ID and TOKEN.
#[test]
fn the_round_by_curl_works_as_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::start(&folder.path().join("data"));
    let text = block("A round with curl", "sh").replace("http://127.0.0.1:8064", &stage.url());
    let answers: Vec<&str> = text.lines().filter(|line| line.starts_with("# ")).collect();
    assert_eq!(answers.len(), 3, "the document shows three answers");
    let (mut id, mut token) = (String::new(), String::new());
    let mut before = String::new();
    let mut told = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if !line.starts_with("curl") {
            before.push_str(line);
            before.push('\n');
            continue;
        }
        let line = line
            .replace("/ID", &format!("/{id}"))
            .replace("TOKEN", &token);
        // A stream that follows ends when whoever reads it has enough.
        let line = line.replace("curl -sN", "curl -sN --max-time 1");
        let said = shell(folder.path(), &format!("{before}{line}\n"));
        if let Ok(made) = serde_json::from_str::<serde_json::Value>(&said)
            && let Some(round) = made["round"].as_str()
            && id.is_empty()
        {
            id = round.to_owned();
            token = made["invite"]["second"]["token"]
                .as_str()
                .unwrap()
                .to_owned();
        }
        told.push((line, said));
    }
    let said: Vec<&str> = told.iter().map(|(_, said)| said.as_str()).collect();
    assert_eq!(said.len(), 7);
    // The answers have the form that the document shows.
    assert!(said[0].starts_with(&format!("{{\"round\":\"{id}\",\"chair\":\"first\",\"invite\":{{\"second\":{{\"token\":\"{token}\",\"link\":\"")), "{}", said[0]);
    assert_eq!(said[1], answers[1][2..].replace("ID", &id));
    assert_eq!(said[2], &answers[2][2..]);
    let entries: Vec<serde_json::Value> = said[3]
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        (&entries[0]["entry"], &entries[1]["text"]),
        (&"begun".into(), &"h2e2".into())
    );
    let legal: serde_json::Value = serde_json::from_str(said[4].lines().next().unwrap()).unwrap();
    assert_eq!(
        (&legal["actor"], &legal["ply"], &legal["phase"]),
        (&"second".into(), &1.into(), &"playing".into())
    );
    let legal: serde_json::Value = serde_json::from_str(said[5]).unwrap();
    assert_eq!(legal["whole"], false);
    assert!(said[6].contains("1. 炮二平五 *"), "{}", said[6]);
}

/// Runs lines of a shell and gives back what they print.
fn shell(folder: &std::path::Path, lines: &str) -> String {
    let mut child = Command::new("sh")
        .arg("-s")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(lines.as_bytes())
        .unwrap();
    let run = child.wait_with_output().unwrap();
    String::from_utf8(run.stdout).unwrap()
}
