//! The TypeScript declarations of everything that crosses the boundary, generated from the Rust types.

use super::Outcome;
use std::process::ExitCode;
use trapezi::bots::{Figures, Kind, Level, Progress};
use trapezi::games::{types, view_types};
use trapezi::kernel::{
    Arg, Colour, Counted, Info, JournalEntry, LegalMove, Message, OptionInfo, Player, Refusal,
    Reply, Save, Seat, SeatSetup, Setup, Step, Tally, TallyLine, Target,
};
use trapezi::wire::{OpinionView, PlayedMove};
use ts_rs::{Config, TS};

pub(super) fn run() -> Outcome {
    let config = Config::new();
    println!("// Generated from the Rust types by `trapezi types`. Do not edit.\n");
    let kernel = [
        Seat::decl(&config),
        Target::decl(&config),
        Arg::decl(&config),
        Counted::decl(&config),
        Message::decl(&config),
        Refusal::decl(&config),
        LegalMove::decl(&config),
        Info::decl(&config),
        OptionInfo::decl(&config),
        Colour::decl(&config),
        Player::decl(&config),
        SeatSetup::decl(&config),
        Setup::decl(&config),
        Save::decl(&config),
        JournalEntry::decl(&config),
        Step::decl(&config),
        TallyLine::decl(&config),
        Tally::decl(&config),
        Reply::<ts_rs::Dummy>::decl(&config),
        Level::decl(&config),
        Progress::decl(&config),
        PlayedMove::decl(&config),
        OpinionView::decl(&config),
        Figures::decl(&config),
        Kind::decl(&config),
    ];
    for declaration in kernel.into_iter().chain(types(&config)) {
        println!("export {declaration}\n");
    }
    let views = view_types(&config);
    let views: Vec<String> = views
        .iter()
        .map(|(id, view)| format!("{id}: {view}"))
        .collect();
    println!(
        "/** The view of each game. */\nexport interface Views {{ {} }}\n",
        views.join(", ")
    );
    println!(
        "/** What every call about a match returns. */\n\
         export type AnyReply = {{ [G in keyof Views]: Reply<Views[G]> & {{ game: G }} }}[keyof Views];"
    );
    Ok(ExitCode::SUCCESS)
}
