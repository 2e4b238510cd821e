//! "The rest is mine": judged over everything that may be, so that the answer tells nobody what is.

use game::{Hosted, Line, MoveList, Position, Scores, Seat, Stop, Viewer, Worlds};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a claim does not stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Unproven {
    /// There is nothing to claim in this game.
    #[error("there is nothing to claim in this game")]
    Nothing,
    /// Too much is hidden, or too much is to be played, to say anything.
    #[error("it is too early to claim the rest: too much is hidden")]
    TooEarly,
    /// Somebody may hold, or do, what takes some of it away.
    #[error("the rest is not certain: somebody may still take some of it")]
    Uncertain,
}

/// With more worlds than these nothing is certain anyway.
const MOST_WORLDS: usize = 2_000;
/// How many moves are tried before it is too early to say.
const MOST_TRIED: usize = 60_000;

/// Whether `seat` gets all that is left, whatever the others hold and do: one plan that is good in every world. Whoever is
/// stopped half-way has proven nothing.
pub(crate) fn judge<G: Hosted>(
    line: &Line<G>,
    seat: Seat,
    judge: Option<Seat>,
    stop: &Stop,
) -> Result<Scores, Unproven> {
    if line.turn().is_none() {
        return Err(Unproven::Nothing);
    }
    let scores = G::rest_to(line.position(), seat).ok_or(Unproven::Nothing)?;
    let known = |seat| line.view(Viewer::Seat(seat)).all_worlds(MOST_WORLDS).ok_or(Unproven::TooEarly);
    let mut worlds = known(seat)?;
    if let Some(judge) = judge.filter(|judge| *judge != seat) {
        let known_too = known(judge)?;
        worlds.retain(|world| known_too.contains(world));
    }
    let mut plan = ClaimSearch { game: line.game(), seat, tried: 0, stop };
    let worlds = worlds.into_iter().map(|now| World::<G> { claimed: now.clone(), now }).collect();
    match plan.holds(worlds) {
        Some(true) => Ok(scores),
        Some(false) => Err(Unproven::Uncertain),
        None => Err(Unproven::TooEarly),
    }
}

/// One of the positions that may be, as it was when the rest was claimed and as it would be now.
struct World<G: Hosted> {
    claimed: G::Position,
    now: G::Position,
}

/// Worlds that look the same to whoever claims, by what was seen last.
type Alike<G> = Vec<((<G as game::Game>::Seen, Vec<<G as game::Game>::Reveal>), Vec<World<G>>)>;

struct ClaimSearch<'a, G> {
    game: &'a G,
    seat: Seat,
    tried: usize,
    stop: &'a Stop,
}

impl<G: Hosted> ClaimSearch<'_, G> {
    /// Whether all is kept from worlds that the claimant cannot tell apart. `None` when that takes too long.
    fn holds(&mut self, mut worlds: Vec<World<G>>) -> Option<bool> {
        if !worlds.iter().all(|world| G::kept_all(&world.claimed, &world.now, self.seat)) {
            return Some(false);
        }
        worlds.retain(|world| world.now.ending().is_none());
        let Some(turn) = worlds.first().map(|world| world.now.turn()) else { return Some(true) };
        // Whose turn it is everybody knows.
        let others = worlds.extract_if(.., |world| world.now.turn() != turn).collect::<Vec<_>>();
        if !others.is_empty() && !self.holds(others)? {
            return Some(false);
        }
        if turn == Some(self.seat) { self.can_keep(&worlds) } else { self.must_keep(&worlds) }
    }

    /// The claimant decides: one move must be good in all of these worlds.
    fn can_keep(&mut self, worlds: &[World<G>]) -> Option<bool> {
        let moves: Vec<G::Move> = worlds[0].now.legal().iter().collect();
        for mv in moves.into_iter().filter(|mv| worlds.iter().all(|world| world.now.is_legal(*mv))) {
            let mut alike = Alike::<G>::new();
            for world in worlds {
                self.follow(world, mv, &mut alike)?;
            }
            if self.all_hold(alike)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Somebody else decides: every move must be good.
    fn must_keep(&mut self, worlds: &[World<G>]) -> Option<bool> {
        let mut alike = Alike::<G>::new();
        for world in worlds {
            for mv in world.now.legal().iter() {
                self.follow(world, mv, &mut alike)?;
            }
        }
        self.all_hold(alike)
    }

    fn all_hold(&mut self, alike: Alike<G>) -> Option<bool> {
        for (_, worlds) in alike {
            if !self.holds(worlds)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Puts the world after a move to those that the claimant cannot tell from it.
    fn follow(&mut self, world: &World<G>, mv: G::Move, alike: &mut Alike<G>) -> Option<()> {
        self.tried += 1;
        if self.tried > MOST_TRIED || self.stop.is_stopped() {
            return None;
        }
        let after = world.now.after(mv);
        let viewer = Viewer::Seat(self.seat);
        let seen = self.game.seen(&world.now, mv, viewer);
        let shown = self.game.shown_after(&world.now, mv, &after, viewer);
        let next = World { claimed: world.claimed.clone(), now: after };
        match alike.iter_mut().find(|(known, _)| known.0 == seen && known.1 == shown) {
            Some((_, worlds)) => worlds.push(next),
            None => alike.push(((seen, shown), vec![next])),
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use game::random::{below, deal_stream};
    use game::{Ending, Options, Seat, Stop, Viewer};

    use crate::{AnyTable, Catalog, Start, Unproven};

    /// Whether the seat can take all that is left with every card open: nobody who cannot may claim it.
    fn can_take_all(table: &dyn AnyTable, seat: Seat, wanted: &[u64]) -> bool {
        let Some(turn) = table.turn() else { return points(table) == wanted };
        let mut outcomes = table.legal().into_iter().map(|mv| {
            let mut next = table.fork();
            next.play(&mv).unwrap();
            can_take_all(next.as_ref(), seat, wanted)
        });
        if turn == seat { outcomes.any(|kept| kept) } else { outcomes.all(|kept| kept) }
    }

    fn points(table: &dyn AnyTable) -> Vec<u64> {
        let view = table.view(Viewer::All).json();
        view["points"].as_array().unwrap().iter().map(|points| points.as_u64().unwrap()).collect()
    }

    #[test]
    fn a_claim_that_stands_cannot_be_broken() {
        let house = Catalog::house();
        let rules = house.game("briskula").unwrap().rules(&Options::none()).unwrap();
        let mut stood = 0;
        let mut fell = 0;
        for seed in 0..60 {
            let mut stream = deal_stream(seed, 9);
            let mut table = rules.table(&Start::Seed { seed, index: 0 }).unwrap();
            while let Some(turn) = table.turn() {
                let left = 40 - table.moves().len();
                if left <= 6 {
                    let taken = points(table.as_ref());
                    for seat in Seat::all(2) {
                        let mut wanted = taken.clone();
                        wanted[seat.index()] += 120 - taken.iter().sum::<u64>();
                        match table.claim(seat, None, &Stop::new()) {
                            Ok(scores) => {
                                stood += 1;
                                assert!(can_take_all(table.as_ref(), seat, &wanted), "seed {seed}");
                                assert_eq!(Some(scores), table.rest_to(seat));
                            }
                            Err(why) => {
                                fell += 1;
                                assert_eq!(why, Unproven::Uncertain, "{left} cards left, turn {turn}");
                            }
                        }
                    }
                } else if left > 20 {
                    assert_eq!(table.claim(turn, None, &Stop::new()), Err(Unproven::TooEarly));
                }
                let legal = table.legal();
                table.play(&legal[below(&mut stream, legal.len() as u32) as usize]).unwrap();
            }
        }
        assert!(stood > 10 && fell > 10, "{stood} stood, {fell} fell");
    }

    /// What a seat of tarok claims comes true with open cards, whatever the other two do: its side takes every trick, or
    /// in beggar declarer none, or at least one.
    fn comes_true(table: &dyn AnyTable, seat: Seat, is_kept: &dyn Fn(&dyn AnyTable) -> bool) -> bool {
        let Some(turn) = table.turn() else { return is_kept(table) };
        let mut outcomes = table.legal().into_iter().map(|mv| {
            let mut next = table.fork();
            next.play(&mv).unwrap();
            comes_true(next.as_ref(), seat, is_kept)
        });
        if turn == seat { outcomes.any(|kept| kept) } else { outcomes.all(|kept| kept) }
    }

    #[test]
    fn a_claim_of_tarok_that_stands_cannot_be_broken() {
        let house = Catalog::house();
        let rules = house.game("tarok").unwrap().rules(&Options::none()).unwrap();
        let json = |table: &dyn AnyTable| table.view(Viewer::All).json();
        let tricks = |table: &dyn AnyTable, seat: usize| json(table)["tricks"][seat].as_u64().unwrap();
        let mut seen = std::collections::BTreeMap::<(&str, bool), u32>::new();
        for (contract, seed) in ["three", "solo", "beggar", "klop"]
            .iter()
            .flat_map(|contract| (0..40).map(move |seed| (*contract, seed)))
        {
            let mut stream = deal_stream(seed, 19);
            let mut table = rules.table(&Start::Seed { seed, index: 0 }).unwrap();
            assert_eq!(table.rest_to(Seat::new(0)), None, "nothing is claimed before the first card");
            for word in ["pass", "pass", &format!("bid {contract}")] {
                table.play(word).unwrap();
            }
            while table.turn().is_some() {
                let now = json(table.as_ref());
                let left = 16
                    - now["tricks"].as_array().unwrap().iter().map(|own| own.as_u64().unwrap()).sum::<u64>();
                if table.decision() == Some("card") && left <= 2 {
                    for seat in Seat::all(3) {
                        let before: Vec<u64> = (0..3).map(|seat| tricks(table.as_ref(), seat)).collect();
                        let is_kept = |end: &dyn AnyTable| match contract {
                            "beggar" => (tricks(end, 0) == 0) == (seat.index() == 0),
                            _ => (0..3).all(|other| {
                                (other == 0) == (seat.index() == 0) || tricks(end, other) == before[other]
                            }),
                        };
                        match table.claim(seat, None, &Stop::new()) {
                            Ok(scores) => {
                                assert_eq!(Some(scores), table.rest_to(seat));
                                assert!(
                                    comes_true(table.as_ref(), seat, &is_kept),
                                    "{contract} {seed} {seat}"
                                );
                                *seen.entry((contract, true)).or_default() += 1;
                            }
                            Err(why) => {
                                let nothing = contract == "klop";
                                assert_eq!(why == Unproven::Nothing, nothing, "{contract} {seed}: {why}");
                                *seen.entry((contract, false)).or_default() += 1;
                            }
                        }
                    }
                }
                let legal = table.legal();
                table.play(&legal[below(&mut stream, legal.len() as u32) as usize]).unwrap();
            }
        }
        for contract in ["three", "solo"] {
            assert!([true, false].iter().all(|stood| seen[&(contract, *stood)] > 3), "{seen:?}");
        }
    }

    /// Whether the seat can get at least so much with every card open, whatever all others do.
    fn can_get(table: &dyn AnyTable, seat: Seat, least: i32) -> bool {
        let Some(turn) = table.turn() else { return table.ending().unwrap().scores[seat] >= least };
        let mut outcomes = table.legal().into_iter().map(|mv| {
            let mut next = table.fork();
            next.play(&mv).unwrap();
            can_get(next.as_ref(), seat, least)
        });
        if turn == seat { outcomes.any(|kept| kept) } else { outcomes.all(|kept| kept) }
    }

    #[test]
    fn what_is_claimed_at_money_is_what_play_would_bring_at_least() {
        let house = Catalog::house();
        for options in ["profile=seed", "profile=voleny-csm"] {
            let rules = house.game("marias").unwrap().rules(&Options::parse(options).unwrap()).unwrap();
            let (mut stood, mut fell) = (0, 0);
            for seed in 0..40 {
                let mut stream = deal_stream(seed, 9);
                let mut table = rules.table(&Start::Seed { seed, index: 0 }).unwrap();
                assert_eq!(
                    table.claim(Seat::new(0), None, &Stop::new()),
                    Err(Unproven::Nothing),
                    "nothing is played yet"
                );
                while table.turn().is_some() {
                    let cards = table.moves().iter().filter(|mv| !mv.contains(' ') && mv.len() <= 3).count();
                    if table.decision() == Some("card") && cards >= 21 {
                        for seat in Seat::all(3) {
                            match table.claim(seat, None, &Stop::new()) {
                                Ok(scores) => {
                                    stood += 1;
                                    assert_eq!(scores.sum(), 0);
                                    assert!(
                                        can_get(table.as_ref(), seat, scores[seat]),
                                        "{options}, seed {seed}"
                                    );
                                    let mut claimed = table.fork();
                                    claimed.end_by_claim(seat, Ending { scores, reason: "claimed" });
                                    let account = claimed.account();
                                    let sum = |of: Seat| {
                                        account.entries.iter().map(|one| one.scores[of]).sum::<i32>()
                                    };
                                    assert!(Seat::all(3).all(|of| sum(of) == scores[of]), "{account:?}");
                                }
                                Err(Unproven::Uncertain) => fell += 1,
                                Err(_) => {}
                            }
                        }
                    }
                    let legal = table.legal();
                    let chosen = match table.decision() {
                        Some("answer") => 0,
                        _ => below(&mut stream, legal.len() as u32) as usize,
                    };
                    table.play(&legal[chosen]).unwrap();
                }
            }
            assert!(stood > 5 && fell > 5, "{options}: {stood} stood, {fell} fell");
        }
    }

    #[test]
    fn where_nothing_is_taken_nothing_is_claimed() {
        let house = Catalog::house();
        let table =
            house.game("yinsh").unwrap().rules(&Options::none()).unwrap().table(&Start::Usual).unwrap();
        assert_eq!(table.claim(Seat::new(0), None, &Stop::new()), Err(Unproven::Nothing));
    }
}
