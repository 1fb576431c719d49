//! What a hand and an eye need of plain xiangqi.

use std::sync::LazyLock;

use rules::{
    Attacked, Badge, BoardId, BoardInfo, Captor, Captured, Effect, Meter, Pick, PieceView,
    Position, Present, Scene, Side, SiteId, SiteInfo, StepFacts, Universe,
};

use crate::geometry::{FILES, HALF, PALACE, RANKS};
use crate::rhythm::{Layer, Node};
use crate::{Point, Refusal, Step, Xiangqi, blame, explain};

static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| Universe {
    boards: vec![BoardInfo {
        name: "board".into(),
        size: (FILES, RANKS),
        corner: (0, 0, 0),
        kind: "main",
    }],
    sites: Point::all()
        .map(|point| site_info(point, BoardId(0), 0))
        .collect(),
    anchors: Vec::new(),
});

/// A point as a site of a board; `height` is its layer.
pub(crate) fn site_info(point: Point, board: BoardId, height: i16) -> SiteInfo {
    let owner = Side::ALL
        .into_iter()
        .find(|side| HALF[side.index()].has(point));
    let in_palace = PALACE.iter().any(|palace| palace.has(point));
    let terrain = if in_palace {
        "palace"
    } else if matches!(point.rank(), 4 | 5) {
        "river"
    } else {
        "field"
    };
    SiteInfo {
        name: point.name(),
        board,
        at: (i16::from(point.file()), i16::from(point.rank()), height),
        terrain,
        owner,
    }
}

/// Points are numbered as sites are.
pub(crate) fn site(point: Point) -> SiteId {
    SiteId(point.index() as u16)
}

/// The point of a site; `None` beyond the board.
pub(crate) fn point_at(site: SiteId) -> Option<Point> {
    Point::all().nth(usize::from(site.0))
}

impl Present for Xiangqi {
    fn universe() -> &'static Universe {
        &UNIVERSE
    }

    fn scene(&self) -> Scene {
        let checkers = self.checkers();
        Scene {
            sites: Point::all().map(site).collect(),
            pieces: self
                .board
                .iter()
                .map(|(point, piece)| PieceView {
                    site: site(point),
                    side: piece.side,
                    kind: piece.kind.name(),
                    badges: if checkers.contains(&site(point)) {
                        vec![Badge::plain(Attacked::Check)]
                    } else {
                        Vec::new()
                    },
                })
                .collect(),
            checked: if checkers.is_empty() {
                Vec::new()
            } else {
                self.board.king(self.actor).map(site).into_iter().collect()
            },
            meters: self.meters(),
            ..Scene::default()
        }
    }

    fn meters(&self) -> Vec<Meter> {
        vec![clock_meter(self.clock, self.options.move_limit_plies)]
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        vec![Pick::Site(site(step.from)), Pick::Site(site(step.to))]
    }

    fn facts(&self, step: Step) -> StepFacts {
        let after = rules::after(self, step);
        let gives_check = after.in_check();
        let piece = self.board.piece(step.from);
        StepFacts {
            side: self.actor,
            piece: piece.map_or("", |piece| piece.kind.name()),
            letter: piece.map_or('-', |piece| piece.kind.letter()),
            from: step.from.name(),
            to: step.to.name(),
            captured: captured(self, step).into_iter().collect(),
            promotion: None,
            class: "planar",
            gives_check,
            gives_mate: gives_check && after.count() == 0,
        }
    }

    fn effects(&self, step: Step, _after: &Xiangqi) -> Vec<Effect> {
        captured(self, step)
            .map(Effect::Captured)
            .into_iter()
            .collect()
    }

    fn checkers(&self) -> Vec<SiteId> {
        self.attackers().into_iter().map(site).collect()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        let point = |pick| match pick {
            Pick::Site(site) => point_at(site),
            _ => None,
        };
        let check = |from, to| explain::check(self, Step::new(from, to)).err();
        match *path {
            [] => {
                let from = point(pick)?;
                match self.board.piece(from) {
                    Some(piece) if piece.side == self.actor => blame::stuck(
                        piece,
                        Node::standard(from),
                        |_| &self.board,
                        |to| (to.layer() == Layer::Standard).then(|| check(from, to.point()))?,
                    ),
                    // Nothing to move, or the opponent's: told before the destination is looked at.
                    _ => check(from, from),
                }
            }
            [from] => check(point(from)?, point(pick)?),
            _ => None,
        }
    }

    fn culprits(&self, refusal: &Refusal) -> Vec<SiteId> {
        let screens = blame::screens(refusal, |node| self.board.piece(node.point()));
        if screens.is_empty() {
            return rules::named_places::<Xiangqi>(refusal);
        }
        screens.into_iter().map(|node| site(node.point())).collect()
    }

    fn drawing(&self) -> String {
        let mut out = String::new();
        for rank in (0..RANKS).rev() {
            out.push((b'0' + rank) as char);
            for file in 0..FILES {
                let piece = Point::new(file, rank).and_then(|point| self.board.piece(point));
                out.push(' ');
                out.push(piece.map_or('·', |piece| piece.letter()));
            }
            out.push('\n');
            if rank == RANKS / 2 {
                out.push_str("  ~~~~~~~ river ~~~\n");
            }
        }
        out.push_str("  a b c d e f g h i\n");
        out
    }
}

/// Plies since the last capture, of those that make a draw (rules: 4).
pub(crate) fn clock_meter(clock: u32, limit: u32) -> Meter {
    let bounded = |plies: u32| i32::try_from(plies).unwrap_or(i32::MAX);
    Meter {
        code: "clock",
        side: None,
        value: bounded(clock),
        max: Some(bounded(limit)),
    }
}

fn captured(position: &Xiangqi, step: Step) -> Option<Captured> {
    let captor = position.board.piece(step.from);
    position.board.piece(step.to).map(|piece| Captured {
        piece: piece.kind.name(),
        side: piece.side,
        site: site(step.to),
        manner: "",
        by: captor.map(|captor| Captor {
            piece: captor.kind.name(),
            from: site(step.from),
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, Reading, Text};

    fn read(fen: &str) -> Xiangqi {
        Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap()
    }

    #[test]
    fn sites_are_points_in_canonical_order() {
        let universe = Xiangqi::universe();
        assert_eq!(universe.sites.len(), 90);
        assert_eq!(universe.site_named("e0"), Some(SiteId(4)));
        let terrain = |name| {
            let site = universe.site_named(name).unwrap();
            universe.sites[usize::from(site.0)].terrain
        };
        assert_eq!(
            ["e1", "a4", "a5", "f7", "c3"].map(terrain),
            ["palace", "river", "river", "palace", "field"]
        );
    }

    #[test]
    fn facts_tell_captures_checks_and_mates() {
        let start = Xiangqi::start(Default::default());
        let facts = start.facts(start.read_as("iccs", "b2b9").unwrap());
        assert_eq!((facts.piece, facts.letter), ("cannon", 'C'));
        assert_eq!((facts.from.as_str(), facts.to.as_str()), ("b2", "b9"));
        assert_eq!(facts.captured[0].piece, "horse");
        assert!(!facts.gives_check);

        let iron_bolt = read("4ka3/4a4/4b4/8p/9/4C4/9/9/3R5/3K5 w - - 0 1");
        let step = iron_bolt.read_as("iccs", "d1d9").unwrap();
        let facts = iron_bolt.facts(step);
        assert!(facts.gives_check && facts.gives_mate);
        assert_eq!(
            iron_bolt.notes(step),
            [rules::Note::from(rules::Threat::Mate)]
        );
        let after = rules::after(&iron_bolt, step);
        assert!(iron_bolt.effects(step, &after).is_empty());
        let names: Vec<_> = after
            .checkers()
            .into_iter()
            .map(|site| Xiangqi::universe().site_name(site))
            .collect();
        assert_eq!(names, ["d9"]);
        assert_eq!(after.scene().checked, [SiteId(85)]);
    }

    #[test]
    fn the_drawing_shows_red_below() {
        let drawing = Xiangqi::start(Default::default()).drawing();
        let lines: Vec<_> = drawing.lines().collect();
        assert_eq!(lines[0], "9 r n b a k a b n r");
        assert_eq!(lines[5], "  ~~~~~~~ river ~~~");
        assert_eq!(lines[10], "0 R N B A K A B N R");
        assert_eq!(lines[11], "  a b c d e f g h i");
    }
}
