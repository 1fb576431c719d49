//! The socket of a page.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Proxy, Settings};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::{Client, Server};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server that takes everybody for somebody from afar, so that limits hold.
pub(crate) fn behind_a_proxy(folder: &std::path::Path) -> Server {
    let settings = Settings {
        proxies: vec![Proxy::read("127.0.0.1").unwrap()],
        ..Settings::default()
    };
    Server::with(folder, settings)
}

pub(crate) async fn connect(client: &Client, origin: Option<&str>) -> Result<Socket, u16> {
    let mut request = format!("ws://{}/ws", client.address)
        .into_client_request()
        .unwrap();
    let headers = request.headers_mut();
    if let Some(cookie) = &client.cookie {
        headers.insert("cookie", cookie.parse().unwrap());
    }
    for line in &client.extra {
        let (name, value) = line.split_once(": ").unwrap();
        let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().unwrap();
        headers.insert(name, value.parse().unwrap());
    }
    if let Some(origin) = origin {
        headers.insert("origin", origin.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(refused)) => Err(refused.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

pub(crate) async fn say(socket: &mut Socket, message: &Value) {
    use futures_util::SinkExt;
    socket
        .send(Message::Text(message.to_string().into()))
        .await
        .unwrap();
}

/// The next message, or the code of the end. Pings come for ever and are neither.
pub(crate) async fn hear(socket: &mut Socket) -> Result<Value, u16> {
    use futures_util::StreamExt;
    let heard = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(0, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    };
    let within = tokio::time::timeout(Duration::from_secs(10), heard);
    within.await.expect("nothing is said, and no end comes")
}

/// S6: whoever asks to be forgotten is nobody at once, on every line that is open.
#[test]
fn s6_open_sockets_end_when_somebody_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    let origin = format!("http://{}", server.address);
    let follow = json!({"ask": "follow", "round": round, "after": 0});
    server.block_on(async {
        let mut sockets = Vec::new();
        for client in [&ada, &ada, &bob] {
            let mut socket = connect(client, Some(&origin)).await.unwrap();
            say(&mut socket, &follow).await;
            hear(&mut socket).await.unwrap();
            sockets.push(socket);
        }
        let gone = tokio::task::spawn_blocking(move || {
            let mut ada = ada;
            ada.send("DELETE", "/api/v1/me", None).status
        });
        assert_eq!(gone.await.unwrap(), 204);
        let mut his = sockets.pop().unwrap();
        for mut socket in sockets {
            let code = loop {
                if let Err(code) = hear(&mut socket).await {
                    break code;
                }
            };
            assert_eq!(code, 1012);
        }
        // The other one stays.
        let hello = json!({"ask": "hello", "protocol": 1, "build": "test"});
        say(&mut his, &hello).await;
        hear_of(&mut his, "welcome").await;
        // And the name is gone from what is told of the round.
        let follow = json!({"ask": "follow", "round": round, "after": null});
        say(&mut his, &follow).await;
        let told = hear_of(&mut his, "snapshot").await;
        assert_eq!(told["head"]["chairs"]["first"]["name"], "", "{told}");
    });
}

async fn hear_of(socket: &mut Socket, tell: &str) -> Value {
    loop {
        let heard = hear(socket).await.unwrap();
        if heard["tell"] == tell {
            return heard;
        }
    }
}

#[test]
fn a_page_follows_and_plays_over_its_socket() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let origin = format!("http://{}", server.address);
    let mut socket = server.block_on(async {
        let mut socket = connect(&ada, Some(&origin)).await.unwrap();
        say(&mut socket, &json!({"ask": "hello", "protocol": 1, "build": "test"})).await;
        assert_eq!(hear_of(&mut socket, "welcome").await["me"]["name"], "Ada");
        say(&mut socket, &json!({"ask": "follow", "round": round, "after": null, "digest": null})).await;
        let snapshot = hear_of(&mut socket, "snapshot").await;
        assert_eq!(snapshot["head"]["you"], "first");
        let play = json!({"ask": "do", "round": round, "command": "00000000000000000000000000000abc", "action": {"do": "play", "ply": 0, "turn": "h2e2"}});
        say(&mut socket, &play).await;
        // The entry comes before its answer.
        assert_eq!(hear_of(&mut socket, "entries").await["entries"][0]["text"], "h2e2");
        assert_eq!(hear_of(&mut socket, "ack").await["seq"], 2);
        say(&mut socket, &play).await;
        assert_eq!(hear_of(&mut socket, "ack").await["seq"], 2);
        say(&mut socket, &json!({"ask": "dance"})).await;
        assert_eq!(hear_of(&mut socket, "refused").await["code"], "E_PROTOCOL");
        socket
    });
    assert_eq!(
        bob.act(&round, &json!({"do": "play", "ply": 1, "turn": "h9g7"}))
            .status,
        200
    );
    server.block_on(async {
        assert_eq!(
            hear_of(&mut socket, "entries").await["entries"][0]["seq"],
            3
        );
    });
    let heard = server.spawn(async move {
        let restarting = hear_of(&mut socket, "restarting").await;
        (restarting, hear(&mut socket).await)
    });
    server.stop();
    let (restarting, end) = server.block_on(heard).unwrap();
    assert!(restarting["retry"].as_u64().unwrap() >= 500);
    assert_eq!(end, Err(1012));
}

/// S1: a page of somebody else opens a socket in the name of whoever looks at it.
#[test]
fn s1_a_socket_with_a_key_needs_our_own_page() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    ada.create(&json!({"game": "xiangqi"}));
    let own = format!("http://{}", server.address);
    let bad = [
        "null".to_owned(),
        "http://evil.test".to_owned(),
        format!("{own}.evil.test"),
        "http://127.0.0.1:1".to_owned(),
        own.replace("http", "https"),
        "http://localhost".to_owned(),
    ];
    server.block_on(async {
        for origin in &bad {
            assert_eq!(
                connect(&ada, Some(origin)).await.err(),
                Some(403),
                "{origin}"
            );
        }
        assert_eq!(connect(&ada, None).await.err(), Some(403));
        assert!(connect(&ada, Some(&own)).await.is_ok());
        // Nobody may look without a page.
        assert!(connect(&server.client(), None).await.is_ok());
    });
}

/// S39: whoever sends nonsense, or too much, is let go.
#[test]
fn s39_nonsense_ends_a_socket() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    server.block_on(async {
        let mut socket = connect(&server.client(), None).await.unwrap();
        for _ in 0..5 {
            say(&mut socket, &json!({"no": "message"})).await;
        }
        let mut end = Ok(Value::Null);
        while end.is_ok() {
            end = hear(&mut socket).await;
        }
        assert_eq!(end, Err(1008));
        let mut socket = connect(&server.client(), None).await.unwrap();
        say(
            &mut socket,
            &json!({"ask": "hello", "protocol": 99, "build": "x"}),
        )
        .await;
        assert_eq!(hear(&mut socket).await, Err(4001));
    });
}

/// Whoever is one person is one, however many sockets he has: ten of them, and a hundred commands in twenty seconds over all.
#[test]
fn s39_what_a_person_may_do_holds_over_his_sockets() {
    let folder = tempfile::tempdir().unwrap();
    let server = behind_a_proxy(folder.path());
    let mut ada = server.client();
    ada.extra = vec!["X-Forwarded-For: 203.0.113.9".to_owned()];
    ada.create(&json!({"game": "xiangqi"}));
    // Another address is another household, and the same person.
    let mut afar = ada.clone();
    afar.extra = vec!["X-Forwarded-For: 203.0.113.77".to_owned()];
    let origin = format!("http://{}", server.address);
    server.block_on(async {
        let mut sockets = Vec::new();
        for client in [&ada, &afar].repeat(5) {
            sockets.push(connect(client, Some(&origin)).await.unwrap());
        }
        assert_eq!(connect(&afar, Some(&origin)).await.err(), Some(429));
        let mut limited = 0;
        for (number, socket) in sockets[..3].iter_mut().enumerate() {
            for count in 0..50 {
                let command = format!("{:032x}", 1_000 * (number + 1) + count);
                let resign = json!({"do": "resign"});
                let round = "0000000000000";
                let ask =
                    json!({"ask": "do", "round": round, "command": command, "action": resign});
                say(socket, &ask).await;
                let told = hear_of(socket, "nack").await;
                limited += usize::from(told["code"] == "E_LIMIT");
            }
        }
        assert!((1..=50).contains(&limited), "{limited} of 150");
        drop(sockets.pop());
        let mut again = connect(&afar, Some(&origin)).await;
        for _ in 0..100 {
            if again.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
                again = connect(&afar, Some(&origin)).await;
            }
        }
        assert!(again.is_ok(), "a place that is free is given again");
    });
}
