//! Rounds over HTTP, as scripts rely on them.

use serde_json::{Value, json};
use store::{Reader, Shelf};

use crate::client::{Client, Server};

fn play(ply: u64, turn: &str) -> Value {
    json!({"do": "play", "ply": ply, "turn": turn})
}

/// Two players at a round that has begun.
fn seated(server: &Server, terms: &Value) -> (Client, Client, String) {
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(terms);
    let sat = bob.sit(&round, &token);
    assert_eq!(
        (sat.status, sat.json()["chair"].as_str()),
        (200, Some("second"))
    );
    ada.legal(&round);
    (ada, bob, round)
}

#[test]
fn every_game_is_played_by_somebody_who_knows_no_rule() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let mut choose = 7;
    for listing in catalog::games() {
        let game = listing.info.id;
        let (mut ada, mut bob, round) = seated(&server, &json!({"game": game}));
        for _ in 0..8 {
            let legal = ada.legal(&round);
            if legal["phase"] == "over" {
                break;
            }
            let turn = ada.whole_turn(&round, &mut choose);
            let player = if legal["actor"] == "first" {
                &mut ada
            } else {
                &mut bob
            };
            let done = player.act(&round, &play(legal["ply"].as_u64().unwrap(), &turn));
            assert_eq!(done.status, 200, "{game} {turn}: {done:?}");
            let last = player.entries(&round).pop().unwrap();
            assert_eq!(last["seq"], done.json()["seq"], "{game}");
            assert_eq!(last["entry"], "turn");
            assert_eq!(last["text"], turn, "{game}");
        }
        let head = bob.get(&format!("/api/v1/rounds/{round}"));
        assert_eq!(head.status, 200, "{head:?}");
        assert_eq!(head.json()["head"]["you"], "second");
        assert!(head.json()["save"].as_str().unwrap().contains(game));
        for form in ["json", "pgn", "url"] {
            let record = ada.get(&format!("/api/v1/rounds/{round}/record.{form}"));
            assert_eq!(record.status, 200, "{game} {form}: {record:?}");
            assert!(!record.text.is_empty());
        }
        let resigned = ada.act(&round, &json!({"do": "resign"}));
        assert!([200, 422].contains(&resigned.status), "{resigned:?}");
    }
    server.stop();
    let reader = Reader::open(folder.path()).unwrap();
    let findings = server::examine(&reader).unwrap();
    assert_eq!(findings.faults, [""; 0]);
    assert_eq!(findings.rounds, catalog::games().len() as u64);
    assert!(
        reader
            .nodes()
            .unwrap()
            .iter()
            .all(|node| node.ended.is_some())
    );
}

#[test]
fn the_same_request_has_the_same_answer_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let mut ada = server.client();
    let create = json!({"command": ada.command(), "terms": {"game": "xiangqi"}, "side": "first"});
    let made = ada.post("/api/v1/rounds", &create);
    assert_eq!(made.status, 201);
    let made = made.json();
    let round = made["round"].as_str().unwrap().to_owned();
    let sit = json!({"command": ada.command(), "token": made["invite"]["second"]["token"], "name": "Bob"});
    let chair = format!("/api/v1/rounds/{round}/chair");
    let mut bob = server.client();
    let sat = bob.post(&chair, &sit).json();
    ada.legal(&round);
    let turn = json!({"command": ada.command(), "action": play(0, "h2e2")});
    let path = format!("/api/v1/rounds/{round}/commands");
    let seq = ada.post(&path, &turn).json();
    // Whoever lost the answer, and his key with it, asks again as nobody and is the same person.
    let mut lost = server.client();
    assert_eq!(lost.post("/api/v1/rounds", &create).json(), made);
    assert_eq!(lost.post(&path, &turn).json(), seq);
    let mut lost = server.client();
    assert_eq!(lost.post(&chair, &sit).json(), sat);
    assert_eq!(lost.act(&round, &play(1, "h9g7")).status, 200);
    for _ in 0..2 {
        for player in [&mut ada, &mut bob] {
            player.address = server.address;
        }
        // The port is another one after the restart, and links say it.
        let again = ada.post("/api/v1/rounds", &create).json();
        assert_eq!(again["round"], made["round"]);
        assert_eq!(
            again["invite"]["second"]["token"],
            made["invite"]["second"]["token"]
        );
        assert_eq!(bob.post(&chair, &sit).json(), sat);
        assert_eq!(ada.post(&path, &turn).json(), seq);
        let other = json!({"command": turn["command"], "action": play(2, "b2e2")});
        assert_eq!(
            ada.post(&path, &other).refusal(),
            (409, "E_COMMAND".to_owned())
        );
        let other =
            json!({"command": create["command"], "terms": {"game": "trid"}, "side": "first"});
        assert_eq!(
            ada.post("/api/v1/rounds", &other).refusal(),
            (409, "E_COMMAND".to_owned())
        );
        assert_eq!(ada.entries(&round).len(), 3);
        server.stop();
        server = Server::start(folder.path());
    }
}

#[test]
fn refusals_have_their_statuses() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob, round) = seated(&server, &json!({"game": "xiangqi"}));
    let path = format!("/api/v1/rounds/{round}/commands");
    let mut other = server.client();
    other.create(&json!({"game": "xiangqi"}));
    let mut nobody = server.client();
    let resign = json!({"do": "resign"});
    assert_eq!(
        nobody.act(&round, &resign).refusal(),
        (401, "E_NOBODY".to_owned())
    );
    assert_eq!(
        other.act(&round, &resign).refusal(),
        (403, "E_NOT_SEATED".to_owned())
    );
    assert_eq!(
        bob.act(&round, &play(0, "h9g7")).refusal(),
        (409, "E_NOT_YOUR_TURN".to_owned())
    );
    assert_eq!(
        ada.act(&round, &play(4, "h2e2")).refusal(),
        (409, "E_STALE".to_owned())
    );
    assert_eq!(
        ada.act(&round, &play(0, "h2e2,h9g7")).refusal(),
        (422, "E_TURN_LONG".to_owned())
    );
    let offer = json!({"do": "answer_draw", "offer": 1, "accept": true});
    assert_eq!(
        bob.act(&round, &offer).refusal(),
        (409, "E_OFFER".to_owned())
    );
    let illegal = ada.act(&round, &play(0, "a0a9"));
    assert_eq!(illegal.status, 422, "{illegal:?}");
    assert_eq!(illegal.json()["seq"], 1);
    for body in [
        json!({"command": "x"}),
        json!({"command": ada.command(), "action": {"do": "dance"}}),
        json!({"command": ada.command(), "action": resign, "more": 1}),
    ] {
        assert_eq!(
            ada.post(&path, &body).refusal(),
            (400, "E_PROTOCOL".to_owned()),
            "{body}"
        );
    }
    let gone = ada.act("0000000000000", &resign);
    assert_eq!(gone.refusal(), (404, "E_ROUND".to_owned()));
    assert_eq!(
        ada.get("/api/v1/rounds/nonsense").refusal(),
        (404, "E_ROUND".to_owned())
    );
    let terms = |terms: Value| json!({"command": "00000000000000000000000000000077", "terms": terms, "side": null});
    for bad in [
        json!({"game": "chess"}),
        json!({"game": "trid", "clock": {"kind": "live", "base_ms": 0, "increment_ms": 0}}),
        json!({"game": "trid", "clock": {"kind": "days", "days": 4}}),
        json!({"game": "trid", "start": "draft"}),
    ] {
        assert_eq!(
            other.post("/api/v1/rounds", &terms(bad.clone())).status,
            422,
            "{bad}"
        );
    }
    let named =
        json!({"command": other.command(), "terms": {"game": "trid"}, "side": null, "name": "a<b"});
    assert_eq!(
        other.post("/api/v1/rounds", &named).refusal(),
        (422, "E_NAME".to_owned())
    );
    let put = other.send("PUT", "/api/v1/rounds", None);
    assert_eq!((put.status, put.header("allow")), (405, Some("POST")));
}

#[test]
fn both_chairs_can_be_given_away_and_each_is_taken_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut teacher = server.client();
    let body = json!({"command": teacher.command(), "terms": {"game": "trid"}, "side": null});
    let made = teacher.post("/api/v1/rounds", &body).json();
    assert_eq!(made["chair"], Value::Null);
    let round = made["round"].as_str().unwrap();
    let token = |side: &str| made["invite"][side]["token"].as_str().unwrap().to_owned();
    let link = made["invite"]["first"]["link"].as_str().unwrap();
    assert_eq!(
        link,
        format!("http://{}/g/{round}#{}", server.address, token("first"))
    );
    let (mut ada, mut bob, mut late) = (server.client(), server.client(), server.client());
    assert_eq!(ada.sit(round, &token("first")).json()["chair"], "first");
    assert_eq!(
        late.sit(round, &token("first")).refusal(),
        (409, "E_CHAIR_TAKEN".to_owned())
    );
    assert_eq!(
        late.sit(round, "wrong").refusal(),
        (403, "E_TOKEN".to_owned())
    );
    assert_eq!(bob.sit(round, &token("second")).json()["chair"], "second");
    assert_eq!(ada.legal(round)["actor"], "first");
}

#[test]
fn a_chair_is_found_again_by_its_link_and_by_another_device() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, _, round) = seated(&server, &json!({"game": "xiangqi"}));
    let path = format!("/api/v1/rounds/{round}/return-link");
    let link = ada.send("POST", &path, None);
    assert_eq!(link.status, 201, "{link:?}");
    let token = link.json()["token"].as_str().unwrap().to_owned();
    let mut phone = server.client();
    assert_eq!(phone.sit(&round, &token).json()["chair"], "first");
    assert_eq!(phone.act(&round, &play(0, "h2e2")).status, 200);
    // Who takes the link away ends what came by it.
    assert_eq!(ada.send("DELETE", &path, None).status, 204);
    assert_eq!(
        phone.act(&round, &json!({"do": "resign"})).refusal(),
        (403, "E_NOT_SEATED".to_owned())
    );
    assert_eq!(
        server.client().sit(&round, &token).refusal(),
        (403, "E_TOKEN".to_owned())
    );
    let device = ada.send("POST", "/api/v1/me/device-links", None).json();
    let code = json!({"code": device["token"]});
    let mut tablet = server.client();
    assert_eq!(tablet.post("/api/v1/device-links", &code).status, 200);
    assert_eq!(
        server
            .client()
            .post("/api/v1/device-links", &code)
            .refusal(),
        (410, "E_EXPIRED".to_owned())
    );
    let mine = tablet.get("/api/v1/me/rounds").json();
    assert_eq!(mine["rounds"][0]["head"]["round"], round);
    assert_eq!(tablet.get("/api/v1/me").json()["name"], "Ada");
    assert_eq!(
        server.client().get("/api/v1/me").refusal(),
        (401, "E_NOBODY".to_owned())
    );
    assert_eq!(tablet.send("DELETE", "/api/v1/me", None).status, 204);
    assert_eq!(ada.get("/api/v1/me").status, 401);
}

/// A link back is worth its chair: nobody becomes somebody by it, and nothing that outlives the round can be done.
#[test]
fn a_link_back_is_worth_its_chair_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob, round) = seated(&server, &json!({"game": "xiangqi"}));
    ada.create(&json!({"game": "trid"}));
    let path = format!("/api/v1/rounds/{round}/return-link");
    let link = ada.send("POST", &path, None).json();
    let token = link["token"].as_str().unwrap();
    // Somebody who has a game of his own, and stays who he is.
    let mut eve = server.client();
    let (own, _) = eve.create(&json!({"game": "rhythm"}));
    let key = eve.cookie.clone();
    assert_eq!(eve.sit(&round, token).json()["chair"], "first");
    assert_eq!(eve.cookie, key);
    assert_eq!(eve.act(&round, &play(0, "h2e2")).status, 200);
    let mine = eve.get("/api/v1/me/rounds").json();
    let rounds = mine["rounds"].as_array().unwrap().iter();
    let mut ids: Vec<&Value> = rounds.map(|brief| &brief["head"]["round"]).collect();
    ids.sort_by_key(|id| **id != json!(own));
    assert_eq!(ids, [&json!(own), &json!(round)]);
    let not_seated = (403, "E_NOT_SEATED".to_owned());
    assert_eq!(eve.send("POST", &path, None).refusal(), not_seated);
    assert_eq!(eve.send("DELETE", &path, None).refusal(), not_seated);
    assert_eq!(bob.act(&round, &json!({"do": "resign"})).status, 200);
    let offer = bob.act(&round, &json!({"do": "offer_rematch"})).json();
    let yes = json!({"do": "answer_rematch", "offer": offer["seq"], "accept": true});
    assert_eq!(eve.act(&round, &yes).refusal(), not_seated);
    // Forgetting herself she takes nothing of Ada's along.
    assert_eq!(eve.send("DELETE", "/api/v1/me", None).status, 204);
    assert_eq!(ada.act(&round, &yes).status, 200);
    let head = ada.get(&format!("/api/v1/rounds/{round}")).json();
    assert_eq!(head["head"]["chairs"]["first"]["name"], "Ada");
}

/// A guest's browser becomes somebody's: his running games go along, also where they are in memory.
#[test]
fn a_device_link_takes_running_games_along() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob, round) = seated(&server, &json!({"game": "xiangqi"}));
    let (mut cleo, mut other) = (server.client(), bob.clone());
    cleo.create(&json!({"game": "trid"}));
    let link = cleo.send("POST", "/api/v1/me/device-links", None).json();
    assert_eq!(ada.act(&round, &play(0, "h2e2")).status, 200);
    let code = json!({"code": link["token"]});
    assert_eq!(bob.post("/api/v1/device-links", &code).status, 200);
    assert_eq!(bob.act(&round, &play(1, "h9g7")).status, 200);
    let mine = cleo.get("/api/v1/me/rounds").json();
    assert_eq!(mine["rounds"].as_array().unwrap().len(), 2);
    // His other browser, and the key that this one had before, are hers as well.
    assert_eq!(other.get("/api/v1/me/rounds").json(), mine);
    // A rematch is with her.
    assert_eq!(bob.act(&round, &json!({"do": "resign"})).status, 200);
    let offer = ada.act(&round, &json!({"do": "offer_rematch"})).json();
    let yes = json!({"do": "answer_rematch", "offer": offer["seq"], "accept": true});
    assert_eq!(cleo.act(&round, &yes).status, 200);
    let next = ada.entries(&round).pop().unwrap();
    let next = next["round"].as_str().unwrap();
    cleo.legal(next);
    assert_eq!(cleo.act(next, &play(0, "h2e2")).status, 200);
}

/// Nobody waits for somebody who is nobody any more.
#[test]
fn whoever_is_forgotten_gives_up_what_he_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (mut ada, mut bob, round) = seated(&server, &json!({"game": "xiangqi"}));
    let (waiting, _) = ada.create(&json!({"game": "trid"}));
    assert_eq!(ada.send("DELETE", "/api/v1/me", None).status, 204);
    let seen = bob.get(&format!("/api/v1/rounds/{round}")).json();
    assert_eq!(seen["head"]["phase"], "over", "{seen}");
    assert_eq!(seen["head"]["chairs"]["first"]["name"], "");
    let last = bob.entries(&round).pop().unwrap();
    assert_eq!(
        (last["entry"].as_str(), last["winner"].as_str()),
        (Some("ended"), Some("second")),
        "{last}"
    );
    assert_eq!(bob.entries(&waiting).pop().unwrap()["entry"], "aborted");
    server.stop();
    let found = server::examine(&Reader::open(folder.path()).unwrap()).unwrap();
    assert_eq!(found.faults, [""; 0]);
}

/// Whose line-up is awaited is awaited.
#[test]
fn rounds_that_wait_for_ones_line_up_come_first() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "kings-cooking", "start": "draft"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    let (later, _) = ada.create(&json!({"game": "xiangqi"}));
    let ids = |client: &mut Client| -> Vec<Value> {
        let mine = client.get("/api/v1/me/rounds").json();
        let rounds = mine["rounds"].as_array().unwrap().iter();
        rounds.map(|brief| brief["head"]["round"].clone()).collect()
    };
    assert_eq!(ids(&mut ada), [json!(round), json!(later)]);
    let chosen = ada.act(&round, &json!({"do": "draft", "choice": "RNB"}));
    assert_eq!(chosen.status, 200, "{chosen:?}");
    let (last, _) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(ids(&mut ada)[0], json!(last));
    for before in ["abc", "", "1e9"] {
        let refused = ada.get(&format!("/api/v1/me/rounds?before={before}"));
        assert_eq!(
            refused.refusal(),
            (400, "E_PROTOCOL".to_owned()),
            "{before}"
        );
    }
    assert_eq!(
        ada.get("/api/v1/me/rounds?before=1").json()["rounds"],
        json!([])
    );
}

#[test]
fn offers_takebacks_and_a_rematch_go_their_way() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob, round) = seated(&server, &json!({"game": "xiangqi"}));
    assert_eq!(ada.act(&round, &play(0, "h2e2")).status, 200);
    let asked = ada
        .act(&round, &json!({"do": "ask_takeback", "to": 0}))
        .json();
    let yes = json!({"do": "answer_takeback", "offer": asked["seq"], "accept": true});
    assert_eq!(bob.act(&round, &yes).status, 200);
    assert_eq!(ada.legal(&round)["ply"], 0);
    let offer = ada.act(&round, &json!({"do": "offer_draw"})).json();
    let yes = json!({"do": "answer_draw", "offer": offer["seq"], "accept": true});
    assert_eq!(bob.act(&round, &yes).status, 200);
    assert_eq!(ada.legal(&round)["phase"], "over");
    let offer = bob.act(&round, &json!({"do": "offer_rematch"})).json();
    let yes = json!({"do": "answer_rematch", "offer": offer["seq"], "accept": true});
    assert_eq!(ada.act(&round, &yes).status, 200);
    let next = ada.entries(&round).pop().unwrap();
    assert_eq!(next["entry"], "next");
    let next = next["round"].as_str().unwrap();
    assert_eq!(ada.legal(next)["phase"], "playing");
    assert_eq!(bob.act(next, &play(0, "h2e2")).status, 200);
    let mine = ada.get("/api/v1/me/rounds").json();
    assert_eq!(mine["rounds"][0]["head"]["round"], next);
}

#[test]
fn the_server_says_how_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut client = server.client();
    assert_eq!(client.get("/livez").status, 200);
    client.ready();
    assert_eq!(client.get("/nothing").status, 404);
}

/// Another name is for the rounds to come.
#[test]
fn somebody_calls_himself_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let rename = |client: &mut Client, name: &str| {
        client.send("PATCH", "/api/v1/me", Some(&json!({"name": name})))
    };
    assert_eq!(
        rename(&mut server.client(), "Eve").refusal(),
        (401, "E_NOBODY".to_owned())
    );
    let (round, _) = ada.create(&json!({"game": "xiangqi"}));
    let told = rename(&mut ada, "  Ada Lovelace ");
    assert_eq!(
        (told.status, &told.json()["name"]),
        (200, &json!("Ada Lovelace"))
    );
    assert_eq!(ada.get("/api/v1/me").json()["name"], "Ada Lovelace");
    let head = ada.get(&format!("/api/v1/rounds/{round}")).json();
    assert_eq!(head["head"]["chairs"]["first"]["name"], "Ada");
    assert_eq!(
        rename(&mut ada, "\u{202e}").refusal(),
        (422, "E_NAME".to_owned())
    );
    let more = json!({"name": "Ada", "kind": "program"});
    let told = ada.send("PATCH", "/api/v1/me", Some(&more));
    assert_eq!(told.refusal(), (400, "E_PROTOCOL".to_owned()));
    ada.extra = vec!["Origin: http://evil.test".to_owned()];
    assert_eq!(
        rename(&mut ada, "Eve").refusal(),
        (403, "E_FORBIDDEN".to_owned())
    );
}
