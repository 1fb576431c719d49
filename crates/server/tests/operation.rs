//! What whoever looks after a server sees.

use std::time::Duration;

use serde_json::json;
use server::Settings;
use store::{Lite, Made, PersonKind, Reader, SecretHash, Shelf, Store, Work};

use crate::client::Server;

fn value(text: &str, name: &str) -> Option<f64> {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&format!("fairyring_{name} ")));
    line.and_then(|value| value.parse().ok())
}

/// S28: figures are on a listener of their own, and tell nothing about anybody.
#[test]
fn s28_figures_count_what_happens_and_name_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        metrics: Some("127.0.0.1:0".parse().unwrap()),
        ..Settings::default()
    };
    let server = Server::with(folder.path(), settings);
    let (mut ada, mut bob) = (server.client(), server.client());
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    assert_eq!(bob.sit(&round, &token).status, 200);
    ada.legal(&round);
    let turn = json!({"do": "play", "ply": 0, "turn": "h2e2"});
    assert_eq!(ada.act(&round, &turn).status, 200);
    assert_eq!(ada.act(&round, &turn).status, 409);
    let mut watcher = server.watcher();
    let found = watcher.get("/metrics");
    assert_eq!(found.status, 200);
    assert!(
        found
            .header("content-type")
            .unwrap()
            .starts_with("text/plain; version=0.0.4")
    );
    assert_eq!(found.header("cache-control"), Some("no-store"));
    let text = &found.text;
    for (name, least) in [
        ("ready", 1.0),
        ("store_ready", 1.0),
        ("acked_total", 1.0),
        ("nack_total{code=\"E_STALE\"}", 1.0),
        ("http_total{status=\"409\"}", 1.0),
        ("rounds_loaded", 1.0),
        ("store_seconds_count", 1.0),
        ("store_seconds_sum", 0.000_001),
    ] {
        assert!(value(text, name) >= Some(least), "{name} in {text}");
    }
    assert_eq!(value(text, "panics_total"), Some(0.0));
    let secrets = [&round, &token, "Ada", "Bob", "127.0.0.1"];
    for secret in secrets {
        assert!(!text.contains(secret), "{secret}");
    }
    // Neither is at the other's door, and a page with a name of its own is not answered.
    assert_eq!(ada.get("/metrics").status, 404);
    let lines = ["Host: localhost".to_owned(), "Connection: close".to_owned()];
    for path in ["/", "/readyz", "/api/v1", "/api/v1/me"] {
        let told = crate::client::raw(watcher.address, "GET", path, &lines, "").unwrap();
        assert_eq!(told.status, 404, "{path}");
    }
    let lines = [
        "Host: evil.example".to_owned(),
        "Connection: close".to_owned(),
    ];
    let told = crate::client::raw(watcher.address, "GET", "/metrics", &lines, "").unwrap();
    assert_eq!(told.status, 403);
}

/// Nobody has to ask for it: what nobody needs any more goes by itself, guests whom nobody has seen for long among it.
#[test]
fn what_nobody_needs_goes_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let long_ago = 86_400_000;
    let mut store = Lite::open(folder.path(), long_ago).unwrap();
    let guest = Work::Guest {
        name: "Ada".to_owned(),
        device: SecretHash([7; 32]),
        at: long_ago,
    };
    let Made::Person(person) = store.perform(&guest).unwrap().unwrap() else {
        panic!("nobody was made");
    };
    let link = Work::Link {
        hash: SecretHash([8; 32]),
        person,
        expires: long_ago + 1,
    };
    store.perform(&link).unwrap().unwrap();
    drop(store);
    let _server = Server::start(folder.path());
    let reader = Reader::open(folder.path()).unwrap();
    let gone = (0..400).any(|_| {
        std::thread::sleep(Duration::from_millis(25));
        reader.person(person).unwrap().unwrap().kind == PersonKind::Gone
    });
    assert!(gone, "the guest is remembered for ever");
    assert_eq!(reader.device(&SecretHash([7; 32])).unwrap(), None);
}
