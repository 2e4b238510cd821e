//! Two players on the same deals, in every seating: what the first gains over the second, by role and by game.
//!
//! `tarok-duel FIRST SECOND [DEALS] [LIMITS] [FROM] [GAME] [LIMITS] [FILE]`. The first limits are the first player's; the second
//! plays by its options alone, or within the limits after the game. What has been played is kept in the file: stopped
//! anywhere, the duel goes on from there.
//!
//! * `GAME` is `session` (the usual): sessions of 24 deals with radelci and what players learn. One first against two
//!   seconds in all three seats, then two against one.
//! * `deal`: single deals, without what passes on.
//! * a game (`three`, `solo`, `klop`, `beggar`..): forehand, who has the hand for it, plays it; for a beggar the hand is
//!   the best of many deals. First as declarer, then as defenders, each compared with the second in the same place; in
//!   klop in each place.
//!
//! Time is that of the processor where the system tells it, so that a busy machine takes nothing away from anybody.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

mod ledger;
mod notes;
mod sample;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use game::random::{deal_stream, mix};
use game::{Clock, Game, Hosted, Limits, Line, Options, Player, Report, Seat, Stop, Thinking, View, Worth};
use ledger::Ledger;
use notes::Notes;
use sample::{Contrast, Sample};
use tarok::{Contract, Move, TAROKS, Tarok, thirds};

type Players = [Box<dyn Player<Tarok>>; 3];
/// Which seats, or places from forehand on, the first player has.
type Firsts = [bool; 3];

/// A session of a tournament.
const SESSION: usize = 24;
/// The best of so many deals has a hand for a beggar.
const DEALS_FOR_BEGGAR: u64 = 1_000;

fn made(text: &str, learned: &Options) -> Box<dyn Player<Tarok>> {
    let (name, options) = text.split_once(':').unwrap_or((text, ""));
    let kinds = Tarok::players();
    let kind = kinds.iter().find(|kind| kind.name == name).expect("a player of tarok");
    let mut options = Options::parse(options).expect("options");
    for (name, value) in learned.iter() {
        options.set(name, value.to_owned());
    }
    let settings = options.checked(&kind.options).expect("options of the player");
    (kind.make)(&Tarok::default(), &settings).expect("a player")
}

/// The time that this program has had of the processor; the time that has passed where nobody tells.
struct Processor;

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

impl Clock for Processor {
    fn now(&self) -> Duration {
        let told = std::fs::read_to_string("/proc/self/schedstat").ok();
        let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
        nanos.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
    }
}

struct Setting {
    first: String,
    second: String,
    limits: [Limits; 2],
    deals: u64,
    from: u64,
}

impl Setting {
    fn player(&self, first: bool, learned: &Options) -> Box<dyn Player<Tarok>> {
        made(if first { &self.first } else { &self.second }, learned)
    }

    /// Plays a deal out from where it is.
    fn play(
        &self,
        line: &mut Line<Tarok>,
        seed: u64,
        firsts: Firsts,
        players: &mut Players,
        notes: &mut Notes,
    ) {
        for (seat, player) in players.iter_mut().enumerate() {
            player.begin(mix(seed ^ (seat as u64) << 40));
        }
        let mut bid = None;
        while let Some(turn) = line.turn() {
            let view = line.view(turn.into());
            let legal = view.legal();
            let second = !firsts[turn.index()];
            let mv = if legal.len() == 1 {
                legal[0]
            } else {
                let begun = Processor.now();
                let limits = self.limits[usize::from(second)];
                let stop = Stop::new();
                let mut quiet = |_: &Report<Move>| {};
                let mut thinking =
                    Thinking { limits, stop: &stop, clock: &Processor, threads: 1, progress: &mut quiet };
                let decision = players[turn.index()].decide(&view, &mut thinking);
                let took = Processor.now().saturating_sub(begun).as_secs_f64();
                notes.see(second, line.position(), &legal, (decision.mv, &decision.report), took);
                if let (Move::Bid(_), Some(best)) = (decision.mv, decision.report.best())
                    && let Worth::Points(points) = best.worth
                {
                    bid = Some((turn, points));
                }
                decision.mv
            };
            line.play(mv).expect("a legal decision");
        }
        let ending = line.ending().expect("over");
        if let (Some((seat, expected)), Some(game)) = (bid, line.position().public().contract()) {
            let brought = gain(ending.scores.as_slice(), seat.index());
            notes.see_bid(!firsts[seat.index()], game.word(), expected, brought);
        }
    }
}

fn gain(scores: &[i32], seat: usize) -> f64 {
    f64::from(3 * scores[seat] - scores.iter().sum::<i32>()) / 2.0
}

/// How a deal of a session ended.
struct Ended {
    game: String,
    declarer: Option<usize>,
    scores: [i32; 3],
}

impl Ended {
    fn parse(text: &str) -> Option<Ended> {
        let mut parts = text.split('/');
        let (game, declarer) = (parts.next()?.to_owned(), parts.next()?.parse().ok());
        let mut score = || parts.next()?.parse().ok();
        Some(Ended { game, declarer, scores: [score()?, score()?, score()?] })
    }

    fn role(&self, seat: usize) -> &'static str {
        match self.declarer {
            None => "klop",
            Some(declarer) if declarer == seat => "declarer",
            Some(_) => "defender",
        }
    }
}

/// The deals of a session as text, one after another.
fn session(setting: &Setting, unit: u64, length: usize, firsts: Firsts, notes: &mut Notes) -> String {
    let mut game = Tarok::default();
    let mut learned = [Options::none(), Options::none(), Options::none()];
    let mut text = String::new();
    for deal in 0..length {
        let index = unit * length as u64 + deal as u64;
        let mut players: Players = [0, 1, 2].map(|seat: usize| setting.player(firsts[seat], &learned[seat]));
        let mut line = Line::new(game, game.deal(&mut deal_stream(11, index)));
        setting.play(&mut line, mix(index), firsts, &mut players, notes);
        let ending = line.ending().expect("over");
        let public = line.position().public();
        let word = public.contract().map_or("", Contract::word);
        let declarer = public.declarer().map_or("-".to_owned(), |seat| seat.index().to_string());
        let [one, two, three] = [0, 1, 2].map(|seat| ending.scores.as_slice()[seat]);
        write!(text, "{word}/{declarer}/{one}/{two}/{three} ").expect("text can be written");
        for (seat, player) in players.iter().enumerate() {
            learned[seat] = player.learned(&line.view(Seat::new(seat).into()));
        }
        game = game.next(line.position(), ending).expect("no last deal");
    }
    text.trim_end().to_owned()
}

/// Whole deals or sessions: every seating of one against two and of two against one.
fn whole(setting: &Setting, length: usize, ledger: &mut Ledger) {
    let mut notes = Notes::default();
    let mut samples = [Sample::default(), Sample::default()];
    let mut roles: BTreeMap<(usize, String), Contrast> = BTreeMap::new();
    for unit in 0..setting.deals.div_ceil(length as u64) {
        let unit = setting.from + unit;
        for (kind, alone) in [true, false].into_iter().enumerate() {
            let mut sums = vec![0.0; length];
            let mut here: Vec<BTreeMap<String, [(f64, f64); 2]>> = vec![BTreeMap::new(); length];
            for odd in 0..3 {
                let firsts = [0, 1, 2].map(|seat| (seat == odd) == alone);
                let text = ledger.once(&format!("unit {unit} {firsts:?}"), || {
                    session(setting, unit, length, firsts, &mut notes)
                });
                let deals = text.split_whitespace().map(|word| Ended::parse(word).expect("a deal"));
                for ((ended, sum), here) in deals.zip(&mut sums).zip(&mut here) {
                    *sum += gain(&ended.scores, odd) * if alone { 1.0 } else { -1.0 } / 3.0;
                    for seat in 0..3 {
                        let gain = gain(&ended.scores, seat);
                        let role = ended.role(seat);
                        let games = (role == "declarer").then(|| format!("declarer of {}", ended.game));
                        for name in games.into_iter().chain([role.to_owned()]) {
                            let both = here.entry(name).or_default();
                            let known = &mut both[usize::from(!firsts[seat])];
                            *known = (known.0 + gain, known.1 + 1.0);
                        }
                    }
                }
            }
            // The same deal in three seatings is one case; radelci tie the deals of a session together only a little.
            samples[kind].0.extend(sums);
            for (name, both) in here.into_iter().flatten() {
                roles.entry((kind, name)).or_default().0.push(both);
            }
        }
        let both = samples[0].0.iter().zip(&samples[1].0).map(|(one, two)| f64::midpoint(*one, *two));
        let both = Sample(both.collect());
        let [one, two] = samples.each_ref().map(Sample::text);
        println!("unit {unit}: one against two {one}, two against one {two}, both {}", both.text());
    }
    println!("{} against {}: gain a deal over the mean of the others", setting.first, setting.second);
    for ((kind, role), contrast) in &roles {
        let kind = ["one against two", "two against one"][*kind];
        let ([one, two], [ones, twos]) = (contrast.means(), contrast.counts());
        println!(
            "  {kind} {role:18} {one:+7.2} in {ones:4}, second {two:+7.2} in {twos:4}, {} more",
            contrast.text()
        );
    }
    notes.tell();
}

/// How good a hand is for a game: forehand has the best of the three.
fn suits(game: Contract, hand: cards::CardSet<cards::Tarok>) -> i32 {
    let taroks = hand & TAROKS;
    let high: i32 = taroks.iter().map(|card| card.strength() as i32).sum();
    match game {
        Contract::Beggar => -high - 3 * hand.iter().map(|card| card.strength() as i32).sum::<i32>(),
        Contract::Klop => 0,
        _ => high + 10 * taroks.len() as i32 + thirds(hand - TAROKS),
    }
}

/// A deal for a game, and who is forehand in it.
fn deal_for(contract: Contract, index: u64) -> (tarok::Deal, usize) {
    // Few hands are made for a beggar.
    let among = if contract == Contract::Beggar { DEALS_FOR_BEGGAR } else { 1 };
    let best = |deal: &tarok::Deal| {
        let hand = |seat: usize| deal.hand(Seat::new(seat)).iter().copied().collect();
        (0..3).map(|seat| (suits(contract, hand(seat)), seat)).max().expect("three seats")
    };
    let deals = (0..among).map(|more| Tarok::default().deal(&mut deal_stream(13, index * among + more)));
    let deal = deals.max_by_key(|deal| best(deal).0).expect("a deal");
    let forehand = best(&deal).1;
    (deal, forehand)
}

/// Who is compared with whom in a game that is made to be played, by places from forehand on.
const IN_KLOP: [(&str, Firsts); 6] = [
    ("one, forehand", [true, false, false]),
    ("one, second", [false, true, false]),
    ("one, third", [false, false, true]),
    ("two, not third", [true, true, false]),
    ("two, not second", [true, false, true]),
    ("two, not first", [false, true, true]),
];
const DECLARED: [(&str, Firsts); 4] = [
    ("declarer", [true, false, false]),
    ("first defender", [false, true, false]),
    ("second defender", [false, false, true]),
    ("both defenders", [false, true, true]),
];

/// What each place gains in a game that forehand is made to play.
fn made_to_play(
    setting: &Setting,
    contract: Contract,
    index: u64,
    firsts: Firsts,
    notes: &mut Notes,
) -> String {
    let (deal, forehand) = deal_for(contract, index);
    let dealer = Options::none().with("dealer", (forehand + 2) % 3);
    let game = Tarok::from_options(&dealer).expect("a dealer");
    let seated = [0, 1, 2].map(|seat| firsts[(seat + 3 - forehand) % 3]);
    let mut players: Players = seated.map(|first| setting.player(first, &Options::none()));
    let mut line = Line::new(game, deal);
    for mv in [Move::Pass, Move::Pass, Move::Bid(contract)] {
        line.play(mv).expect("an auction");
    }
    setting.play(&mut line, mix(index), seated, &mut players, notes);
    let scores = line.ending().expect("over").scores;
    let gains = [0, 1, 2].map(|place| gain(scores.as_slice(), (forehand + place) % 3).to_string());
    gains.join(" ")
}

/// One game, which forehand is made to play: first in each role against second in the same one.
fn forced(setting: &Setting, word: &str, ledger: &mut Ledger) {
    let contract = Contract::ALL.into_iter().find(|game| game.word() == word).expect("a game of tarok");
    let seatings = if contract == Contract::Klop { &IN_KLOP[..] } else { &DECLARED[..] };
    let mut notes = Notes::default();
    let mut samples: Vec<Sample> = seatings.iter().map(|_| Sample::default()).collect();
    let mut sums = [Sample::default(), Sample::default()];
    let mut base = Sample::default();
    for index in setting.from..setting.from + setting.deals {
        let mut gains = |firsts: Firsts| -> Vec<f64> {
            let text = ledger.once(&format!("{word} {index} {firsts:?}"), || {
                made_to_play(setting, contract, index, firsts, &mut notes)
            });
            text.split_whitespace().map(|gain| gain.parse().expect("a gain")).collect()
        };
        let usual = gains([false; 3]);
        base.0.push(usual[0]);
        let mut sum = [0.0; 2];
        for ((_, firsts), sample) in seatings.iter().zip(&mut samples) {
            let with = gains(*firsts);
            // What those seats gain more than the others did in the same place.
            let more: f64 =
                (0..3).filter(|place| firsts[*place]).map(|place| with[place] - usual[place]).sum();
            sample.0.push(more);
            sum[firsts.iter().filter(|first| **first).count() - 1] += more / 3.0;
        }
        for (sample, sum) in sums.iter_mut().zip(sum) {
            sample.0.push(sum);
        }
        if (index + 1 - setting.from).is_multiple_of(10) || index + 1 == setting.from + setting.deals {
            println!("{word}: forehand of the second player {}", base.text());
            for ((role, _), sample) in seatings.iter().zip(&samples) {
                println!("  {role:16} gains {} more", sample.text());
            }
            if contract == Contract::Klop {
                println!("  one anywhere gains {} more, two {}", sums[0].text(), sums[1].text());
            }
        }
    }
    notes.tell();
}

fn main() {
    let word = |place: usize, usual: &str| std::env::args().nth(place).unwrap_or_else(|| usual.to_owned());
    let setting = Setting {
        first: word(1, "house"),
        second: word(2, "silicijasti"),
        deals: word(3, "24").parse().expect("a number of deals"),
        limits: [word(4, "ms=50"), word(7, "")].map(|text| Limits::parse(&text).expect("limits")),
        from: word(5, "0").parse().expect("the first deal"),
    };
    let game = word(6, "session");
    let settings =
        format!("{} {} {} {game} {}", setting.first, setting.second, word(4, "ms=50"), word(7, ""));
    let mut ledger = Ledger::open(&word(8, ""), &settings);
    match game.as_str() {
        "session" => whole(&setting, SESSION, &mut ledger),
        "deal" => whole(&setting, 1, &mut ledger),
        game => forced(&setting, game, &mut ledger),
    }
}
