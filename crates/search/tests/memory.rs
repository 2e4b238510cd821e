//! No search holds more than it says, and a small tree or set stays small however long the search goes on.

#[path = "common/peak.rs"]
#[allow(unreachable_pub, reason = "shared with the tests of the catalog")]
mod peak;

use game::random::{deal_stream, fast};
use game::toy::Toy;
use game::{Game, Limits, Line, Options, think_alone};
use peak::{Peak, most_held};
use search::example::{Board, TicTacToe};
use search::mcts::{Uct, UctOptions};
use search::tree::{AlphaBeta, AlphaBetaOptions, TableOptions};
use search::worlds::{AlphaMu, AlphaMuOptions, Epimc, EpimcOptions, Ismcts, IsmctsOptions, Observers};
use search::{Blind, OpenLoop, OpenLoopOptions, Root};

#[global_allocator]
static ALLOCATOR: Peak = Peak;

/// Does some work that ends with what the search says of itself, and compares it with what was held.
fn check(name: &str, work: impl FnOnce() -> u64) -> u64 {
    let (said, held) = most_held(work);
    assert!(held <= said, "{name}: {held} bytes held, {said} said");
    held
}

/// The view of whoever begins a deal of the toy.
fn toy() -> <Toy as Game>::View {
    let toy = Toy::from_options(&Options::none()).unwrap();
    let line = Line::new(toy, toy.deal(&mut deal_stream(1, 0)));
    line.view(line.turn().unwrap().into())
}

#[test]
fn a_full_tree_is_sampled_further_but_grows_no_more() {
    let limits = Limits::iterations(20_000);
    for capacity in [2, 100, 1 << 12, 1 << 14] {
        for keeps in [false, true] {
            let options = UctOptions {
                capacity,
                reuse: keeps,
                solver: keeps,
                rave: Some(100.0),
                ..UctOptions::default()
            };
            check(&format!("{capacity} nodes, kept {keeps}"), || {
                let mut uct = Uct::<Board>::new(options);
                let mut line = Line::new(TicTacToe, ());
                for mv in TicTacToe.parse_moves("b2 a2 a1 c3").unwrap() {
                    let root = Root::of_line(&line);
                    let found = think_alone(limits, |thinking| uct.search(&root, &mut fast(1), thinking));
                    assert!(keeps || found.iterations == 20_000);
                    line.play(mv).unwrap();
                }
                uct.memory(&limits, 1)
            });
        }
    }
}

#[test]
fn an_open_loop_keeps_to_its_room_and_to_its_iterations() {
    let search = |capacity: usize, iterations: u64| {
        check(&format!("{capacity} nodes, {iterations} iterations"), || {
            let options = OpenLoopOptions { capacity, ..OpenLoopOptions::default() };
            let mut search = OpenLoop::new(options);
            let limits = Limits::iterations(iterations);
            let found =
                think_alone(limits, |thinking| search.search(|_| TicTacToe::start(), &mut fast(1), thinking));
            assert_eq!(found.iterations, iterations);
            search.memory(&limits)
        })
    };
    assert!(search(100, 20_000) < search(1 << 12, 20_000));
    search(1 << 20, 100_000);
}

#[test]
fn full_trees_over_worlds_are_sampled_further_but_grow_no_more() {
    let view = toy();
    let mut all = Vec::new();
    for observers in [Observers::Single, Observers::Multiple, Observers::Remembering] {
        for (capacity, story_capacity) in [(50, 100), (1 << 12, 500), (1 << 20, 1 << 22)] {
            let options = IsmctsOptions { observers, capacity, story_capacity, ..IsmctsOptions::default() };
            all.push(check(&format!("{observers:?}, {capacity} nodes"), || {
                let mut ismcts = Ismcts::<Toy>::new(options);
                let found = think_alone(Limits::iterations(3_000), |thinking| {
                    ismcts.search(&view, &mut fast(1), thinking)
                });
                assert_eq!(found.iterations, 3_000);
                ismcts.memory()
            }));
        }
    }
    for sizes in all.chunks(3) {
        assert!(sizes[0] < sizes[2], "the small trees were full: {sizes:?}");
    }
}

#[test]
fn a_table_and_the_positions_met_keep_to_their_room() {
    let search = |met_capacity: usize, entries: Option<usize>, question: Asks| {
        let mut nodes = 0;
        let held = check(&format!("{met_capacity} positions met, {entries:?} entries"), || {
            let options = AlphaBetaOptions {
                table: entries.map(|entries| TableOptions { entries, ..TableOptions::default() }),
                pruning: false,
                skip_met: true,
                met_capacity,
                ..AlphaBetaOptions::plain()
            };
            let mut engine = AlphaBeta::new(Blind, options);
            nodes = question(&mut engine, &Root::new(TicTacToe::start()));
            engine.memory(&Limits::depth(6), 1)
        });
        (nodes, held)
    };
    let best: Asks =
        |engine, root| think_alone(Limits::depth(6), |thinking| engine.search(root, thinking)).nodes;
    let all: Asks =
        |engine, root| think_alone(Limits::depth(6), |thinking| engine.assess(root, thinking)).nodes;
    for question in [best, all] {
        let [none, few, many] = [0, 200, 1 << 20].map(|capacity| search(capacity, None, question));
        assert!(none.0 >= few.0 && few.0 > many.0, "what is not remembered is searched again");
        assert!(few.1 < many.1, "{few:?} and {many:?}");
        search(1000, Some(1 << 12), question);
    }
}

/// Alpha-beta over tic-tac-toe.
type Engine = AlphaBeta<Board, Blind>;
/// A question to it; says how many nodes it took.
type Asks = fn(&mut Engine, &Root<Board>) -> u64;

#[test]
fn plans_over_worlds_keep_to_what_is_said() {
    let view = toy();
    let limits = Limits::nodes(200_000);
    let inner = || AlphaBeta::new(Blind, AlphaBetaOptions { table: None, ..AlphaBetaOptions::default() });
    for worlds in [5, 60] {
        let mut epimc = EpimcOptions { delay: 3, depth: 3, ..EpimcOptions::default() };
        epimc.sampling.worlds = worlds;
        check(&format!("epimc over {worlds} worlds"), || {
            let mut search = Epimc::<Toy, _>::new(inner(), epimc);
            think_alone(limits, |thinking| search.search(&view, &mut fast(1), thinking));
            search.memory(&limits)
        });
        for widest in [2, 1000] {
            let mut alphamu = AlphaMuOptions { moves: 3, depth: 3, widest, ..AlphaMuOptions::default() };
            alphamu.sampling.worlds = worlds;
            check(&format!("alpha-mu over {worlds} worlds, {widest} plans"), || {
                let mut search = AlphaMu::<Toy, _>::new(inner(), alphamu);
                think_alone(limits, |thinking| search.search(&view, &mut fast(1), thinking));
                search.memory(&limits)
            });
        }
    }
}
