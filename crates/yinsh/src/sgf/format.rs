//! SGF as a form of our own records.

use game::{Format, Record, Scores, Seat};

use super::{Form, Players, SgfGame, read, write};
use crate::Yinsh;

/// Records of Boardspace, for whoever keeps records of many games.
pub(crate) const FORMAT: Format = Format {
    name: "sgf",
    about: "the records of Boardspace, SGF with GM[24]",
    media: "application/x-go-sgf",
    read: |text| read(text).map(|game| record(&game)).map_err(|error| error.to_string()),
    write: |record| sgf(record, Form::Person),
};

/// The same with ring moves as robots make them; either is read.
pub(crate) const OF_ROBOTS: Format = Format {
    name: "sgf-robot",
    about: "the records of Boardspace, ring moves written as its robots write them",
    write: |record| sgf(record, Form::Robot),
    ..FORMAT
};

/// How our records say that somebody gave up.
const RESIGNED: &str = "resigned";

fn record(game: &SgfGame) -> Record {
    let mut record = Record::of(&game.line, vec![game.players.white.clone(), game.players.black.clone()]);
    if let (Some(seat), None) = (game.resigned, record.scores) {
        record.scores = Some(Scores::win(seat.other(), 2));
        record.reason = Some(RESIGNED.to_owned());
        record.forfeit = Some(game::Forfeit { seat, why: RESIGNED.to_owned() });
    }
    record
}

fn sgf(record: &Record, form: Form) -> Result<String, String> {
    let line = record.replay::<Yinsh>().map_err(|error| error.to_string())?;
    let name = |seat: usize| record.seats.get(seat).cloned().unwrap_or_default();
    let resigned = record.forfeit.as_ref().filter(|forfeit| forfeit.why == RESIGNED);
    let resigned: Option<Seat> = resigned.map(|forfeit| forfeit.seat);
    let players = Players { white: name(0), black: name(1) };
    let game = SgfGame { resigned, ..SgfGame::new(line, players) };
    write(&game, [form; 2]).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_was_given_up_comes_back_as_it_was() {
        let text = "(;GM[24]VV[2]SU[Yinsh]P0[id \"Ana\"]P1[id \"Bor\"]; P0[0 Start White]\
                    ; P0[1 place wr  F 6]; P0[2 Done ]; P1[3 Resign ]; P1[4 Done ])";
        let record = (FORMAT.read)(text).unwrap();
        assert_eq!((record.seats[1].as_str(), record.reason.as_deref()), ("Bor", Some("resigned")));
        assert_eq!((FORMAT.read)(&(FORMAT.write)(&record).unwrap()).unwrap(), record);
        assert_eq!((FORMAT.read)(&(OF_ROBOTS.write)(&record).unwrap()).unwrap(), record);
        assert!((FORMAT.read)("(;GM[1])").unwrap_err().contains("Yinsh"));
    }
}
