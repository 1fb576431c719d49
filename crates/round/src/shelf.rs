//! Tables are a cache: each can be set up anew from the steps of its round, and only so many stand at once.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use rules::{Reading, Refusal};
use table::{Opening, Table};

use crate::{Digest, Games, Round, RoundId, RoundRefusal};

/// Tables of rounds, the least used of which goes when there is no more room.
pub struct Shelf {
    games: Arc<dyn Games>,
    most: usize,
    tables: HashMap<RoundId, Kept>,
    /// Which was used when.
    used: BTreeMap<u64, RoundId>,
    uses: u64,
}

struct Kept {
    table: Box<dyn Table>,
    /// The takebacks of the round when it was set up.
    rewinds: u32,
    used: u64,
}

impl Shelf {
    /// An empty shelf with room for so many tables, at least one.
    #[must_use]
    pub fn new(games: Arc<dyn Games>, most: usize) -> Shelf {
        Shelf {
            games,
            most: most.max(1),
            tables: HashMap::new(),
            used: BTreeMap::new(),
            uses: 0,
        }
    }

    /// The games it opens.
    #[must_use]
    pub fn games(&self) -> &dyn Games {
        &*self.games
    }

    /// How many tables stand.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tables.len()
    }

    /// Whether none stands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty()
    }

    /// The table of a round that has begun, where the round stands.
    ///
    /// # Errors
    /// `E_ROUND` if the rules do not lead where the log says, `E_NOT_YOUR_TURN` before the game begins.
    pub fn table(&mut self, round: &Round) -> Result<&mut dyn Table, Refusal> {
        let kept = match self.forget(round.id()) {
            Some(kept) if kept.rewinds == round.rewinds => kept.table,
            _ => self.open(round)?,
        };
        let table = advanced(kept, round)?;
        self.keep(round, table)
    }

    /// Takes a table away.
    pub fn remove(&mut self, id: RoundId) {
        self.forget(id);
    }

    fn forget(&mut self, id: RoundId) -> Option<Kept> {
        let kept = self.tables.remove(&id)?;
        self.used.remove(&kept.used);
        Some(kept)
    }

    fn keep(&mut self, round: &Round, table: Box<dyn Table>) -> Result<&mut dyn Table, Refusal> {
        if self.tables.len() >= self.most
            && let Some((_, oldest)) = self.used.pop_first()
        {
            self.tables.remove(&oldest);
        }
        self.uses += 1;
        self.used.insert(self.uses, round.id());
        let kept = Kept {
            table,
            rewinds: round.rewinds,
            used: self.uses,
        };
        let kept = self.tables.entry(round.id()).insert_entry(kept);
        Ok(&mut *kept.into_mut().table)
    }

    fn open(&self, round: &Round) -> Result<Box<dyn Table>, Refusal> {
        let start = round.start().ok_or(RoundRefusal::NotBegun)?;
        let opening = Opening::Position(start.to_owned(), Reading::Lenient);
        let terms = round.terms();
        self.games.open(&terms.game, &terms.options, &opening)
    }
}

/// Plays what a table lacks.
fn advanced(mut table: Box<dyn Table>, round: &Round) -> Result<Box<dyn Table>, Refusal> {
    let stands = table.status().ply;
    for step in round.steps().skip(stands) {
        table.play(step).map_err(|_| RoundRefusal::Unreadable)?;
    }
    table.forget_redo();
    match Digest::of(&table.position_text()) == round.digest() {
        true => Ok(table),
        false => Err(RoundRefusal::Unreadable.into()),
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shelf")
            .field("most", &self.most)
            .field("tables", &self.tables.len())
            .finish_non_exhaustive()
    }
}
