//! The pieces in what is told of a step (law 18).

use rules::{Effect, PieceView, Scene, Side, SiteId, Stage, StepFacts};

use super::story::Story;

/// A piece on its place.
type Man = (SiteId, Side, &'static str);

impl Story<'_> {
    /// The pieces of the old scene, with everything told applied to them, are those of the new one.
    pub(super) fn pieces_agree(&self) -> Result<(), String> {
        let mut men = men(self.old);
        for captured in self.captures() {
            let man = (captured.site, captured.side, captured.piece);
            take(&mut men, man).ok_or_else(|| format!("{captured:?} does not stand there"))?;
        }
        self.ride(&mut men)?;
        let expected = sorted(self::men(&self.new));
        let mut wrong = String::new();
        for mut men in self.moved(men)? {
            match self.promote(&mut men) {
                Ok(()) if sorted(men) == expected => return Ok(()),
                Ok(()) => {}
                Err(what) => wrong = what,
            }
        }
        Err(format!(
            "facts {:?} and effects {:?} do not lead to the scene {wrong}",
            self.facts, self.effects
        ))
    }

    /// Pieces on a board that moves go with it, each on its own corner, or on the opposite one if the board turns.
    fn ride(&self, men: &mut [Man]) -> Result<(), String> {
        for (old, new) in self.old.boards.iter().zip(&self.new.boards) {
            if old == new {
                continue;
            }
            let [from, to] =
                [old, new].map(|view| &self.universe.boards[usize::from(view.board.0)]);
            let turns = old.rotated != new.rotated;
            for man in men.iter_mut() {
                let at = self.universe.sites[usize::from(man.0.0)].at;
                let (x, y) = (at.0 - from.corner.0, at.1 - from.corner.1);
                let (wide, high) = (i16::from(from.size.0), i16::from(from.size.1));
                if at.2 != from.corner.2 || !(0..wide).contains(&x) || !(0..high).contains(&y) {
                    continue;
                }
                let (x, y) = if turns {
                    (wide - 1 - x, high - 1 - y)
                } else {
                    (x, y)
                };
                let there = (to.corner.0 + x, to.corner.1 + y, to.corner.2);
                let site = self.universe.sites.iter().position(|site| site.at == there);
                man.0 = site
                    .and_then(|site| u16::try_from(site).ok())
                    .map(SiteId)
                    .ok_or("a board has a place too few")?;
            }
        }
        Ok(())
    }

    /// What the move itself makes of the pieces: one of these. The acting piece goes alone or with all that stand on its
    /// place; it stays where it strikes from a distance; in castling another piece of its side comes to where it stood.
    fn moved(&self, men: Vec<Man>) -> Result<Vec<Vec<Man>>, String> {
        let StepFacts {
            side,
            piece,
            from,
            to,
            captured,
            class,
            ..
        } = &self.facts;
        let origin = self.universe.site_named(from);
        let stood = |view: &&PieceView| Some(view.site) == origin && view.kind == *piece;
        let Some(actor) = self.old.pieces.iter().find(stood) else {
            let a_piece = self.old.pieces.iter().any(|view| view.kind == *piece);
            return if a_piece {
                Err(format!("no {piece} stands on '{from}'"))
            } else {
                // A board, the closing of a session, a pass.
                Ok(vec![men])
            };
        };
        // A duty may be about a piece of the other side.
        if actor.side != *side && self.stage != Stage::Duty {
            return Err(format!("the {piece} on '{from}' is another's"));
        }
        let actor = (actor.site, actor.side, actor.kind);
        // An equal one may stand beside it still.
        let died = self
            .captures()
            .any(|loss| (loss.site, loss.side, loss.piece) == actor);
        let mut rest = men.clone();
        if died || from == to || take(&mut rest, actor).is_none() {
            return Ok(vec![men]);
        }
        if to == "off" {
            return Ok(vec![rest]);
        }
        let target = self
            .universe
            .site_named(to)
            .ok_or_else(|| format!("nobody knows '{to}'"))?;
        let mut alone = rest;
        alone.push((target, actor.1, actor.2));
        let together = |man: &Man| (if man.0 == actor.0 { target } else { man.0 }, man.1, man.2);
        let mut ways = vec![men.iter().map(together).collect()];
        if *class == "castle" {
            for &partner in men.iter().filter(|man| man.0 != actor.0 && man.1 == *side) {
                let mut castled = alone.clone();
                take(&mut castled, partner);
                castled.push((actor.0, partner.1, partner.2));
                ways.push(castled);
            }
        }
        ways.push(alone);
        if captured.iter().any(|captured| captured.manner == "stay") {
            ways.push(men);
        }
        Ok(ways)
    }

    /// A promoted piece has another kind, or a mark.
    fn promote(&self, men: &mut Vec<Man>) -> Result<(), String> {
        let mut chosen = self.facts.promotion;
        for effect in &self.effects {
            let &Effect::Promoted {
                side,
                site,
                piece,
                becomes,
            } = effect
            else {
                continue;
            };
            chosen = chosen.filter(|kind| *kind != becomes);
            let old = (site, side, piece);
            take(men, old).ok_or_else(|| format!("without a {piece} on {site:?}"))?;
            let marked = self.new.pieces.iter().any(|view| {
                (view.site, view.side, view.kind) == old
                    && view.badges.iter().any(|badge| badge.code == becomes)
            });
            men.push((site, side, if marked { piece } else { becomes }));
        }
        match chosen {
            Some(kind) => Err(format!("without a promotion to {kind}")),
            None => Ok(()),
        }
    }
}

fn men(scene: &Scene) -> Vec<Man> {
    let pieces = scene.pieces.iter();
    pieces
        .map(|view| (view.site, view.side, view.kind))
        .collect()
}

fn sorted(mut men: Vec<Man>) -> Vec<Man> {
    men.sort_unstable_by_key(|&(site, side, kind)| (site, side.index(), kind));
    men
}

/// Takes a piece off its place; `None` if it does not stand there.
fn take(men: &mut Vec<Man>, man: Man) -> Option<()> {
    let index = men.iter().position(|other| *other == man)?;
    men.swap_remove(index);
    Some(())
}
