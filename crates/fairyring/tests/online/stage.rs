//! A server in a process of its own, at an address that stays the same over kills.
//!
//! The process is this very test program, started once more: `fairyring serve` wants a built page, and rounds do not.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use server::{Address, Data, Settings};

const FOLDER: &str = "FAIRYRING_STAGE_DATA";
const LISTEN: &str = "FAIRYRING_STAGE_LISTEN";

/// The server's part. Without a folder it is no test of its own.
#[test]
fn the_server_of_the_stage() {
    let (Some(folder), Ok(listen)) = (std::env::var_os(FOLDER), std::env::var(LISTEN)) else {
        return;
    };
    let settings = Settings {
        address: Address::Exactly(listen.parse().unwrap()),
        data: Data::Folder(folder.into()),
        ..Settings::default()
    };
    server::run(settings, |address| {
        println!("\nhttp://{address}/");
        Ok(())
    })
    .unwrap();
}

pub(crate) struct Stage {
    pub(crate) address: SocketAddr,
    pub(crate) data: PathBuf,
    child: Child,
}

impl Stage {
    pub(crate) fn start(data: &Path) -> Stage {
        // A port that was free a moment ago.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr();
        let address = address.unwrap();
        Stage {
            address,
            data: data.to_owned(),
            child: spawn(data, address),
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Makes a round by HTTP; what the answer says.
    pub(crate) fn create(&self, body: &Value) -> Value {
        let mut body = body.clone();
        body["command"] = "0123456789abcdef0123456789abcdef".into();
        create(self.address, &body)
    }

    /// Ends the process as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn restart(&mut self) {
        self.child = spawn(&self.data, self.address);
    }
}

/// Makes a round by HTTP; what the answer says.
pub(crate) fn create(address: SocketAddr, body: &Value) -> Value {
    let text = body.to_string();
    let mut socket = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/v1/rounds HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{text}",
        address,
        text.len()
    );
    socket.write_all(head.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

impl Drop for Stage {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(data: &Path, address: SocketAddr) -> Child {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "online::stage::the_server_of_the_stage",
            "--nocapture",
        ])
        .env(FOLDER, data)
        .env(LISTEN, address.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let said = lines.any(|line| line.is_ok_and(|line| line == format!("http://{address}/")));
    assert!(said, "the server says where it is");
    // The test program speaks again after a minute, and ends if nobody reads that.
    std::thread::spawn(move || lines.for_each(drop));
    child
}
