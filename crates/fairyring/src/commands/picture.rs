//! The board as a picture, for `fairyring show`.

use std::fs;
use std::io::Write;
use std::path::Path;

use picture::{Drawings, Left, Look, Set, Shown, Theme, Trail};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use rules::{Accepted, AnchorId, Side, SiteId, Universe};
use table::Table;

use crate::arguments::{ShowArgs, ThemeName};
use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// The longer edge of a PNG that nobody gives a size.
const SIZE: u32 = 1024;

/// How a picture is written, and where.
#[derive(Clone, Copy)]
pub(super) enum Wanted<'a> {
    Svg(&'a Path),
    Png(&'a Path),
}

/// The picture that is asked for, if one is.
pub(super) fn wanted(args: &ShowArgs) -> Option<Wanted<'_>> {
    let svg = args.svg.as_deref().map(Wanted::Svg);
    svg.or(args.png.as_deref().map(Wanted::Png))
}

pub(super) fn write(
    args: &ShowArgs,
    wanted: Wanted,
    table: &dyn Table,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (path, size) = match wanted {
        Wanted::Svg(path) => (path, args.size),
        Wanted::Png(path) => (path, Some(args.size.unwrap_or(SIZE))),
    };
    let svg = drawn(args, table, size)?;
    let bytes = match wanted {
        Wanted::Svg(_) => svg.into_bytes(),
        Wanted::Png(_) => raster(&svg)?,
    };
    if path == Path::new("-") {
        out.write_all(&bytes)?;
        return Ok(());
    }
    fs::write(path, bytes).map_err(|error| Failure::file(path, &error))
}

fn drawn(args: &ShowArgs, table: &dyn Table, size: Option<u32>) -> Result<String, Failure> {
    let game = table.info().id;
    let drawings = Drawings::of(game).map_err(no_picture)?;
    let drawings = drawings.ok_or(CommandRefusal::NoDrawings { game })?;
    let look = Look {
        drawings: &drawings,
        set: set(&drawings, args.pieces.as_deref())?,
        theme: match args.theme {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        },
        below: below(args.view.as_deref(), table.info().sides)?,
        size,
    };
    let title = format!("{}: {}", table.info().name, table.position_text());
    let shown = Shown {
        scene: &table.scene(),
        title: &title,
        trail: &trail(table)?,
        left: &left(table)?,
    };
    look.svg(&shown).map_err(no_picture)
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn no_picture(error: picture::NoPicture) -> Failure {
    let error = error.to_string();
    CommandRefusal::Picture { error }.into()
}

fn set<'a>(drawings: &'a Drawings, name: Option<&str>) -> Result<&'a Set, CommandRefusal> {
    let mut sets = drawings.sets().iter();
    let found = match name {
        None => sets.next(),
        Some(name) => sets.find(|set| set.name() == name),
    };
    found.ok_or_else(|| CommandRefusal::PieceSet {
        set: name.unwrap_or_default().to_owned(),
        accepted: drawings.sets().iter().map(Set::name).collect(),
    })
}

fn below(name: Option<&str>, sides: [&'static str; 2]) -> Result<Side, CommandRefusal> {
    let Some(name) = name else {
        return Ok(Side::First);
    };
    let mut named = Side::ALL.into_iter().zip(sides);
    let found = named.find(|(_, side)| *side == name);
    found
        .map(|(side, _)| side)
        .ok_or_else(|| CommandRefusal::Side {
            side: name.to_owned(),
            accepted: sides.into_iter().collect::<Accepted>(),
        })
}

/// The place with a name, of several the one that is not the mover's own: a piece leaves into the rival's court.
fn site_named(universe: &Universe, name: &str, mover: Side) -> Option<SiteId> {
    let foreign = universe
        .sites
        .iter()
        .position(|site| site.name == name && site.owner != Some(mover));
    let index = foreign.and_then(|index| u16::try_from(index).ok());
    index.map(SiteId).or_else(|| universe.site_named(name))
}

/// Where the last step began and ended.
fn trail(table: &dyn Table) -> Result<Trail, Failure> {
    let universe = table.universe();
    let history = table.history(table.info().forms.first().copied().unwrap_or_default())?;
    let Some(last) = history.last() else {
        return Ok(Trail::default());
    };
    let mut names = vec![last.facts.from.as_str(), last.facts.to.as_str()];
    names.dedup();
    let mut trail = Trail::default();
    for name in names {
        trail
            .sites
            .extend(site_named(universe, name, last.facts.side));
        let anchor = universe.anchors.iter().position(|pin| pin.name == name);
        let anchor = anchor.and_then(|index| u8::try_from(index).ok());
        trail.anchors.extend(anchor.map(AnchorId));
    }
    Ok(trail)
}

/// Who is in a court: guests of the rival, and those whom its owner lost.
fn left(table: &dyn Table) -> Result<Vec<Left>, Failure> {
    let universe = table.universe();
    let history = table.history(table.info().forms.first().copied().unwrap_or_default())?;
    let captured = table.captured();
    let mut left = Vec::new();
    for (index, site) in universe.sites.iter().enumerate() {
        let (Some(owner), "court", Ok(index)) = (site.owner, site.terrain, u16::try_from(index))
        else {
            continue;
        };
        let court = SiteId(index);
        let of = |meter| move |kind| Left { meter, court, kind };
        let guests = history.iter().map(|entry| &entry.facts);
        let guests = guests.filter(|facts| facts.side != owner && facts.to == site.name);
        left.extend(guests.map(|facts| facts.piece).map(of("guests")));
        let lost = captured.iter().map(|taken| &taken.captured);
        let lost = lost.filter(|captured| captured.side == owner);
        left.extend(lost.map(|captured| captured.piece).map(of("captured")));
    }
    Ok(left)
}

/// The same picture in pixels. It has no text, so no font is looked for.
fn raster(svg: &str) -> Result<Vec<u8>, Failure> {
    let failed = |error: String| CommandRefusal::Picture { error };
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())
        .map_err(|error| failed(error.to_string()))?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height())
        .ok_or_else(|| failed("no room for so many pixels".to_owned()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let png = pixels.encode_png();
    Ok(png.map_err(|error| failed(error.to_string()))?)
}
