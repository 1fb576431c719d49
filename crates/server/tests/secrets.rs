//! Security lines about secrets and who somebody is, by their ids.

use std::collections::BTreeSet;

use serde_json::json;

use crate::client::Server;

/// S5: a secret in an address gives nothing: who one is comes by the cookie alone.
#[test]
fn s5_no_address_says_who_somebody_is() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let (round, token) = ada.create(&json!({"game": "xiangqi", "visibility": "closed"}));
    let cookie = ada.cookie.clone().unwrap();
    let (name, key) = cookie.split_once('=').unwrap();
    for query in [
        format!("{name}={key}"),
        format!("token={token}"),
        format!("key={key}"),
    ] {
        let mut nobody = server.client();
        for path in [
            format!("/api/v1/me?{query}"),
            format!("/api/v1/me/rounds?{query}"),
        ] {
            assert_eq!(nobody.get(&path).refusal(), (401, "E_NOBODY".to_owned()));
        }
        let path = format!("/api/v1/rounds/{round}?{query}");
        assert_eq!(nobody.get(&path).refusal(), (403, "E_FORBIDDEN".to_owned()));
    }
}

/// S6: keys cannot be guessed or chosen, and a person who is forgotten has none any more.
#[test]
fn s6_a_key_is_made_here_and_ends_here() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut keys = BTreeSet::new();
    for _ in 0..20 {
        let mut guest = server.client();
        guest.create(&json!({"game": "xiangqi"}));
        let cookie = guest.cookie.clone().unwrap();
        let key = cookie.split_once('=').unwrap().1.to_owned();
        // 256 bits in letters of six bits each.
        assert!(key.len() >= 43, "{key}");
        keys.insert(key);
    }
    assert_eq!(keys.len(), 20);
    // A key that a stranger planted is none: whoever sits down gets one of his own.
    let mut fixed = server.client();
    let planted = format!("fairyring={}", "A".repeat(43));
    fixed.cookie = Some(planted.clone());
    assert_eq!(fixed.get("/api/v1/me").status, 401);
    let (round, _) = fixed.create(&json!({"game": "xiangqi"}));
    assert_ne!(fixed.cookie, Some(planted));
    // Every bit of it counts.
    let own = fixed.cookie.clone().unwrap();
    for at in [10, 20, own.len() - 2] {
        let mut letters: Vec<u8> = own.bytes().collect();
        letters[at] = if letters[at] == b'A' { b'B' } else { b'A' };
        let mut other = server.client();
        other.cookie = Some(String::from_utf8(letters).unwrap());
        assert_eq!(other.get("/api/v1/me").status, 401, "{at}");
    }
    let mut kept = fixed.clone();
    assert_eq!(fixed.send("DELETE", "/api/v1/me", None).status, 204);
    assert_eq!(kept.get("/api/v1/me").status, 401);
    let resign = kept.act(&round, &json!({"do": "leave"}));
    assert_eq!(resign.status, 401, "{resign:?}");
}

/// S9: a session that somebody recorded is sent again, whole, backwards, and after a restart.
#[test]
fn s9_a_session_sent_again_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let path = format!("/api/v1/rounds/{round}/commands");
    let mut recorded = Vec::new();
    for (ply, turn) in ["h2e2", "h9g7", "h0g2", "i9h9"].iter().enumerate() {
        let player = if ply % 2 == 0 { &mut ada } else { &mut bob };
        let action = json!({"do": "play", "ply": ply, "turn": turn});
        let body = json!({"command": player.command(), "action": action});
        let stored = player.post(&path, &body);
        assert_eq!(stored.status, 200, "{stored:?}");
        recorded.push((ply % 2 == 0, body, stored.text));
    }
    let log = ada.entries(&round);
    let backwards: Vec<_> = recorded.iter().rev().cloned().collect();
    for again in [&recorded, &backwards] {
        for (is_ada, body, said) in again {
            let player = if *is_ada { &mut ada } else { &mut bob };
            assert_eq!(&player.post(&path, body).text, said);
            // In somebody else's name it is nothing.
            let other = if *is_ada { &mut bob } else { &mut ada };
            assert_eq!(
                other.post(&path, body).refusal(),
                (409, "E_COMMAND".to_owned())
            );
            assert!([401, 403].contains(&server.client().post(&path, body).status));
        }
    }
    server.stop();
    let server = Server::start(folder.path());
    for (is_ada, body, said) in &recorded {
        let player = if *is_ada { &mut ada } else { &mut bob };
        player.address = server.address;
        assert_eq!(&player.post(&path, body).text, said);
    }
    assert_eq!(server.client().entries(&round), log);
}

/// S16: a link that grants a right is worth nothing with a letter changed.
#[test]
fn s16_a_changed_link_grants_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    let (other, _) = ada.create(&json!({"game": "xiangqi"}));
    let mut stranger = server.client();
    for at in 0..token.len() {
        let mut letters: Vec<u8> = token.bytes().collect();
        // The last letter may hold fewer bits; the first of them always counts.
        letters[at] ^= 1 << 5;
        let changed = String::from_utf8(letters).unwrap();
        assert_eq!(
            stranger.sit(&round, &changed).refusal(),
            (403, "E_TOKEN".to_owned())
        );
    }
    // Every bit of it, and what chance makes of it; `FAIRYRING_DEEP=1` asks for a hundred thousand.
    let tries = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        100_000
    } else {
        500
    };
    let mut state = 16_u64;
    let mut random = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % below
    };
    for _ in 0..tries {
        let mut letters: Vec<u8> = token.bytes().collect();
        for _ in 0..=random(3) {
            letters[random(token.len() - 1)] ^= 1 << random(7);
        }
        let changed = String::from_utf8(letters).unwrap();
        if changed != token {
            let told = stranger.sit(&round, &changed);
            assert!([400, 403].contains(&told.status), "{changed:?}: {told:?}");
        }
    }
    for changed in ["", "A", &token[1..], &format!("{token}A")] {
        assert!(
            [400, 403].contains(&stranger.sit(&round, changed).status),
            "{changed}"
        );
    }
    // A token of one round, at another.
    assert_eq!(
        stranger.sit(&other, &token).refusal(),
        (403, "E_TOKEN".to_owned())
    );
    assert_eq!(stranger.sit(&round, &token).status, 200);
}

/// S25: names of rounds cannot be counted up, and a refusal says nothing about the token.
#[test]
fn s25_nothing_can_be_guessed_from_what_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let rounds: BTreeSet<String> = (0..30)
        .map(|_| ada.create(&json!({"game": "xiangqi"})).0)
        .collect();
    assert_eq!(rounds.len(), 30);
    assert!(rounds.iter().all(|round| round.len() == 13));
    let heads: BTreeSet<&str> = rounds.iter().map(|round| &round[..6]).collect();
    assert_eq!(
        heads.len(),
        30,
        "names that are made one after the other share nothing"
    );
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    let mut stranger = server.client();
    let nearly = format!("{}{}", &token[..token.len() - 2], "AA");
    let told = [&nearly, &"A".repeat(token.len())].map(|token| stranger.sit(&round, token).text);
    assert_eq!(told[0], told[1]);
}

/// S35: the link that is passed on to watchers has no secret, and the secret of a chair stands in the fragment alone.
#[test]
fn s35_a_watching_link_gives_no_chair() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let body = json!({"command": ada.command(), "terms": {"game": "xiangqi"}, "side": null});
    let made = ada.post("/api/v1/rounds", &body).json();
    let watch = made["watch"].as_str().unwrap();
    assert!(!watch.contains('#'), "{watch}");
    for side in ["first", "second"] {
        let (link, token) = (
            &made["invite"][side]["link"],
            &made["invite"][side]["token"],
        );
        let (place, fragment) = link.as_str().unwrap().split_once('#').unwrap();
        assert_eq!((place, Some(fragment)), (watch, token.as_str()));
    }
    // Whoever has sat down finds the secret in nothing that he is told.
    let round = made["round"].as_str().unwrap().to_owned();
    let token = made["invite"]["second"]["token"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut bob = server.client();
    assert_eq!(bob.sit(&round, &token).status, 200);
    for path in ["", "/entries?after=0", "/record.json"] {
        let told = bob.get(&format!("/api/v1/rounds/{round}{path}"));
        assert!(!told.text.contains(&token), "{path}");
    }
}

/// S16: a link that holds a game is a text of a stranger: a changed one is refused or is some game, and never more than that.
#[test]
fn s16_a_changed_link_of_a_game_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let tries = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        200_000
    } else {
        20_000
    };
    let mut choose = 16;
    for listing in catalog::games() {
        let (mut ada, mut bob) = (server.client(), server.client());
        let (round, token) = ada.create(&json!({"game": listing.info.id}));
        assert_eq!(bob.sit(&round, &token).status, 200);
        ada.legal(&round);
        for ply in 0..6 {
            let stands = ada.legal(&round);
            if stands["phase"] == "over" {
                break;
            }
            let player = if stands["actor"] == "first" {
                &mut ada
            } else {
                &mut bob
            };
            let turn = player.whole_turn(&round, &mut choose);
            let play = json!({"do": "play", "ply": stands["ply"], "turn": turn});
            assert_eq!(player.act(&round, &play).status, 200, "{ply}");
        }
        let link = ada.get(&format!("/api/v1/rounds/{round}/record.url"));
        assert_eq!(link.status, 200, "{link:?}");
        let link = link.text.trim().to_owned();
        let read = |text: &str| listing.read_record("url", text);
        assert!(read(&link).is_ok(), "{link}");
        let mut state = 61_u64;
        let mut random = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % below
        };
        let mut games = 0;
        for _ in 0..tries {
            let mut letters: Vec<u8> = link.bytes().collect();
            for _ in 0..=random(3) {
                letters[random(link.len())] ^= 1 << random(7);
            }
            if let Ok(changed) = String::from_utf8(letters) {
                games += usize::from(read(&changed).is_ok());
            }
        }
        // A checksum stands in a link: what chance makes of it is hardly ever one.
        println!("{}: {games} of {tries} are links", listing.info.id);
    }
}
