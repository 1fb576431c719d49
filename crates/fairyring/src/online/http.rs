//! As much of HTTP as a chair needs: one request a connection, an answer at once or line by line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// How long an answer, or the next line of a stream, may take. A stream says that it lives every seven seconds.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most bytes of an answer or of a line.
const MOST: u64 = 4 * 1024 * 1024;

/// Asks one server in the name of one person.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    authority: String,
    /// Who one is to the server: what its cookie says.
    pub(crate) cookie: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) json: Value,
}

impl Client {
    pub(crate) fn new(authority: &str, cookie: Option<String>) -> Client {
        Client {
            authority: authority.to_owned(),
            cookie,
        }
    }

    /// Asks and reads the whole answer; keeps the cookie that it gives.
    pub(crate) fn ask(&mut self, path: &str, body: Option<&Value>) -> io::Result<Reply> {
        let mut answer = self.open(path, body)?;
        if let Some(cookie) = answer.cookie.take() {
            self.cookie = Some(cookie);
        }
        let mut text = String::new();
        while let Some(line) = answer.line()? {
            text.push_str(&line);
        }
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        let status = answer.status;
        Ok(Reply { status, json })
    }

    /// Asks and reads the head of the answer.
    pub(crate) fn open(&self, path: &str, body: Option<&Value>) -> io::Result<Answer> {
        let mut socket = TcpStream::connect(&self.authority)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let method = if body.is_some() { "POST" } else { "GET" };
        let host = self
            .authority
            .strip_suffix(":80")
            .unwrap_or(&self.authority);
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n");
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        if !body.is_empty() {
            head.push_str("Content-Type: application/json\r\n");
            head.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        head.push_str("\r\n");
        head.push_str(&body);
        socket.write_all(head.as_bytes())?;
        Answer::read(BufReader::new(socket))
    }
}

/// An answer whose body is read by lines.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    cookie: Option<String>,
    body: Body,
    socket: BufReader<TcpStream>,
}

/// How the end of a body is known.
#[derive(Debug)]
enum Body {
    /// So many bytes are left.
    Length(u64),
    /// Pieces; so many bytes of the present one are left, and what was read of a line that is not at its end.
    Chunks {
        left: u64,
        over: bool,
        line: Vec<u8>,
    },
}

impl Answer {
    fn read(mut socket: BufReader<TcpStream>) -> io::Result<Answer> {
        let first = head_line(&mut socket)?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or_else(|| broken("no answer of HTTP"))?;
        let (mut cookie, mut body) = (None, Body::Length(0));
        loop {
            let line = head_line(&mut socket)?;
            let Some((name, value)) = line.split_once(':') else {
                break;
            };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => {
                    body = Body::Length(value.parse().map_err(|_| broken("no length"))?);
                }
                "transfer-encoding" if value.eq_ignore_ascii_case("chunked") => {
                    body = Body::Chunks {
                        left: 0,
                        over: false,
                        line: Vec::new(),
                    };
                }
                "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        Ok(Answer {
            status,
            cookie,
            body,
            socket,
        })
    }

    /// The next line with its end, or all of an answer that says how long it is; `None` when there is no more.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let bytes = match &mut self.body {
            // Whoever knows the length has the whole answer at once.
            Body::Length(left) => {
                let mut bytes = vec![0; usize::try_from((*left).min(MOST)).unwrap_or(0)];
                self.socket.read_exact(&mut bytes)?;
                *left = 0;
                bytes
            }
            Body::Chunks { left, over, line } => chunked(&mut self.socket, left, over, line)?,
        };
        if bytes.is_empty() {
            return Ok(None);
        }
        String::from_utf8(bytes)
            .map(Some)
            .map_err(|_| broken("an answer that is no text"))
    }
}

fn chunked(
    socket: &mut BufReader<TcpStream>,
    left: &mut u64,
    over: &mut bool,
    line: &mut Vec<u8>,
) -> io::Result<Vec<u8>> {
    loop {
        if *over {
            return Ok(std::mem::take(line));
        }
        if *left == 0 {
            let size = head_line(socket)?;
            let size = size.split(';').next().unwrap_or_default().trim();
            *left = u64::from_str_radix(size, 16).map_err(|_| broken("no length of a piece"))?;
            if *left == 0 {
                *over = true;
                continue;
            }
        }
        let had = line.len();
        let read = socket.take(*left).read_until(b'\n', line)? as u64;
        if read == 0 || line.len() as u64 > MOST {
            return Err(broken("the answer was cut off"));
        }
        *left -= read;
        if *left == 0 {
            // The end of the piece.
            head_line(socket)?;
        }
        if line.len() > had && line.ends_with(b"\n") {
            return Ok(std::mem::take(line));
        }
    }
}

/// A line of a head, without its end.
fn head_line(socket: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut bytes = Vec::new();
    socket.take(16 * 1024).read_until(b'\n', &mut bytes)?;
    if !bytes.ends_with(b"\n") {
        return Err(broken("the answer was cut off"));
    }
    let line = String::from_utf8(bytes).map_err(|_| broken("a head that is no text"))?;
    Ok(line.trim_end().to_owned())
}

fn broken(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}
