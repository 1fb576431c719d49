//! The log as a stream.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, Server};
use crate::sockets::behind_a_proxy;

/// Reads lines of a chunked answer as they come: sizes of chunks and empty lines are no JSON.
struct Stream(BufReader<TcpStream>);

impl Stream {
    fn open(client: &Client, path: &str) -> Stream {
        let mut stream = TcpStream::connect(client.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .unwrap();
        let cookie = client.cookie.clone().unwrap_or_default();
        let extra: String = client
            .extra
            .iter()
            .map(|line| format!("{line}\r\n"))
            .collect();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n{extra}\r\n",
            client.address
        )
        .unwrap();
        Stream(BufReader::new(stream))
    }

    fn next(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            if line.starts_with('{') {
                return Some(serde_json::from_str(&line).unwrap());
            }
        }
    }
}

#[test]
fn a_stream_tells_every_entry_and_what_is_legal_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi", "clock": {"kind": "live", "base_ms": 300_000, "increment_ms": 3_000}}));
    let path = format!("/api/v1/rounds/{round}/entries?after=0&follow=1&legal=1");
    let mut stream = Stream::open(&ada, &path);
    let first = stream.next().unwrap();
    assert_eq!(
        (
            first["phase"].as_str(),
            first["actor"].as_str(),
            first.get("seq")
        ),
        (Some("waiting"), None, None)
    );
    assert_eq!(bob.sit(&round, &token).status, 200);
    let begun = stream.next().unwrap();
    assert_eq!(
        (begun["seq"].as_u64(), begun["entry"].as_str()),
        (Some(1), Some("begun"))
    );
    for member in ["ply", "actor", "clock", "at", "digest"] {
        assert!(begun.get(member).is_some(), "{member}");
    }
    let legal = stream.next().unwrap();
    assert_eq!(
        (
            legal["legal"].as_array().unwrap().len(),
            legal["ply"].as_u64()
        ),
        (44, Some(0))
    );
    assert_eq!(
        ada.act(&round, &json!({"do": "play", "ply": 0, "turn": "h2e2"}))
            .status,
        200
    );
    let turn = stream.next().unwrap();
    assert_eq!(
        (
            turn["text"].as_str(),
            turn["ply"].as_u64(),
            turn["actor"].as_str()
        ),
        (Some("h2e2"), Some(1), Some("second"))
    );
    assert_eq!(stream.next().unwrap()["actor"], "second");
    // Whoever comes back says what he knows.
    let mut late = Stream::open(
        &bob,
        &format!("/api/v1/rounds/{round}/entries?after=1&follow=1"),
    );
    assert_eq!(late.next().unwrap()["seq"], 2);
    // A stop gives the time back to whoever is to act, tells it, and ends every stream.
    server.stop();
    let resumed = late.next().unwrap();
    assert_eq!(
        (resumed["entry"].as_str(), resumed["gifts"][1].as_u64()),
        (Some("resumed"), Some(15_000))
    );
    assert_eq!(late.next(), None);
}

/// S39: one household follows eight logs at most; whoever is another is served, and a place that is left is free again.
#[test]
fn s39_one_address_has_so_many_streams() {
    let folder = tempfile::tempdir().unwrap();
    let server = behind_a_proxy(folder.path());
    let mut ada = server.client();
    ada.extra = vec!["X-Forwarded-For: 203.0.113.9".to_owned()];
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    let path = format!("/api/v1/rounds/{round}/entries?after=0&follow=1&legal=1");
    let mut streams: Vec<Stream> = (0..8).map(|_| Stream::open(&ada, &path)).collect();
    for stream in &mut streams {
        assert_eq!(stream.next().unwrap()["phase"], "waiting");
    }
    let told = ada.get(&path);
    assert_eq!(told.refusal(), (429, "E_LIMIT".to_owned()));
    assert!(told.header("retry-after").is_some(), "{told:?}");
    // What stands already is no stream.
    let path_of_log = format!("/api/v1/rounds/{round}/entries?after=0");
    assert_eq!(ada.get(&path_of_log).status, 200);
    let mut other = ada.clone();
    other.extra = vec!["X-Forwarded-For: 203.0.113.77".to_owned()];
    assert_eq!(
        Stream::open(&other, &path).next().unwrap()["phase"],
        "waiting"
    );
    // That somebody has gone is noticed when the next line is due.
    drop(streams);
    let mut bob = other.clone();
    bob.cookie = None;
    assert_eq!(bob.sit(&round, &token).status, 200);
    let is_free = (0..150).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        ada.get(&path).status == 200
    });
    assert!(is_free, "no place is given back");
}
