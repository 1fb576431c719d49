//! Turns as protocols write them: one token without spaces, the steps of a turn joined by commas.

use rules::Refusal;
use table::{GameInfo, Table};

/// The notation of a game's steps in a UCI conversation: `uci` where the game has one of that name (its ranks count from 1),
/// otherwise the machine form.
#[must_use]
pub fn uci_form(info: &GameInfo) -> &'static str {
    let own = info.forms.iter().find(|&&form| form == "uci");
    own.or(info.forms.first()).copied().unwrap_or("machine")
}

/// A turn in machine form, legal at the present position, as the token of another notation.
///
/// # Errors
/// The rule that forbids a step, or `E_FORM`.
pub fn write_turn(table: &dyn Table, turn: &str, form: &str) -> Result<String, Refusal> {
    if is_machine(table, form) {
        return Ok(turn.to_owned());
    }
    table.write_as(form, turn)
}

/// The machine form of a token. One in machine form is not judged here but when it is played.
///
/// # Errors
/// What the reader of that notation says, or `E_FORM`.
pub fn read_turn(table: &dyn Table, token: &str, form: &str) -> Result<String, Refusal> {
    if is_machine(table, form) {
        return Ok(token.to_owned());
    }
    table.read_as(form, token)
}

fn is_machine(table: &dyn Table, form: &str) -> bool {
    table.info().forms.first() == Some(&form)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::Opening;

    #[test]
    fn a_game_with_uci_ranks_of_its_own_uses_them() {
        let table = catalog::find("xiangqi").unwrap();
        let table = table.open(&[], &Opening::Normal).unwrap();
        let form = uci_form(&table.info());
        assert_eq!(form, "uci");
        assert_eq!(write_turn(table.as_ref(), "a0a1", form).unwrap(), "a1a2");
        assert!(read_turn(table.as_ref(), "a11a9", form).is_err());
        assert_eq!(read_turn(table.as_ref(), "h3e3", form).unwrap(), "h2e2");
    }

    #[test]
    fn other_games_speak_machine_form() {
        let table = catalog::find("cotulenh").unwrap();
        let table = table.open(&[], &Opening::Normal).unwrap();
        let form = uci_form(&table.info());
        assert_eq!(Some(&form), table.info().forms.first());
        let step = table.steps().remove(0);
        assert_eq!(write_turn(table.as_ref(), &step, form).unwrap(), step);
    }
}
