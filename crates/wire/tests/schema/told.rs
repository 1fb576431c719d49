//! Everything that a server says.

use std::sync::Arc;

use round::host::{Phrase, Tell as Told};
use round::{Action, Chairs, ClockTerms, CommandId, Opened, Round, RoundId, Start, Terms};
use rules::Side;
use serde::Serialize;
use serde_json::Value;
use wire::json;
use wire::online::{
    Created, EntryView, HeadView, Invitation, Invitations, Legal, LegalLine, PersonView, PhaseView,
    RoundBrief, RoundName, Sat, Stored, Tell, Trouble, write,
};
use wire::view::SideView;

use super::world::{NOW, One, World};
use crate::online::{entry, everything};

/// Each with the name of its definition.
pub(crate) fn told() -> Vec<(&'static str, Value)> {
    fn of(message: &impl Serialize) -> Value {
        serde_json::from_str(&write(message)).unwrap()
    }
    let mut told: Vec<(&str, Value)> = Vec::new();
    let round = RoundName(RoundId::of(77));
    let command = CommandId::of(0x5f).unwrap();

    let live = ClockTerms::Live {
        base: 300_000,
        increment: 3_000,
    };
    let mut world = World::begun(Terms {
        clock: live,
        ..Terms::of("leapers")
    });
    let play = Action::Play {
        ply: 0,
        turn: "1>2".into(),
        timing: None,
    };
    world.asks(1, play.clone()).unwrap();
    let snapshot = of(&world.snapshot(None));
    let save = snapshot["save"].as_str().unwrap().to_owned();
    let refusals = [
        world.asks(1, play).unwrap_err(),
        world
            .asks(
                2,
                Action::Play {
                    ply: 1,
                    turn: "1>6".into(),
                    timing: None,
                },
            )
            .unwrap_err(),
        // The reason of this one is a refusal of its own.
        json::read(&save.replace("1>2", "1>6"), &One).unwrap_err(),
    ];
    told.push(("Tell", snapshot));
    world.asks(1, Action::OfferDraw).unwrap();
    world.asks(1, Action::AskTakeback { to: 0 }).unwrap();
    told.push(("Tell", of(&world.snapshot(Some(Side::First)))));
    world.asks(2, Action::Resign).unwrap();
    world.asks(2, Action::OfferRematch).unwrap();
    told.push(("Tell", of(&world.snapshot(Some(Side::Second)))));
    for start in [
        Start::Position("x".into()),
        Start::Setup("y".into()),
        Start::Draft,
    ] {
        let terms = Terms {
            start,
            clock: ClockTerms::Days(3),
            ..Terms::of("leapers")
        };
        let opened = Opened {
            id: RoundId::of(8),
            terms,
            chairs: Chairs::default(),
            drafts: [None, None],
            created: NOW,
        };
        let head = HeadView::of(&Round::new(opened), None);
        let brief = RoundBrief {
            head,
            deadline: None,
            changed: NOW.0,
        };
        told.push((
            "Tell",
            of(&Tell::Yours {
                rounds: vec![brief],
            }),
        ));
    }

    for refusal in refusals {
        told.push(("Trouble", of(&Trouble::of(&refusal, Some(3)))));
        told.push(("Trouble", of(&Trouble::of(&refusal, None))));
        let seq = None;
        let refused = Told::Refused {
            round: round.0,
            refusal: refusal.clone(),
        };
        told.push(("Tell", of(&Tell::of(&refused).unwrap())));
        let nack = Told::Nack {
            command,
            refusal,
            seq,
        };
        told.push(("Tell", of(&Tell::of(&nack).unwrap())));
    }
    let entries: Vec<_> = everything()
        .into_iter()
        .map(|what| Arc::new(entry(what)))
        .collect();
    for entry in &entries {
        told.push(("EntryView", of(&EntryView::from(&**entry))));
    }
    for phrase in [
        Phrase::Hello,
        Phrase::GoodGame,
        Phrase::ThankYou,
        Phrase::Sorry,
        Phrase::OneMoment,
    ] {
        let said = Told::Said {
            round: round.0,
            by: Side::Second,
            phrase,
        };
        told.push(("Tell", of(&Tell::of(&said).unwrap())));
    }
    for tell in [
        Told::Entries {
            round: round.0,
            entries,
        },
        Told::Ack { command, seq: 2 },
        Told::Presence {
            round: round.0,
            chairs: [true, false],
            watchers: 1,
            claim_in: Some(9),
        },
    ] {
        told.push(("Tell", of(&Tell::of(&tell).unwrap())));
    }
    let person = PersonView {
        name: "Ann".into(),
        program: false,
    };
    for me in [None, Some(person.clone())] {
        let (build, now) = ("b".to_owned(), NOW.0);
        told.push((
            "Tell",
            of(&Tell::Welcome {
                protocol: 1,
                build,
                now,
                me,
            }),
        ));
    }
    told.push(("Tell", of(&Tell::Restarting { retry: 500 })));
    told.push(("Tell", of(&Tell::Outdated {})));

    let invitation = Invitation {
        token: "T".into(),
        link: "L".into(),
    };
    for (first, second) in [
        (None, Some(invitation.clone())),
        (Some(invitation.clone()), None),
    ] {
        let invite = Invitations { first, second };
        let watch = "W".to_owned();
        told.push((
            "Created",
            of(&Created {
                round,
                chair: Some(SideView::First),
                invite,
                watch,
            }),
        ));
    }
    told.push(("Invitation", of(&invitation)));
    told.push(("PersonView", of(&person)));
    told.push((
        "Sat",
        of(&Sat {
            round,
            chair: SideView::Second,
        }),
    ));
    told.push(("Stored", of(&Stored { seq: 2 })));
    for phase in [
        PhaseView::Waiting,
        PhaseView::Drafting,
        PhaseView::Playing,
        PhaseView::Over,
    ] {
        let (legal, actor) = (vec!["1>2".to_owned()], None);
        told.push((
            "LegalLine",
            of(&LegalLine {
                legal,
                ply: 0,
                actor,
                phase,
            }),
        ));
    }
    told.push((
        "Legal",
        of(&Legal {
            legal: vec![],
            whole: true,
        }),
    ));
    told
}
