//! What a player wins more than another in the same seat, against the same two, on the same deals:
//! `seats PLAYER[:OPTIONS] [KEY=VALUE ...]`, with
//!
//! * `role`: 0 is forhont, 1 and 2 the opponents, 3 turns from deal to deal;
//! * `deals` and `first`: how many, from which number on; `limits`: of every decision (`ms=200`, `iterations=16`);
//! * `profile`: whose rules; `base`: in whose place it sits; `others`: against whom; `theirs`: the limits of the base;
//! * `only`: in which phases it decides itself, of `trump,talon,speak,bids,cards`; elsewhere the base decides.
#![allow(clippy::print_stdout, reason = "that is its purpose")]

use std::collections::HashMap;

use game::random::{deal_stream, mix};
use game::{Game, Hosted, Limits, Line, Options, Player, Thinking, View, think_alone};
use marias::{Marias, Move, Phase, Profile};

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

/// Whoever sits at the table: who decides, within which limits, and who decides where that one does not.
struct Chair {
    player: Anybody,
    limits: Limits,
    only: Option<(String, Anybody)>,
}

fn played(game: &Marias, index: u64, chairs: &mut [&mut Chair; 3]) -> Vec<i32> {
    let mut line = Line::new(*game, game.deal(&mut deal_stream(7, index)));
    for (seat, chair) in chairs.iter_mut().enumerate() {
        let seed = mix(index ^ (seat as u64) << 40);
        chair.player.begin(seed);
        if let Some((_, other)) = &mut chair.only {
            other.begin(seed);
        }
    }
    while let Some(turn) = line.turn() {
        let view = line.view(turn.into());
        let legal = view.legal();
        let chair = &mut *chairs[turn.index()];
        let mv = if legal.len() == 1 {
            legal[0]
        } else {
            let word = word_of(view.table().phase());
            let player = match &mut chair.only {
                Some((only, other)) if !only.split(',').any(|one| one == word) => other,
                _ => &mut chair.player,
            };
            think_alone(chair.limits, |thinking: &mut Thinking<'_, Move>| player.decide(&view, thinking).mv)
        };
        line.play(mv).expect("a legal decision");
    }
    line.ending().expect("over").scores.as_slice().to_vec()
}

/// A mean with its interval.
#[derive(Default)]
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
        1.96 * ((self.squares / self.count - self.mean().powi(2)) / self.count).sqrt()
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
    let (mut more, mut own, mut without) = (Sum::default(), Sum::default(), Sum::default());
    for index in first..first + deals {
        let seat = if role == 3 { index % 3 } else { role } as usize;
        let mut with = |chair: &mut Chair| {
            let mut chairs = [&mut one, &mut two, chair];
            chairs.swap(seat, 2);
            f64::from(played(&game, index, &mut chairs)[seat])
        };
        let (guests, bases) = (with(&mut guest), with(&mut usual));
        own.add(guests);
        without.add(bases);
        more.add(guests - bases);
        if (index + 1 - first) % 25 == 0 || index + 1 == first + deals {
            println!(
                "{player} {} by {limits}, {profile}: {:.2} ± {:.2} a deal, {base} {:.2}: {:+.2} more, 95 % {:+.2} to {:+.2}, {} deals",
                ["forhont", "first opponent", "second opponent", "in turn"][role as usize],
                own.mean(),
                own.half(),
                without.mean(),
                more.mean(),
                more.mean() - more.half(),
                more.mean() + more.half(),
                more.count,
            );
        }
    }
}
