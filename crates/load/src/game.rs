//! The game of a pair as its players see it: where legal turns come from.

use rules::SplitMix64;
use table::{Opening, Table};

use crate::Fault;

/// A table that stands where the round stands.
pub struct Game {
    id: String,
    table: Box<dyn Table>,
    random: SplitMix64,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Game").field(&self.id).finish()
    }
}

/// A turn that nobody has confirmed.
#[derive(Clone, Debug)]
pub struct Turn {
    /// How many steps stand before it.
    pub ply: usize,
    /// Its steps, joined by commas.
    pub text: String,
    /// Which chair plays it.
    pub chair: usize,
}

impl Game {
    /// A game at its beginning; a seed plays the same turns.
    ///
    /// # Errors
    /// A game that is not there.
    pub fn new(id: &str, seed: u64) -> Result<Game, Fault> {
        Ok(Game {
            id: id.to_owned(),
            table: open(id)?,
            random: SplitMix64::new(seed),
        })
    }

    /// What it is called.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// From the beginning again.
    ///
    /// # Errors
    /// A game that is not there any more.
    pub fn restart(&mut self) -> Result<(), Fault> {
        self.table = open(&self.id)?;
        Ok(())
    }

    /// 32 hexadecimal digits that this game has not given before.
    pub fn command(&mut self) -> String {
        let (high, low) = (self.random.next_u64(), self.random.next_u64());
        format!("{high:016x}{low:016x}")
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.status().ended.is_some()
    }

    /// A random whole turn of whoever is to act. The table stands after it.
    ///
    /// # Errors
    /// A step that is offered and refused.
    pub fn turn(&mut self) -> Result<Turn, Fault> {
        let before = self.table.status();
        let mut steps = Vec::new();
        loop {
            let mut legal = self.table.steps();
            let step = legal.swap_remove(self.random.below(legal.len()));
            self.table.play(&step)?;
            steps.push(step);
            let now = self.table.status();
            if now.ended.is_some() || now.actor != before.actor || now.turn != before.turn {
                break;
            }
        }
        Ok(Turn {
            ply: before.ply,
            text: steps.join(","),
            chair: before.actor.index(),
        })
    }
}

impl Game {
    /// Takes back the last turn, which was not played after all.
    pub fn take_back(&mut self, turn: &Turn) {
        while self.table.status().ply > turn.ply && self.table.undo_step().is_some() {}
        self.table.forget_redo();
    }

    /// Plays a turn that was taken back.
    ///
    /// # Errors
    /// A turn of another position.
    pub fn play(&mut self, turn: &Turn) -> Result<(), Fault> {
        for step in turn.text.split(',') {
            self.table.play(step)?;
        }
        Ok(())
    }
}

fn open(id: &str) -> Result<Box<dyn Table>, rules::Refusal> {
    catalog::find(id)?.open(&[], &Opening::Normal)
}
