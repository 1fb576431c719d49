//! Online rounds as others meet them: the documents word for word, and a chair in the terminal.

mod backup;
mod chair;
mod documents;
mod stage;
mod terminal;
