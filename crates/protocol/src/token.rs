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
    convert(table, turn, form, |table, part| {
        Ok((table.write_as(form, part)?, part.to_owned()))
    })
}

/// The machine form of a token. A step that only the rules can judge is not judged here but when it is played.
///
/// # Errors
/// What the reader of that notation says, or `E_FORM`.
pub fn read_turn(table: &dyn Table, token: &str, form: &str) -> Result<String, Refusal> {
    convert(table, token, form, |table, part| {
        let step = table.read_as(form, part)?;
        Ok((step.clone(), step))
    })
}

/// Translates step by step; `one` gives the translation and the step to go on with.
fn convert(
    table: &dyn Table,
    turn: &str,
    form: &str,
    one: impl Fn(&dyn Table, &str) -> Result<(String, String), Refusal>,
) -> Result<String, Refusal> {
    if table.info().forms.first() == Some(&form) {
        return Ok(turn.to_owned());
    }
    let Some((first, rest)) = turn.split_once(',') else {
        return Ok(one(table, turn)?.0);
    };
    let mut board = table.fork();
    let (mut out, step) = one(board.as_ref(), first)?;
    board.play(&step)?;
    for part in rest.split(',') {
        let (text, step) = one(board.as_ref(), part)?;
        out.push(',');
        out.push_str(&text);
        board.play(&step)?;
    }
    Ok(out)
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
