//! What a player may send as a turn: exactly one, his own and whole, as the rules of the game list it. In every game, the smallest
//! one included.

use std::collections::BTreeMap;
use std::sync::Arc;

use round::{
    Action, Around, Chairs, Command, CommandId, Entry, Holder, HolderKind, Millis, Opened,
    PersonId, Phase, Presence, Round, RoundId, Shelf, Terms, What,
};
use rules::{Side, SplitMix64};
use trial::games::{Every, every};

const NOW: Millis = Millis(1_000);
/// How many turns of a game are looked at.
const MOST: usize = 60;
/// How many answers of the other side are tried after each.
const ANSWERS: usize = 8;

/// A round that goes on, with both chairs taken.
struct Sitting {
    round: Round,
    shelf: Shelf,
    presence: Presence,
    sent: u128,
}

impl Sitting {
    fn of(terms: Terms, number: u128) -> Sitting {
        let mut chairs = Chairs::default();
        for (side, person) in [(Side::First, 1), (Side::Second, 2)] {
            let holder = Holder {
                person: PersonId(person),
                name: "".into(),
                kind: HolderKind::Person,
            };
            chairs.seat(side, holder);
        }
        terms.check(&Every).unwrap();
        let round = Round::new(Opened {
            id: RoundId::of(number),
            terms,
            chairs,
            drafts: [None, None],
            created: NOW,
        });
        let mut sitting = Sitting {
            round,
            shelf: Shelf::new(Arc::new(Every), 2),
            presence: Presence::none(NOW),
            sent: 0,
        };
        let due = sitting.round.due(&sitting.presence).unwrap().what;
        let mut around = Around {
            shelf: &mut sitting.shelf,
            presence: &sitting.presence,
            fresh: RoundId::of(9),
        };
        let begun = sitting.round.decide_chore(due, NOW, &mut around);
        sitting.round.apply(&begun.unwrap().unwrap()).unwrap();
        sitting
    }

    /// What becomes of a text that whoever is to act sends.
    fn send(&mut self, turn: &str) -> Result<Entry, &'static str> {
        self.sent += 1;
        let actor = self.round.actor().unwrap();
        let command = Command {
            id: CommandId::of(self.sent).unwrap(),
            person: Some(PersonId(1 + actor.index() as i64)),
            action: Action::Play {
                ply: self.round.ply(),
                turn: turn.to_owned(),
                timing: None,
            },
            at: NOW,
            lag: 0,
        };
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &self.presence,
            fresh: RoundId::of(9),
        };
        let decided = self.round.decide(&command, &mut around);
        decided
            .map(|decision| decision.entry)
            .map_err(|refusal| refusal.code)
    }

    /// A whole turn by chance, and what the other side may do after it.
    fn turn(&mut self, random: &mut SplitMix64) -> (Vec<String>, Vec<String>) {
        let actor = self.round.actor().unwrap();
        let table = self.shelf.table(&self.round).unwrap();
        let mut steps = Vec::new();
        while table.status().ended.is_none() && table.status().actor == actor {
            let mut legal = table.steps();
            let step = legal.swap_remove(random.below(legal.len()));
            table.play(&step).unwrap();
            steps.push(step);
        }
        let answers = match table.status().ended {
            Some(_) => Vec::new(),
            None => table.steps(),
        };
        while table.status().ply > self.round.ply() as usize {
            table.undo_step();
        }
        table.forget_redo();
        (steps, answers)
    }

    fn goes_on(&self) -> bool {
        self.round.phase() == Phase::Playing
    }
}

/// S46: a text of two turns would move for the opponent, half a turn would leave him nothing to answer.
#[test]
fn s46_a_text_is_one_whole_turn_of_ones_own() {
    let mut halves = BTreeMap::new();
    for listing in every() {
        let mut random = SplitMix64::new(46);
        let (mut half, mut long) = (0, 0);
        for number in 1..=2 {
            let mut sitting = Sitting::of(Terms::of(listing.info.id), number);
            for _ in 0..MOST {
                if !sitting.goes_on() {
                    break;
                }
                let (steps, answers) = sitting.turn(&mut random);
                let whole = steps.join(",");
                for answer in answers.iter().take(ANSWERS) {
                    let both = format!("{whole},{answer}");
                    assert_eq!(sitting.send(&both).unwrap_err(), "E_TURN_LONG", "{both}");
                    long += 1;
                }
                for count in 1..steps.len() {
                    let part = steps[..count].join(",");
                    assert_eq!(sitting.send(&part).unwrap_err(), "E_TURN_OPEN", "{part}");
                    half += 1;
                }
                let entry = sitting.send(&whole).unwrap();
                sitting.round.apply(&entry).unwrap();
            }
        }
        println!("{}: {half} halves, {long} with an answer", listing.info.id);
        assert!(long > 0, "{}", listing.info.id);
        halves.insert(listing.info.id, half);
    }
    // Where turns have several steps, halves of them were tried.
    let several = halves.values().filter(|half| **half > 0);
    assert!(several.count() >= 2, "{halves:?}");
}

/// S31: a grade that is typed, or a pass, would buy energy or time.
#[test]
fn s31_no_text_has_a_grade_or_is_a_pass() {
    let grades = ["@p", "@g", "@o", "@m", "@x", "@", "@@p", "@P"];
    for listing in every() {
        let mut random = SplitMix64::new(31);
        let strict = vec![("miss".to_owned(), "strict".to_owned())];
        let options = match listing.info.timing {
            Some(_) => vec![Vec::new(), strict],
            None => vec![Vec::new()],
        };
        let mut tried = 0;
        for (number, options) in (1..).zip(options) {
            let terms = Terms {
                options,
                ..Terms::of(listing.info.id)
            };
            let mut sitting = Sitting::of(terms, number);
            for _ in 0..MOST {
                if !sitting.goes_on() {
                    break;
                }
                let (steps, _) = sitting.turn(&mut random);
                let whole = steps.join(",");
                let first = &steps[0];
                let mut texts: Vec<String> = ["0000", "0000@p", "0000@m", "--", "pass", ""]
                    .map(str::to_owned)
                    .into();
                texts.extend(grades.iter().map(|grade| format!("{whole}{grade}")));
                texts.extend(
                    grades
                        .iter()
                        .map(|grade| whole.replacen(first, &format!("{first}{grade}"), 1)),
                );
                texts.extend([format!("{whole},0000"), format!("0000,{whole}")]);
                let entry = sitting.send(&whole).unwrap();
                let What::Turn(plain) = &entry.what else {
                    panic!("{entry:?}");
                };
                assert_eq!(plain.timing, None);
                for text in texts {
                    tried += 1;
                    // The grade that a step without a time has may be written; it is worth what that is worth.
                    if let Ok(told) = sitting.send(&text) {
                        let What::Turn(turn) = &told.what else {
                            panic!("{told:?}");
                        };
                        let same = told.digest == entry.digest && turn.steps == plain.steps;
                        assert!(same, "{} takes {text:?}: {told:?}", listing.info.id);
                        assert!(text.contains("@g"), "{} takes {text:?}", listing.info.id);
                    }
                }
                sitting.round.apply(&entry).unwrap();
            }
        }
        println!("{}: {tried} texts", listing.info.id);
        assert!(tried > 100, "{}", listing.info.id);
    }
}
