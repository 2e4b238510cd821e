//! The trees that searches tell: their first moves are those of the report, everything in them can be played, they keep to what
//! was asked, and a search that is stopped at once tells one as well.

use game::{
    Game, Hosted, Limits, Line, Measure, Options, Player, Position, Report, SearchTree, Stop, Thinking,
    Thoughts, TreeExtent, Worth, think_alone,
};
use search::example::{TicTacToe, Veil};
use search::worlds::{Courses, verdicts};

const EXTENT: TreeExtent = TreeExtent { depth: 3, width: 3, least_visits: 1 };
const SEED: u64 = 7;

/// A player of this kind with these options, at the beginning of a game.
fn player<G: Hosted>(game: &G, name: &str, options: &str) -> Box<dyn Player<G>> {
    let kinds = G::players();
    let kind = kinds.iter().find(|kind| kind.name == name).expect("a kind of player");
    let options = Options::parse(options).unwrap();
    let mut player = (kind.make)(game, &options.checked(&kind.options).unwrap()).unwrap();
    player.begin(SEED);
    player
}

fn told<G: Hosted>(game: &G, name: &str, options: &str, view: &G::View, limits: Limits) -> SearchTree {
    let mut player = player(game, name, options);
    think_alone(limits, |thinking| player.explain(view, thinking, EXTENT)).expect("a tree")
}

fn reported<G: Hosted>(
    game: &G,
    name: &str,
    options: &str,
    view: &G::View,
    limits: Limits,
) -> Report<G::Move> {
    let mut player = player(game, name, options);
    think_alone(limits, |thinking| player.assess(view, thinking))
}

/// Nothing is wider or deeper than asked.
fn keeps_to(extent: TreeExtent, tree: &SearchTree) {
    let width = if extent.depth == 0 { 0 } else { extent.width };
    assert!(tree.children.len() <= width, "{} moves, {extent:?}", tree.children.len());
    for child in &tree.children {
        keeps_to(TreeExtent { depth: extent.depth - 1, ..extent }, child);
    }
}

/// Every move of the tree can be made in some of these positions by whoever it is said to be made by; what is no move is passed.
fn can_be_played<G: Game>(game: &G, worlds: &[G::Position], tree: &SearchTree) {
    for child in &tree.children {
        let (Some(seat), Some(mv)) = (child.seat, &child.mv) else {
            can_be_played(game, worlds, child);
            continue;
        };
        let mv = game.parse_move(mv).unwrap_or_else(|_| panic!("{mv} is no move"));
        let after: Vec<G::Position> = worlds
            .iter()
            .filter(|world| world.turn() == Some(seat) && world.is_legal(mv))
            .map(|world| world.after(mv))
            .collect();
        assert!(!after.is_empty(), "{seat} cannot play {mv}");
        can_be_played(game, &after, child);
    }
}

/// The first moves are worth what the report says, and the best one is among them.
fn agrees<M: ToString>(what: &str, tree: &SearchTree, report: &Report<M>) {
    let best = report.best().expect("a best move");
    let find = |mv: &str| tree.children.iter().find(|child| child.mv.as_deref() == Some(mv));
    let told = find(&best.mv.to_string()).unwrap_or_else(|| panic!("{what}: the best move is not told"));
    assert_eq!(told.worth, Some(best.worth), "{what}");
    for child in &tree.children {
        let same = |found: &&game::Candidate<M>| Some(found.mv.to_string()) == child.mv;
        let found = report.candidates.iter().find(same).unwrap_or_else(|| panic!("{what}: {:?}", child.mv));
        assert_eq!(Some(found.worth), child.worth, "{what}: {:?}", child.mv);
    }
    // Where playouts are counted a move that none went through is not in the tree.
    let all = tree.children.len() + tree.more;
    assert!(all == report.candidates.len() || report.iterations > 0, "{what}: {all} moves");
}

/// Options of players that make another search of them.
const OPEN: &[(&str, &str)] = &[
    ("tree", ""),
    ("tree", "mtd=yes"),
    ("uct", ""),
    ("proof", ""),
    ("proof", "mobility=no"),
    ("bstar", ""),
    ("bstar", "spread=30,narrowing=0.5"),
    ("conspiracy", ""),
    ("trappy", "within=100"),
    ("confident", ""),
    ("confident", "best_share=50"),
];

#[test]
fn every_tree_search_over_open_games_tells_what_it_reports() {
    for (name, options) in OPEN {
        let mut told_deeper = 0;
        for moves in ["", "b2", "a1 b2 c3", "a1 b1 a2", "a1 b1 a2 c3", "b2 a1 c3 a3"] {
            let mut line = Line::new(TicTacToe, ());
            for mv in TicTacToe.parse_moves(moves).unwrap() {
                line.play(mv).unwrap();
            }
            let view = line.view(line.turn().unwrap().into());
            let iterations = (*name == "uct").then_some(400);
            let limits = Limits { depth: Some(3), nodes: Some(30_000), iterations, ms: None };
            let tree = told(&TicTacToe, name, options, &view, limits);
            let what = format!("{name}:{options} after {moves}");
            agrees(&what, &tree, &reported(&TicTacToe, name, options, &view, limits));
            keeps_to(EXTENT, &tree);
            can_be_played(&TicTacToe, &[*line.position()], &tree);
            told_deeper += usize::from(tree.size() > tree.children.len());
        }
        // Where a move wins at once there may be no need to look at an answer.
        assert!(told_deeper > 3, "{name}:{options} tells answers {told_deeper} times");
    }
}

const HIDDEN: &[(&str, &str)] = &[
    ("pimc", ""),
    ("pimc", "inside=maxn"),
    ("pimc", "mix=yes"),
    ("epimc", ""),
    ("vector", "moves=3"),
    ("vector", "moves=3,reduction=payoff"),
    ("vector", "moves=3,reduction=beta"),
    ("achievable", "moves=2"),
    ("alphamu", "m=3"),
    ("alphamu", "m=3,early_cut=no,useless_worlds=no"),
    ("ismcts", ""),
];

#[test]
fn every_tree_search_over_worlds_tells_what_it_reports() {
    for figure in [
        "0(1(0(11100 00011) 0(00111 11000)) 00100)",
        "0(1(10000 10000) 1(01011 10100))",
        "0(0(11100 00011) 11110)",
    ] {
        let veil = Veil::new(figure, 2, "1").unwrap();
        let view = Line::new(veil.clone(), 0).view(game::Seat::new(0).into());
        let worlds = game::Worlds::all_worlds(&view, 64).unwrap();
        for (name, options) in HIDDEN {
            let limits = Limits { iterations: Some(300), ..Limits::nodes(200_000) };
            let tree = told(&veil, name, options, &view, limits);
            let what = format!("{name}:{options} in {figure}");
            let report = reported(&veil, name, options, &view, limits);
            agrees(&what, &tree, &report);
            keeps_to(EXTENT, &tree);
            can_be_played(&veil, &worlds, &tree);
            assert!(tree.children[0].children.len() + tree.children[0].more > 0, "{what}");
        }
    }
}

/// Everything else is as it is without anybody looking.
#[test]
fn who_tells_a_tree_decides_as_before() {
    let veil = Veil::new("0(1(0(11100 00011) 0(00111 11000)) 00100)", 2, "1").unwrap();
    let view = Line::new(veil.clone(), 0).view(game::Seat::new(0).into());
    for (name, options) in HIDDEN {
        let limits = Limits { iterations: Some(200), ..Limits::nodes(200_000) };
        let mut watched = player(&veil, name, options);
        think_alone(limits, |thinking| watched.explain(&view, thinking, EXTENT));
        watched.begin(SEED);
        let decided = think_alone(limits, |thinking| watched.decide(&view, thinking));
        let mut alone = player(&veil, name, options);
        assert_eq!(decided, think_alone(limits, |thinking| alone.decide(&view, thinking)), "{name}");
    }
}

#[test]
fn stopped_at_once_a_search_tells_what_it_has() {
    let veil = Veil::new("0(1(0(1110 0011) 0(0011 1100)) 0010)", 2, "1").unwrap();
    for stopped in [false, true] {
        for nodes in [1, 2, 5, 30] {
            let stop = Stop::new();
            if stopped {
                stop.stop();
            }
            let limits = Limits { iterations: Some(nodes), ..Limits::nodes(nodes) };
            for (name, options) in OPEN {
                let view = Line::new(TicTacToe, ()).view(game::Seat::new(0).into());
                let tree = hurried(&TicTacToe, (name, options), &view, limits, &stop);
                can_be_played(&TicTacToe, &[*Line::new(TicTacToe, ()).position()], &tree);
            }
            for (name, options) in HIDDEN {
                let view = Line::new(veil.clone(), 0).view(game::Seat::new(0).into());
                let tree = hurried(&veil, (name, options), &view, limits, &stop);
                can_be_played(&veil, &game::Worlds::all_worlds(&view, 64).unwrap(), &tree);
            }
        }
    }
}

fn hurried<G: Hosted>(
    game: &G,
    (name, options): (&str, &str),
    view: &G::View,
    limits: Limits,
    stop: &Stop,
) -> SearchTree {
    let mut player = player(game, name, options);
    let clock = game::NoClock;
    let mut quiet = |_: &Report<G::Move>| {};
    let mut thinking = Thinking { limits, stop, clock: &clock, threads: 1, progress: &mut quiet };
    let tree = player.explain(view, &mut thinking, EXTENT).expect("a tree");
    keeps_to(EXTENT, &tree);
    tree
}

#[test]
fn who_says_that_it_tells_a_tree_is_asked_here() {
    fn names<G: Hosted>() -> Vec<&'static str> {
        let tells = |kind: &game::PlayerKind<G>| matches!(kind.thoughts, Thoughts::Tree(_));
        G::players().iter().filter(|kind| tells(kind)).map(|kind| kind.name).collect()
    }
    for name in names::<TicTacToe>() {
        assert!(OPEN.iter().any(|(asked, _)| *asked == name), "{name}");
    }
    for name in names::<Veil>() {
        assert!(HIDDEN.iter().any(|(asked, _)| *asked == name), "{name}");
    }
}

/// The figures of a node, by what they measure.
fn figure(tree: &SearchTree, of: Measure) -> Option<String> {
    tree.figures.iter().find(|figure| figure.of == of).map(|figure| figure.told("points"))
}

#[test]
fn searches_that_prove_tell_how_far_they_are() {
    let root = |moves: &str| {
        let mut line = Line::new(TicTacToe, ());
        for mv in TicTacToe.parse_moves(moves).unwrap() {
            line.play(mv).unwrap();
        }
        line.view(line.turn().unwrap().into())
    };
    let won = told(&TicTacToe, "proof", "foresight=no", &root("a1 b1 a2 b2"), Limits::nodes(10_000));
    assert_eq!(won.children[0].worth, Some(Worth::Win(1)));
    assert_eq!(figure(&won.children[0], Measure::Proof).as_deref(), Some("proof 0"));
    assert_eq!(figure(&won.children[0], Measure::Disproof), None, "what is proved cannot be refuted");
    // Of two threats only one can be answered: all moves lose, and below them stands how.
    let lost = told(&TicTacToe, "proof", "foresight=no", &root("a1 c3 c1 b1 a3"), Limits::nodes(100_000));
    let losing = lost
        .children
        .iter()
        .find(|child| matches!(child.worth, Some(Worth::Loss(2))))
        .unwrap_or_else(|| panic!("no loss in {lost:?}"));
    assert_eq!(losing.children[0].worth, Some(Worth::Win(1)), "{losing:?}");
    // Nobody can force anything on the empty board within so few nodes.
    let open = told(&TicTacToe, "proof", "", &root(""), Limits::nodes(200));
    assert!(figure(&open.children[0], Measure::Proof).is_some());
}

#[test]
fn a_plan_for_all_worlds_tells_what_it_brings_in_each() {
    let veil = Veil::new("0(1(0(11100 00011) 0(00111 11000)) 00100)", 2, "1").unwrap();
    let view = Line::new(veil.clone(), 0).view(game::Seat::new(0).into());
    let limits = Limits::nodes(200_000);
    let alphamu = told(&veil, "alphamu", "m=3", &view, limits);
    let outcomes: Vec<String> = alphamu.children[0]
        .figures
        .iter()
        .filter(|figure| figure.of == Measure::Outcomes)
        .map(|figure| figure.told("points"))
        .collect();
    assert!(outcomes.iter().all(|plan| plan.matches(" 1").count() <= 2), "{outcomes:?}");
    assert_eq!(alphamu.children[0].worth, Some(Worth::Chance(0.4)), "two worlds of five");
    let achievable = told(&veil, "achievable", "moves=2", &view, limits);
    assert_eq!(figure(&achievable.children[0], Measure::Worlds).as_deref(), Some("worlds 2"));
    let pimc = told(&veil, "pimc", "", &view, limits);
    assert_eq!(pimc.children[0].worth, Some(Worth::Chance(1.0)), "open cards promise everything");
    assert_eq!(figure(&pimc.children[0].children[0], Measure::Worlds).as_deref(), Some("worlds 5"));
}

/// At how many places of a tree it is told what each seat gets.
fn scores(tree: &SearchTree) -> usize {
    let here = tree.figures.iter().filter(|figure| figure.of == Measure::Scores).count();
    here + tree.children.iter().map(scores).sum::<usize>()
}

#[test]
fn max_n_tells_what_each_seat_gets() {
    let veil = Veil::new("0(1(10 01) 11)", 2, "1").unwrap();
    let view = Line::new(veil.clone(), 0).view(game::Seat::new(0).into());
    let tree = told(&veil, "pimc", "inside=maxn", &view, Limits::nodes(10_000));
    assert!(scores(&tree) > 0);
}

#[test]
fn nothing_is_told_of_no_worlds_and_no_courses() {
    let nothing = verdicts(&[], EXTENT, |_, _| SearchTree::default());
    assert_eq!(nothing, SearchTree::default());
    let courses = Courses::<u8>::new(3);
    assert_eq!(courses.told(EXTENT, |mean, _| Worth::Points(mean)), SearchTree::default());
}
