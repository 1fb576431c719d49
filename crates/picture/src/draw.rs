//! A scene as SVG, in the order in which the page draws: ground, marks, coordinates, those who left, pieces, numbers.

use std::collections::BTreeSet;

use rules::{AnchorId, PieceView, Scene, Side, SiteId};

use crate::NoPicture;
use crate::book::{Anchor, Coordinate, Drawings, Mark, Set, View, When};
use crate::lettering::{PEN, write};
use crate::place::{Area, Place};
use crate::style::{Style, Theme};
use crate::xml::Xml;

/// A cell in pixels, where nobody asks for a size.
const CELL: f64 = 64.0;

/// How a position is to be shown.
#[derive(Debug)]
pub struct Look<'a> {
    /// The drawings of its game.
    pub drawings: &'a Drawings,
    /// The pieces, one of [`Drawings::sets`].
    pub set: &'a Set,
    /// By day or by night.
    pub theme: Theme,
    /// Who sits below.
    pub below: Side,
    /// The longer edge in pixels; without it every cell has the same size.
    pub size: Option<u32>,
}

/// What is to be seen.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The position.
    pub scene: &'a Scene,
    /// What it is called, for whoever cannot see it.
    pub title: &'a str,
    /// Where the last step began and ended.
    pub trail: &'a Trail,
    /// Who left the board, in their order, as far as that is known.
    pub left: &'a [Left],
}

/// Where a step began and ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    /// Places of pieces.
    pub sites: Vec<SiteId>,
    /// Places of boards.
    pub anchors: Vec<AnchorId>,
}

/// One who left the board and is shown in a court. How many there are is said by the meters of the scene; of whom nothing is
/// known, a counter is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// The meter that counts him.
    pub meter: &'static str,
    /// Whose court it is.
    pub court: SiteId,
    /// What he was.
    pub kind: &'static str,
}

impl Look<'_> {
    /// The picture.
    ///
    /// # Errors
    /// [`NoPicture::Undrawn`] where the scene is of another game than the drawings.
    pub fn svg(&self, shown: &Shown) -> Result<String, NoPicture> {
        let view = self.drawings.game.views.get(&self.below);
        let view = view.ok_or_else(|| NoPicture::Undrawn("view for that side".into()))?;
        let mut pen = Pen {
            look: self,
            view,
            scene: shown.scene,
            xml: Xml::default(),
        };
        pen.whole(shown)?;
        Ok(pen.xml.finish())
    }
}

/// One picture while it is drawn.
struct Pen<'a> {
    look: &'a Look<'a>,
    view: &'a View,
    scene: &'a Scene,
    xml: Xml,
}

impl<'a> Pen<'a> {
    fn whole(&mut self, shown: &Shown) -> Result<(), NoPicture> {
        let View { width, height, .. } = *self.view;
        let cell = match self.look.size {
            Some(size) => f64::from(size) / width.max(height),
            None => CELL,
        };
        self.xml
            .element("svg")
            .text("xmlns", "http://www.w3.org/2000/svg")
            .text("role", "img")
            .text("viewBox", &format!("0 0 {width} {height}"))
            .number("width", (width * cell).round().max(1.0))
            .number("height", (height * cell).round().max(1.0))
            .open();
        self.xml.element("title").saying(shown.title);
        self.figures(shown.left)?;
        let backdrop = self.common("backdrop")?;
        // Beyond the edges: whole pixels may be a little more than the board.
        let all = Area {
            x: 0.0,
            y: 0.0,
            w: width,
            h: height,
        }
        .within(-1.0);
        self.rectangle("backdrop", all, 0.0, backdrop);
        self.ground()?;
        self.trail(shown.trail)?;
        self.rings()?;
        for coordinate in &self.view.coordinates {
            if self.there(coordinate.when) {
                self.coordinate(coordinate)?;
            }
        }
        self.courts(shown.left)?;
        self.pieces()?;
        self.numbers()?;
        self.xml.close("svg");
        Ok(())
    }

    fn common(&self, name: &str) -> Result<&'a Style, NoPicture> {
        self.look.drawings.common.styles.get(name)
    }

    fn own(&self, name: &str) -> Result<&'a Style, NoPicture> {
        self.look.drawings.game.styles.get(name)
    }

    fn place(&self, site: SiteId) -> Result<Place, NoPicture> {
        let place = self.view.places.get(usize::from(site.0)).copied();
        place.ok_or_else(|| NoPicture::Undrawn(format!("place {}", site.0)))
    }

    /// The edge of a piece on a place.
    fn edge(&self, place: Place) -> f64 {
        place.edge() * self.look.drawings.game.piece
    }

    fn there(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::Site(site) => self.scene.sites.binary_search(&SiteId(site)).is_ok(),
            When::Board(board, owner) => {
                let mut boards = self.scene.boards.iter();
                boards.any(|stand| stand.board.0 == board && stand.owner == owner)
            }
        }
    }

    fn rectangle(&mut self, class: &str, area: Area, round: f64, style: &Style) {
        let element = self.xml.element("rect").text("class", class);
        let element = element.number("x", area.x).number("y", area.y);
        let element = element.number("width", area.w).number("height", area.h);
        let element = element.number("rx", round);
        style.dress(element, self.look.theme, 1.0).empty();
    }

    /// The drawings of all pieces that are shown, once each.
    fn figures(&mut self, left: &[Left]) -> Result<(), NoPicture> {
        let mut kinds: BTreeSet<(Side, &'static str)> = self
            .scene
            .pieces
            .iter()
            .map(|piece| (piece.side, piece.kind))
            .collect();
        for Left { meter, court, kind } in left {
            let mut seats = self.view.seats.iter();
            let seat = seats.find(|seat| seat.court == court.0 && seat.meter == *meter);
            kinds.extend(seat.map(|seat| (seat.side, *kind)));
        }
        self.xml.element("defs").open();
        for (side, kind) in kinds {
            let figure = self.look.set.figures.get(&(side, kind));
            let figure = figure.ok_or_else(|| NoPicture::Undrawn(format!("piece '{kind}'")))?;
            let id = id_of(side, kind);
            self.xml.element("g").text("id", &id).open();
            for shape in figure {
                let colour = self.look.drawings.game.colours.get(&(side, shape.role));
                let colour =
                    colour.ok_or_else(|| NoPicture::Undrawn(format!("colour '{}'", shape.role)))?;
                let path = self.xml.element("path").text("d", shape.d);
                match shape.width {
                    None => path.text("fill", colour).empty(),
                    Some(width) => path
                        .text("fill", "none")
                        .text("stroke", colour)
                        .number("stroke-width", width)
                        .text("stroke-linecap", "round")
                        .text("stroke-linejoin", "round")
                        .empty(),
                }
            }
            self.xml.close("g");
        }
        self.xml.close("defs");
        Ok(())
    }

    fn ground(&mut self) -> Result<(), NoPicture> {
        for ground in &self.view.ground {
            if !self.there(ground.when) {
                continue;
            }
            let class = format!("ground-{}", ground.role);
            let style = self.own(&class)?;
            let mut path = self.xml.element("path").text("class", &class);
            path = path.text("d", ground.d);
            if ground.unit < 1.0 {
                path = path.text("transform", &format!("scale({})", ground.unit));
            }
            style.dress(path, self.look.theme, ground.scale).empty();
        }
        Ok(())
    }

    fn trail(&mut self, trail: &Trail) -> Result<(), NoPicture> {
        let style = self.common("trail")?;
        let common = &self.look.drawings.common;
        for anchor in &trail.anchors {
            let area = self.view.anchors.get(usize::from(anchor.0)).copied();
            let area = area.ok_or_else(|| NoPicture::Undrawn(format!("pin {}", anchor.0)))?;
            let [inset, round] = common.trail_of_board;
            self.rectangle("trail", area.within(inset), round, style);
        }
        for site in &trail.sites {
            let area = self.place(*site)?.area();
            let [inset, round] = common.trail;
            self.rectangle("trail", area.within(inset), round, style);
        }
        Ok(())
    }

    /// Around attacked kings, and around those who owe an answer.
    fn rings(&mut self) -> Result<(), NoPicture> {
        for site in &self.scene.sites {
            let checked = self.scene.checked.contains(site);
            if !checked && !self.scene.owed.iter().any(|owed| owed.site == *site) {
                continue;
            }
            let class = if checked { "check" } else { "owed" };
            let style = self.common(class)?;
            let place = self.place(*site)?;
            let radius = self.edge(place) * self.look.drawings.common.ring;
            let circle = self.xml.element("circle").text("class", class);
            let circle = circle.number("cx", place.x).number("cy", place.y);
            let circle = circle.number("r", radius);
            style.dress(circle, self.look.theme, 1.0).empty();
        }
        Ok(())
    }

    fn coordinate(&mut self, coordinate: &Coordinate) -> Result<(), NoPicture> {
        let class = format!("coordinate-{}", coordinate.tone);
        let style = self.own(&class)?;
        let Coordinate { x, y, size, .. } = *coordinate;
        self.word(
            &class,
            coordinate.text,
            [x, y, size],
            coordinate.anchor,
            style,
        )
    }

    /// A word in strokes at a point in a size; its colour is the one that it would be filled with.
    fn word(
        &mut self,
        class: &str,
        text: &str,
        [x, y, size]: [f64; 3],
        anchor: Anchor,
        style: &Style,
    ) -> Result<(), NoPicture> {
        let (signs, length) = write(text)?;
        let from = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - length * size / 20.0,
        };
        let theme = self.look.theme;
        let group = self.xml.element("g").text("class", class);
        let mut group = group
            .placed(from, y, size / 10.0)
            .text("fill", "none")
            .text("stroke", style.value("fill", theme).unwrap_or("#000000"))
            .number("stroke-width", PEN)
            .text("stroke-linecap", "round")
            .text("stroke-linejoin", "round");
        if let Some(opacity) = style.value("opacity", theme) {
            group = group.text("opacity", opacity);
        }
        group.open();
        for sign in signs {
            let path = self.xml.element("path").text("d", &sign.d);
            path.text(
                "transform",
                &format!("translate({} 0)", crate::xml::fine(sign.at)),
            )
            .empty();
        }
        self.xml.close("g");
        Ok(())
    }

    /// Guests and helpers, as many as the meters count: those whom nobody knows came first.
    fn courts(&mut self, left: &[Left]) -> Result<(), NoPicture> {
        let seats = &self.view.seats;
        for (index, seat) in seats.iter().enumerate() {
            let alike =
                |other: &&crate::book::Seat| other.court == seat.court && other.meter == seat.meter;
            let number = seats.iter().take(index).filter(alike).count();
            let mut meters = self.scene.meters.iter();
            let meter =
                meters.find(|meter| meter.code == seat.meter && meter.side == Some(seat.side));
            let count = meter.map_or(0, |meter| usize::try_from(meter.value).unwrap_or(0));
            if number >= count {
                continue;
            }
            let known: Vec<&Left> = left
                .iter()
                .filter(|one| one.court.0 == seat.court && one.meter == seat.meter)
                .collect();
            // Those who were there before the history began came first, and nobody knows who they were.
            let known = known
                .get(known.len().saturating_sub(count)..)
                .unwrap_or(&[]);
            let nameless = count - known.len();
            let kind = number
                .checked_sub(nameless)
                .and_then(|at| known.get(at))
                .map(|one| one.kind);
            let scale = self.look.drawings.common.guest / 100.0;
            let group = self.xml.element("g").text("class", "guest");
            group.placed(seat.x, seat.y, scale).open();
            match kind {
                Some(kind) => self.figure(seat.side, kind),
                None => {
                    let style = self.common(&format!("unit-{}", word_of(seat.side)))?;
                    let circle = self.xml.element("circle").number("cx", 50.0);
                    let circle = circle.number("cy", 50.0).number("r", 30.0);
                    style.dress(circle, self.look.theme, 1.0).empty();
                }
            }
            self.xml.close("g");
        }
        Ok(())
    }

    fn figure(&mut self, side: Side, kind: &str) {
        let href = format!("#{}", id_of(side, kind));
        self.xml.element("use").text("href", &href).empty();
    }

    /// Passengers lie over their carrier.
    fn pieces(&mut self) -> Result<(), NoPicture> {
        let mut pieces: Vec<(usize, &PieceView)> = Vec::new();
        for piece in &self.scene.pieces {
            let below = pieces.iter().filter(|(_, one)| one.site == piece.site);
            pieces.push((below.count(), piece));
        }
        pieces.sort_by_key(|(depth, _)| *depth);
        for (depth, piece) in pieces {
            self.piece(piece, depth)?;
        }
        Ok(())
    }

    fn crowd(&self, site: SiteId) -> usize {
        let pieces = self.scene.pieces.iter();
        pieces.filter(|piece| piece.site == site).count()
    }

    fn piece(&mut self, piece: &PieceView, depth: usize) -> Result<(), NoPicture> {
        let poses = &self.look.drawings.common.poses;
        let index = if self.crowd(piece.site) == 1 {
            0
        } else {
            1 + depth
        };
        let pose = poses.get(index).or(poses.last()).copied();
        let [share, right, down] = pose.ok_or_else(|| NoPicture::Undrawn("pose".into()))?;
        let place = self.place(piece.site)?;
        let whole = self.edge(place);
        let size = share * whole;
        let x = place.x + right * whole - size / 2.0;
        let y = place.y + down * whole - size / 2.0;
        let frozen = self.common("frozen")?;
        let shade = self.own("shade")?;
        let theme = self.look.theme;
        let group = self.xml.element("g").text("class", "piece");
        let mut group = group.placed(x, y, size / 100.0);
        if piece
            .badges
            .iter()
            .any(|badge| badge.code.as_str() == "frozen")
        {
            group = frozen.dress(group, theme, 1.0);
        }
        group.open();
        shade.dress(self.xml.element("ellipse"), theme, 1.0).empty();
        self.figure(piece.side, piece.kind);
        let marks = &self.look.drawings.common.marks;
        let worn = piece
            .badges
            .iter()
            .filter_map(|badge| marks.iter().find(|mark| mark.code == badge.code.as_str()));
        for (index, mark) in worn.enumerate() {
            self.badge(mark, index, depth)?;
        }
        self.xml.close("g");
        Ok(())
    }

    #[expect(clippy::cast_precision_loss, reason = "a piece has a handful of marks")]
    fn badge(&mut self, mark: &Mark, index: usize, depth: usize) -> Result<(), NoPicture> {
        let [radius, icon, passenger] = self.look.drawings.common.badge;
        let [x, y, step] = mark.spot;
        let theme = self.look.theme;
        let scale = if depth > 0 { passenger } else { 1.0 };
        let disc = self.common(&format!("disc-{}", mark.code))?;
        let colour = self.common(&format!("badge-{}", mark.code))?;
        let colour = colour.value("color", theme).unwrap_or("#000000");
        let group = self.xml.element("g").text("class", "badge");
        group.placed(x + step * index as f64, y, scale).open();
        let circle = self.xml.element("circle").number("r", radius);
        disc.dress(circle, theme, 1.0).empty();
        // Icons are drawn in a box of 24 by 24.
        let inner = self.xml.element("g");
        inner.placed(-12.0 * icon, -12.0 * icon, icon).open();
        if let Some(d) = mark.fill {
            let path = self.xml.element("path").text("d", d).text("fill", colour);
            path.text("fill-rule", "evenodd").empty();
        }
        if let Some(d) = mark.stroke {
            let path = self.xml.element("path").text("d", d).text("fill", "none");
            path.text("stroke", colour)
                .number("stroke-width", 2.4)
                .text("stroke-linecap", "round")
                .text("stroke-linejoin", "round")
                .empty();
        }
        self.xml.close("g");
        self.xml.close("g");
        Ok(())
    }

    /// How many stand on a place.
    fn numbers(&mut self) -> Result<(), NoPicture> {
        let [at, radius] = self.look.drawings.common.count;
        let carriers: BTreeSet<SiteId> = self.scene.pieces.iter().map(|piece| piece.site).collect();
        for site in carriers {
            let crowd = self.crowd(site);
            if crowd < 2 {
                continue;
            }
            let (disc, number) = (self.common("count")?, self.common("number")?);
            let place = self.place(site)?;
            let whole = self.edge(place);
            let group = self.xml.element("g").text("class", "count");
            group
                .placed(place.x + at * whole, place.y - at * whole, whole)
                .open();
            let circle = self.xml.element("circle").number("r", radius);
            disc.dress(circle, self.look.theme, 1.0).empty();
            let point = [0.0, 0.085, 0.25];
            self.word("number", &crowd.to_string(), point, Anchor::Middle, number)?;
            self.xml.close("g");
        }
        Ok(())
    }
}

const fn word_of(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn id_of(side: Side, kind: &str) -> String {
    format!("{}-{kind}", word_of(side))
}
