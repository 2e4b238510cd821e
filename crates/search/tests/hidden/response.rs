//! The best answer to known habits, against all plans tried one after another.

use game::random::mix;
use game::{Game, Position, Seat};
use search::example::{Branch, Spot, Veil};
use search::worlds::{Habits, Response, ResponseOptions};

use crate::common::veils::{VeilPlan, veil};

const OWN: Seat = Seat::new(0);

/// Everybody goes by the world and the place where he stands: a habit that differs from world to world.
struct ByPlace;

impl Habits<Spot> for ByPlace {
    type Memory = ();

    fn choose(&self, spot: &Spot, (): &()) -> Branch {
        let legal = spot.legal();
        legal[(7 * spot.world() + spot.node()) % legal.len()]
    }

    fn remember(&self, _: &Spot, _: Branch, (): &mut ()) {}

    fn seen(&self, _: &Spot, mv: Branch) -> u64 {
        mv.0.into()
    }

    fn worth(&self, end: &Spot) -> f64 {
        end.ending().unwrap().scores[OWN].into()
    }
}

/// The most that worlds which look alike bring in all, when one plan serves them all.
fn best(spots: &[Spot]) -> f64 {
    let mut sum = 0.0;
    let mut own: Vec<Spot> = Vec::new();
    let mut others: Vec<(Branch, Vec<Spot>)> = Vec::new();
    for spot in spots {
        match spot.turn() {
            None => sum += ByPlace.worth(spot),
            Some(seat) if seat == OWN => own.push(spot.clone()),
            Some(_) => {
                let mv = ByPlace.choose(spot, &());
                match others.iter_mut().find(|(known, _)| *known == mv) {
                    Some((_, group)) => group.push(spot.after(mv)),
                    None => others.push((mv, vec![spot.after(mv)])),
                }
            }
        }
    }
    sum += others.iter().map(|(_, group)| best(group)).sum::<f64>();
    let Some(first) = own.first() else { return sum };
    let after = |mv: Branch| best(&own.iter().map(|spot| spot.after(mv)).collect::<Vec<_>>());
    sum + first.legal().iter().map(|mv| after(*mv)).fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn it_finds_the_best_plan_against_known_habits() {
    let (mut found, mut possible, mut by_habit) = (0.0, 0.0, 0.0);
    for seed in 0..200 {
        let veil: Veil = veil(VeilPlan { depth: 4, points: true, ..VeilPlan::DUEL }, seed);
        let worlds: Vec<Spot> = (0..veil.worlds()).map(|world| veil.start(&(world as u8))).collect();
        if worlds[0].turn() != Some(OWN) {
            continue;
        }
        let mut response = Response::new(ResponseOptions::default());
        response.begin();
        for turn in 0..8000 {
            // Worlds by turns would meet moves by turns: each move would see some of them only.
            let world = mix(turn) as usize % worlds.len();
            response.simulate(&worlds[world], (), OWN, &ByPlace);
        }
        let followed: f64 =
            worlds.iter().map(|world| ByPlace.worth(&response.follow(world, (), OWN, &ByPlace))).sum();
        let most = best(&worlds);
        assert!(followed <= most + 1e-9, "a plan cannot bring more than the best one: {veil:?}");
        let mut blank = Response::new(ResponseOptions::default());
        blank.begin();
        by_habit +=
            worlds.iter().map(|world| ByPlace.worth(&blank.follow(world, (), OWN, &ByPlace))).sum::<f64>();
        found += followed;
        possible += most;
    }
    assert!(
        by_habit < 0.7 * possible,
        "habit alone brings {by_habit} of {possible}: there is something to find"
    );
    assert!(found > 0.99 * possible, "{found} of {possible} was found");
}

#[test]
fn where_there_is_no_room_it_goes_on_by_habit() {
    let veil = Veil::new("0(0(10 01) 0(11 00))", 2, "none").unwrap();
    let worlds: Vec<Spot> = (0..2).map(|world| veil.start(&world)).collect();
    let mut response = Response::new(ResponseOptions { capacity: 1, ..ResponseOptions::default() });
    response.begin();
    for turn in 0..100 {
        let played = response.simulate(&worlds[turn % 2], (), OWN, &ByPlace);
        assert!(played.branch < 2 && played.end.is_over());
    }
    assert_eq!(response.branches().map(|(_, _, visits)| visits).sum::<u64>(), 100);
}
