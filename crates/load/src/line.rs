//! A socket as a page holds it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::Fault;
use crate::http::Cookie;

/// One end of a socket.
#[derive(Debug)]
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What is told, as far as it matters here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A whole round.
    Snapshot {
        /// Whether its game has begun.
        has_begun: bool,
        /// Its last entry.
        seq: u32,
    },
    /// What happened, as it is told.
    Entries(Vec<Value>),
    /// A command is stored.
    Ack {
        /// Which.
        command: String,
        /// As which entry.
        seq: u32,
    },
    /// A command did not happen.
    Nack {
        /// Which.
        command: String,
        /// Why.
        code: String,
        /// The last entry of the round then, where it is known.
        seq: Option<u32>,
    },
    /// Anything else.
    Other,
    /// The socket is closed.
    Closed,
}

impl Line {
    /// Opens a socket and says hello.
    ///
    /// # Errors
    /// A server that cannot be reached.
    pub async fn open(address: &str, cookie: &Cookie) -> Result<Line, Fault> {
        let far = |cause: &dyn ToString| Fault::unreachable(address, cause.to_string());
        let mut request = format!("ws://{address}/ws")
            .into_client_request()
            .map_err(|it| far(&it))?;
        let value = |text: &str| HeaderValue::from_str(text).map_err(|it| far(&it));
        let headers = request.headers_mut();
        headers.insert("origin", value(&format!("http://{address}"))?);
        if let Some(cookie) = &cookie.0 {
            headers.insert("cookie", value(cookie)?);
        }
        // Ten thousand of them are held here beside the server that is measured.
        let config = WebSocketConfig::default()
            .read_buffer_size(1024)
            .write_buffer_size(0);
        let opened = connect_async_with_config(request, Some(config), true).await;
        let (socket, _) = opened.map_err(|it| far(&it))?;
        let mut line = Line { socket };
        line.say(&json!({"ask": "hello", "protocol": 1, "build": "load"}))
            .await
            .map_err(|()| far(&"it closes at once"))?;
        Ok(line)
    }

    /// Begins to follow a round: whether its game has begun, and its last entry.
    ///
    /// # Errors
    /// A socket that is closed.
    pub async fn follow(&mut self, round: &str) -> Result<(bool, u32), Fault> {
        let closed = || Fault::unreachable(round, "the socket is closed");
        self.say(&json!({"ask": "follow", "round": round, "after": null, "digest": null}))
            .await
            .map_err(|()| closed())?;
        loop {
            match self.hear().await {
                Heard::Snapshot { has_begun, seq } => return Ok((has_begun, seq)),
                Heard::Closed => return Err(closed()),
                _ => {}
            }
        }
    }

    /// Follows a round no longer.
    ///
    /// # Errors
    /// A socket that is closed.
    pub async fn unfollow(&mut self, round: &str) -> Result<(), ()> {
        self.say(&json!({"ask": "unfollow", "round": round})).await
    }

    /// Sends a message.
    ///
    /// # Errors
    /// A socket that is closed.
    pub async fn say(&mut self, message: &Value) -> Result<(), ()> {
        let text = Message::Text(message.to_string().into());
        self.socket.send(text).await.map_err(|_| ())
    }

    /// The next thing that is told. Nothing is lost if whoever waits gives up.
    pub async fn hear(&mut self) -> Heard {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return heard(text.as_str()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Heard::Closed,
                Some(Ok(_)) => {}
            }
        }
    }
}

fn heard(text: &str) -> Heard {
    let Ok(mut told) = serde_json::from_str::<Value>(text) else {
        return Heard::Other;
    };
    let word = |name: &str| told[name].as_str().unwrap_or_default().to_owned();
    let seq = told["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
    match word("tell").as_str() {
        "snapshot" => Heard::Snapshot {
            has_begun: !told["save"].is_null(),
            seq: seq.unwrap_or_default(),
        },
        "entries" => match told["entries"].take() {
            Value::Array(entries) => Heard::Entries(entries),
            _ => Heard::Other,
        },
        "ack" => Heard::Ack {
            command: word("command"),
            seq: seq.unwrap_or_default(),
        },
        "nack" => Heard::Nack {
            command: word("command"),
            code: word("code"),
            seq,
        },
        _ => Heard::Other,
    }
}
