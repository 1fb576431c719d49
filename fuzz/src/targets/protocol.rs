//! Conversations with an engine: any lines, in any protocol. Searches are left out, because how long they take is no parser's business.

use std::io::Cursor;

use protocol::{Command, Dialect, Shelf, XboardCommand, parse, parse_xboard};

use crate::Target;
use crate::games::{Ring, games};

pub(super) const TARGET: Target = Target {
    name: "protocol",
    run,
    seeds,
};

fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines: Vec<&str> = text.lines().filter(|line| !searches(line)).collect();
    let games: Vec<_> = games().iter().map(|listing| listing.info).collect();
    let shelf = Shelf {
        games: &games,
        library: &Ring,
    };
    let mut said = Vec::new();
    let input = Cursor::new(lines.join("\n").into_bytes());
    protocol::serve(input, &mut said, shelf).expect("a conversation ends by itself");
    let said = String::from_utf8(said).expect("every answer is text");
    assert!(!said.contains("bestmove"), "nobody asked for a search");
}

/// Whether a line begins a search, or takes memory, in any protocol.
fn searches(line: &str) -> bool {
    let family = [Dialect::Uci, Dialect::Ucci, Dialect::Cyclone];
    family.into_iter().any(|dialect| {
        matches!(
            parse(line, dialect),
            Ok(Command::Go(_) | Command::SetOption { .. }) if !line.contains("UCI_Variant")
        )
    }) || matches!(
        parse_xboard(line),
        Ok(XboardCommand::Go
            | XboardCommand::Analyze
            | XboardCommand::Move(_)
            | XboardCommand::New
            | XboardCommand::PlayOther
            | XboardCommand::Memory(_)
            | XboardCommand::Option { .. })
    )
}

fn seeds() -> Vec<Vec<u8>> {
    [
        "uci\nisready\nposition startpos moves h3e3 h10g8\nd\nstop\nquit\n",
        "ucci\nposition fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2\nquit\n",
        "uci\nfen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r moves h2e2\n",
        "setoption name UCI_Variant value trid\nposition startpos\nd\n",
        "setoption name UCI_Variant value cotulenh\nposition startpos\nd\n",
        "xboard\nprotover 2\nforce\nlevel 40 5 0\ntime 3000\nsetboard 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1\nundo\nremove\nping 3\nquit\n",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}
