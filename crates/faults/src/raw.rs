//! Bytes that are no request and no frame, at the live server: it breaks off nowhere, and answers others meanwhile.

use std::path::Path;
use std::time::Duration;

use hyper::Method;
use load::{Asked, Cookie, Figure, Process, Start};
use rules::SplitMix64;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::Trouble;
use crate::players::{Plan, Players};

/// How many write at the same time.
const WRITERS: u64 = 4;
const PAIRS: usize = 2;
/// How long a write may hang, and how long an answer is waited for.
const SHORT: Duration = Duration::from_millis(500);
const LOOK: Duration = Duration::from_millis(3);
const LONG: Duration = Duration::from_secs(30);
/// More than any head, frame or body may have.
const HUGE: usize = 300_000;

const UPGRADE: &str = "GET /ws HTTP/1.1\r\nHost: HERE\r\nOrigin: http://HERE\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
     Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// What is right, before it is spoiled.
const REQUESTS: [&str; 6] = [
    "GET / HTTP/1.1\r\nHost: HERE\r\n\r\n",
    "GET /livez HTTP/1.0\r\nHost: HERE\r\nAccept-Encoding: br, gzip\r\n\r\n",
    "GET /api/v1/rounds/0000000000000/entries?after=0&legal=1 HTTP/1.1\r\nHost: HERE\r\nCookie: fairyring=x\r\n\r\n",
    "POST /api/v1/rounds HTTP/1.1\r\nHost: HERE\r\nContent-Type: application/json\r\nContent-Length: 87\r\n\r\n\
     {\"command\":\"00000000000000000000000000000001\",\"terms\":{\"game\":\"xiangqi\"},\"side\":\"first\"}",
    "POST /api/v1/rounds HTTP/1.1\r\nHost: HERE\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n\
     10\r\n{\"command\":\"0000\r\n5\r\n\"}{]\u{e9}\r\n0\r\n\r\n",
    UPGRADE,
];

/// What is said at a socket, before it is spoiled.
const FRAMES: [&str; 4] = [
    r#"{"ask":"hello","protocol":1,"build":"load"}"#,
    r#"{"ask":"follow","round":"0000000000000","after":null,"digest":null}"#,
    r#"{"ask":"do","round":"0000000000000","command":"00000000000000000000000000000001","action":{"do":"play","ply":0,"turn":"h2e2"}}"#,
    r#"{"ask":"say","round":"0000000000000","phrase":"hello"}"#,
];

/// Writes so many spoiled inputs.
///
/// # Errors
/// A server that does not start.
pub async fn raw(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let folder = tempfile::tempdir()?;
    let start = Start::new(program, &folder.path().join("data"));
    let start = Start {
        says: Some(folder.path().join("says")),
        ..start
    };
    let mut server = Process::start(start.clone()).await?;
    let players = Players::sit(&server.address, &Plan::timed(PAIRS, times));
    players.acked(1, LONG).await?;
    let before = players.told().acked();
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let address = server.address.clone();
        writers.spawn(async move { write(&address, times / WRITERS, writer).await });
    }
    let mut written = 0;
    while let Some(ended) = writers.join_next().await {
        written += ended.map_err(|error| Trouble::Never(error.to_string()))?;
    }
    let others = players.told().acked() - before;
    players.acked(players.told().acked() + 4, LONG).await?;
    let mut nobody = Cookie::default();
    let alive = load::ask(&server.address, Method::GET, "/livez", &mut nobody, None).await;
    let is_dead = u64::from(!alive.is_ok_and(|answer| answer.status == 200));
    let wait = players.told().wait().as_secs_f64();
    let told = players.stop().await;
    server.stop().await?;
    let mut found = told.against(&start.folder)?;
    crate::panics(&start, &mut found)?;
    let least = (times - times % WRITERS) as f64 * 0.99;
    let mut figures = vec![
        Figure::new("inputs written", written as f64, Asked::AtLeast(least)),
        Figure::new("turns of others", others as f64, Asked::AtLeast(1.0)),
        Figure::new("others waited s", wait, Asked::AtMost(1.0)),
        Figure::never("not alive", is_dead),
    ];
    figures.extend(found.figures());
    crate::say(found.words());
    Ok(figures)
}

/// How many it could write, each on a connection of its own.
async fn write(address: &str, times: u64, seed: u64) -> u64 {
    let mut random = SplitMix64::new(seed + 1);
    let mut written = 0;
    for time in 0..times {
        let input = input(address, &mut random);
        let Ok(Ok(mut line)) = timeout(SHORT, TcpStream::connect(address)).await else {
            continue;
        };
        // Whoever is refused in the middle of it is closed: that is an answer.
        let _ = timeout(SHORT, line.write_all(&input)).await;
        if time % 4 == 0 {
            let mut answer = [0; 1024];
            let _ = timeout(LOOK, line.read(&mut answer)).await;
        }
        written += 1;
    }
    written
}

fn input(address: &str, random: &mut SplitMix64) -> Vec<u8> {
    let kind = random.below(4);
    let mut bytes = match kind {
        0 | 1 => REQUESTS[random.below(REQUESTS.len())]
            .replace("HERE", address)
            .into_bytes(),
        _ => {
            let mut bytes = UPGRADE.replace("HERE", address).into_bytes();
            for _ in 0..1 + random.below(4) {
                bytes.extend(frame(random));
            }
            bytes
        }
    };
    // A handshake that is spoiled leads to no frame: half of the frames come behind a sound one.
    let from = if kind == 2 { UPGRADE.len() } else { 0 };
    for _ in 0..random.below(4) {
        spoil(&mut bytes, from, random);
    }
    bytes
}

/// A frame as a client sends it, with what may be wrong about frames.
fn frame(random: &mut SplitMix64) -> Vec<u8> {
    let text = FRAMES[random.below(FRAMES.len())].as_bytes();
    let first = match random.below(3) {
        0 => u8::try_from(random.below(256)).unwrap_or_default(),
        _ => 0x81,
    };
    let mut frame = vec![first];
    match random.below(6) {
        // Longer than anything, and nothing follows.
        0 => {
            frame.push(0xff);
            frame.extend(random.next_u64().to_be_bytes());
        }
        // Without a mask.
        1 => frame.push(u8::try_from(text.len().min(125)).unwrap_or_default()),
        _ => {
            frame.push(0xfe);
            frame.extend(u16::try_from(text.len()).unwrap_or_default().to_be_bytes());
            frame.extend([0; 4]);
        }
    }
    frame.extend(text);
    frame
}

fn spoil(bytes: &mut Vec<u8>, from: usize, random: &mut SplitMix64) {
    let from = from.min(bytes.len().saturating_sub(1));
    let at = from + random.below((bytes.len() - from).max(1));
    match random.below(6) {
        0 => bytes.truncate(at),
        1 => bytes[at] ^= 1 << random.below(8),
        2 => bytes[at] = u8::try_from(random.below(256)).unwrap_or_default(),
        3 => {
            let again = bytes[at..].to_vec();
            bytes.extend(again);
        }
        4 => {
            let many = random.below(64);
            let noise = (0..many).map(|_| random.next_u64().to_le_bytes()[0]);
            let noise: Vec<u8> = noise.collect();
            bytes.splice(at..at, noise);
        }
        _ if random.below(8) == 0 => {
            let letter = bytes[at];
            bytes.splice(at..at, std::iter::repeat_n(letter, HUGE));
        }
        _ => bytes.extend([0xc1; 9]),
    }
    if bytes.is_empty() {
        bytes.push(0);
    }
}
