//! Every player answers with a legal move when its time is over or somebody raises the stop flag.
//!
//! How soon it answers is measured by hand: a machine that is busy would fail a test for it.

use std::time::{Duration, Instant};

use catalog::{AnyThinking, Catalog, PlayerFacts, Start};
use game::{Clock, Kind, Limits, Options, Report, Stop};

/// The time since the clock was made.
struct Wall(Instant);

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The player as it is, and with all counts as high as they can be asked for over the network.
fn asked(player: &PlayerFacts) -> Vec<String> {
    let most = player.options.iter().filter_map(|option| match option.remote {
        Some(Kind::Whole(_, most)) => Some(format!("{}={most}", option.name)),
        _ => None,
    });
    let most: Vec<String> = most.collect();
    let mut specs = vec![player.name.to_owned()];
    if !most.is_empty() {
        specs.push(format!("{}:{}", player.name, most.join(",")));
    }
    specs
}

#[test]
fn everybody_answers_when_stopped_while_thinking() {
    for game in Catalog::house().games() {
        let rules = game.rules(&Options::none()).unwrap();
        let table = rules.table(&Start::Usual).unwrap();
        let view = table.view(table.turn().unwrap().into());
        for spec in game.players().iter().flat_map(asked) {
            let mut player = rules.player(&rules.remote_player_spec(&spec).unwrap()).unwrap();
            player.begin(1);
            let stop = Stop::new();
            let raised = stop.clone();
            let decision = std::thread::scope(|scope| {
                scope.spawn(move || {
                    std::thread::sleep(Duration::from_millis(20));
                    raised.stop();
                });
                let mut quiet = |_: &Report<String>| {};
                let clock = Wall(Instant::now());
                let mut thinking = AnyThinking {
                    limits: Limits::ms(50),
                    stop: &stop,
                    clock: &clock,
                    threads: 1,
                    progress: &mut quiet,
                };
                player.decide(view.as_ref(), &mut thinking)
            });
            assert!(table.legal().contains(&decision.mv), "{} {spec}: {}", game.facts().name, decision.mv);
        }
    }
}
