//! The one face of every store.

use crate::{
    Broken, CommandKey, Commit, Loaded, Made, Millis, NodeRow, Outcome, PersonKey, PersonRow,
    Refused, RoundRow, SecretHash, Work,
};

/// What can be asked. Nothing here changes anything.
pub trait Shelf: Send {
    /// A round with the entries after a number.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn load(&self, round: &str, after: u32) -> Result<Option<Loaded>, Broken>;
    /// Rounds with something due before a time, the earliest first.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn due(&self, before: Millis, most: u32) -> Result<Vec<String>, Broken>;
    /// The person with a device, and the day of its last use as days since 1970.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn device(&self, device: &SecretHash) -> Result<Option<(PersonRow, i64)>, Broken>;
    /// A person.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn person(&self, person: PersonKey) -> Result<Option<PersonRow>, Broken>;
    /// What is kept of a command that made something.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn made(&self, maker: PersonKey, command: &CommandKey) -> Result<Option<String>, Broken>;
    /// The rounds in which a person has a chair, those that changed last first, before a time.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn rounds_of(
        &self,
        person: PersonKey,
        before: Millis,
        most: u32,
    ) -> Result<Vec<RoundRow>, Broken>;
    /// The ids of all rounds after one, in order.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn ids(&self, after: &str, most: u32) -> Result<Vec<String>, Broken>;
    /// The processes that were here.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn nodes(&self) -> Result<Vec<NodeRow>, Broken>;
    /// The chairs whose holders were connected to a process: rounds and sides.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn attendance(&self, boot: i64) -> Result<Vec<(String, crate::ChairSide)>, Broken>;
    /// What is wrong with what is kept, beyond the meaning of rows: a damaged file, rows that point nowhere.
    ///
    /// # Errors
    /// If the disk cannot be read.
    fn faults(&self) -> Result<Vec<String>, Broken>;
}

/// What can be changed as well.
pub trait Store: Send {
    /// The hot lane: commits that do not know each other, written with one wait for the disk. Each is done or not by itself.
    ///
    /// # Errors
    /// If the disk cannot be believed any more. Then nothing of this batch may be acknowledged, and nothing later.
    fn commit(&mut self, batch: &[Commit]) -> Result<Vec<Outcome>, Broken>;
    /// The cold lane: works in their order, written with one wait for the disk. Each is done or not by itself.
    ///
    /// # Errors
    /// As for [`Store::commit`]; what is refused is inside.
    fn perform_all(&mut self, works: &[Work]) -> Result<Vec<Result<Made, Refused>>, Broken>;
    /// One of them.
    ///
    /// # Errors
    /// As for [`Store::perform_all`].
    fn perform(&mut self, work: &Work) -> Result<Result<Made, Refused>, Broken> {
        let mut made = self.perform_all(std::slice::from_ref(work))?;
        Ok(made.pop().unwrap_or(Err(Refused::Missing)))
    }
    /// What was written, to be asked by whoever writes.
    fn shelf(&self) -> &dyn Shelf;
}
