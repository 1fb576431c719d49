//! Latency over load, as SVG. Both scales are logarithmic: what matters is where the curve turns up.

use std::fmt::Write;

use load::Report;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const BOTTOM: f64 = 360.0;
const TOP: f64 = 50.0;
const RIGHT: f64 = 690.0;
/// Milliseconds at the foot and at the head of the picture.
const RANGE: (f64, f64) = (0.1, 10_000.0);
/// The marks beside it.
const MARKS: [f64; 6] = [0.1, 1.0, 10.0, 100.0, 1_000.0, 10_000.0];

pub(crate) fn draw(curve: &[Report]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"28\">Milliseconds until a turn is acknowledged, over turns a second</text>\n"
    );
    for mark in MARKS {
        let y = height(mark);
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{RIGHT}\" stroke=\"#ddd\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{mark}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    let least = curve.first().map_or(1.0, |report| report.offered);
    let most = curve
        .last()
        .map_or(2.0, |report| report.offered)
        .max(least * 1.01);
    let across = |rate: f64| LEFT + (rate / least).ln() / (most / least).ln() * (RIGHT - LEFT);
    for report in curve {
        let x = across(report.offered);
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            BOTTOM + 20.0,
            report.offered
        );
    }
    for (name, colour, value) in [
        ("half of them", "#2a7", Part::Half),
        ("all but one in a hundred", "#c60", Part::Most),
    ] {
        let points: Vec<String> = curve
            .iter()
            .map(|report| {
                format!(
                    "{:.1},{:.1}",
                    across(report.offered),
                    height(value.of(report))
                )
            })
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        let y = match value {
            Part::Half => HEIGHT - 12.0,
            Part::Most => HEIGHT - 28.0,
        };
        let _ = writeln!(
            svg,
            "<text x=\"{LEFT}\" y=\"{y:.1}\" fill=\"{colour}\">{name}</text>"
        );
    }
    svg.push_str("</svg>\n");
    svg
}

#[derive(Clone, Copy)]
enum Part {
    Half,
    Most,
}

impl Part {
    fn of(self, report: &Report) -> f64 {
        match self {
            Part::Half => report.ack.p50,
            Part::Most => report.ack.p99,
        }
    }
}

fn height(milliseconds: f64) -> f64 {
    let (low, high) = RANGE;
    let part = (milliseconds.clamp(low, high) / low).ln() / (high / low).ln();
    BOTTOM - part * (BOTTOM - TOP)
}
