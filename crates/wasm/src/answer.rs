//! What is answered at once: which games there are, positions, records step by step, puzzles.

use game::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tables::Code;
use tables::answers::puzzles::{self, Set};
use tables::answers::{GameInfo, GameRecord, PuzzleList, show};
use tables::table::Refusal;

use crate::{Refused, games};

/// What is asked.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Request {
    /// The games of this module with their options and players.
    Games,
    /// A position as one viewer sees it.
    Show {
        /// The position.
        place: show::Asked,
    },
    /// A page of a record, step by step.
    Film {
        /// The record as one line of JSON.
        record: String,
        /// Whose eyes: `all`, `public`, or the number of a seat.
        viewer: Option<Value>,
        /// The first step of the page; 0 is the beginning.
        #[serde(default)]
        from: usize,
    },
    /// A record that somebody brings along, read and played through: answered with the record in its own form.
    Read {
        /// The record as one line of JSON.
        record: String,
    },
    /// The same in another form, `sgf` for example.
    Convert {
        /// The form's name.
        format: String,
        /// The text in that form.
        text: String,
    },
    /// A record in another form.
    Write {
        /// The form's name.
        format: String,
        /// The record as one line of JSON.
        record: String,
    },
    /// The puzzles of a game.
    Puzzles {
        /// The game.
        game: String,
    },
    /// What there is to say about somebody's answer to a puzzle.
    Solve {
        /// The name of the puzzle.
        id: String,
        /// The move that was tried.
        #[serde(rename = "move")]
        mv: String,
    },
}

fn told(answer: impl Serialize) -> Result<Value, Refused> {
    Ok(serde_json::to_value(answer)?)
}

fn missing(what: &str) -> Refused {
    Refusal::new(Code::NotFound, format!("there is no such {what}")).into()
}

/// A record that can be played through, and is no longer than any game of the house.
fn playable(record: Record) -> Result<Record, Refused> {
    if record.moves.len() > show::MOST_MOVES {
        let message = format!("moves: expected at most {} in a record", show::MOST_MOVES);
        return Err(Refusal::bad(message).into());
    }
    games().replay(&record)?;
    Ok(record)
}

/// A game as it is offered in a page, where nobody thinks on the person's time: players are not kept between decisions.
fn in_a_page(game: &dyn catalog::AnyGame) -> GameInfo {
    let mut info = GameInfo::from(game);
    for player in &mut info.players {
        player.ponders = None;
    }
    info
}

/// Answers at once.
pub fn answer(request: &Request) -> Result<Value, Refused> {
    let catalog = games();
    let form = |name: &str| {
        let known = catalog.games().flat_map(catalog::AnyGame::formats).find(|format| format.name == name);
        known.ok_or_else(|| missing("form of this game's records"))
    };
    match request {
        Request::Games => told(catalog.games().map(in_a_page).collect::<Vec<GameInfo>>()),
        Request::Show { place } => {
            let table = place.table(&catalog)?;
            let viewer = show::viewer(place.viewer.as_ref(), table.rules().seats())?;
            told(show::shown(table.as_ref(), viewer))
        }
        Request::Film { record, viewer, from } => {
            let record = Record::parse(record)?;
            let (frames, next) = show::film(&catalog, &record, viewer.as_ref(), *from)?;
            Ok(
                json!({ "record": GameRecord::from(record), "uploaded": false, "from": from, "frames": frames, "next": next }),
            )
        }
        Request::Read { record } => told(GameRecord::from(playable(Record::parse(record.trim())?)?)),
        Request::Convert { format, text } => {
            let record = (form(format)?.read)(text).map_err(Refusal::bad)?;
            told(GameRecord::from(playable(record)?))
        }
        Request::Write { format, record } => {
            told((form(format)?.write)(&Record::parse(record)?).map_err(Refusal::bad)?)
        }
        Request::Puzzles { game } => {
            let puzzles = puzzles::of_game(&catalog, game)?.iter().map(Set::card).collect();
            told(PuzzleList { puzzles })
        }
        Request::Solve { id, mv } => {
            let (game, number) = puzzles::name(id).ok_or_else(|| missing("puzzle"))?;
            let all = puzzles::of_game(&catalog, game).map_err(|_| missing("puzzle"))?;
            let judged = all.get(number).ok_or_else(|| missing("puzzle"))?.judge(mv);
            let expected = || Refusal::bad("move: expected a legal move of the position");
            told(judged.ok_or_else(expected)?)
        }
    }
}
