//! The course of a match as a picture: the score with its interval over the games, and the test below it.

use std::fmt::Write;

use super::elo::share;
use super::ledger::Ledger;
use super::tally::Tally;

const WIDTH: f64 = 900.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 60.0;
/// The height of the picture of the score, and of that of the test.
const HEIGHTS: [f64; 2] = [300.0, 150.0];
const GAP: f64 = 70.0;
/// More points than this cannot be told apart.
const POINTS: usize = 600;

/// What stood after some games.
#[derive(Clone, Copy, Debug)]
struct Moment {
    games: f64,
    tally: Tally,
    llr: Option<f64>,
}

/// The picture as SVG. `title` is what was played.
pub(crate) fn plot(ledger: &Ledger, title: &str) -> String {
    let moments = moments(ledger);
    let games = moments.last().map_or(1.0, |last| last.games).max(1.0);
    let score = Panel::of_score(&moments, games);
    let test = ledger.sprt().map(|sprt| {
        let (lower, upper) = sprt.bounds();
        let reach = 1.15_f64 * lower.abs().max(upper);
        let panel = Panel {
            top: TOP + HEIGHTS[0] + GAP,
            height: HEIGHTS[1],
            games,
            range: (-reach, reach),
        };
        (panel, lower, upper)
    });
    let bottom = match &test {
        Some((panel, ..)) => panel.bottom(),
        None => score.bottom(),
    };
    let height = bottom + 60.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    text(&mut svg, (LEFT, 24.0), "start", "#111", title);
    let summary = ledger.tally().to_string();
    text(&mut svg, (LEFT, 44.0), "start", "#555", &summary);
    draw_score(&mut svg, score, &moments, ledger);
    if let Some((panel, lower, upper)) = test {
        draw_test(&mut svg, panel, &moments, (lower, upper));
    }
    text(
        &mut svg,
        ((LEFT + WIDTH - RIGHT) / 2.0, bottom + 44.0),
        "middle",
        "#111",
        "games",
    );
    svg.push_str("</svg>\n");
    svg
}

/// The match after each whole pair, as many moments as can be seen.
fn moments(ledger: &Ledger) -> Vec<Moment> {
    let games = ledger.games();
    let stride = games.len().div_ceil(POINTS * 2).max(1) * 2;
    let mut moments = Vec::new();
    let mut so_far = Tally::default();
    for pair in games.chunks(2) {
        for game in pair {
            so_far.add(game.points);
        }
        if let [first, second] = pair {
            so_far
                .pairs
                .add(first.points.halves() + second.points.halves());
        }
        let count = so_far.games() as usize;
        if count.is_multiple_of(stride) || count == games.len() {
            moments.push(Moment {
                games: count as f64,
                tally: so_far,
                llr: ledger.sprt().map(|sprt| sprt.llr(so_far.pairs)),
            });
        }
    }
    moments
}

/// The band that holds the true score with 95 %, if there is one yet.
fn band(tally: Tally) -> Option<(f64, f64)> {
    let reach = tally.pairs.reach()?;
    let share = tally.share();
    Some(((share - reach).max(0.0), (share + reach).min(1.0)))
}

/// A picture with axes.
#[derive(Clone, Copy, Debug)]
struct Panel {
    top: f64,
    height: f64,
    games: f64,
    range: (f64, f64),
}

impl Panel {
    /// From the half that says nothing to wherever the score and most of its interval go.
    fn of_score(moments: &[Moment], games: f64) -> Panel {
        let mut far = 0.03_f64;
        // The first pairs say so little that they would make everything else flat.
        for moment in moments.iter().filter(|moment| moment.games * 8.0 >= games) {
            let (low, high) = band(moment.tally).unwrap_or((0.5, 0.5));
            far = far.max(0.5 - low).max(high - 0.5);
        }
        let far = ((far * 20.0).ceil() / 20.0).min(0.5);
        Panel {
            top: TOP,
            height: HEIGHTS[0],
            games,
            range: (0.5 - far, 0.5 + far),
        }
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }

    fn x(self, games: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * games / self.games
    }

    fn y(self, value: f64) -> f64 {
        let (low, high) = self.range;
        let value = value.clamp(low, high);
        self.bottom() - self.height * (value - low) / (high - low)
    }

    fn point(self, games: f64, value: f64) -> String {
        format!("{:.1},{:.1}", self.x(games), self.y(value))
    }

    /// A line across the whole picture with a word at its right end.
    fn across(self, svg: &mut String, value: f64, colour: &str, word: &str) {
        let y = self.y(value);
        let (left, right) = (LEFT, WIDTH - RIGHT);
        let _ = writeln!(
            svg,
            "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\" stroke=\"{colour}\" stroke-dasharray=\"5 4\"/>"
        );
        text(svg, (right + 6.0, y + 4.0), "start", colour, word);
    }

    /// Frame, figures of the games below, and the name of what goes up.
    fn frame(self, svg: &mut String, name: &str) {
        let (top, height, width) = (self.top, self.height, WIDTH - LEFT - RIGHT);
        let _ = writeln!(
            svg,
            "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"none\" stroke=\"#999\"/>"
        );
        let step = round_step(self.games / 6.0).max(2.0);
        let mut games = 0.0;
        while games <= self.games {
            let x = self.x(games);
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" y1=\"{0:.1}\" x2=\"{x:.1}\" y2=\"{1:.1}\" stroke=\"#999\"/>",
                self.bottom(),
                self.bottom() + 5.0
            );
            let figure = format!("{games}");
            text(svg, (x, self.bottom() + 20.0), "middle", "#111", &figure);
            games += step;
        }
        let middle = top + height / 2.0;
        let _ = writeln!(
            svg,
            "<text x=\"18\" y=\"{middle}\" transform=\"rotate(-90 18 {middle})\" text-anchor=\"middle\" fill=\"#111\">{name}</text>"
        );
    }

    /// A figure at the left.
    fn mark(self, svg: &mut String, value: f64, figure: &str) {
        let y = self.y(value);
        let _ = writeln!(
            svg,
            "<line x1=\"{0}\" y1=\"{y:.1}\" x2=\"{LEFT}\" y2=\"{y:.1}\" stroke=\"#999\"/>",
            LEFT - 5.0
        );
        text(svg, (LEFT - 9.0, y + 4.0), "end", "#111", figure);
    }
}

fn draw_score(svg: &mut String, panel: Panel, moments: &[Moment], ledger: &Ledger) {
    let bands: Vec<(f64, (f64, f64))> = moments
        .iter()
        .filter_map(|moment| Some((moment.games, band(moment.tally)?)))
        .collect();
    let upper = bands.iter().map(|&(games, (_, high))| (games, high));
    let lower = bands.iter().rev().map(|&(games, (low, _))| (games, low));
    let outline: Vec<String> = upper
        .chain(lower)
        .map(|(games, value)| panel.point(games, value))
        .collect();
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"#b9d2f0\"/>",
        outline.join(" ")
    );
    panel.across(svg, 0.5, "#555", "even");
    if let Some(sprt) = ledger.sprt() {
        for elo in [sprt.claims.null, sprt.claims.alternative] {
            let value = share(elo);
            let (low, high) = panel.range;
            if elo != 0.0 && (low..=high).contains(&value) {
                panel.across(svg, value, "#a05a00", &format!("{elo:+} Elo"));
            }
        }
    }
    let course = moments.iter().map(|m| (m.games, m.tally.share()));
    line(svg, panel, course, "#14539a");
    panel.frame(svg, "score of a, % (95 % by pairs)");
    let (low, high) = panel.range;
    let step = round_step((high - low) * 100.0 / 6.0);
    let mut percent = (low * 100.0 / step).ceil() * step;
    while percent <= high * 100.0 + 1e-9 {
        panel.mark(svg, percent / 100.0, &format!("{percent:.0}"));
        percent += step;
    }
}

fn draw_test(svg: &mut String, panel: Panel, moments: &[Moment], bounds: (f64, f64)) {
    let (lower, upper) = bounds;
    panel.across(svg, upper, "#1d7a33", "accepted");
    panel.across(svg, lower, "#b3261e", "rejected");
    let course = moments
        .iter()
        .filter_map(|moment| Some((moment.games, moment.llr?)));
    line(svg, panel, course, "#14539a");
    panel.frame(svg, "log likelihood ratio");
    for value in [lower, 0.0, upper] {
        panel.mark(svg, value, &format!("{value:.2}"));
    }
}

fn line(svg: &mut String, panel: Panel, course: impl Iterator<Item = (f64, f64)>, colour: &str) {
    let points: Vec<String> = course
        .map(|(games, value)| panel.point(games, value))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
        points.join(" ")
    );
}

fn text(svg: &mut String, at: (f64, f64), anchor: &str, colour: &str, words: &str) {
    let words = words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    let (x, y) = at;
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\">{words}</text>"
    );
}

/// The next of 1, 2, 5, 10, 20 …: steps that are read easily.
fn round_step(about: f64) -> f64 {
    let about = about.max(1.0);
    let power = 10_f64.powf(about.log10().floor());
    let leading = [1.0, 2.0, 5.0, 10.0];
    let fitting = leading.into_iter().find(|step| step * power >= about);
    fitting.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::super::finished::Finished;
    use super::super::game::Used;
    use super::super::sprt::Sprt;
    use super::super::tally::Points;
    use super::*;

    fn ledger(sprt: Option<Sprt>, games: u32) -> Ledger {
        let mut ledger = Ledger::new(sprt);
        for number in 0..games {
            ledger.add(Finished {
                number,
                points: [Points::Win, Points::Draw, Points::Loss][(number % 5 % 3) as usize],
                reason: String::new(),
                adjudicated: None,
                turns: 1,
                fault: None,
                used: [Used::default(); 2],
                opening: 0,
            });
        }
        ledger
    }

    #[test]
    fn a_picture_shows_the_last_game_at_the_right_end_and_escapes_words() {
        let svg = plot(&ledger(None, 2_001), "a <b> & c");
        assert!(svg.contains("a &lt;b&gt; &amp; c"), "{svg}");
        // The course ends at the right edge of the frame, and no more points are drawn than can be seen.
        let course = svg.lines().find(|line| line.starts_with("<polyline"));
        let points: Vec<&str> = course
            .unwrap()
            .split('"')
            .nth(1)
            .unwrap()
            .split(' ')
            .collect();
        assert!(points.len() <= POINTS + 1, "{}", points.len());
        let right = format!("{:.1},", WIDTH - RIGHT);
        assert!(points.last().unwrap().starts_with(&right), "{points:?}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        assert!(!svg.contains("likelihood"));
    }

    #[test]
    fn a_test_has_a_picture_of_its_own() {
        let sprt = Sprt {
            claims: "-50,20".parse().unwrap(),
            alpha: 0.05,
            beta: 0.05,
        };
        let svg = plot(&ledger(Some(sprt), 10), "x");
        for word in ["likelihood", "accepted", "rejected", "3.00", "games"] {
            assert!(svg.contains(word), "{word}");
        }
        // Nothing was played yet.
        assert!(!plot(&ledger(Some(sprt), 0), "x").contains("NaN"));
    }

    #[test]
    fn steps_are_round() {
        let steps = [0.3, 1.0, 1.2, 3.0, 6.0, 17.0, 260.0].map(round_step);
        assert_eq!(steps, [1.0, 1.0, 2.0, 5.0, 10.0, 20.0, 500.0]);
    }
}
