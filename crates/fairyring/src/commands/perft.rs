//! `fairyring perft`

use std::io::Write;
use std::time::Instant;

use rules::Leaves;
use serde_json::json;
use table::{PerftPlan, PerftPly};

use crate::arguments::PerftArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn perft(args: &PerftArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let table = args.game.open()?;
    let plies = match (args.turns, args.every_leaf) {
        (true, _) => PerftPly::Turns,
        (false, true) => PerftPly::Steps(Leaves::Every),
        (false, false) => PerftPly::Steps(Leaves::Bulk),
    };
    let plan = |depth| PerftPlan {
        depth,
        plies,
        threads: usize::from(args.threads),
    };
    let mut depths = Vec::new();
    let mut nodes = 1;
    for depth in 1..=args.depth {
        let clock = Instant::now();
        nodes = table.perft(&plan(depth));
        let seconds = clock.elapsed().as_secs_f64();
        if args.output.json {
            depths.push(json!({"depth": depth, "nodes": nodes, "seconds": seconds}));
        } else {
            writeln!(out, "depth {depth} nodes {nodes} seconds {seconds:.3}")?;
            // Deep counts take long: what is known is shown.
            out.flush()?;
        }
    }
    let roots = if args.divide {
        table.divide(&plan(args.depth))
    } else {
        Vec::new()
    };
    if args.output.json {
        let mut object = json!({"nodes": nodes, "depths": depths});
        if args.divide {
            let roots: serde_json::Map<_, _> = roots
                .into_iter()
                .map(|(step, count)| (step, json!(count)))
                .collect();
            object["divide"] = roots.into();
        }
        writeln!(out, "{object}")?;
    } else {
        for (step, count) in roots {
            writeln!(out, "{step} {count}")?;
        }
        writeln!(out, "nodes {nodes}")?;
    }
    Ok(Answer::Yes)
}
