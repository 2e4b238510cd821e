//! Any game behind the catalog's face: the one place where types are erased.

use std::any::Any;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{
    Account, AccountWord, Course, Decision, Ending, Event, Facts, Format, Game, Hosted, Limits, Line,
    MatchScore, NoClock, OptionError, OptionSpec, Options, Picture, Player, PlayerKind, Position, Presets,
    Quest, Record, Report, Scores, SearchTree, Seat, Stop, Tensor, Thinking, TreeExtent, View, Viewer,
    Worlds, random,
};
use search::{Meter, random_scores};
use serde_json::Value;

use crate::{
    AnyEvent, AnyGame, AnyPlayer, AnyRules, AnySolver, AnyTable, AnyThinking, AnyView, CatalogError,
    PlayerFacts, PlayerSpec, Puzzle, Start, Unproven,
};

/// A game as an entry of the catalog.
pub fn host<G: Hosted>() -> Box<dyn AnyGame> {
    Box::new(Entry::<G>(PhantomData))
}

struct Entry<G>(PhantomData<G>);

impl<G: Hosted> AnyGame for Entry<G> {
    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn presets(&self) -> Option<Presets> {
        G::presets()
    }

    fn players(&self) -> Vec<PlayerFacts> {
        let facts = |kind: PlayerKind<G>| {
            let PlayerKind { name, help, options, thoughts, .. } = kind;
            PlayerFacts { name, help, options, thoughts }
        };
        G::players().into_iter().map(facts).collect()
    }

    fn fixed_points(&self) -> &'static [&'static str] {
        G::fixed_points()
    }

    fn rules(&self, options: &Options) -> Result<Box<dyn AnyRules>, CatalogError> {
        Ok(Box::new(Rules(G::from_options(options)?)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, CatalogError> {
        Ok(Box::new(ErasedLine(record.replay::<G>()?)))
    }

    fn courses(&self) -> Vec<Course> {
        G::courses()
    }

    fn formats(&self) -> Vec<Format> {
        G::formats()
    }

    fn puzzles(&self) -> Result<Vec<Puzzle>, CatalogError> {
        Puzzle::collection(G::puzzles())
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        G::counts()
    }

    fn has_claims(&self) -> bool {
        G::has_claims()
    }

    fn account_words(&self) -> &'static [AccountWord] {
        G::account_words()
    }

    fn playthrough_files(&self) -> Vec<String> {
        game::conformance::playthrough_files::<G>()
    }
}

struct Rules<G>(G);

impl<G: Hosted> AnyRules for Rules<G> {
    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn options(&self) -> Options {
        self.0.options()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn account_words(&self) -> &'static [AccountWord] {
        G::account_words()
    }

    fn plays_match(&self) -> bool {
        self.0.plays_match()
    }

    fn session(&self) -> Options {
        let options = self.0.options();
        let session = G::option_specs().into_iter().filter(|spec| spec.session);
        session.fold(Options::none(), |all, spec| {
            all.with(spec.name, options.get(spec.name).unwrap_or(spec.default))
        })
    }

    fn forfeited(&self, seat: Seat) -> Scores {
        self.0.forfeited(seat)
    }

    fn score_range(&self) -> Option<(i32, i32)> {
        self.0.score_range()
    }

    fn table(&self, start: &Start) -> Result<Box<dyn AnyTable>, CatalogError> {
        let dealt = |seed, index| self.0.deal(&mut random::deal_stream(seed, index));
        let line = match start {
            Start::Usual => Line::new(self.0.clone(), dealt(0, 0)),
            Start::Seed { seed, index } => Line::new(self.0.clone(), dealt(*seed, *index)),
            Start::Deal(text) => Line::new(self.0.clone(), self.0.parse_deal(text)?),
            Start::Position(text) => self.0.parse_position(text)?,
        };
        Ok(Box::new(ErasedLine(line)))
    }

    fn opening(&self, seed: u64, index: u64) -> Vec<String> {
        let moves = self.0.opening(&mut random::deal_stream(seed, index));
        moves.iter().map(ToString::to_string).collect()
    }

    fn player(&self, spec: &PlayerSpec) -> Result<Box<dyn AnyPlayer>, CatalogError> {
        let kind = kind_of::<G>(&spec.name)?;
        let player = (kind.make)(&self.0, &spec.options.checked(&kind.options)?)?;
        Ok(Box::new(Seated { player }))
    }

    fn player_spec(&self, text: &str) -> Result<PlayerSpec, CatalogError> {
        let (kind, mut options) = asked_player::<G>(text)?;
        let mut own = Options::none();
        for name in own_limits(&kind.options) {
            if let Some(value) = options.remove(name) {
                own.set(name, value);
            }
        }
        let limits = if own.is_empty() { None } else { Some(Limits::parse(&own.to_string())?) };
        options.checked(&kind.options)?;
        Ok(PlayerSpec { name: kind.name.to_owned(), options, limits })
    }

    fn remote_player_spec(&self, text: &str) -> Result<PlayerSpec, CatalogError> {
        let (kind, options) = asked_player::<G>(text)?;
        if let Some(name) = own_limits(&kind.options).find(|name| options.get(name).is_some()) {
            return Err(OptionError::not_remote(name, &kind.options).into());
        }
        options.checked_remote(&kind.options)?;
        Ok(PlayerSpec { name: kind.name.to_owned(), options, limits: None })
    }

    fn after_deal(&self, spec: &PlayerSpec, end: &dyn AnyView) -> PlayerSpec {
        let mut after = spec.clone();
        let Ok(kind) = kind_of::<G>(&spec.name) else { return after };
        // Most players learn nothing, and some take long to make.
        if !kind.options.iter().any(|option| option.session) {
            return after;
        }
        let asked = || self.player(spec).ok().map(|player| player.learned(end));
        let learned = catch_unwind(AssertUnwindSafe(asked)).ok().flatten().unwrap_or_default();
        let lasts = |name: &str| kind.options.iter().any(|option| option.session && option.name == name);
        let lasting = learned.iter().filter(|(name, _)| lasts(name));
        after.learn(&lasting.fold(Options::none(), |all, (name, value)| all.with(name, value)));
        after
    }

    fn blank_view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(ErasedView::<G>(self.0.blank_view(viewer)))
    }

    fn split_moves(&self, text: &str) -> Result<Vec<String>, CatalogError> {
        Ok(self.0.parse_moves(text)?.iter().map(ToString::to_string).collect())
    }

    fn solver(&self) -> Result<Box<dyn AnySolver>, CatalogError> {
        Ok(crate::solve::solver(&self.0)?)
    }

    fn actions(&self) -> Vec<String> {
        self.0.actions().iter().map(ToString::to_string).collect()
    }

    fn random_games(&self, seed: u64, first: u64, count: usize, stop: &Stop) -> Vec<Scores> {
        metered(stop, |meter| {
            let game = |number| {
                let index = first.wrapping_add(number);
                let start = self.0.start(&self.0.deal(&mut random::deal_stream(seed, index)));
                random_scores(&start, 0, &mut random::fast(random::mix(seed).wrapping_add(index)), meter)
            };
            (0..count as u64).map_while(game).collect()
        })
    }

    fn quests(&self) -> &'static [Quest] {
        G::quests()
    }

    fn again(&self) -> Box<dyn AnyRules> {
        Box::new(Rules(self.0.clone()))
    }
}

/// The player that a SPEC names, and its options as they were given.
fn asked_player<G: Hosted>(text: &str) -> Result<(PlayerKind<G>, Options), CatalogError> {
    let (name, options) = text.split_once(':').unwrap_or((text, ""));
    Ok((kind_of::<G>(name.trim())?, Options::parse(options)?))
}

/// The limits that a SPEC can set beside these options: those whose names the player does not use itself.
fn own_limits(specs: &[OptionSpec]) -> impl Iterator<Item = &'static str> + '_ {
    Limits::NAMES.into_iter().filter(|name| specs.iter().all(|spec| spec.name != *name))
}

fn kind_of<G: Hosted>(name: &str) -> Result<PlayerKind<G>, CatalogError> {
    let known = G::players();
    let names = known.iter().map(|kind| kind.name).collect();
    known.into_iter().find(|kind| kind.name == name).ok_or_else(|| CatalogError::Player {
        game: G::FACTS.name,
        name: name.chars().take(40).collect(),
        known: names,
    })
}

struct ErasedLine<G: Game>(Line<G>);

impl<G: Hosted> AnyTable for ErasedLine<G> {
    fn rules(&self) -> Box<dyn AnyRules> {
        Box::new(Rules(self.0.game().clone()))
    }

    fn turn(&self) -> Option<Seat> {
        self.0.turn()
    }

    fn decision(&self) -> Option<&'static str> {
        self.0.turn().map(|_| self.0.game().decision(self.0.position()))
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, mv: &str) -> Result<String, CatalogError> {
        let mv = self.0.game().parse_move(mv.trim())?;
        self.0.play(mv)?;
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Option<String> {
        self.0.undo().map(|mv| mv.to_string())
    }

    fn moves(&self) -> Vec<String> {
        self.0.moves().iter().map(ToString::to_string).collect()
    }

    fn plies(&self) -> usize {
        self.0.moves().len()
    }

    fn ending(&self) -> Option<Ending> {
        self.0.ending().copied()
    }

    fn account(&self) -> Account {
        self.0.account()
    }

    fn end(&mut self, ending: Ending) {
        self.0.end(ending);
    }

    fn end_by_claim(&mut self, seat: Seat, ending: Ending) {
        let account = G::rest_account(self.0.position(), seat);
        self.0.end_with(ending, account);
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(ErasedView::<G>(self.0.view(viewer)))
    }

    fn events_of(&self, step: usize, viewer: Viewer) -> Vec<AnyEvent> {
        self.0.events_of(step, viewer).iter().map(written::<G>).collect()
    }

    fn feed(&self, step: usize, view: &mut dyn AnyView) -> Result<(), CatalogError> {
        let view = view.as_any_mut().downcast_mut::<G::View>().expect("a view is fed by its own game");
        Ok(view.follow(&self.0, step)?)
    }

    fn turn_at(&self, plies: usize) -> Option<Seat> {
        self.0.turn_at(plies)
    }

    fn decision_at(&self, plies: usize) -> Option<&'static str> {
        self.turn_at(plies).map(|_| self.0.game().decision(&self.0.positions()[plies]))
    }

    fn legal_at(&self, plies: usize) -> Vec<String> {
        self.0.legal_at(plies).iter().map(ToString::to_string).collect()
    }

    fn view_at(&self, plies: usize, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(ErasedView::<G>(self.0.cut(plies).view(viewer)))
    }

    fn deal_text(&self) -> String {
        self.0.game().deal_text(self.0.deal())
    }

    fn position_text(&self) -> String {
        self.0.game().position_text(&self.0)
    }

    fn record(&self, seats: Vec<String>) -> Record {
        Record::of(&self.0, seats)
    }

    fn roles(&self) -> Vec<&'static str> {
        Seat::all(self.0.game().seats()).map(|seat| self.0.game().role(self.0.position(), seat)).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.0.turn().is_none() { u64::from(depth == 0) } else { game::perft(self.0.position(), depth) }
    }

    fn random_games(&self, seed: u64, count: usize, stop: &Stop) -> Vec<Scores> {
        if let Some(ending) = self.0.ending() {
            return vec![ending.scores; count];
        }
        let (position, plies) = (self.0.position(), self.0.moves().len());
        let mut rng = random::fast(seed);
        metered(stop, |meter| {
            (0..count).map_while(|_| random_scores(position, plies, &mut rng, meter)).collect()
        })
    }

    fn next(&self) -> Option<Box<dyn AnyRules>> {
        let next = self.0.game().next(self.0.position(), self.0.ending()?)?;
        Some(Box::new(Rules(next)))
    }

    fn match_score(&self) -> Option<MatchScore> {
        self.0.game().match_score(self.0.ending())
    }

    fn rematch(&self) -> Option<Box<dyn AnyRules>> {
        let rematch = self.0.game().rematch(self.0.position(), self.0.ending()?);
        Some(Box::new(Rules(rematch)))
    }

    fn sides(&self) -> Vec<u8> {
        self.0.position().sides()[..self.0.game().seats()].to_vec()
    }

    fn tactics(&self, mv: &str) -> Vec<(&'static str, f64)> {
        let position = self.0.position();
        let read = self.0.game().parse_move(mv).ok().filter(|mv| position.is_legal(*mv));
        read.map_or_else(Vec::new, |mv| G::tactics(position, mv))
    }

    fn rest_to(&self, seat: Seat) -> Option<Scores> {
        G::rest_to(self.0.position(), seat)
    }

    fn claim(&self, seat: Seat, judge: Option<Seat>, stop: &Stop) -> Result<Scores, Unproven> {
        crate::claim::judge(&self.0, seat, judge, stop)
    }

    fn can_ask(&self, quest: &Quest) -> bool {
        self.0.turn().is_some() && G::can_ask(self.0.position(), quest)
    }

    fn first_sight(&self) -> Option<String> {
        self.0.turn()?;
        G::first_sight(self.0.position()).map(|mv| mv.to_string())
    }

    fn toward(&self, quest: &Quest) -> Option<String> {
        self.0.turn()?;
        G::toward(self.0.position(), quest).map(|mv| mv.to_string())
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(ErasedLine(self.0.clone()))
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }
}

fn erased<G: Hosted>(line: Line<G>) -> Box<dyn AnyTable> {
    Box::new(ErasedLine(line))
}

/// Plays with a meter that knows no limit but the flag.
fn metered<T>(stop: &Stop, play: impl FnOnce(&mut Meter<'_>) -> T) -> T {
    let mut quiet = |_: &Report<()>| {};
    let thinking = Thinking { limits: Limits::NONE, stop, clock: &NoClock, threads: 1, progress: &mut quiet };
    play(&mut Meter::new(&thinking, Limits::NONE))
}

/// The view of one viewer.
struct ErasedView<G: Game>(G::View);

impl<G: Hosted> AnyView for ErasedView<G> {
    fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    fn observe(&mut self, event: &AnyEvent) -> Result<(), CatalogError> {
        let event = read::<G>(self.0.game(), event)?;
        Ok(self.0.observe(event)?)
    }

    fn history(&self) -> Vec<AnyEvent> {
        self.0.history().iter().map(written::<G>).collect()
    }

    fn turn(&self) -> Option<Seat> {
        self.0.turn()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    fn json(&self) -> Value {
        self.0.to_json()
    }

    fn picture(&self) -> Picture {
        self.0.picture()
    }

    fn insight(&self) -> Value {
        G::insight(&self.0)
    }

    fn observation(&self) -> Tensor {
        let mut tensor = Tensor::new();
        G::observation(&self.0, &mut tensor);
        tensor
    }

    fn sample_worlds(&self, seed: u64, count: usize) -> Vec<Box<dyn AnyTable>> {
        let mut rng = random::fast(seed);
        (0..count).map(|_| erased(self.0.sample_line(&mut rng))).collect()
    }

    fn sample_weighted_world(
        &self,
        seed: u64,
        among: usize,
        weigh: &mut dyn FnMut(&dyn AnyTable) -> f64,
    ) -> Box<dyn AnyTable> {
        let weigh = |line: &Line<G>| weigh(&ErasedLine(line.clone()));
        erased(self.0.sample_weighted(&mut random::fast(seed), among, weigh))
    }

    fn count_worlds(&self) -> Option<u128> {
        self.0.count_worlds()
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<Box<dyn AnyTable>>> {
        let mut rng = random::fast(0);
        let worlds = self.0.all_worlds(at_most)?;
        Some(worlds.iter().map(|world| erased(self.0.story_of(world, &mut rng))).collect())
    }

    fn table_says(&self) -> Option<String> {
        G::table_says(&self.0)
    }

    fn fork(&self) -> Box<dyn AnyView> {
        Box::new(ErasedView::<G>(self.0.clone()))
    }

    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        &mut self.0
    }
}

fn written<G: Game>(event: &Event<G>) -> AnyEvent {
    match event {
        Event::Decision { seat, seen } => AnyEvent::Decision { seat: *seat, mv: seen.to_string() },
        Event::Reveal(reveal) => match serde_json::to_value(reveal) {
            Ok(Value::Object(fields)) => AnyEvent::Reveal(fields),
            other => panic!("a reveal must be a JSON object, not {other:?}"),
        },
    }
}

fn read<G: Game>(game: &G, event: &AnyEvent) -> Result<Event<G>, CatalogError> {
    Ok(match event {
        AnyEvent::Decision { seat, mv } => Event::Decision { seat: *seat, seen: game.parse_seen(mv)? },
        AnyEvent::Reveal(fields) => {
            let reveal = serde_json::from_value(Value::Object(fields.clone()))
                .map_err(|error| game::Contradiction(format!("not a reveal of this game: {error}")))?;
            Event::Reveal(reveal)
        }
    })
}

/// Lets somebody who thinks in typed moves use the limits and the clock of a caller who reads texts.
pub(crate) fn typed<G: Game, T>(
    thinking: &mut AnyThinking<'_>,
    think: impl FnOnce(&mut Thinking<'_, G::Move>) -> T,
) -> T {
    let progress = &mut *thinking.progress;
    let mut pass_on = |report: &Report<G::Move>| progress(&report.map(ToString::to_string));
    let mut own = Thinking {
        limits: thinking.limits,
        stop: thinking.stop,
        clock: thinking.clock,
        threads: thinking.threads,
        progress: &mut pass_on,
    };
    think(&mut own)
}

/// A player of the house in a seat.
struct Seated<G: Game> {
    player: Box<dyn Player<G>>,
}

impl<G: Hosted> Seated<G> {
    /// Lets the typed player think on its own view, passing progress on as texts.
    fn think<T>(
        &mut self,
        view: &dyn AnyView,
        thinking: &mut AnyThinking<'_>,
        ask: impl FnOnce(&mut dyn Player<G>, &G::View, &mut Thinking<'_, G::Move>) -> T,
    ) -> T {
        let view = view.as_any().downcast_ref::<G::View>().expect("a player is asked about its own game");
        typed::<G, T>(thinking, |own| ask(self.player.as_mut(), view, own))
    }
}

/// The moves of a decision of which nothing was found out.
fn unsearched(view: &dyn AnyView, extent: TreeExtent) -> SearchTree {
    let seat = view.turn();
    let plain = |mv| SearchTree { mv: Some(mv), seat, ..SearchTree::default() };
    extent.unfold(view.legal(), |mv, _| plain(mv))
}

impl<G: Hosted> AnyPlayer for Seated<G> {
    fn begin(&mut self, seed: u64) {
        self.player.begin(seed);
    }

    fn eyes(&self, own: Seat) -> Viewer {
        self.player.eyes(own)
    }

    fn decide(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>) -> Decision<String> {
        let decision = self.think(view, thinking, |player, view, own| player.decide(view, own));
        Decision { mv: decision.mv.to_string(), report: decision.report.map(ToString::to_string) }
    }

    fn ponder(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>) {
        self.think(view, thinking, |player, view, own| player.ponder(view, own));
    }

    fn ponders(&self) -> bool {
        self.player.ponders()
    }

    fn gives_up(&self) -> bool {
        self.player.gives_up()
    }

    fn assess(&mut self, view: &dyn AnyView, thinking: &mut AnyThinking<'_>) -> Report<String> {
        self.think(view, thinking, |player, view, own| player.assess(view, own)).map(ToString::to_string)
    }

    fn explain(
        &mut self,
        view: &dyn AnyView,
        thinking: &mut AnyThinking<'_>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let tree = self.think(view, thinking, |player, view, own| player.explain(view, own, extent))?;
        if tree.children.is_empty() && tree.more == 0 && extent.depth > 0 {
            return Some(unsearched(view, extent));
        }
        Some(tree)
    }

    fn learned(&self, end: &dyn AnyView) -> Options {
        let end = end.as_any().downcast_ref::<G::View>().expect("a player is asked about its own game");
        self.player.learned(end)
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.player.memory(limits, threads)
    }

    fn end(&mut self, own: Seat, scores: &Scores) {
        self.player.end(own, scores);
    }
}
