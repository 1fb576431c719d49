//! Every fault in its short form, on a server that is a process of its own.

use std::path::Path;

use load::Figure;

/// The program of this crate serves as the real one does, and can be told to end.
fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_fairyring-faults"))
}

fn met(figures: &[Figure]) {
    for figure in figures {
        assert!(figure.is_met(), "{}", figure.line(None));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_by_kills() {
    met(&faults::kills(program(), 5).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_at_any_place_where_the_process_ends() {
    met(&faults::crashes(program(), 1).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_ends_the_process_and_acknowledges_nothing() {
    met(&faults::eio(program(), 1).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_clocks_stand() {
    met(&faults::full(program(), 1).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_held_refuses_and_clocks_stand() {
    met(&faults::locked(program(), 1).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_tabs_one_plays_and_everything_is_answered() {
    met(&faults::races(program(), 200).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bytes_that_mean_nothing_break_nothing() {
    met(&faults::raw(program(), 2_000).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_costs_nobody_time() {
    met(&faults::restarts(program(), 2).await.unwrap());
}

/// How long it takes is asked for in the long form alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_on_many_rounds_has_all_of_them() {
    let mut figures = faults::many(program(), 300).await.unwrap();
    figures.retain(|figure| !figure.name.ends_with(" ms"));
    met(&figures);
}

#[test]
fn a_log_that_is_cut_is_what_it_was_at_some_time() {
    met(&faults::cuts(60).unwrap());
}
