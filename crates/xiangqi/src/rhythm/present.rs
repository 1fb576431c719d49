//! What a hand and an eye need of rhythm xiangqi: three boards above one another and two energies.

use std::sync::LazyLock;

use rules::{
    Attacked, Badge, BoardId, BoardInfo, Captor, Captured, Effect, Meter, Pick, PieceView,
    Position, Present, Scene, Side, SiteId, StepFacts, Universe,
};

use super::{COST_PER_LAYER, Energy, Layer, Node, Rhythm, RhythmStep, explain};
use crate::geometry::{FILES, RANKS};
use crate::present::clock_meter;
use crate::{Point, Refusal, blame};

static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| Universe {
    boards: Layer::ALL
        .into_iter()
        .map(|layer| BoardInfo {
            name: layer.name().into(),
            size: (FILES, RANKS),
            corner: (0, 0, layer as i16),
            kind: "layer",
        })
        .collect(),
    sites: Node::all()
        .map(|node| {
            let layer = node.layer();
            let mut info =
                crate::present::site_info(node.point(), BoardId(layer as u8), layer as i16);
            info.name = node.name();
            info
        })
        .collect(),
    anchors: Vec::new(),
});

/// Nodes are numbered as sites are.
pub(super) fn site(node: Node) -> SiteId {
    SiteId(node.index() as u16)
}

/// The node of a site; `None` beyond the boards.
pub(super) fn node_at(site: SiteId) -> Option<Node> {
    Node::from_index(usize::from(site.0))
}

impl Rhythm {
    fn captured(&self, step: RhythmStep) -> Option<Captured> {
        let (from, to) = step.way()?;
        let captor = self.piece(from);
        self.piece(to).map(|piece| Captured {
            piece: piece.kind.name(),
            side: piece.side,
            site: site(to),
            manner: "",
            by: captor.map(|captor| Captor {
                piece: captor.kind.name(),
                from: site(from),
            }),
        })
    }

    fn energy_effect(&self, step: RhythmStep, after: &Rhythm) -> Option<Effect> {
        let side = self.actor;
        let (before, now) = (self.energy(side), after.energy(side));
        let (cost, income) = match step.way() {
            Some(_) => (step.layers() * COST_PER_LAYER, step.grade().income()),
            None => (0, 0),
        };
        (before != now || cost > 0).then_some(Effect::EnergyChanged {
            side,
            before: before.value().into(),
            cost: cost.into(),
            income: income.into(),
            after: now.value().into(),
        })
    }
}

impl Present for Rhythm {
    fn universe() -> &'static Universe {
        &UNIVERSE
    }

    fn scene(&self) -> Scene {
        let checkers = self.attackers(self.actor);
        let king = self.board(Layer::Standard).king(self.actor);
        Scene {
            sites: Node::all().map(site).collect(),
            pieces: self
                .pieces()
                .map(|(node, piece)| PieceView {
                    site: site(node),
                    side: piece.side,
                    kind: piece.kind.name(),
                    badges: if checkers.contains(&node) {
                        vec![Badge::plain(Attacked::Check)]
                    } else {
                        Vec::new()
                    },
                })
                .collect(),
            meters: self.meters(),
            checked: king
                .filter(|_| !checkers.is_empty())
                .map(|king| site(Node::standard(king)))
                .into_iter()
                .collect(),
            ..Scene::default()
        }
    }

    fn meters(&self) -> Vec<Meter> {
        let energies = Side::ALL.map(|side| Meter {
            code: "energy",
            side: Some(side),
            value: self.energy(side).value().into(),
            max: Some(Energy::CAP.value().into()),
        });
        let clock = clock_meter(self.clock, self.options.plain.move_limit_plies);
        energies.into_iter().chain([clock]).collect()
    }

    fn picks(&self, step: RhythmStep) -> Vec<Pick> {
        step.way()
            .map(|(from, to)| vec![Pick::Site(site(from)), Pick::Site(site(to))])
            .unwrap_or_default()
    }

    fn facts(&self, step: RhythmStep) -> StepFacts {
        let after = rules::after(self, step);
        let gives_check = after.in_check();
        let piece = step.way().and_then(|(from, _)| self.piece(from));
        let (from, to) = step
            .way()
            .map(|(from, to)| (from.name(), to.name()))
            .unwrap_or_default();
        StepFacts {
            side: self.actor,
            piece: piece.map_or("pass", |piece| piece.kind.name()),
            letter: piece.map_or('-', |piece| piece.kind.letter()),
            from,
            to,
            captured: self.captured(step).into_iter().collect(),
            promotion: None,
            class: match (step.way(), step.layers()) {
                (None, _) => "pass",
                (Some(_), 0) => "planar",
                (Some(_), _) => "vertical",
            },
            gives_check,
            gives_mate: gives_check && after.outcome().is_some(),
        }
    }

    /// `piece_captured`, `layer_changed`, `energy_changed` (rules: 8.3).
    fn effects(&self, step: RhythmStep, after: &Rhythm) -> Vec<Effect> {
        let captured = self.captured(step).map(Effect::Captured);
        let layer =
            step.way()
                .filter(|_| step.layers() > 0)
                .map(|(from, to)| Effect::LayerChanged {
                    from: site(from),
                    to: site(to),
                });
        let energy = self.energy_effect(step, after);
        [captured, layer, energy].into_iter().flatten().collect()
    }

    fn checkers(&self) -> Vec<SiteId> {
        self.attackers(self.actor).into_iter().map(site).collect()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        let node = |pick| match pick {
            Pick::Site(site) => node_at(site),
            _ => None,
        };
        let check = |from, to| explain::check(self, from, to).err();
        match *path {
            [] => {
                let from = node(pick)?;
                match self.piece(from) {
                    Some(piece) if piece.side == self.actor => {
                        let board = |node: Node| self.board(node.layer());
                        blame::stuck(piece, from, board, |to| check(from, to))
                    }
                    _ => check(from, from),
                }
            }
            [from] => check(node(from)?, node(pick)?),
            _ => None,
        }
    }

    fn culprits(&self, refusal: &Refusal) -> Vec<SiteId> {
        let screens = blame::screens(refusal, |node| self.piece(node));
        if screens.is_empty() {
            return rules::named_places::<Rhythm>(refusal);
        }
        screens.into_iter().map(site).collect()
    }

    /// Why the chosen piece cannot rise or sink: most often the energy, which the board itself does not show.
    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        let [Pick::Site(SiteId(index))] = *path else {
            return Vec::new();
        };
        let own = |node: &Node| {
            self.piece(*node)
                .is_some_and(|piece| piece.side == self.actor)
        };
        let Some(from) = Node::from_index(usize::from(index)).filter(own) else {
            return Vec::new();
        };
        let over = self.outcome().is_some();
        let others = Layer::ALL.into_iter();
        let others = others.filter(|layer| *layer != from.layer());
        others
            .filter_map(|layer| {
                let to = Node::new(layer, from.point());
                let refusal = if over {
                    Refusal::Over
                } else {
                    explain::check(self, from, to).err()?
                };
                Some((Pick::Site(site(to)), refusal))
            })
            .collect()
    }

    /// The layers side by side, the ground at the left.
    fn drawing(&self) -> String {
        let width = 2 * usize::from(FILES) + 3;
        let mut out = String::new();
        for layer in Layer::ALL {
            out.push_str(&format!("  {:<width$}", layer.name()));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        for rank in (0..RANKS).rev() {
            for layer in Layer::ALL {
                out.push((b'0' + rank) as char);
                for file in 0..FILES {
                    let piece =
                        Point::new(file, rank).and_then(|point| self.board(layer).piece(point));
                    out.push(' ');
                    out.push(piece.map_or('·', |piece| piece.letter()));
                }
                out.push_str(if layer == Layer::Sky { "\n" } else { "    " });
            }
        }
        for layer in Layer::ALL {
            out.push_str("  a b c d e f g h i");
            out.push_str(if layer == Layer::Sky { "\n" } else { "    " });
        }
        let [red, black] = self.energies.map(Energy::value);
        out.push_str(&format!("energy red {red}, black {black}\n"));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RhythmOptions;
    use rules::{Game, Reading, Refused, Standing, Text};

    fn position(text: &str) -> Rhythm {
        Rhythm::read_position(text, Reading::Lenient, RhythmOptions::default()).expect(text)
    }

    fn effects(position: &Rhythm, text: &str) -> Vec<&'static str> {
        let step = position.explain(text, Standing::Open).expect(text);
        let after = rules::after(position, step);
        let effects = position.effects(step, &after);
        effects.iter().map(Effect::name).collect()
    }

    /// rules: 8.3
    #[test]
    fn effects_come_in_order() {
        let taking = position("-:p3k4/9/9/9/9/9/9/9/9/3K5:R8/9/9/9/9/9/9/9/9/9 w 3,0 - 0 1");
        assert_eq!(
            effects(&taking, "a9^a9"),
            ["piece_captured", "layer_changed", "energy_changed"]
        );
        assert_eq!(effects(&taking, "a9^b9^"), ["energy_changed"]);
        assert!(
            effects(&taking, "a9^b9^@o").is_empty(),
            "the same energy, no cost"
        );
        let full = position("-:4k4/9/9/9/9/9/9/9/9/3K5:R8/9/9/9/9/9/9/9/9/9 w 10,0 - 0 1");
        assert!(effects(&full, "a9^b9^@p").is_empty(), "at the cap");
        assert_eq!(effects(&full, "a9^a9"), ["layer_changed", "energy_changed"]);
    }

    #[test]
    fn the_payload_of_an_energy_event_adds_up() {
        let full = position("-:4k4/9/9/9/9/9/9/9/9/3K5:R8/9/9/9/9/9/9/9/9/9 w 6,0 - 0 1");
        let step = full
            .explain("a9^a9_@p", Standing::Open)
            .expect("a legal move");
        let after = rules::after(&full, step);
        let energy = full.effects(step, &after).pop();
        assert_eq!(
            energy,
            Some(Effect::EnergyChanged {
                side: Side::First,
                before: 6,
                cost: 6,
                income: 2,
                after: 2
            })
        );
    }

    #[test]
    fn the_scene_shows_three_boards_and_both_energies() {
        let text = "-:4k4/9/9/9/9/9/9/9/9/3K5:4N4/9/9/9/9/9/9/9/9/9 b 3,7 - 0 1";
        let position = position(text);
        let universe = Rhythm::universe();
        let names: Vec<_> = universe
            .boards
            .iter()
            .map(|board| board.name.as_str())
            .collect();
        assert_eq!(names, ["ground", "standard", "sky"]);
        assert_eq!(universe.sites.len(), 270);
        let scene = position.scene();
        let meters: Vec<_> = scene
            .meters
            .iter()
            .map(|meter| (meter.code, meter.value))
            .collect();
        assert_eq!(meters, [("energy", 3), ("energy", 7), ("clock", 0)]);
        let name = |site: &SiteId| universe.site_name(*site).to_owned();
        assert_eq!(scene.checked.iter().map(name).collect::<Vec<_>>(), ["e9"]);
        assert_eq!(
            position.checkers().iter().map(name).collect::<Vec<_>>(),
            ["e9^"]
        );
        let marked: Vec<_> = scene
            .pieces
            .iter()
            .filter(|piece| !piece.badges.is_empty())
            .collect();
        assert_eq!(marked.len(), 1);
    }

    #[test]
    fn a_hand_learns_why_a_piece_stays_on_its_layer() {
        let start = position(&crate::RSTART.replace("0,0", "2,0"));
        let refused = |name: &str| -> Vec<(String, &'static str)> {
            let universe = Rhythm::universe();
            let from = universe.site_named(name).expect(name);
            let refusals = start.refusals(&[Pick::Site(from)]);
            let named = refusals.into_iter().map(|(pick, refusal)| match pick {
                Pick::Site(to) => (universe.site_name(to).to_owned(), refusal.code()),
                _ => (String::new(), refusal.code()),
            });
            named.collect()
        };
        assert_eq!(
            refused("h2"),
            [("h2_".into(), "ENERGY"), ("h2^".into(), "ENERGY")]
        );
        assert_eq!(
            refused("e0"),
            [("e0_".into(), "LAYER"), ("e0^".into(), "LAYER")]
        );
        assert!(refused("h7").is_empty(), "Black's piece is no origin");
        assert!(refused("e4^").is_empty(), "an empty node is no origin");
        assert!(start.refusals(&[]).is_empty());
    }

    #[test]
    fn the_drawing_has_every_piece_once() {
        let drawing = Rhythm::start(RhythmOptions::default()).drawing();
        let letters = drawing.lines().skip(1).take(10).flat_map(str::chars);
        assert_eq!(
            letters.filter(|next| next.is_ascii_alphabetic()).count(),
            32
        );
        assert!(drawing.ends_with("energy red 0, black 0\n"), "{drawing}");
    }
}
