//! What a hand and an eye need of a position.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use rules::{
    Badge, BoardId, BoardInfo, Captured, Effect, LayerView, Meter, Pick, PieceView, Position,
    Present, Refusal, Scene, SessionView, Side, SiteId, SiteInfo, Standing, StepFacts, Text,
    Universe, Word,
};

use crate::geometry::{FILES, RANKS, Square, Terrain, may_stand};
use crate::movegen::attack::{Aim, attackers, is_in_check};
use crate::movegen::judge::Judge;
use crate::notation::session::staying;
use crate::piece::{Kind, Piece};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

const WHOLE: Word = Word::new("whole");
const CAPTURE: Word = Word::new("capture");
const STAY: Word = Word::new("stay");
const COMMIT: Word = Word::new("commit");

fn site(square: Square) -> SiteId {
    SiteId(u16::from(square.index()))
}

fn square(site: SiteId) -> Option<Square> {
    u8::try_from(site.0).ok().and_then(Square::from_index)
}

/// The word for skins: the zones of rules 1.2, the river mouth and the bridges of 1.3 told apart.
fn terrain(square: Square) -> &'static str {
    match (square.terrain(), square.file(), square.rank()) {
        (Terrain::Sea, ..) => "sea",
        (Terrain::Mixed, 2, _) => "mixed",
        (Terrain::Mixed, ..) => "river",
        (Terrain::Land, 5 | 7, 5 | 6) => "bridge",
        (Terrain::Land, ..) => "land",
    }
}

static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| Universe {
    boards: vec![BoardInfo {
        name: "board".into(),
        size: (FILES, RANKS),
        corner: (0, 0, 0),
        kind: "main",
    }],
    sites: Square::all()
        .map(|square| SiteInfo {
            name: square.to_string(),
            board: BoardId(0),
            at: (i16::from(square.file()), i16::from(square.rank()), 0),
            terrain: terrain(square),
            owner: None,
        })
        .collect(),
    anchors: Vec::new(),
});

impl Present for Cotulenh {
    fn universe() -> &'static Universe {
        &UNIVERSE
    }

    fn scene(&self) -> Scene {
        let checked = self
            .commander(self.side)
            .filter(|_| self.in_check())
            .map(site);
        Scene {
            sites: Square::all().map(site).collect(),
            pieces: Square::all()
                .flat_map(|square| {
                    let group = self.board.at(square);
                    group
                        .pieces()
                        .map(move |piece| self.piece_view(square, group.side(), piece))
                })
                .collect(),
            layers: Side::ALL
                .map(|side| LayerView {
                    code: "air_defence",
                    side,
                    sites: self.air_defence(side).map(site).collect(),
                })
                .into(),
            meters: self.meters(),
            session: self.session_view(),
            checked: checked.into_iter().collect(),
            ..Scene::default()
        }
    }

    /// Origin; for a stack "whole" or a kind; target; "capture" or "stay" where both are legal. Inside a session the kind
    /// is always named, because the origin is known and the pieces are what one chooses from.
    fn picks(&self, step: Step) -> Vec<Pick> {
        let Step::Go { from, who, to, act } = step else {
            return vec![Pick::Choice(COMMIT)];
        };
        let mut picks = vec![Pick::Site(site(from))];
        match who {
            Actors::One(kind) => picks.push(Pick::Choice(word(kind))),
            Actors::Whole if self.board.at(from).is_stack() => picks.push(Pick::Choice(WHOLE)),
            Actors::Whole => {}
        }
        picks.push(Pick::Site(site(to)));
        if self.has_twin(step) {
            let choice = if act == Act::Stay { STAY } else { CAPTURE };
            picks.push(Pick::Choice(choice));
        }
        picks
    }

    fn facts(&self, step: Step) -> StepFacts {
        let mut after = self.clone();
        let _token = after.make(step);
        // An open session gives no check yet: the next to act is the same side.
        let passed = after.session.is_none();
        let gives_mate = passed && after.ended().is_some_and(|end| end.reason == "checkmate");
        let gives_check =
            passed && after.ended().is_none_or(|end| end.reason == "checkmate") && after.in_check();
        let (piece, letter, from, to, class) = match step {
            Step::Commit => {
                let origin = self.session.as_ref().map(|session| session.origin);
                let from = origin.map_or_else(String::new, |square| square.to_string());
                ("commit", '-', from, String::new(), "commit")
            }
            Step::Go { from, who, to, .. } => {
                let (kind, class) = match who {
                    Actors::Whole => (self.board.at(from).carrier().kind(), "move"),
                    Actors::One(kind) => (kind, "deploy"),
                };
                (
                    kind.name(),
                    kind.letter(),
                    from.to_string(),
                    to.to_string(),
                    class,
                )
            }
        };
        StepFacts {
            side: self.side,
            piece,
            letter,
            from,
            to,
            captured: self.captured(step),
            promotion: None,
            class,
            gives_check,
            gives_mate,
        }
    }

    fn effects(&self, step: Step, after: &Cotulenh) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self
            .captured(step)
            .into_iter()
            .chain(self.sacrificed(step))
            .map(Effect::Captured)
            .collect();
        let mut replay = self.clone();
        let token = replay.make(step);
        for change in replay.heroic_changes(step, &token) {
            if change.before != change.after {
                effects.push(Effect::Promoted {
                    side: after.board.at(change.square).side(),
                    site: site(change.square),
                    piece: change.kind.name(),
                    becomes: "heroic",
                });
            }
        }
        let before = self.session.as_ref().map(|session| session.origin);
        let deployed = match step {
            Step::Go {
                from,
                who: Actors::One(_),
                ..
            } => Some(from),
            _ => before,
        };
        if let Some(origin) = deployed.map(site) {
            if before.is_none() {
                effects.push(Effect::SessionOpened { origin });
            }
            if after.session.is_none() {
                effects.push(Effect::SessionClosed { origin });
            }
        }
        effects
    }

    fn checkers(&self) -> Vec<SiteId> {
        let mut sites = Vec::new();
        if let Some(commander) = self.commander(self.side) {
            let aim = Aim::at(&self.board, commander);
            let _ = attackers(&self.board, aim, self.side.other(), |attacker| {
                sites.push(site(attacker.square));
                ControlFlow::Continue(())
            });
        }
        sites.sort();
        sites.dedup();
        sites
    }

    /// Targets that the piece could be expected to reach, with the rule that closes them; and a commit that is not yet
    /// possible. Squares off its lines or out of its range are not worth a word.
    fn refusals(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        let (origin, who) = match *path {
            [] => {
                let commit = self.session.as_ref().map(|_| Pick::Choice(COMMIT));
                return commit
                    .and_then(|pick| {
                        let refusal = self.explain("commit", Standing::Open).err()?;
                        Some((pick, refusal))
                    })
                    .into_iter()
                    .collect();
            }
            [Pick::Site(origin)] => (origin, String::new()),
            [Pick::Site(origin), Pick::Choice(WHOLE)] => (origin, String::new()),
            [Pick::Site(origin), Pick::Choice(choice)] => {
                match Kind::ALL.into_iter().find(|&kind| word(kind) == choice) {
                    Some(kind) => (origin, kind.letter().to_string()),
                    None => return Vec::new(),
                }
            }
            _ => return Vec::new(),
        };
        let Some(origin) = square(origin) else {
            return Vec::new();
        };
        if path.len() == 1 && self.board.at(origin).is_stack() {
            return Vec::new();
        }
        Square::all()
            .filter_map(|to| {
                let plain = self.explain(&format!("{origin}{who}{to}"), Standing::Open);
                let refusal = plain.err()?;
                let stay = format!("{origin}{who}_{to}");
                let worth_telling = matches!(
                    refusal.code,
                    "E_AIR_DEFENCE"
                        | "E_BLOCKED"
                        | "E_HEAVY_RIVER"
                        | "E_NAVY_CORNER"
                        | "E_TERRAIN"
                        | "E_STACK"
                        | "E_SIGHT"
                        | "E_COMMANDER_ABOARD"
                        | "E_NO_COMPLETION"
                        | "E_COMMANDER_UNSAFE"
                );
                let shown = worth_telling && self.explain(&stay, Standing::Open).is_err();
                shown.then(|| (Pick::Site(site(to)), refusal))
            })
            .collect()
    }

    fn drawing(&self) -> String {
        crate::drawing::draw(self)
    }
}

/// The choice word of a kind.
fn word(kind: Kind) -> Word {
    Word::new(kind.name())
}

impl Cotulenh {
    fn piece_view(&self, square: Square, side: Side, piece: Piece) -> PieceView {
        let mut badges = Vec::new();
        if piece.is_heroic() {
            badges.push(Badge::plain("heroic"));
        }
        let kind = piece.kind();
        if kind == Kind::Commander && side == self.side && is_in_check(&self.board, side) {
            badges.push(Badge::plain("check"));
        }
        if let Some(session) = &self.session {
            let acted_here = square == session.origin && !session.remaining.contains(kind);
            if side == self.side && (acted_here || session.landed_on(square).contains(kind)) {
                badges.push(Badge::plain("acted"));
            }
        }
        PieceView {
            site: site(square),
            side,
            kind: kind.name(),
            badges,
        }
    }

    fn meters(&self) -> Vec<Meter> {
        let mut meters = vec![Meter {
            code: "clock",
            side: None,
            value: i32::from(self.clock),
            max: Some(100),
        }];
        meters.extend(Side::ALL.map(|side| Meter {
            code: "pieces",
            side: Some(side),
            value: i32::from(self.board.others(side)) + i32::from(self.commander(side).is_some()),
            max: None,
        }));
        meters
    }

    fn session_view(&self) -> Option<SessionView> {
        let session = self.session.as_ref()?;
        let acted = session.taken.iter().map(|taken| {
            let place = match taken.act {
                Act::Suicide => None,
                Act::Stay => Some(session.origin),
                Act::Quiet | Act::Displace | Act::Combine => Some(taken.to),
            };
            (taken.kind.name(), place.map(site))
        });
        Some(SessionView {
            origin: site(session.origin),
            acted: acted.collect(),
            remaining: staying(self, session)
                .pieces()
                .map(|piece| piece.kind().name())
                .collect(),
            can_commit: self.may_commit(),
        })
    }

    /// Whether displacing and staying are both legal for this mover and target (rules: 4.2).
    fn has_twin(&self, step: Step) -> bool {
        let Step::Go {
            from,
            who: Actors::Whole,
            to,
            act,
        } = step
        else {
            return false;
        };
        let twin = match act {
            Act::Displace => Act::Stay,
            Act::Stay => Act::Displace,
            _ => return false,
        };
        let carrier = self.board.at(from).carrier();
        carrier.is(Kind::AirForce)
            && may_stand(Kind::AirForce, to)
            && Judge::new(self, &mut None).allows(Step::whole(from, to, twin))
    }

    /// The enemy pieces that a step takes.
    fn captured(&self, step: Step) -> Vec<Captured> {
        match step {
            Step::Go { to, act, .. } if act.is_capture() => {
                let manner = match act {
                    Act::Stay => "stay",
                    Act::Suicide => "suicide",
                    _ => "",
                };
                losses(self.board.at(to), to, manner)
            }
            _ => Vec::new(),
        }
    }

    /// The own pieces that die in a strike.
    fn sacrificed(&self, step: Step) -> Vec<Captured> {
        match step {
            Step::Go {
                from,
                who,
                act: Act::Suicide,
                ..
            } => {
                let standing = self.board.at(from);
                let dying = match who {
                    Actors::Whole => standing,
                    Actors::One(kind) => standing.split(kind).map_or(standing, |(one, _)| one),
                };
                losses(dying, from, "suicide")
            }
            _ => Vec::new(),
        }
    }
}

fn losses(group: Group, square: Square, manner: &'static str) -> Vec<Captured> {
    group
        .pieces()
        .map(|piece| Captured {
            piece: piece.kind().name(),
            side: group.side(),
            site: site(square),
            manner,
        })
        .collect()
}
