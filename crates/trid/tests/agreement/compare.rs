//! The comparison of one position, and of random games.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::{Outcome, Reading, Refused as _, Side, SplitMix64, Stage, Standing as Match, Text};
use trid::Reason;

use super::scatter::scatter;
use super::starts::starts;
use super::texts::Wording;
use crate::reference::piece::Colour;
use crate::reference::{Action, Options, State};

/// What to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tour<'a> {
    pub(crate) seed: u64,
    /// How many different positions to compare.
    pub(crate) positions: usize,
    /// Random texts a position.
    pub(crate) texts: usize,
    pub(crate) options: &'a [(&'a str, &'a str)],
}

/// What was seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) positions: usize,
    pub(crate) owed: usize,
    pub(crate) board_just_moved: usize,
    pub(crate) ended: usize,
    /// How often each code was given to a random text; `legal` for those that were legal.
    pub(crate) codes: BTreeMap<&'static str, usize>,
}

fn side(colour: Colour) -> Side {
    match colour {
        Colour::White => Side::First,
        Colour::Black => Side::Second,
    }
}

/// Plays random games with the engine and compares every position on the way.
pub(crate) fn compare_games<P: Text>(tour: &Tour<'_>) -> Seen {
    let mut random = SplitMix64::new(tour.seed);
    let options = Options::of(tour.options);
    let pairs: Vec<(String, String)> = tour
        .options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let engine_options = rules::read_options::<P::Options>(&pairs).expect("known options");
    let starts = starts(options);
    let mut seen = Seen::default();
    let mut keys = Keys::default();
    while seen.positions < tour.positions {
        let (mut state, plies) = begin(&mut random, &starts, options);
        let start = state.write();
        let engine = P::read_position(&start, Reading::Lenient, engine_options);
        assert!(engine.is_ok(), "{start}: {:?}", engine.err());
        let Ok(mut engine) = engine else { break };
        let mut board_moved = false;
        for _ in 0..plies {
            if seen.positions == tour.positions {
                break;
            }
            // Only positions that were not met before count.
            if keys.enter(&engine, &state) {
                seen.positions += 1;
                seen.owed += usize::from(!state.pending.is_empty());
                seen.board_just_moved += usize::from(board_moved);
            }
            let step = compare_position(&engine, &state, tour, &mut random, &mut seen);
            let Some((step, after)) = step else { break };
            let _token = engine.play_unchecked(step);
            board_moved = state.boards != after.boards;
            state = after;
        }
    }
    seen
}

/// A start and how far to play from it: long games from the initial position, short ones from the positions of the text
/// and from random set-ups, which matter most near their beginning.
fn begin(random: &mut SplitMix64, starts: &[String], options: Options) -> (State, usize) {
    let (start, plies) = match random.below(16) {
        0 => (&starts[0], 80),
        1..4 => (&starts[random.below(starts.len())], 12),
        _ => return (scatter(random, options), 6),
    };
    let state = State::read(start, options).expect("the starts are positions");
    (state, plies)
}

/// Half of the time a step that makes a promotion owed, if there is one; a third of the time a board, if one can move.
fn choose<'a>(
    random: &mut SplitMix64,
    legal: &'a [(Action, State)],
) -> Option<&'a (Action, State)> {
    let owing: Vec<_> = legal
        .iter()
        .filter(|(_, after)| !after.pending.is_empty())
        .collect();
    let boards: Vec<_> = legal
        .iter()
        .filter(|(action, _)| matches!(action, Action::Activation { .. }))
        .collect();
    let all: Vec<_> = legal.iter().collect();
    let pool = if !owing.is_empty() && random.below(2) == 0 {
        owing
    } else if !boards.is_empty() && random.below(3) == 0 {
        boards
    } else {
        all
    };
    pool.get(random.below(pool.len().max(1))).copied()
}

/// Equal keys exactly for positions that repeat each other (rules: 9).
#[derive(Debug, Default)]
struct Keys {
    identity_of: HashMap<u64, String>,
    key_of: HashMap<String, u64>,
}

impl Keys {
    /// Whether the position is new.
    fn enter<P: Text>(&mut self, engine: &P, state: &State) -> bool {
        let (key, identity) = (engine.key(), state.identity());
        match (self.identity_of.get(&key), self.key_of.get(&identity)) {
            (None, None) => {
                self.identity_of.insert(key, identity.clone());
                self.key_of.insert(identity, key);
                true
            }
            (of_key, of_identity) => {
                let at = state.write();
                assert_eq!(of_key, Some(&identity), "one key for two positions: {at}");
                assert_eq!(of_identity, Some(&key), "two keys for one position: {at}");
                false
            }
        }
    }
}

/// Compares everything that can be asked in a position; gives a random step with the reference's next position, `None` at
/// the end of the game.
fn compare_position<P: Text>(
    engine: &P,
    state: &State,
    tour: &Tour<'_>,
    random: &mut SplitMix64,
    seen: &mut Seen,
) -> Option<(P::Step, State)> {
    let text = state.write();
    let at = format!("{text} {:?}", tour.options);
    assert_eq!(engine.position_text(), text);
    let reread = P::read_position(&text, Reading::Lenient, engine.options());
    assert_eq!(reread.as_ref(), Ok(engine), "{at}: read back");

    let legal = state.legal();
    let after_of: BTreeMap<String, &State> = legal
        .iter()
        .map(|(action, after)| (action.to_string(), after))
        .collect();
    let mut steps = Vec::new();
    engine.generate(&mut steps);
    let texts: BTreeSet<String> = steps.iter().map(|&step| engine.step_text(step)).collect();
    let expected: BTreeSet<String> = after_of.keys().cloned().collect();
    assert_eq!(texts, expected, "{at}: legal steps");
    assert_eq!(texts.len(), steps.len(), "{at}: duplicates");
    assert_eq!(engine.count(), steps.len(), "{at}: count");

    compare_standing(engine, state, legal.is_empty(), &at);

    let mut board = engine.clone();
    for &step in &steps {
        let name = engine.step_text(step);
        let token = board.play_unchecked(step);
        assert_eq!(
            board.position_text(),
            after_of[&name].write(),
            "{at}: {name}"
        );
        board.undo(step, token);
        assert_eq!(&board, engine, "{at}: undo of {name}");
    }

    compare_human(engine, state, &legal, &steps, &at);

    let over = legal.is_empty();
    seen.ended += usize::from(over);
    let wording = Wording::new(state);
    for _ in 0..tour.texts {
        let wish = wording.draw(random);
        let expected = state.submit(&wish, over).map(|_| wish.as_str());
        let found = engine.explain(&wish, Match::Open);
        let found_text = found.as_ref().map(|&step| engine.step_text(step));
        assert_eq!(
            found_text.as_deref().map_err(|refusal| refusal.code()),
            expected.as_ref().map(|text| &**text).map_err(|code| *code),
            "{at}: {wish}"
        );
        *seen
            .codes
            .entry(expected.err().unwrap_or("legal"))
            .or_default() += 1;
    }

    let (action, after) = choose(random, &legal)?;
    let name = action.to_string();
    let step = steps
        .into_iter()
        .find(|&step| engine.step_text(step) == name)?;
    Some((step, after.clone()))
}

/// The human form is written as 12.2 says and reads back.
fn compare_human<P: Text>(
    engine: &P,
    state: &State,
    legal: &[(Action, State)],
    steps: &[P::Step],
    at: &str,
) {
    let expected: BTreeMap<String, String> = legal
        .iter()
        .map(|(action, after)| (action.to_string(), state.human(*action, after, legal)))
        .collect();
    for &step in steps {
        let name = engine.step_text(step);
        let human = engine.write_as("san", step);
        assert_eq!(human.as_ref(), Ok(&expected[&name]), "{at}: {name}");
        let read = engine.read_as("san", &expected[&name]);
        assert_eq!(read, Ok(step), "{at}: {}", expected[&name]);
    }
}

fn compare_standing<P: Text>(engine: &P, state: &State, over: bool, at: &str) {
    let owed = !state.pending.is_empty();
    assert_eq!(engine.actor(), side(state.mover), "{at}: actor");
    let stage = if owed { Stage::Duty } else { Stage::Turn };
    assert_eq!(engine.stage(), stage, "{at}: stage");
    let check = !owed && state.in_check(state.mover);
    assert_eq!(engine.in_check(), check, "{at}: check");
    let outcome = match (over, check) {
        (false, _) => None,
        (true, true) => Some(Outcome::win(side(state.mover).other(), Reason::Checkmate)),
        (true, false) => Some(Outcome::draw(Reason::Stalemate)),
    };
    assert_eq!(engine.outcome(), outcome, "{at}: outcome");
}
