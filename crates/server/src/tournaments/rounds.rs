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
            Kind::RoundRobin if self.setup.seats == 2 => self.round_of_circle(played),
            Kind::RoundRobin => self.round_of_meetings(),
        })
    }

    /// How many rounds there are; not known of a round robin before it has begun. Where more than two play at a table, those
    /// who have not met yet need at least so many: somebody may have to meet again for others to meet.
    pub fn number_of_rounds(&self) -> usize {
        match self.setup.kind {
            Kind::Swiss => self.setup.rounds as usize,
            Kind::RoundRobin if self.setup.seats == 2 => {
                (self.starters.len().next_multiple_of(2)).saturating_sub(1)
            }
            Kind::RoundRobin if self.starters.is_empty() => 0,
            Kind::RoundRobin => {
                let here: Vec<Entrant> = self.here().map(Entrant::Person).collect();
                let most = here.iter().map(|one| self.strangers(*one, &here)).max().unwrap_or(0);
                self.rounds.len() + most.div_ceil(self.setup.seats - 1)
            }
        }
    }

    /// How many of these somebody has not met.
    fn strangers(&self, one: Entrant, people: &[Entrant]) -> usize {
        people.iter().filter(|other| **other != one && self.meetings(one, **other) == 0).count()
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

    /// The next round of a round robin where more than two play at a table: as few as possible meet again, and at least two meet
    /// for the first time. Those who have met fewest come first; whoever must sit out did so least often.
    fn round_of_meetings(&self) -> What {
        let mut people = self.drawn(self.here().collect());
        let all = people.clone();
        people.sort_by_key(|one| std::cmp::Reverse(self.strangers(*one, &all)));
        let seats = self.setup.seats;
        let met = |one: Entrant, other: Entrant| self.meetings(one, other);
        let stranger = |other: &Entrant| *other != people[0] && met(people[0], *other) == 0;
        let strangers = [Some(people[0]), people.iter().copied().find(stranger)];
        let mut byes = Vec::new();
        if self.setup.fill.is_some() {
            let needed = people.len().next_multiple_of(seats) - people.len();
            people.extend((0..needed).map(Entrant::Engine));
        } else {
            for _ in 0..people.len() % seats {
                let free = (0..people.len()).filter(|place| !strangers.contains(&Some(people[*place])));
                if let Some(place) =
                    free.min_by_key(|place| (self.byes_of(people[*place]), people.len() - place))
                {
                    byes.push(people.remove(place));
                }
            }
        }
        let places: Vec<usize> = (0..people.len()).collect();
        // Whoever fills seats is met by anybody as often as need be.
        let person = |entrant: Entrant| matches!(entrant, Entrant::Person(_));
        let again = |one: usize, other: usize| {
            if person(people[one]) && person(people[other]) { met(people[one], people[other]) } else { 0 }
        };
        let mut tables = neighbours(&places, seats, &again);
        let is_new = |table: &Vec<usize>| {
            let person = |place: &&usize| person(people[**place]);
            let pairs = |one: &usize| {
                table.iter().filter(person).any(|other| other > one && again(*one, *other) == 0)
            };
            table.iter().filter(person).any(pairs)
        };
        if !tables.iter().any(is_new) {
            let other = places.iter().find(|place| strangers[1] == Some(people[**place]));
            let mut order: Vec<usize> = [0].into_iter().chain(other.copied()).collect();
            order.extend(places.iter().filter(|place| **place != 0 && Some(*place) != other));
            tables = order.chunks(seats).map(<[usize]>::to_vec).collect();
        }
        let board = |table: Vec<usize>| self.in_order(table.into_iter().map(|place| people[place]).collect());
        What::Paired { boards: tables.into_iter().map(board).collect(), byes }
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
