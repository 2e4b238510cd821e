//! One of our players as an external program: the other side of [`wire`](crate::wire).

use std::io::{BufRead, Read, Write};

use catalog::{AnyPlayer, AnyThinking, AnyView, Catalog, PlayerSpec};
use game::{MAX_SEATS, Report, Seat, Stop, Viewer};
use serde_json::json;

use crate::wire::{FromPlayer, LONGEST_LINE, New, ToPlayer, YourTurn};
use crate::{ArenaError, WallClock};

/// Reads what the house says from `input` and answers on `output` with the player of this SPEC, until the
/// input ends. Lines of a type it does not know are passed over.
pub fn agent(
    catalog: &Catalog,
    game: &str,
    spec: &str,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), ArenaError> {
    let spec = catalog.game(game)?.rules(&game::Options::none())?.player_spec(spec)?;
    let mut seated: Option<Seated> = None;
    for number in 1.. {
        let wrong = |what: String| ArenaError::Protocol { line: number, what };
        let mut line = Vec::new();
        if input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.len() > LONGEST_LINE {
            return Err(wrong("expected a line of at most 1 MiB".to_owned()));
        }
        let text = std::str::from_utf8(&line).map_err(|_| wrong("expected UTF-8".to_owned()))?;
        if text.trim().is_empty() {
            continue;
        }
        let told = ToPlayer::parse(text).map_err(wrong)?;
        match (told, &mut seated) {
            (None, _) => {}
            (Some(ToPlayer::New(new)), _) => {
                if new.game != game {
                    return Err(wrong(format!("expected a game of {game}, got {}", new.game)));
                }
                seated = Some(Seated::sit(catalog, &new, &spec).map_err(|error| wrong(error.to_string()))?);
            }
            (Some(_), None) => return Err(wrong("expected \"new\" first".to_owned())),
            (Some(ToPlayer::Event(event)), Some(seated)) => {
                seated.view.observe(&event).map_err(|error| wrong(error.to_string()))?;
            }
            (Some(ToPlayer::Turn(turn)), Some(seated)) => {
                let answer = seated.decide(&turn, &spec).map_err(wrong)?;
                serde_json::to_writer(&mut output, &answer).map_err(std::io::Error::from)?;
                output.write_all(b"\n")?;
                output.flush()?;
            }
            (Some(ToPlayer::Over(over)), Some(seated)) => seated.player.end(seated.seat, &over.scores),
        }
    }
    Ok(())
}

/// The player in its seat, with what the seat knows.
struct Seated {
    seat: Seat,
    view: Box<dyn AnyView>,
    player: Box<dyn AnyPlayer>,
}

impl Seated {
    fn sit(catalog: &Catalog, new: &New, spec: &PlayerSpec) -> Result<Seated, ArenaError> {
        let rules = catalog.game(&new.game)?.rules(&new.options)?;
        if new.seat >= rules.seats().min(MAX_SEATS) {
            return Err(ArenaError::Seats {
                game: rules.facts().name,
                seats: rules.seats(),
                given: new.seat + 1,
            });
        }
        let seat = Seat::new(new.seat);
        let mut player = rules.player(spec)?;
        player.begin(new.seed);
        Ok(Seated { seat, view: rules.blank_view(Viewer::Seat(seat)), player })
    }

    fn decide(&mut self, turn: &YourTurn, spec: &PlayerSpec) -> Result<FromPlayer, String> {
        if self.view.turn() != Some(self.seat) {
            return Err(format!("asked for a decision of seat {}, whose turn it is not", self.seat));
        }
        // Whoever has not been shown what is due cannot know what is legal.
        if self.view.legal().is_empty() {
            return Err(format!(
                "asked for a decision of seat {} before all was shown that is due to it",
                self.seat
            ));
        }
        let clock = WallClock::start();
        let mut quiet = |_: &Report<String>| {};
        let limits = spec.limits.unwrap_or(turn.limit);
        let stop = Stop::new();
        let mut thinking =
            AnyThinking { limits, stop: &stop, clock: &clock, threads: 1, progress: &mut quiet };
        let decision = self.player.decide(self.view.as_ref(), &mut thinking);
        let report = &decision.report;
        let best = report.candidates.iter().take(3).map(|candidate| {
            json!({"move": candidate.mv, "worth": candidate.worth.to_string(), "line": candidate.line})
        });
        let info = json!({
            "depth": report.depth,
            "nodes": report.nodes,
            "iterations": report.iterations,
            "candidates": best.collect::<Vec<_>>(),
        });
        Ok(FromPlayer { mv: decision.mv, info: Some(info) })
    }
}
