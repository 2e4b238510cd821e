//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::{Fast, below, fast};
use game::{Decision, Limits, OptionSpec, Player, Position, Report, Settings, Thinking};
use search::Root;
use search::tree::{AlphaBeta, AlphaBetaOptions};

use crate::book;
use crate::judgement::Judgement;
use crate::players::{View, decision};
use crate::{Board, Gobblet, Move};

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Level {
    /// How many moves it looks ahead.
    depth: u32,
    /// How many positions it looks at.
    nodes: u64,
    /// In how many of a hundred decisions its attention slips.
    slips: u32,
    /// Whether it still sees, when its attention slips, what loses at once.
    careful: bool,
}

/// The levels, the weakest first. On 4x4 from varied openings each scores 66 to 85 % against the one before;
/// BENCHMARKS.md has every step.
const LEVELS: [Level; 10] = [
    Level { depth: 1, nodes: 1_000, slips: 80, careful: false },
    Level { depth: 1, nodes: 1_000, slips: 55, careful: false },
    Level { depth: 2, nodes: 5_000, slips: 27, careful: false },
    Level { depth: 2, nodes: 20_000, slips: 26, careful: true },
    Level { depth: 4, nodes: 50_000, slips: 16, careful: true },
    Level { depth: 5, nodes: 100_000, slips: 8, careful: true },
    Level { depth: 6, nodes: 200_000, slips: 3, careful: true },
    Level { depth: 7, nodes: 200_000, slips: 0, careful: true },
    Level { depth: 9, nodes: 450_000, slips: 0, careful: true },
    Level { depth: AlphaBetaOptions::DEEPEST, nodes: 1_000_000, slips: 0, careful: true },
];

/// The house player.
pub(crate) struct House<const N: usize> {
    level: Level,
    /// Whether it begins with moves of its book; only the highest level does.
    by_the_book: bool,
    engine: AlphaBeta<Board<N>, Judgement>,
    rng: Fast,
}

impl<const N: usize> House<N> {
    /// The options of the player.
    pub(crate) fn options() -> Vec<OptionSpec> {
        let mut options =
            vec![OptionSpec::whole("level", (1, 10), "10", "how strong it plays: 10 is all it can").remote()];
        if N == 4 {
            let help =
                "whether level 10 begins with moves of its opening book, any of those that are as good";
            options.push(OptionSpec::choice("book", &["yes", "no"], "yes", help).remote());
        }
        options
    }

    /// How the house searches, at every level.
    pub(crate) fn search() -> AlphaBetaOptions {
        AlphaBetaOptions {
            quiescence: 1,
            margin: 50,
            late_moves: 10,
            extension: false,
            ..AlphaBetaOptions::strong()
        }
    }

    /// The player that these settings ask for.
    pub(crate) fn from_settings(settings: &Settings<'_>) -> House<N> {
        let house = House::new(settings.whole("level") as usize);
        House { by_the_book: house.by_the_book && settings.yes("book"), ..house }
    }

    /// A player of a level from 1 to 10.
    pub(crate) fn new(level: usize) -> House<N> {
        let options = House::<N>::search();
        House {
            level: LEVELS[level.clamp(1, LEVELS.len()) - 1],
            by_the_book: N == 4 && level >= LEVELS.len(),
            engine: AlphaBeta::new(Judgement::house::<N>(), options),
            rng: fast(0),
        }
    }

    /// The limits of the caller together with those of the level, whichever come first. On the highest level
    /// the caller's limits stand alone, if they limit this search at all.
    fn limits(&self, asked: Limits) -> Limits {
        let own = Limits { depth: Some(self.level.depth), nodes: Some(self.level.nodes), ..Limits::NONE };
        let unlimited = asked.depth.is_none() && asked.nodes.is_none() && asked.ms.is_none();
        if self.level == LEVELS[LEVELS.len() - 1] && !unlimited { asked } else { asked.and(own) }
    }

    /// One of the moves of the book, if it knows the position.
    fn book_move(&mut self, board: &Board<N>) -> Option<Move<N>> {
        let known = if self.by_the_book { book::moves(board.as_4x4()?) } else { Vec::new() };
        let slot = known.get(below(&mut self.rng, known.len().max(1) as u32) as usize)?.slot();
        board.legal().into_iter().find(|mv| mv.slot() == slot)
    }

    /// A move played without attention: any at all, or any that does not lose at once.
    fn slip(&mut self, board: &Board<N>) -> Move<N> {
        let all = board.legal();
        let safe = |mv: &Move<N>| {
            let next = board.after(*mv);
            match next.ending() {
                Some(ending) => ending.scores[board.mover()] >= 0,
                None => next.winning_move().is_none(),
            }
        };
        let kept: Vec<Move<N>> = all.iter().copied().filter(|mv| !self.level.careful || safe(mv)).collect();
        let moves = if kept.is_empty() { all.as_slice() } else { kept.as_slice() };
        moves[below(&mut self.rng, moves.len() as u32) as usize]
    }
}

impl<const N: usize> Player<Gobblet<N>> for House<N> {
    fn begin(&mut self, seed: u64) {
        self.engine.clear();
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Decision<Move<N>> {
        if below(&mut self.rng, 100) < self.level.slips {
            return Decision::plain(self.slip(view.position()));
        }
        if let Some(mv) = self.book_move(view.position()) {
            return Decision::plain(mv);
        }
        let limits = self.limits(thinking.limits);
        decision(view, self.engine.search(&Root::of_view(view), &mut thinking.within(limits)))
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.engine.memory(&self.limits(*limits), threads)
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        let limits = self.limits(thinking.limits);
        self.engine.assess(&Root::of_view(view), &mut thinking.within(limits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet4;
    use game::random::deal_stream;
    use game::{Game, Hosted, Line, Seat, Viewer, Worth, think_alone};

    fn decide<const N: usize>(level: usize, position: &str, limits: Limits) -> Decision<Move<N>> {
        let line = Gobblet::<N>::default().parse_position(position).unwrap();
        let view = line.view(Viewer::Seat(line.turn().unwrap()));
        let mut house = House::<N>::new(level);
        Player::begin(&mut house, 1);
        think_alone(limits, |thinking| house.decide(&view, thinking))
    }

    #[test]
    fn the_house_wins_at_once_where_it_can() {
        let decision = decide::<4>(10, "x4x4x3./o4.../o4.../o3... x", Limits::nodes(5_000));
        assert_eq!(decision.report.best().unwrap().worth, Worth::Win(1));
    }

    #[test]
    fn the_house_stops_a_line_of_the_opponent() {
        let threatened = "o4o4o3./x4.../.x4../.... x";
        let decision = decide::<4>(10, threatened, Limits::nodes(5_000));
        let board = Gobblet4::default().parse_board(threatened).unwrap();
        assert_eq!(board.winning_move(), None);
        assert_eq!(board.after(decision.mv).winning_move(), None);
    }

    #[test]
    fn limits_of_the_caller_and_of_the_level_hold_together() {
        let low = House::<4>::new(6);
        assert_eq!(low.limits(Limits::NONE), Limits { depth: Some(5), ..Limits::nodes(100_000) });
        assert_eq!(low.limits(Limits::nodes(100)), Limits { depth: Some(5), ..Limits::nodes(100) });
        let high = House::<4>::new(10);
        assert_eq!(high.limits(Limits::ms(1000)), Limits::ms(1000));
        assert_eq!(high.limits(Limits::NONE).nodes, Some(1_000_000));
        assert_eq!(high.limits(Limits::iterations(5)).nodes, Some(1_000_000), "iterations say nothing here");
    }

    /// Plays a match of two levels and gives the share of the first.
    fn share<const N: usize>(one: usize, other: usize, pairs: u64) -> f64 {
        let mut points = 0.0;
        for game_number in 0..2 * pairs {
            let game = Gobblet::<N>::default();
            let mut line = Line::new(game, ());
            for mv in game.opening(&mut deal_stream(3, game_number / 2)) {
                line.play(mv).unwrap();
            }
            let mut players = [House::<N>::new(one), House::<N>::new(other)];
            for (place, player) in players.iter_mut().enumerate() {
                Player::begin(player, 2 * game_number + place as u64);
            }
            let first = Seat::new((game_number % 2) as usize);
            while let Some(seat) = line.turn() {
                let view = line.view(Viewer::Seat(seat));
                let player = &mut players[usize::from(seat != first)];
                let decision = think_alone(Limits::nodes(2_000), |thinking| player.decide(&view, thinking));
                line.play(decision.mv).unwrap();
            }
            points += f64::from(line.ending().unwrap().scores[first] + 1) / 2.0;
        }
        points / (2 * pairs) as f64
    }

    #[test]
    fn higher_levels_win_against_much_lower_ones() {
        assert!(share::<3>(9, 1, 6) > 0.8);
        assert!(share::<4>(8, 2, 4) > 0.8);
    }

    #[test]
    fn the_default_level_is_the_highest() {
        let default = House::<3>::options()[0].default;
        assert_eq!(default.parse::<usize>().unwrap(), LEVELS.len());
    }
}
