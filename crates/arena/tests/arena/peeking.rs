//! A published player that peeks is granted it in matches; nobody else is.

use arena::{MatchPlan, SeatSpec, run_match};
use catalog::{Catalog, host};
use game::{Options, Stop};

/// The games of a player against `random`, as records.
fn games(spec: &str) -> Vec<Vec<String>> {
    let catalog = Catalog::of(vec![host::<briskula::Briskula>()]);
    let rules = catalog.game("briskula").unwrap().rules(&Options::none()).unwrap();
    let seats = [spec, "random"].map(|spec| SeatSpec::parse(rules.as_ref(), spec).unwrap());
    let plan = MatchPlan { games: 4, ..MatchPlan::new("briskula", seats.to_vec()) };
    let mut games = Vec::new();
    run_match(&catalog, &plan, &Stop::new(), &mut |record| games.push(record.moves.clone())).unwrap();
    games
}

#[test]
fn the_player_that_peeks_plays_on_what_it_sees() {
    let fair = games("uct:iterations=60");
    assert_eq!(fair, games("uct:iterations=60"));
    assert_ne!(fair, games("uct-open:iterations=60"), "the same search and seed, but other cards are known");
}
