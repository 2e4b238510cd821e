//! A game with something hidden that can be told to break a law: each of two seats has a number from 1 to 3;
//! the first raises or checks, the second calls or folds, and the higher number wins.

use std::cell::Cell;
use std::fmt;

use game::random::{below, mix};
use game::{
    Contradiction, Decision, Ending, Event, Facts, Game, Hosted, Line, NotationError, OptionError,
    OptionSpec, Options, Picture, Player, PlayerKind, Position, Rng, Scores, Seat, Thinking, Thoughts, Tone,
    View, Viewer, Worlds,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// What is wrong with the game, its views or its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fault {
    #[default]
    None,
    /// A seat is told the other number; its view forgets it, so that worlds differ in what is told.
    TellsTheOtherNumber,
    /// A seat is told the other number in a way that looks equal, and its JSON shows it.
    ShowsTheOtherNumber,
    /// Everything is told, and the view uses it.
    HidesNothing,
    HidesTheOwnDecision,
    WritesSeenWrongly,
    RevealHasAType,
    RevealIsNoObject,
    SamplesUnevenly,
    SamplesOnlyOne,
    ListsTooFewWorlds,
    ListsAWorldTwice,
    RefusesButRemembers,
    LetsAnybodyDecide,
    AcceptsIllegalDecisions,
    ListsMovesForEverybody,
    RefusesTheTruth,
    DealsAnyhow,
    PlaysIllegally,
    PlaysDifferentlyEachTime,
    PlaysIllegallyWhenStopped,
    PlaysByTheOtherNumber,
    ReportsAnotherMove,
    OpensWithAnIllegalMove,
    HasNoHousePlayer,
    PanicsOnABadDeal,
    PanicsOnABadDecision,
    ForgetsToCountDecisions,
    ThinksTheGameIsOver,
}

thread_local! {
    /// The fault that the variant beside the defaults has.
    pub(crate) static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    static COUNTER: Cell<usize> = const { Cell::new(0) };
}

/// Another number each time.
fn counter() -> usize {
    COUNTER.set(COUNTER.get() + 1);
    COUNTER.get()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Coin {
    fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Word {
    Check,
    Raise,
    Fold,
    Call,
    Hidden,
}

const WORDS: [(Word, &str); 5] = [
    (Word::Check, "check"),
    (Word::Raise, "raise"),
    (Word::Fold, "fold"),
    (Word::Call, "call"),
    (Word::Hidden, "?"),
];

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(WORDS.iter().find(|(word, _)| word == self).expect("every word is listed").1)
    }
}

/// What a seat is shown at the start. The other number is there only when something is wrong; it does not count
/// when two of these are compared.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Own {
    number: u8,
    other: u8,
    told: bool,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none", default)]
    kind: Option<u8>,
}

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        self.number == other.number && (!self.told || self.other == other.other)
    }
}

impl Eq for Own {}

/// A reveal that is an object, unless something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Reveal {
    Own(Own),
    Bare(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    numbers: [u8; 2],
    words: Vec<Word>,
}

/// What may be said now.
fn sayable(words: &[Word]) -> &'static [Word] {
    match words {
        [] => &[Word::Check, Word::Raise],
        [Word::Raise] => &[Word::Fold, Word::Call],
        _ => &[],
    }
}

fn turn(words: &[Word]) -> Option<Seat> {
    (!sayable(words).is_empty()).then(|| Seat::new(words.len()))
}

impl Position for Standing {
    type Move = Word;
    type Moves = Vec<Word>;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Option<Seat> {
        turn(&self.words)
    }

    fn legal_into(&self, moves: &mut Vec<Word>) {
        moves.extend(sayable(&self.words));
    }

    fn play_unchecked(&mut self, mv: Word) {
        self.words.push(mv);
    }

    fn ending(&self) -> Option<Ending> {
        if self.turn().is_some() {
            return None;
        }
        let mut scores = Scores::zero(2);
        let stake = if self.words.last() == Some(&Word::Call) { 2 } else { 1 };
        let first_wins = self.numbers[0] > self.numbers[1] || self.words.last() == Some(&Word::Fold);
        scores[Seat::new(0)] = if first_wins { stake } else { -stake };
        scores[Seat::new(1)] = if first_wins { -stake } else { stake };
        Some(Ending { scores, reason: "shown" })
    }

    fn key(&self) -> u64 {
        let numbers = self
            .numbers
            .iter()
            .fold(1_u64, |key, number| mix(key.wrapping_mul(5).wrapping_add(u64::from(*number))));
        self.words.iter().fold(numbers, |key, word| mix(key.wrapping_mul(7).wrapping_add(*word as u64)))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CoinView {
    game: Coin,
    viewer: Viewer,
    history: Vec<Event<Coin>>,
    own: Option<Own>,
    numbers: Option<[u8; 2]>,
    words: Vec<Word>,
    confused: bool,
}

impl View<Coin> for CoinView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn game(&self) -> &Coin {
        &self.game
    }

    fn observe(&mut self, event: Event<Coin>) -> Result<(), Contradiction> {
        let refused = |view: &mut CoinView, why: &str| {
            view.confused = view.game.fault == Fault::RefusesButRemembers;
            Err(Contradiction(why.to_owned()))
        };
        match &event {
            Event::Reveal(Reveal::Own(own)) => {
                let finished = !self.words.is_empty() && turn(&self.words).is_none();
                if finished && self.numbers.is_none() && own.told {
                    self.numbers = Some([own.number, own.other]);
                } else if self.own.is_none() && self.words.is_empty() && self.viewer != Viewer::Spectator {
                    self.own = Some(*own);
                    if self.viewer == Viewer::All || self.game.fault == Fault::HidesNothing {
                        let mut numbers = [own.number, own.other];
                        numbers.rotate_left(self.viewer.seat().map_or(0, Seat::index));
                        self.numbers = Some(numbers);
                    }
                } else {
                    return refused(self, "nothing is shown now");
                }
            }
            Event::Reveal(Reveal::Bare(_)) => {}
            Event::Decision { seat, seen } => {
                let due = turn(&self.words) == Some(*seat) || self.game.fault == Fault::LetsAnybodyDecide;
                let known = sayable(&self.words).contains(seen)
                    || matches!(self.game.fault, Fault::AcceptsIllegalDecisions | Fault::LetsAnybodyDecide);
                let truth = self.game.fault == Fault::RefusesTheTruth && *seen == Word::Call;
                if !due || !known || truth {
                    return refused(self, "not now");
                }
                self.words.push(*seen);
            }
        }
        self.history.push(event);
        Ok(())
    }

    fn history(&self) -> &[Event<Coin>] {
        &self.history
    }

    fn turn(&self) -> Option<Seat> {
        turn(&self.words).filter(|_| self.game.fault != Fault::ThinksTheGameIsOver)
    }

    fn plies(&self) -> usize {
        if self.game.fault == Fault::ForgetsToCountDecisions { 0 } else { self.words.len() }
    }

    fn legal(&self) -> Vec<Word> {
        let own = self.turn().is_some_and(|seat| self.viewer.sees(seat));
        let listed = own || self.game.fault == Fault::ListsMovesForEverybody;
        if listed { sayable(&self.words).to_vec() } else { Vec::new() }
    }

    fn to_json(&self) -> Value {
        let words: Vec<String> = self.words.iter().map(ToString::to_string).collect();
        let other = match self.own {
            Some(own) if self.game.fault == Fault::ShowsTheOtherNumber => Some(own.other),
            _ => None,
        };
        json!({ "own": self.own.map(|own| own.number), "other": other, "words": words })
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        picture.line(format!("{} words", self.words.len()), Tone::Plain);
        picture
    }
}

impl CoinView {
    /// All pairs of numbers that fit.
    fn fitting(&self) -> Vec<[u8; 2]> {
        let pairs = (1..=3).flat_map(|first| (1..=3).map(move |second| [first, second]));
        let fits = |pair: &[u8; 2]| {
            let own = self.own.zip(self.viewer.seat());
            own.is_none_or(|(own, seat)| pair[seat.index()] == own.number)
                && self.numbers.is_none_or(|numbers| numbers == *pair)
        };
        pairs.filter(fits).collect()
    }
}

impl Worlds<Coin> for CoinView {
    fn sample_line<R: Rng>(&self, rng: &mut R) -> Line<Coin> {
        let fitting = self.fitting();
        let mut place = below(rng, fitting.len() as u32) as usize;
        if self.game.fault == Fault::SamplesUnevenly && below(rng, 2) == 0 {
            place = 0;
        }
        let world = Standing { numbers: fitting[place], words: self.words.clone() };
        self.story_of(&world, rng)
    }

    fn story_of<R: Rng>(&self, world: &Standing, _: &mut R) -> Line<Coin> {
        let mut line = Line::new(self.game, world.numbers);
        for word in &self.words {
            line.play(*word).expect("it has been said");
        }
        line
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> Standing {
        if self.game.fault == Fault::SamplesOnlyOne {
            return Standing { numbers: self.fitting()[0], words: self.words.clone() };
        }
        self.sample_line(rng).position().clone()
    }

    fn count_worlds(&self) -> Option<u128> {
        Some(self.fitting().len() as u128)
    }

    fn all_worlds(&self, at_most: usize) -> Option<Vec<Standing>> {
        let mut fitting = self.fitting();
        let enough = fitting.len() <= at_most;
        match self.game.fault {
            Fault::ListsTooFewWorlds if fitting.len() > 1 => _ = fitting.pop(),
            Fault::ListsAWorldTwice if fitting.len() > 2 => fitting[0] = fitting[1],
            _ => {}
        }
        let world = |numbers| Standing { numbers, words: self.words.clone() };
        enough.then(|| fitting.into_iter().map(world).collect())
    }
}

impl Game for Coin {
    type Move = Word;
    type Position = Standing;
    type Deal = [u8; 2];
    type Seen = Word;
    type Reveal = Reveal;
    type View = CoinView;

    const FACTS: Facts = Facts {
        name: "coin",
        title: "Coin",
        about: "the higher number wins",
        seats: (2, 2),
        hidden: true,
        unit: "points",
        zero_sum: true,
        forfeit: -2,
        separator: ' ',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        vec![OptionSpec::text("fault", "the name of a fault", "None", "what is wrong")]
    }

    fn from_options(options: &Options) -> Result<Coin, OptionError> {
        let specs = Coin::option_specs();
        let faulty = options.checked(&specs)?.text("fault") != "None";
        Ok(Coin { fault: if faulty { FAULT.get() } else { Fault::None } })
    }

    fn options(&self) -> Options {
        Options::none().with("fault", format!("{:?}", self.fault)).without_defaults(&Coin::option_specs())
    }

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, rng: &mut dyn Rng) -> [u8; 2] {
        if self.fault == Fault::DealsAnyhow {
            return [1 + (mix(counter() as u64) % 3) as u8, 2];
        }
        [1 + below(rng, 3) as u8, 1 + below(rng, 3) as u8]
    }

    fn start(&self, deal: &[u8; 2]) -> Standing {
        Standing { numbers: *deal, words: Vec::new() }
    }

    fn seen(&self, before: &Standing, mv: Word, viewer: Viewer) -> Word {
        let own = before.turn().is_some_and(|seat| viewer.sees(seat));
        if self.fault == Fault::HidesTheOwnDecision && own { Word::Hidden } else { mv }
    }

    fn shown_at_start(&self, start: &Standing, viewer: Viewer) -> Vec<Reveal> {
        let told =
            viewer == Viewer::All || matches!(self.fault, Fault::TellsTheOtherNumber | Fault::HidesNothing);
        let kind = (self.fault == Fault::RevealHasAType).then_some(1);
        match viewer {
            Viewer::Spectator => Vec::new(),
            _ if self.fault == Fault::RevealIsNoObject => vec![Reveal::Bare(1)],
            _ => {
                let mut numbers = start.numbers;
                numbers.rotate_left(viewer.seat().map_or(0, Seat::index));
                let shows =
                    told || matches!(self.fault, Fault::ShowsTheOtherNumber | Fault::PlaysByTheOtherNumber);
                let other = if shows { numbers[1] } else { 0 };
                vec![Reveal::Own(Own { number: numbers[0], other, told, kind })]
            }
        }
    }

    fn shown_after(&self, _: &Standing, _: Word, after: &Standing, viewer: Viewer) -> Vec<Reveal> {
        let known =
            viewer == Viewer::All || (self.fault == Fault::HidesNothing && viewer != Viewer::Spectator);
        if after.turn().is_some() || known {
            return Vec::new();
        }
        let [number, other] = after.numbers;
        vec![Reveal::Own(Own { number, other, told: true, kind: None })]
    }

    fn blank_view(&self, viewer: Viewer) -> CoinView {
        CoinView {
            game: *self,
            viewer,
            history: Vec::new(),
            own: None,
            numbers: None,
            words: Vec::new(),
            confused: false,
        }
    }

    fn next(&self, _: &Standing, _: &Ending) -> Option<Coin> {
        None
    }

    fn role(&self, _: &Standing, seat: Seat) -> &'static str {
        ["first", "second"][seat.index()]
    }

    fn parse_move(&self, text: &str) -> Result<Word, NotationError> {
        let found = WORDS.iter().find(|(_, name)| *name == text);
        found.map(|(word, _)| *word).ok_or_else(|| NotationError::new(text, 0, "check, raise, fold or call"))
    }

    fn parse_seen(&self, text: &str) -> Result<Word, NotationError> {
        assert!(self.fault != Fault::PanicsOnABadDecision || text.is_ascii(), "what is this?");
        if self.fault == Fault::WritesSeenWrongly { Ok(Word::Hidden) } else { self.parse_move(text) }
    }

    fn deal_text(&self, [first, second]: &[u8; 2]) -> String {
        format!("{first}/{second}")
    }

    fn parse_deal(&self, text: &str) -> Result<[u8; 2], NotationError> {
        assert!(self.fault != Fault::PanicsOnABadDeal || text.is_ascii(), "what is this?");
        let number = |text: &str| text.parse::<u8>().ok().filter(|number| (1..=3).contains(number));
        let numbers = text.split_once('/').and_then(|(one, other)| Some([number(one)?, number(other)?]));
        numbers.ok_or_else(|| NotationError::new(text, 0, "two numbers"))
    }

    fn more_variants() -> Vec<Options> {
        let fault = FAULT.get();
        if fault == Fault::None {
            Vec::new()
        } else {
            vec![Options::none().with("fault", format!("{fault:?}"))]
        }
    }
}

impl Hosted for Coin {
    fn players() -> Vec<PlayerKind<Coin>> {
        vec![PlayerKind {
            name: if FAULT.get() == Fault::HasNoHousePlayer { "guest" } else { "house" },
            help: "says the first word",
            options: Vec::new(),
            thoughts: Thoughts::Plain("there is nothing to think about"),
            make: |_, _| Ok(Box::new(House)),
        }]
    }

    fn opening(&self, _: &mut dyn Rng) -> Vec<Word> {
        if self.fault == Fault::OpensWithAnIllegalMove { vec![Word::Call] } else { Vec::new() }
    }
}

/// Says the first word, unless something is wrong.
struct House;

impl Player<Coin> for House {
    fn begin(&mut self, _: u64) {}

    fn decide(&mut self, view: &CoinView, thinking: &mut Thinking<'_, Word>) -> Decision<Word> {
        let legal = view.legal();
        let other = view.own.map_or(0, |own| own.other);
        let mut decision = Decision::plain(match view.game.fault {
            Fault::PlaysIllegally => Word::Hidden,
            Fault::PlaysIllegallyWhenStopped if thinking.stop.is_stopped() => Word::Hidden,
            Fault::PlaysDifferentlyEachTime => legal[counter() % 2],
            Fault::PlaysByTheOtherNumber => legal[usize::from(other > 1)],
            _ => legal[0],
        });
        if view.game.fault == Fault::ReportsAnotherMove {
            decision.report.candidates.push(game::Candidate::new(legal[1], game::Worth::Draw));
        }
        decision
    }
}
