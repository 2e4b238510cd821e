//! One more entry of the log.

use catalog::{CatalogError, Start};
use game::{Options, Scores, Seat};

use super::state::{Damaged, Offer};
use super::{Clocks, Entry, Learned, Matter, Phase, Play, Refusal, Said, Sheet, Sitter, Table, What, Why};
use crate::Code;
use crate::wire::Account;

impl Table {
    /// Takes one more entry in. An entry that cannot follow is an error, and the table is then of no use.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Damaged> {
        let at = self.version + 1;
        self.step(entry).map_err(|why| Damaged { table: self.plan.id.clone(), at, why })?;
        self.number(entry);
        Ok(())
    }

    /// Makes a move that somebody has just asked for, and puts its canonical text into the entry: it is read and played
    /// once. The reason for a refusal is worded from what was sent and what this seat may do; it never tells what others
    /// hold.
    pub(super) fn follow_move(&mut self, entry: &mut Entry) -> Result<(), Refusal> {
        let What::Moved { seat, mv } = &mut entry.what else { return Ok(()) };
        let play = self.play.as_mut().ok_or_else(|| Refusal::not_allowed("the game has not begun"))?;
        match play.make_move(*seat, mv) {
            Ok(canonical) => *mv = canonical,
            Err(CatalogError::Illegal(error)) => return Err(Refusal::new(Code::Illegal, error.to_string())),
            Err(error) => return Err(Refusal::new(Code::BadMove, error.to_string())),
        }
        self.after_move(entry.at);
        self.number(entry);
        Ok(())
    }

    /// Counts an entry that was taken in.
    fn number(&mut self, entry: &Entry) {
        let version = self.version + 1;
        let changes_game = matches!(
            entry.what,
            What::Dealt { .. }
                | What::Moved { .. }
                | What::Undone { .. }
                | What::Finished
                | What::Ended { .. }
                | What::Paused { .. }
        );
        self.version = version;
        if changes_game {
            self.game_version = version;
        }
        if let Some(tag) = &entry.tag {
            self.remember(tag.clone(), version);
        }
    }

    fn step(&mut self, entry: &Entry) -> Result<(), String> {
        let at = entry.at;
        match &entry.what {
            What::Made { .. } => return Err("a table is made once".to_owned()),
            What::Sat { seat, sitter } => {
                let chair = self.chair_mut(*seat)?;
                if matches!(chair.sitter, Sitter::Link(_)) {
                    // No secret has this hash: a link takes one person to the table, once.
                    chair.empty = Sitter::Link(String::new());
                }
                chair.sitter = sitter.clone();
                chair.ready = true;
            }
            What::Linked { seat, hash } => {
                let chair = self.chair_mut(*seat)?;
                chair.sitter = Sitter::Link(hash.clone());
                chair.empty = chair.sitter.clone();
            }
            What::Left { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.sitter = chair.empty.clone();
                chair.ready = true;
                self.wants.retain(|(wants, _)| wants != seat);
            }
            What::Ready { seat, ready } => self.chair_mut(*seat)?.ready = *ready,
            What::Dealt { options, deal, position, opening, salt, rotated, learned } => {
                let start = match (deal.as_str(), position) {
                    (_, Some(position)) => Start::Position(position.clone()),
                    ("", None) => Start::Usual,
                    (deal, None) => Start::Deal(deal.to_owned()),
                };
                if !self.has_next() || self.wants.iter().any(|(_, rematch)| *rematch) {
                    self.match_from = self.sheet.len();
                }
                self.begin(options, &start, opening, salt)?;
                self.chairs.rotate_right(*rotated);
                self.rotated += rotated;
                for chair in &mut self.chairs {
                    chair.learned = None;
                }
                for Learned { seat, spec } in learned {
                    self.chair_mut(*seat)?.learned = Some(spec.clone());
                }
                self.start_clocks(at);
            }
            What::Moved { seat, mv } => {
                let play = self.play.as_mut().ok_or("no game is on the table")?;
                play.make_move(*seat, mv).map_err(|error| error.to_string())?;
                self.after_move(at);
            }
            What::Undone { steps } => {
                let play = self.play.as_mut().ok_or("no game is on the table")?;
                for _ in 0..*steps {
                    if !play.take_back() {
                        return Err("there is no move to take back".to_owned());
                    }
                }
                self.offer = None;
                let turn = play.line().turn();
                if let Some(clocks) = &mut self.clocks {
                    clocks.stop(at, false);
                    clocks.run(turn, at);
                }
            }
            What::Offered { matter, seat, objector } => {
                let agreed = vec![*seat];
                self.offer = Some(Offer { matter: *matter, by: *seat, agreed, objector: *objector });
            }
            What::Agreed { matter, seat } => self.agree(*matter, *seat)?,
            What::Declined { .. } => self.offer = None,
            What::Finished => self.finish(),
            What::Ended { why, scores } => self.end(why, *scores, at)?,
            What::Paused { .. } => {
                self.phase = Phase::Paused;
                if let Some(clocks) = &mut self.clocks {
                    clocks.stop(at, false);
                }
            }
            What::Resumed { .. } => {
                self.phase = Phase::Playing;
                let turn = self.turn();
                if let Some(clocks) = &mut self.clocks {
                    clocks.run(turn, at);
                }
            }
            What::Wanted { seat, rematch } => {
                self.wants.retain(|(wants, _)| wants != seat);
                self.wants.push((*seat, *rematch));
            }
            What::Said { name, seat, text, .. } => {
                self.hear(Said { at, name: name.clone(), seat: *seat, text: text.clone() });
            }
            What::Woke { lived } => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.forgive(*lived, at);
                }
            }
        }
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut super::Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn begin(
        &mut self,
        options: &Options,
        start: &Start,
        opening: &[String],
        salt: &str,
    ) -> Result<(), String> {
        let rules = self.catalog.game(&self.plan.game).and_then(|game| game.rules(options));
        let mut line = rules.and_then(|rules| rules.table(start)).map_err(|error| error.to_string())?;
        for mv in opening {
            line.play(mv).map_err(|error| error.to_string())?;
        }
        self.play = Some(Play::new(line, salt, self.sheet.len() + 1));
        self.phase = Phase::Playing;
        self.offer = None;
        self.wants.clear();
        Ok(())
    }

    fn start_clocks(&mut self, at: super::Millis) {
        self.clocks = self.plan.clock.map(|clock| Clocks::new(clock, self.chairs.len()));
        let turn = self.turn();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(turn, at);
        }
    }

    fn after_move(&mut self, at: super::Millis) {
        self.offer = None;
        let turn = self.turn();
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(at, true);
            clocks.run(turn, at);
        }
    }

    fn agree(&mut self, matter: Matter, seat: Seat) -> Result<(), String> {
        let offer = self.offer.as_mut().filter(|offer| offer.matter == matter);
        offer.ok_or("nothing was offered")?.agreed.push(seat);
        Ok(())
    }

    fn end(&mut self, why: &Why, scores: Scores, at: super::Millis) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("no game is on the table")?;
        play.end(why.clone(), scores);
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(at, false);
        }
        self.finish();
        Ok(())
    }

    /// The game on the table is over: it goes onto the sheet.
    fn finish(&mut self) {
        self.phase = Phase::Over;
        self.offer = None;
        let (record, seats, rotated) = (self.record_id().unwrap_or_default(), self.names(), self.rotated);
        if let Some(play) = &mut self.play {
            play.close_eyes();
        }
        if let Some((play, ending)) = self.play.as_ref().and_then(|play| Some((play, play.line().ending()?)))
        {
            let (scores, reason) = (ending.scores, ending.reason.to_owned());
            let account = Account::told(play.line().account());
            self.sheet.push(Sheet { number: play.number, scores, reason, record, seats, account, rotated });
        }
    }
}
