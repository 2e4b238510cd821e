//! What players hold while they think, beside what they say of it.
#![allow(clippy::print_stderr, reason = "the figures are worth a look")]

#[path = "../../search/tests/common/peak.rs"]
#[allow(unreachable_pub, reason = "shared with the tests of the searches")]
mod peak;

use catalog::{AnyRules, Catalog, PlayerSpec, Start};
use game::random::{below, deal_stream};
use game::{Kind, Limits, Options, think_alone};
use peak::{Peak, most_held};

#[global_allocator]
static ALLOCATOR: Peak = Peak;

/// 1,048,576 bytes.
const MIB: f64 = (1 << 20) as f64;

/// Every player of every game, by every set of rules that changes how many play.
fn every_player(mut look: impl FnMut(&str, &dyn AnyRules, &catalog::PlayerFacts)) {
    for game in Catalog::house().games() {
        let variants: &[&str] = match game.facts().name {
            "briskula" => &["", "variant=3", "variant=4", "variant=dupla"],
            _ => &[""],
        };
        for variant in variants {
            let rules = game.rules(&Options::parse(variant).unwrap()).unwrap();
            for player in game.players() {
                look(&format!("{} {variant}", game.facts().name), rules.as_ref(), &player);
            }
        }
    }
}

/// What a player says, and what it holds over some decisions of a game.
fn said_and_held(rules: &dyn AnyRules, spec: &PlayerSpec, limits: Limits) -> (u64, u64) {
    most_held(|| {
        let mut player = rules.player(spec).unwrap();
        player.begin(1);
        let mut stream = deal_stream(5, 0);
        let mut table = rules.table(&Start::Seed { seed: 5, index: 0 }).unwrap();
        let mut said = 0;
        for step in 0..30 {
            let Some(seat) = table.turn() else { break };
            let view = table.view(seat.into());
            // Some decisions in a row, so that what is kept from one to the next is there.
            let mv = if (12..=14).contains(&step) {
                think_alone(limits, |thinking| player.decide(view.as_ref(), thinking)).mv
            } else {
                let legal = table.legal();
                legal[below(&mut stream, legal.len() as u32) as usize].clone()
            };
            if step == 14 {
                think_alone(limits, |thinking| player.assess(view.as_ref(), thinking));
            }
            said = player.memory(&limits, 1).max(said);
            table.play(&mv).unwrap();
        }
        said
    })
}

#[test]
fn no_player_of_the_house_takes_half_a_gigabyte() {
    every_player(|game, rules, player| {
        let made = rules.player(&PlayerSpec::plain(player.name)).unwrap();
        let figures = [(Limits::NONE, 1), (Limits::ms(60_000), 1), (Limits::ms(60_000), 2)]
            .map(|(limits, threads)| made.memory(&limits, threads));
        let [own, minute, two] = figures.map(|bytes| bytes as f64 / MIB);
        eprintln!("{game} {}: {own:.1} MiB, in a minute {minute:.1}, on two threads {two:.1}", player.name);
        assert!(figures.iter().all(|bytes| *bytes < 512 << 20), "{game} {}: {figures:?}", player.name);
    });
}

#[test]
fn nobody_holds_more_than_is_said() {
    let limits = Limits { nodes: Some(5_000), iterations: Some(300), ..Limits::NONE };
    every_player(|game, rules, player| {
        let mut asked = vec![Options::none()];
        for option in &player.options {
            let values: Vec<String> = match option.remote {
                Some(Kind::Choice(words)) => words.iter().map(ToString::to_string).collect(),
                Some(Kind::Whole(_, most)) => vec![most.to_string()],
                _ => Vec::new(),
            };
            let others = values.into_iter().filter(|value| value != option.default);
            asked.extend(others.map(|value| Options::none().with(option.name, value)));
        }
        // What else changes in briškula is tried once.
        if game.contains("variant") {
            asked.truncate(1);
        }
        for options in asked {
            let spec = PlayerSpec { options, ..PlayerSpec::plain(player.name) };
            let (said, held) = said_and_held(rules, &spec, limits);
            // A game, its view and a report are there whoever plays.
            let held = held.saturating_sub(256 << 10);
            assert!(held <= said, "{game} {spec}: {held} bytes held, {said} said");
        }
    });
}
