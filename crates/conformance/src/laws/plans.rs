//! Set-ups (law 24): every position can be built by hand, and only positions are whole.

use rules::{AnchorId, Arrange, Game, Present as _, Reading, SplitMix64, Text as _, Turned};

use crate::{Difference, Plan, Report, random_game};

/// Changes of a set-up between two looks at what is wrong with it.
const CHANGES: usize = 6;

/// Plays random games and tries the law of set-ups at every position.
pub fn check_plans<A: Arrange>(options: <A::Game as rules::Text>::Options, plan: &Plan) -> Report
where
    A::Game: Game,
{
    let mut report = Report::default();
    for game in 0..plan.games {
        let seed = plan.seed.wrapping_add(game);
        random_game::<A::Game>(options, plan.plies, seed, |position, plies| {
            report.positions += 1;
            let text = position.position_text();
            let number = seed.wrapping_add(plies.len() as u64);
            let Err(what) = check_plan::<A>(&text, options, number) else {
                return true;
            };
            report.differences.push(Difference {
                seed,
                ply: plies.len(),
                position: text,
                what,
            });
            false
        });
    }
    report
}

/// Law 24 of the position of a text: its set-up is written as the position is, can be built from nothing by deeds alone, and has no
/// fault. After any change there are faults exactly if the reader of position texts refuses, and he refuses the first of them.
///
/// # Errors
/// What is broken.
pub fn check_plan<A: Arrange>(
    text: &str,
    options: <A::Game as rules::Text>::Options,
    seed: u64,
) -> Result<(), String> {
    let law = |what: &str| format!("law 24: {what}");
    let position = A::Game::read_position(text, Reading::Lenient, options)
        .map_err(|refusal| law(&format!("no position: {refusal}")))?;
    let text = position.position_text();
    let plan = A::read(&text, options)
        .map_err(|refusal| law(&format!("the set-up cannot be read: {refusal}")))?;
    if plan.write() != text {
        return Err(law(&format!("the set-up is written '{}'", plan.write())));
    }
    if plan.finish().as_ref() != Ok(&position) {
        return Err(law("the set-up is another position"));
    }
    let built = rebuilt(&plan, options);
    if built.write() != text {
        return Err(law(&format!("built by hand it is '{}'", built.write())));
    }
    if plan.scene() != built.scene() {
        return Err(law("built by hand it looks different"));
    }
    let twice = plan.mirrored().mirrored().write();
    if twice != text {
        return Err(law(&format!("mirrored twice it is '{twice}'")));
    }
    judged(&plan, options)?;
    judged(&plan.mirrored(), options)?;
    let mut random = SplitMix64::new(seed);
    let mut changed = plan;
    for _ in 0..CHANGES {
        change(&mut changed, &mut random);
        judged(&changed, options)?;
    }
    Ok(())
}

/// The same by deeds alone, from nothing.
fn rebuilt<A: Arrange>(plan: &A, options: <A::Game as rules::Text>::Options) -> A {
    let mut built = A::blank(options);
    let wanted = plan.boards();
    let pins = A::Game::universe().anchors.len();
    // A pin that is wanted may be taken: whoever stands there goes to a free one first.
    for (index, board) in wanted.iter().enumerate() {
        let boards = built.boards();
        let holder = boards.iter().position(|other| other.anchor == board.anchor);
        if let Some(holder) = holder.filter(|&holder| holder != index) {
            let mut free = (0u8..).take(pins).map(AnchorId);
            let free = free.find(|&pin| {
                let taken =
                    |others: &[rules::BoardView]| others.iter().any(|one| one.anchor == pin);
                !taken(&boards) && !taken(&wanted)
            });
            if let Some(pin) = free {
                built.move_board(holder, pin, Turned::No);
            }
        }
        let turned = if board.rotated {
            Turned::Yes
        } else {
            Turned::No
        };
        built.move_board(index, board.anchor, turned);
    }
    for site in plan.places() {
        for piece in plan.standing(site) {
            built.put(piece, site);
        }
    }
    for field in plan.fields() {
        // A value that cannot be read is missing in what is compared.
        if let Some(value) = field.kind.read(&field.value, A::Game::universe()) {
            built.set(field.name, field.side, value);
        }
    }
    built
}

/// Faults and the reader agree, and faults are on places of the game.
fn judged<A: Arrange>(plan: &A, options: <A::Game as rules::Text>::Options) -> Result<(), String> {
    let text = plan.write();
    let law = |what: String| format!("law 24: '{text}': {what}");
    let again = A::read(&text, options).map_err(|refusal| law(format!("not read: {refusal}")))?;
    if again.write() != text {
        return Err(law(format!("read back it is '{}'", again.write())));
    }
    let faults = plan.faults();
    let refused = plan.finish().err();
    if faults.first().map(|fault| &fault.refusal) != refused.as_ref() {
        return Err(law(format!("{faults:?}, and the reader says {refused:?}")));
    }
    let sites = A::Game::universe().sites.len();
    for fault in &faults {
        if fault
            .at
            .sites
            .iter()
            .any(|site| usize::from(site.0) >= sites)
        {
            return Err(law(format!("{fault:?} is on no place")));
        }
    }
    Ok(())
}

/// One deed by chance.
fn change<A: Arrange>(plan: &mut A, random: &mut SplitMix64) {
    let places = plan.places();
    let site = places[random.below(places.len())];
    let boards = plan.boards();
    match random.below(4) {
        0 => plan.take(site),
        1 if !boards.is_empty() => {
            let pin = AnchorId(random.below(A::Game::universe().anchors.len()) as u8);
            let board = random.below(boards.len());
            let taken = boards.iter().any(|other| other.anchor == pin);
            let turned = [Turned::No, Turned::Yes][random.below(2)];
            if !taken || boards[board].anchor == pin {
                plan.move_board(board, pin, turned);
            }
        }
        2 => {
            let fields = plan.fields();
            let field = &fields[random.below(fields.len())];
            let word = ["first", "second", "yes", "no", "0", "1", "2", "7", ""][random.below(9)];
            if let Some(value) = field.kind.read(word, A::Game::universe()) {
                plan.set(field.name, field.side, value);
            }
        }
        _ => {
            let palette = plan.palette();
            plan.put(palette[random.below(palette.len())], site);
        }
    }
}
