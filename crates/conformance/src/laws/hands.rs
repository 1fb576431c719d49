//! What a hand is asked for: duties and picks (laws 8 and 9), and what it is told (law 23).

use std::collections::BTreeSet;

use rules::{AnchorId, Game, Pick, Refused, Stage};

/// Law 8.
pub(super) fn duty_clears<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let owed = position.scene().owed;
    if (position.stage() == Stage::Duty) == owed.is_empty() {
        return Err(format!(
            "law 8: stage {:?} with {} answers owed",
            position.stage(),
            owed.len()
        ));
    }
    if owed.is_empty() {
        return Ok(());
    }
    if position.in_check() {
        return Err("law 8: check is reported in a duty".into());
    }
    for &step in steps {
        let mut after = position.clone();
        let _token = after.play_unchecked(step);
        if after.scene().owed.len() >= owed.len() {
            return Err(format!("law 8: {step:?} answers nothing"));
        }
    }
    Ok(())
}

/// Law 9.
pub(super) fn picks_decide<P: Game>(position: &P, steps: &[P::Step]) -> Result<(), String> {
    let mut paths: Vec<Vec<Pick>> = Vec::with_capacity(steps.len());
    for &step in steps {
        let path = position.picks(step);
        if path.is_empty() {
            return Err(format!("law 9: {step:?} has no pick"));
        }
        paths.push(path);
    }
    paths.sort();
    for pair in paths.windows(2) {
        if pair[1].starts_with(&pair[0]) {
            return Err(format!(
                "law 9: the picks {:?} do not decide, {:?} begins with them",
                pair[0], pair[1]
            ));
        }
    }
    Ok(())
}

/// Law 23.
pub(super) fn every_try_is_answered<P: Game>(
    position: &P,
    steps: &[P::Step],
) -> Result<(), String> {
    if position.outcome().is_some() {
        return Ok(());
    }
    let vocabulary = P::vocabulary();
    let paths: Vec<Vec<Pick>> = steps.iter().map(|&step| position.picks(step)).collect();
    // Wherever a hand can be when a place is what it may pick next, and before it has begun.
    let begun = paths.iter().flat_map(|path| {
        let places = (1..path.len()).filter(move |&at| !matches!(path[at], Pick::Choice(_)));
        places.map(move |at| path[..at].to_vec())
    });
    let begun: BTreeSet<Vec<Pick>> = begun.chain([Vec::new()]).collect();
    let sites = position.scene().sites.into_iter().map(Pick::Site);
    let boards = position.scene().boards.into_iter();
    let boards = boards.map(|board| Pick::Board(board.board));
    let tried: Vec<Pick> = sites.chain(boards).collect();
    let pins = (0..P::universe().anchors.len()).filter_map(|pin| u8::try_from(pin).ok());
    let pins: Vec<Pick> = pins.map(|pin| Pick::Anchor(AnchorId(pin))).collect();
    for path in begun {
        let on_offer = offered(&paths, &path);
        let board = matches!(path.as_slice(), [Pick::Board(_)]);
        let aims = tried.iter().chain(pins.iter().filter(|_| board));
        for &pick in aims.filter(|&pick| !on_offer.contains(pick)) {
            // Another board is chosen instead, whatever was picked before.
            if matches!(pick, Pick::Board(_)) && offered(&paths, &[]).contains(&pick) {
                continue;
            }
            let told = position.why_not(&path, pick);
            let Some(refusal) = told else {
                return Err(format!("law 23: no answer to {pick} after {path:?}"));
            };
            let known = vocabulary
                .refusals
                .iter()
                .any(|case| (case.code, case.case) == (refusal.code(), refusal.case()));
            if !known {
                return Err(format!("law 23: {refusal:?} is in no list"));
            }
            let there = P::universe().sites.len();
            let culprits = position.culprits(&refusal);
            if culprits.iter().any(|site| usize::from(site.0) >= there) {
                return Err(format!("law 23: {refusal:?} blames {culprits:?}"));
            }
        }
    }
    Ok(())
}

/// What can follow a path, at once or after a word.
fn offered(paths: &[Vec<Pick>], path: &[Pick]) -> BTreeSet<Pick> {
    let rests = paths.iter().filter_map(|picks| picks.strip_prefix(path));
    rests
        .flat_map(|rest| {
            let words = rest.iter().take_while(|it| matches!(it, Pick::Choice(_)));
            let places = rest.get(words.count());
            rest.first().into_iter().chain(places)
        })
        .copied()
        .collect()
}
