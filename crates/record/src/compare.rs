//! What arrives against what is stored: a link, a save, a round of somebody far away.
//!
//! The rule is section 17, step 10, of King's Cooking; it holds for every game, with a turn in the place of a ply.

use rules::{Game, Refusal, Side};

use crate::{Record, RecordRefusal, replay};

/// Tags that say which game a record is of, and who began it.
const IDENTITY: &str = "GameId";
const CREATOR: &str = "Creator";

/// What to do with a record that arrives. Nothing is accepted or thrown away here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// No game of this identity is stored: accept, and ask for seat and name if needed.
    New,
    /// The same game: already up to date.
    Identical,
    /// Exactly what was waited for, one turn of the other side: accept and show it.
    Next {
        /// How many steps are new.
        plies: usize,
    },
    /// More than one turn, or a turn of one's own that was played elsewhere: accept after confirmation.
    Skipped {
        /// How many steps are new.
        plies: usize,
    },
    /// An earlier state of the stored game: show it read-only, offer the newest.
    Stale {
        /// How many steps what arrived has.
        ply: usize,
    },
    /// Another game.
    Diverged {
        /// The first step that differs, from 1; 0 if the set-ups do.
        ply: usize,
    },
}

impl Comparison {
    /// The error or warning; `None` where what arrived is simply accepted.
    #[must_use]
    pub fn refusal(self) -> Option<RecordRefusal> {
        match self {
            Comparison::New | Comparison::Identical | Comparison::Next { .. } => None,
            Comparison::Skipped { plies } => Some(RecordRefusal::Skipped { plies }),
            Comparison::Stale { ply } => Some(RecordRefusal::Stale { ply }),
            Comparison::Diverged { ply: 0 } => Some(RecordRefusal::OtherStart),
            Comparison::Diverged { ply } => Some(RecordRefusal::Diverged { ply }),
        }
    }
}

/// Compares a record with the stored one of the same identity. `seat` is the side that is played here; where nobody is, one
/// turn of either side is what was waited for.
///
/// Steps that were taken back are no part of a game.
///
/// # Errors
/// As [`replay()`], if the record that arrives does not hold.
pub fn compare<P: Game>(
    incoming: &Record,
    stored: Option<&Record>,
    seat: Option<Side>,
) -> Result<Comparison, Refusal> {
    let (line, course) = replay::<P>(incoming)?;
    let differ = |name: &str, stored: &Record| match (incoming.tag(name), stored.tag(name)) {
        (Some(new), Some(old)) => new != old,
        _ => false,
    };
    let Some(stored) = stored.filter(|stored| !differ(IDENTITY, stored)) else {
        return Ok(Comparison::New);
    };
    if incoming.game != stored.game
        || incoming.start != stored.start
        // As the rules they mean: a record of before names fewer of them.
        || incoming.read_options::<P::Options>()? != stored.read_options::<P::Options>()?
        || differ(CREATOR, stored)
    {
        return Ok(Comparison::Diverged { ply: 0 });
    }
    let steps = |record: &Record| {
        let played = record.steps().take(record.cursor);
        played.map(str::to_owned).collect::<Vec<_>>()
    };
    let (new, old) = (steps(incoming), steps(stored));
    let common = new.iter().zip(&old).take_while(|(a, b)| a == b).count();
    if common < new.len().min(old.len()) {
        return Ok(Comparison::Diverged { ply: common + 1 });
    }
    // The course of an open turn begins before the line.
    let before = course.plies().len() - line.entries.len();
    let mut actors = course.plies()[before..].iter().map(|ply| ply.actor);
    let fresh: Vec<Side> = actors.by_ref().take(new.len()).skip(old.len()).collect();
    Ok(match (new.len().checked_sub(old.len()), fresh.first()) {
        (None, _) => Comparison::Stale { ply: new.len() },
        (Some(plies), Some(&actor)) => {
            // A turn lasts as long as its actor.
            let one_turn = fresh.iter().all(|&other| other == actor);
            match one_turn && seat != Some(actor) {
                true => Comparison::Next { plies },
                false => Comparison::Skipped { plies },
            }
        }
        (Some(_), None) => Comparison::Identical,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use dummy::Dummy;

    /// A course of the dummy game, whose first turn has two steps by one side.
    fn record(steps: &[&str], cursor: usize) -> Record {
        Record {
            game: Dummy::ID.to_owned(),
            line: steps.iter().copied().collect(),
            cursor,
            ..Record::default()
        }
    }

    fn compared(new: &[&str], old: &[&str], seat: Option<Side>) -> Comparison {
        compare::<Dummy>(&record(new, new.len()), Some(&record(old, old.len())), seat).unwrap()
    }

    /// Steps of a long game, each with its actor.
    fn line() -> Vec<(String, Side)> {
        use rules::{Course, Position, SplitMix64, Text};
        let mut course = Course::new(Dummy::start(Default::default()));
        let mut random = SplitMix64::new(3);
        let mut line = Vec::new();
        while course.ended().is_none() && line.len() < 40 {
            let mut steps = Vec::new();
            course.position().generate(&mut steps);
            let step = steps[random.below(steps.len())];
            line.push((course.position().step_text(step), course.position().actor()));
            course.play(step);
        }
        // A record of the whole game would have to tell its end.
        if course.ended().is_some() {
            line.pop();
        }
        line
    }

    #[test]
    fn one_turn_is_waited_for_whatever_its_length() {
        let line = line();
        let texts: Vec<&str> = line.iter().map(|(text, _)| text.as_str()).collect();
        let mut long = 0;
        for old in 0..texts.len() {
            for new in old + 1..=texts.len() {
                let fresh = &line[old..new];
                let actor = fresh[0].1;
                let one = fresh.iter().all(|(_, other)| *other == actor);
                let plies = new - old;
                for seat in Side::ALL {
                    let expected = match one && seat != actor {
                        true => Comparison::Next { plies },
                        false => Comparison::Skipped { plies },
                    };
                    let found = compared(&texts[..new], &texts[..old], Some(seat));
                    assert_eq!(found, expected);
                }
                long += usize::from(one && plies > 1);
                let back = compared(&texts[..old], &texts[..new], Some(actor));
                assert_eq!(back, Comparison::Stale { ply: old });
            }
            let same = compared(&texts[..old], &texts[..old], None);
            assert_eq!(same, Comparison::Identical);
        }
        assert!(long > 0, "no turn of several steps");
    }

    #[test]
    fn what_was_taken_back_is_no_part_of_the_game() {
        let line = line();
        let texts: Vec<&str> = line.iter().map(|(text, _)| text.as_str()).collect();
        let back = record(&texts[..4], 2);
        let two = record(&texts[..2], 2);
        let found = compare::<Dummy>(&back, Some(&two), None).unwrap();
        assert_eq!(found, Comparison::Identical);
        let found = compare::<Dummy>(&two, Some(&back), None).unwrap();
        assert_eq!(found, Comparison::Identical);
    }

    #[test]
    fn tags_tell_games_and_set_ups_apart() {
        let tagged = |name: &str, value: &str| {
            let mut record = record(&[], 0);
            record.tags.insert(name.into(), value.into());
            record
        };
        let against = |new: &Record, old: &Record| compare::<Dummy>(new, Some(old), None).unwrap();
        let (one, other) = (tagged(IDENTITY, "1"), tagged(IDENTITY, "2"));
        assert_eq!(against(&one, &other), Comparison::New);
        assert_eq!(against(&one, &record(&[], 0)), Comparison::Identical);
        let (one, other) = (tagged(CREATOR, "a"), tagged(CREATOR, "b"));
        assert_eq!(against(&one, &other), Comparison::Diverged { ply: 0 });
        assert_eq!(compare::<Dummy>(&one, None, None), Ok(Comparison::New));
        let mut elsewhere = record(&[], 0);
        elsewhere.start = "elsewhere".to_owned();
        assert_eq!(
            against(&record(&[], 0), &elsewhere),
            Comparison::Diverged { ply: 0 }
        );
    }
}
