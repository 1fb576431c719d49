//! What eyes and hands need.

use std::sync::LazyLock;

use rules::{
    BoardId, BoardInfo, Captor, Captured, Effect, Meter, Owed, Pick, PieceView, Position, Present,
    Scene, SessionView, Side, SiteId, SiteInfo, Standing, StepFacts, Text, Universe, Waiting, Word,
};

use crate::{CELLS, Cell, Decision, Dummy, Refusal, Step};

static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| Universe {
    boards: vec![BoardInfo {
        name: "row".into(),
        size: (CELLS as u8, 1),
        corner: (0, 0, 0),
        kind: "main",
    }],
    sites: Cell::all()
        .map(|cell| SiteInfo {
            name: cell.index().to_string(),
            board: BoardId(0),
            at: (cell.index() as i16, 0, 0),
            terrain: if cell.index() % 2 == 0 {
                "dark"
            } else {
                "light"
            },
            owner: None,
        })
        .collect(),
    anchors: Vec::new(),
});

pub(crate) fn site(cell: Cell) -> SiteId {
    SiteId(cell.index() as u16)
}

fn pick(cell: Cell) -> Pick {
    Pick::Site(site(cell))
}

pub(crate) fn points(points: [u8; 2]) -> Vec<Meter> {
    let meters = Side::ALL.map(|side| Meter {
        code: "points",
        side: Some(side),
        value: i32::from(points[side.index()]),
        max: None,
    });
    meters.to_vec()
}

impl Present for Dummy {
    fn universe() -> &'static Universe {
        &UNIVERSE
    }

    fn scene(&self) -> Scene {
        let stones = Cell::all().filter_map(|cell| {
            Some(PieceView {
                site: site(cell),
                side: self.at(cell)?,
                kind: "stone",
                badges: Vec::new(),
            })
        });
        Scene {
            sites: Cell::all().map(site).collect(),
            pieces: stones.collect(),
            meters: self.meters(),
            owed: self
                .owed
                .map(|cell| Owed {
                    side: self.actor,
                    site: site(cell),
                    code: "decision",
                })
                .into_iter()
                .collect(),
            session: self.runner.map(|cell| SessionView {
                origin: site(cell),
                acted: Vec::new(),
                remaining: vec![Waiting {
                    kind: "stone",
                    pick: Pick::Choice(Word::new("stone")),
                }],
                can_commit: true,
            }),
            ..Scene::default()
        }
    }

    fn meters(&self) -> Vec<Meter> {
        points(self.points)
    }

    fn picks(&self, step: Step) -> Vec<Pick> {
        const STOP: Word = Word::new("stop");
        const TAKE: Word = Word::new("take");
        const RETURN: Word = Word::new("return");
        let way = |from: Cell, distance| {
            let to = from.ahead(self.actor, distance);
            [Some(from), to].into_iter().flatten().map(pick).collect()
        };
        match step {
            Step::Push(from) => way(from, 1),
            Step::Leap(from) => way(from, 2),
            Step::Stop => vec![Pick::Choice(STOP)],
            Step::Decide(decision) => {
                let word = match decision {
                    Decision::Take => TAKE,
                    Decision::Return => RETURN,
                };
                self.owed
                    .map(pick)
                    .into_iter()
                    .chain([Pick::Choice(word)])
                    .collect()
            }
        }
    }

    fn facts(&self, step: Step) -> StepFacts {
        let (piece, class, from, to) = match step {
            Step::Push(from) => ("stone", "push", Some(from), from.ahead(self.actor, 1)),
            Step::Leap(from) => ("stone", "leap", Some(from), from.ahead(self.actor, 2)),
            Step::Stop => ("commit", "commit", self.runner, self.runner),
            Step::Decide(Decision::Take) => ("stone", "decision", self.owed, self.owed),
            Step::Decide(Decision::Return) => {
                let home = self.owed.map(|cell| self.home_for(cell));
                ("stone", "decision", self.owed, home)
            }
        };
        // With the option a stone that ends its turn at the far end leaves at once.
        let leaves = self.options.automatic
            && matches!(step, Step::Push(_) | Step::Stop)
            && to == Some(Cell::far(self.actor));
        // The stone that runs is what leaves when the turn is ended.
        let piece = if leaves { "stone" } else { piece };
        let name = |cell: Option<Cell>| cell.map_or(String::new(), |cell| cell.index().to_string());
        StepFacts {
            side: self.actor,
            piece,
            letter: 'S',
            from: name(from),
            to: if leaves { "off".into() } else { name(to) },
            captured: self.captured(step),
            promotion: None,
            class,
            gives_check: false,
            gives_mate: false,
        }
    }

    fn effects(&self, step: Step, after: &Dummy) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self
            .captured(step)
            .into_iter()
            .map(Effect::Captured)
            .collect();
        match (self.runner, after.runner) {
            (None, Some(cell)) => effects.push(Effect::SessionOpened { origin: site(cell) }),
            (Some(cell), None) => effects.push(Effect::SessionClosed { origin: site(cell) }),
            _ => {}
        }
        if let (None, Some(cell)) = (self.owed, after.owed) {
            effects.push(Effect::PromotionOwed {
                side: after.actor(),
                site: site(cell),
            });
        }
        effects
    }

    fn checkers(&self) -> Vec<SiteId> {
        Vec::new()
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<Refusal> {
        let mut places = path.iter().chain([&pick]).filter_map(|pick| match pick {
            Pick::Site(site) => Some(Self::universe().site_name(*site)),
            _ => None,
        });
        // A cell alone is no step, and two are at most a push.
        let from = places.next()?;
        let text = places.fold(from.to_owned(), |text, to| text + ">" + to);
        self.explain(&text, Standing::Open).err()
    }

    fn drawing(&self) -> String {
        format!("0123456\n{}\n", self.position_text())
    }
}

impl Dummy {
    fn captured(&self, step: Step) -> Vec<Captured> {
        let (victim, manner) = match step {
            Step::Leap(from) => (self.leap(from).map(|(over, _)| over), ""),
            Step::Decide(Decision::Take) => (self.owed, "taken"),
            _ => (None, ""),
        };
        victim
            .filter(|&cell| self.at(cell) == Some(self.actor.other()))
            .map(|cell| Captured {
                piece: "stone",
                side: self.actor.other(),
                site: site(cell),
                manner,
                by: match step {
                    Step::Leap(from) => Some(Captor {
                        piece: "stone",
                        from: site(from),
                    }),
                    // Who arrived is taken by a word.
                    _ => None,
                },
            })
            .into_iter()
            .collect()
    }
}
