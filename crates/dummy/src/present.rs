//! What eyes and hands need.

use std::sync::LazyLock;

use rules::{
    BoardId, BoardInfo, Captured, Effect, Game, Meter, Owed, Pick, PieceView, Position, Present,
    Refusal, Scene, SessionView, Side, SiteId, SiteInfo, StepFacts, Text, Universe, Word,
};

use crate::{CELLS, Cell, Decision, Dummy, Options, Step, setup};

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

fn site(cell: Cell) -> SiteId {
    SiteId(cell.index() as u16)
}

fn pick(cell: Cell) -> Pick {
    Pick::Site(site(cell))
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
        let points = Side::ALL.map(|side| Meter {
            code: "points",
            side: Some(side),
            value: i32::from(self.points[side.index()]),
            max: None,
        });
        Scene {
            sites: Cell::all().map(site).collect(),
            pieces: stones.collect(),
            meters: points.to_vec(),
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
                remaining: vec!["stone"],
                can_commit: true,
            }),
            ..Scene::default()
        }
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
            Step::Stop => ("commit", "stop", self.runner, self.runner),
            Step::Decide(_) => ("stone", "decision", self.owed, self.owed),
        };
        let name = |cell: Option<Cell>| cell.map_or(String::new(), |cell| cell.index().to_string());
        StepFacts {
            side: self.actor,
            piece,
            letter: 'S',
            from: name(from),
            to: name(to),
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

    fn drawing(&self) -> String {
        format!("0123456\n{}\n", self.position_text())
    }
}

impl Dummy {
    fn captured(&self, step: Step) -> Vec<Captured> {
        let Step::Leap(from) = step else {
            return Vec::new();
        };
        let victim = self
            .leap(from)
            .filter(|&(over, _)| self.at(over) == Some(self.actor.other()));
        victim
            .map(|(over, _)| Captured {
                piece: "stone",
                side: self.actor.other(),
                site: site(over),
                manner: "",
            })
            .into_iter()
            .collect()
    }
}

impl Game for Dummy {
    const ID: &'static str = "leapers";
    const NAME: &'static str = "Leapers";
    const SIDES: [&'static str; 2] = ["first", "second"];

    fn start(options: Options) -> Dummy {
        Dummy {
            cells: setup::stones(),
            actor: Side::First,
            runner: None,
            owed: None,
            points: [0, 0],
            clock: 0,
            options,
        }
    }

    fn setup(name: &str, options: Options) -> Result<Dummy, Refusal> {
        match name {
            "start" => Ok(Dummy::start(options)),
            "face" => Dummy::read_position("..1.2.. 1 - - 0:0 0", rules::Reading::Strict, options),
            _ => Err(Refusal::new(
                "E_SETUP",
                format!("unknown set-up '{name}'; accepted: start, face"),
            )),
        }
    }
}
