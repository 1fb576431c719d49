//! END: ends and results.

use kings_cooking::Reason;
use rules::{Position, Refused, Side, SplitMix64};
use table::Match;

use super::support::{Row, ends, played, set_up, standing};
use crate::common::{read, short};

const ROOKS: &str = "r2/3/2R l";
const ROUND: &str = "c1b1 a3a2 b1c1 a2a3";

pub(crate) const ROWS: &[Row] = &[
    ("END-1", || {
        ends("N1n/3/3 l - 2.0 0.2 0 0", "a3off", "empty 1-0 (3:1)")
    }),
    ("END-2", || {
        ends("N1n/3/3 l - 0.2 2.0 0 0", "a3off", "empty 0-1 (1:3)")
    }),
    ("END-3", || {
        ends("N1n/3/3 l - 1.1 1.1 0 0", "a3off", "empty 1/2 (2:2)")
    }),
    ("END-4", || {
        ends("R1n/3/3 l - 1.1 1.1 0 0", "a3c3", "empty 1-0 (2:1)")
    }),
    ("END-5", || {
        ends("r1R/3/2n d - 0.2 1.0 0 1", "a3c3", "empty 0-1 (0:3)")
    }),
    ("END-6", || {
        ends("2R/3/n2 d - 0.2 1.1 0 1", "a1off", "empty 0-1 (1:2)")
    }),
    ("END-7", || {
        ends("1n1/1P1/3 l - 0.2 0.2 0 0", "", "no_action 1/2 (1:1)")
    }),
    ("END-8", || {
        ends("1n1/1P1/3 l - 2.0 0.2 0 0", "", "no_action 1-0 (3:1)")
    }),
    ("END-9", || {
        ends("1n1/1P1/3 l - 0.2 2.0 0 0", "", "no_action 0-1 (1:3)")
    }),
    ("END-10", || {
        let position = short("n2/1N1/3 l");
        assert_eq!(position.outcome(), None);
        assert_eq!(position.count(), 1);
    }),
    ("END-11", || {
        let party = played(set_up("PRP"), "b1b3 a3a2 b3c3");
        let text = rules::Text::position_text(party.position());
        assert_eq!(text, "2R/p2/P1P d - 0.0 0.2 0 3");
        assert_eq!(standing(&party), "no_action 1-0 (3:1)");
    }),
    ("END-12", || {
        let reason = short("1n1/1P1/B2 l")
            .outcome()
            .map(|outcome| outcome.reason);
        assert_eq!(reason, Some(Reason::NoAction.into()));
    }),
    ("END-13", || {
        ends(
            ROOKS,
            &format!("{ROUND} {ROUND}"),
            "repetition 1/2 (repetition)",
        )
    }),
    ("END-14", || ends(ROOKS, ROUND, "none")),
    ("END-15", || {
        ends(
            "r2/3/2R l - 0.2 0.2 39 78",
            "c1b1",
            "no_progress 1/2 (no progress)",
        );
    }),
    ("END-16", || {
        ends("r1R/3/3 l - 0.2 0.2 39 78", "c3a3", "empty 1-0 (1:0)")
    }),
    ("END-17", || {
        ends("r2/3/2R l - 0.2 0.2 39 78", "c1off", "empty 1/2 (1:1)")
    }),
    ("END-18", || {
        let finished = [
            ("N1n/3/3 l - 2.0 0.2 0 0", "a3off"),
            ("1n1/1P1/3 l - 0.2 0.2 0 0", ""),
            ("r2/3/2R l - 0.2 0.2 39 78", "c1b1"),
        ];
        for (position, steps) in finished {
            let mut party = played(short(position), steps);
            for text in ["a3a2", "c3b1", "nonsense"] {
                assert_eq!(party.play(text).unwrap_err().code, "E_GAME_OVER");
            }
        }
    }),
    ("END-19", || {
        let party = Match::new(read("r2/3/2R l - 2.0 0.2 0 8").unwrap());
        assert_eq!(standing(&party), "none");
    }),
    ("END-20", || {
        // Random games to their counted ends.
        let mut random = SplitMix64::new(20);
        let mut counted = 0;
        while counted < 300 {
            let mut party = Match::new(set_up(&format!("random:{}", random.next_u64())));
            while party.ended().is_none() {
                let steps = party.position().legal_steps();
                let step = steps[random.below(steps.len())];
                let _ = party.play_step(step);
            }
            let outcome = party.position().outcome();
            let Some(outcome) = outcome else { continue };
            counted += 1;
            let captured = Side::ALL.map(|side| party.position().tallies(side).captured);
            let [light, dark] = party.status().score.unwrap();
            let margin = i32::from(captured[1]) - i32::from(captured[0]);
            assert_eq!(light - dark, margin);
            let winner = match margin {
                1.. => Some(Side::First),
                0 => None,
                _ => Some(Side::Second),
            };
            assert_eq!(outcome.winner, winner);
        }
    }),
    ("END-21", || {
        for king in ["K1n/3/3", "N1k/3/3"] {
            let refusal = read(&format!("{king} l - 0.2 0.2 0 0")).unwrap_err();
            assert_eq!(refusal.code(), "E_POS_SYNTAX");
        }
    }),
    ("END-22", || {
        let party = played(set_up("RNB"), "a1a3 b3c1 b1c3 c1b3 a3b3");
        assert_eq!(standing(&party), "empty 1-0 (2:0)");
    }),
];
