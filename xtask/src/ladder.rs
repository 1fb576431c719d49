//! `cargo xtask ladder`: how far apart the levels of the machine are.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::run::Run;
use crate::{say, workspace};

/// What has been played, so that a run that is broken off goes on where it was.
const KEPT: &str = "target/ladder.tsv";

/// Let each level play the one below it, in every game.
///
/// Matches are played in small batches and kept in target/ladder.tsv with the fingerprint of the program that played them: the same
/// command goes on where it was broken off, and more games are added to those that are there.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games for each step of each ladder
    #[arg(long, default_value_t = 40, value_name = "N")]
    games: u32,
    /// Only this game, by its id; may be given again
    #[arg(long = "game", value_name = "ID")]
    only: Vec<String>,
    /// The lowest level that is asked to beat the one below it
    #[arg(long, default_value_t = 2, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(2..=10))]
    from: u32,
    /// The highest
    #[arg(long, default_value_t = 10, value_name = "LEVEL", value_parser = clap::value_parser!(u32).range(2..=10))]
    to: u32,
    /// Games at a time
    #[arg(long, default_value_t = 1, value_name = "N")]
    jobs: u32,
}

/// How many games are played before they are kept.
const BATCH: u32 = 20;

/// Wins, draws and losses of the higher level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Standing {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Standing {
    fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    fn add(&mut self, other: Standing) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }

    /// The difference in Elo and half its interval of 95 %; a score of nothing or everything has none.
    fn elo(self) -> Option<(f64, f64)> {
        let games = f64::from(self.games());
        let share = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        if !(share > 0.0 && share < 1.0) {
            return None;
        }
        let elo = |share: f64| -400.0 * (1.0 / share - 1.0).log10();
        let spread = |value: f64, count: u32| f64::from(count) * (value - share).powi(2);
        let variance =
            (spread(1.0, self.wins) + spread(0.5, self.draws) + spread(0.0, self.losses)) / games;
        let error = 1.96 * (variance / games).sqrt();
        let (low, high) = ((share - error).max(0.001), (share + error).min(0.999));
        Some((elo(share), (elo(high) - elo(low)) / 2.0))
    }
}

type Kept = BTreeMap<(String, u32), (Standing, u32)>;

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(args.games > 0 && args.from <= args.to, "nothing to play");
    workspace::build_binary()?;
    let binary = workspace::binary();
    let listed = Run::new(&binary).arg("games").stdout()?;
    let games = chosen(&ids(&listed), &args.only)?;
    let program = fingerprint(&fs::read(&binary).context("the program")?);
    let file = workspace::root().join(KEPT);
    let mut kept = read(&file, &program)?;
    for level in args.from..=args.to {
        for game in &games {
            loop {
                let place = kept.entry((game.clone(), level)).or_default();
                let left = args.games.saturating_sub(place.0.games());
                if left == 0 {
                    break;
                }
                let batch = left.min(BATCH);
                place.1 += 1;
                let printed = Run::new(&binary)
                    .args(["match", "--game", game, "--tc", "nodes:1000"])
                    .args(["--a", &format!("level:{level}")])
                    .args(["--b", &format!("level:{}", level - 1)])
                    .args(["--games", &batch.to_string()])
                    .args(["--jobs", &args.jobs.to_string()])
                    // Every batch plays other openings.
                    .args(["--seed", &(1_000 * place.1).to_string()])
                    .stdout()?;
                let result = score(&printed).with_context(|| format!("no score: {printed}"))?;
                place.0.add(result);
                let row = format!(
                    "{program}\t{game}\t{level}\t{}\t{}\t{}\n",
                    result.wins, result.draws, result.losses
                );
                let mut out = OpenOptions::new().create(true).append(true).open(&file)?;
                out.write_all(row.as_bytes())?;
            }
        }
    }
    say::note("the higher level against the one below it");
    print!("{}", table(&kept, &games, args.from..=args.to));
    Ok(())
}

/// Tells one build of the program from another.
fn fingerprint(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

/// The ids that `fairyring games` lists: a line a game, the id before a tab.
fn ids(printed: &str) -> Vec<String> {
    let id = |line: &str| Some(line.split_once('\t')?.0.to_owned());
    printed.lines().filter_map(id).collect()
}

fn chosen(all: &[String], only: &[String]) -> Result<Vec<String>> {
    for id in only {
        ensure!(
            all.contains(id),
            "no game {id}; accepted: {}",
            all.join(", ")
        );
    }
    let wanted = |id: &&String| only.is_empty() || only.contains(id);
    Ok(all.iter().filter(wanted).cloned().collect())
}

/// What the same program has played already, and in how many batches.
fn read(file: &Path, program: &str) -> Result<Kept> {
    let mut kept = Kept::new();
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(kept),
        Err(error) => return Err(error).with_context(|| KEPT.to_owned()),
    };
    for line in text.lines() {
        let words: Vec<&str> = line.split('\t').collect();
        let [played_by, game, level, wins, draws, losses] = words.as_slice() else {
            continue;
        };
        if *played_by != program {
            continue;
        }
        let number = |text: &str| text.parse().with_context(|| format!("{KEPT}: {line}"));
        let result = Standing {
            wins: number(wins)?,
            draws: number(draws)?,
            losses: number(losses)?,
        };
        let place = kept
            .entry(((*game).to_owned(), number(level)?))
            .or_default();
        place.0.add(result);
        place.1 += 1;
    }
    Ok(kept)
}

/// `score W-D-L elo X +- Y` of the last line.
fn score(printed: &str) -> Option<Standing> {
    let line = printed.lines().last()?.strip_prefix("score ")?;
    let mut figures = line
        .split_whitespace()
        .next()?
        .split('-')
        .map(|figure| figure.parse().ok());
    Some(Standing {
        wins: figures.next()??,
        draws: figures.next()??,
        losses: figures.next()??,
    })
}

fn table(kept: &Kept, games: &[String], levels: impl Iterator<Item = u32>) -> String {
    let mut out = String::from("step");
    for game in games {
        out.push_str(&format!("  {game:>22}"));
    }
    out.push('\n');
    for level in levels {
        out.push_str(&format!("{:>2}-{level:<2}", level - 1));
        for game in games {
            let cell = match kept.get(&(game.clone(), level)) {
                Some((result, _)) => {
                    let Standing {
                        wins,
                        draws,
                        losses,
                    } = *result;
                    let elo = result.elo().map_or("beyond".to_owned(), |(elo, error)| {
                        format!("{elo:+.0} +- {error:.0}")
                    });
                    format!("{wins}-{draws}-{losses} {elo}")
                }
                None => String::from("not played"),
            };
            out.push_str(&format!("  {cell:>22}"));
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_and_told() {
        let result = score("game 1\nscore 30-4-6 elo 241.0 +- 90.0\n").unwrap();
        assert_eq!((result.wins, result.draws, result.losses), (30, 4, 6));
        let (elo, error) = result.elo().unwrap();
        assert!((elo - 240.8).abs() < 0.1, "{elo}");
        assert!(error > 60.0 && error < 160.0, "{error}");
        assert_eq!(score("score"), None);
        let whole = Standing {
            wins: 9,
            ..Standing::default()
        };
        assert_eq!(whole.elo(), None);
        let mut kept = Kept::new();
        kept.insert(("draughts".into(), 2), (result, 2));
        let told = table(&kept, &["draughts".into()], 2..=3);
        assert!(
            told.contains(" 1-2 ") && told.contains("30-4-6 +241"),
            "{told}"
        );
        assert!(told.contains("not played"), "{told}");
    }

    #[test]
    fn what_another_program_played_does_not_count() {
        let file = std::env::temp_dir().join(format!("ladder-{}.tsv", std::process::id()));
        fs::write(
            &file,
            "old\tdraughts\t2\t9\t0\t1\nnew\tdraughts\t2\t5\t1\t4\nnew\tdraughts\t2\t1\t0\t1\n",
        )
        .unwrap();
        let kept = read(&file, "new").unwrap();
        fs::remove_file(&file).unwrap();
        let (result, batches) = kept[&("draughts".to_owned(), 2)];
        assert_eq!((result.wins, result.games(), batches), (6, 12, 2));
        assert!(read(&file, "new").unwrap().is_empty());
        let games = ids("draughts\tDraughts\nchess\tChess\n");
        assert_eq!(chosen(&games, &["chess".into()]).unwrap(), ["chess"]);
        assert!(chosen(&games, &["go".into()]).is_err());
    }
}
