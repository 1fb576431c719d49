//! Records, links and messages: the only crate that knows serialisation.
