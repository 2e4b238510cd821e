//! What a player wins more than another in the same seat, against the same two, on the same deals:
//! `seats PLAYER[:OPTIONS] [KEY=VALUE ...]`, with
//!
//! * `role`: 0 is forhont, 1 and 2 the opponents, 3 turns from deal to deal;
//! * `deals` and `first`: how many, from which number on; `limits`: of every decision (`ms=200`, `iterations=16`);
//! * `profile`: whose rules; `base`: in whose place it sits; `others`: against whom; `theirs`: the limits of the base
//!   and the others;
//! * `only`: in which phases it decides itself, of `trump,talon,speak,bids,cards`; elsewhere the base decides;
//! * `most`: a second mean counts no deal for more than this, since a single quiet hundred can be worth thousands;
//! * `log`: a file with a line for each deal; deals that are in it already are not played again.
//!
//! At the end stands where the money was won: by what was announced and raised in the deals of the player.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

#[path = "../benches/common/processor.rs"]
mod processor;

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::fs::{OpenOptions, read_to_string};
use std::io::Write as _;
use std::time::{Duration, Instant};

use game::random::{deal_stream, mix};
use game::{Clock, Decision, Game, Hosted, Limits, Line, Options, Player, Stop, Thinking, View, Worth};
use marias::{Goal, Marias, Move, Phase, Profile, PublicState};
use processor::on_processor;

type Anybody = Box<dyn Player<Marias>>;

fn made(game: &Marias, text: &str) -> Anybody {
    let (name, options) = text.split_once(':').unwrap_or((text, ""));
    let kinds = Marias::players();
    let kind = kinds.iter().find(|kind| kind.name == name).expect("a player of mariáš");
    let options = Options::parse(options).expect("options");
    let settings = options.checked(&kind.options).expect("options of the player");
    (kind.make)(game, &settings).expect("a player")
}

/// The word of a phase in `only`.
fn word_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Trump => "trump",
        Phase::Talon => "talon",
        Phase::Speaking | Phase::Answering => "speak",
        Phase::Bidding => "bids",
        Phase::Playing | Phase::Over => "cards",
    }
}

/// The time on the processor, so that a busy machine takes nothing away from anybody; where the system does not tell it,
/// the time since a decision was asked for.
struct Watch(Instant);

impl Clock for Watch {
    fn now(&self) -> Duration {
        on_processor().unwrap_or_else(|| self.0.elapsed())
    }
}

/// Whoever sits at the table: who decides, within which limits, and who decides where that one does not.
struct Chair {
    player: Anybody,
    limits: Limits,
    only: Option<(String, Anybody)>,
}

impl Chair {
    fn begin(&mut self, seed: u64) {
        self.player.begin(seed);
        if let Some((_, other)) = &mut self.only {
            other.begin(seed);
        }
    }

    fn decide(&mut self, view: &<Marias as Game>::View) -> Decision<Move> {
        let legal = view.legal();
        if legal.len() == 1 {
            return Decision::plain(legal[0]);
        }
        let word = word_of(view.public().phase());
        let player = match &mut self.only {
            Some((only, other)) if !only.split(',').any(|one| one == word) => other,
            _ => &mut self.player,
        };
        let (stop, clock) = (Stop::new(), Watch(Instant::now()));
        let limits = self.limits;
        player.decide(
            view,
            &mut Thinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut |_| {} },
        )
    }
}

/// A deal that was played: what a seat won, what was announced and raised, and what that seat expected when it last spoke.
struct Played {
    won: i32,
    said: String,
    expected: Option<f64>,
}

fn played(game: &Marias, index: u64, seat: usize, chairs: &mut [&mut Chair; 3]) -> Played {
    let mut line = Line::new(*game, game.deal(&mut deal_stream(7, index)));
    for (place, chair) in chairs.iter_mut().enumerate() {
        chair.begin(mix(index ^ (place as u64) << 40));
    }
    let mut expected = None;
    while let Some(turn) = line.turn() {
        let view = line.view(turn.into());
        let decision = chairs[turn.index()].decide(&view);
        if turn.index() == seat && view.public().phase() == Phase::Bidding {
            let chosen = decision.report.candidates.iter().find(|found| found.mv == decision.mv);
            if let Some(Worth::Points(points)) = chosen.map(|found| found.worth) {
                expected = Some(points);
            }
        }
        line.play(decision.mv).expect("a legal decision");
    }
    let won = line.ending().expect("over").scores.as_slice()[seat];
    Played { won, said: said(line.position().public()), expected }
}

/// What was announced, by which side, and how often it was raised: `hra/1+f.sedma/0`.
fn said(public: &PublicState) -> String {
    let mut text = String::new();
    for goal in Goal::ALL {
        let Some(side) = public.announced(goal) else { continue };
        if !text.is_empty() {
            text.push('+');
        }
        let side = if goal == Goal::Hra { "" } else { ["f.", "o."][side] };
        let _ = write!(text, "{side}{}/{}", goal.word(), public.raises(goal));
    }
    if text.is_empty() { "nothing".to_owned() } else { text }
}

/// A mean with its interval.
#[derive(Clone, Copy, Default)]
struct Sum {
    total: f64,
    squares: f64,
    count: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.total += value;
        self.squares += value * value;
        self.count += 1.0;
    }

    fn mean(&self) -> f64 {
        self.total / self.count
    }

    fn half(&self) -> f64 {
        1.96 * ((self.squares / self.count - self.mean().powi(2)) / (self.count - 1.0).max(1.0)).sqrt()
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mean, half) = (self.mean(), self.half());
        write!(f, "{mean:+.2} (95 % {:+.2} to {:+.2})", mean - half, mean + half)
    }
}

/// What is known of one deal.
struct Compared {
    guest: f64,
    base: f64,
    said: String,
    expected: Option<f64>,
}

impl Compared {
    fn to_line(&self, index: u64) -> String {
        let expected = self.expected.map_or("-".to_owned(), |expected| format!("{expected:.2}"));
        format!("{index} {} {} {} {expected}\n", self.guest, self.base, self.said)
    }

    fn parse(line: &str) -> Option<(u64, Compared)> {
        let words: Vec<&str> = line.split(' ').collect();
        let [index, guest, base, said, expected] = words[..] else { return None };
        let compared = Compared {
            guest: guest.parse().ok()?,
            base: base.parse().ok()?,
            said: said.to_owned(),
            expected: expected.parse().ok(),
        };
        Some((index.parse().ok()?, compared))
    }
}

/// Everything that has been compared so far.
#[derive(Default)]
struct Tally {
    more: Sum,
    /// The same with no deal counted for more than `most`.
    bounded: Sum,
    most: f64,
    own: Sum,
    without: Sum,
    /// How much more was won than expected at the last own bid.
    surprise: Sum,
    by_said: BTreeMap<String, Sum>,
}

impl Tally {
    fn add(&mut self, deal: &Compared) {
        self.own.add(deal.guest);
        self.without.add(deal.base);
        let more = deal.guest - deal.base;
        self.more.add(more);
        self.bounded.add(more.clamp(-self.most, self.most));
        if let Some(expected) = deal.expected {
            self.surprise.add(deal.guest - expected);
        }
        self.by_said.entry(deal.said.clone()).or_default().add(deal.guest - deal.base);
    }

    fn tell(&self, about: &str, base: &str) {
        println!(
            "{about}: {:.2} ± {:.2} a deal, {base} {:.2}: {} more, none for over {}: {}, {} deals",
            self.own.mean(),
            self.own.half(),
            self.without.mean(),
            self.more,
            self.most,
            self.bounded,
            self.more.count,
        );
    }

    fn tell_where(&self) {
        println!(
            "won beyond what was expected at the last own bid: {:+.2} ± {:.2}, {} deals",
            self.surprise.mean(),
            self.surprise.half(),
            self.surprise.count
        );
        println!("said, deals, more in each of them, share of all that was won more");
        for (said, sum) in &self.by_said {
            println!(
                "  {said:32} {:5} {:+9.2} ± {:6.2} {:+7.2}",
                sum.count,
                sum.mean(),
                sum.half(),
                sum.total / self.more.count
            );
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let player = words.next().unwrap_or_else(|| "house".to_owned());
    let given: HashMap<String, String> = words
        .map(|word| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .collect::<Option<_>>()
        .expect("KEY=VALUE");
    let word = |key: &str, usual: &str| given.get(key).map_or(usual, String::as_str).to_owned();
    let number = |key: &str, usual: &str| word(key, usual).parse::<u64>().expect("a number");
    let limits = Limits::parse(&word("limits", "iterations=16")).expect("limits");
    let theirs = given.get("theirs").map_or(limits, |text| Limits::parse(text).expect("limits"));
    let (role, deals, first) = (number("role", "0"), number("deals", "100"), number("first", "0"));
    let profile = word("profile", "openmarias");
    let place = Profile::WORDS.iter().position(|known| *known == profile).expect("a profile");
    let game = Marias::new(Profile::ALL[place]);
    let (base, others) = (word("base", "smart"), word("others", "smart"));
    let chair = |text: &str, limits: Limits| Chair { player: made(&game, text), limits, only: None };
    let mut guest = chair(&player, limits);
    guest.only = given.get("only").map(|only| (only.clone(), made(&game, &base)));
    let (mut usual, mut one, mut two) =
        (chair(&base, theirs), chair(&others, theirs), chair(&others, theirs));
    let logged = given.get("log").and_then(|path| read_to_string(path).ok()).unwrap_or_default();
    let known: HashMap<u64, Compared> = logged.lines().filter_map(Compared::parse).collect();
    let mut log = given.get("log").map(|path| {
        OpenOptions::new().create(true).append(true).open(path).expect("a file that can be written")
    });
    let about = format!(
        "{player} {} by {limits}, {profile}",
        ["forhont", "first opponent", "second opponent", "in turn"][role as usize]
    );
    let mut tally = Tally { most: number("most", "200") as f64, ..Tally::default() };
    for index in first..first + deals {
        if let Some(compared) = known.get(&index) {
            tally.add(compared);
        } else {
            let seat = if role == 3 { index % 3 } else { role } as usize;
            let mut with = |chair: &mut Chair| {
                let mut chairs = [&mut one, &mut two, chair];
                chairs.swap(seat, 2);
                played(&game, index, seat, &mut chairs)
            };
            let (guests, bases) = (with(&mut guest), with(&mut usual));
            let compared = Compared {
                guest: guests.won.into(),
                base: bases.won.into(),
                said: guests.said,
                expected: guests.expected,
            };
            if let Some(log) = &mut log {
                log.write_all(compared.to_line(index).as_bytes()).expect("a file that can be written");
            }
            tally.add(&compared);
        }
        if (index + 1 - first) % 50 == 0 || index + 1 == first + deals {
            tally.tell(&about, &base);
        }
    }
    tally.tell_where();
}
