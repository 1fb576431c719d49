//! A disk that makes everybody wait: somebody else holds the file.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use store::{ChairSide, Reader, Shelf};

use crate::client::Server;
use crate::sockets::{connect, say};

const HOLD: &str = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE'); print('held', flush=True); sys.stdin.read(); c.execute('ROLLBACK')";

/// Whoever holds the file of a store, so that nothing can be written.
pub(crate) struct Holder(Child);

impl Holder {
    pub(crate) fn of(folder: &Path) -> Holder {
        let mut child = Command::new("python3")
            .args(["-c", HOLD])
            .arg(folder.join("fairyring.db"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut said).unwrap();
        assert_eq!(said, "held\n");
        Holder(child)
    }

    pub(crate) fn let_go(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().unwrap().success());
    }
}

/// Clocks stand from the moment when the first write began that hangs or fails, not from when that is noticed. And who came
/// meanwhile is noted as soon as anything can be: if the process died then, the next one would owe him the time.
#[test]
fn time_is_given_back_from_when_the_disk_began_to_hang() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let clock = json!({"kind": "live", "base_ms": 300_000, "increment_ms": 0});
    let (round, token) = ada.create(&json!({"game": "xiangqi", "clock": clock}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let play = |ply: u32, turn: &str| json!({"do": "play", "ply": ply, "turn": turn});
    assert_eq!(ada.act(&round, &play(0, "h2e2")).status, 200);
    assert_eq!(bob.act(&round, &play(1, "h9g7")).status, 200);
    let reader = Reader::open(folder.path()).unwrap();
    let boot = reader.nodes().unwrap()[0].boot;
    let there = || reader.attendance(boot).unwrap();
    assert_eq!(there(), []);
    let holder = Holder::of(folder.path());
    let began = Instant::now();
    let refused = std::thread::scope(|scope| {
        let turn = scope.spawn(|| ada.act(&round, &play(2, "h0g2")));
        std::thread::sleep(Duration::from_millis(100));
        let origin = format!("http://{}", server.address);
        let socket = server.block_on(async {
            let mut socket = connect(&bob, Some(&origin)).await.unwrap();
            let follow = json!({"ask": "follow", "round": round, "after": null});
            say(&mut socket, &follow).await;
            socket
        });
        let refused = turn.join().unwrap();
        // What he came by was refused as well by now.
        std::thread::sleep(Duration::from_millis(2_500));
        (refused, socket)
    });
    let (told, _socket) = refused;
    assert_eq!(told.refusal(), (503, "E_STORE".to_owned()));
    assert_eq!(there(), []);
    let held = began.elapsed();
    holder.let_go();
    let gift = (0..400).find_map(|_| {
        std::thread::sleep(Duration::from_millis(25));
        let last = bob.entries(&round).pop().unwrap();
        (last["entry"] == "resumed").then(|| last["gifts"][0].as_u64().unwrap())
    });
    let gift = Duration::from_millis(gift.expect("the time is given back"));
    assert!(
        gift + Duration::from_millis(700) >= held,
        "{gift:?} of {held:?}"
    );
    let noted = (0..400).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        !there().is_empty()
    });
    assert!(noted, "nobody would owe him time");
}

/// Who came while nothing could be written is noted by itself afterwards. He is the one who is to act, so nothing that happens later
/// would say again that he is here.
#[test]
fn who_came_while_the_disk_hung_is_noted_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let clock = json!({"kind": "live", "base_ms": 300_000, "increment_ms": 0});
    let (round, token) = ada.create(&json!({"game": "xiangqi", "clock": clock}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let play = json!({"do": "play", "ply": 0, "turn": "h2e2"});
    assert_eq!(ada.act(&round, &play).status, 200);
    let reader = Reader::open(folder.path()).unwrap();
    let boot = reader.nodes().unwrap()[0].boot;
    let holder = Holder::of(folder.path());
    let origin = format!("http://{}", server.address);
    let _socket = server.block_on(async {
        let mut socket = connect(&bob, Some(&origin)).await.unwrap();
        let follow = json!({"ask": "follow", "round": round, "after": null});
        say(&mut socket, &follow).await;
        socket
    });
    // Longer than a write waits for whoever holds the file.
    std::thread::sleep(Duration::from_millis(2_700));
    holder.let_go();
    let noted = (0..480).find_map(|_| {
        std::thread::sleep(Duration::from_millis(25));
        reader.attendance(boot).unwrap().pop()
    });
    assert_eq!(noted, Some((round, ChairSide::Second)));
}
