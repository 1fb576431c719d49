//! What nobody may see before its time, whatever way he looks.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Server};
use crate::sockets::{Socket, connect, say};

/// Everything that comes over a socket until nothing has come for a moment.
async fn heard_of(socket: &mut Socket) -> String {
    use futures_util::StreamExt;
    let mut all = String::new();
    let moment = Duration::from_millis(300);
    while let Ok(Some(Ok(message))) = tokio::time::timeout(moment, socket.next()).await {
        if let Message::Text(text) = message {
            all.push_str(text.as_str());
            all.push('\n');
        }
    }
    all
}

/// Everything that somebody finds by asking, refusals too.
fn found_by(client: &mut Client, round: &str) -> String {
    let mut all = String::new();
    for path in [
        "",
        "/entries?after=0&legal=1",
        "/legal?turn=",
        "/record.json",
        "/record.pgn",
        "/record.url",
    ] {
        all.push_str(&client.get(&format!("/api/v1/rounds/{round}{path}")).text);
    }
    all.push_str(&client.get("/api/v1/me/rounds").text);
    for action in [
        json!({"do": "draft", "choice": "XYZ"}),
        json!({"do": "play", "ply": 0, "turn": "a1a2"}),
        json!({"do": "offer_draw"}),
    ] {
        all.push_str(&client.act(round, &action).text);
    }
    all
}

/// S10, S34: line-ups that are chosen unseen. Nobody learns what the one has chosen before the other has: not by asking, not by
/// following, not by what is refused. How long answers are does not tell either.
#[test]
fn s10_s34_a_draft_is_told_nobody_before_both_have_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let origin = format!("http://{}", server.address);
    let mut lengths = Vec::new();
    for choice in ["RNB", "QPP"] {
        let (mut ada, mut bob, mut eve) = (server.client(), server.client(), server.client());
        let (round, token) = ada.create(&json!({"game": "kings-cooking", "start": "draft"}));
        assert_eq!(bob.sit(&round, &token).status, 200);
        eve.create(&json!({"game": "xiangqi"}));
        let follow = json!({"ask": "follow", "round": round, "after": 0});
        let again = json!({"ask": "follow", "round": round, "after": null});
        let mut sockets = server.block_on(async {
            let mut sockets = Vec::new();
            for client in [&bob, &eve] {
                let mut socket = connect(client, Some(&origin)).await.unwrap();
                say(&mut socket, &follow).await;
                sockets.push(socket);
            }
            sockets
        });
        let draft = |choice: &str| json!({"do": "draft", "choice": choice});
        let chosen = ada.act(&round, &draft(choice));
        assert_eq!(chosen.status, 200, "{chosen:?}");
        // Who thinks better of it is refused, and that says nothing to the others.
        assert!(ada.act(&round, &draft("BBB")).status >= 400);
        let mut told = Vec::new();
        for socket in &mut sockets {
            told.push(server.block_on(async {
                say(socket, &again).await;
                heard_of(socket).await
            }));
        }
        assert!(
            told.iter().all(|told| told.contains("\"drafted\"")),
            "{told:?}"
        );
        for client in [&mut bob, &mut eve, &mut server.client()] {
            told.push(found_by(client, &round));
        }
        for (number, told) in told.iter().enumerate() {
            assert!(
                !told.contains(choice) && !told.contains("\"choice\""),
                "{number}: {told}"
            );
        }
        // Of two rounds that differ in nothing but the choice, everybody is told as much.
        let head = bob.get(&format!("/api/v1/rounds/{round}")).text;
        let entries = bob
            .get(&format!("/api/v1/rounds/{round}/entries?after=0"))
            .text;
        lengths.push((head.len(), shape(&entries)));
        assert_eq!(bob.act(&round, &draft("BRN")).status, 200);
        assert_eq!(ada.legal(&round)["phase"], "playing");
        let begun = &bob.entries(&round);
        assert!(
            begun.iter().any(|entry| entry.to_string().contains(choice)),
            "{begun:?}"
        );
    }
    assert_eq!(lengths[0], lengths[1]);
}

/// What entries have, without their times.
fn shape(entries: &str) -> Vec<Vec<String>> {
    let lines = entries.lines().filter(|line| !line.is_empty());
    let members = |line: &str| {
        let entry: Value = serde_json::from_str(line).unwrap();
        entry.as_object().unwrap().keys().cloned().collect()
    };
    lines.map(members).collect()
}
