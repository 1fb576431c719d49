//! What is wrong with a set-up, and who hears it: a reader the first fault, an editor all of them.

use std::ops::ControlFlow;

use crate::{Code, Codes, Refused, Side, SiteId};

/// Something that is wrong with a set-up, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault<R> {
    /// The rule.
    pub refusal: R,
    /// Where.
    pub at: At,
}

/// Where a fault of a set-up is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct At {
    /// The places of what is wrong.
    pub sites: Vec<SiteId>,
    /// The field that is wrong, and whose it is.
    pub field: Option<(Code, Option<Side>)>,
}

impl At {
    /// On places.
    pub fn sites(sites: impl IntoIterator<Item = SiteId>) -> At {
        At {
            sites: sites.into_iter().collect(),
            field: None,
        }
    }

    /// In a field.
    pub fn field(name: impl Codes, side: Option<Side>) -> At {
        At::default().and_field(name, side)
    }

    /// The same, in a field as well.
    #[must_use]
    pub fn and_field(mut self, name: impl Codes, side: Option<Side>) -> At {
        self.field = Some((name.into(), side));
        self
    }
}

/// Who hears what is wrong with a set-up. A game tells each fault in the order of its rules text, and goes on as long as it is told to:
/// `judge.fault(…)?`.
pub trait Faults<R> {
    /// Hears one; the place is worked out only for whoever wants it.
    fn fault(&mut self, refusal: R, at: impl FnOnce() -> At) -> ControlFlow<()>;
}

/// Hears the first fault alone: a reader.
#[derive(Debug)]
pub struct FirstFault<R>(Option<R>);

impl<R> FirstFault<R> {
    /// Judges.
    ///
    /// # Errors
    /// The first fault.
    pub fn of(judge: impl FnOnce(&mut FirstFault<R>) -> ControlFlow<()>) -> Result<(), R> {
        let mut first = FirstFault(None);
        let _ = judge(&mut first);
        first.0.map_or(Ok(()), Err)
    }
}

impl<R> Faults<R> for FirstFault<R> {
    fn fault(&mut self, refusal: R, _at: impl FnOnce() -> At) -> ControlFlow<()> {
        self.0 = Some(refusal);
        ControlFlow::Break(())
    }
}

/// Hears every fault: an editor.
impl<R> Faults<R> for Vec<Fault<R>> {
    fn fault(&mut self, refusal: R, at: impl FnOnce() -> At) -> ControlFlow<()> {
        let at = at();
        self.push(Fault { refusal, at });
        ControlFlow::Continue(())
    }
}

/// Every fault.
pub fn every_fault<R: Refused>(
    judge: impl FnOnce(&mut Vec<Fault<R>>) -> ControlFlow<()>,
) -> Vec<Fault<R>> {
    let mut faults = Vec::new();
    let _ = judge(&mut faults);
    faults
}
