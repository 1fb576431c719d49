//! The game that is talked about: its variant, rules, start and turns.

use rules::{CommonRefusal, Outcome, PRESET, Reading, Refusal};
use table::{GameInfo, Job, Opening, Table, TableRefusal, Thinker};

use crate::command::StartPosition;
use crate::dialect::Dialect;
use crate::shelf::Shelf;
use crate::token::read_turn;
use crate::words::shown;

/// One game, and how to open others.
pub(crate) struct Topic<'a> {
    shelf: Shelf<'a>,
    pub(crate) game: GameInfo,
    /// Rule options that were set, of all games; each takes its own.
    options: Vec<(String, String)>,
    start: StartPosition,
    /// The turns since the start, as the client gave them.
    tokens: Vec<String>,
    /// The same in machine form.
    turns: Vec<String>,
    pub(crate) table: Box<dyn Table>,
}

impl<'a> Topic<'a> {
    /// The game that conversations begin with.
    pub(crate) fn new(shelf: Shelf<'a>) -> Result<Topic<'a>, Refusal> {
        let game = shelf.home().ok_or(TableRefusal::NoGame)?;
        Ok(Topic {
            table: shelf.library.open(game.id, &[], &Opening::Normal)?,
            shelf,
            game,
            options: Vec::new(),
            start: StartPosition::Normal,
            tokens: Vec::new(),
            turns: Vec::new(),
        })
    }

    pub(crate) fn games(&self) -> &'a [GameInfo] {
        self.shelf.games
    }

    /// How many turns were played.
    pub(crate) fn played(&self) -> usize {
        self.turns.len()
    }

    /// Turns to another game, at its start.
    pub(crate) fn choose(&mut self, id: &str) -> Result<(), Refusal> {
        let Some(game) = self.shelf.find(id) else {
            return Err(TableRefusal::Game {
                id: shown(id),
                accepted: self.games().iter().map(|game| game.id).collect(),
            }
            .into());
        };
        let table = self.open(&game, &self.options, &StartPosition::Normal)?;
        self.game = game;
        self.restart(table, StartPosition::Normal);
        Ok(())
    }

    /// Back to the normal start.
    pub(crate) fn reset(&mut self) -> Result<(), Refusal> {
        let table = self.open(&self.game, &self.options, &StartPosition::Normal)?;
        self.restart(table, StartPosition::Normal);
        Ok(())
    }

    /// Sets a rule option of the present game (and of every other that has it); the game begins anew. `None` if no game has such an
    /// option.
    pub(crate) fn set_rule(&mut self, name: &str, value: &str) -> Option<Result<(), Refusal>> {
        let has = |game: &GameInfo| takes(game, name, value);
        let owner = if has(&self.game) {
            self.game
        } else {
            match self.games().iter().find(|game| has(game)) {
                Some(game) => *game,
                None if name == PRESET => {
                    return Some(Err(CommonRefusal::preset(value, self.game.presets).into()));
                }
                None => return None,
            }
        };
        let mut options = self.options.clone();
        options.retain(|(old, _)| old != name);
        options.push((name.to_owned(), value.to_owned()));
        // The owner judges the value even if its game is not the topic.
        let judged = self.open(&owner, &options, &StartPosition::Normal);
        Some(
            judged
                .and_then(|_| self.open(&self.game, &options, &StartPosition::Normal))
                .map(|table| {
                    self.options = options;
                    self.restart(table, StartPosition::Normal);
                }),
        )
    }

    /// `position`: all of it or nothing. What only adds turns to the game plays no more than those.
    pub(crate) fn set_position(
        &mut self,
        start: StartPosition,
        moves: Vec<String>,
        dialect: Dialect,
    ) -> Result<(), Refusal> {
        let form = dialect.form(&self.game);
        let known = self.tokens.len();
        let goes_on = start == self.start && moves.starts_with(&self.tokens);
        if goes_on && known > 0 {
            let added: Vec<&String> = moves.iter().skip(known).collect();
            for (count, token) in added.iter().enumerate() {
                if let Err(refusal) = self.play(token, form) {
                    for _ in 0..count {
                        self.undo()?;
                    }
                    return Err(at(known + count, token, refusal));
                }
            }
            return Ok(());
        }
        let table = self.open(&self.game, &self.options, &start)?;
        let mut fresh = Topic {
            shelf: self.shelf,
            game: self.game,
            options: self.options.clone(),
            start,
            tokens: Vec::new(),
            turns: Vec::new(),
            table,
        };
        for (count, token) in moves.iter().enumerate() {
            fresh
                .play(token, form)
                .map_err(|refusal| at(count, token, refusal))?;
        }
        *self = fresh;
        Ok(())
    }

    /// Plays a turn.
    pub(crate) fn play(&mut self, token: &str, form: &str) -> Result<(), Refusal> {
        let turn = read_turn(self.table.as_ref(), token, form)?;
        play_on(&mut self.table, &turn)?;
        self.tokens.push(token.to_owned());
        self.turns.push(turn);
        Ok(())
    }

    /// Takes the last turn back; `false` at the start.
    pub(crate) fn undo(&mut self) -> Result<bool, Refusal> {
        if self.turns.is_empty() {
            return Ok(false);
        }
        let mut table = self.open(&self.game, &self.options, &self.start)?;
        let kept = self.turns.len() - 1;
        for turn in self.turns.iter().take(kept) {
            play_on(&mut table, turn)?;
        }
        self.table = table;
        self.turns.truncate(kept);
        self.tokens.truncate(kept);
        Ok(true)
    }

    /// A search of the position of the topic, also where the match has ended by a ruling and the client plays on.
    pub(crate) fn thinker(&self, job: &Job) -> Box<dyn Thinker> {
        if self.table.status().ended.is_some() {
            self.table.fork().thinker(job)
        } else {
            self.table.thinker(job)
        }
    }

    /// The result, if the position leaves no step: rulings of the match are not the client's business.
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let ruling = self.table.status().ended?;
        self.table.steps().is_empty().then_some(ruling.outcome)
    }

    fn restart(&mut self, table: Box<dyn Table>, start: StartPosition) {
        self.table = table;
        self.start = start;
        self.tokens.clear();
        self.turns.clear();
    }

    fn open(
        &self,
        game: &GameInfo,
        options: &[(String, String)],
        start: &StartPosition,
    ) -> Result<Box<dyn Table>, Refusal> {
        let opening = match start {
            StartPosition::Normal => Opening::Normal,
            StartPosition::Text(text) => Opening::Position(text.clone(), Reading::Lenient),
        };
        let own: Vec<(String, String)> = options
            .iter()
            .filter(|(name, value)| takes(game, name, value))
            .cloned()
            .collect();
        self.shelf.library.open(game.id, &own, &opening)
    }
}

/// Whether a game has an option of that name, or that preset: games have different ones, and each takes its own.
fn takes(game: &GameInfo, name: &str, value: &str) -> bool {
    let is_preset = name == PRESET && game.presets.iter().any(|preset| preset.name == value);
    is_preset || game.options.iter().any(|spec| spec.name == name)
}

/// Plays a turn even where our own match has ended by a ruling (a repetition, a limit): the client decides when to end.
fn play_on(table: &mut Box<dyn Table>, turn: &str) -> Result<(), Refusal> {
    if table.status().ended.is_some() && !table.steps().is_empty() {
        *table = table.fork();
    }
    table.play(turn).map(|_| ())
}

/// Says which of the moves of a line was refused.
fn at(index: usize, token: &str, refusal: Refusal) -> Refusal {
    let message = format!("move {} '{}': {refusal}", index + 1, shown(token));
    refusal.within(message, &[])
}
