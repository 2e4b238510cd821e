//! The task that owns one table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::audience::{Audience, Frames, text};
use super::claims::Judging;
use super::pondering::Pondering;
use super::steps::Steps;
use super::thinking::Engine;
use super::{Out, ToRoom};
use crate::Code;
use crate::engines::Program;
use crate::house::{House, now};
use crate::store::{Append, BETWEEN, Fare, Rated, RecordRow, TournamentGame, WriteError};
use crate::table::{
    Actor, Clocks, Command, Entry, Luck, Millis, Occasion, Phase, Refusal, Table, Visibility, What,
};
use crate::wire::{ClientFrame, Eyes, Frame, Pong, TableCard, card, history, snapshot};

/// How long a table that nobody looks at and that needs nobody stays in memory.
const IDLE: Duration = Duration::from_mins(1);
/// How often it is told at most who came and went.
const PRESENCE: Duration = Duration::from_millis(250);

pub(super) struct Task {
    pub(super) house: Arc<House>,
    pub(super) table: Table,
    pub(super) epoch: i64,
    pub(super) audience: Audience,
    pub(super) own: mpsc::WeakSender<ToRoom>,
    pub(super) engine: Engine,
    pub(super) pondering: Pondering,
    /// The claims that are being judged.
    pub(super) judging: Vec<Judging>,
    /// The programs of the operator that sit here.
    pub(super) programs: BTreeMap<Seat, Program>,
    tell_presence: Option<Instant>,
    idle_since: Instant,
    pub(super) broken: bool,
    /// Whether things can be kept at the moment.
    health: watch::Receiver<bool>,
    /// Since when no clock should have run: nothing could be kept, or nobody watched a table of engines.
    standing_since: Option<Millis>,
    steps: Steps,
}

impl Task {
    pub(super) fn new(house: Arc<House>, table: Table, epoch: i64, own: mpsc::WeakSender<ToRoom>) -> Task {
        Task {
            health: house.store.health().subscribe(),
            standing_since: None,
            steps: Steps::new(now(), Instant::now()),
            house,
            table,
            epoch,
            audience: Audience::new(),
            own,
            engine: Engine::default(),
            pondering: Pondering::default(),
            judging: Vec::new(),
            programs: BTreeMap::new(),
            tell_presence: None,
            idle_since: Instant::now(),
            broken: false,
        }
    }

    /// Serves until the table falls asleep, is taken away, or the house closes.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<ToRoom>) {
        self.arrange();
        let mut house_closes = false;
        while !self.broken {
            let due = self.next_due();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(ToRoom::Close) | None => {
                        house_closes = true;
                        break;
                    }
                    Some(message) => self.hear(message).await,
                },
                Ok(()) = self.health.changed() => self.health_changed().await,
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => self.ring(&mut inbox).await,
            }
        }
        self.engine.stop();
        self.pondering.stop();
        self.judging.clear();
        // A program that does not end by itself is waited for, but not here.
        let programs = std::mem::take(&mut self.programs);
        tokio::task::spawn_blocking(move || drop(programs));
        self.audience.close(1012, "the table moves to another process: come back");
        inbox.close();
        if house_closes {
            // It gives all its tables back at once.
            return;
        }
        // Whoever was about to say something finds the door closed and opens it anew.
        if let Err(error) = self.house.store.let_go(&self.table.plan.id, self.epoch, now()).await {
            tracing::warn!(table = self.table.plan.id, %error, "a table could not be given back");
        }
    }

    async fn hear(&mut self, message: ToRoom) {
        self.idle_since = Instant::now();
        match message {
            ToRoom::Join { guest, out, reply } => {
                let socket = self.audience.join(guest, out);
                if reply.send(socket).is_ok() {
                    self.show_all(socket);
                }
                self.presence_changed();
                self.somebody_came().await;
                self.arrange_pondering();
            }
            ToRoom::Gone { socket } => {
                self.audience.sockets.remove(&socket);
                self.presence_changed();
                self.somebody_left();
                self.arrange_pondering();
            }
            ToRoom::Frame { socket, frame } => self.frame(socket, frame).await,
            ToRoom::Ask { actor, command, reply } => {
                let outcome = self.carry_out(&actor, &command).await;
                let _ = reply.send(outcome);
            }
            ToRoom::Card { reply } => {
                let card = card(&self.table, &self.audience.presence(&self.table));
                let _ = reply.send(Box::new(card));
            }
            ToRoom::Forget { person, reply } => {
                let outcome = self.forget(&person).await;
                let _ = reply.send(outcome);
            }
            ToRoom::Thinking { question, report } => self.show_thinking(question, &report, false),
            ToRoom::Decided { question, thought } => self.decided(question, thought),
            ToRoom::Pondered { question, gave_way } => self.pondered(question, gave_way),
            ToRoom::Advised { socket, id, thought } => self.advised(socket, &id, thought),
            ToRoom::Judged { socket, actor, show, verdict } => {
                self.judged(&actor);
                self.command(socket, actor, Command::Claim { show, verdict: Some(verdict) }).await;
            }
            ToRoom::Close => self.broken = true,
        }
    }

    async fn frame(&mut self, socket: u64, frame: ClientFrame) {
        let Some(found) = self.audience.sockets.get(&socket) else { return };
        let guest = found.guest.clone();
        match frame {
            ClientFrame::Ping => self.audience.tell(socket, text(Frame::Pong(Pong::default()))),
            ClientFrame::Resync => self.show_all(socket),
            ClientFrame::History { before } => {
                let eyes = Eyes::of(&self.table, self.audience.person(socket));
                let frame = text(history(&eyes, before));
                self.audience.tell(socket, frame);
            }
            ClientFrame::Unreadable { id, refusal } => {
                self.audience.tell(socket, text(Frame::refused(id.as_deref(), &refusal)));
            }
            ClientFrame::Hint { id, ms } => self.hint(socket, &id, ms),
            ClientFrame::Command(id, command) => {
                let Some(guest) = guest else {
                    let refusal = Refusal::new(Code::NoSession, "say who you are first");
                    return self.audience.tell(socket, refused(&id, &refusal));
                };
                let actor = Actor::Person { id: guest.id, name: guest.name, command: Some(id) };
                match command {
                    Command::Claim { show, verdict: None } => self.judge(socket, actor, show).await,
                    command => self.command(socket, actor, command).await,
                }
            }
        }
    }

    /// Carries out what somebody asked for over a socket, and answers.
    pub(super) async fn command(&mut self, socket: u64, actor: Actor, command: Command) {
        let outcome = self.carry_out(&actor, &command).await;
        let Actor::Person { command: Some(id), .. } = actor else { return };
        let answer = match outcome {
            Ok(version) => text(Frame::ack(&id, version)),
            Err(refusal) => refused(&id, &refusal),
        };
        self.audience.tell(socket, answer);
    }

    pub(super) fn show_all(&mut self, socket: u64) {
        let presence = self.audience.presence(&self.table);
        let eyes = Eyes::of(&self.table, self.audience.person(socket));
        let frame = text(snapshot(&eyes, &presence, now()));
        self.audience.tell(socket, frame);
        if !self.can_keep() {
            self.audience.tell(socket, text(Frame::house(false)));
        }
    }

    /// Carries a command out: in memory, then on disk, then told to everybody.
    pub(super) async fn carry_out(&mut self, actor: &Actor, command: &Command) -> Result<u64, Refusal> {
        if let Some(version) = self.table.done_before(actor) {
            return Ok(version);
        }
        self.may_grow(actor, command)?;
        self.forgive().await?;
        self.keep(actor, command).await
    }

    /// Whether somebody may have more kept. A game can be given up, and a table left, whatever was kept before.
    fn may_grow(&self, actor: &Actor, command: &Command) -> Result<(), Refusal> {
        match actor {
            Actor::Person { id, .. } if !matches!(command, Command::Resign | Command::Leave) => {
                self.house.may_store(id, self.audience.address(id).unwrap_or_default(), 0)
            }
            _ => Ok(()),
        }
    }

    async fn keep(&mut self, actor: &Actor, command: &Command) -> Result<u64, Refusal> {
        let from = self.table.version + 1;
        let occasion = Occasion { at: now(), luck: Luck::fresh() };
        let mut frames = Frames::default();
        let audience = &self.audience;
        let outcome = self
            .table
            .apply(&occasion, actor, command, &mut |table, entry| audience.write(table, entry, &mut frames));
        let entries = match outcome {
            Ok(entries) => entries,
            Err(refusal) => {
                // Nothing was changed, unless the rules themselves failed half-way.
                self.broken |= refusal.code == Code::Failed;
                return Err(refusal);
            }
        };
        let mut append = self.append(from, entries);
        append.left = self.left_by(actor, command);
        let size = append.size();
        if let Err(error) = self.house.writer.append(append).await {
            return Err(self.not_kept(&error, from, occasion.at).await);
        }
        let person = actor.id().unwrap_or_else(|| self.payer());
        self.house.stored(person, self.audience.address(person).unwrap_or_default(), size);
        if self.table.phase == Phase::Over && self.table.plan.tournament.is_some() {
            self.house.tournaments.tell();
        }
        metrics::counter!("kavarna_commands").increment(1);
        self.audience.send(frames);
        self.arrange();
        Ok(self.table.version)
    }

    /// Who has just given up the last of their seats.
    fn left_by(&self, actor: &Actor, command: &Command) -> Option<String> {
        let person = actor.id().filter(|_| *command == Command::Leave)?;
        self.table.seats_of(person).is_empty().then(|| person.to_owned())
    }

    // --- when nothing can be kept ---

    /// What was done in memory was not kept: the table goes back to what is.
    async fn not_kept(&mut self, error: &WriteError, from: u64, at: Millis) -> Refusal {
        let table = &self.table.plan.id;
        if *error == WriteError::Fenced {
            self.broken = true;
            tracing::warn!(table, "another process has taken this table");
            return Refusal::new(Code::Moved, "the table has moved: come back and try again");
        }
        tracing::error!(table, %error, "entries could not be kept");
        self.standing_since.get_or_insert(at);
        self.engine.stop();
        self.pondering.stop();
        match self.house.read_table(table).await.map(|(read, _)| read) {
            Ok(read) => {
                self.table = read;
                if self.table.version >= from {
                    // It was kept after all, although the database could not say so any more.
                    let sockets: Vec<u64> = self.audience.sockets.keys().copied().collect();
                    for socket in sockets {
                        self.show_all(socket);
                    }
                }
                if self.can_keep() {
                    self.arrange();
                }
            }
            Err(error) => {
                self.broken = true;
                tracing::error!(table, %error, "a table could not be read again");
            }
        }
        Refusal::new(Code::Failed, "this could not be kept: try again in a moment")
    }

    /// Whether things can be kept, as far as is known.
    pub(super) fn can_keep(&self) -> bool {
        *self.health.borrow()
    }

    async fn health_changed(&mut self) {
        let writable = *self.health.borrow_and_update();
        self.audience.tell_all(&text(Frame::house(writable)));
        if writable {
            // Whatever goes wrong here goes wrong again, and is told, with the next command.
            let _ = self.forgive().await;
            self.arrange();
        } else {
            self.standing_since.get_or_insert_with(now);
            self.arrange_pondering();
        }
    }

    /// Nobody pays for time in which nothing could be kept, for a clock of the machine that was set, or, between
    /// engines, for time in which nobody watched.
    async fn forgive(&mut self) -> Result<(), Refusal> {
        let set = self.steps.noticed(now(), Instant::now());
        let Some(lived) = self.standing_since.or(set) else { return Ok(()) };
        if self.deadline().is_some() {
            self.keep(&Actor::House, &Command::Wake { lived }).await?;
        }
        self.standing_since = None;
        Ok(())
    }

    // --- tables of engines ---

    /// Whether the table waits for somebody to look at it: engines play for those who watch.
    pub(super) fn waits_for_eyes(&self) -> bool {
        self.audience.is_empty() && self.table.heads() == 0
    }

    async fn somebody_came(&mut self) {
        if self.table.heads() == 0 && self.can_keep() {
            let _ = self.forgive().await;
            self.arrange();
        }
    }

    fn somebody_left(&mut self) {
        if self.waits_for_eyes() {
            self.engine.stop();
            self.standing_since.get_or_insert_with(now);
        }
    }

    fn append(&self, from: u64, entries: Vec<Entry>) -> Append {
        {
            let card = card(&self.table, &self.audience.presence(&self.table));
            append(&self.table, &self.house.node, self.epoch, from, entries, &card)
        }
    }

    // --- time ---

    fn presence_changed(&mut self) {
        self.tell_presence.get_or_insert_with(|| Instant::now() + PRESENCE);
    }

    fn next_due(&self) -> Option<Instant> {
        let stands = !self.can_keep() || self.waits_for_eyes();
        let clock = self.deadline().filter(|_| !stands).map(after);
        let engine = self.engine.due().filter(|_| !stands);
        let idle = (self.audience.is_empty() && !is_awake(&self.table)).then(|| self.idle_since + IDLE);
        [clock, idle, engine, self.pondering.due(), self.tell_presence].into_iter().flatten().min()
    }

    fn deadline(&self) -> Option<Millis> {
        let running = self.table.clocks.as_ref().filter(|_| self.table.phase == Phase::Playing);
        running.and_then(Clocks::deadline).map(|(_, until)| until)
    }

    /// Something is due.
    async fn ring(&mut self, inbox: &mut mpsc::Receiver<ToRoom>) {
        let here = Instant::now();
        if self.tell_presence.is_some_and(|due| due <= here) {
            self.tell_presence = None;
            let frame = text(Frame::presence(&self.table, &self.audience.presence(&self.table)));
            self.audience.tell_all(&frame);
        }
        if let Some(command) = self.engine.take_due(here).filter(|_| self.can_keep()) {
            let version = self.table.game_version;
            match self.carry_out(&Actor::House, &command).await {
                Ok(_) => {}
                // That is not the fault of the engine, which is asked again.
                Err(refusal) if matches!(refusal.code, Code::Failed | Code::Moved | Code::Stale) => {}
                Err(refusal) => self.engine_failed(version, refusal.code).await,
            }
        }
        if self.pondering.due().is_some_and(|due| due <= here) {
            self.arrange_pondering();
        }
        if self.can_keep() {
            let _ = self.forgive().await;
        }
        let stands = !self.can_keep() || self.waits_for_eyes();
        if !stands && self.deadline().is_some_and(|until| until <= now()) {
            let _ = self.carry_out(&Actor::House, &Command::Tick).await;
        }
        let asleep = self.audience.is_empty() && !is_awake(&self.table);
        if asleep && self.idle_since + IDLE <= Instant::now() {
            // Whatever is in the inbox by now is still answered.
            inbox.close();
            while let Ok(message) = inbox.try_recv() {
                self.hear(message).await;
            }
            self.broken = true;
        }
    }
}

pub(super) fn refused(id: &str, refusal: &Refusal) -> Out {
    text(Frame::refused(Some(id), refusal))
}

/// When a moment of the server's clock will be.
fn after(moment: Millis) -> Instant {
    let left = u64::try_from(moment - now()).unwrap_or(0);
    Instant::now() + Duration::from_millis(left.min(86_400_000))
}

/// Whether a table goes on without anybody doing anything: an engine is to move, a clock runs, or a forced
/// move is played by itself. Engines among themselves wait until somebody watches.
pub(super) fn is_awake(table: &Table) -> bool {
    if table.heads() == 0 {
        return false;
    }
    let engine = table.turn().is_some_and(|seat| table.chairs[seat.index()].engine().is_some());
    let clock = table.phase == Phase::Playing && table.clocks.is_some();
    engine || clock || table.only_move().is_some()
}

/// A card as it is kept beside the log.
pub(super) fn written_card(card: &TableCard) -> String {
    serde_json::to_string(card).expect("a card can always be written")
}

/// What is written when entries are added to a table.
pub(super) fn append(
    table: &Table,
    node: &str,
    epoch: i64,
    from: u64,
    entries: Vec<Entry>,
    card: &TableCard,
) -> Append {
    let over = entries.iter().any(|entry| matches!(entry.what, What::Finished | What::Ended { .. }));
    let at = entries.last().map_or(0, |entry| entry.at);
    let people: Vec<String> =
        table.chairs.iter().filter_map(|chair| chair.person().map(str::to_owned)).collect();
    let record = if over { record_of(table, at) } else { None };
    let rated = if over { rated(table) } else { None };
    let daily = if over { daily(table) } else { None };
    let tournament = if over { brought(table) } else { None };
    // Who is here changes only when somebody comes, not with every move. Whoever makes a table has it, seat or no seat.
    let made = entries.iter().any(|entry| matches!(entry.what, What::Made { .. }));
    let sat = entries.iter().any(|entry| matches!(entry.what, What::Sat { .. }));
    let mut seen = if made || sat { people } else { Vec::new() };
    seen.extend(made.then(|| table.host.clone()).filter(|host| !host.is_empty()));
    seen.sort_unstable();
    seen.dedup();
    Append {
        table: table.plan.id.clone(),
        epoch,
        from,
        entries,
        game: table.plan.game.clone(),
        visibility: match table.plan.visibility {
            Visibility::Listed => "listed",
            Visibility::Private => "private",
        },
        owner: node.to_owned(),
        state: if table.has_next() { BETWEEN } else { table.phase.word() },
        awake: is_awake(table),
        card: written_card(card),
        people: seen,
        left: None,
        record,
        rated,
        daily,
        tournament,
    }
}

/// The record of the game that has just ended.
fn record_of(table: &Table, finished: Millis) -> Option<RecordRow> {
    let play = table.play.as_ref()?;
    let scores = play.line().ending().map(|ending| ending.scores);
    let person = |seat: Seat| {
        let person = table.chairs[seat.index()].person()?.to_owned();
        Some((person, scores.as_ref().map(|scores| scores[seat])))
    };
    let mut record = play.record(table.names());
    record.names = table.given_names();
    Some(RecordRow {
        id: table.record_id()?,
        game: table.plan.game.clone(),
        table: Some(table.plan.id.clone()),
        finished,
        seats: json!(record.seats).to_string(),
        scores: json!(record.scores).to_string(),
        reason: record.reason.clone().unwrap_or_default(),
        body: record.to_line(),
        people: table.people().into_iter().filter_map(person).collect(),
        uploader: None,
        private: table.plan.visibility == Visibility::Private,
        fares: fares(table),
    })
}

/// What engines scored in the game that has just ended, if people played it to its end and saw no more than they should, and
/// the engines thought no longer than they usually do.
fn fares(table: &Table) -> Vec<Fare> {
    let Some(play) = table.play.as_ref() else { return Vec::new() };
    let people = table.chairs.iter().any(|chair| chair.person().is_some());
    let usual = !table.plan.open && !table.plan.ponder;
    let Some(ending) = play.line().ending().filter(|_| people && usual) else { return Vec::new() };
    if play.record(Vec::new()).forfeit.is_some() {
        return Vec::new();
    }
    let rules = play.line().rules();
    let session = rules.session();
    let lasting = rules
        .options()
        .iter()
        .filter(|(name, _)| session.get(name).is_none())
        .fold(game::Options::none(), |all, (name, value)| all.with(name, value));
    let of_seat = |(place, chair): (usize, &crate::table::Chair)| {
        let (seat, engine) = (Seat::new(place), chair.engine()?.to_owned());
        Some(Fare { seat: place, engine, rules: lasting.to_string(), score: ending.scores[seat] })
    };
    table.chairs.iter().enumerate().filter_map(of_seat).collect()
}

/// What the person at the table has made of the deal of a day.
fn daily(table: &Table) -> Option<i64> {
    table.plan.day.as_ref()?;
    let (play, own) = (table.play.as_ref()?, *table.people().first()?);
    let gave_up = matches!(&play.why, Some(crate::table::Why::Resigned(seat)) if *seat == own);
    crate::daily::result_of(play.line(), own, gave_up)
}

/// What the game of a tournament has brought.
fn brought(table: &Table) -> Option<(String, TournamentGame)> {
    let tournament = table.plan.tournament.clone()?;
    let play = table.play.as_ref()?;
    let scores = play.line().ending()?.scores.as_slice().to_vec();
    let late = match &play.why {
        Some(crate::table::Why::Time(seat)) => Some(seat.index()),
        _ => None,
    };
    Some((tournament, TournamentGame { scores, late }))
}

/// What the ratings learn from the game that has just ended: every two who were not partners have met.
fn rated(table: &Table) -> Option<Rated> {
    let line = table.play.as_ref()?.line();
    let scores = line.ending()?.scores;
    if !table.plan.rated {
        return None;
    }
    let mut subjects: Vec<String> = Vec::new();
    let mut places = Vec::new();
    for chair in &table.chairs {
        let engine = || chair.engine().map(|spec| format!("engine:{spec}"));
        let subject = chair.person().map(str::to_owned).or_else(engine)?;
        let known = subjects.iter().position(|known| *known == subject);
        places.push(known.unwrap_or_else(|| {
            subjects.push(subject);
            subjects.len() - 1
        }));
    }
    let sides = line.sides();
    let mut meetings = Vec::new();
    for first in 0..places.len() {
        for second in first + 1..places.len() {
            // An engine can sit in two chairs: it does not meet itself.
            if sides[first] != sides[second] && places[first] != places[second] {
                let more = scores.as_slice()[first] - scores.as_slice()[second];
                meetings.push((places[first], places[second], more));
            }
        }
    }
    (!meetings.is_empty()).then(|| Rated { game: table.plan.game.clone(), subjects, meetings })
}
