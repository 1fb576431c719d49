//! A drawing for a terminal: main boards in one row, attack boards in the next.

use std::fmt::Write as _;

use rules::{Position, Side, Stage};

use crate::geometry::{Board, Column, File, Level, MainBoard, Rotation, Square};
use crate::position::TriD;

/// One board: its title and its rows from the highest rank.
struct Panel {
    lines: Vec<String>,
}

const GAP: &str = "    ";

/// The seven boards and whose turn it is.
pub(super) fn drawing(position: &TriD) -> String {
    let mains = MainBoard::ALL.map(|board| {
        let files = [File::A, File::B, File::C, File::D];
        let title = board.name().to_owned();
        position.panel(title, Level::Main(board), &files, board.lowest_rank(), 4)
    });
    let boards = Board::ALL.map(|board| {
        let pin = position.pin_of(board);
        let files = match pin.lowest_file() {
            File::Z => [File::Z, File::A],
            _ => [File::D, File::E],
        };
        let turned = match position.boards.rotation(board) {
            Rotation::Straight => "",
            Rotation::Turned => "^",
        };
        let title = format!("{pin}{turned} {}", board.name());
        position.panel(title, Level::Pin(pin), &files, pin.lowest_rank(), 2)
    });
    let mut text = String::new();
    join(&mains, &mut text);
    text.push('\n');
    join(&boards, &mut text);
    text.push('\n');
    position.draw_state(&mut text);
    text
}

impl TriD {
    fn panel(&self, title: String, level: Level, files: &[File], lowest: u8, ranks: u8) -> Panel {
        let letters: String = files
            .iter()
            .map(|file| format!(" {}", file.letter()))
            .collect();
        let mut lines = vec![title, format!(" {letters}")];
        for rank in (lowest..lowest + ranks).rev() {
            let mut line = rank.to_string();
            for file in files {
                let square = Column::new(*file, rank).and_then(|column| Square::new(column, level));
                let piece = square.and_then(|square| self.piece_at(square));
                line.push(' ');
                line.push(piece.map_or('.', |piece| piece.letter()));
            }
            lines.push(line);
        }
        Panel { lines }
    }

    fn draw_state(&self, text: &mut String) {
        let side = match self.side {
            Side::First => "white",
            Side::Second => "black",
        };
        // Writing to a string does not fail.
        let _ = match self.stage() {
            Stage::Duty => write!(text, "{side} must promote"),
            _ => write!(text, "{side} to move"),
        };
        for square in self.pending {
            let _ = write!(text, " {square}");
        }
        if self.in_check() {
            text.push_str(", in check");
        }
        let _ = writeln!(text, ", move {}", self.number);
        for side in Side::ALL {
            for square in self.deferred_pawns(side) {
                let _ = writeln!(text, "{square} waits for its promotion");
            }
            for square in self.planeless_pawns(side) {
                let _ = writeln!(text, "{square} has no promotion plane");
            }
        }
    }
}

/// Puts panels side by side.
fn join(panels: &[Panel], text: &mut String) {
    let height = panels
        .iter()
        .map(|panel| panel.lines.len())
        .max()
        .unwrap_or(0);
    for row in 0..height {
        let mut line = String::new();
        for panel in panels {
            let width = panel.lines.iter().map(String::len).max().unwrap_or(0);
            let cell = panel.lines.get(row).map_or("", String::as_str);
            let _ = write!(line, "{cell:width$}{GAP}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}
