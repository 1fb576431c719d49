//! Every legal step returns from every notation; the examples of rules 12.

use cotulenh::{Cotulenh, Step};
use rules::{Game, Position, Reading, Refused, SplitMix64, Stage, Standing, Text, read_turn};

fn read(text: &str) -> Cotulenh {
    Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).unwrap()
}

fn play(position: &mut Cotulenh, text: &str) -> Step {
    let step = position.explain(text, Standing::Open).unwrap();
    let _token = position.play_unchecked(step);
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
            let _token = position.play_unchecked(steps[random.below(steps.len())]);
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
    assert_eq!(
        position.read_as("san", "Tf4").unwrap_err().code(),
        "E_SYNTAX"
    );
}

/// `text` in machine form, san and lan; all three mean the same steps.
fn same_turn(position: &Cotulenh, machine: &str, san: &str, lan: &str) {
    let steps = position.read_turn_as("machine", machine).unwrap();
    for (form, text) in [("machine", machine), ("san", san), ("lan", lan)] {
        assert_eq!(position.write_turn_as(form, &steps).unwrap(), text);
        assert_eq!(position.read_turn_as(form, text).as_ref(), Ok(&steps));
        assert_eq!(
            read_turn(position, text, Standing::Open).as_ref(),
            Ok(&steps)
        );
    }
}

const NAVY: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";

/// Sessions closed by commit, by themselves and by the capture of the commander (rules: 7.4, 9.5, 12.2).
#[test]
fn a_whole_session_has_one_text_however_it_closes() {
    let navy = read(NAVY);
    same_turn(
        &navy,
        "c3Fg7,c3Tg7,commit",
        "N<F>g7,T>&g7",
        "c3:N:F>g7,T>&g7",
    );
    same_turn(&navy, "c3Fg7,commit", "(NT)<F>g7", "c3:(NT):F>g7");
    let tank = read("7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1");
    same_turn(&tank, "f4If5,f4Tf2", "I>f5,T>f2", "f4:I>f5,T>f2");
    let plane = read("7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1");
    same_turn(&plane, "g4Fg8,g4Tg6", "F>@g8,T>g6", "g4:F>@g8,T>g6");
    let mate = read("10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1");
    same_turn(&mate, "f4Tf6", "I<T>xf6#", "f4:I:T>xf6#");
    same_turn(&mate, "f4f5", "(TI)f5^", "(TI)f4f5^");
}

/// The sign belongs to the turn: a commit that gives check has it, and the single step `commit` has none.
#[test]
fn the_sign_stands_behind_the_turn() {
    let position = read("10i/10i/11/11/11/5c5/11/11/5(TI)5/11/10I/6C3I r - - 0 1");
    same_turn(&position, "f4Tf5,commit", "I<T>f5^", "f4:I:T>f5^");
    let steps = position.read_turn_as("san", "I<T>f5").unwrap();
    assert_eq!(steps.len(), 2, "the sign is optional");
    let mut open = position;
    play(&mut open, "f4Tf5");
    for form in Cotulenh::FORMS {
        assert_eq!(open.write_as(form, Step::Commit).unwrap(), "commit");
    }
}

/// A half turn is its steps; they leave the session open when they are read.
#[test]
fn a_half_turn_is_its_steps() {
    let navy = read(NAVY);
    same_turn(&navy, "c3Fg7", "F>g7", "Fc3>g7");
    same_turn(&navy, "c3Fg7,c3Tg7", "F>g7,T>&g7", "Fc3>g7,Tc3>&g7");
    let steps = navy.read_turn_as("lan", "c3:F>g7,T>&g7").unwrap();
    assert_eq!(
        navy.write_turn_as("machine", &steps).unwrap(),
        "c3Fg7,c3Tg7",
        "the origin may be named without a stay part"
    );
}

/// Inside an open session its next steps are meant; a whole turn does not begin there.
#[test]
fn an_open_session_goes_on_by_steps() {
    let mut open = read(NAVY);
    play(&mut open, "c3Fg7");
    let again = read(&open.position_text());
    assert_eq!(again, open);
    same_turn(&again, "c3Tg7,commit", "T>&g7,commit", "Tc3>&g7,commit");
    same_turn(&again, "commit", "commit", "commit");
    same_turn(&again, "c3Tg7,c3Nc5", "T>&g7,N>c5", "Tc3>&g7,Nc3>c5");
    for text in ["N<F>g7,T>&g7", "N<T>&g7", "c3:N:F>g7,T>&g7", "c3:T>&g7"] {
        let refusal = again.read_turn_as("san", text).unwrap_err();
        assert_eq!(refusal.code(), "E_SESSION", "{text}");
        let refusal = read_turn(&again, text, Standing::Open).unwrap_err();
        assert_eq!(refusal.code(), "E_SESSION", "{text}");
    }
}

/// Two stacks that can do the same are told apart, and a text that leaves it open is refused.
#[test]
fn a_turn_never_reads_as_the_turn_of_another_stack() {
    let twins = read("7c2i/10i/11/11/11/11/11/11/4(FT)1(FT)4/11/10I/6C3I r - - 0 1");
    same_turn(&twins, "e4Ff5,e4Te5", "Fe>f5,T>e5", "e4:F>f5,T>e5");
    same_turn(&twins, "g4Ff5,commit", "T<Fg>f5", "g4:T:F>f5");
    for text in ["T<F>f5", "F>f5"] {
        assert!(twins.read_turn_as("san", text).is_err(), "{text}");
        assert!(read_turn(&twins, text, Standing::Open).is_err(), "{text}");
    }
    let refusal = read_turn(&twins, "T<F>f5", Standing::Open).unwrap_err();
    assert_eq!(refusal.code(), "E_SESSION");
    // What follows decides where it can.
    let steps = twins.read_turn_as("san", "F>f5,T>e5").unwrap();
    assert_eq!(
        twins.write_turn_as("machine", &steps).unwrap(),
        "e4Ff5,e4Te5"
    );
    // One deploys as a whole what the other begins.
    let unlike = read("7c2i/10i/11/11/11/11/11/11/4(FT)1(FTI)4/11/10I/6C3I r - - 0 1");
    same_turn(&unlike, "e4Ff5,e4Tf5", "Fe>f5,T>&f5", "e4:F>f5,T>&f5");
    same_turn(&unlike, "g4Ff5,g4Tf5", "Fg>f5,T>&f5", "Fg4>f5,Tg4>&f5");
    let refusal = unlike.read_turn_as("san", "F>f5,T>&f5").unwrap_err();
    assert_eq!(refusal.code(), "E_SESSION");
    let steps = unlike.read_turn_as("san", "I<F>f5,T>&f5").unwrap();
    assert_eq!(
        unlike.write_turn_as("san", &steps).unwrap(),
        "I<Fg>f5,T>&f5"
    );
}

#[test]
fn refused_turns_say_why() {
    let navy = read(NAVY);
    for (text, code) in [
        ("T<F>g7,T>&g7", "E_SESSION"),
        ("(NF)<F>g7", "E_SESSION"),
        ("c3::F>g7", "E_SESSION"),
        ("c4:N:F>g7,T>&g7", "E_NO_PIECE"),
        ("N<F>g7,T>g7", "E_CAPTURE_KIND"),
        ("N<Fg7", "E_SYNTAX"),
        ("X<F>g7", "E_SYNTAX"),
        ("N<c3Fg7", "E_SYNTAX"),
        ("N<", "E_SYNTAX"),
        ("N<F>g7,", "E_SYNTAX"),
        ("N<F>g7,T>&g7,Ih12", "E_TURN_LONG"),
        ("N<F>g7,T>&g7,nonsense", "E_TURN_LONG"),
        ("c3Fg7,c3Tg7,commit,commit", "E_TURN_LONG"),
        ("Cg2,Ch11", "E_TURN_LONG"),
    ] {
        for form in ["san", "lan"] {
            let refusal = navy.read_turn_as(form, text).unwrap_err();
            assert_eq!(refusal.code(), code, "{form} {text}: {refusal}");
        }
    }
    // One step is one step: a turn is none.
    for text in ["N<F>g7,T>&g7", "F>g7,T>&g7", "(NT)<F>g7", "c3:(NT):F>g7"] {
        assert_eq!(navy.read_as("san", text).unwrap_err().code(), "E_SYNTAX");
        let refusal = navy.explain(text, Standing::Open).unwrap_err();
        assert_eq!(refusal.code(), "E_SYNTAX");
    }
    for form in ["wxf", ""] {
        assert_eq!(navy.read_turn_as(form, "Cg2").unwrap_err().code(), "E_FORM");
        let step = navy.explain("g1g2", Standing::Open).unwrap();
        let refusal = navy.write_turn_as(form, &[step]).unwrap_err();
        assert_eq!(refusal.code(), "E_FORM");
    }
}

#[test]
fn refused_readable_forms_say_the_rule() {
    let position = Cotulenh::start(cotulenh::Options::upstream());
    let code = |text: &str| position.read_as("san", text).unwrap_err().code();
    assert_eq!(code("Gf9"), "E_GEOMETRY");
    assert_eq!(code("Tk12"), "E_GEOMETRY");
    assert_eq!(code("+Tf6"), "E_NO_PIECE");
    assert_eq!(code("Txf6"), "E_CAPTURE_KIND");
    assert_eq!(code("T>f6"), "E_SESSION");
    assert_eq!(code("Xf6"), "E_SYNTAX");
    assert_eq!(code("(T)f6"), "E_SYNTAX");
    assert_eq!(code(""), "E_SYNTAX");
    assert_eq!(position.read_as("wxf", "Tf6").unwrap_err().code(), "E_FORM");
    assert_eq!(
        position.write_as("wxf", Step::Commit).unwrap_err().code(),
        "E_FORM"
    );
    let over = position.explain("Tf6", Standing::Over).unwrap_err();
    assert_eq!(over.code(), "E_GAME_OVER");
}
