//! Two players on the same deals, in every seating: what the first gains over the second, by role and by game.
//!
//! `duel FIRST SECOND [DEALS] [LIMITS] [FROM] [GAME] [LIMITS]`. The first limits are the first player's; the second plays by its
//! options alone, or within the limits at the end.
//!
//! * `GAME` is `session` (the usual): sessions of 24 deals with radelci and what players learn. One first against two
//!   seconds in all three seats, then two against one.
//! * `deal`: single deals, without what passes on.
//! * a game (`three`, `solo`, `klop`, `beggar`..): forehand, who has the hand for it, plays it; for a beggar the hand is
//!   the best of many deals. First as declarer, then as
//!   defenders, each compared with the second in the same place.
//!
//! Beside that it tells how much of what they could players give to a trick that is their partner's, and how often they lead
//! taroks. Time is that of the processor where the system tells it, so that a busy machine takes nothing away from anybody.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use game::random::{deal_stream, mix};
use game::{Clock, Game, Hosted, Limits, Line, Options, Player, Report, Seat, Stop, Thinking, View};
use tarok::{Contract, Move, Position, TAROKS, Tarok, thirds};

type Players = [Box<dyn Player<Tarok>>; 3];

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

/// Time and number of decisions of each player, by what is decided.
type Times = BTreeMap<(bool, &'static str), (f64, f64, u32)>;

/// How a player feeds its partner and draws taroks.
#[derive(Default, Clone, Copy)]
struct Habits {
    /// Thirds thrown as the last card on a trick that is the partner's, and the most that could have been.
    fed: (i32, i32),
    /// Leads of declarer and of defenders where a tarok and a suit card could be led: how many, and how many were taroks.
    led: [(u32, u32); 2],
}

impl Habits {
    /// Takes in a card that somebody chose.
    fn see(&mut self, position: &Position, legal: &[Move], chosen: Move) {
        let table = position.table();
        let (Some(own), Some(declarer), Move::Card(card)) = (table.turn(), table.declarer(), chosen) else {
            return;
        };
        let worth = |mv: &Move| match mv {
            Move::Card(card) => thirds(card.alone()),
            _ => 0,
        };
        let is_tarok = |mv: &Move| matches!(mv, Move::Card(card) if TAROKS.contains(*card));
        match table.taking() {
            Some((taker, _)) if table.trick().len() == 2 && own != declarer && taker != declarer => {
                self.fed.0 += thirds(card.alone());
                self.fed.1 += legal.iter().map(worth).max().unwrap_or(0);
            }
            None if legal.iter().any(is_tarok) && !legal.iter().all(is_tarok) => {
                let led = &mut self.led[usize::from(own != declarer)];
                *led = (led.0 + 1, led.1 + u32::from(is_tarok(&chosen)));
            }
            _ => {}
        }
    }

    fn tell(&self, who: &str) {
        let share = |part: f64, all: f64| 100.0 * part / all.max(1.0);
        let led = self.led.map(|(all, taroks)| share(f64::from(taroks), f64::from(all)));
        println!(
            "  {who:6} gives its partner {:.0} % of the thirds that it could ({}), leads taroks in {:.0} % of \
             declarer's leads and {:.0} % of defenders'",
            share(f64::from(self.fed.0), f64::from(self.fed.1)),
            self.fed.1,
            led[0],
            led[1],
        );
    }
}

/// What is counted beside scores: times, and habits of first and second.
#[derive(Default)]
struct Notes {
    times: Times,
    habits: [Habits; 2],
}

/// Plays a deal out. `firsts` says which seats the first player has.
fn played(
    line: &mut Line<Tarok>,
    seed: u64,
    players: &mut Players,
    (firsts, limits): ([bool; 3], [Limits; 2]),
    notes: &mut Notes,
) {
    for (seat, player) in players.iter_mut().enumerate() {
        player.begin(mix(seed ^ (seat as u64) << 40));
    }
    while let Some(turn) = line.turn() {
        let view = line.view(turn.into());
        let legal = view.legal();
        let first = firsts[turn.index()];
        let mv = if legal.len() == 1 {
            legal[0]
        } else {
            let begun = Processor.now();
            let limits = limits[usize::from(!first)];
            let stop = Stop::new();
            let mut quiet = |_: &Report<Move>| {};
            let mut thinking =
                Thinking { limits, stop: &stop, clock: &Processor, threads: 1, progress: &mut quiet };
            let mv = players[turn.index()].decide(&view, &mut thinking).mv;
            let took = Processor.now().saturating_sub(begun).as_secs_f64();
            let what = line.game().decision(line.position());
            let time = notes.times.entry((first, what)).or_default();
            *time = (time.0 + took, time.1.max(took), time.2 + 1);
            notes.habits[usize::from(!first)].see(line.position(), &legal, mv);
            mv
        };
        line.play(mv).expect("a legal decision");
    }
}

/// Means with their intervals.
#[derive(Default)]
struct Sample(Vec<f64>);

impl Sample {
    fn text(&self) -> String {
        let n = self.0.len() as f64;
        let mean = self.0.iter().sum::<f64>() / n.max(1.0);
        let square = self.0.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
        let error = (square / (n - 1.0).max(1.0) / n.max(1.0)).sqrt();
        format!("{mean:+.2} ± {:.2} ({n})", 1.96 * error)
    }
}

/// What a role brought: how often, and the sum of what its seat gained over the mean of the others.
type Roles = BTreeMap<(bool, String), (u32, f64, u32)>;

fn gain(scores: &[i32], seat: usize) -> f64 {
    f64::from(3 * scores[seat] - scores.iter().sum::<i32>()) / 2.0
}

struct Setting {
    first: String,
    second: String,
    limits: [Limits; 2],
    deals: u64,
    from: u64,
}

/// Whole deals or sessions: every seating of one against two and of two against one.
fn whole(setting: &Setting, length: u64) {
    let mut roles = Roles::new();
    let mut notes = Notes::default();
    let mut samples = [Sample::default(), Sample::default()];
    for unit in 0..setting.deals.div_ceil(length) {
        let unit = setting.from + unit;
        for (alone, sample) in [true, false].into_iter().zip(&mut samples) {
            let mut sums = vec![0.0; length as usize];
            for odd in 0..3 {
                let firsts = [0, 1, 2].map(|seat| (seat == odd) == alone);
                let mut game = Tarok::default();
                let mut learned = [Options::none(), Options::none(), Options::none()];
                for (deal, sum) in sums.iter_mut().enumerate() {
                    let index = unit * length + deal as u64;
                    let mut players: Players = [0, 1, 2].map(|seat: usize| {
                        made(if firsts[seat] { &setting.first } else { &setting.second }, &learned[seat])
                    });
                    let mut line = Line::new(game, game.deal(&mut deal_stream(11, index)));
                    played(&mut line, mix(index), &mut players, (firsts, setting.limits), &mut notes);
                    let scores = line.ending().expect("over").scores;
                    *sum += gain(scores.as_slice(), odd) * if alone { 1.0 } else { -1.0 } / 3.0;
                    let table = *line.position().table();
                    for seat in 0..3 {
                        let role = line.game().role(line.position(), Seat::new(seat));
                        let game = table.contract().map_or("", Contract::word);
                        let role = if role == "klop" { role.to_owned() } else { format!("{role} of {game}") };
                        let entry = roles.entry((firsts[seat], role)).or_default();
                        let won = scores.as_slice()[seat] > 0;
                        *entry =
                            (entry.0 + 1, entry.1 + gain(scores.as_slice(), seat), entry.2 + u32::from(won));
                        let view = line.view(Seat::new(seat).into());
                        learned[seat] = players[seat].learned(&view);
                    }
                    game = game.next(line.position(), line.ending().expect("over")).expect("no last deal");
                }
            }
            sample.0.extend(if length == 1 { sums } else { vec![sums.iter().sum::<f64>() / length as f64] });
        }
        println!("unit {unit}: one against two {}, two against one {}", samples[0].text(), samples[1].text());
    }
    println!("{} against {}: gain a deal over the mean of the others", setting.first, setting.second);
    for ((first, role), (count, sum, won)) in &roles {
        let who = if *first { "first" } else { "second" };
        println!(
            "  {who:6} {role:18} {count:5} times, {:+8.2} each, positive {:3} %",
            sum / f64::from(*count),
            100 * won / count
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

/// One game, which forehand is made to play: first in each role against second in the same one.
fn forced(setting: &Setting, word: &str) {
    let game_of =
        |dealer: usize| Tarok::from_options(&Options::none().with("dealer", dealer)).expect("a dealer");
    let contract = Contract::ALL.into_iter().find(|game| game.word() == word).expect("a game of tarok");
    let mut notes = Notes::default();
    let seatings: &[(&str, [bool; 3])] = if contract == Contract::Klop {
        &[("one of three", [true, false, false]), ("two of three", [true, true, false])]
    } else {
        &[
            ("declarer", [true, false, false]),
            ("first defender", [false, true, false]),
            ("second defender", [false, false, true]),
            ("both defenders", [false, true, true]),
        ]
    };
    let mut samples: Vec<Sample> = seatings.iter().map(|_| Sample::default()).collect();
    let mut base = Sample::default();
    for index in setting.from..setting.from + setting.deals {
        // Few hands are made for a beggar.
        let among = if contract == Contract::Beggar { 60 } else { 1 };
        let best = |deal: &tarok::Deal| {
            let hand = |seat: usize| deal.hand(Seat::new(seat)).iter().copied().collect();
            (0..3).map(|seat| (suits(contract, hand(seat)), seat)).max().expect("three seats")
        };
        let deals = (0..among).map(|more| Tarok::default().deal(&mut deal_stream(13, index * among + more)));
        let deal = deals.max_by_key(|deal| best(deal).0).expect("a deal");
        let (_, forehand) = best(&deal);
        let game = game_of((forehand + 2) % 3);
        let mut gains = |firsts: [bool; 3]| {
            let mut seated = [false; 3];
            for (place, first) in firsts.into_iter().enumerate() {
                seated[(forehand + place) % 3] = first;
            }
            let none = Options::none();
            let mut players: Players =
                seated.map(|first| made(if first { &setting.first } else { &setting.second }, &none));
            let mut line = Line::new(game, deal.clone());
            for mv in [Move::Pass, Move::Pass, Move::Bid(contract)] {
                line.play(mv).expect("an auction");
            }
            played(&mut line, mix(index), &mut players, (seated, setting.limits), &mut notes);
            let scores = line.ending().expect("over").scores;
            [0, 1, 2].map(|place| gain(scores.as_slice(), (forehand + place) % 3))
        };
        let usual = gains([false; 3]);
        base.0.push(usual[0]);
        for ((_, firsts), sample) in seatings.iter().zip(&mut samples) {
            let with = gains(*firsts);
            // What those seats gain more than the others did in the same place.
            let more = |place: usize| with[place] - usual[place];
            let own = (0..3).filter(|place| firsts[*place]);
            sample.0.push(own.map(more).sum());
        }
        if (index + 1 - setting.from).is_multiple_of(10) || index + 1 == setting.from + setting.deals {
            println!("{word}: forehand of the second player {}", base.text());
            for ((role, _), sample) in seatings.iter().zip(&samples) {
                println!("  {role:16} gains {} more", sample.text());
            }
        }
    }
    notes.tell();
}

impl Notes {
    fn tell(&self) {
        for (habits, who) in self.habits.iter().zip(["first", "second"]) {
            habits.tell(who);
        }
        for ((first, what), (sum, most, count)) in &self.times {
            let who = if *first { "first" } else { "second" };
            println!(
                "  {who:6} {what:9} {count:6} times, {:7.1} ms, at most {:7.1}",
                1e3 * sum / f64::from(*count),
                1e3 * most
            );
        }
    }
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
    match word(6, "session").as_str() {
        "session" => whole(&setting, 24),
        "deal" => whole(&setting, 1),
        game => forced(&setting, game),
    }
}
