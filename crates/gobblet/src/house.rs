//! The house player: alpha-beta with all that helps, at ten levels.

use game::random::{Fast, below};
use game::{
    Candidate, Limits, OptionSpec, Player, Position, Report, SearchTree, Settings, Thinking, TreeExtent,
};
use search::Root;
use search::house::{self, Level, Levels, Mind, Scale};
use search::tree::{AlphaBeta, AlphaBetaOptions};

use crate::book;
use crate::judgement::Judgement;
use crate::players::View;
use crate::{Board, Gobblet, Move};

/// The house player.
pub(crate) type House<const N: usize> = house::House<Tree<N>>;

/// So deep and so many positions, at a temperature in hundredths of a clear advantage.
const fn level(depth: u32, nodes: u64, temperature: f64) -> Level {
    Level { effort: Limits { depth: Some(depth), ..Limits::nodes(nodes) }, temperature }
}

/// The levels on 4x4, the weakest first; BENCHMARKS.md says what each takes from the one before.
static ON_4X4: Levels = Levels::new([
    level(3, 50_000, 60.0),
    level(3, 50_000, 33.0),
    level(3, 50_000, 18.0),
    level(3, 50_000, 0.0),
    level(4, 100_000, 0.0),
    level(5, 100_000, 0.0),
    level(6, 200_000, 0.0),
    level(7, 200_000, 0.0),
    level(9, 450_000, 0.0),
    level(AlphaBetaOptions::DEEPEST, 1_000_000, 0.0),
]);

/// The levels on 3x3, where four moves ahead is almost everything: they differ in how much they err. The highest is the
/// [perfect](crate::perfect) player.
static ON_3X3: Levels = Levels::new([
    level(4, 30_000, 12_000.0),
    level(4, 30_000, 5_300.0),
    // From here on no win at once is missed, which is worth more than the temperature.
    level(4, 30_000, 20_000.0),
    level(4, 30_000, 2_700.0),
    level(4, 30_000, 1_700.0),
    level(4, 30_000, 1_500.0),
    level(4, 30_000, 210.0),
    level(4, 30_000, 31.0),
    level(4, 30_000, 0.0),
    level(AlphaBetaOptions::DEEPEST, 1_000_000, 0.0),
]);

/// The levels on a board.
fn levels<const N: usize>() -> &'static Levels {
    if N == 3 { &ON_3X3 } else { &ON_4X4 }
}

/// An evaluation of 100 is a clear advantage; a game that is decided far away is worth twenty of them.
const SCALE: Scale = Scale { unit: 1.0, decided: 2_000.0 };

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

/// The options of the player.
pub(crate) fn options<const N: usize>() -> Vec<OptionSpec> {
    let mut options = vec![house::level_option()];
    if N == 4 {
        let help = "whether level 10 begins with moves of its opening book, any of those that are as good";
        options.push(OptionSpec::choice("book", &["yes", "no"], "yes", help).remote());
        let help = "whether a position that has been on the board counts as drawn when it comes again, so that whoever stands better goes elsewhere";
        options.push(OptionSpec::choice("progress", &["yes", "no"], "no", help).remote());
    }
    options
}

/// The player that these settings ask for.
pub(crate) fn from_settings<const N: usize>(settings: &Settings<'_>) -> Box<dyn Player<Gobblet<N>>> {
    let tree = Tree {
        by_the_book: N == 4 && settings.yes("book"),
        progress: N == 4 && settings.yes("progress"),
        ..Tree::<N>::new()
    };
    Box::new(House::new(tree, levels::<N>(), settings.whole("level") as usize))
}

/// What it thinks with: a search, and a book of openings.
pub(crate) struct Tree<const N: usize> {
    engine: AlphaBeta<Board<N>, Judgement>,
    by_the_book: bool,
    /// Whether it would rather go on than repeat a position.
    progress: bool,
}

impl<const N: usize> Tree<N> {
    fn new() -> Tree<N> {
        let engine = AlphaBeta::new(Judgement::house::<N>(), search());
        Tree { engine, by_the_book: N == 4, progress: false }
    }

    /// Where its search begins. If a move would bring back a position of the past and progress is wanted, that past is
    /// told twice: the next occurrence of any of its positions is then the one that draws. Elsewhere it is told once, for
    /// a past that may draw makes the search slower.
    fn root(&self, view: &View<N>) -> Root<Board<N>> {
        let mut root = Root::of_view(view);
        let returns = |mv: &Move<N>| root.path.contains(&root.position.after(*mv).key());
        if self.progress && root.position.legal().iter().any(returns) {
            root.path.extend_from_within(..);
        }
        root
    }
}

impl<const N: usize> Mind<Gobblet<N>> for Tree<N> {
    fn begin(&mut self, _seed: u64) {
        self.engine.clear();
    }

    fn think(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        self.engine.search(&self.root(view), thinking)
    }

    fn assess(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) -> Report<Move<N>> {
        self.engine.assess(&Root::of_view(view), thinking)
    }

    fn ponder(&mut self, view: &View<N>, thinking: &mut Thinking<'_, Move<N>>) {
        self.engine.ponder(&self.root(view), thinking);
    }

    fn ponders(&self) -> bool {
        true
    }

    fn explain(
        &mut self,
        view: &View<N>,
        thinking: &mut Thinking<'_, Move<N>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        Some(self.engine.explain(&self.root(view), thinking, extent))
    }

    fn appeal(&self, _: &View<N>, candidate: &Candidate<Move<N>>) -> f64 {
        SCALE.appeal(candidate.worth)
    }

    fn by_heart(&mut self, view: &View<N>, rng: &mut Fast) -> Option<Move<N>> {
        let board = view.position();
        let known = if self.by_the_book { book::moves(board.as_4x4()?) } else { Vec::new() };
        let slot = known.get(below(rng, known.len().max(1) as u32) as usize)?.slot();
        board.legal().into_iter().find(|mv| mv.slot() == slot)
    }

    fn heeds(&self, asked: Limits) -> Limits {
        Limits { iterations: None, ..asked }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.engine.memory(limits, threads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Gobblet4;
    use game::random::{deal_stream, fast};
    use game::{Decision, Game, Hosted, Line, Seat, Viewer, Worth, think_alone};

    fn house<const N: usize>(level: usize) -> House<N> {
        House::new(Tree::new(), levels::<N>(), level)
    }

    fn decide<const N: usize>(level: usize, position: &str, limits: Limits) -> Decision<Move<N>> {
        let line = Gobblet::<N>::default().parse_position(position).unwrap();
        let view = line.view(Viewer::Seat(line.turn().unwrap()));
        let mut house = house::<N>(level);
        Player::<Gobblet<N>>::begin(&mut house, 1);
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
    fn with_progress_a_position_of_the_past_is_told_twice_only_where_it_can_come_again() {
        let game = Gobblet4::default();
        let mut line = Line::new(game, ());
        let tree = Tree::<4> { progress: true, ..Tree::new() };
        let told = |line: &Line<Gobblet4>, tree: &Tree<4>| {
            tree.root(&line.view(Viewer::Seat(line.turn().unwrap()))).path.len()
        };
        for mv in game.parse_moves("4@a1 4@d4 a1-a2 d4-d3").unwrap() {
            assert_eq!(told(&line, &tree), line.moves().len(), "nothing can come again");
            line.play(mv).unwrap();
        }
        line.play(game.parse_move("a2-a1").unwrap()).unwrap();
        assert_eq!(told(&line, &tree), 2 * line.moves().len(), "d3-d4 would bring back what was there");
        assert_eq!(told(&line, &Tree::new()), line.moves().len());
    }

    #[test]
    fn iterations_say_nothing_here() {
        let high = house::<4>(10);
        assert_eq!(high.limits(Limits::iterations(5)).nodes, Some(1_000_000));
        assert_eq!(high.limits(Limits::ms(1000)), Limits::ms(1000));
        assert_eq!(house::<4>(6).limits(Limits::nodes(100)).nodes, Some(100));
    }

    /// Positions of random games in which whoever is to move can win at once.
    fn won_positions<const N: usize>(count: usize) -> Vec<Line<Gobblet<N>>> {
        let mut rng = fast(5);
        let mut found = Vec::new();
        while found.len() < count {
            let mut line = Line::new(Gobblet::<N>::default(), ());
            while line.turn().is_some() && line.position().winning_move().is_none() {
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
            if line.turn().is_some() {
                found.push(line);
            }
        }
        found
    }

    #[test]
    fn from_level_three_on_no_win_in_one_is_missed() {
        fn check<const N: usize>() {
            let mut missed = [0; 11];
            for (seed, line) in won_positions::<N>(40).into_iter().enumerate() {
                let view = line.view(Viewer::Seat(line.turn().unwrap()));
                for level in [1, 3, 4, 5, 6] {
                    let mut house = house::<N>(level);
                    Player::<Gobblet<N>>::begin(&mut house, seed as u64);
                    let decision = think_alone(Limits::NONE, |thinking| house.decide(&view, thinking));
                    let next = line.position().after(decision.mv);
                    let won = next.ending().is_some_and(|end| end.scores[line.turn().unwrap()] > 0);
                    missed[level] += u32::from(!won);
                }
            }
            assert_eq!(missed[3..], [0; 8]);
        }
        check::<3>();
        check::<4>();
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
            let mut players = [house::<N>(one), house::<N>(other)];
            for (place, player) in players.iter_mut().enumerate() {
                Player::<Gobblet<N>>::begin(player, 2 * game_number + place as u64);
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
}
