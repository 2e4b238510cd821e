//! Thinking in the background, so that the screen never waits.
//!
//! One thread holds the players of one game and answers one request after another. Dropping the engine
//! stops whatever is being thought about; the thread then ends by itself.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use arena::{Fault, Patience, SeatSpec, Turn, WallClock};
use catalog::{AnyPlayer, AnyRules, AnyThinking, AnyView, PlayerSpec};
use game::{Limits, Report, Seat, Stop, random};

use crate::play::chair::{Chair, Who};

/// How long a hint takes at most when nobody set a limit.
const HINT: Limits = Limits { depth: None, nodes: None, iterations: None, ms: Some(1500) };

/// What the engine tells.
#[derive(Debug)]
pub(crate) enum Answer {
    /// What is known so far.
    Thought(Report<String>),
    /// The decision of a player.
    Decided(String, Report<String>),
    /// What the house thinks of every move.
    Advice(Report<String>),
    /// The player in a seat has thought on somebody else's time, until it was stopped.
    Pondered,
    /// The player cannot go on.
    Fault(String),
}

/// What the engine is asked.
pub(crate) enum Request {
    /// The player in this seat decides.
    Decide(Seat, Box<dyn AnyView>),
    /// The player in this seat thinks on somebody else's time, until something else is asked.
    Ponder(Seat, Box<dyn AnyView>),
    /// The house advises whoever sees this.
    Advise(Box<dyn AnyView>),
}

/// The table from which a game is thought about: rules, chairs, seeds, limits, pace.
pub(crate) struct Seating<'a> {
    /// The rules.
    pub(crate) rules: Box<dyn AnyRules>,
    /// Who sits where.
    pub(crate) chairs: &'a [Chair],
    /// The seed of the sitting.
    pub(crate) seed: u64,
    /// The number of the game.
    pub(crate) index: u64,
    /// The limit of every decision, for players without their own.
    pub(crate) limits: Limits,
    /// The shortest time a decision takes: a game without people should be watchable.
    pub(crate) pace: Duration,
}

struct Asked {
    job: u64,
    request: Request,
    stop: Stop,
}

/// The players of one game, in a thread of their own.
pub(crate) struct Engine {
    requests: Sender<Asked>,
    answers: Receiver<(u64, Answer)>,
    current: Stop,
}

impl Engine {
    /// Seats the players.
    pub(crate) fn new(seating: &Seating<'_>) -> Engine {
        let (requests, inbox) = channel();
        let (outbox, answers) = channel();
        let thinker = Thinker::new(seating, outbox);
        // Without a thread nobody ever answers, and the status line goes on saying who is thinking.
        let _ = thread::Builder::new().name("thinker".to_owned()).spawn(move || thinker.run(&inbox));
        Engine { requests, answers, current: Stop::new() }
    }

    /// Asks for something; whatever is being thought about is stopped first.
    pub(crate) fn ask(&mut self, job: u64, request: Request) {
        self.stop();
        self.current = Stop::new();
        let _ = self.requests.send(Asked { job, request, stop: self.current.clone() });
    }

    /// Stops what is being thought about.
    pub(crate) fn stop(&self) {
        self.current.stop();
    }

    /// What has been answered meanwhile, without waiting.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (u64, Answer)> + '_ {
        self.answers.try_iter()
    }

    /// Waits for the next answer: for tests, which have no screen to keep alive.
    #[cfg(test)]
    pub(crate) fn wait(&self) -> Option<(u64, Answer)> {
        self.answers.recv_timeout(Duration::from_mins(1)).ok()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.stop();
    }
}

/// One player of the game, awake from its first decision on.
enum Mind {
    Own(Box<dyn AnyPlayer>, PlayerSpec),
    Program { sitter: Box<dyn arena::Sitter>, told: usize },
}

struct Thinker {
    rules: Arc<dyn AnyRules>,
    specs: Vec<Option<SeatSpec>>,
    minds: Vec<Option<Mind>>,
    seeds: Vec<u64>,
    limits: Limits,
    pace: Duration,
    outbox: Sender<(u64, Answer)>,
}

impl Thinker {
    fn new(seating: &Seating<'_>, outbox: Sender<(u64, Answer)>) -> Thinker {
        let spec = |chair: &Chair| match &chair.who {
            Who::Me => None,
            Who::Player(spec) => Some(spec.clone()),
        };
        let seats = seating.chairs.len();
        Thinker {
            rules: seating.rules.again().into(),
            specs: seating.chairs.iter().map(spec).collect(),
            minds: (0..seats).map(|_| None).collect(),
            seeds: Seat::all(seats)
                .map(|seat| random::seat_seed(seating.seed, seating.index, seat))
                .collect(),
            limits: seating.limits,
            pace: seating.pace,
            outbox,
        }
    }

    fn run(mut self, inbox: &Receiver<Asked>) {
        for asked in inbox {
            let begun = Instant::now();
            let answer = catch_unwind(AssertUnwindSafe(|| self.answer(&asked)));
            let answer =
                answer.unwrap_or_else(|_| Err("it panicked".to_owned())).unwrap_or_else(Answer::Fault);
            while begun.elapsed() < self.pace && !asked.stop.is_stopped() {
                thread::sleep(Duration::from_millis(10));
            }
            if self.outbox.send((asked.job, answer)).is_err() {
                return;
            }
        }
    }

    fn answer(&mut self, asked: &Asked) -> Result<Answer, String> {
        match &asked.request {
            Request::Decide(seat, view) => self.decide(*seat, view.as_ref(), asked),
            Request::Ponder(seat, view) => {
                self.ponder(*seat, view.as_ref(), &asked.stop)?;
                Ok(Answer::Pondered)
            }
            Request::Advise(view) => {
                let mut house =
                    self.rules.player(&PlayerSpec::plain("house")).map_err(|error| error.to_string())?;
                house.begin(0);
                let limits = self.limits.or(HINT);
                let report = self.think(limits, asked, |thinking| house.assess(view.as_ref(), thinking));
                Ok(Answer::Advice(report))
            }
        }
    }

    fn decide(&mut self, seat: Seat, view: &dyn AnyView, asked: &Asked) -> Result<Answer, String> {
        let mut mind = match self.minds[seat.index()].take() {
            Some(mind) => mind,
            None => self.woken(seat)?,
        };
        let answer = match &mut mind {
            Mind::Own(player, spec) => {
                let limits = spec.limits.unwrap_or(self.limits);
                let decision = self.think(limits, asked, |thinking| player.decide(view, thinking));
                Ok(Answer::Decided(decision.mv, decision.report))
            }
            Mind::Program { sitter, told } => {
                let history = view.history();
                history.iter().skip(*told).for_each(|event| sitter.event(event));
                *told = history.len();
                let turn = Turn { view, legal: &view.legal(), limits: self.limits, stop: &asked.stop };
                let decided = sitter.decide(turn).map_err(|Fault(why)| why);
                decided.map(|answer| Answer::Decided(answer.mv, Report::default()))
            }
        };
        self.minds[seat.index()] = Some(mind);
        answer
    }

    /// Lets the player of a seat think without telling anybody; programs are not asked.
    fn ponder(&mut self, seat: Seat, view: &dyn AnyView, stop: &Stop) -> Result<(), String> {
        let mut mind = match self.minds[seat.index()].take() {
            Some(mind) => mind,
            None => self.woken(seat)?,
        };
        if let Mind::Own(player, _) = &mut mind {
            let mut quiet = |_: &Report<String>| {};
            let clock = WallClock::start();
            let limits = Limits::NONE;
            player.ponder(
                view,
                &mut AnyThinking { limits, stop, clock: &clock, threads: 1, progress: &mut quiet },
            );
        }
        self.minds[seat.index()] = Some(mind);
        Ok(())
    }

    /// The player of a seat, at the beginning of its game.
    fn woken(&self, seat: Seat) -> Result<Mind, String> {
        let seed = self.seeds[seat.index()];
        match &self.specs[seat.index()] {
            None => Err("a person sits here".to_owned()),
            Some(SeatSpec::Own(spec)) => {
                let mut player = self.rules.player(spec).map_err(|error| error.to_string())?;
                player.begin(seed);
                Ok(Mind::Own(player, spec.clone()))
            }
            Some(program) => {
                let rules = Arc::clone(&self.rules);
                let mut sitter =
                    program.sit(rules, Patience::default()).map_err(|error| error.to_string())?;
                sitter.begin(seat, seed);
                Ok(Mind::Program { sitter, told: 0 })
            }
        }
    }

    /// Lets somebody think, passing progress on.
    fn think<T>(&self, limits: Limits, asked: &Asked, ask: impl FnOnce(&mut AnyThinking<'_>) -> T) -> T {
        let (outbox, job) = (self.outbox.clone(), asked.job);
        let mut pass_on = move |report: &Report<String>| {
            let _ = outbox.send((job, Answer::Thought(report.clone())));
        };
        let clock = WallClock::start();
        // A search that is limited in nodes or iterations must be the same everywhere: one thread.
        let counted = limits.nodes.is_some() || limits.iterations.is_some();
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = if counted || limits.is_none() { 1 } else { cores };
        ask(&mut AnyThinking { limits, stop: &asked.stop, clock: &clock, threads, progress: &mut pass_on })
    }
}
