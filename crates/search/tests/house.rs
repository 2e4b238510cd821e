//! The house player around a mind that says what it is told to say.

use game::random::{Fast, fast};
use game::{Candidate, Decision, Limits, Line, OpenView, Player, Report, Thinking, Worth, think_alone};
use search::example::{Board, Cell, TicTacToe};
use search::house::{House, Level, Levels, Mind, SEES_WINS, Scale};
use search::players::RandomPlayer;
use search::tree::{AlphaBeta, AlphaBetaOptions};
use search::{Blind, Root};

const WARM: Level = Level { effort: Limits::depth(2), temperature: 2.0 };
static LEVELS: Levels =
    Levels::new([WARM, WARM, WARM, WARM, WARM, WARM, WARM, WARM, WARM, Level { temperature: 0.0, ..WARM }]);

/// Values the cells of a board as it is told, in their order.
#[derive(Clone, Default)]
struct Told {
    worths: Vec<Worth>,
    by_heart: Option<Cell>,
    careful: bool,
    heavy: bool,
    /// What it was asked: whether for all values, and within which limits.
    asked: Vec<(bool, Limits)>,
}

impl Told {
    fn report(&self, view: &OpenView<TicTacToe>) -> Report<Cell> {
        let legal = game::View::legal(view);
        let mut candidates: Vec<Candidate<Cell>> =
            legal.iter().zip(&self.worths).map(|(mv, worth)| Candidate::new(*mv, *worth)).collect();
        candidates.sort_by(|one, other| other.worth.rank().total_cmp(&one.worth.rank()));
        Report { candidates, ..Report::default() }
    }
}

impl Mind<TicTacToe> for Told {
    fn begin(&mut self, _seed: u64) {}

    fn think(&mut self, view: &OpenView<TicTacToe>, thinking: &mut Thinking<'_, Cell>) -> Report<Cell> {
        self.asked.push((false, thinking.limits));
        self.report(view)
    }

    fn assess(&mut self, view: &OpenView<TicTacToe>, thinking: &mut Thinking<'_, Cell>) -> Report<Cell> {
        self.asked.push((true, thinking.limits));
        self.report(view)
    }

    fn appeal(&self, _: &OpenView<TicTacToe>, candidate: &Candidate<Cell>) -> f64 {
        Scale { unit: 1.0, decided: 20.0 }.appeal(candidate.worth)
    }

    fn by_heart(&mut self, _view: &OpenView<TicTacToe>, _rng: &mut Fast) -> Option<Cell> {
        self.by_heart
    }

    fn may_slip(&self, _view: &OpenView<TicTacToe>) -> bool {
        !self.careful
    }

    fn weight(&self, _view: &OpenView<TicTacToe>) -> u64 {
        if self.heavy { 10 } else { 1 }
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        u64::from(limits.depth.unwrap_or(0)) * threads as u64
    }
}

fn start() -> OpenView<TicTacToe> {
    Line::new(TicTacToe, ()).view(game::Seat::new(0).into())
}

/// What a level decides at the empty board, so many times.
fn decisions(told: &Told, level: usize, times: u64) -> Vec<Decision<Cell>> {
    let mut house = House::new(told.clone(), &LEVELS, level);
    Player::<TicTacToe>::begin(&mut house, 5);
    let view = start();
    let mut decide = |_| think_alone(Limits::NONE, |thinking| house.decide(&view, thinking));
    (0..times).map(&mut decide).collect()
}

fn evals(values: &[f64]) -> Told {
    Told { worths: values.iter().map(|value| Worth::Eval(*value)).collect(), ..Told::default() }
}

#[test]
fn the_highest_level_plays_the_best_and_a_low_one_what_is_close() {
    let told = evals(&[0.0, 3.0, 2.0, -9.0]);
    let places = |level| {
        let mut times = [0; 4];
        for decision in &decisions(&told, level, 2_000) {
            times[usize::from(decision.mv.index())] += 1;
        }
        times
    };
    assert_eq!(places(10), [0, 2_000, 0, 0]);
    let low = places(1);
    assert!(low[1] > low[2] && low[2] > low[0] && low[0] > 0, "{low:?}");
    assert_eq!(low[3], 0, "six temperatures behind");
}

#[test]
fn a_slip_comes_with_the_whole_report() {
    let slips = decisions(&evals(&[0.0, 3.0, 2.0]), 1, 100);
    let slip = slips.iter().find(|decision| decision.mv.index() == 0).expect("one in five");
    let best: Vec<u8> = slip.report.candidates.iter().map(|found| found.mv.index()).collect();
    assert_eq!(best, [1, 2, 0]);
}

#[test]
fn a_win_at_once_is_never_missed_from_level_three_on() {
    // So warm that a win at once is only the likeliest choice.
    static HOT: Levels = Levels::new([Level { effort: Limits::NONE, temperature: 40.0 }; 10]);
    let told = Told { worths: vec![Worth::Win(3), Worth::Win(1), Worth::Eval(19.0)], ..Told::default() };
    let missed = |level| {
        let mut house = House::new(told.clone(), &HOT, level);
        Player::<TicTacToe>::begin(&mut house, 1);
        let view = start();
        let mut decide = |_| think_alone(Limits::NONE, |thinking| house.decide(&view, thinking)).mv;
        (0..300).map(&mut decide).filter(|mv| mv.index() != 1).count()
    };
    for level in 1..=10 {
        assert_eq!(missed(level) == 0, level >= SEES_WINS, "level {level}");
    }
}

#[test]
fn decisions_that_may_not_slip_are_thought_about() {
    let careful = Told { careful: true, ..evals(&[0.0, 1.0, 0.9]) };
    assert!(decisions(&careful, 1, 200).iter().all(|decision| decision.mv.index() == 1));
}

#[test]
fn only_the_highest_level_plays_by_heart() {
    let told = Told { by_heart: Some(Cell::new(8)), ..evals(&[1.0, 0.0]) };
    assert_eq!(decisions(&told, 10, 1)[0], Decision::plain(Cell::new(8)));
    assert!(decisions(&told, 9, 50).iter().all(|decision| decision.mv.index() < 2));
}

#[test]
fn values_of_all_moves_are_asked_for_only_where_they_matter() {
    let asked = |level, limits| {
        let mut house = House::new(evals(&[1.0, 0.0]), &LEVELS, level);
        think_alone(limits, |thinking| Player::<TicTacToe>::decide(&mut house, &start(), thinking));
        house.mind().asked.clone()
    };
    assert_eq!(asked(4, Limits::NONE), [(true, Limits::depth(2))]);
    assert_eq!(asked(4, Limits::depth(1)), [(true, Limits::depth(1))]);
    assert_eq!(asked(10, Limits::NONE), [(false, Limits::depth(2))]);
    assert_eq!(asked(10, Limits::depth(7)), [(false, Limits::depth(7))]);
}

#[test]
fn a_heavy_decision_gets_more() {
    static NODES: Levels = Levels::new([Level { effort: Limits::nodes(50), temperature: 1.0 }; 10]);
    let mut house = House::new(Told { heavy: true, ..evals(&[1.0, 0.0]) }, &NODES, 4);
    think_alone(Limits::NONE, |thinking| Player::<TicTacToe>::decide(&mut house, &start(), thinking));
    assert_eq!(house.mind().asked, [(true, Limits::nodes(500))]);
}

#[test]
fn hints_keep_the_limits_of_the_level_and_so_does_the_memory() {
    let mut house = House::new(evals(&[1.0, 0.0]), &LEVELS, 4);
    think_alone(Limits::depth(5), |thinking| Player::<TicTacToe>::assess(&mut house, &start(), thinking));
    assert_eq!(house.mind().asked, [(true, Limits::depth(2))]);
    assert_eq!(Player::<TicTacToe>::memory(&house, &Limits::depth(5), 3), 6);
}

#[test]
fn a_mind_without_an_answer_leaves_the_first_legal_move() {
    assert_eq!(decisions(&Told::default(), 1, 1)[0].mv, Cell::new(0));
}

/// A search as a mind.
struct Tree(AlphaBeta<Board, Blind>);

impl Mind<TicTacToe> for Tree {
    fn begin(&mut self, _seed: u64) {
        self.0.clear();
    }

    fn think(&mut self, view: &OpenView<TicTacToe>, thinking: &mut Thinking<'_, Cell>) -> Report<Cell> {
        self.0.assess(&Root::of_view(view), thinking)
    }

    fn appeal(&self, _: &OpenView<TicTacToe>, candidate: &Candidate<Cell>) -> f64 {
        Scale { unit: 1.0, decided: 20.0 }.appeal(candidate.worth)
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.0.memory(limits, threads)
    }
}

/// The points of a level against somebody else in so many games with both colours.
fn points(levels: &'static Levels, level: usize, other: &mut dyn Player<TicTacToe>, games: u64) -> f64 {
    let mut house = House::new(Tree(AlphaBeta::new(Blind, AlphaBetaOptions::default())), levels, level);
    let mut points = 0.0;
    for game in 0..games {
        Player::<TicTacToe>::begin(&mut house, game);
        other.begin(1_000_000 + game);
        let own = game::Seat::new((game % 2) as usize);
        let mut line = Line::new(TicTacToe, ());
        while let Some(seat) = line.turn() {
            let view = line.view(seat.into());
            let mv = think_alone(Limits::NONE, |thinking| {
                if seat == own { house.decide(&view, thinking).mv } else { other.decide(&view, thinking).mv }
            });
            line.play(mv).unwrap();
        }
        points += f64::from(line.ending().unwrap().scores[own] + 1) / 2.0;
    }
    points / games as f64
}

#[test]
fn a_warm_level_beats_random_and_a_cold_one_does_better() {
    const fn level(temperature: f64) -> Level {
        Level { effort: Limits::depth(2), temperature }
    }
    static STEPS: Levels = Levels::new([
        level(60.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(20.0),
        level(0.0),
    ]);
    let shares = [1, 2, 10].map(|level| points(&STEPS, level, &mut RandomPlayer::new(), 200));
    assert!(shares[0] > 0.6 && shares.is_sorted(), "{shares:?}");
}

#[test]
fn the_same_seed_gives_the_same_slips_and_another_other_ones() {
    let told = evals(&[0.0, 1.0, 0.5, 0.2]);
    let moves = |seed| {
        let mut house = House::new(told.clone(), &LEVELS, 2);
        Player::<TicTacToe>::begin(&mut house, seed);
        let mut decide = |_| think_alone(Limits::NONE, |thinking| house.decide(&start(), thinking)).mv;
        (0..40).map(&mut decide).collect::<Vec<_>>()
    };
    assert_eq!(moves(3), moves(3));
    assert_ne!(moves(3), moves(4));
    // The stream of slips is not the one that the mind is given.
    assert_ne!(fast(3), fast(game::random::mix(3)));
}
