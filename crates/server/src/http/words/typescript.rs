//! The types of the protocol for the app: `web/src/lib/protocol.ts`.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

use super::{
    Calendar, DayCard, DayTable, Done, ExperimentList, Export, Failure, FareList, Film, GameList, JobAsked,
    JobList, JobMade, JobSoFar, Kept, Made, Me, NewLink, News, Paired, Profile, PuzzleAnswer, PuzzleList,
    Queued, RecordList, Shown, TableList, TieList, TournamentCard, TournamentList,
};
use crate::show;
use crate::studies::{AnalysisAsked, MatchAsked, ReviewAsked};
use crate::table::Asked;
use crate::tournaments::TournamentAsked;
use crate::wire::{Frame, FrameSent};

const HEAD: &str = "// The words of docs/protocol.md as types, made from those of the house: `make protocol` writes this file, \
                    a test\n// says when it is out of date. Readers ignore fields that they do not know.\n";

/// Writes down every type once, by name: the order in which types find each other differs from build to build.
struct Writer {
    config: Config,
    known: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Writer {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.known.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("\n{docs}export {}\n", T::decl(&self.config));
            self.types.insert(T::ident(&self.config), text);
        }
    }
}

/// The whole file.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Writer { config, known: HashSet::new(), types: BTreeMap::new() };
    all.visit::<Frame>();
    all.visit::<FrameSent>();
    all.visit::<Failure>();
    all.visit::<Done>();
    all.visit::<Me>();
    all.visit::<Export>();
    all.visit::<GameList>();
    all.visit::<Asked>();
    all.visit::<Made>();
    all.visit::<NewLink>();
    all.visit::<TableList>();
    all.visit::<RecordList>();
    all.visit::<Kept>();
    all.visit::<Film>();
    all.visit::<show::Asked>();
    all.visit::<Shown>();
    all.visit::<AnalysisAsked>();
    all.visit::<ReviewAsked>();
    all.visit::<MatchAsked>();
    all.visit::<Queued>();
    all.visit::<News>();
    all.visit::<JobList>();
    all.visit::<JobAsked>();
    all.visit::<JobMade>();
    all.visit::<JobSoFar>();
    all.visit::<PuzzleList>();
    all.visit::<PuzzleAnswer>();
    all.visit::<ExperimentList>();
    all.visit::<FareList>();
    all.visit::<Calendar>();
    all.visit::<DayCard>();
    all.visit::<DayTable>();
    all.visit::<Profile>();
    all.visit::<TieList>();
    all.visit::<Paired>();
    all.visit::<TournamentAsked>();
    all.visit::<TournamentList>();
    all.visit::<TournamentCard>();
    all.types.into_values().fold(HEAD.to_owned(), |text, next| text + &next)
}
