//! The messages as TypeScript, for the page.

use std::fmt::Write;

use ts_rs::{Config, TS};

use crate::{arrange, message, online, view};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/engine/types.ts");

/// Apart: a page that plays here alone loads nothing of it.
const ONLINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/online/types.ts");

const HEAD: &str =
    "// Generated from the crate `wire` by `cargo xtask types`; a test compares it. Do not edit.\n";

/// One field a line, its comment before it on a line of its own.
fn declaration<T: TS + 'static>(config: &Config, out: &mut String) {
    let _ = writeln!(out);
    let text = format!("export {}", T::decl(config));
    for line in text
        .replace("/**\n * ", "/** ")
        .replace("\n */", " */")
        .lines()
        .map(str::trim_end)
    {
        let inside = line.starts_with("/**") || !line.starts_with("export");
        let _ = writeln!(out, "{}{line}", if inside { "  " } else { "" });
    }
}

fn declarations() -> String {
    let config = Config::default();
    let mut out = HEAD.to_owned();
    macro_rules! list {
        ($($type:ty),* $(,)?) => { $(declaration::<$type>(&config, &mut out);)* };
    }
    list!(
        view::SideView,
        view::StageView,
        view::DetailView,
        view::RefusalView,
        view::NoteView,
        view::PlacedView,
        view::TargetView,
        view::RemarkView,
        view::FindingView,
        view::RulingView,
        view::StatusView,
        view::BadgeView,
        view::PieceOn,
        view::BoardStand,
        view::LayerSites,
        view::MeterView,
        view::OwedView,
        view::ActedView,
        view::WaitingView,
        view::SessionState,
        view::SceneView,
        view::BoardPlace,
        view::SitePlace,
        view::AnchorPlace,
        view::UniverseView,
        view::OfferView,
        view::RefusedPick,
        view::OffersView,
        view::CaptorView,
        view::CapturedView,
        view::FactsView,
        view::EntryView,
        view::TurnView,
        view::TakenView,
        view::EventView,
        view::OptionView,
        view::PresetView,
        view::TimingView,
        view::GameView,
        view::View,
        view::HalfView,
        view::ThinkStyle,
        view::ThinkLimits,
        view::QuestionView,
        view::DistanceView,
        view::ScoreView,
        view::BoundView,
        view::InsightView,
        view::Thought,
        view::ClockKindView,
        view::ClockView,
        view::LeftOutView,
        message::InvitationView,
        message::RelationView,
        message::Start,
        message::Stride,
        message::Request,
        message::Call,
        message::Reply,
        message::Answer,
        arrange::ArrangeQuestion,
        arrange::DeedView,
        arrange::BrushView,
        arrange::FreeBoard,
        arrange::FieldKindView,
        arrange::FieldView,
        arrange::FaultView,
        arrange::ArrangedView,
        arrange::ArrangeAnswer,
    );
    out
}

fn online_declarations() -> String {
    let config = Config::default();
    let mut out = HEAD.to_owned();
    out.push_str("\nimport type { DetailView, SideView } from '../engine/types';\n");
    macro_rules! list {
        ($($type:ty),* $(,)?) => { $(declaration::<$type>(&config, &mut out);)* };
    }
    list!(
        online::RoundName,
        online::CommandName,
        online::DigestText,
        online::StartView,
        online::ClockView,
        online::BeatTerm,
        online::VisibilityView,
        online::TermsView,
        online::ClaimView,
        online::ActionView,
        online::PhraseView,
        online::Ask,
        online::LeftView,
        online::EndingView,
        online::BeatView,
        online::WhatView,
        online::EntryView,
        online::ChairView,
        online::ChairsView,
        online::PhaseView,
        online::HeadView,
        online::ClockNow,
        online::OfferNow,
        online::TakebackNow,
        online::OffersNow,
        online::PersonView,
        online::RoundBrief,
        online::Tell,
        online::SideWish,
        online::Create,
        online::Invitation,
        online::Invitations,
        online::Created,
        online::Sit,
        online::Sat,
        online::CommandBody,
        online::Stored,
        online::LegalLine,
        online::Legal,
        online::Trouble,
    );
    out
}

#[test]
fn the_page_has_the_types_of_this_crate() {
    super::compare(FILE, &declarations());
    super::compare(ONLINE, &online_declarations());
}
