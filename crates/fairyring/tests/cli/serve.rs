//! What a server keeps, from the command line. The server itself is tested by its own crate.

use std::fs;

use store::{Lite, NewRound, PersonKey, RoundHead, Standing, Store, Work};

use super::run::{fairyring, printed, refused};

#[test]
fn what_is_not_built_is_refused_aloud() {
    for wish in [
        ["--database", "postgres://a"],
        ["--house", "2,5,8"],
        ["--limits", "limits.toml"],
    ] {
        let args = ["serve", wish[0], wish[1], "--data", "none"];
        assert_eq!(refused(&args), "E_FEATURE", "{wish:?}");
    }
    for wish in [["--log", "xml"], ["--metrics", "here"]] {
        let args = ["serve", wish[0], wish[1], "--data", "none"];
        assert_eq!(refused(&args), "USAGE", "{wish:?}");
    }
    let args = ["serve", "--proxy", "nowhere", "--data", "none"];
    assert!(["USAGE", "NO_PAGE"].contains(&refused(&args).as_str()));
}

#[test]
fn the_doctor_plays_everything_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let path = data.to_str().unwrap();
    assert_eq!(refused(&["doctor", "--data", path]), "E_DATA");
    let mut kept = Lite::open(&data, 0).unwrap();
    // Beside a process that has the folder.
    let said = printed(&["doctor", "--data", path]);
    assert_eq!(said, "rounds 0 entries 0 faults 0\n");
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    printed(&["backup", "--data", path, "--to", copy]);
    assert_eq!(refused(&["backup", "--data", path, "--to", copy]), "E_DATA");
    let head = RoundHead {
        id: "0000000000001".into(),
        game: "xiangqi".into(),
        rules: 1,
        terms: "nonsense".into(),
        listing: store::Listing::Unlisted,
        previous: None,
        created: 1,
    };
    let round = NewRound {
        head,
        chairs: Default::default(),
        entries: Vec::new(),
        standing: Standing::default(),
    };
    let create = Work::Create {
        round: Box::new(round),
        maker: PersonKey::NOBODY,
        command: store::CommandKey([1; 16]),
        what: String::new(),
    };
    kept.perform(&create).unwrap().unwrap();
    let run = fairyring(&["doctor", "--data", path]);
    assert_eq!(run.status, 1);
    assert!(
        run.out.ends_with("rounds 1 entries 0 faults 1\n"),
        "{}",
        run.out
    );
    let other = tempfile::tempdir().unwrap();
    fs::write(other.path().join("fairyring.db"), "no database").unwrap();
    let path = other.path().to_str().unwrap();
    assert_eq!(refused(&["doctor", "--data", path]), "E_DATA_FOREIGN");
}
