//! The load itself, small, on a server in this process: every turn is legal, answered and seen.

#![expect(clippy::unwrap_used, reason = "tests")]

use std::time::Duration;

use load::{Crowd, Stage};
use server::{Address, Data, Served, Settings};

async fn serve(folder: &std::path::Path) -> Served {
    let settings = Settings {
        address: Address::Exactly("127.0.0.1:0".parse().unwrap()),
        data: Data::Folder(folder.to_owned()),
        ..Settings::default()
    };
    Served::open(settings).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_turn_of_a_small_load_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path()).await;
    let address = served.address().to_string();
    let games = ["xiangqi", "cotulenh", "kings-cooking", "trid", "rhythm"];
    let mut crowd = Crowd::gather(&address, &games, 10).await.unwrap();
    let stage = Stage {
        rate: 60.0,
        time: Duration::from_secs(4),
    };
    let report = crowd.stage(stage).await.unwrap();
    // Games of King's Cooking end, and while the next is made its pair does not play.
    assert!((150..=240).contains(&report.turns), "{report:?}");
    assert!(report.begun > 0, "{report:?}");
    assert!(report.refused.is_empty(), "{report:?}");
    assert_eq!((report.lost, report.cut), (0, 0), "{report:?}");
    assert!(report.ack.p50 > 0.0 && report.ack.p99 >= report.ack.p50);
    served.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_sees_every_turn() {
    let folder = tempfile::tempdir().unwrap();
    let served = serve(folder.path()).await;
    let address = served.address().to_string();
    let mut crowd = Crowd::gather(&address, &["xiangqi"], 1).await.unwrap();
    let stage = Stage {
        rate: 10.0,
        time: Duration::from_secs(2),
    };
    let (report, stayed) = crowd.watched(stage, 20).await.unwrap();
    assert_eq!((report.lost, report.cut, stayed), (0, 0, 20), "{report:?}");
    assert_eq!(report.turns, 20, "{report:?}");
    served.stop().await;
}

/// A game that nobody knows, and a place where nobody listens.
#[tokio::test]
async fn what_cannot_be_loaded_is_said() {
    let fault = Crowd::gather("127.0.0.1:1", &["chess"], 1)
        .await
        .unwrap_err();
    assert!(fault.to_string().contains("chess"), "{fault}");
    let fault = Crowd::gather("127.0.0.1:1", &["xiangqi"], 1)
        .await
        .unwrap_err();
    assert!(
        fault.to_string().starts_with("the server at 127.0.0.1:1"),
        "{fault}"
    );
}
