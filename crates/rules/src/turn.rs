//! Whole turns as text: steps joined by commas, in machine form or any notation of the game.

use crate::{CommonRefusal, Standing, Text, after};

/// Steps of one turn that begin here, each written in the notation `form` and joined by commas.
///
/// # Errors
/// `E_FORM` for an unknown form.
pub fn write_joined<P: Text>(
    position: &P,
    form: &str,
    steps: &[P::Step],
) -> Result<String, P::Refusal> {
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(steps.len());
    for &step in steps {
        texts.push(position.write_as(form, step)?);
        position = after(&position, step);
    }
    Ok(texts.join(","))
}

/// The inverse of [`write_joined`].
///
/// # Errors
/// As [`Text::read_turn_as`].
pub fn read_joined<P: Text>(
    position: &P,
    form: &str,
    text: &str,
) -> Result<Vec<P::Step>, P::Refusal> {
    read_steps(position, text, |now, part| now.read_as(form, part))
}

/// The steps that a text means here, in machine form or any notation of the game.
///
/// Machine form goes first. What it reads and the rules forbid is refused in the words of the rules, and no other notation is
/// asked: one text must not become another step because the one that was meant is illegal.
///
/// # Errors
/// The rule that forbids the first forbidden step; `E_TURN_LONG` if the text goes on after the end of the turn;
/// one that [`Text::is_not_a_step`] if no notation reads the text.
pub fn read_turn<P: Text>(
    position: &P,
    text: &str,
    standing: Standing,
) -> Result<Vec<P::Step>, P::Refusal> {
    let machine = match read_machine(position, text, standing) {
        Err(refusal) if P::is_not_a_step(&refusal) => refusal,
        answer => return answer,
    };
    let mut forbidden = None;
    for form in P::FORMS.iter().skip(1) {
        match position.read_turn_as(form, text) {
            Ok(_) if standing == Standing::Over => {
                return Err(P::game_over());
            }
            Ok(steps) => return Ok(steps),
            Err(refusal) if P::is_not_a_step(&refusal) => {}
            Err(refusal) => forbidden = forbidden.or(Some(refusal)),
        }
    }
    Err(forbidden.unwrap_or(machine))
}

/// Machine form by [`Text::explain`], which knows where the rules text puts "the game is over".
fn read_machine<P: Text>(
    position: &P,
    text: &str,
    standing: Standing,
) -> Result<Vec<P::Step>, P::Refusal> {
    read_steps(position, text, |now, part| now.explain(part, standing))
}

/// Reads part after part, each where the one before has led. What follows the end of the turn is not even read, so that a
/// long text costs no more than a turn.
fn read_steps<P: Text>(
    position: &P,
    text: &str,
    read: impl Fn(&P, &str) -> Result<P::Step, P::Refusal>,
) -> Result<Vec<P::Step>, P::Refusal> {
    let mut now = position.clone();
    let mut steps = Vec::new();
    for part in parts(text) {
        if now.actor() != position.actor() {
            return Err(CommonRefusal::turn_long(text).into());
        }
        let step = read(&now, part)?;
        now = after(&now, step);
        steps.push(step);
    }
    Ok(steps)
}

/// The steps of a turn: what stands between commas. A comma in brackets belongs to its step (`QL6-KL6^180(e9KL6=Q,a8B=R)`).
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    text.split(move |letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    })
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_comma_in_brackets_belongs_to_its_step() {
        for (text, expected) in [
            ("", &[""][..]),
            ("a,b", &["a", "b"]),
            ("(a8B=Q),b(c,d)+,e", &["(a8B=Q)", "b(c,d)+", "e"]),
            ("a),b", &["a)", "b"]),
        ] {
            assert_eq!(parts(text).collect::<Vec<_>>(), expected, "{text}");
        }
    }
}
