//! The course of a game: decisions, hints, going back, ends, the next game.

use arena::SeatSpec;
use catalog::{AnyEvent, Start};
use game::{Ending, Forfeit, Report, Scores, Seat, Viewer};

use crate::play::chair::{Chair, Who};
use crate::play::engine::{Answer, Request};
use crate::play::state::{Effect, Overlay, Purpose, Question, State, Thoughts};
use crate::words::counted;

impl State {
    /// The person decides: what is chosen in the list, or what has been typed.
    pub(super) fn decide(&mut self) -> Vec<Effect> {
        if !self.is_own_turn() {
            return Vec::new();
        }
        let (choices, selected) = self.choices();
        let mv = choices.get(selected).map_or_else(|| self.input.clone(), |mv| (*mv).to_owned());
        self.play(&mv).unwrap_or_else(|why| {
            self.message = Some(why);
            Vec::new()
        })
    }

    /// Makes a move; a refused one changes nothing.
    fn play(&mut self, mv: &str) -> Result<Vec<Effect>, String> {
        self.table.play(mv).map_err(|error| error.to_string())?;
        self.message = None;
        let mut effects = vec![Effect::Stop];
        effects.push(self.keep());
        effects.extend(self.go_on());
        Ok(effects)
    }

    /// Whoever is next: a person is shown the table, a player is asked, the end is counted.
    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        self.input.clear();
        self.selected = 0;
        self.scrolled = 0;
        self.job += 1;
        // A hint was about the decision before.
        let is_past = |thoughts: &Thoughts| thoughts.running || matches!(thoughts.purpose, Purpose::Hint(_));
        if self.thoughts.as_ref().is_some_and(is_past) {
            self.thoughts = None;
        }
        if let Some(ending) = self.table.ending() {
            self.count(ending.scores);
        }
        self.meet_the_next();
        let mut effects = Vec::new();
        if let (Some(seat), false) = (self.turn(), self.chair_to_move().is_some_and(Chair::is_me)) {
            self.thoughts =
                Some(Thoughts { purpose: Purpose::Decide(seat), report: Report::default(), running: true });
            effects.push(Effect::Ask(self.job, Request::Decide(seat, self.table.view(Viewer::Seat(seat)))));
        } else {
            effects.extend(self.ponder());
        }
        effects
    }

    /// While a person decides, the next player of the house thinks, where that is wanted.
    fn ponder(&self) -> Option<Effect> {
        let turn = self.turn().filter(|_| self.ponders)?;
        let own = |seat: &Seat| matches!(self.chairs[seat.index()].who, Who::Player(SeatSpec::Own(_)));
        let after = (1..self.chairs.len()).map(|step| Seat::new((turn.index() + step) % self.chairs.len()));
        let seat = { after }.find(own)?;
        Some(Effect::Ask(self.job, Request::Ponder(seat, self.table.view(Viewer::Seat(seat)))))
    }

    /// Turns the screen to the person who is to decide. Where something is hidden and several people share
    /// the terminal, the next one must come first.
    pub(super) fn meet_the_next(&mut self) {
        if let (Some(seat), true) = (self.turn(), self.chair_to_move().is_some_and(Chair::is_me)) {
            let shared = self.rules().facts().hidden && self.people() > 1;
            if shared && self.eyes != Some(seat) {
                self.eyes = None;
                self.overlay = Overlay::HandOver(seat);
            } else {
                self.eyes = Some(seat);
            }
        } else if self.eyes.is_none() && self.people() == 1 {
            self.eyes = Seat::all(self.chairs.len()).find(|seat| self.chairs[seat.index()].is_me());
        }
        self.look();
    }

    pub(super) fn look(&mut self) {
        self.view = self.table.view(self.viewer());
        self.legal = if self.is_own_turn() { self.view.legal() } else { Vec::new() };
    }

    fn count(&mut self, scores: Scores) {
        for (chair, score) in self.chairs.iter_mut().zip(scores.as_slice()) {
            chair.total += i64::from(*score);
        }
        self.scored = Some(scores);
    }

    pub(super) fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        match answer {
            Answer::Thought(report) => {
                if let Some(thoughts) = &mut self.thoughts {
                    thoughts.report = report;
                }
                Vec::new()
            }
            Answer::Decided(mv, report) => {
                let Some(seat) = self.turn() else { return Vec::new() };
                self.thoughts = Some(Thoughts { purpose: Purpose::Decide(seat), report, running: false });
                let played = self.play(&mv);
                played.unwrap_or_else(|why| self.forfeit(seat, format!("illegal move {mv:?}: {why}")))
            }
            Answer::Advice(report) => {
                let best = report.best().map(|best| (best.mv.clone(), best.worth));
                if let Some(thoughts) = &mut self.thoughts {
                    thoughts.report = report;
                    thoughts.running = false;
                }
                if let Some((mv, worth)) = best {
                    let worth = worth.told(self.rules().facts().unit);
                    self.message = Some(format!("The house would play {mv} ({worth}). Enter plays it."));
                    self.input.clear();
                    self.selected = self.legal.iter().position(|legal| *legal == mv).unwrap_or(0);
                }
                Vec::new()
            }
            Answer::Pondered => Vec::new(),
            Answer::Fault(why) => match self.turn() {
                Some(seat) if !self.is_own_turn() => self.forfeit(seat, why),
                _ => {
                    self.thoughts = None;
                    self.message = Some(format!("No hint: {why}."));
                    Vec::new()
                }
            },
        }
    }

    pub(super) fn hint(&mut self) -> Vec<Effect> {
        let Some(seat) = self.turn() else { return Vec::new() };
        self.job += 1;
        self.thoughts =
            Some(Thoughts { purpose: Purpose::Hint(seat), report: Report::default(), running: true });
        vec![Effect::Ask(self.job, Request::Advise(self.table.view(Viewer::Seat(seat))))]
    }

    /// How many moves stay on the table when the last own decision is taken back.
    pub(super) fn undo_to(&self) -> Option<usize> {
        if self.before_leaving.is_some() && self.forfeit.is_none() {
            return Some(self.table.moves().len());
        }
        let shared = self.rules().facts().hidden && self.people() > 1;
        let is_own =
            |seat: Seat| if shared { self.eyes == Some(seat) } else { self.chairs[seat.index()].is_me() };
        let deciders = self.table.view(Viewer::All).history().into_iter().filter_map(|event| match event {
            AnyEvent::Decision { seat, .. } => Some(seat),
            AnyEvent::Reveal(_) => None,
        });
        let deciders: Vec<Seat> = deciders.collect();
        deciders.iter().rposition(|seat| is_own(*seat)).filter(|ply| *ply >= self.opening)
    }

    pub(super) fn undo(&mut self) -> Vec<Effect> {
        let Some(stay) = self.undo_to() else { return Vec::new() };
        if let Some(scores) = self.scored.take() {
            for (chair, score) in self.chairs.iter_mut().zip(scores.as_slice()) {
                chair.total -= i64::from(*score);
            }
        }
        if let Some(table) = self.before_leaving.take() {
            self.table = table;
        }
        self.forfeit = None;
        let before = self.table.moves().len();
        while self.table.moves().len() > stay && self.table.undo().is_some() {}
        let taken = before - self.table.moves().len();
        self.thoughts = None;
        let mut effects = vec![Effect::Stop, Effect::Reseat, self.keep()];
        effects.extend(self.go_on());
        self.message = Some(match taken {
            0 => "The game goes on.".to_owned(),
            _ => format!("Took back {}.", counted(taken, "move")),
        });
        effects
    }

    pub(super) fn resign(&mut self) -> Vec<Effect> {
        match self.eyes {
            Some(seat) => self.end(seat, "resigned"),
            None => Vec::new(),
        }
    }

    /// A player that cannot go on loses the game, as in a match.
    fn forfeit(&mut self, seat: Seat, why: String) -> Vec<Effect> {
        let effects = self.end(seat, "forfeit");
        self.thoughts = None;
        self.message = Some(format!("Seat {seat} forfeits: {why}"));
        self.forfeit = Some(Forfeit { seat, why });
        effects
    }

    /// Ends the game before its end, at the cost of `seat`.
    fn end(&mut self, seat: Seat, reason: &'static str) -> Vec<Effect> {
        let scores = self.rules().forfeited(seat);
        self.before_leaving = Some(self.table.fork());
        self.table.end(Ending { scores, reason });
        let mut effects = vec![Effect::Stop, self.keep()];
        effects.extend(self.go_on());
        effects
    }

    /// The next deal of the session, or a new game. Where nothing is dealt everybody moves on by one seat,
    /// so that nobody always begins.
    pub(super) fn next_game(&mut self) -> Vec<Effect> {
        let rules = self.table.next().or_else(|| self.table.rematch()).unwrap_or_else(|| self.first.again());
        let table = match rules.table(&Start::Seed { seed: self.seed, index: self.index + 1 }) {
            Ok(table) => table,
            Err(error) => {
                self.message = Some(error.to_string());
                return Vec::new();
            }
        };
        self.learn();
        if !rules.facts().hidden {
            self.chairs.rotate_left(1);
        }
        self.table = table;
        self.index += 1;
        self.opening = 0;
        self.eyes = None;
        self.thoughts = None;
        self.before_leaving = None;
        self.forfeit = None;
        self.scored = None;
        let mut effects = vec![Effect::Stop, Effect::Reseat];
        effects.extend(self.go_on());
        effects
    }

    /// What players have learned in the deal that is over goes into the next one, as options of theirs. One that could
    /// not go on has seen no end.
    fn learn(&mut self) {
        let rules = self.table.rules();
        let gone = self.forfeit.as_ref().map(|forfeit| forfeit.seat);
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&mut self.chairs) {
            if let (Who::Player(SeatSpec::Own(spec)), true) = (&mut chair.who, gone != Some(seat)) {
                *spec = rules.after_deal(spec, self.table.view(Viewer::Seat(seat)).as_ref());
            }
        }
    }

    pub(super) fn quit(&mut self) -> Vec<Effect> {
        if self.is_unfinished() {
            self.overlay = Overlay::Ask(Question::Quit);
            Vec::new()
        } else {
            self.leave()
        }
    }

    /// Leaves; an unfinished game is kept.
    pub(crate) fn leave(&mut self) -> Vec<Effect> {
        vec![Effect::Stop, self.keep(), Effect::Quit]
    }

    /// Nothing is lost whenever the program ends: an unfinished game is kept, and only that.
    fn keep(&self) -> Effect {
        if self.is_unfinished() { Effect::Keep(self.record()) } else { Effect::Forget }
    }
}
