//! A server in this process, and a client that speaks plain HTTP over a socket of its own.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Address, Caps, Data, Served, Settings};
use tokio::runtime::Runtime;

#[path = "client/document.rs"]
pub(crate) mod document;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    served: Option<Served>,
    runtime: Runtime,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        Server::with(folder, Settings::default())
    }

    pub(crate) fn with(folder: &Path, settings: Settings) -> Server {
        let runtime = Runtime::new().unwrap();
        let settings = Settings {
            address: Address::Exactly("127.0.0.1:0".parse().unwrap()),
            data: Data::Folder(folder.to_owned()),
            ..settings
        };
        let served = runtime.block_on(Served::open(settings)).unwrap();
        Server {
            address: served.address(),
            served: Some(served),
            runtime,
        }
    }

    pub(crate) fn impatient(folder: &Path) -> Server {
        let caps = Caps {
            head: Duration::from_millis(300),
            ..Caps::default()
        };
        let settings = Settings {
            caps,
            ..Settings::default()
        };
        Server::with(folder, settings)
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Whoever asks for figures.
    pub(crate) fn watcher(&self) -> Client {
        let served = self.served.as_ref().unwrap();
        Client::new(served.metrics_address().unwrap())
    }

    pub(crate) fn block_on<T>(&self, task: impl Future<Output = T>) -> T {
        self.runtime.block_on(task)
    }

    pub(crate) fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> tokio::task::JoinHandle<T> {
        self.runtime.spawn(task)
    }

    pub(crate) fn stop(&mut self) {
        if let Some(served) = self.served.take() {
            self.runtime.block_on(served.stop());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    /// Lines that every request has.
    pub(crate) extra: Vec<String>,
    commands: u128,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self
            .headers
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap().to_owned()
    }

    /// Status and code of a refusal.
    pub(crate) fn refusal(&self) -> (u16, String) {
        (self.status, self.code())
    }

    pub(crate) fn lines(&self) -> Vec<Value> {
        let lines = self.text.lines().filter(|line| !line.is_empty());
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client {
            address,
            cookie: None,
            extra: Vec::new(),
            commands: 0,
        }
    }

    /// The name of a command that nobody used before.
    pub(crate) fn command(&mut self) -> String {
        use std::hash::{BuildHasher, Hasher, RandomState};
        self.commands += 1;
        let random = || RandomState::new().build_hasher().finish();
        format!("{:016x}{:016x}", random(), random())
    }

    pub(crate) fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, None)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, Some(body))
    }

    /// Waits until the server would store a command: on a machine that others use a write may hang for a second.
    pub(crate) fn ready(&mut self) {
        let ready = (0..400).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            self.get("/readyz").status == 200
        });
        assert!(ready, "the server is never ready");
    }

    pub(crate) fn send(&mut self, method: &str, path: &str, body: Option<&Value>) -> Reply {
        self.try_send(method, path, body).unwrap()
    }

    pub(crate) fn try_send(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Reply> {
        let body = body.map(Value::to_string);
        let mut lines = vec![
            format!("Host: {}", self.address),
            "Connection: close".to_owned(),
        ];
        lines.extend(
            self.cookie
                .as_ref()
                .map(|cookie| format!("Cookie: {cookie}")),
        );
        if body.is_some() {
            lines.push("Content-Type: application/json".to_owned());
        }
        lines.extend(self.extra.iter().cloned());
        let reply = raw(
            self.address,
            method,
            path,
            &lines,
            body.as_deref().unwrap_or(""),
        )?;
        document::hold(method, path, &reply);
        if let Some(given) = reply.header("set-cookie") {
            self.cookie = given.split(';').next().map(str::to_owned);
        }
        Ok(reply)
    }

    /// A round of a game; the maker sits first. Its id and the token of the other chair.
    pub(crate) fn create(&mut self, terms: &Value) -> (String, String) {
        let command = self.command();
        let body = json!({"command": command, "terms": terms, "side": "first", "name": "Ada"});
        let made = self.post("/api/v1/rounds", &body);
        assert_eq!(made.status, 201, "{made:?}");
        let made = made.json();
        let token = made["invite"]["second"]["token"].as_str().unwrap();
        (made["round"].as_str().unwrap().to_owned(), token.to_owned())
    }

    pub(crate) fn sit(&mut self, round: &str, token: &str) -> Reply {
        let body = json!({"command": self.command(), "token": token, "name": "Bob"});
        self.post(&format!("/api/v1/rounds/{round}/chair"), &body)
    }

    pub(crate) fn act(&mut self, round: &str, action: &Value) -> Reply {
        let body = json!({"command": self.command(), "action": action});
        self.post(&format!("/api/v1/rounds/{round}/commands"), &body)
    }

    pub(crate) fn entries(&mut self, round: &str) -> Vec<Value> {
        let found = self.get(&format!("/api/v1/rounds/{round}/entries?after=0"));
        assert_eq!(found.status, 200, "{found:?}");
        found.lines()
    }

    /// The last line of the log with what is legal; waits until the game has begun.
    pub(crate) fn legal(&mut self, round: &str) -> Value {
        for _ in 0..400 {
            let found = self.get(&format!("/api/v1/rounds/{round}/entries?after=0&legal=1"));
            let last = found.lines().pop().unwrap();
            if last["phase"] == "playing" || last["phase"] == "over" {
                return last;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the round does not begin");
    }

    /// A whole turn of whoever is to act, step by step by a number that chooses.
    pub(crate) fn whole_turn(&mut self, round: &str, choose: &mut u64) -> String {
        let mut turn = String::new();
        loop {
            let path = format!("/api/v1/rounds/{round}/legal?turn={}", encoded(&turn));
            let found = self.get(&path);
            assert_eq!(found.status, 200, "{path} {found:?}");
            let found = found.json();
            if found["whole"] == true {
                return turn;
            }
            let steps = found["legal"].as_array().unwrap();
            assert!(!steps.is_empty(), "{path}");
            *choose = choose
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let step = steps[(*choose >> 33) as usize % steps.len()]
                .as_str()
                .unwrap();
            turn = if turn.is_empty() {
                step.to_owned()
            } else {
                format!("{turn},{step}")
            };
        }
    }
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

/// One request, byte for byte.
pub(crate) fn raw(
    address: SocketAddr,
    method: &str,
    path: &str,
    lines: &[String],
    body: &str,
) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    for line in lines {
        head.push_str(line);
        head.push_str("\r\n");
    }
    if !body.is_empty() || method == "POST" {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    head.push_str(body);
    stream.write_all(head.as_bytes())?;
    read_reply(&mut BufReader::new(stream))
}

pub(crate) fn read_reply(reader: &mut impl BufRead) -> io::Result<Reply> {
    let gone = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let status = line
        .split(' ')
        .nth(1)
        .and_then(|word| word.parse().ok())
        .ok_or_else(gone)?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Err(gone());
        }
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
            None => break,
        }
    }
    let length = headers
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length: Option<usize> = length.and_then(|(_, value)| value.parse().ok());
    let mut bytes = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut bytes)?;
    let text = String::from_utf8(bytes).map_err(|_| gone())?;
    Ok(Reply {
        status,
        headers,
        text,
    })
}
