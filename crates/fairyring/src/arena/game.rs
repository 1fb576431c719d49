//! One game between two machines.

use std::time::{Duration, Instant};

use protocol::{uci_form, write_turn};
use record::Record;
use rules::{MatchEnd, Refusal, Side};
use table::Table;

use super::control::{Clocks, Flag, TimeControl};
use super::engine::{Ask, Mishap, Player, Reply, Timekeeping};

/// What cost a machine the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Its time was up.
    Time,
    /// It played what is not legal.
    Illegal,
    /// It ended or did not answer any more.
    Crash,
}

impl Fault {
    /// The reason in the record of the game.
    fn reason(self) -> MatchEnd {
        match self {
            Fault::Time => MatchEnd::Time,
            Fault::Illegal => MatchEnd::Adjudication,
            Fault::Crash => MatchEnd::Abandoned,
        }
    }
}

/// The time that a machine used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Used {
    pub(crate) turns: u32,
    pub(crate) total: Duration,
    pub(crate) longest: Duration,
}

impl Used {
    pub(crate) fn add(&mut self, other: Used) {
        self.turns += other.turns;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    pub(crate) fn mean(self) -> Duration {
        self.total / self.turns.max(1)
    }
}

/// What every game of a match is played under.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referee {
    pub(crate) control: TimeControl,
    pub(crate) margin: Duration,
    /// Turns after which a game is a draw.
    pub(crate) most_turns: usize,
}

/// A game that is to be played.
pub(crate) struct Game<'a> {
    pub(crate) table: Box<dyn Table>,
    /// The position text of the start, if it is not the normal one.
    pub(crate) start: Option<String>,
    pub(crate) opening: &'a [String],
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) winner: Option<Side>,
    pub(crate) reason: String,
    pub(crate) turns: usize,
    pub(crate) fault: Option<(Side, Fault)>,
    pub(crate) used: [Used; 2],
    pub(crate) record: Record,
}

impl Game<'_> {
    /// Plays it to the end.
    ///
    /// # Errors
    /// Only for an opening that is not legal; whatever the machines do is a result.
    pub(crate) fn play(
        mut self,
        players: [&mut dyn Player; 2],
        referee: Referee,
    ) -> Result<Played, Refusal> {
        let form = uci_form(&self.table.info());
        let mut turns = Vec::new();
        let mut tokens = Vec::new();
        for turn in self.opening {
            tokens.push(write_turn(self.table.as_ref(), turn, form)?);
            self.table.play(turn)?;
            turns.push(turn.clone());
        }
        let mut clocks = Clocks::new(referee.control, referee.margin);
        let mut used = [Used::default(); 2];
        let [first, second] = players;
        let mut said = None;
        for (side, player) in [(Side::First, &mut *first), (Side::Second, &mut *second)] {
            if let Err(mishap) = player.begin(self.start.as_deref()) {
                said = Some((side, mishap));
                break;
            }
        }
        let mut fault = None;
        while said.is_none() && self.table.status().ended.is_none() {
            if turns.len() >= referee.most_turns {
                self.table.decide(None, MatchEnd::Adjudication)?;
                break;
            }
            let side = self.table.status().actor;
            let player: &mut dyn Player = match side {
                Side::First => first,
                Side::Second => second,
            };
            let ask = Ask {
                table: self.table.as_ref(),
                start: self.start.as_deref(),
                turns: &turns,
                tokens: &tokens,
                side,
                allowance: clocks.allowance(),
            };
            let clock = Instant::now();
            let reply = player.think(&ask);
            let time = clock.elapsed();
            used[side.index()].add(Used {
                turns: 1,
                total: time,
                longest: time,
            });
            let told = player.timekeeping(ask.allowance) == Timekeeping::Told;
            if clocks.press(side, time) == Flag::Fallen && told {
                let what = format!("time of {}: {} ms", self.name(side), time.as_millis());
                fault = Some((side, Fault::Time, what));
                break;
            }
            match reply {
                Ok(Reply::Resigns) => {
                    self.table.resign(side)?;
                }
                Ok(Reply::Turn(turn)) => match self.accept(&turn, form) {
                    Ok(token) => {
                        turns.push(turn);
                        tokens.push(token);
                    }
                    Err(why) => said = Some((side, Mishap::Illegal(why))),
                },
                Err(mishap) => said = Some((side, mishap)),
            }
        }
        let fault = fault.or(said.map(|(side, mishap)| {
            let (code, name) = (mishap.code(), self.name(side));
            let fault = match mishap {
                Mishap::Illegal(_) => Fault::Illegal,
                Mishap::Crash(_) | Mishap::Hung => Fault::Crash,
            };
            (side, fault, format!("{code} of {name}: {}", mishap.what()))
        }));
        self.finish(turns.len(), fault, used)
    }

    fn name(&self, side: Side) -> &'static str {
        self.table.info().sides[side.index()]
    }

    /// Plays a whole legal turn, or says why not.
    fn accept(&mut self, turn: &str, form: &str) -> Result<String, String> {
        let wrong = |refusal: Refusal| format!("{turn}: {}: {refusal}", refusal.code);
        let actor = self.table.status().actor;
        let token = write_turn(self.table.as_ref(), turn, form).map_err(wrong)?;
        self.table.play(turn).map_err(wrong)?;
        let status = self.table.status();
        if status.actor == actor && status.ended.is_none() {
            return Err(format!("{turn}: not a whole turn"));
        }
        Ok(token)
    }

    fn finish(
        mut self,
        turns: usize,
        fault: Option<(Side, Fault, String)>,
        used: [Used; 2],
    ) -> Result<Played, Refusal> {
        let said = match &fault {
            Some((side, fault, what)) => {
                self.table.decide(Some(side.other()), fault.reason())?;
                Some(what.clone())
            }
            None => match self.table.status().ended {
                Some(ruling) if ruling.outcome.reason == MatchEnd::Adjudication => {
                    Some(format!("draw by adjudication after {turns} turns"))
                }
                _ => None,
            },
        };
        let mut record = self.table.record();
        if let Some(said) = said {
            match record.line.entries.last_mut() {
                Some(entry) => entry.comment = said,
                None => record.line.comment = said,
            }
        }
        let outcome = self.table.status().ended.map(|ruling| ruling.outcome);
        Ok(Played {
            winner: outcome.and_then(|outcome| outcome.winner),
            reason: outcome
                .map_or("unfinished", |outcome| outcome.reason.as_str())
                .to_owned(),
            turns,
            fault: fault.map(|(side, fault, _)| (side, fault)),
            used,
            record,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::control::Allowance;
    use super::*;

    /// A machine that always answers the same.
    struct Stubborn(Result<Reply, Mishap>);

    impl Player for Stubborn {
        fn begin(&mut self, _start: Option<&str>) -> Result<(), Mishap> {
            Ok(())
        }

        fn think(&mut self, ask: &Ask<'_>) -> Result<Reply, Mishap> {
            assert!(matches!(ask.allowance, Allowance::Depth(1)));
            self.0.clone()
        }
    }

    /// Whoever breaks the contract of opponents loses, and the record says by which code.
    #[test]
    fn a_machine_that_cheats_or_breaks_is_told_by_its_code() {
        let referee = Referee {
            control: "depth:1".parse().unwrap(),
            margin: Duration::ZERO,
            most_turns: 10,
        };
        let crash = Mishap::Crash("it ended".to_owned());
        for (answer, fault, code) in [
            (
                Ok(Reply::Turn("no step".to_owned())),
                Fault::Illegal,
                "E_AI_ILLEGAL",
            ),
            (Err(crash), Fault::Crash, "E_AI_FAILED"),
            (Err(Mishap::Hung), Fault::Crash, "E_AI_FAILED"),
        ] {
            for listing in catalog::games() {
                let game = Game {
                    table: listing.open(&[], &table::Opening::Normal).unwrap(),
                    start: None,
                    opening: &[],
                };
                let (mut first, mut second) = (Stubborn(answer.clone()), Stubborn(answer.clone()));
                let played = game.play([&mut first, &mut second], referee).unwrap();
                assert_eq!(played.fault, Some((Side::First, fault)));
                assert_eq!(played.winner, Some(Side::Second));
                let said = &played.record.line.comment;
                assert!(said.starts_with(&format!("{code} of ")), "{said}");
            }
        }
    }
}
