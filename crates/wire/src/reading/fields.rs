//! The fields of an object, each taken once.

use super::{Fault, Kind, Take, Value};

/// The fields that nobody has taken yet.
#[derive(Debug)]
pub(crate) struct Fields {
    at: usize,
    rest: Vec<(String, Value)>,
}

impl Fields {
    /// # Errors
    /// If the value is no object.
    pub(crate) fn of(value: Value) -> Result<Fields, Fault> {
        match value.kind {
            Kind::Object(rest) => Ok(Fields { at: value.at, rest }),
            _ => Err(value.unlike("an object")),
        }
    }

    /// Takes a field.
    ///
    /// # Errors
    /// If it is not there and nothing stands for that, if it is there twice, and those of the value.
    pub(crate) fn take<T: Take>(&mut self, name: &str) -> Result<T, Fault> {
        match self.remove(name)? {
            Some(value) => T::take(value),
            None => {
                T::MISSING.ok_or_else(|| Fault::new(self.at, format!("missing field `{name}`")))
            }
        }
    }

    /// Takes a field that need not be there.
    ///
    /// # Errors
    /// If it is there twice, and those of the value.
    pub(crate) fn take_or_default<T: Take + Default>(&mut self, name: &str) -> Result<T, Fault> {
        self.remove(name)?.map_or_else(|| Ok(T::default()), T::take)
    }

    /// The same where it is something else that holds without it.
    ///
    /// # Errors
    /// As [`Fields::take_or_default`].
    #[cfg(feature = "online")]
    pub(crate) fn take_or_else<T: Take>(
        &mut self,
        name: &str,
        otherwise: impl FnOnce() -> T,
    ) -> Result<T, Fault> {
        self.remove(name)?.map_or_else(|| Ok(otherwise()), T::take)
    }

    /// Takes the field that says what the others mean.
    ///
    /// # Errors
    /// As [`Fields::take`].
    pub(crate) fn tag(&mut self, name: &str) -> Result<(usize, String), Fault> {
        let at = self.rest.iter().find(|(found, _)| found == name);
        let at = at.map_or(self.at, |(_, value)| value.at);
        Ok((at, self.take(name)?))
    }

    /// That nothing is left: a field that is not understood may change the meaning of the others.
    ///
    /// # Errors
    /// The first field that is left.
    pub(crate) fn finish(self) -> Result<(), Fault> {
        match self.rest.first() {
            Some((name, value)) => Err(Fault::new(value.at, format!("unknown field `{name}`"))),
            None => Ok(()),
        }
    }

    /// What nobody has taken, as an object of its own.
    #[cfg(feature = "online")]
    pub(crate) fn rest(self) -> Value {
        Value {
            at: self.at,
            kind: Kind::Object(self.rest),
        }
    }

    fn remove(&mut self, name: &str) -> Result<Option<Value>, Fault> {
        let mut places = (0..)
            .zip(&self.rest)
            .filter(|(_, (found, _))| found == name);
        let Some((place, _)) = places.next() else {
            return Ok(None);
        };
        if let Some((_, (_, twice))) = places.next() {
            return Err(Fault::new(twice.at, format!("duplicate field `{name}`")));
        }
        Ok(Some(self.rest.remove(place).1))
    }
}
