//! Looking over everything that is kept: every round is played again by the present rules.

use round::{Round, check};
use store::{Broken, ChairSide, Loaded, Shelf};

use crate::games::Listed;
use crate::rows;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// How many rounds there are.
    pub rounds: u64,
    /// How many entries they have.
    pub entries: u64,
    /// What is wrong, in words.
    pub faults: Vec<String>,
}

/// How many rounds are named at a time.
const PAGE: u32 = 500;

/// Looks over everything.
///
/// # Errors
/// If the disk cannot be read.
pub fn examine(shelf: &dyn Shelf) -> Result<Findings, Broken> {
    let mut findings = Findings {
        faults: shelf.faults()?,
        ..Findings::default()
    };
    let mut last = String::new();
    loop {
        let ids = shelf.ids(&last, PAGE)?;
        let Some(end) = ids.last() else {
            return Ok(findings);
        };
        last.clone_from(end);
        for id in &ids {
            // A round that was swept meanwhile is no fault.
            let Some(loaded) = shelf.load(id, 0)? else {
                continue;
            };
            findings.rounds += 1;
            findings.entries += loaded.entries.len() as u64;
            let found = faults_of(&loaded, shelf)?;
            findings.faults.extend(
                found
                    .into_iter()
                    .map(|fault| format!("round {id}: {fault}")),
            );
        }
    }
}

fn faults_of(loaded: &Loaded, shelf: &dyn Shelf) -> Result<Vec<String>, Broken> {
    let mut faults = Vec::new();
    let numbers = (1..)
        .zip(&loaded.entries)
        .all(|(seq, entry)| seq == entry.seq);
    if !numbers || loaded.round.seq as usize != loaded.entries.len() {
        faults.push("the numbers of its entries have a gap".to_owned());
    }
    match rows::for_host(loaded) {
        Err(fault) => faults.push(fault),
        Ok(host) => {
            let checked = check::log(&host, &Listed);
            faults.extend(checked.violations.iter().map(|found| {
                let (seq, what, says) = (found.seq, found.invariant, &found.says);
                format!("entry {seq}: {what:?}: {says}")
            }));
            faults.extend(derived(loaded, &checked.round));
        }
    }
    for chair in ChairSide::BOTH {
        if let Some(person) = loaded.chairs[chair.index()].person
            && shelf.person(person)?.is_none()
        {
            faults.push(format!("a chair is held by {}, who is nobody", person.0));
        }
    }
    Ok(faults)
}

/// Whether the row of a round is what its entries make of it.
fn derived(loaded: &Loaded, round: &Round) -> Option<String> {
    let derived = rows::standing(&round.head());
    (derived != loaded.round.standing)
        .then(|| "its row is not what its entries make of it".to_owned())
}
