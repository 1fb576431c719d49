//! Every legal step returns from every notation; the examples of rules 12.

use cotulenh::{Cotulenh, Step};
use rules::{Game, Position, Reading, SplitMix64, Stage, Standing, Text};

fn read(text: &str) -> Cotulenh {
    Cotulenh::read_position(text, Reading::Lenient, ()).unwrap()
}

fn play(position: &mut Cotulenh, text: &str) -> Step {
    let step = position.explain(text, Standing::Open).unwrap();
    let _token = position.play(step);
    step
}

/// Random games, begun where stacks and promotions are near as well as at the start.
#[test]
fn every_legal_step_returns_from_every_form() {
    let starts = [
        cotulenh::START,
        "7(fc)2(ft)/1n3h1h3/3a2s1ga1/2n1gtm4/2(NI)e4e1i/11/11/3E1F3(EA)I/5T2G2/3AG1S1T2/1N3H1H(FM)2/6C4 r - - 3 12",
        "6c4/11/11/11/11/11/6(FTI)4/1(NFT)9/11/11/11/5C5 r - - 0 1",
    ];
    let mut mid = 0;
    for (seed, start) in (0..).zip(starts.iter().cycle().take(12)) {
        let mut random = SplitMix64::new(seed);
        let mut position = read(start);
        for _ in 0..40 {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            mid += usize::from(position.stage() == Stage::Mid);
            for &step in &steps {
                for form in Cotulenh::FORMS {
                    let text = position.write_as(form, step).unwrap();
                    assert_eq!(
                        position.read_as(form, &text),
                        Ok(step),
                        "{form} {text} in {position:?}"
                    );
                    // The parser of rules 12.3 reads all of them, with or without the suffix.
                    let bare = text.trim_end_matches(['^', '#']);
                    assert_eq!(position.explain(bare, Standing::Open), Ok(step));
                }
            }
            let _token = position.play(steps[random.below(steps.len())]);
        }
    }
    assert!(mid > 50, "{mid} positions inside a session");
}

#[test]
fn readable_and_long_forms_of_the_rules() {
    let cases = [
        (
            "7c2i/10i/11/11/11/11/11/11/5T5/11/10I/6C3I r - - 0 1",
            "f4f6",
            "Tf6",
            "Tf4f6",
        ),
        (
            "7c2i/10i/11/11/11/11/11/11/11/11/1n1A6I/6C3I r - - 0 1",
            "d2_b2",
            "A_b2",
            "Ad2_b2",
        ),
        (
            "7c2i/10i/11/11/11/11/5(ti)5/11/5T5/11/10I/6C3I r - - 0 1",
            "f4f6",
            "Txf6",
            "Tf4xf6",
        ),
        (
            "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
            "g4g8",
            "(FT)@g8",
            "(FT)g4@g8",
        ),
        (
            "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
            "g4Fg8",
            "F>@g8",
            "Fg4>@g8",
        ),
        (
            "7c2i/10i/11/11/11/11/11/11/11/n1(NT)8/10I/6C3I r - - 0 1",
            "c3T_a3",
            "T>_a3",
            "Tc3>_a3",
        ),
        (
            "7c2i/10i/11/11/11/11/11/5T5/5+I5/11/10I/6C3I r - - 0 1",
            "f4f5",
            "+I&f5",
            "+If4&f5",
        ),
        (
            "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1",
            "e5e6",
            "Txe6^",
            "Te5xe6^",
        ),
        (
            "10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1",
            "f4Tf6",
            "T>xf6#",
            "Tf4>xf6#",
        ),
    ];
    for (text, machine, san, lan) in cases {
        let position = read(text);
        let step = position.explain(machine, Standing::Open).unwrap();
        assert_eq!(position.write_as("san", step).unwrap(), san);
        assert_eq!(position.write_as("lan", step).unwrap(), lan);
    }
}

/// File letter, else rank number with all its digits, else the square.
#[test]
fn disambiguation_names_as_little_as_needed() {
    let cases = [
        (
            "7c2i/10i/11/11/11/11/11/11/3T3T3/11/10I/6C3I r - - 0 1",
            "d4f4",
            "Tdf4",
        ),
        (
            "2c7i/10i/5T5/11/5T5/11/11/11/11/11/10I/6C3I r - - 0 1",
            "f10f9",
            "T10f9",
        ),
        (
            "2c7i/10i/11/3M1M5/11/3M7/11/11/11/11/10I/6C3I r - - 0 1",
            "d9e8",
            "Md9e8",
        ),
    ];
    for (text, machine, san) in cases {
        let position = read(text);
        let step = position.explain(machine, Standing::Open).unwrap();
        assert_eq!(position.write_as("san", step).unwrap(), san);
        assert_eq!(position.read_as("san", san), Ok(step));
    }
    let position = read(cases[0].0);
    assert_eq!(position.read_as("san", "Tf4").unwrap_err().code, "E_SYNTAX");
}

/// A whole session as one text gives its steps one after another, and is what commit is written as.
#[test]
fn a_whole_session_is_read_step_by_step() {
    for text in ["N<F>g7,T>&g7", "c3:N:F>g7,T>&g7"] {
        let mut position = read("7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1");
        for expected in ["c3Fg7", "c3Tg7"] {
            let step = position.read_as("san", text).unwrap();
            assert_eq!(position.step_text(step), expected);
            play(&mut position, expected);
        }
        assert_eq!(position.read_as("san", text), Ok(Step::Commit));
        assert_eq!(
            position.write_as("san", Step::Commit).unwrap(),
            "N<F>g7,T>&g7"
        );
        assert_eq!(
            position.write_as("lan", Step::Commit).unwrap(),
            "c3:N:F>g7,T>&g7"
        );
        play(&mut position, "commit");
        assert!(position.read_as("san", text).is_err());
    }
    // Nothing stays: the session closes by itself.
    let mut position = read("7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1");
    for expected in ["f4If5", "f4Tf2"] {
        let step = position.read_as("san", "I>f5,T>f2").unwrap();
        assert_eq!(position.step_text(step), expected);
        play(&mut position, expected);
    }
    assert_eq!(position.stage(), Stage::Turn);
}

#[test]
fn refused_readable_forms_say_the_rule() {
    let position = Cotulenh::start(());
    let code = |text: &str| position.read_as("san", text).unwrap_err().code;
    assert_eq!(code("Gf9"), "E_GEOMETRY");
    assert_eq!(code("Tk12"), "E_GEOMETRY");
    assert_eq!(code("+Tf6"), "E_NO_PIECE");
    assert_eq!(code("Txf6"), "E_CAPTURE_KIND");
    assert_eq!(code("T>f6"), "E_SESSION");
    assert_eq!(code("Xf6"), "E_SYNTAX");
    assert_eq!(code("(T)f6"), "E_SYNTAX");
    assert_eq!(code(""), "E_SYNTAX");
    assert_eq!(position.read_as("wxf", "Tf6").unwrap_err().code, "E_FORM");
    assert_eq!(
        position.write_as("wxf", Step::Commit).unwrap_err().code,
        "E_FORM"
    );
    let over = position.explain("Tf6", Standing::Over).unwrap_err();
    assert_eq!(over.code, "E_GAME_OVER");
}
