//! Everything that online rounds stand on: the store, the thread that decides, the key of invitations.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use round::host::{Ask, CatchUp, Input, Tell};
use round::{Action, CommandId, Millis, PersonId, RoundId, RoundRefusal, SocketId};
use rules::Refusal;
use store::{Broken, Commit, Fault, Loaded, Made, Outcome, Readers, Refused, Shelf, Work, Writer};
use tokio::sync::{mpsc, oneshot};

use crate::api::Failure;
use crate::hosts::{Door, Word};
use crate::rows::{self, Known};
use crate::secret::ServerKey;
use crate::time::ServerTime;

/// The most that waits for one line; whoever is slower comes back and reads the log.
const QUEUE: usize = 64;

#[derive(Debug)]
pub(crate) struct Online {
    pub(crate) readers: Arc<Readers>,
    pub(crate) writer: Arc<Writer>,
    pub(crate) door: Door,
    pub(crate) key: ServerKey,
    pub(crate) time: ServerTime,
    pub(crate) lines: AtomicU64,
}

/// A line to the thread that decides; it is closed when this goes.
pub(crate) struct OpenLine {
    pub(crate) socket: SocketId,
    pub(crate) heard: mpsc::Receiver<Tell>,
    door: Door,
}

impl OpenLine {
    pub(crate) fn ask(&self, ask: Ask, at: Millis) -> Result<(), RoundRefusal> {
        let socket = self.socket;
        self.door.ask(Input::Asked { socket, ask, at })
    }

    pub(crate) fn pong(&self, took: u32) {
        let socket = self.socket;
        self.door.input(Input::Pong { socket, took });
    }

    pub(crate) fn follow(
        &self,
        round: RoundId,
        after: u32,
        at: Millis,
    ) -> Result<(), RoundRefusal> {
        let follow = Ask::Follow {
            round,
            after: Some(after),
            digest: None,
            catch_up: CatchUp::Entries,
        };
        self.ask(follow, at)
    }
}

impl Drop for OpenLine {
    fn drop(&mut self) {
        let socket = self.socket;
        self.door.input(Input::Closed { socket });
    }
}

impl Online {
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    pub(crate) fn open_line(&self, person: Option<PersonId>) -> OpenLine {
        let socket = SocketId(self.lines.fetch_add(1, Ordering::Relaxed));
        let (out, heard) = mpsc::channel(QUEUE);
        self.door.say(Word::Opened {
            socket,
            person,
            out,
        });
        OpenLine {
            socket,
            heard,
            door: self.door.clone(),
        }
    }

    /// Asks the store something, on a thread that may wait.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Shelf) -> Result<T, Broken> + Send + 'static,
    ) -> Result<T, Failure> {
        let readers = Arc::clone(&self.readers);
        let asked = tokio::task::spawn_blocking(move || readers.ask(question)).await;
        match asked {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(_)) => Err(RoundRefusal::Store.into()),
            Err(_) => Err(RoundRefusal::Fault.into()),
        }
    }

    pub(crate) async fn load(&self, id: RoundId) -> Result<(Loaded, Known), Failure> {
        let loaded = self.ask(move |shelf| shelf.load(id.as_str(), 0)).await?;
        let loaded = loaded.ok_or(RoundRefusal::NoRound)?;
        let known = rows::read(&loaded).map_err(|_| RoundRefusal::Unreadable)?;
        Ok((loaded, known))
    }

    /// Writes something and waits for the disk; `None` if what it speaks of is not there.
    pub(crate) async fn perform(&self, work: Work) -> Result<Option<Made>, Failure> {
        let (tell, told) = oneshot::channel();
        self.writer.perform(work, move |made| {
            // Whoever asked may have gone.
            let _ = tell.send(made);
        });
        match told.await {
            Ok(Ok(made)) => Ok(Some(made)),
            Ok(Err(Refused::Missing)) => Ok(None),
            Ok(Err(Refused::Failed(fault))) => Err(failed(fault)),
            Err(_) => Err(RoundRefusal::Store.into()),
        }
    }

    pub(crate) async fn commit(&self, commit: Commit) -> Result<Outcome, Failure> {
        let (tell, told) = oneshot::channel();
        self.writer.commit(commit, move |outcome| {
            let _ = tell.send(outcome);
        });
        match told.await {
            Ok(Outcome::Failed(fault)) => Err(failed(fault)),
            Ok(outcome) => Ok(outcome),
            Err(_) => Err(RoundRefusal::Store.into()),
        }
    }

    /// Does something in a round; the answer comes when it is on the disk.
    pub(crate) async fn command(
        &self,
        person: PersonId,
        round: RoundId,
        command: CommandId,
        action: Action,
        at: Millis,
    ) -> Result<u32, (Refusal, Option<u32>)> {
        let busy = |refusal: RoundRefusal| (refusal.into(), None);
        self.door.room().map_err(busy)?;
        let mut line = self.open_line(Some(person));
        let ask = Ask::Do {
            round,
            command,
            action,
        };
        line.ask(ask, at).map_err(busy)?;
        while let Some(tell) = line.heard.recv().await {
            match tell {
                Tell::Ack { seq, .. } => return Ok(seq),
                Tell::Nack { refusal, seq, .. } => return Err((refusal, seq)),
                _ => {}
            }
        }
        // The thread has gone, and the server with it.
        Err((RoundRefusal::Busy.into(), None))
    }
}

fn failed(fault: Fault) -> Failure {
    match fault {
        Fault::Full => RoundRefusal::StoreFull.into(),
        Fault::Crowded => RoundRefusal::Busy.into(),
        Fault::Busy | Fault::Broken => RoundRefusal::Store.into(),
    }
}
