//! Analyses of positions and reviews of games.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arena::SeatSpec;
use catalog::{AnyThinking, Judgement, review};
use game::{Limits, Record, Report, Viewer};
use tables::answers::{AnalysisAsked, ReviewAsked, TOLD_TREE, thinking_time};

use super::{Asker, Study};
use crate::Code;
use crate::engines::{Full, Question, RunClock, Wanted, think};
use crate::house::House;
use crate::http::words::{DecisionJudged, Found, Review, StudyReport, StudyState};
use crate::people::Held;
use crate::table::Refusal;
use crate::wire::TreeMove;

/// How often what is known so far is told.
const TELL: Duration = Duration::from_millis(200);

fn limits(house: &House, ms: u64) -> Result<Limits, Refusal> {
    Ok(house.limits(Limits::NONE, thinking_time(ms)?))
}

impl House {
    /// Queues an analysis and gives its name.
    pub fn analyse(
        self: &Arc<House>,
        asked: &AnalysisAsked,
        asker: &Asker,
        held: Vec<Held>,
    ) -> Result<String, Refusal> {
        let table = asked.place.table(&self.catalog)?;
        let seat =
            table.turn().ok_or_else(|| Refusal::bad("the game is over: there is nothing to decide"))?;
        let rules = table.rules();
        let spec = self.seat_spec(rules.as_ref(), &asked.spec).map_err(Refusal::bad)?;
        let limits = limits(self, asked.ms)?;
        let view = table.view(Viewer::Seat(seat));
        let study = Study::new(&asker.person, held);
        let own = Arc::clone(&study);
        let insight = view.insight();
        let memory = self.memory(rules.as_ref(), &spec, limits).map_err(Refusal::bad)?;
        let places = Arc::clone(&self.places);
        let wants_tree = asked.tree;
        let work = move |clock: &RunClock| {
            let shown = |report: &Report<String>| Found {
                seat: Some(seat),
                report: Some(StudyReport::Thoughts(report.into())),
                insight: Some(insight.clone()),
                ..Found::default()
            };
            let mut told = Instant::now();
            let mut progress = |report: &Report<String>| {
                if told.elapsed() >= TELL {
                    told = Instant::now();
                    own.tell(StudyState::Running, shown(report));
                }
            };
            let question = Question {
                rules: rules.as_ref(),
                spec: &spec,
                view: view.as_ref(),
                wanted: Wanted::Assessment,
                limits,
                seed: 0,
                stop: &own.stop,
                clock,
                program: None,
                places: &places,
            };
            let thought = think(&question, &mut progress).and_then(|thought| {
                let question = Question { wanted: Wanted::Tree(TOLD_TREE), ..question };
                let tree = if wants_tree { think(&question, &mut |_| {})?.tree } else { None };
                Ok((thought, tree))
            });
            match thought {
                Ok((thought, tree)) => {
                    let tree = tree.as_ref().map(TreeMove::from);
                    own.tell(StudyState::Done, Found { tree, ..shown(&thought.report) });
                }
                Err(failure) => {
                    // The details are for the operator.
                    tracing::warn!(why = failure.for_log(true), "an analysis failed");
                    let message = "the player could not go on".to_owned();
                    own.tell(StudyState::Failed, Found::failed(message));
                }
            }
        };
        self.queue(&study, asker, memory, work)
    }

    /// Queues the review of a record and gives its name.
    pub fn review(
        self: &Arc<House>,
        record: &Record,
        asked: &ReviewAsked,
        asker: &Asker,
        held: Vec<Held>,
    ) -> Result<String, Refusal> {
        let bad = |error: catalog::CatalogError| Refusal::bad(error.to_string());
        let table = self.catalog.replay(record).map_err(bad)?;
        let spec = self.seat_spec(table.rules().as_ref(), &asked.spec).map_err(Refusal::bad)?;
        let limits = limits(self, asked.ms)?;
        let memory = self.memory(table.rules().as_ref(), &spec, limits).map_err(Refusal::bad)?;
        let SeatSpec::Own(spec) = spec else {
            return Err(Refusal::bad("spec: expected a player of the house"));
        };
        let which = asked.which(record, table.rules().seats())?;
        let study = Study::new(&asker.person, held);
        let own = Arc::clone(&study);
        let work = move |clock: &RunClock| {
            let mut decisions = Vec::new();
            let mut quiet = |_: &Report<String>| {};
            let mut thinking =
                AnyThinking { limits, stop: &own.stop, clock, threads: 1, progress: &mut quiet };
            let all = which.count(table.as_ref());
            let found = |decisions: &Vec<DecisionJudged>| Found {
                of: Some(all),
                report: Some(StudyReport::Review(Review { decisions: decisions.clone() })),
                ..Found::default()
            };
            let mut each = |judged: &Judgement| {
                decisions.push(DecisionJudged::from(judged));
                own.tell(StudyState::Running, found(&decisions));
                true
            };
            let outcome = review(table.as_ref(), which, &spec, &mut thinking, &mut each);
            match outcome {
                Ok(_) => own.tell(StudyState::Done, found(&decisions)),
                Err(error) => own.tell(StudyState::Failed, Found::failed(error.to_string())),
            }
        };
        self.queue(&study, asker, memory, work)
    }

    /// Puts a study into the pool.
    pub(super) fn queue(
        &self,
        study: &Arc<Study>,
        asker: &Asker,
        memory: u64,
        work: impl FnOnce(&RunClock) + Send + 'static,
    ) -> Result<String, Refusal> {
        let ticket = self.pool.submit(asker.order(memory), &study.stop, work);
        study.wait_in(ticket.map_err(full)?, 0);
        Ok(self.studies.add(study))
    }
}

/// Why a study is not thought about now.
fn full(full: Full) -> Refusal {
    let code = if full == Full::Budget { Code::TooMuch } else { Code::Busy };
    Refusal::new(code, full.to_string())
}
