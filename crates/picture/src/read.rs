//! Reads the drawings. Each line begins with what it is; a section begins with `common`, `figures NAME` or `game ID`, and inside
//! it `figure`, `view` and `mark` collect the lines after them.

use rules::Side;

use crate::NoPicture;
use crate::book::{
    Anchor, Common, Coordinate, Drawings, Figures, Ground, Mark, OfGame, Seat, Set, Shape, View,
    When,
};
use crate::lines::Line;
use crate::place::{Area, Place};

/// Which section the lines belong to.
enum Section {
    Common,
    /// A set of pieces, and the piece that is drawn.
    Figures(Option<(Side, &'static str)>),
    /// The game that is asked for, and who looks at it.
    Game(Option<Side>),
    /// Another game.
    Other,
}

#[derive(Default)]
struct Book {
    common: Common,
    figures: Vec<(&'static str, Figures)>,
    game: Option<OfGame>,
}

pub(crate) fn book(text: &'static str, wanted: &str) -> Result<Option<Drawings>, NoPicture> {
    let mut book = Book::default();
    let mut section = Section::Other;
    for mut line in Line::all(text) {
        let word = line.word("a word")?;
        match (word, &mut section) {
            ("common", _) => section = Section::Common,
            ("figures", _) => {
                let name = line.word("the name of a set")?;
                book.figures.push((name, Figures::default()));
                section = Section::Figures(None);
            }
            ("game", _) => {
                section = Section::Other;
                if line.word("a game")? == wanted {
                    book.game = Some(OfGame::default());
                    section = Section::Game(None);
                }
            }
            (word, Section::Common) => common(&mut book.common, word, &mut line)?,
            (word, Section::Figures(piece)) => match book.figures.last_mut() {
                Some((_, figures)) => figure(figures, piece, word, &mut line)?,
                None => return Err(line.damaged("a set before its pieces")),
            },
            (word, Section::Game(facing)) => match &mut book.game {
                Some(game) => of_game(game, facing, word, &mut line)?,
                None => return Err(line.damaged("a game before its lines")),
            },
            (_, Section::Other) => {}
        }
    }
    let Some(game) = book.game else {
        return Ok(None);
    };
    let mut sets = Vec::new();
    for (name, called) in &game.sets {
        let index = book.figures.iter().position(|(known, _)| known == called);
        let index = index.ok_or_else(|| NoPicture::Undrawn(format!("figures '{called}'")))?;
        let (_, figures) = book.figures.swap_remove(index);
        sets.push(Set { name, figures });
    }
    Ok(Some(Drawings::new(book.common, game, sets)))
}

fn common(common: &mut Common, word: &str, line: &mut Line) -> Result<(), NoPicture> {
    match word {
        "pose" => common.poses.push(line.numbers("a size and a way")?),
        "trail" => common.trail = line.numbers("a distance and a radius")?,
        "trail-of-board" => common.trail_of_board = line.numbers("a distance and a radius")?,
        "ring" => common.ring = line.number("a radius")?,
        "count" => common.count = line.numbers("a distance and a radius")?,
        "guest" => common.guest = line.number("an edge")?,
        "badge" => common.badge = line.numbers("a radius and two sizes")?,
        "mark" => common.marks.push(Mark {
            code: line.word("a code")?,
            spot: line.numbers("a point and a step")?,
            fill: None,
            stroke: None,
        }),
        "icon-fill" | "icon-stroke" => {
            let mark = common.marks.last_mut();
            let mark = mark.ok_or_else(|| line.damaged("a mark before its icon"))?;
            match word {
                "icon-fill" => mark.fill = Some(line.rest()),
                _ => mark.stroke = Some(line.rest()),
            }
        }
        "style" => common.styles.read(line)?,
        _ => return Err(line.damaged("what all games share")),
    }
    Ok(())
}

fn figure(
    figures: &mut Figures,
    piece: &mut Option<(Side, &'static str)>,
    word: &str,
    line: &mut Line,
) -> Result<(), NoPicture> {
    if word == "figure" {
        *piece = Some((line.side()?, line.word("a kind")?));
        return Ok(());
    }
    let shape = Shape {
        role: line.word("a role")?,
        width: match word {
            "fill" => None,
            "line" => Some(line.number("a width")?),
            _ => return Err(line.damaged("figure, fill or line")),
        },
        d: line.rest(),
    };
    let piece = piece.ok_or_else(|| line.damaged("a piece before its shapes"))?;
    figures.entry(piece).or_default().push(shape);
    Ok(())
}

fn of_game(
    game: &mut OfGame,
    facing: &mut Option<Side>,
    word: &str,
    line: &mut Line,
) -> Result<(), NoPicture> {
    match word {
        "piece" => game.piece = line.number("a share")?,
        "set" => {
            let name = line.word("a set")?;
            game.sets.push((name, line.word("figures")?));
        }
        "colour" => {
            let role = (line.side()?, line.word("a role")?);
            game.colours.insert(role, line.word("a colour")?);
        }
        "style" => game.styles.read(line)?,
        "view" => {
            let side = line.side()?;
            let [width, height] = line.numbers("a width and a height")?;
            *facing = Some(side);
            let view = View {
                width,
                height,
                places: Vec::new(),
                anchors: Vec::new(),
                ground: Vec::new(),
                coordinates: Vec::new(),
                seats: Vec::new(),
            };
            game.views.insert(side, view);
        }
        word => {
            let view = facing.and_then(|side| game.views.get_mut(&side));
            let view = view.ok_or_else(|| line.damaged("a view before its lines"))?;
            of_view(view, word, line)?;
        }
    }
    Ok(())
}

fn of_view(view: &mut View, word: &str, line: &mut Line) -> Result<(), NoPicture> {
    match word {
        "place" => {
            let [x, y, w, h] = line.numbers("a place")?;
            view.places.push(Place { x, y, w, h });
        }
        "anchor" => {
            let [x, y, w, h] = line.numbers("a box")?;
            view.anchors.push(Area { x, y, w, h });
        }
        "ground" => view.ground.push(Ground {
            role: line.word("a role")?,
            scale: line.number("a scale")?,
            unit: line.number("a unit")?,
            when: when(line)?,
            d: line.rest(),
        }),
        "coordinate" => view.coordinates.push(Coordinate {
            tone: line.word("a tone")?,
            when: when(line)?,
            size: line.number("a size")?,
            x: line.number("a point")?,
            y: line.number("a point")?,
            anchor: match line.word("an anchor")? {
                "start" => Anchor::Start,
                "middle" => Anchor::Middle,
                _ => return Err(line.damaged("start or middle")),
            },
            text: line.rest(),
        }),
        "seat" => view.seats.push(Seat {
            court: line.number("a court")?,
            meter: line.word("a meter")?,
            side: line.side()?,
            x: line.number("a point")?,
            y: line.number("a point")?,
        }),
        _ => return Err(line.damaged("what a view has")),
    }
    Ok(())
}

/// `always`, `site:N` or `board:N:SIDE`.
fn when(line: &mut Line) -> Result<When, NoPicture> {
    const ACCEPTED: &str = "always, site:N or board:N:SIDE";
    let word = line.word(ACCEPTED)?;
    let damaged = || line.damaged(ACCEPTED);
    if word == "always" {
        return Ok(When::Always);
    }
    if let Some(site) = word.strip_prefix("site:") {
        return Ok(When::Site(site.parse().map_err(|_| damaged())?));
    }
    let (board, side) = word
        .strip_prefix("board:")
        .and_then(|rest| rest.split_once(':'))
        .ok_or_else(damaged)?;
    let board = board.parse().map_err(|_| damaged())?;
    Ok(When::Board(board, line.side_named(side)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn damage(text: &'static str) -> NoPicture {
        book(text, "chess").unwrap_err()
    }

    #[test]
    fn damage_is_told_by_its_line() {
        let at = |line, what| NoPicture::Damaged { line, what };
        assert_eq!(damage("common\npose 1 2"), at(2, "a size and a way"));
        assert_eq!(
            damage("game chess\nplace 1 2 3 4"),
            at(2, "a view before its lines")
        );
        assert_eq!(
            damage("game chess\nview first 1 1\nground rim 1 1 never M0 0"),
            at(3, "always, site:N or board:N:SIDE")
        );
        assert_eq!(
            damage("figures a\nfill body M0 0"),
            at(2, "a piece before its shapes")
        );
        assert_eq!(
            damage("game chess\nset signs nowhere"),
            NoPicture::Undrawn("figures 'nowhere'".into())
        );
    }

    #[test]
    fn another_game_has_no_drawings_here() {
        assert!(book("common\ngame go\nnothing", "chess").unwrap().is_none());
    }
}
