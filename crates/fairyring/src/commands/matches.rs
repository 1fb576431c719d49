//! `fairyring match`

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use catalog::Listing;
use rules::{Side, SplitMix64};
use serde_json::json;

use crate::arena::{
    EngineSpec, Game, Mishap, Played, Player, Power, Referee, Tally, Used, opening, under_any_rules,
};
use crate::arguments::MatchArgs;
use crate::failure::{Answer, Failure};
use crate::progress;
use crate::refusal::CommandRefusal;

/// What the games so far came to, seen from the machine `a`.
#[derive(Default)]
struct Standing {
    tally: Tally,
    /// Time losses, illegal moves and crashes, of `a` and of `b`.
    faults: [[u32; 3]; 2],
    used: [Used; 2],
    reasons: std::collections::BTreeMap<String, u32>,
}

pub(crate) fn matches(args: &MatchArgs, out: &mut (dyn Write + Send)) -> Result<Answer, Failure> {
    let listing = args.game.listing()?;
    // Bad options, positions and programs show before any game.
    let table = args.game.open()?;
    for (engine, power) in engines(args) {
        if let EngineSpec::Own(style) = engine {
            table.can_think(*style)?;
        }
        engine.start(&listing.info, &power).map_err(unusable)?;
    }
    let file = match &args.out {
        Some(path) => Some(File::create(path).map_err(|error| Failure::file(path, &error))?),
        None => None,
    };
    let hall = Hall {
        args,
        listing,
        next: AtomicU32::new(0),
        bar: progress::bar(u64::from(args.games), "playing"),
        shared: Mutex::new(Shared {
            standing: Standing::default(),
            file,
            out,
        }),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(cores, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.min(args.games as usize))
            .map(|_| scope.spawn(|| hall.work()))
            .collect();
        workers.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(CommandRefusal::MatchPanic.into()))
        })
    })?;
    hall.bar.finish_and_clear();
    let shared = hall
        .shared
        .into_inner()
        .unwrap_or_else(|error| error.into_inner());
    report(args, &shared.standing, shared.out)
}

/// Both machines with what they may use.
fn engines(args: &MatchArgs) -> [(&EngineSpec, Power); 2] {
    let power = |options: &[(String, String)]| Power {
        hash: args.hash as usize,
        seed: args.seed,
        options: options.to_vec(),
    };
    [
        (&args.a, power(&args.a_option)),
        (&args.b, power(&args.b_option)),
    ]
}

fn unusable(mishap: Mishap) -> Failure {
    let what = match mishap {
        Mishap::Hung => "the program does not answer as its protocol says".to_owned(),
        other => other.what(),
    };
    CommandRefusal::Engine { error: what }.into()
}

/// What the threads of a match share.
struct Hall<'a> {
    args: &'a MatchArgs,
    listing: &'static Listing,
    next: AtomicU32,
    bar: indicatif::ProgressBar,
    shared: Mutex<Shared<'a>>,
}

struct Shared<'a> {
    standing: Standing,
    file: Option<File>,
    out: &'a mut (dyn Write + Send),
}

impl Hall<'_> {
    /// Plays games until none is left.
    fn work(&self) -> Result<(), Failure> {
        let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
        loop {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.args.games {
                return Ok(());
            }
            for (player, (engine, power)) in players.iter_mut().zip(engines(self.args)) {
                if player.is_none() {
                    // Games of several threads must not be alike.
                    let seed = SplitMix64::new(power.seed ^ u64::from(number)).next_u64();
                    let power = Power { seed, ..power };
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
            let played = self.game(number / 2, seats)?;
            if let Some((side, _)) = played.fault {
                // Whatever state it is in now, the next game begins with a new one.
                players[usize::from(side != a_side)] = None;
            }
            self.note(number, a_side, played)?;
        }
    }

    fn game(&self, pair: u32, seats: [&mut dyn Player; 2]) -> Result<Played, Failure> {
        let args = self.args;
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
        let turns = usize::from(args.opening_plies);
        let opening = opening(table.as_ref(), seed, turns, args.opening_bound)?;
        let referee = Referee {
            control: args.tc,
            margin: Duration::from_millis(args.margin),
            most_turns: args.max_plies as usize,
        };
        let game = Game {
            table,
            start,
            opening: &opening,
        };
        Ok(game.play(seats, referee)?)
    }

    /// Adds a game to the score and to the file.
    fn note(&self, number: u32, a_side: Side, mut played: Played) -> Result<(), Failure> {
        let args = self.args;
        let names = [&args.a, &args.b].map(name);
        let b_side = a_side.other();
        let tags = &mut played.record.tags;
        tags.insert("Event".into(), "fairyring match".into());
        tags.insert("Round".into(), (number + 1).to_string());
        for (side, name) in [(a_side, &names[0]), (b_side, &names[1])] {
            tags.insert(capital(self.listing.info.sides[side.index()]), name.clone());
        }
        let mut shared = self
            .shared
            .lock()
            .unwrap_or_else(|error| error.into_inner());
        let shared = &mut *shared;
        if let Some(file) = &mut shared.file {
            let written = self.listing.write_record("pgn", &played.record)?;
            writeln!(file, "{}", written.text)?;
        }
        let standing = &mut shared.standing;
        match played.winner {
            None => standing.tally.draws += 1,
            Some(winner) if winner == a_side => standing.tally.wins += 1,
            Some(_) => standing.tally.losses += 1,
        }
        if let Some((side, fault)) = played.fault {
            standing.faults[usize::from(side != a_side)][fault as usize] += 1;
        }
        *standing.reasons.entry(played.reason.clone()).or_default() += 1;
        for (side, used) in standing
            .used
            .iter_mut()
            .zip([a_side, b_side])
            .map(|(u, s)| (s, u))
        {
            used.add(played.used[side.index()]);
        }
        self.tell(standing.tally);
        if args.verbose && !args.output.json {
            let side = self.listing.info.sides[a_side.index()];
            let winner = match played.winner {
                None => "draw",
                Some(winner) if winner == a_side => "a",
                Some(_) => "b",
            };
            let mut line = format!(
                "game {} a {side} winner {winner} reason {} turns {}",
                number + 1,
                played.reason,
                played.turns
            );
            if args.random_options {
                for (name, value) in &played.record.options {
                    line += &format!(" {name}={value}");
                }
            }
            writeln!(shared.out, "{line}")?;
            shared.out.flush()?;
        }
        Ok(())
    }

    /// The live score: in the bar for those who look, now and then as a line for those who keep a log.
    fn tell(&self, tally: Tally) {
        self.bar.set_message(tally.to_string());
        self.bar.inc(1);
        let tenth = (self.args.games / 10).max(1);
        if !std::io::stderr().is_terminal() && tally.games().is_multiple_of(tenth) {
            // A log that cannot be written is no reason to break the match off.
            let _ = writeln!(
                std::io::stderr(),
                "{} of {}: {tally}",
                tally.games(),
                self.args.games
            );
        }
    }
}

fn report(args: &MatchArgs, standing: &Standing, out: &mut dyn Write) -> Result<Answer, Failure> {
    let tally = standing.tally;
    if args.output.json {
        let machine = |index: usize, spec: &EngineSpec| {
            let [time, illegal, crashes] = standing.faults[index];
            let used = standing.used[index];
            json!({
                "name": name(spec), "time_losses": time, "illegal_moves": illegal, "crashes": crashes,
                "turns": used.turns, "mean_ms": millis(used.mean()), "longest_ms": millis(used.longest),
            })
        };
        let finite = |figure: f64| figure.is_finite().then_some(figure);
        let object = json!({
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
            "share": tally.share(), "elo": finite(tally.elo()), "error": finite(tally.error()),
            "reasons": standing.reasons,
            "a": machine(0, &args.a), "b": machine(1, &args.b),
        });
        writeln!(out, "{object}")?;
        return Ok(Answer::Yes);
    }
    for (index, spec) in [&args.a, &args.b].into_iter().enumerate() {
        let [time, illegal, crashes] = standing.faults[index];
        let used = standing.used[index];
        // Figures beside the result; nobody reads them where standard error is closed.
        let _ = writeln!(
            std::io::stderr(),
            "{} {}: time losses {time}, illegal moves {illegal}, crashes {crashes}, mean {:.1} ms, longest {:.1} ms",
            ["a", "b"][index],
            name(spec),
            millis(used.mean()),
            millis(used.longest),
        );
    }
    let reasons: Vec<String> = standing
        .reasons
        .iter()
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    let _ = writeln!(std::io::stderr(), "ends: {}", reasons.join(", "));
    writeln!(out, "{tally}")?;
    Ok(Answer::Yes)
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}

/// A machine's name in records.
fn name(spec: &EngineSpec) -> String {
    match spec {
        EngineSpec::Own(search::Style::Full) => "fairyring".to_owned(),
        EngineSpec::Own(search::Style::Level(level)) => format!("level {}", level.number()),
        EngineSpec::Own(style) => style.to_string(),
        EngineSpec::Uci(words) | EngineSpec::Xboard(words) => {
            let path = words.first().map_or("", String::as_str);
            path.rsplit('/').next().unwrap_or(path).to_owned()
        }
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
