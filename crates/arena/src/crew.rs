//! The players on all threads, and the games they play: one game is a pure function of the setting and its
//! task.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

use catalog::{AnyRules, Catalog, Start};
use game::{Record, Seat, Stop, random};

use crate::pool::spread;
use crate::{ArenaError, Encounter, Participant, Played, Setting, Sitter, Task, play_game};

/// Plays all games of one group: a chunk of work that gives the same records in any order, on any machine,
/// however often it is run. Whoever raises `stop` gets the games that were finished by then.
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
) -> Result<Vec<Record>, ArenaError> {
    let mut crew = Crew::new(catalog, setting.clone(), participants.to_vec(), 1)?;
    let encounters = std::slice::from_ref(encounter);
    crew.check(encounters)?;
    let tasks: Vec<Task> = crate::tasks_of(encounters, 0, group..group + 1).collect();
    let mut records = Vec::new();
    crew.play(encounters, &tasks, stop, &mut |_, played| {
        records.push(played.record);
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
        each: &mut dyn FnMut(usize, Played) -> ControlFlow<()>,
    ) -> Result<(), ArenaError> {
        let orders: Vec<Vec<Vec<usize>>> = encounters.iter().map(Encounter::orders).collect();
        let streams: Vec<u64> = encounters
            .iter()
            .map(|encounter| if self.own_streams { encounter.stream(&self.participants) } else { 0 })
            .collect();
        let Crew { setting, rules, participants, benches, openings, .. } = self;
        let table = Table { setting, rules, participants, openings, timed: is_timed(setting, participants) };
        let mut failed = None;
        let work = |bench: &mut Bench, task: &Task| {
            let orders = &orders[task.encounter];
            let game = Game { task: *task, orders, stream: streams[task.encounter] };
            table.play(bench, &game, stop).transpose()
        };
        spread(benches, tasks, stop, work, &mut |number, played| match played {
            Ok(played) => each(number, played),
            Err(error) => {
                failed = Some(error);
                ControlFlow::Break(())
            }
        });
        failed.map_or(Ok(()), Err)
    }
}

/// Whether anybody thinks by the clock, so that the records have to say how long.
fn is_timed(setting: &Setting, participants: &[Participant]) -> bool {
    setting.limits.ms.is_some() || participants.iter().any(|participant| participant.spec.is_timed())
}

/// The players of one thread. Whoever plays in two seats at once is there twice.
#[derive(Default)]
struct Bench(BTreeMap<(usize, usize), Box<dyn Sitter>>);

/// Everything that the games have in common.
struct Table<'a> {
    setting: &'a Setting,
    rules: &'a Arc<dyn AnyRules>,
    participants: &'a [Participant],
    openings: &'a Openings,
    timed: bool,
}

/// One game that is to be played.
struct Game<'a> {
    task: Task,
    orders: &'a [Vec<usize>],
    stream: u64,
}

impl Table<'_> {
    fn play(&self, bench: &mut Bench, game: &Game<'_>, stop: &Stop) -> Result<Option<Played>, ArenaError> {
        let Task { group, place, .. } = game.task;
        let seed = self.setting.seed;
        let order = &game.orders[place];
        let index = group * game.orders.len() as u64 + place as u64;
        let mut table = self.rules.table(&Start::Seed { seed, index: group })?;
        if self.setting.openings {
            for mv in self.openings.of(self.rules.as_ref(), seed, group).iter() {
                table.play(mv)?;
            }
        }
        let names = order.iter().map(|player| self.participants[*player].spec.to_string()).collect();
        let seat_seed = |seat| random::seat_seed(seed ^ game.stream, index, seat);
        let seeds: Vec<u64> = Seat::all(order.len()).map(seat_seed).collect();
        let mut taken = self.seat(bench, order)?;
        let mut sitters: Vec<&mut dyn Sitter> =
            taken.iter_mut().map(|(_, sitter)| &mut **sitter as &mut dyn Sitter).collect();
        let played = play_game(table.as_mut(), &mut sitters, names, &seeds, self.setting.limits, stop);
        bench.0.extend(taken);
        Ok(played.map(|mut played| {
            played.record.seed = Some(seed);
            played.record.index = Some(index);
            if self.timed {
                played.record.ms = Some(played.ms.clone());
            }
            played
        }))
    }

    /// Takes the players of an order from the bench, making those who were not needed before.
    #[allow(clippy::type_complexity, reason = "a list of who was taken, to be put back")]
    fn seat(
        &self,
        bench: &mut Bench,
        order: &[usize],
    ) -> Result<Vec<((usize, usize), Box<dyn Sitter>)>, ArenaError> {
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
/// all games of its group, in every encounter.
#[derive(Default)]
struct Openings(Mutex<BTreeMap<u64, Arc<[String]>>>);

impl Openings {
    /// So many are kept; they are small.
    const MOST: usize = 10_000;

    fn of(&self, rules: &dyn AnyRules, seed: u64, group: u64) -> Arc<[String]> {
        if let Some(known) = self.0.lock().ok().and_then(|known| known.get(&group).cloned()) {
            return known;
        }
        let opening: Arc<[String]> = rules.opening(seed, group).into();
        if let Ok(mut known) = self.0.lock() {
            if known.len() >= Openings::MOST {
                known.pop_first();
            }
            known.insert(group, Arc::clone(&opening));
        }
        opening
    }
}
