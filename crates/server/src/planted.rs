//! A fault that is planted on purpose: the game of one start cannot be opened while it is switched on. Only tests have it.

use std::sync::atomic::{AtomicBool, Ordering};

use table::Opening;

/// A start that nobody else uses.
pub(crate) const START: &str = "3k5/9/9/9/9/9/9/9/8R/4K4 w - - 0 1";

static IS_ON: AtomicBool = AtomicBool::new(false);

pub(crate) fn switch(is_on: bool) {
    IS_ON.store(is_on, Ordering::SeqCst);
}

#[allow(clippy::panic, reason = "it is planted")]
pub(crate) fn may_break(opening: &Opening) {
    let is_start = matches!(opening, Opening::Position(text, _) if text == START);
    if is_start && IS_ON.load(Ordering::SeqCst) {
        panic!("a planted fault");
    }
}

mod tests {
    use serde_json::json;

    use super::{START, switch};
    use crate::client::Server;

    /// One round has a fault: whoever asks for it is told, every way; the server lives, and the other round does not notice.
    #[test]
    fn a_fault_in_one_round_leaves_the_others_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut server = Server::start(folder.path());
        let (mut ada, mut bob) = (server.client(), server.client());
        let start = json!({"position": START});
        let (broken, token) = ada.create(&json!({"game": "xiangqi", "start": start}));
        assert_eq!(bob.sit(&broken, &token).status, 200);
        let (sound, token) = ada.create(&json!({"game": "xiangqi"}));
        assert_eq!(bob.sit(&sound, &token).status, 200);
        for round in [&broken, &sound] {
            ada.legal(round);
        }
        // A table that stands is used; after a restart it must be set up again.
        server.stop();
        let server = Server::start(folder.path());
        for client in [&mut ada, &mut bob] {
            client.address = server.address;
        }
        let play = json!({"do": "play", "ply": 0, "turn": "h2e2"});
        assert_eq!(ada.act(&sound, &play).status, 200);
        switch(true);
        let body =
            json!({"command": ada.command(), "action": {"do": "play", "ply": 0, "turn": "i1i9"}});
        let path = format!("/api/v1/rounds/{broken}");
        let fault = (500, "E_FAULT".to_owned());
        for _ in 0..3 {
            let told = ada.post(&format!("{path}/commands"), &body);
            assert_eq!(told.refusal(), fault);
            assert!(!told.text.contains("planted"), "{}", told.text);
            for part in ["", "/legal?turn=", "/record.json"] {
                let told = bob.get(&format!("{path}{part}"));
                assert_eq!(told.refusal(), fault, "{part}");
            }
        }
        // What needs no table is answered, and the other round goes on.
        assert_eq!(bob.entries(&broken).len(), 1);
        let reply = json!({"do": "play", "ply": 1, "turn": "h9g7"});
        assert_eq!(bob.act(&sound, &reply).status, 200);
        assert_eq!(bob.entries(&sound).len(), 3);
        bob.ready();
        switch(false);
        let told = ada.post(&format!("{path}/commands"), &body);
        assert_eq!((told.status, told.json()["seq"].as_u64()), (200, Some(2)));
    }
}
