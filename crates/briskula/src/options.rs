//! The options: which briškula is played, and what came from earlier deals.

use game::{OptionError, OptionSpec, Options, Seat, Settings};

use crate::{Briskula, Variant};

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::choice(
            "variant",
            Variant::WORDS,
            "2",
            "how many play, or dupla: two with four cards each",
        ),
        OptionSpec::choice(
            "partners",
            &["closed", "open"],
            "closed",
            "open: with four, partners see each other's hand once the stock is empty",
        ),
        OptionSpec::choice(
            "finish",
            &["out", "61"],
            "out",
            "whether a deal is played out or stops when a side has 61 points",
        ),
        OptionSpec::choice(
            "points",
            &["shown", "hidden"],
            "shown",
            "whether the table shows the points taken, or everybody counts alone",
        ),
        OptionSpec::choice("match", &["1", "4"], "1", "how many won deals win the match"),
        OptionSpec::choice(
            "dealer",
            &["last", "0", "1", "2", "3"],
            "last",
            "the seat that deals; the next one leads",
        )
        .of_session(),
        OptionSpec::text(
            "won",
            "won deals of each side, fewer than win the match, as in 2/1",
            "0",
            "how many deals each side has won",
        )
        .of_session(),
    ]
}

pub(crate) fn game(options: &Options) -> Result<Briskula, OptionError> {
    let specs = specs();
    let settings = options.checked(&specs)?;
    let variant = Variant::ALL[settings.choice("variant")];
    let length = settings.whole("match") as u8;
    let game = Briskula {
        variant,
        partners_open: settings.text("partners") == "open",
        stops: settings.text("finish") == "61",
        points_hidden: settings.text("points") == "hidden",
        length,
        dealer: dealer(&settings, variant)?,
        won: won(&settings, variant, length)?,
    };
    if game.partners_open && variant != Variant::Four {
        return Err(refuse(&settings, "partners", "closed (only with variant=4 are there partners)"));
    }
    if game.stops && variant == Variant::Three {
        return Err(refuse(&settings, "finish", "out (with variant=3 most points win, not 61)"));
    }
    Ok(game)
}

pub(crate) fn options(game: &Briskula) -> Options {
    let last = game.dealer.index() + 1 == game.variant.seats();
    let won: Vec<String> = game.won[..game.variant.sides()].iter().map(ToString::to_string).collect();
    let won = if game.won == [0; 3] { "0".to_owned() } else { won.join("/") };
    Options::none()
        .with("variant", game.variant.word())
        .with("partners", if game.partners_open { "open" } else { "closed" })
        .with("finish", if game.stops { "61" } else { "out" })
        .with("points", if game.points_hidden { "hidden" } else { "shown" })
        .with("match", game.length)
        .with("dealer", if last { "last".to_owned() } else { game.dealer.to_string() })
        .with("won", won)
        .without_defaults(&specs())
}

fn dealer(settings: &Settings<'_>, variant: Variant) -> Result<Seat, OptionError> {
    let last = variant.seats() - 1;
    match settings.text("dealer").parse::<usize>() {
        Ok(seat) if seat <= last => Ok(Seat::new(seat)),
        Ok(_) => Err(refuse(settings, "dealer", &format!("last, or a seat from 0 to {last}"))),
        Err(_) => Ok(Seat::new(last)),
    }
}

/// Reads `2/1`. Sides that are not named have won nothing.
fn won(settings: &Settings<'_>, variant: Variant, length: u8) -> Result<[u8; 3], OptionError> {
    let text = settings.text("won");
    let mut won = [0; 3];
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() > variant.sides() {
        return Err(settings.spec("won").refuse(text));
    }
    for (won, part) in won.iter_mut().zip(parts) {
        let read = part.parse().ok().filter(|deals: &u8| *deals < length && deals.to_string() == part);
        *won = read.ok_or_else(|| settings.spec("won").refuse(text))?;
    }
    Ok(won)
}

/// A value that does not go with the others.
fn refuse(settings: &Settings<'_>, name: &str, expected: &str) -> OptionError {
    OptionError::Value {
        name: name.to_owned(),
        expected: expected.to_owned(),
        got: settings.text(name).chars().take(40).collect(),
    }
}
