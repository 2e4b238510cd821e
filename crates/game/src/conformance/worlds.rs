//! Laws of worlds: what is sampled looks exactly like what was seen, and nothing hidden shows through.

use super::place::{Outcome, ensure};
use super::stage::{MomentLaw, Scene};
use crate::{Game, Line, MoveList, Position, View, Worlds};

/// How many worlds are drawn at a scene for each viewer.
const DRAWS: usize = 4;
/// Up to so many worlds are listed to compare with.
const LISTED: usize = 500;
/// Up to so many worlds are tested for equal chances,
const FEW: usize = 6;
/// with so many draws for each world.
const DRAWS_EACH: usize = 100;

pub(super) fn laws<G: Game>() -> [MomentLaw<G>; 5] {
    [
        ("a sampled world looks to its viewer exactly like the true one", stories_look_the_same),
        ("what is hidden does not change what a viewer is shown", hidden_things_do_not_show),
        ("the worlds are counted and listed without one missing or twice", worlds_are_listed),
        ("a sampled position is one that the viewer cannot tell from the true one", samples_agree),
        ("every world has the same chance", worlds_have_equal_chances),
    ]
}

/// Something holds for stories sampled from every view.
fn for_stories<G: Game>(here: &Scene<'_, G>, holds: impl Fn(&G::View, &Line<G>) -> Outcome) -> Outcome {
    let mut rng = here.rng();
    for view in here.views {
        for _ in 0..DRAWS {
            let story = view.sample_line(&mut rng);
            holds(view, &story).map_err(|what| {
                let text = here.game().position_text(&story);
                format!("{:?}: {what}\n  in the sampled world {text}", view.viewer())
            })?;
        }
    }
    Ok(())
}

fn stories_look_the_same<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for_stories(here, |view, story| {
        ensure(story.moves().len() == here.line.moves().len(), || "another number of moves".to_owned())?;
        ensure(story.turn() == here.line.turn(), || "somebody else is to move".to_owned())?;
        ensure(story.ending() == here.line.ending(), || "it ends in another way".to_owned())?;
        let (told, truth) = (story.events(view.viewer()), view.history());
        let odd = told.iter().zip(truth).find(|(told, truth)| told != truth);
        ensure(odd.is_none(), || format!("it is told one thing instead of another: {odd:?}"))?;
        ensure(told.len() == truth.len(), || format!("told {} things, not {}", told.len(), truth.len()))
    })
}

fn hidden_things_do_not_show<G: Game>(here: &Scene<'_, G>) -> Outcome {
    for_stories(here, |view, story| {
        let other = story.view(view.viewer());
        let (json, truth) = (other.to_json(), view.to_json());
        ensure(json == truth, || format!("JSON {json}, not {truth}"))?;
        ensure(other.picture() == view.picture(), || format!("picture {}", other.picture()))?;
        ensure(other.legal() == view.legal(), || format!("legal moves {:?}", other.legal()))?;
        ensure(other == *view, || "it is another view".to_owned())
    })
}

fn samples_agree<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let mut rng = here.rng();
    for view in here.views {
        let worlds = view.all_worlds(LISTED);
        for _ in 0..DRAWS {
            let again = view.sample(&mut rng.clone());
            let world = view.sample(&mut rng);
            ensure(again == world, || "the same stream gives two worlds".to_owned())
                .and_then(|()| cannot_be_told(here, view, &world, worlds.as_deref()))
                .map_err(|what| format!("{:?}: {what}\n  in {world:?}", view.viewer()))?;
        }
    }
    Ok(())
}

/// Whether a viewer sees nothing in a world that it does not see in the true one.
fn cannot_be_told<G: Game>(
    here: &Scene<'_, G>,
    view: &G::View,
    world: &G::Position,
    worlds: Option<&[G::Position]>,
) -> Outcome {
    let truth = here.position();
    ensure(world.turn() == truth.turn(), || "somebody else is to move".to_owned())?;
    ensure(world.ending() == truth.ending(), || "it ends in another way".to_owned())?;
    let own = world.turn().is_some_and(|seat| view.viewer().sees(seat));
    let same = !own || world.legal().iter().eq(truth.legal().iter());
    ensure(same, || "the viewer has other legal moves".to_owned())?;
    ensure(worlds.is_none_or(|worlds| worlds.contains(world)), || "it is not among all worlds".to_owned())
}

fn worlds_are_listed<G: Game>(here: &Scene<'_, G>) -> Outcome {
    here.for_every_view(|view| {
        let count = view.count_worlds();
        ensure(count != Some(0), || "there is no world at all".to_owned())?;
        let Some(worlds) = view.all_worlds(LISTED) else {
            return ensure(count.is_none_or(|count| count > LISTED as u128), || {
                format!("{count:?} worlds, but they are not listed")
            });
        };
        let listed = worlds.len();
        ensure(count.is_none_or(|count| count == listed as u128), || {
            format!("{count:?} worlds are counted, {listed} are listed")
        })?;
        ensure(worlds.contains(here.position()), || "the true world is missing".to_owned())?;
        let mut keys: Vec<(u64, &G::Position)> = worlds.iter().map(|world| (world.key(), world)).collect();
        keys.sort_by_key(|(key, _)| *key);
        let twice = keys.windows(2).find(|pair| pair[0] == pair[1]);
        ensure(twice.is_none(), || format!("a world is listed twice: {twice:?}"))?;
        ensure(view.all_worlds(listed - 1).is_none(), || {
            format!("at most {} worlds are asked for, and {listed} given", listed - 1)
        })
    })
}

fn worlds_have_equal_chances<G: Game>(here: &Scene<'_, G>) -> Outcome {
    let mut rng = here.rng();
    for view in here.views {
        let Some(worlds) = view.all_worlds(FEW).filter(|worlds| worlds.len() > 1) else { continue };
        let draws = DRAWS_EACH * worlds.len();
        fair(&worlds, (0..draws).map(|_| view.sample(&mut rng)))
            .and_then(|()| fair(&worlds, (0..draws).map(|_| view.sample_line(&mut rng).position().clone())))
            .map_err(|what| format!("{:?}: {what}", view.viewer()))?;
    }
    Ok(())
}

/// Whether draws fall on all worlds evenly, by the chi-square statistic with a limit that fair draws
/// exceed less than once in a million times.
fn fair<P: Position>(worlds: &[P], draws: impl Iterator<Item = P>) -> Outcome {
    let mut counts = vec![0_usize; worlds.len()];
    for world in draws {
        let place = worlds.iter().position(|listed| *listed == world);
        let place = place.ok_or_else(|| format!("a world that is not among all worlds: {world:?}"))?;
        counts[place] += 1;
    }
    let expected = DRAWS_EACH as f64;
    let excess = |count: &usize| *count as f64 - expected;
    let spread: f64 = counts.as_slice().iter().map(|count| excess(count) * excess(count) / expected).sum();
    let freedom = (worlds.len() - 1) as f64;
    ensure(spread < freedom + 6.0 * (2.0 * freedom).sqrt() + 18.0, || {
        format!("{} worlds came up {counts:?} times", worlds.len())
    })
}
