//! Each path has the methods and the queries of the document in `docs/api/openapi.json`; `client` holds every answer against it.

use crate::client::Server;
use crate::client::document::document;

/// Each path has the methods that the document names and no other.
#[test]
fn a_method_is_there_if_the_document_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut client = server.client();
    let paths = document()["paths"].as_object().unwrap();
    assert!(paths.len() > 10, "{} paths", paths.len());
    for (path, operations) in paths {
        let address = path
            .replace("{id}", "7zw0k3m9qapxt")
            .replace("{form}", "json");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            let is_named = operations.get(method.to_lowercase()).is_some();
            let status = client.send(method, &address, None).status;
            assert_eq!(status != 405, is_named, "{method} {path}: {status}");
        }
    }
}

/// What the document says a query may be is what is read; everything else is refused with its name.
#[test]
fn a_query_that_the_document_does_not_allow_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut client = server.client();
    let (round, _) = client.create(&serde_json::json!({"game": "xiangqi"}));
    let base = format!("/api/v1/rounds/{round}");
    for (path, name) in [
        (format!("{base}/entries?after=x"), "after"),
        (format!("{base}/entries?after=-1"), "after"),
        (format!("{base}/entries?after=4294967296"), "after"),
        (format!("{base}/entries?follow=yes"), "follow"),
        (format!("{base}/entries?legal="), "legal"),
        (format!("{base}/legal?turn=%zz"), "turn"),
        ("/api/v1/me/rounds?before=-1".to_owned(), "before"),
        ("/api/v1/me/rounds?before=now".to_owned(), "before"),
    ] {
        let told = client.get(&path);
        assert_eq!(told.refusal(), (400, "E_PROTOCOL".to_owned()), "{path}");
        let message = told.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains(&format!("{name}:")), "{path}: {message}");
    }
    for path in ["entries?after=0&follow=0&legal=1", "entries", "legal?turn="] {
        let told = client.get(&format!("{base}/{path}"));
        assert_eq!(told.status, 200, "{path}");
    }
}
