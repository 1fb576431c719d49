//! A fault of the program in one round: it is said, the round is read again, and the others do not notice.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Asked, Host, Output};
use crate::{Millis, RoundId, RoundRefusal};

/// What some work on one round gives; `None` if it broke off. What it left half done must be forgotten.
pub(super) fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

impl Host {
    /// Whoever asked is told, and the round is what is stored of it. What the server does by itself waits, so that it does not break
    /// off over and over.
    pub(super) fn broke_off(&mut self, id: RoundId, asked: Option<Asked>, now: Millis) {
        self.out.push(Output::Fault { round: id });
        match asked {
            Some(asked) => self.nack(&asked, RoundRefusal::Fault, None),
            None => {
                let again = now + self.limits.idle;
                if let Some(hosted) = self.rounds.get_mut(&id) {
                    hosted.not_before = again;
                }
            }
        }
        self.forget(id, now);
    }
}
