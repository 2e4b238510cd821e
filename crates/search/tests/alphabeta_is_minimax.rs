//! Alpha-beta gives the value of plain minimax, whatever helps it.

mod common;

use common::{Brute, Knowing, Maze, MazePlan, Way, maze::KnowingGirth};
use game::random::{Fast, below, fast};
use game::{Limits, LineRules, Position, Report, Worth, think_alone};
use search::tree::{
    Against, AlphaBeta, AlphaBetaOptions, DepthUnit, History, PathCare, Raise, Reductions, Replacement,
    TableOptions, Trust,
};
use search::value::{Aim, WIN};
use search::{Guide, Root};

/// The number behind a worth, as `value` counts.
fn number(worth: Worth) -> i32 {
    match worth {
        Worth::Win(plies) => WIN - plies as i32,
        Worth::Loss(plies) => plies as i32 - WIN,
        Worth::Draw => 0,
        Worth::Eval(value) | Worth::Points(value) => value as i32,
        Worth::Chance(_) => panic!("alpha-beta does not speak of chances"),
    }
}

fn value(report: &Report<Way>) -> i32 {
    number(report.best().expect("there is a move").worth)
}

fn search<E: Guide<Maze>>(engine: &mut AlphaBeta<Maze, E>, root: &Root<Maze>, depth: u32) -> Report<Way> {
    think_alone(Limits::depth(depth), |thinking| engine.search(root, thinking))
}

/// Enhancements that must not change a value, switched at random.
fn any_enhancements(meaning: AlphaBetaOptions, rng: &mut Fast) -> AlphaBetaOptions {
    let mut flip = || below(rng, 2) == 0;
    let table = TableOptions {
        entries: if flip() { 64 } else { 4096 },
        replacement: match (flip(), flip()) {
            (true, _) => Replacement::Bucketed,
            (_, true) => Replacement::Always,
            _ => Replacement::Remainder,
        },
        trust: Trust::SameDepth,
        path_care: PathCare::Exact,
        canonical: flip(),
        move_first: flip(),
    };
    AlphaBetaOptions {
        pruning: flip() || flip(),
        deepening: flip(),
        aspiration: if flip() { 30 } else { 0 },
        minimal_window: flip(),
        table: (flip() || flip()).then_some(table),
        ordering: flip(),
        killers: flip(),
        history: [History::Off, History::Fresh, History::Kept][below(rng, 3) as usize],
        raise: [Raise::AtCuts, Raise::AtBest, Raise::AtBestByHalf][below(rng, 3) as usize],
        counter_moves: below(rng, 2) == 0,
        mtd: below(rng, 3) == 0,
        refutations: [0, 1, 64][below(rng, 3) as usize],
        ..meaning
    }
}

/// Options that say what a value means, at random.
fn any_meaning(rng: &mut Fast) -> AlphaBetaOptions {
    AlphaBetaOptions {
        aim: [Aim::Win, Aim::Margin, Aim::Own][below(rng, 3) as usize],
        against: [Against::Everybody, Against::OtherSides][below(rng, 2) as usize],
        depth_unit: [DepthUnit::Decisions, DepthUnit::Decisions, DepthUnit::Turns][below(rng, 3) as usize],
        quiescence: [0, 0, 2][below(rng, 3) as usize],
        settle: [0, 0, 3][below(rng, 3) as usize],
        elimination: below(rng, 3) == 0,
        first_repetition: below(rng, 3) == 0,
        ..AlphaBetaOptions::plain()
    }
}

fn check_games(plan: impl Fn(&mut Fast) -> MazePlan, games: u64, deepest: u32) {
    let mut rng = fast(games);
    for seed in 0..games {
        let plan = plan(&mut rng);
        let maze = Maze::new(plan, seed);
        let Some(_) = maze.turn() else { continue };
        let mut root = Root::new(maze);
        // A past, so that the rules have something to remember.
        for _ in 0..below(&mut rng, 4) {
            let mv = root.position.random_move(&mut rng);
            if root.position.after(mv).turn().is_some() {
                root.play_unchecked(mv);
            }
        }
        let meaning = any_meaning(&mut rng);
        let depth = 1 + below(&mut rng, deepest);
        // A turn could go round for ever.
        let depth_unit = if plan.circles { DepthUnit::Decisions } else { meaning.depth_unit };
        let meaning = AlphaBetaOptions { depth_unit, ..meaning };
        if seed % 2 == 0 {
            check_game(&root, meaning, depth, Knowing, seed, &mut rng);
        } else {
            check_game(&root, meaning, depth, KnowingGirth(root.position.girth()), seed, &mut rng);
        }
    }
}

fn check_game<E: Guide<Maze> + Copy>(
    root: &Root<Maze>,
    meaning: AlphaBetaOptions,
    depth: u32,
    guide: E,
    seed: u64,
    rng: &mut Fast,
) {
    let brute = Brute { guide: &guide, options: meaning };
    let mut expected = brute.moves(root, depth as i32);
    let in_play = |mv: &Way| !meaning.elimination || !guide.skip(&root.position, *mv);
    let any_left = expected.iter().any(|(mv, _)| in_play(mv));
    let best = expected.iter().filter(|(mv, _)| !any_left || in_play(mv)).map(|(_, value)| *value).max();
    expected.sort();
    for _ in 0..3 {
        let options = any_enhancements(meaning, rng);
        let mut engine = AlphaBeta::new(guide, options);
        let report = search(&mut engine, root, depth);
        assert_eq!(Some(value(&report)), best, "game {seed}, depth {depth}: {options:?}");
        let again = search(&mut engine, root, depth);
        assert_eq!(Some(value(&again)), best, "game {seed} searched again, depth {depth}: {options:?}");
        let played = report.best().map(|best| best.mv);
        assert!(
            expected.iter().any(|(mv, value)| Some(*mv) == played && Some(*value) == best),
            "game {seed}: {played:?} is not a best move of {expected:?} with {options:?}"
        );
        let all = think_alone(Limits::depth(depth), |thinking| engine.assess(root, thinking));
        let mut found: Vec<(Way, i32)> =
            all.candidates.iter().map(|candidate| (candidate.mv, number(candidate.worth))).collect();
        found.sort();
        assert_eq!(found, expected, "game {seed}, depth {depth}, every move: {options:?}");
    }
}

#[test]
fn without_circles() {
    check_games(|_| MazePlan::STRAIGHT, 1500, 8);
}

#[test]
fn with_points_instead_of_wins() {
    check_games(|_| MazePlan { widest: 20, ..MazePlan::STRAIGHT }, 500, 8);
}

#[test]
fn with_repetition_and_a_limit_of_moves() {
    let rules = |rng: &mut Fast| LineRules {
        repetition: [None, Some(2), Some(3), Some(3)][below(rng, 4) as usize],
        move_limit: [None, Some(6 + below(rng, 6))][below(rng, 2) as usize],
    };
    check_games(|rng| MazePlan { rules: rules(rng), ..MazePlan::CIRCULAR }, 1500, 7);
}

#[test]
fn where_everything_goes_in_circles() {
    let rules = |rng: &mut Fast| LineRules { repetition: Some(2 + below(rng, 2) as u8), move_limit: None };
    let plan =
        MazePlan { levels: 1, rooms_per_level: 8, most_doors: 3, rooms_to_an_end: 6, ..MazePlan::CIRCULAR };
    check_games(|rng| MazePlan { rules: rules(rng), ..plan }, 1000, 9);
}

#[test]
fn at_tables_of_three_and_four() {
    let plan = MazePlan { widest: 5, balanced: false, ..MazePlan::STRAIGHT };
    check_games(|rng| MazePlan { seats: 3 + below(rng, 2) as usize, ..plan }, 1000, 7);
    let plan = MazePlan { widest: 5, balanced: false, ..MazePlan::CIRCULAR };
    check_games(|rng| MazePlan { seats: 3 + below(rng, 2) as usize, ..plan }, 300, 6);
}

#[test]
fn a_forced_win_is_found_at_its_distance_even_with_unsound_help() {
    let mut wins = 0;
    for seed in 0..1000 {
        let maze = Maze::new(MazePlan::STRAIGHT, seed);
        let Some(_) = maze.turn() else { continue };
        let root = Root::new(maze);
        let truth = Brute { guide: &search::Blind, options: AlphaBetaOptions::plain() }.value(&root, 20);
        let strong = AlphaBetaOptions {
            reductions: Some(Reductions { spared: 1, ..Reductions::default() }),
            ..AlphaBetaOptions::strong()
        };
        let mut engine = AlphaBeta::new(
            search::Blind,
            AlphaBetaOptions {
                table: strong.table.map(|table| TableOptions { entries: 1024, ..table }),
                ..strong
            },
        );
        let found = value(&search(&mut engine, &root, 20));
        assert_eq!(found.signum(), truth.signum(), "game {seed}: {found} instead of {truth}");
        wins += i32::from(truth > 0);
    }
    assert!(wins > 100, "only {wins} of the made-up games are won");
}

/// Alpha-beta that leaves out what it has met at the same ply, written down plainly.
fn skipping(maze: &Maze, ply: usize, depth: i32, mut alpha: i32, beta: i32, met: &mut Vec<Vec<u64>>) -> i32 {
    let seat = maze.turn().expect("the game runs");
    if ply > 0 && depth == 0 {
        return Knowing.evaluate(maze, seat);
    }
    let mut best = None;
    for mv in maze.legal() {
        let next = maze.after(mv);
        let value = if let Some(ending) = next.ending() {
            Aim::Win.value(&ending.scores, [0, 1, 2, 3], seat, ply + 1)
        } else {
            if ply > 0 && met[ply + 1].contains(&next.key()) {
                continue;
            }
            met[ply + 1].push(next.key());
            match Knowing.verdict(&next, seat) {
                Some(verdict) => verdict,
                None if next.turn() == Some(seat) => skipping(&next, ply + 1, depth - 1, alpha, beta, met),
                None => -skipping(&next, ply + 1, depth - 1, -beta, -alpha, met),
            }
        };
        best = best.max(Some(value));
        alpha = alpha.max(value);
        if value >= beta {
            break;
        }
    }
    best.unwrap_or_else(|| Knowing.evaluate(maze, seat))
}

#[test]
fn the_historical_set_of_met_positions_leaves_them_out() {
    let mut differences = 0;
    for seed in 0..500 {
        let maze = Maze::new(MazePlan::STRAIGHT, seed);
        let Some(_) = maze.turn() else { continue };
        let endless = search::value::ENDLESS;
        let expected = skipping(&maze, 0, 5, -endless, endless, &mut vec![Vec::new(); 8]);
        let plain = AlphaBetaOptions { ordering: false, deepening: false, ..AlphaBetaOptions::plain() };
        let root = Root::new(maze);
        let with = |skip_met| {
            value(&search(&mut AlphaBeta::new(Knowing, AlphaBetaOptions { skip_met, ..plain }), &root, 5))
        };
        assert_eq!(with(true), expected, "game {seed}");
        differences += i32::from(with(true) != with(false));
    }
    assert!(differences > 5, "leaving positions out makes a difference, here {differences} times");
}
