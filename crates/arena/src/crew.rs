//! The players on all threads, and the games they play: one game is a pure function of the setting and its
//! task.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

use catalog::{AnyRules, AnyTable, Catalog, Start};
use game::{Limits, Record, Seat, Stop, Viewer, random};

use crate::pool::spread;
use crate::session::{Length, deal_index};
use crate::{
    ArenaError, Encounter, Participant, Played, SeatSpec, Setting, Sitter, Sitting, Task, play_game,
};

/// A player taken from the crew, with the game and the seat that it was taken for.
type Taken = ((usize, usize), Box<dyn Sitter>);

/// A deal that was played, and the table it ended at.
type PlayedOut = (Played, Box<dyn AnyTable>);

/// Plays all games of one group: a chunk of work that gives the same records in any order, on any machine,
/// however often it is run. Each game is a list of records: one deal, or the deals of a session or match.
/// Whoever raises `stop` gets the games that were finished by then.
///
/// ```
/// use arena::{Encounter, Participant, SeatSpec, Seating, Setting, run_chunk};
/// use catalog::{Catalog, PlayerSpec};
///
/// let random = SeatSpec::Own(PlayerSpec::plain("random"));
/// let participants = Participant::named(vec![random.clone(), random]);
/// let encounter = Encounter { players: vec![0, 1], seating: Seating::All };
/// let setting = Setting::new("gobblet3");
/// let stop = game::Stop::new();
/// let records = run_chunk(&Catalog::house(), &setting, &participants, &encounter, 7, &stop)?;
/// assert_eq!(records.len(), 2);
/// assert_eq!(records, run_chunk(&Catalog::house(), &setting, &participants, &encounter, 7, &stop)?);
/// # Ok::<(), arena::ArenaError>(())
/// ```
pub fn run_chunk(
    catalog: &Catalog,
    setting: &Setting,
    participants: &[Participant],
    encounter: &Encounter,
    group: u64,
    stop: &Stop,
) -> Result<Vec<Vec<Record>>, ArenaError> {
    let mut crew = Crew::new(catalog, setting.clone(), participants.to_vec(), 1)?;
    let encounters = std::slice::from_ref(encounter);
    crew.check(encounters)?;
    let tasks: Vec<Task> = crate::tasks_of(encounters, 0, group..group + 1).collect();
    let mut records = Vec::new();
    crew.play(encounters, &tasks, stop, &mut |_, sitting| {
        records.push(sitting.deals.into_iter().map(|played| played.record).collect());
        ControlFlow::Continue(())
    })?;
    Ok(records)
}

/// Players waiting on every thread, who play whatever games they are given.
pub(crate) struct Crew {
    pub(crate) setting: Setting,
    pub(crate) rules: Arc<dyn AnyRules>,
    pub(crate) participants: Vec<Participant>,
    benches: Vec<Bench>,
    openings: Openings,
    /// Whether players draw from the streams of their encounter; in a match there is only one.
    pub(crate) own_streams: bool,
}

impl Crew {
    pub(crate) fn new(
        catalog: &Catalog,
        setting: Setting,
        participants: Vec<Participant>,
        threads: usize,
    ) -> Result<Crew, ArenaError> {
        let rules = setting.rules(catalog)?;
        let benches = (0..threads.max(1)).map(|_| Bench::default()).collect();
        let openings = Openings::default();
        Ok(Crew { setting, rules, participants, benches, openings, own_streams: true })
    }

    /// When a game is over.
    pub(crate) fn length(&self) -> Length {
        Length::of(&self.setting, self.rules.as_ref())
    }

    /// Refuses encounters that do not fill the table.
    pub(crate) fn check(&self, encounters: &[Encounter]) -> Result<(), ArenaError> {
        let seats = self.rules.seats();
        match encounters.iter().find(|encounter| encounter.players.len() != seats) {
            None => Ok(()),
            Some(wrong) => {
                let game = self.rules.facts().name;
                Err(ArenaError::Seats { game, seats, given: wrong.players.len() })
            }
        }
    }

    /// Plays these games, as many at once as there are threads. `each` gets them as they finish.
    pub(crate) fn play(
        &mut self,
        encounters: &[Encounter],
        tasks: &[Task],
        stop: &Stop,
        each: &mut dyn FnMut(usize, Sitting) -> ControlFlow<()>,
    ) -> Result<(), ArenaError> {
        let orders: Vec<Vec<Vec<usize>>> = encounters.iter().map(Encounter::orders).collect();
        let streams: Vec<u64> = encounters
            .iter()
            .map(|encounter| if self.own_streams { encounter.stream(&self.participants) } else { 0 })
            .collect();
        let length = self.length();
        let Crew { setting, rules, participants, benches, openings, .. } = self;
        let timed = is_timed(setting, participants);
        let table = SharedSetup { setting, rules, participants, openings, timed, length };
        let mut failed = None;
        let work = |bench: &mut Bench, task: &Task| {
            let orders = &orders[task.encounter];
            let game = Game { task: *task, orders, stream: streams[task.encounter] };
            table.play(bench, &game, stop).transpose()
        };
        spread(benches, tasks, stop, work, &mut |number, sitting| match sitting {
            Ok(sitting) => each(number, sitting),
            Err(error) => {
                failed = Some(error);
                ControlFlow::Break(())
            }
        });
        failed.map_or(Ok(()), Err)
    }
}

/// Whether anybody thinks by the clock, so that the records have to say how long.
pub(crate) fn is_timed(setting: &Setting, participants: &[Participant]) -> bool {
    setting.limits.ms.is_some() || participants.iter().any(|participant| participant.spec.is_timed())
}

/// The players of one thread. Whoever plays in two seats at once is there twice.
#[derive(Default)]
struct Bench(BTreeMap<(usize, usize), Box<dyn Sitter>>);

/// Everything that the games have in common.
struct SharedSetup<'a> {
    setting: &'a Setting,
    rules: &'a Arc<dyn AnyRules>,
    participants: &'a [Participant],
    openings: &'a Openings,
    timed: bool,
    length: Length,
}

/// One game that is to be played.
struct Game<'a> {
    task: Task,
    orders: &'a [Vec<usize>],
    stream: u64,
}

impl SharedSetup<'_> {
    fn play(&self, bench: &mut Bench, game: &Game<'_>, stop: &Stop) -> Result<Option<Sitting>, ArenaError> {
        let order = &game.orders[game.task.place];
        let mut taken = self.seat(bench, order)?;
        let sitting = self.sit(game, &mut taken, stop);
        bench.0.extend(taken);
        sitting
    }

    /// Plays the deals of one game in a row.
    fn sit(&self, game: &Game<'_>, taken: &mut [Taken], stop: &Stop) -> Result<Option<Sitting>, ArenaError> {
        let order = &game.orders[game.task.place];
        let mut specs: Vec<SeatSpec> =
            order.iter().map(|player| self.participants[*player].spec.clone()).collect();
        let mut rules = Arc::clone(self.rules);
        let mut deals = Vec::new();
        for number in 0..self.length.most() {
            for ((_, sitter), spec) in taken.iter_mut().zip(&specs) {
                sitter.sit_down(&rules, spec)?;
            }
            let mut sitters: Vec<&mut dyn Sitter> =
                taken.iter_mut().map(|(_, sitter)| &mut **sitter as &mut dyn Sitter).collect();
            let names = specs.iter().map(ToString::to_string).collect();
            let Some((played, table)) = self.deal(game, &rules, number, names, &mut sitters, stop)? else {
                return Ok(None);
            };
            let forfeit = played.record.forfeit.as_ref().map(|forfeit| forfeit.seat);
            deals.push(played);
            if number + 1 == self.length.most() {
                break;
            }
            let next = match (table.next(), self.length) {
                (None, Length::Session(_)) => table.rematch(),
                (next, _) => next,
            };
            let Some(next) = next else { break };
            rules = next.into();
            for (seat, (sitter, spec)) in Seat::all(order.len()).zip(sitters.iter_mut().zip(&mut specs)) {
                if forfeit != Some(seat) {
                    spec.learn(&sitter.learned(table.view(Viewer::Seat(seat)).as_ref()));
                }
            }
        }
        Ok(Some(Sitting { deals }))
    }

    /// Plays one deal of a game, the first is number 0.
    fn deal(
        &self,
        game: &Game<'_>,
        rules: &Arc<dyn AnyRules>,
        number: u64,
        names: Vec<String>,
        sitters: &mut [&mut dyn Sitter],
        stop: &Stop,
    ) -> Result<Option<PlayedOut>, ArenaError> {
        let Task { group, place, .. } = game.task;
        let seed = self.setting.seed;
        let index = group * game.orders.len() as u64 + place as u64;
        let mut table = self.begun(rules.as_ref(), deal_index(group, number))?;
        let seat_seed = |seat| random::seat_seed(seed ^ game.stream, deal_index(index, number), seat);
        let seeds: Vec<u64> = Seat::all(names.len()).map(seat_seed).collect();
        let played = play_game(table.as_mut(), sitters, names, &seeds, self.setting.limits, stop);
        Ok(played.map(|mut played| {
            played.record.seed = Some(seed);
            played.record.index = Some(index);
            played.record.deal_of_session = (self.length != Length::Deal).then_some(number);
            if self.timed {
                played.record.ms = Some(played.ms.clone());
            }
            (played, table)
        }))
    }

    /// The deal of a number, where its games begin: at its start, after an opening, or at a position that was reached.
    fn begun(&self, rules: &dyn AnyRules, number: u64) -> Result<Box<dyn AnyTable>, ArenaError> {
        let seed = self.setting.seed;
        if let Some(reached) = &self.setting.reached_by {
            let position = self.openings.of(number, || {
                let table = reached.table(rules, seed, number, Limits::NONE)?;
                Ok::<_, ArenaError>([table.position_text()].into())
            })?;
            return Ok(rules.table(&Start::Position(position.concat()))?);
        }
        let mut table = rules.table(&Start::Seed { seed, index: number })?;
        if self.setting.openings {
            let opening =
                self.openings.of(number, || Ok::<_, ArenaError>(rules.opening(seed, number).into()))?;
            for mv in opening.iter() {
                table.play(mv)?;
            }
        }
        Ok(table)
    }

    /// Takes the players of an order from the bench, making those who were not needed before.
    #[allow(clippy::type_complexity, reason = "a list of who was taken, to be put back")]
    fn seat(&self, bench: &mut Bench, order: &[usize]) -> Result<Vec<Taken>, ArenaError> {
        let mut taken = Vec::new();
        for (seat, player) in order.iter().enumerate() {
            let copy = order[..seat].iter().filter(|earlier| *earlier == player).count();
            let sitter = match bench.0.remove(&(*player, copy)) {
                Some(sitter) => sitter,
                None => self.participants[*player].spec.sit(Arc::clone(self.rules), self.setting.patience)?,
            };
            taken.push(((*player, copy), sitter));
        }
        Ok(taken)
    }
}

/// Openings that were looked for already: some games search for balanced ones, and every opening is used by
/// all games of its group, in every encounter. Each is some moves, or one text of a position that was reached.
#[derive(Default)]
struct Openings(Mutex<BTreeMap<u64, Arc<[String]>>>);

impl Openings {
    /// So many are kept; they are small.
    const MOST: usize = 10_000;

    fn of<E>(&self, group: u64, look: impl FnOnce() -> Result<Arc<[String]>, E>) -> Result<Arc<[String]>, E> {
        if let Some(known) = self.0.lock().ok().and_then(|known| known.get(&group).cloned()) {
            return Ok(known);
        }
        let opening = look()?;
        if let Ok(mut known) = self.0.lock() {
            if known.len() >= Openings::MOST {
                known.pop_first();
            }
            known.insert(group, Arc::clone(&opening));
        }
        Ok(opening)
    }
}
