//! Tournaments: many players, each meeting others, on duplicate deals with all orders of seats or from both
//! sides of varied openings, going on from the records on disk.

mod luck;
mod rounds;

use std::ops::ControlFlow;

use catalog::Catalog;
use game::Stop;

use crate::stats::share_of_elo;
use crate::{
    ArenaError, Encounter, Finished, Hall, Ledger, Participant, SeatSpec, Setting, Sheet, Standings, Task,
    tasks_of,
};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Everybody meets everybody. At tables of three and four: every choice of players; if there are fewer
    /// players than seats, every way to fill the seats with at least two of them.
    RoundRobin,
    /// The first player meets each of the others; at tables of three and four, who then fill the other seats.
    Gauntlet,
    /// In every round those with similar results so far meet, if possible such who have not met.
    Swiss {
        /// How many rounds.
        rounds: u32,
    },
}

impl Kind {
    /// The number of rounds after which one of so many players stands out.
    ///
    /// ```
    /// use arena::TournamentKind;
    /// assert_eq!(TournamentKind::swiss_for(9), TournamentKind::Swiss { rounds: 4 });
    /// ```
    pub fn swiss_for(players: usize) -> Kind {
        Kind::Swiss { rounds: players.max(2).next_power_of_two().ilog2() }
    }
}

/// What is to be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// The game and how it is played.
    pub setting: Setting,
    /// Who plays.
    pub players: Vec<SeatSpec>,
    /// Who meets whom.
    pub kind: Kind,
    /// How many games every encounter has at least: groups are always complete.
    pub games: u64,
    /// How many games at once.
    pub threads: usize,
    /// A player who plays every deal with itself, to measure the luck in it.
    pub luck: Option<SeatSpec>,
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games that are finished, those of earlier runs included.
    pub done: u64,
    /// All games, as far as they are known: a Swiss tournament learns its later rounds as it goes.
    pub all: u64,
}

/// Plays a tournament, taking from the ledger what was played before. When `stop` is raised the table is of the
/// games that are finished; the ledger is closed only after the last game.
pub fn run_tournament(
    catalog: &Catalog,
    tournament: &Tournament,
    mut ledger: Ledger,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<Standings, ArenaError> {
    let (standings, sheets) = go_on(catalog, tournament, &mut ledger, stop, progress)?;
    if !stop.is_stopped() {
        ledger.close(&sheets)?;
    }
    Ok(standings)
}

/// Plays a tournament with a ledger that is not closed: the table, and the sheets of the games in their order.
pub(crate) fn go_on(
    catalog: &Catalog,
    tournament: &Tournament,
    ledger: &mut Ledger,
    stop: &Stop,
    progress: &mut dyn FnMut(Progress),
) -> Result<(Standings, Vec<Sheet>), ArenaError> {
    let participants = Participant::named(tournament.players.clone());
    let players = participants.len();
    if players < 2 {
        return Err(ArenaError::Plan(format!("expected at least two players, got {players}")));
    }
    let mut all = participants;
    if let Some(luck) = &tournament.luck {
        all.push(Participant { name: format!("luck: {luck}"), spec: luck.clone() });
    }
    let mut hall = Hall::new(catalog, tournament.setting.clone(), all, tournament.threads)?;
    let seats = hall.rules().seats();
    let mut counted = Vec::new();
    let mut groups = 0;
    let (mut done, mut planned) = (0, 0);
    for round in 0..rounds::number(tournament.kind) {
        let encounters = match tournament.kind {
            Kind::RoundRobin => rounds::round_robin(players, seats),
            Kind::Gauntlet => rounds::gauntlet(players, seats),
            Kind::Swiss { .. } => {
                let met: Vec<Vec<usize>> = hall.encounters().iter().map(|met| met.players.clone()).collect();
                rounds::swiss(&ranking(&hall, players, seats, &counted), seats, &met)
            }
        };
        let mut tasks: Vec<Task> = Vec::new();
        for encounter in encounters {
            let size = encounter.group_size() as u64;
            let number = tournament.games.div_ceil(size);
            let encounter = hall.meet(encounter, ledger)?;
            if !counted.contains(&encounter) {
                counted.push(encounter);
            }
            // Every round has its own deals: whoever meets again plays others.
            let first = u64::from(round) * number;
            tasks.extend(tasks_of(hall.encounters(), encounter, first..first + number));
            groups = groups.max(first + number);
        }
        planned += tasks.len() as u64 * if round == 0 { rounds::number(tournament.kind).into() } else { 0 };
        hall.play(&tasks, ledger, stop, &mut |_: Finished<'_>| {
            done += 1;
            progress(Progress { done, all: planned.max(done) });
            ControlFlow::Continue(())
        })?;
        if stop.is_stopped() {
            break;
        }
    }
    let mut standings = table(&hall, players, seats, &counted);
    if tournament.luck.is_some() && (!stop.is_stopped() || ledger.plan().is_some()) {
        let baseline = players;
        luck::measure(&mut hall, ledger, baseline, groups, stop, &mut |played| {
            progress(Progress { done: done + played, all: planned.max(done) + groups * luck::TIMES });
        })?;
        if !stop.is_stopped() {
            luck::take_out(&mut standings, &hall, baseline, &counted);
        }
    }
    let sheets = hall.sheets().to_vec();
    Ok((standings, sheets))
}

fn table(hall: &Hall, players: usize, seats: usize, counted: &[usize]) -> Standings {
    let (facts, span) = (hall.rules().facts(), hall.span());
    let participants = &hall.participants()[..players];
    Standings::of(&facts, seats, span, participants, hall.encounters(), counted, hall.results())
}

/// The players, best first, as far as the results go; equal ones in the order they were given.
fn ranking(hall: &Hall, players: usize, seats: usize, counted: &[usize]) -> Vec<usize> {
    let standings = table(hall, players, seats, counted);
    let strength = |player: usize| {
        let name = &hall.participants()[player].name;
        let line = standings.players.iter().find(|line| line.name == *name);
        let value =
            line.and_then(|line| line.elo.map(|elo| share_of_elo(elo.mean)).or(line.result.map(|r| r.mean)));
        value.unwrap_or(if seats == 2 { 0.5 } else { 0.0 })
    };
    let mut order: Vec<(usize, f64)> = (0..players).map(|player| (player, strength(player))).collect();
    order.sort_by(|one, other| other.1.total_cmp(&one.1));
    order.into_iter().map(|(player, _)| player).collect()
}

/// An encounter in which all orders of seats are played.
fn all_orders(players: Vec<usize>) -> Encounter {
    Encounter { players, seating: crate::Seating::All }
}
