//! What follows by itself: who plays whom in the next round, which game is next, when it is over.

use arena::pairing::{circle, neighbours};

use super::{Entrant, Kind, Phase, Tournament, What};
use crate::table::Millis;

/// A tournament that nobody starts is given up after this time.
const UNSTARTED: Millis = 7 * 86_400_000;
/// Whoever loses so many games by the clock, with none between them that was played to its end, has gone.
const GONE: u32 = 2;

impl Tournament {
    /// What follows from how things stand; rounds begin `pause` milliseconds after the one before them.
    pub fn next(&self, now: Millis, pause: Millis) -> Option<What> {
        match self.phase {
            Phase::Waiting => (now - self.made >= UNSTARTED).then_some(What::Ended { cancelled: true }),
            Phase::Running => self.next_of_running(now, pause),
            Phase::Over | Phase::Cancelled => None,
        }
    }

    fn next_of_running(&self, now: Millis, pause: Millis) -> Option<What> {
        let gone = |player: &usize| self.players[*player].late >= GONE;
        if let Some(player) = self.here().find(gone) {
            return Some(What::Left { player });
        }
        let played = self.rounds.len();
        if played > 0 && !self.is_played(played - 1) {
            let boards = 0..self.rounds[played - 1].boards.len();
            return boards.into_iter().find_map(|board| self.next_game(board));
        }
        let here = self.here().count();
        let least = if self.setup.fill.is_some() { 2 } else { self.setup.seats };
        if played == self.number_of_rounds() || here < least {
            return Some(What::Ended { cancelled: false });
        }
        let due = played == 0 || now >= self.last + pause;
        due.then(|| match self.setup.kind {
            Kind::Swiss => self.swiss_round(),
            Kind::RoundRobin => self.round_of_circle(played),
        })
    }

    /// How many rounds there are; not known of a round robin before it has begun.
    pub fn number_of_rounds(&self) -> usize {
        match self.setup.kind {
            Kind::Swiss => self.setup.rounds as usize,
            Kind::RoundRobin => (self.starters.len().next_multiple_of(2)).saturating_sub(1),
        }
    }

    /// The next game of a board, when none is being played and there is one. Everybody moves on by one seat from game to game.
    /// Where somebody has gone a player of the house takes the seat, or the game is not played.
    fn next_game(&self, board: usize) -> Option<What> {
        let round = self.rounds.len() - 1;
        let found = &self.rounds[round].boards[board];
        let game = found.games.len();
        if found.playing().is_some() || game == self.setup.games as usize {
            return None;
        }
        let mut seats = found.sitting.clone();
        seats.rotate_right(game % self.setup.seats);
        let people = |entrant: &&Entrant| matches!(entrant, Entrant::Person(_)) && self.is_here(**entrant);
        let full = seats.iter().all(|entrant| self.is_here(*entrant));
        if !full && (self.setup.fill.is_none() || !seats.iter().any(|entrant| people(&entrant))) {
            let to = found.sitting.iter().filter(people).copied().collect();
            return Some(What::Walkover { board, to });
        }
        let taken = self.rounds[round].boards.iter().enumerate().flat_map(|(place, other)| {
            // Whoever filled a seat of this board before fills it again.
            let games = other.games.iter().filter(move |_| place != board);
            other.sitting.iter().chain(games.flat_map(|game| &game.seats))
        });
        let taken: Vec<Entrant> = taken.copied().collect();
        let mut free = (0..).map(Entrant::Engine).filter(|engine| !taken.contains(engine));
        for seat in &mut seats {
            if !self.is_here(*seat) {
                *seat = free.next().unwrap_or(*seat);
            }
        }
        Some(What::Seated { board, seats, table: self.table_name(round, board, game) })
    }

    /// Those who stand near each other meet, if they have not met. Whoever must sit out is the last of those who did so least
    /// often.
    fn swiss_round(&self) -> What {
        let mut people: Vec<Entrant> = if self.rounds.is_empty() {
            self.drawn(self.here().collect())
        } else {
            let standings = self.standings(self.rounds.len());
            standings.into_iter().map(|standing| standing.entrant).collect()
        };
        people.retain(|entrant| self.is_here(*entrant));
        let here = people.iter().filter(|entrant| matches!(entrant, Entrant::Person(_))).count();
        let mut byes = Vec::new();
        if self.setup.fill.is_some() {
            let needed = here.next_multiple_of(self.setup.seats) - here;
            people.retain(|entrant| !matches!(entrant, Entrant::Engine(number) if *number >= needed));
            for engine in (0..needed).map(Entrant::Engine) {
                if !people.contains(&engine) {
                    people.push(engine);
                }
            }
        } else {
            people.retain(|entrant| matches!(entrant, Entrant::Person(_)));
            for _ in 0..here % self.setup.seats {
                let rests = |place: &usize| (self.byes_of(people[*place]), people.len() - place);
                if let Some(place) = (0..people.len()).min_by_key(rests) {
                    byes.push(people.remove(place));
                }
            }
        }
        let places: Vec<usize> = (0..people.len()).collect();
        let met = |one: usize, other: usize| self.meetings(people[one], people[other]);
        let tables = neighbours(&places, self.setup.seats, &met);
        let board = |table: Vec<usize>| self.in_order(table.into_iter().map(|place| people[place]).collect());
        What::Paired { boards: tables.into_iter().map(board).collect(), byes }
    }

    /// The round of a round robin, counted from 0. Where somebody has gone a player of the house plays, or the other sits out.
    fn round_of_circle(&self, round: usize) -> What {
        let order = self.drawn(self.starters.clone());
        let even = order.len().next_multiple_of(2);
        let (mut boards, mut byes, mut engines) = (Vec::new(), Vec::new(), 0);
        for pair in circle(even).swap_remove(round) {
            let there = |place: &usize| order.get(*place).copied().filter(|entrant| self.is_here(*entrant));
            match [there(&pair[0]), there(&pair[1])] {
                [Some(one), Some(other)] => boards.push(vec![one, other]),
                [Some(one), None] | [None, Some(one)] if self.setup.fill.is_some() => {
                    let engine = Entrant::Engine(engines);
                    engines += 1;
                    boards.push(if there(&pair[0]).is_some() {
                        vec![one, engine]
                    } else {
                        vec![engine, one]
                    });
                }
                [Some(one), None] | [None, Some(one)] => byes.push(one),
                [None, None] => {}
            }
        }
        What::Paired { boards, byes }
    }

    /// People in an order that nobody could know before.
    fn drawn(&self, mut people: Vec<usize>) -> Vec<Entrant> {
        game::random::shuffle(&mut game::random::deal_stream(self.order_seed(), 0), &mut people);
        people.into_iter().map(Entrant::Person).collect()
    }

    /// Whoever sat in the first seat less often sits there.
    fn in_order(&self, mut sitting: Vec<Entrant>) -> Vec<Entrant> {
        let boards = || self.rounds.iter().flat_map(|round| &round.boards);
        let first = |entrant: &Entrant| boards().filter(|board| board.sitting[0] == *entrant).count();
        if let Some(least) = (0..sitting.len()).min_by_key(|place| first(&sitting[*place])) {
            sitting.rotate_left(least);
        }
        sitting
    }

    /// In how many rounds somebody sat out.
    fn byes_of(&self, entrant: Entrant) -> usize {
        self.rounds.iter().filter(|round| round.byes.contains(&entrant)).count()
    }

    /// In how many rounds two sat together.
    pub(super) fn meetings(&self, one: Entrant, other: Entrant) -> usize {
        let boards = self.rounds.iter().flat_map(|round| &round.boards);
        boards.filter(|board| board.sitting.contains(&one) && board.sitting.contains(&other)).count()
    }
}
