//! Laws of what a game declares about itself.

use super::place::{Outcome, Place, ensure};
use super::variants::{same_game, values, variants};
use crate::{Game, Kind, MAX_SEATS, OptionError, OptionSpec, Options};

/// Checks the declarations once for all variants.
pub(super) fn check<G: Game>() {
    let place = Place { game: G::FACTS.name, variant: "all", seed: 0, index: None, step: None };
    place.uphold("the facts of a game are complete", facts::<G>);
    place.uphold("options are declared with a name, a help and a default that fits", || {
        options(&G::option_specs())
    });
    place.uphold("an option that is not declared is refused by name", unknown_option::<G>);
    place.uphold("a value that is not declared is refused", undeclared_value::<G>);
    place.uphold("every declared choice is tried in some variant", every_choice_tried::<G>);
}

fn facts<G: Game>() -> Outcome {
    let facts = G::FACTS;
    let plain =
        |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    ensure(plain(facts.name), || format!("the name {:?} is not lower-case letters and digits", facts.name))?;
    ensure(!facts.title.is_empty() && !facts.about.is_empty() && !facts.unit.is_empty(), || {
        "the title, the line about it or the unit is empty".to_owned()
    })?;
    let (fewest, most) = facts.seats;
    ensure(1 <= fewest && fewest <= most && most <= MAX_SEATS, || format!("seats {:?}", facts.seats))?;
    ensure(facts.forfeit <= 0, || format!("a forfeit is worth {}", facts.forfeit))
}

/// Whether a list of declared options is in order.
pub(super) fn options(specs: &[OptionSpec]) -> Outcome {
    for (place, spec) in specs.iter().enumerate() {
        let name = spec.name;
        let plain =
            name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-');
        ensure(!name.is_empty() && plain, || format!("{name:?} is not a lower-case name"))?;
        ensure(!spec.help.is_empty() && !spec.help.contains('\n'), || format!("{name}: help in one line"))?;
        ensure(specs[..place].iter().all(|other| other.name != name), || {
            format!("{name} is declared twice")
        })?;
        let default = Options::none().with(name, spec.default);
        default.checked(specs).map_err(|error| format!("the default: {error}"))?;
        if let Some(remote) = spec.remote {
            ensure(remote.is_within(&spec.kind), || {
                format!("{name}: over the network {remote}, at home {}", spec.kind)
            })?;
            default.checked_remote(specs).map_err(|error| format!("the default: {error}"))?;
        }
    }
    Ok(())
}

fn unknown_option<G: Game>() -> Outcome {
    let answer = G::from_options(&Options::none().with("no such option", 1));
    ensure(matches!(answer, Err(OptionError::Unknown { .. })), || format!("the answer is {answer:?}"))
}

fn undeclared_value<G: Game>() -> Outcome {
    for spec in G::option_specs() {
        let bad = match spec.kind {
            Kind::Choice(_) => "no such word".to_owned(),
            Kind::Whole(_, to) => i128::from(to).saturating_add(1).to_string(),
            Kind::Number(..) => "not a number".to_owned(),
            Kind::Text(_) => continue,
        };
        let answer = G::from_options(&Options::none().with(spec.name, &bad));
        ensure(matches!(answer, Err(OptionError::Value { .. })), || {
            format!("{}={bad} is answered with {answer:?}", spec.name)
        })?;
    }
    Ok(())
}

fn every_choice_tried<G: Game>() -> Outcome {
    let variants = variants::<G>();
    for spec in G::option_specs() {
        for value in values(&spec).into_iter().filter(|value| value != spec.default) {
            let alone = Options::none().with(spec.name, &value);
            let tried = variants.iter().any(|(_, options)| {
                options.get(spec.name) == Some(&value) || same_game::<G>(options, &alone)
            });
            ensure(tried, || {
                format!("{}={value} is refused alone, and more_variants does not have it", spec.name)
            })?;
        }
    }
    Ok(())
}
