//! Every game is played online to its end, the smallest one included, without a line of its own.

use round::check;
use round::host::Loaded;
use round::{
    Action, Around, Chairs, Command, CommandId, Holder, HolderKind, Millis, Opened, PersonId,
    Phase, Presence, Round, RoundId, Shelf, Terms,
};
use rules::{Side, SplitMix64};
use trial::games::{Every, every};

#[test]
fn random_rounds_of_every_game_are_what_their_logs_say() {
    for listing in every() {
        let mut random = SplitMix64::new(11);
        let mut ended = 0;
        for number in 0..6 {
            ended += usize::from(play(listing.info.id, number, &mut random));
        }
        println!("{}: {ended} of 6 ended by the rules", listing.info.id);
    }
}

/// Plays at most 150 turns; whether the rules ended it.
fn play(game: &str, number: u128, random: &mut SplitMix64) -> bool {
    let now = Millis(1_000);
    let mut chairs = Chairs::default();
    for (side, person) in [(Side::First, 1), (Side::Second, 2)] {
        let person = PersonId(person);
        let kind = HolderKind::Person;
        let name = "".into();
        chairs.seat(side, Holder { person, name, kind });
    }
    let opened = Opened {
        id: RoundId::of(number),
        terms: Terms::of(game),
        chairs,
        drafts: [None, None],
        created: now,
    };
    opened.terms.check(&Every).unwrap();
    let mut shelf = Shelf::new(std::sync::Arc::new(Every), 2);
    let presence = Presence::none(now);
    let mut round = Round::new(opened.clone());
    let mut log = Vec::new();
    let begin = round.due(&presence).unwrap().what;
    let fresh = RoundId::of(9);
    let mut around = Around {
        shelf: &mut shelf,
        presence: &presence,
        fresh,
    };
    let begun = round
        .decide_chore(begin, now, &mut around)
        .unwrap()
        .unwrap();
    round.apply(&begun).unwrap();
    log.push(begun);
    while round.phase() == Phase::Playing && log.len() < 150 {
        let actor = round.actor().unwrap();
        let table = around.shelf.table(&round).unwrap();
        let mut steps = Vec::new();
        while table.status().ended.is_none() && table.status().actor == actor {
            let mut legal = table.steps();
            let step = legal.swap_remove(random.below(legal.len()));
            table.play(&step).unwrap();
            steps.push(step);
        }
        let expected = table.position_text();
        while table.status().ply > round.ply() as usize {
            table.undo_step();
        }
        table.forget_redo();
        let command = Command {
            id: CommandId::of(log.len() as u128).unwrap(),
            person: Some(PersonId(1 + actor.index() as i64)),
            action: Action::Play {
                ply: round.ply(),
                turn: steps.join(","),
                timing: None,
            },
            at: now,
            lag: 0,
        };
        let before = around.shelf.table(&round).unwrap().position_text();
        let decision = round.decide(&command, &mut around).unwrap();
        assert_eq!(around.shelf.table(&round).unwrap().position_text(), before);
        round.apply(&decision.entry).unwrap();
        assert_eq!(
            around.shelf.table(&round).unwrap().position_text(),
            expected
        );
        log.push(decision.entry);
    }
    // The log alone makes the same round, by the rules and without them.
    assert_eq!(Round::read(opened.clone(), &log).unwrap(), round);
    let loaded = Loaded {
        opened,
        entries: log,
    };
    let checked = check::log(&loaded, &Every);
    assert_eq!(checked.violations, []);
    assert_eq!(checked.round, round);
    round.phase() != Phase::Playing
}
