//! What may be agreed, and the beat on trust, with the games of the catalogue.

use round::{
    Action, Around, Beat, Chairs, ClockTerms, Command, CommandId, Holder, HolderKind, Millis,
    Opened, PersonId, Presence, Rating, Round, RoundId, Shelf, Start, Takebacks, Terms, Visibility,
    What,
};
use rules::{Side, TimingError};
use table::Library;
use trial::games::{Every, every};

fn code(terms: &Terms) -> &'static str {
    terms
        .check(&Every)
        .map_or_else(|refusal| refusal.code, |()| "")
}

#[test]
fn terms_that_do_not_go_together_are_refused() {
    for listing in every() {
        let terms = Terms::of(listing.info.id);
        let with = |change: fn(&mut Terms)| {
            let mut changed = terms.clone();
            change(&mut changed);
            code(&changed)
        };
        assert_eq!(code(&terms), "");
        let drafts = with(|terms| terms.start = Start::Draft);
        assert_eq!(drafts.is_empty(), listing.drafts.is_some());
        let beat = with(|terms| terms.beat = Beat::OnTrust);
        assert_eq!(beat.is_empty(), listing.info.timing.is_some());
        assert_eq!(with(|terms| terms.rating = Rating::Rated), "E_TERMS");
        let rated = with(|terms| {
            terms.rating = Rating::Rated;
            terms.takebacks = Takebacks::Never;
            terms.clock = ClockTerms::Days(3);
        });
        assert_eq!(rated, "");
        for clock in [
            ClockTerms::Days(4),
            ClockTerms::Live {
                base: 0,
                increment: 0,
            },
            ClockTerms::Live {
                base: u32::MAX,
                increment: 0,
            },
        ] {
            let mut changed = terms.clone();
            changed.clock = clock;
            assert_eq!(code(&changed), "E_TERMS", "{clock:?}");
        }
        let mut own = terms.clone();
        let table = Every.open(listing.info.id, &[], &terms.opening()).unwrap();
        own.start = Start::Position(table.position_text());
        assert_eq!(code(&own), "");
        own.visibility = Visibility::Listed;
        assert_eq!(code(&own), "E_TERMS");
        let options = vec![("gravity".to_owned(), "off".to_owned())];
        assert_eq!(code(&Terms { options, ..terms }), "E_OPTION");
    }
    assert_eq!(code(&Terms::of("tic-tac-toe")), "E_GAME");
}

/// S42: a beat cannot be proved; it counts only where both said so.
#[test]
fn s42_a_beat_is_claimed_on_trust_or_not_at_all() {
    let mut games = every().into_iter();
    let listing = games.find(|listing| listing.info.timing.is_some()).unwrap();
    for (beat, claim, code) in [
        (Beat::Off, 0, "E_TIMING"),
        (Beat::OnTrust, 0, ""),
        (Beat::OnTrust, -30, ""),
        (Beat::OnTrust, 2_001, "E_TIMING"),
    ] {
        let now = Millis(50_000);
        let mut chairs = Chairs::default();
        for (side, person) in [(Side::First, 1), (Side::Second, 2)] {
            let person = PersonId(person);
            let kind = HolderKind::Person;
            let name = "".into();
            chairs.seat(side, Holder { person, name, kind });
        }
        let mut round = Round::new(Opened {
            id: RoundId::of(1),
            terms: Terms {
                beat,
                ..Terms::of(listing.info.id)
            },
            chairs,
            drafts: [None, None],
            created: now,
        });
        let mut shelf = Shelf::new(std::sync::Arc::new(Every), 1);
        let presence = Presence::none(now);
        let due = round.due(&presence).unwrap();
        let fresh = RoundId::of(2);
        let mut around = Around {
            shelf: &mut shelf,
            presence: &presence,
            fresh,
        };
        let begun = round.decide_chore(due.what, now, &mut around);
        round.apply(&begun.unwrap().unwrap()).unwrap();
        let turn = around.shelf.table(&round).unwrap().steps().remove(0);
        let command = |at: Millis, timing: i32| Command {
            id: CommandId::of(1).unwrap(),
            person: Some(PersonId(1)),
            action: Action::Play {
                ply: 0,
                turn: turn.clone(),
                timing: Some(TimingError(timing)),
            },
            at,
            lag: 0,
        };
        let decided = round.decide(&command(now + 2_500, claim), &mut around);
        assert_eq!(
            decided.as_ref().map_or_else(|it| it.code, |_| ""),
            code,
            "{beat:?} {claim}"
        );
        if let Ok(decision) = decided {
            let What::Turn(played) = decision.entry.what else {
                panic!("a turn")
            };
            assert_eq!(played.timing, Some(claim));
            assert!(played.grade.is_some());
            // Before the first beat of the turn nobody can have been late by half a second.
            let early = round.decide(&command(now + 300, 500), &mut around);
            assert_eq!(early.unwrap_err().code, "E_TIMING");
        }
    }
}
