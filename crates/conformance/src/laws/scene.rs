//! The picture of a position (law 17).

use rules::{Game, Pick, Present, Scene, Side, SiteId, Stage};

/// Law 17: a scene shows places that exist, pieces on them, and the state that the position itself tells.
pub(super) fn is_sound<P: Game>(position: &P, scene: &Scene) -> Result<(), String> {
    places_exist::<P>(scene)?;
    let actor = position.actor();
    let in_check = position.in_check();
    let checkers = position.checkers();
    if checkers.is_empty() == in_check || scene.checked.is_empty() == in_check {
        return Err(format!(
            "law 17: check {in_check}, checkers {checkers:?}, checked {:?}",
            scene.checked
        ));
    }
    holds(scene, &checkers, actor.other(), "checker")?;
    holds(scene, &scene.checked, actor, "king in check")?;
    for owed in &scene.owed {
        if owed.side != actor {
            return Err(format!("law 17: {:?} owes, {actor:?} acts", owed.side));
        }
        if scene.pieces.iter().all(|piece| piece.site != owed.site) {
            return Err(format!("law 17: no piece on {:?}, which owes", owed.site));
        }
    }
    if scene.session.is_some() != (position.stage() == Stage::Mid) {
        return Err(format!(
            "law 17: stage {:?} with session {:?}",
            position.stage(),
            scene.session
        ));
    }
    Ok(())
}

fn holds(scene: &Scene, sites: &[SiteId], side: Side, what: &str) -> Result<(), String> {
    let stands = |site: &SiteId| {
        let mut pieces = scene.pieces.iter();
        pieces.any(|piece| piece.site == *site && piece.side == side)
    };
    match sites.iter().find(|site| !stands(site)) {
        Some(site) => Err(format!("law 17: no {what} of {side:?} on {site:?}")),
        None => Ok(()),
    }
}

fn places_exist<P: Present>(scene: &Scene) -> Result<(), String> {
    let universe = P::universe();
    let ascending = |sites: &[SiteId]| sites.is_sorted_by(|one, next| one < next);
    let shown = |site: SiteId| scene.sites.binary_search(&site).is_ok();
    let last = scene.sites.last();
    if !ascending(&scene.sites)
        || last.is_some_and(|last| usize::from(last.0) >= universe.sites.len())
    {
        return Err("law 17: the sites are out of order or out of the universe".into());
    }
    for layer in &scene.layers {
        if !ascending(&layer.sites) || !layer.sites.iter().all(|&site| shown(site)) {
            return Err(format!("law 17: the layer {layer:?} is out of order"));
        }
    }
    for board in &scene.boards {
        if usize::from(board.board.0) >= universe.boards.len()
            || usize::from(board.anchor.0) >= universe.anchors.len()
        {
            return Err(format!("law 17: {board:?} is out of the universe"));
        }
    }
    if let Some(session) = &scene.session
        && !shown(session.origin)
    {
        return Err(format!("law 17: a session on {:?}", session.origin));
    }
    // The pieces of one place stand together, and on one side.
    let mut left = Vec::new();
    for (index, piece) in scene.pieces.iter().enumerate() {
        if !shown(piece.site) {
            return Err(format!("law 17: {piece:?} stands nowhere"));
        }
        let Some(before) = index.checked_sub(1).map(|before| &scene.pieces[before]) else {
            continue;
        };
        if before.site != piece.site {
            left.push(before.site);
        } else if before.side != piece.side {
            return Err(format!("law 17: both sides on {:?}", piece.site));
        }
        if left.contains(&piece.site) {
            return Err(format!("law 17: the stack on {:?} is torn", piece.site));
        }
    }
    Ok(())
}

/// Law 17: what leads to a legal step can be pointed at, and a session may be closed exactly where a step closes it.
pub(super) fn shows_what_is_picked<P: Game>(
    position: &P,
    scene: &Scene,
    steps: &[P::Step],
) -> Result<(), String> {
    let anchors = P::universe().anchors.len();
    for &step in steps {
        for pick in position.picks(step) {
            let shown = match pick {
                Pick::Site(site) => scene.sites.binary_search(&site).is_ok(),
                Pick::Board(board) => scene.boards.iter().any(|view| view.board == board),
                Pick::Anchor(anchor) => usize::from(anchor.0) < anchors,
                Pick::Choice(_) => true,
            };
            if !shown {
                return Err(format!("law 17: {pick:?} of {step:?} is not shown"));
            }
        }
    }
    if let Some(session) = &scene.session {
        // Whoever only closes it points at no place.
        let closes = |&step: &P::Step| {
            let picks = position.picks(step);
            picks.iter().all(|pick| matches!(pick, Pick::Choice(_)))
        };
        if steps.iter().any(closes) != session.can_commit {
            return Err(format!("law 17: can_commit is {}", session.can_commit));
        }
    }
    Ok(())
}
