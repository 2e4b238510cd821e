//! What becomes of a command: the entry it makes, or the reason why not.

use catalog::{AnyRules, AnyTable, CatalogError, Start};
use game::{Scores, Seat, Viewer};

use super::{
    Actor, Command, Learned, Luck, Matter, Occasion, Phase, Play, Refusal, Sitter, Table, What, Why,
};
use crate::Code;
use crate::id::hash;

/// The longest thing that can be said, in letters, and how much is said at one table.
const LONGEST_TALK: usize = 500;
const MOST_TALK: usize = 1_000;
/// After so many entries people can only resign and leave, so that no table grows without end.
const LONGEST_LOG: u64 = 20_000;

impl Table {
    /// The entry that a command would make.
    pub(super) fn decide(
        &self,
        occasion: &Occasion,
        actor: &Actor,
        command: &Command,
    ) -> Result<What, Refusal> {
        let ends = matches!(command, Command::Resign | Command::Leave);
        if self.version >= LONGEST_LOG && matches!(actor, Actor::Person { .. }) && !ends {
            let message = "this table has seen too much: begin another";
            return Err(Refusal::new(Code::Quota, message));
        }
        match (actor, command) {
            (Actor::House, Command::EngineMove { seat, mv, version }) => {
                self.engine_move(*seat, mv, *version)
            }
            (Actor::House, Command::EngineFault { seat, why, version }) => {
                self.engine_turn(*seat, *version)?;
                self.give_up(*seat, Why::Forfeit(*seat, why.chars().take(200).collect()))
            }
            (Actor::House, Command::AutoMove { version }) => self.auto_move(*version),
            (Actor::House, Command::Fill { seat, spec }) => self.fill(*seat, spec),
            (Actor::House, Command::Tick) => self.time_is_up(occasion),
            (Actor::House, Command::Wake { lived }) => Ok(What::Woke { lived: *lived.min(&occasion.at) }),
            (Actor::House, _) | (Actor::Person { .. }, Command::EngineMove { .. }) => {
                Err(Refusal::not_allowed("this is for people to ask"))
            }
            (Actor::Person { id, name, .. }, command) => self.asked_by(id, name, command),
        }
    }

    fn asked_by(&self, person: &str, name: &str, command: &Command) -> Result<What, Refusal> {
        match command {
            Command::Sit { seat, secret } => self.sit(person, name, *seat, secret.as_deref()),
            Command::Link { seat, hash } => self.link(person, *seat, hash),
            Command::Leave => self.leave(person),
            Command::Ready(ready) => {
                let seat = self.seated(person)?;
                if self.phase != Phase::Waiting {
                    return Err(Refusal::not_allowed("the game has begun"));
                }
                Ok(What::Ready { seat, ready: *ready })
            }
            Command::Move { mv, version } => self.person_move(person, mv, *version),
            Command::Resign => {
                let seat = self.seated(person)?;
                self.give_up(seat, Why::Resigned(seat))
            }
            Command::Offer(matter) => self.offer(person, *matter),
            Command::Answer(matter, yes) => self.answer(person, *matter, *yes),
            Command::Undo => {
                self.may_go_back()?;
                if self.heads() > 1 {
                    return Err(Refusal::not_allowed(
                        "between people moves are taken back by offer and consent",
                    ));
                }
                Ok(What::Undone { steps: self.steps_back(&self.seats_of(person))? })
            }
            Command::Claim { show, verdict } => self.claim(person, *show, verdict.as_ref()),
            Command::Pause => {
                let seat = self.acting(person)?;
                if self.phase != Phase::Playing {
                    return Err(Refusal::not_allowed("no game is being played"));
                }
                if !self.may_pause() {
                    return Err(Refusal::not_allowed(
                        "between people with a clock, and in a tournament, there is no pause",
                    ));
                }
                Ok(What::Paused { seat })
            }
            Command::Resume => {
                let seat = self.acting(person)?;
                if self.phase != Phase::Paused {
                    return Err(Refusal::not_allowed("the game is not paused"));
                }
                Ok(What::Resumed { seat })
            }
            Command::Next | Command::Rematch => self.go_on(person, *command == Command::Rematch),
            Command::Chat(text) => self.chat(person, name, text),
            Command::Fill { .. }
            | Command::EngineMove { .. }
            | Command::EngineFault { .. }
            | Command::AutoMove { .. }
            | Command::Tick
            | Command::Wake { .. } => Err(Refusal::not_allowed("only the house itself does that")),
        }
    }

    // --- seats ---

    fn sit(
        &self,
        person: &str,
        name: &str,
        seat: Option<usize>,
        secret: Option<&str>,
    ) -> Result<What, Refusal> {
        if !matches!(self.phase, Phase::Waiting | Phase::Over) {
            return Err(Refusal::not_allowed("the game has begun"));
        }
        let sitter = Sitter::Person { id: person.to_owned(), name: name.to_owned() };
        let found = match (secret, seat) {
            (Some(secret), _) => {
                let wanted = Sitter::Link(hash(secret));
                let place = self.chairs.iter().position(|chair| chair.sitter == wanted);
                place.ok_or_else(|| {
                    Refusal::new(Code::BadSecret, "this link has been used, or never was one")
                })?
            }
            (None, Some(seat)) => match self.chairs.get(seat).map(|chair| &chair.sitter) {
                Some(Sitter::Open) => seat,
                Some(Sitter::Link(_)) => {
                    return Err(Refusal::not_allowed("this seat needs the secret of its link"));
                }
                Some(_) => return Err(Refusal::new(Code::Taken, "this seat is taken")),
                None => {
                    let last = self.chairs.len() - 1;
                    return Err(Refusal::bad(format!("seat: expected a number from 0 to {last}")));
                }
            },
            (None, None) => return Err(Refusal::bad("expected a seat or the secret of a link")),
        };
        if !self.seats_of(person).is_empty() {
            return Err(Refusal::not_allowed("you have a seat at this table"));
        }
        Ok(What::Sat { seat: Seat::new(found), sitter })
    }

    fn link(&self, person: &str, seat: usize, hash: &str) -> Result<What, Refusal> {
        if self.host != person {
            return Err(Refusal::not_allowed("links are given out by whoever made the table"));
        }
        match self.chairs.get(seat).map(|chair| &chair.sitter) {
            Some(Sitter::Link(_)) => Ok(What::Linked { seat: Seat::new(seat), hash: hash.to_owned() }),
            Some(_) => Err(Refusal::not_allowed("this seat is not waiting for a link")),
            None => {
                let last = self.chairs.len() - 1;
                Err(Refusal::bad(format!("seat: expected a number from 0 to {last}")))
            }
        }
    }

    /// Seats a player of the house where somebody could still sit down, as long as somebody waits for that.
    fn fill(&self, seat: usize, spec: &str) -> Result<What, Refusal> {
        let open = self.chairs.get(seat).is_some_and(|chair| chair.sitter == Sitter::Open);
        if self.phase != Phase::Waiting || !open || self.heads() == 0 {
            return Err(Refusal::not_allowed("nobody waits for a player of the house in this seat"));
        }
        Ok(What::Sat { seat: Seat::new(seat), sitter: Sitter::Engine(spec.to_owned()) })
    }

    fn leave(&self, person: &str) -> Result<What, Refusal> {
        let seat = self.seated(person)?;
        match self.phase {
            Phase::Waiting | Phase::Over => Ok(What::Left { seat }),
            Phase::Playing | Phase::Paused => {
                Err(Refusal::not_allowed("the game is not over: resign, or come back later"))
            }
        }
    }

    /// The seat of a person: where several share a screen with hidden cards the one that decides, else the first.
    pub(super) fn seated(&self, person: &str) -> Result<Seat, Refusal> {
        let seats = self.seats_of(person);
        let deciding = self.turn().filter(|turn| self.is_hidden() && seats.contains(turn));
        deciding
            .or(seats.first().copied())
            .ok_or_else(|| Refusal::not_allowed("you have no seat at this table"))
    }

    /// The seat a person speaks for: their own, or any when only engines play and the person made the table.
    pub(super) fn acting(&self, person: &str) -> Result<Seat, Refusal> {
        if self.heads() == 0 && self.host == person { Ok(Seat::new(0)) } else { self.seated(person) }
    }

    // --- decisions ---

    fn person_move(&self, person: &str, mv: &str, version: u64) -> Result<What, Refusal> {
        let own = self.seats_of(person);
        if own.is_empty() {
            return Err(Refusal::not_allowed("you have no seat at this table"));
        }
        self.fresh(version)?;
        let seat = self.to_move()?;
        if !own.contains(&seat) {
            return Err(Refusal::new(Code::NotYourTurn, "it is not your turn"));
        }
        Ok(What::Moved { seat, mv: mv.to_owned() })
    }

    fn engine_turn(&self, seat: Seat, version: u64) -> Result<(), Refusal> {
        self.fresh(version)?;
        let engine = self.chairs.get(seat.index()).and_then(super::Chair::engine);
        if self.to_move()? != seat || engine.is_none() {
            return Err(Refusal::new(Code::NotYourTurn, "it is not the turn of this engine"));
        }
        Ok(())
    }

    fn engine_move(&self, seat: Seat, mv: &str, version: u64) -> Result<What, Refusal> {
        self.engine_turn(seat, version)?;
        Ok(What::Moved { seat, mv: mv.to_owned() })
    }

    fn auto_move(&self, version: u64) -> Result<What, Refusal> {
        self.fresh(version)?;
        let seat = self.to_move()?;
        let only = self.only_move().ok_or_else(|| Refusal::not_allowed("there is a choice to make"))?;
        Ok(What::Moved { seat, mv: only })
    }

    /// The only legal move, when the table plays such moves by itself and a person is to move.
    pub fn only_move(&self) -> Option<String> {
        let seat = self.turn().filter(|_| self.plan.auto_play)?;
        self.chairs[seat.index()].person()?;
        let mut legal = self.play.as_ref()?.line().legal();
        (legal.len() == 1).then(|| legal.remove(0))
    }

    pub(super) fn fresh(&self, version: u64) -> Result<(), Refusal> {
        if version < self.game_version || version > self.version {
            let message = format!("the game has gone on: it stands at version {}", self.version);
            return Err(Refusal::new(Code::Stale, message));
        }
        Ok(())
    }

    pub(super) fn to_move(&self) -> Result<Seat, Refusal> {
        match self.phase {
            Phase::Waiting => Err(Refusal::not_allowed("the game has not begun")),
            Phase::Paused => Err(Refusal::not_allowed("the game is paused")),
            Phase::Over => Err(Refusal::not_allowed("the game is over")),
            Phase::Playing => self.turn().ok_or_else(|| Refusal::not_allowed("the game is over")),
        }
    }

    fn give_up(&self, seat: Seat, why: Why) -> Result<What, Refusal> {
        if !matches!(self.phase, Phase::Playing | Phase::Paused) {
            return Err(Refusal::not_allowed("no game is being played"));
        }
        Ok(What::Ended { why, scores: self.rules()?.forfeited(seat) })
    }

    fn time_is_up(&self, occasion: &Occasion) -> Result<What, Refusal> {
        let deadline = self.clocks.as_ref().and_then(super::Clocks::deadline);
        match deadline.filter(|_| self.phase == Phase::Playing) {
            Some((seat, until)) if until <= occasion.at => self.give_up(seat, Why::Time(seat)),
            _ => Err(Refusal::not_allowed("nobody's time is over")),
        }
    }

    // --- offers ---

    /// Whether a draw can be agreed: where two play for a win with nothing hidden.
    pub(super) fn has_draws(&self) -> bool {
        self.chairs.len() == 2 && !self.is_hidden()
    }

    pub(super) fn may_pause(&self) -> bool {
        self.plan.tournament.is_none() && (self.heads() < 2 || self.plan.clock.is_none())
    }

    fn offer(&self, person: &str, matter: Matter) -> Result<What, Refusal> {
        let own = self.seats_of(person);
        let seat = self.seated(person)?;
        self.to_move()?;
        if self.heads() < 2 {
            return Err(Refusal::not_allowed("there is nobody to offer it to"));
        }
        if self.offer.is_some() {
            return Err(Refusal::not_allowed("there is an offer on the table"));
        }
        match matter {
            Matter::Draw if !self.has_draws() => {
                return Err(Refusal::not_allowed("a draw cannot be agreed in this game"));
            }
            Matter::Draw => {}
            Matter::Undo => {
                self.may_go_back()?;
                self.steps_back(&own)?;
            }
            Matter::Claim => return Err(Refusal::not_allowed("the rest is claimed with \"claim\"")),
        }
        Ok(What::Offered { matter, seat, objector: None })
    }

    fn answer(&self, person: &str, matter: Matter, yes: bool) -> Result<What, Refusal> {
        let seat = self.seated(person)?;
        // What is agreed takes effect at once, which it cannot while the game is held up.
        self.to_move()?;
        let offer = self.offer.as_ref().filter(|offer| offer.matter == matter);
        let offer = offer.ok_or_else(|| Refusal::not_allowed("nothing of the kind is offered"))?;
        if yes && offer.agreed.contains(&seat) {
            return Err(Refusal::not_allowed("the others must answer"));
        }
        Ok(if yes { What::Agreed { matter, seat } } else { What::Declined { matter, seat } })
    }

    // --- from game to game ---

    /// Whether the match goes on with another deal.
    pub fn has_next(&self) -> bool {
        let next = || self.play.as_ref().is_some_and(|play| play.line().next().is_some());
        self.plan.is_match && self.phase == Phase::Over && next()
    }

    fn go_on(&self, person: &str, rematch: bool) -> Result<What, Refusal> {
        let seat = self.acting(person)?;
        if self.phase != Phase::Over {
            return Err(Refusal::not_allowed("the game is not over"));
        }
        if self.plan.is_compared() {
            return Err(Refusal::not_allowed("the deal of a day, or of a tournament, is played once"));
        }
        if !rematch && !self.has_next() {
            return Err(Refusal::not_allowed("the match is decided: ask for a rematch"));
        }
        Ok(What::Wanted { seat, rematch })
    }

    fn chat(&self, person: &str, name: &str, text: &str) -> Result<What, Refusal> {
        if !self.plan.chat {
            return Err(Refusal::not_allowed("nobody talks at this table"));
        }
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST_TALK {
            return Err(Refusal::bad(format!("text: expected 1 to {LONGEST_TALK} letters")));
        }
        if self.talked >= MOST_TALK {
            return Err(Refusal::new(Code::Quota, "enough has been said at this table"));
        }
        let seat = self.seats_of(person).first().copied();
        Ok(What::Said { person: person.to_owned(), name: name.to_owned(), seat, text })
    }

    // --- what follows by itself ---

    /// What follows from how things stand: everybody is there, everybody agrees, everybody wants to go on.
    pub(super) fn consequence(&self, occasion: &Occasion) -> Result<Option<What>, Refusal> {
        let by_the_rules = || self.play.as_ref().is_some_and(|play| play.line().ending().is_some());
        if self.phase == Phase::Playing && by_the_rules() {
            return Ok(Some(What::Finished));
        }
        if let Some(what) = self.agreed()? {
            return Ok(Some(what));
        }
        let full = self.chairs.iter().all(|chair| !matches!(chair.sitter, Sitter::Open | Sitter::Link(_)));
        if !full {
            return Ok(None);
        }
        match self.phase {
            Phase::Waiting if self.chairs.iter().all(|chair| chair.ready) => {
                self.first_deal(&occasion.luck).map(Some)
            }
            Phase::Over if !self.wants.is_empty() && self.everybody_wants() => {
                self.another_deal(&occasion.luck).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn agreed(&self) -> Result<Option<What>, Refusal> {
        let Some(offer) = &self.offer else { return Ok(None) };
        if let Some(seat) = offer.objector {
            return Ok(Some(What::Declined { matter: offer.matter, seat }));
        }
        if !self.everybody(&|seat| offer.agreed.contains(&seat)) {
            return Ok(None);
        }
        Ok(Some(match offer.matter {
            Matter::Draw => What::Ended { why: Why::Agreed, scores: Scores::zero(self.chairs.len()) },
            Matter::Undo => What::Undone { steps: self.steps_back(&[offer.by])? },
            Matter::Claim => self.claimed(offer.by)?,
        }))
    }

    fn everybody_wants(&self) -> bool {
        self.everybody(&|seat| self.wants.iter().any(|(wants, _)| *wants == seat))
    }

    /// Whether all people have said yes. Somebody who has several seats says it once.
    fn everybody(&self, said: &dyn Fn(Seat) -> bool) -> bool {
        let heard = |seat: &Seat| {
            let person = self.chairs[seat.index()].person();
            person.is_some_and(|person| self.seats_of(person).into_iter().any(said))
        };
        self.people().iter().all(heard)
    }

    fn first_deal(&self, luck: &Luck) -> Result<What, Refusal> {
        let rules = self.rules()?;
        let Some(opening) = &self.plan.start else { return dealt(rules.as_ref(), luck, 0, Vec::new()) };
        let failed = |error: CatalogError| Refusal::new(Code::Failed, error.to_string());
        let start = opening.start()?;
        let (deal, position) = match &start {
            Some(Start::Position(position)) => (String::new(), Some(position.clone())),
            Some(start) => (rules.table(start).map_err(failed)?.deal_text(), None),
            None => (rules.table(&fresh(luck)).map_err(failed)?.deal_text(), None),
        };
        let (options, salt) = (rules.options(), luck.salt.clone());
        let (opening, learned) = (opening.moves.clone(), Vec::new());
        Ok(What::Dealt { options, deal, position, opening, salt, rotated: 0, learned })
    }

    /// The next deal of the match, or the first of a new one, by the rules that the game gives for it: in briškula
    /// the next one deals. Everybody of a board game moves on by one seat so that colours change.
    fn another_deal(&self, luck: &Luck) -> Result<What, Refusal> {
        let rematch = self.wants.iter().any(|(_, rematch)| *rematch);
        let line = self.play.as_ref().map(Play::line);
        let next = line.filter(|_| !rematch).and_then(AnyTable::next);
        let learned = if next.is_some() { self.learned() } else { Vec::new() };
        let rules = match next.or_else(|| line.and_then(AnyTable::rematch)) {
            Some(rules) => rules,
            None => self.rules()?,
        };
        let rotated = usize::from(!rules.facts().hidden);
        let on = |learned: Learned| {
            let seat = Seat::new((learned.seat.index() + rotated) % self.chairs.len());
            Learned { seat, ..learned }
        };
        dealt(rules.as_ref(), luck, rotated, learned.into_iter().map(on).collect())
    }

    /// What the engines of the game on the table have learned by its end, each from what its own seat sees, in the seats
    /// they have now. One that could not go on has seen no end.
    fn learned(&self) -> Vec<Learned> {
        let Some(play) = &self.play else { return Vec::new() };
        let rules = play.line().rules();
        let of_seat = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let before = rules.player_spec(chair.plays_as()?).ok()?;
            let gave_up = matches!(&play.why, Some(Why::Forfeit(gone, _)) if *gone == seat);
            let after = if gave_up {
                before
            } else {
                rules.after_deal(&before, play.line().view(Viewer::Seat(seat)).as_ref())
            };
            let spec = after.to_string();
            (chair.engine() != Some(&spec)).then_some(Learned { seat, spec })
        };
        Seat::all(self.chairs.len()).filter_map(of_seat).collect()
    }
}

fn fresh(luck: &Luck) -> Start {
    Start::Seed { seed: luck.seed, index: luck.stream }
}

fn dealt(rules: &dyn AnyRules, luck: &Luck, rotated: usize, learned: Vec<Learned>) -> Result<What, Refusal> {
    let table = rules.table(&fresh(luck)).map_err(|error| Refusal::new(Code::Failed, error.to_string()))?;
    Ok(What::Dealt {
        options: rules.options(),
        deal: table.deal_text(),
        position: None,
        opening: Vec::new(),
        salt: luck.salt.clone(),
        rotated,
        learned,
    })
}
