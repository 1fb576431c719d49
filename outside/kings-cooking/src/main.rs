use kings_cooking::{KingsCooking, prelude::*};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = KingsCooking::start(Default::default());
    let step = position.explain("a1a2", Standing::Open)?;
    let _undo = position.play(step)?;
    assert!(position.play(step).is_err(), "an illegal step is refused");
    assert_eq!(position, position.to_string().parse()?);
    Ok(println!("{position}"))
}
