//! One game between two machines.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use protocol::{uci_form, write_turn};
use record::Record;
use rules::{MatchEnd, Refusal, Side};
use table::Table;

use super::adjudicator::{Adjudicated, Adjudication, Adjudicator};
use super::control::{Clocks, Flag, TimeControl};
use super::engine::{Ask, Beginning, Mishap, Player, Reply, Timekeeping};

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
    pub(crate) const ALL: [Fault; 3] = [Fault::Time, Fault::Illegal, Fault::Crash];

    /// One word, for logs.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Fault::Time => "time",
            Fault::Illegal => "illegal",
            Fault::Crash => "crash",
        }
    }

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

/// What a game of a match is played under.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referee<'a> {
    /// By side.
    pub(crate) controls: [TimeControl; 2],
    pub(crate) margin: Duration,
    /// Turns after which a game is a draw.
    pub(crate) most_turns: usize,
    /// Whether games end early by what the machines say.
    pub(crate) adjudication: Option<&'a Adjudication>,
    /// Nobody needs the game any more.
    pub(crate) broken_off: &'a AtomicBool,
}

/// A game that is to be played.
pub(crate) struct Game<'a> {
    pub(crate) table: Box<dyn Table>,
    /// The position text of the start, if it is not the normal one.
    pub(crate) start: Option<String>,
    pub(crate) opening: &'a [String],
    /// Chance, for machines that need it.
    pub(crate) seed: u64,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) winner: Option<Side>,
    pub(crate) reason: String,
    /// How it was ended before its end.
    pub(crate) adjudicated: Option<Adjudicated>,
    pub(crate) turns: usize,
    pub(crate) fault: Option<(Side, Fault)>,
    pub(crate) used: [Used; 2],
    /// The key of the position after the opening.
    pub(crate) opening: u64,
    pub(crate) record: Record,
}

impl Game<'_> {
    /// Plays it to the end; `None` if it was broken off.
    ///
    /// # Errors
    /// Only for an opening that is not legal; whatever the machines do is a result.
    pub(crate) fn play(
        mut self,
        players: [&mut dyn Player; 2],
        referee: Referee<'_>,
    ) -> Result<Option<Played>, Refusal> {
        let form = uci_form(&self.table.info());
        let mut turns = Vec::new();
        let mut tokens = Vec::new();
        for turn in self.opening {
            tokens.push(write_turn(self.table.as_ref(), turn, form)?);
            self.table.play(turn)?;
            turns.push(turn.clone());
        }
        let opening = self.table.status().key;
        let options = self.table.options();
        let beginning = Beginning {
            start: self.start.as_deref(),
            options: &options,
            seed: self.seed,
        };
        let mut clocks = Clocks::new(referee.controls, referee.margin);
        let mut adjudicator = referee.adjudication.map(Adjudicator::new);
        let mut adjudicated = None;
        let mut used = [Used::default(); 2];
        let [first, second] = players;
        let mut said = None;
        for (side, player) in [(Side::First, &mut *first), (Side::Second, &mut *second)] {
            if let Err(mishap) = player.begin(beginning) {
                said = Some((side, mishap));
                break;
            }
        }
        let mut fault = None;
        while said.is_none() && self.table.status().ended.is_none() {
            if referee.broken_off.load(Relaxed) {
                return Ok(None);
            }
            if turns.len() >= referee.most_turns {
                self.table.decide(None, MatchEnd::Adjudication)?;
                adjudicated = Some(Adjudicated::Limit);
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
                allowance: clocks.allowance(side),
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
                Ok(Reply::Turn { turn, score }) => match self.accept(&turn, form) {
                    Ok(token) => {
                        turns.push(turn);
                        tokens.push(token);
                        let goes_on = self.table.status().ended.is_none();
                        let decision = adjudicator
                            .as_mut()
                            .filter(|_| goes_on)
                            .and_then(|one| one.hear(side, score, turns.len(), &*self.table));
                        if let Some(decision) = decision {
                            self.table.decide(decision.winner, MatchEnd::Adjudication)?;
                            adjudicated = Some(decision.how);
                        }
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
        let mut played = self.finish(turns.len(), fault, adjudicated)?;
        (played.used, played.opening) = (used, opening);
        Ok(Some(played))
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
        adjudicated: Option<Adjudicated>,
    ) -> Result<Played, Refusal> {
        let said = match &fault {
            Some((side, fault, what)) => {
                self.table.decide(Some(side.other()), fault.reason())?;
                Some(what.clone())
            }
            None => adjudicated.map(|how| match how {
                Adjudicated::AgreedWin => {
                    format!("won by adjudication after {turns} turns: both machines agree")
                }
                Adjudicated::AgreedDraw => {
                    format!("draw by adjudication after {turns} turns: both machines agree")
                }
                Adjudicated::Exact => format!(
                    "decided by adjudication after {turns} turns: both machines agree with the exact solution"
                ),
                Adjudicated::Limit => format!("draw by adjudication after {turns} turns"),
            }),
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
            adjudicated,
            turns,
            fault: fault.map(|(side, fault, _)| (side, fault)),
            used: [Used::default(); 2],
            opening: 0,
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
        fn begin(&mut self, _beginning: Beginning<'_>) -> Result<(), Mishap> {
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
            controls: ["depth:1".parse().unwrap(); 2],
            margin: Duration::ZERO,
            most_turns: 10,
            adjudication: None,
            broken_off: &AtomicBool::new(false),
        };
        let crash = Mishap::Crash("it ended".to_owned());
        for (answer, fault, code) in [
            (
                Ok(Reply::Turn {
                    turn: "no step".to_owned(),
                    score: None,
                }),
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
                    seed: 0,
                };
                let (mut first, mut second) = (Stubborn(answer.clone()), Stubborn(answer.clone()));
                let players: [&mut dyn Player; 2] = [&mut first, &mut second];
                let played = game.play(players, referee).unwrap().unwrap();
                assert_eq!(played.fault, Some((Side::First, fault)));
                assert_eq!(played.winner, Some(Side::Second));
                let said = &played.record.line.comment;
                assert!(said.starts_with(&format!("{code} of ")), "{said}");
            }
        }
    }
}
