//! Matches: history, undo and redo, offers, events, and one object-safe face for every game.
