//! One socket: frames in, words out, pings.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::Response;
use axum::http::header::ORIGIN;
use axum::response::IntoResponse;
use governor::{Quota, RateLimiter};
use round::{CommandId, host};
use rules::Refusal;
use store::crash::{self, CrashPoint};
use wire::online::{Ask, DoorRefusal, MOST_FRAME, PROTOCOL, PersonView, Tell, read, write};

use crate::accept::Caps;
use crate::api::Failure;
use crate::api::call::Call;
use crate::app::App;
use crate::limits::TooMuch;
use crate::online::OpenLine;
use crate::secret;

/// How often the other end is asked whether it is there.
const PING: Duration = Duration::from_secs(5);
/// How long it may be silent.
const SILENT: Duration = Duration::from_secs(30);
/// How often somebody may send what is no message.
const STRANGE: u32 = 5;
/// How many sockets there may be, and how many from one address.
const SOCKETS: Caps = Caps {
    head: SILENT,
    connections: 10_000,
    from_one: 20,
};

/// How many sockets one person may have.
const FROM_ONE_PERSON: usize = 10;
/// How long the other end may let a frame wait.
const SLOW: Duration = match cfg!(test) {
    true => Duration::from_millis(300),
    false => Duration::from_secs(10),
};

const LIMITS: u16 = 1008;
const RESTARTING: u16 = 1012;
const OUTDATED: u16 = 4001;

/// `GET /ws`
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    let (mut parts, body) = request.into_parts();
    // A browser always says which page asks. Whoever brings a key and does not is no browser of that person's.
    let has_origin = parts.headers.contains_key(ORIGIN);
    let ws = WebSocketUpgrade::from_request_parts(&mut parts, &app).await;
    let base = parts.extensions.get::<crate::origin::Base>().cloned();
    let is_own = base.is_some_and(|base| app.origins.is_own_page(&base, &parts.headers));
    let call = Call::open(&app, Request::from_parts(parts, body)).await?;
    if !is_own || (call.person().is_some() && !has_origin) {
        return Err(DoorRefusal::Forbidden.into());
    }
    let ws = match ws {
        Ok(ws) => ws,
        Err(refused) => return Ok(refused.into_response()),
    };
    let place = app
        .sockets
        .enter(call.from.unwrap_or([127, 0, 0, 1].into()), SOCKETS);
    let place = place.ok_or(DoorRefusal::Limit { seconds: 10 })?;
    // Nobody is limited on his own machine.
    let own = match (call.from, call.person()) {
        (Some(_), Some(person)) => {
            let place = app.persons.admit(person.0, usize::MAX, FROM_ONE_PERSON);
            Some(place.ok_or(DoorRefusal::Limit { seconds: 10 })?)
        }
        _ => None,
    };
    call.online.door.room()?;
    let me = call.person_row().ok().map(|person| PersonView {
        name: person.name.clone(),
        program: false,
    });
    let tracked = app.stop.tasks.token();
    let sized = ws
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * 1024)
        .max_message_size(MOST_FRAME)
        .max_frame_size(MOST_FRAME);
    Ok(sized.on_upgrade(move |socket| async move {
        let line = call.online.open_line(call.person());
        let mut end = End {
            app,
            call,
            line,
            me,
            pinged: None,
            heard: Instant::now(),
            strange: 0,
        };
        end.run(socket).await;
        drop((place, own, tracked));
    }))
}

struct End {
    app: Arc<App>,
    call: Call,
    line: OpenLine,
    me: Option<PersonView>,
    pinged: Option<Instant>,
    heard: Instant,
    strange: u32,
}

/// Why a socket is closed by us.
struct Bye(u16, &'static str);

impl End {
    async fn run(&mut self, mut socket: WebSocket) {
        let quota = Quota::with_period(Duration::from_millis(200))
            .unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let quota = quota.allow_burst(NonZeroU32::new(100).unwrap_or(NonZeroU32::MIN));
        let limiter = RateLimiter::direct(quota);
        let mut ticks = tokio::time::interval(PING);
        let stop = self.app.stop.token.clone();
        let bye = loop {
            let out = tokio::select! {
                () = stop.cancelled() => break Bye(RESTARTING, "restarting"),
                came = socket.recv() => {
                    let Some(Ok(message)) = came else { return };
                    self.heard = Instant::now();
                    match message {
                        Message::Text(text) => {
                            if limiter.check().is_err() {
                                break Bye(LIMITS, "too much");
                            }
                            match self.text(text.as_str()) {
                                Ok(answer) => answer,
                                Err(bye) => break bye,
                            }
                        }
                        Message::Pong(_) => {
                            if let Some(at) = self.pinged.take() {
                                let took = at.elapsed().as_millis();
                                self.line.pong(u32::try_from(took).unwrap_or(u32::MAX));
                            }
                            None
                        }
                        Message::Close(_) => return,
                        Message::Binary(_) => break Bye(LIMITS, "text only"),
                        Message::Ping(_) => None,
                    }
                }
                heard = self.line.heard.recv() => {
                    let Some(tell) = heard else {
                        // Too slow, or the thread has gone: it comes back and reads the log.
                        break Bye(RESTARTING, "come again");
                    };
                    Tell::of(&tell).ok()
                }
                _ = ticks.tick() => {
                    if self.heard.elapsed() > SILENT {
                        return;
                    }
                    self.pinged = Some(Instant::now());
                    let ping = socket.send(Message::Ping(Default::default()));
                    if in_time(ping, SLOW).await.is_err() {
                        return;
                    }
                    None
                }
            };
            if let Some(out) = out {
                if send(&mut socket, &out).await.is_err() {
                    return;
                }
                if matches!(out, Tell::Ack { .. }) {
                    crash::at(CrashPoint::Answered);
                }
            }
        };
        let Bye(code, reason) = bye;
        self.app.metrics.closed.one(&code.to_string());
        if code == RESTARTING {
            // Not all at once.
            let [spread] = secret::random::<1>().unwrap_or_default();
            let retry = 500 + u32::from(spread) * 10;
            let _ = send(&mut socket, &Tell::Restarting { retry }).await;
        }
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        let _ = in_time(socket.send(Message::Close(Some(frame))), SLOW).await;
    }

    /// What somebody says; the answer, if it concerns the line itself.
    fn text(&mut self, text: &str) -> Result<Option<Tell>, Bye> {
        let at = self.call.online.now();
        let ask = match read::<Ask>(text) {
            Ok(ask) => ask,
            Err(refusal) => {
                self.strange += 1;
                if self.strange >= STRANGE {
                    return Err(Bye(LIMITS, "no message"));
                }
                return Ok(Some(Tell::Refused {
                    round: None,
                    refusal: (&refusal).into(),
                }));
            }
        };
        if let Ask::Hello { protocol, .. } = ask {
            return match protocol == PROTOCOL {
                true => Ok(Some(Tell::Welcome {
                    protocol: PROTOCOL,
                    build: env!("CARGO_PKG_VERSION").to_owned(),
                    now: at.0,
                    me: self.me.clone(),
                })),
                false => Err(Bye(OUTDATED, "outdated")),
            };
        }
        let Some(ask) = ask.for_host() else {
            return Ok(None);
        };
        let (round, command) = match &ask {
            host::Ask::Do { round, command, .. } => (*round, Some(*command)),
            host::Ask::Follow { round, .. }
            | host::Ask::Unfollow { round }
            | host::Ask::Say { round, .. } => (*round, None),
        };
        let asked = self.may(command).and_then(|()| Ok(self.line.ask(ask, at)?));
        let told = asked.err().map(|refusal| match command {
            Some(command) => host::Tell::Nack {
                command,
                refusal,
                seq: None,
            },
            None => host::Tell::Refused { round, refusal },
        });
        Ok(told.and_then(|tell| Tell::of(&tell).ok()))
    }

    /// A person's commands are counted whatever way they come, but for those of one's own machine.
    fn may(&self, command: Option<CommandId>) -> Result<(), Refusal> {
        match (command, self.call.from, self.call.person()) {
            (Some(_), Some(_), Some(person)) => {
                let counted = self.app.limits.command(person.0);
                counted.map_err(|TooMuch(seconds)| DoorRefusal::Limit { seconds }.into())
            }
            _ => Ok(()),
        }
    }
}

async fn send(socket: &mut WebSocket, tell: &Tell) -> Result<(), axum::Error> {
    in_time(socket.send(Message::Text(write(tell).into())), SLOW).await
}

/// Whoever does not read must not be waited for, whatever he is sent.
async fn in_time<T>(
    sending: impl Future<Output = Result<T, axum::Error>>,
    most: Duration,
) -> Result<T, axum::Error> {
    match tokio::time::timeout(most, sending).await {
        Ok(sent) => sent,
        Err(slow) => Err(axum::Error::new(slow)),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpStream;

    use serde_json::json;
    use tokio::net::TcpSocket;

    use super::*;
    use crate::Settings;
    use crate::client::Server;

    /// A frame as a client sends it: masked, here by zeros.
    fn frame(text: &str) -> Vec<u8> {
        let length = u8::try_from(text.len()).ok().filter(|length| *length < 126);
        let mut frame = vec![0x81, 0x80 | length.unwrap(), 0, 0, 0, 0];
        frame.extend(text.bytes());
        frame
    }

    /// A line on whose other end little room is for what is not read.
    fn narrow(server: &Server) -> TcpStream {
        let line = server.block_on(async {
            let socket = TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(4_096).unwrap();
            socket.connect(server.address).await.unwrap()
        });
        let line = line.into_std().unwrap();
        line.set_nonblocking(false).unwrap();
        line
    }

    /// S39: a page that stops reading is let go when nothing more can be written to it, and its place is free again.
    #[test]
    fn s39_a_socket_that_is_not_read_is_let_go() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings {
            metrics: Some("127.0.0.1:0".parse().unwrap()),
            ..Settings::default()
        };
        let server = Server::with(folder.path(), settings);
        let (mut ada, mut bob) = (server.client(), server.client());
        let clock = json!({"kind": "live", "base_ms": 300_000, "increment_ms": 0});
        let (round, token) = ada.create(&json!({"game": "xiangqi", "clock": clock}));
        assert_eq!(bob.sit(&round, &token).status, 200);
        ada.legal(&round);
        // A long log, of which each word to the socket is as much as may be told at once.
        for _ in 0..190 {
            let given = ada.act(&round, &json!({"do": "give_time"}));
            assert_eq!(given.status, 200, "{given:?}");
        }
        let mut stream = narrow(&server);
        let head = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        write!(
            stream,
            "GET /ws HTTP/1.1\r\nHost: {}\r\n{head}\r\n",
            server.address
        )
        .unwrap();
        let mut said = String::new();
        BufReader::new(&stream).read_line(&mut said).unwrap();
        assert!(said.contains("101"), "{said}");
        let sockets = || {
            let page = server.watcher().get("/metrics").text;
            let line = page
                .lines()
                .find_map(|line| line.strip_prefix("fairyring_sockets "));
            line.unwrap().parse::<u32>().unwrap()
        };
        assert_eq!(sockets(), 1);
        // The system takes some megabytes before it makes anybody wait.
        let begun = ada.entries(&round).remove(0);
        let follow =
            json!({"ask": "follow", "round": round, "after": 1, "digest": begun["digest"]});
        let follow = frame(&follow.to_string());
        for _ in 0..95 {
            stream.write_all(&follow).unwrap();
            std::thread::sleep(Duration::from_millis(2));
        }
        let gone = (0..400).any(|_| {
            std::thread::sleep(Duration::from_millis(25));
            sockets() == 0
        });
        assert!(gone, "whoever does not read is waited for");
        drop(stream);
    }

    #[tokio::test]
    async fn nobody_waits_for_a_socket_that_is_not_read() {
        let most = Duration::from_millis(1);
        let stuck = std::future::pending::<Result<(), axum::Error>>();
        assert!(in_time(stuck, most).await.is_err());
        assert!(in_time(async { Ok(()) }, most).await.is_ok());
    }
}
