//! Where the games of a match are played, several at a time.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use catalog::Listing;
use rules::{Side, SplitMix64};
use table::Table;

use super::terms::name;
use crate::arena::{
    Adjudication, Finished, Game, Ledger, Log, Machine, Mishap, Openings, Played, Player, Points,
    Power, Referee, Ruling, under_any_rules,
};
use crate::arguments::MatchArgs;
use crate::failure::Failure;
use crate::progress;
use crate::refusal::CommandRefusal;

/// What a machine may use.
pub(super) fn power(args: &MatchArgs, machine: Machine) -> Power {
    Power {
        hash: args.hash as usize,
        options: args.engine_options(machine).to_vec(),
        control: args.control(machine),
    }
}

pub(in crate::commands) fn unusable(mishap: Mishap) -> Failure {
    let what = match mishap {
        Mishap::Hung => "the program does not answer as its protocol says".to_owned(),
        other => other.what(),
    };
    CommandRefusal::Engine { error: what }.into()
}

/// What the threads of a match share.
pub(super) struct Hall<'a> {
    args: &'a MatchArgs,
    listing: &'static Listing,
    next: AtomicU32,
    /// Games that an earlier run has played.
    known: BTreeSet<u32>,
    openings: Openings,
    adjudication: Option<Adjudication>,
    /// The match is decided, or something is wrong.
    broken_off: AtomicBool,
    bar: indicatif::ProgressBar,
    shared: Mutex<Shared<'a>>,
}

struct Shared<'a> {
    ledger: Ledger,
    log: Option<Log>,
    records: Option<File>,
    /// How many games were finished, in whatever order.
    finished: u32,
    out: &'a mut (dyn Write + Send),
}

impl<'a> Hall<'a> {
    pub(super) fn new(
        args: &'a MatchArgs,
        listing: &'static Listing,
        table: &dyn Table,
        ledger: Ledger,
        log: Option<Log>,
        records: Option<File>,
        out: &'a mut (dyn Write + Send),
    ) -> Hall<'a> {
        let known: BTreeSet<u32> = (0..args.games).filter(|&game| ledger.knows(game)).collect();
        let bar = progress::bar(u64::from(args.games), "playing");
        bar.set_position(known.len() as u64);
        Hall {
            args,
            listing,
            next: AtomicU32::new(0),
            openings: Openings::new(usize::from(args.opening_plies), args.opening_bound),
            adjudication: args
                .adjudicate
                .then(|| Adjudication::new(args.adjudicate_win, args.adjudicate_draw, table)),
            broken_off: AtomicBool::new(ledger.ruling() != Ruling::Undecided),
            bar,
            shared: Mutex::new(Shared {
                ledger,
                log,
                records,
                finished: known.len() as u32,
                out,
            }),
            known,
        }
    }

    /// The games that count, and where to tell of them.
    pub(super) fn close(self) -> (Ledger, &'a mut (dyn Write + Send)) {
        self.bar.finish_and_clear();
        let shared = self
            .shared
            .into_inner()
            .unwrap_or_else(|error| error.into_inner());
        // A log may hold more games than are asked for now.
        (shared.ledger.cut(self.args.games), shared.out)
    }

    /// Plays games until none is left.
    pub(super) fn work(&self) -> Result<(), Failure> {
        let played = self.play_all();
        if played.is_err() {
            self.broken_off.store(true, Relaxed);
        }
        played
    }

    fn play_all(&self) -> Result<(), Failure> {
        let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
        loop {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.args.games || self.broken_off.load(Relaxed) {
                return Ok(());
            }
            if self.known.contains(&number) {
                continue;
            }
            for (player, machine) in players.iter_mut().zip(Machine::BOTH) {
                if player.is_none() {
                    let power = power(self.args, machine);
                    let engine = self.args.engine(machine);
                    *player = Some(engine.start(&self.listing.info, &power).map_err(unusable)?);
                }
            }
            let [Some(a), Some(b)] = &mut players else {
                continue;
            };
            // Each opening twice, with sides exchanged.
            let a_side = if number.is_multiple_of(2) {
                Side::First
            } else {
                Side::Second
            };
            let seats: [&mut dyn Player; 2] = match a_side {
                Side::First => [a.as_mut(), b.as_mut()],
                Side::Second => [b.as_mut(), a.as_mut()],
            };
            let Some(played) = self.game(number, a_side, seats)? else {
                return Ok(());
            };
            if let Some((side, _)) = played.fault {
                // Whatever state it is in now, the next game begins with a new one.
                players[usize::from(side != a_side)] = None;
            }
            self.note(number, a_side, played)?;
        }
    }

    fn game(
        &self,
        number: u32,
        a_side: Side,
        seats: [&mut dyn Player; 2],
    ) -> Result<Option<Played>, Failure> {
        let args = self.args;
        let pair = number / 2;
        let seed = SplitMix64::new(args.seed.wrapping_add(u64::from(pair))).next_u64();
        let table = if args.random_options {
            let open = |options: &Vec<_>| args.game.open_under(options);
            // Not the chance that makes the opening.
            under_any_rules(&self.listing.info, &args.game.options, !seed, open)?
        } else {
            args.game.open()?
        };
        let normal = args.game.position.is_none() && args.game.setup.is_none();
        let start = (!normal).then(|| table.position_text());
        let opening = self.openings.of_pair(pair, table.as_ref(), seed)?;
        let controls = match a_side {
            Side::First => [Machine::A, Machine::B],
            Side::Second => [Machine::B, Machine::A],
        };
        let referee = Referee {
            controls: controls.map(|machine| args.control(machine)),
            margin: Duration::from_millis(args.margin),
            most_turns: args.max_plies as usize,
            adjudication: self.adjudication.as_ref(),
            broken_off: &self.broken_off,
        };
        let game = Game {
            table,
            start,
            opening: &opening,
            // Both games of a pair must not be alike.
            seed: SplitMix64::new(args.seed ^ u64::from(number)).next_u64(),
        };
        Ok(game.play(seats, referee)?)
    }

    /// Adds a game to the score and to the files.
    fn note(&self, number: u32, a_side: Side, mut played: Played) -> Result<(), Failure> {
        let args = self.args;
        self.tag(number, a_side, &mut played);
        let game = finished(number, a_side, &played);
        let mut shared = self
            .shared
            .lock()
            .unwrap_or_else(|error| error.into_inner());
        let shared = &mut *shared;
        if let Some(file) = &mut shared.records {
            let written = self.listing.write_record("pgn", &played.record)?;
            writeln!(file, "{}", written.text)?;
        }
        if let Some(log) = &mut shared.log {
            log.add(&game)?;
        }
        if args.verbose && !args.output.json {
            writeln!(shared.out, "{}", self.line(&game, a_side, &played))?;
            shared.out.flush()?;
        }
        shared.ledger.add(game);
        if shared.ledger.ruling() != Ruling::Undecided {
            self.broken_off.store(true, Relaxed);
        }
        shared.finished += 1;
        self.tell(&shared.ledger, shared.finished);
        Ok(())
    }

    /// Says in the record who played.
    fn tag(&self, number: u32, a_side: Side, played: &mut Played) {
        let tags = &mut played.record.tags;
        tags.insert("Event".into(), "fairyring match".into());
        tags.insert("Round".into(), (number + 1).to_string());
        for (side, machine) in [(a_side, Machine::A), (a_side.other(), Machine::B)] {
            let name = name(self.args.engine(machine));
            tags.insert(capital(self.listing.info.sides[side.index()]), name);
        }
    }

    /// A game for those who want to see each.
    fn line(&self, game: &Finished, a_side: Side, played: &Played) -> String {
        let side = self.listing.info.sides[a_side.index()];
        let winner = match game.points {
            Points::Draw => "draw",
            Points::Win => "a",
            Points::Loss => "b",
        };
        let mut line = format!(
            "game {} a {side} winner {winner} reason {} turns {}",
            game.number + 1,
            game.reason,
            game.turns
        );
        if self.args.random_options {
            for (name, value) in &played.record.options {
                line += &format!(" {name}={value}");
            }
        }
        if let Some(how) = game.adjudicated.filter(|_| self.args.adjudicate) {
            line += &format!(" adjudicated {}", how.word());
        }
        line
    }

    /// The live score: in the bar for those who look, now and then as a line for those who keep a log.
    fn tell(&self, ledger: &Ledger, finished: u32) {
        let mut score = ledger.tally().to_string();
        if let Some(sprt) = ledger.sprt() {
            score += &format!(" llr {:.2}", sprt.llr(ledger.tally().pairs));
        }
        self.bar.inc(1);
        let tenth = (self.args.games / 10).max(1);
        if !std::io::stderr().is_terminal() && finished.is_multiple_of(tenth) {
            // A log that cannot be written is no reason to break the match off.
            let _ = writeln!(
                std::io::stderr(),
                "{finished} of {}: {score}",
                self.args.games
            );
        }
        self.bar.set_message(score);
    }
}

/// What counts of a game that was played.
fn finished(number: u32, a_side: Side, played: &Played) -> Finished {
    let machine = |side: Side| {
        if side == a_side {
            Machine::A
        } else {
            Machine::B
        }
    };
    Finished {
        number,
        points: match played.winner {
            None => Points::Draw,
            Some(winner) if winner == a_side => Points::Win,
            Some(_) => Points::Loss,
        },
        reason: played.reason.clone(),
        adjudicated: played.adjudicated,
        turns: u32::try_from(played.turns).unwrap_or(u32::MAX),
        fault: played.fault.map(|(side, fault)| (machine(side), fault)),
        used: [a_side, a_side.other()].map(|side| played.used[side.index()]),
        opening: played.opening,
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
