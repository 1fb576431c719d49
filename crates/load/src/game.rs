//! The game of a pair as its players see it: where legal turns come from.

use rules::SplitMix64;
use table::{Opening, Table};

use crate::Fault;

/// A table that stands where the round stands.
pub(crate) struct Game {
    id: String,
    table: Box<dyn Table>,
    random: SplitMix64,
}

/// A turn that nobody has confirmed.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// How many steps stand before it.
    pub(crate) ply: usize,
    /// Its steps, joined by commas.
    pub(crate) text: String,
    /// Which chair plays it.
    pub(crate) chair: usize,
}

impl Game {
    pub(crate) fn new(id: &str, seed: u64) -> Result<Game, Fault> {
        Ok(Game {
            id: id.to_owned(),
            table: open(id)?,
            random: SplitMix64::new(seed),
        })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// From the beginning again.
    pub(crate) fn restart(&mut self) -> Result<(), Fault> {
        self.table = open(&self.id)?;
        Ok(())
    }

    /// 32 hexadecimal digits that this game has not given before.
    pub(crate) fn command(&mut self) -> String {
        let (high, low) = (self.random.next_u64(), self.random.next_u64());
        format!("{high:016x}{low:016x}")
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.status().ended.is_some()
    }

    /// A random whole turn of whoever is to act. The table stands after it.
    pub(crate) fn turn(&mut self) -> Result<Turn, Fault> {
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

fn open(id: &str) -> Result<Box<dyn Table>, rules::Refusal> {
    catalog::find(id)?.open(&[], &Opening::Normal)
}
