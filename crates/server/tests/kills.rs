//! A process that is killed again and again while two rounds are played: nothing that was acknowledged is lost, nothing happens twice.
//!
//! The process is this very test program, started once more as a server.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use round::{CommandId, RoundId, check};
use serde_json::{Value, json};
use server::{Address, Data, Settings};
use store::{Reader, Shelf};

use crate::client::{Client, Reply};

const FOLDER: &str = "FAIRYRING_TEST_DATA";
/// How often the server is killed, how many play, and how many turns each life acknowledges at least.
struct Plan {
    kills: usize,
    players: u64,
    turns: usize,
}

/// The short form, or what whoever has time asks for by the environment.
fn plan() -> Plan {
    let number = |name: &str| std::env::var(name).ok()?.parse().ok();
    Plan {
        kills: number("FAIRYRING_KILLS").unwrap_or(25),
        players: number("FAIRYRING_PLAYERS").unwrap_or(2) as u64,
        turns: number("FAIRYRING_TURNS").unwrap_or(3),
    }
}

/// The server's part. Without a folder it is no test of its own.
#[test]
fn the_server_of_the_kill_test() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let settings = Settings {
        address: Address::Exactly("127.0.0.1:0".parse().unwrap()),
        data: Data::Folder(folder.into()),
        ..Settings::default()
    };
    server::run(settings, |address| {
        println!("\nhttp://{address}/");
        Ok(())
    })
    .unwrap();
}

fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "kills::the_server_of_the_kill_test",
            "--nocapture",
        ])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.map_while(Result::ok).find_map(|line| {
        let address = line.strip_prefix("http://")?.strip_suffix('/')?;
        address.parse().ok()
    });
    (child, address.expect("the server says where it is"))
}

/// Where the server is now.
struct Stage {
    address: Mutex<SocketAddr>,
    over: AtomicBool,
}

impl Stage {
    /// The same request until it has an answer that is not about the store or the line.
    fn ask(
        &self,
        client: &mut Client,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Option<Reply> {
        while !self.over.load(Ordering::Relaxed) {
            client.address = *self.address.lock().unwrap();
            match client.try_send(method, path, body) {
                Ok(reply) if reply.status != 503 => return Some(reply),
                _ => std::thread::sleep(Duration::from_millis(5)),
            }
        }
        None
    }
}

/// What was acknowledged: the round, the request, the number, the turn.
type Acked = (String, Value, u64, String);

/// Plays rounds against itself until it is told to stop.
fn play(stage: &Stage, seed: u64, acked: &Mutex<Vec<Acked>>) -> Option<()> {
    let mut choose = seed;
    loop {
        let (mut ada, mut bob) = (
            Client::new("127.0.0.1:1".parse().unwrap()),
            Client::new("127.0.0.1:1".parse().unwrap()),
        );
        let body = json!({"command": ada.command(), "terms": {"game": "xiangqi"}, "side": "first"});
        let made = stage
            .ask(&mut ada, "POST", "/api/v1/rounds", Some(&body))?
            .json();
        let round = made["round"].as_str().unwrap().to_owned();
        let body = json!({"command": bob.command(), "token": made["invite"]["second"]["token"]});
        let chair = format!("/api/v1/rounds/{round}/chair");
        let sat = stage.ask(&mut bob, "POST", &chair, Some(&body))?;
        assert_eq!(sat.status, 200, "{sat:?}");
        loop {
            let path = format!("/api/v1/rounds/{round}/entries?after=100000&legal=1");
            let legal = stage
                .ask(&mut ada, "GET", &path, None)?
                .lines()
                .pop()
                .unwrap();
            if legal["phase"] == "over" || legal["ply"].as_u64() > Some(200) {
                break;
            }
            let steps = legal["legal"].as_array().unwrap();
            if steps.is_empty() {
                continue;
            }
            choose = choose
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let turn = steps[(choose >> 33) as usize % steps.len()]
                .as_str()
                .unwrap();
            let player = if legal["actor"] == "first" {
                &mut ada
            } else {
                &mut bob
            };
            let action = json!({"do": "play", "ply": legal["ply"], "turn": turn});
            let body = json!({"command": player.command(), "action": action, });
            let path = format!("/api/v1/rounds/{round}/commands");
            let done = stage.ask(player, "POST", &path, Some(&body))?;
            assert_eq!(done.status, 200, "{done:?}");
            let seq = done.json()["seq"].as_u64().unwrap();
            let with = json!({"body": body, "cookie": player.cookie});
            acked
                .lock()
                .unwrap()
                .push((round.clone(), with, seq, turn.to_owned()));
        }
    }
}

/// What players were told, held against what the file has, as the simulator does it.
fn held_against_the_log(acked: &[Acked], reader: &Reader) -> Vec<check::Violation> {
    let mut told: HashMap<&str, check::Witness> = HashMap::new();
    for (round, asked, seq, _) in acked {
        let id = RoundId::read(round).unwrap();
        let command = asked["body"]["command"].as_str().unwrap();
        let command = u128::from_str_radix(command, 16).unwrap();
        let ack = check::Heard::Ack {
            command: CommandId::of(command).unwrap(),
            seq: u32::try_from(*seq).unwrap(),
        };
        let witness = told.entry(round).or_insert_with(|| check::Witness::of(id));
        witness.heard.push(ack);
    }
    let violations = told.iter().flat_map(|(round, witness)| {
        let loaded = reader.load(round, 0).unwrap().unwrap();
        let log = server::rows::for_host(&loaded).unwrap().entries;
        check::witness(&log, witness, 0)
    });
    violations.collect()
}

#[test]
fn nothing_that_was_acknowledged_is_lost_by_kills() {
    let plan = plan();
    let kills = plan.kills;
    let folder = tempfile::tempdir().unwrap();
    let (mut child, address) = start(folder.path());
    let stage = Stage {
        address: Mutex::new(address),
        over: AtomicBool::new(false),
    };
    let acked = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for seed in 1..=plan.players {
            let (stage, acked) = (&stage, &acked);
            scope.spawn(move || play(stage, seed, acked));
        }
        for kill in 0..kills {
            let before = acked.lock().unwrap().len();
            // Each life stores something, then dies at some moment.
            while acked.lock().unwrap().len() < before + plan.turns {
                std::thread::sleep(Duration::from_millis(2));
            }
            std::thread::sleep(Duration::from_millis((kill as u64 * 7) % 23));
            child.kill().unwrap();
            child.wait().unwrap();
            let (next, address) = start(folder.path());
            child = next;
            *stage.address.lock().unwrap() = address;
        }
        stage.over.store(true, Ordering::Relaxed);
    });
    let acked = acked.into_inner().unwrap();
    assert!(acked.len() >= kills * plan.turns);
    let address = *stage.address.lock().unwrap();
    let mut logs: HashMap<String, Vec<Value>> = HashMap::new();
    for (number, (round, asked, seq, turn)) in acked.iter().enumerate() {
        let log = logs
            .entry(round.clone())
            .or_insert_with(|| Client::new(address).entries(round));
        let entry = &log[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(
            (entry["seq"].as_u64(), entry["text"].as_str()),
            (Some(*seq), Some(turn.as_str()))
        );
        if number % 5 == 0 {
            let mut client = Client::new(address);
            client.cookie = asked["cookie"].as_str().map(str::to_owned);
            let again = client.post(&format!("/api/v1/rounds/{round}/commands"), &asked["body"]);
            assert_eq!(
                (again.status, again.json()["seq"].as_u64()),
                (200, Some(*seq))
            );
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let reader = Reader::open(folder.path()).unwrap();
    assert_eq!(held_against_the_log(&acked, &reader), []);
    let findings = server::examine(&reader).unwrap();
    assert_eq!(findings.faults, [""; 0]);
    println!(
        "{kills} kills, {} turns acknowledged, {} entries",
        acked.len(),
        findings.entries
    );
}
