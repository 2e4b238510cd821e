//! Which players tell a tree: `docs/trees.md` lists all of them, and whoever is said to tell one does, as the report has it.

use std::fmt::Write as _;
use std::path::Path;

use catalog::{AnyRules, AnyTable, AnyThinking, Catalog, Start};
use game::{Limits, NoClock, Options, Report, SearchTree, Stop, Thoughts, TreeExtent, Viewer};

const EXTENT: TreeExtent = TreeExtent { depth: 3, width: 4, least_visits: 1 };
/// So much says whether a tree is told, not how well somebody plays.
const LIMITS: Limits = Limits { depth: Some(3), nodes: Some(4_000), iterations: Some(12), ms: None };
/// Where nothing is hidden two decisions are soon looked at whole.
const OPEN: Limits = Limits { depth: Some(2), nodes: Some(100_000), iterations: Some(60), ms: None };
/// So much lets every search look at answers.
const AMPLE: Limits = Limits { depth: Some(3), nodes: Some(1_000_000), iterations: Some(200), ms: None };
/// Where players are asked: after every so many moves of so many games at random.
const EVERY: usize = 7;
const GAMES: u64 = 3;
/// Boards are played longer than anybody needs to look at.
const LATE: usize = 60;
/// So many moments of a board are enough.
const BOARDS: usize = 9;

fn page() -> String {
    let mut page = String::from(
        "# Trees that can be looked at\n\n\
         `kavarna explain GAME --player NAME --tree` prints what a search looked at, `--json` gives it to programs, and the page of \
         an analysis unfolds it. Each move stands with whose it is, what it is worth to whoever makes it, and how often it was \
         tried where that is counted; below it the answers. `--depth`, `--width` and `--visits` say how much is told.\n\n\
         The first moves are those of the report, in its order. Where a search keeps no tree the answers are looked at once more, \
         within the same limits. Where the limits are too small even for that, the moves stand alone.\n\n\
         Beside the worth stands what a search measures itself:\n\n\
         | measure | what it is |\n| --- | --- |\n\
         | `proof`, `disproof` | proof-number search: how many positions must still turn out well for whoever attacks, how many badly |\n\
         | `least`, `most` | B*: the least and the most that the move can be worth |\n\
         | `rise`, `fall` | conspiracy numbers: how many positions must change for the move to be worth more, or less |\n\
         | `trap` | trappy minimax: what the move brings on average against somebody who looks less far |\n\
         | `scores` | max^n: what each seat gets |\n\
         | `worlds` | in how many worlds that was looked at, or holds |\n\
         | `outcomes` | what one plan brings in each of these worlds; left out where they are more than 32 |\n\
         | `plans` | alpha-mu: how many plans there are of which none is as good as another in every world; the best three are told |\n\
         | `likely` | how likely a planner thinks it is |\n\n\
         What stands between moves has no seat: what was shown to the searching seat, the worlds that say the same of a card, the \
         methods of a plan, what may come of it.\n",
    );
    for game in Catalog::house().games() {
        let _ = write!(
            page,
            "\n## {}\n\n| player | tree | what it shows, or why there is none |\n| --- | --- | --- |\n",
            game.facts().name
        );
        for player in game.players() {
            let (tells, what) = match player.thoughts {
                Thoughts::Tree(shows) => ("yes", shows),
                Thoughts::Plain(why) => ("no", why),
            };
            let _ = writeln!(page, "| `{}` | {tells} | {what} |", player.name);
        }
    }
    page
}

#[test]
fn the_page_lists_every_player() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/trees.md");
    if std::env::var_os("KAVARNA_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, page()).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written,
        page(),
        "docs/trees.md is stale: KAVARNA_BLESS=1 cargo test -p catalog writes it anew"
    );
}

/// Moments of some games at random.
fn moments(rules: &dyn AnyRules) -> Vec<Box<dyn AnyTable>> {
    let mut moments = Vec::new();
    for index in 0..GAMES {
        let begun = || rules.table(&Start::Seed { seed: 11, index }).unwrap();
        let mut random = rules.player(&rules.player_spec("random").unwrap()).unwrap();
        random.begin(index);
        let mut table = begun();
        while let Some(seat) = table.turn() {
            if table.plies() % EVERY == EVERY - 1 && table.legal().len() > 1 {
                let mut moment = begun();
                for mv in table.moves() {
                    moment.play(&mv).unwrap();
                }
                moments.push(moment);
            }
            if table.plies() > LATE {
                break;
            }
            let view = table.view(Viewer::Seat(seat));
            let mv = thinking(Limits::NONE, &Stop::new(), |own| random.decide(view.as_ref(), own)).mv;
            table.play(&mv).unwrap();
        }
    }
    moments
}

fn thinking<T>(limits: Limits, stop: &Stop, think: impl FnOnce(&mut AnyThinking<'_>) -> T) -> T {
    let mut quiet = |_: &Report<String>| {};
    think(&mut AnyThinking { limits, stop, clock: &NoClock, threads: 1, progress: &mut quiet })
}

/// What a player tells in a moment, and what it reports of all moves and of its decision, each from the beginning of a game.
fn asked(
    rules: &dyn AnyRules,
    spec: &str,
    table: &dyn AnyTable,
    limits: Limits,
) -> (Option<SearchTree>, [Report<String>; 2]) {
    let seat = table.turn().unwrap();
    let fresh = || {
        let mut one = rules.player(&rules.player_spec(spec).unwrap()).unwrap();
        one.begin(3);
        one
    };
    let view = table.view(fresh().eyes(seat));
    let tree = thinking(limits, &Stop::new(), |own| fresh().explain(view.as_ref(), own, EXTENT));
    let report = thinking(limits, &Stop::new(), |own| fresh().assess(view.as_ref(), own));
    let decided = thinking(limits, &Stop::new(), |own| fresh().decide(view.as_ref(), own)).report;
    (tree, [report, decided])
}

fn keeps_to(extent: TreeExtent, tree: &SearchTree, who: &str) {
    assert!(tree.children.len() <= if extent.depth == 0 { 0 } else { extent.width }, "{who}");
    for child in &tree.children {
        keeps_to(TreeExtent { depth: extent.depth - 1, ..extent }, child, who);
    }
}

/// Every move of an open game's tree can be made.
fn can_be_played(table: &mut dyn AnyTable, tree: &SearchTree, who: &str) {
    for child in &tree.children {
        let mv = child.mv.as_deref().unwrap_or_default();
        assert_eq!(child.seat, table.turn(), "{who}: {mv}");
        table.play(mv).unwrap_or_else(|why| panic!("{who}: {mv}: {why}"));
        can_be_played(table, child, who);
        table.undo();
    }
}

/// The first moves are legal, and worth what a report says: that of all moves; or that of the decision, where a published
/// player thinks about hints in another way than about its moves.
fn agrees(tree: &SearchTree, reports: &[Report<String>; 2], legal: &[String], who: &str) {
    for child in &tree.children {
        let mv = child.mv.as_ref().unwrap_or_else(|| panic!("{who}: a first move without a name"));
        assert!(legal.contains(mv), "{who}: {mv}");
    }
    let faults: Vec<String> = reports.iter().filter_map(|report| fault(tree, report)).collect();
    assert!(faults.len() < 2, "{who}: {faults:?}");
}

/// In what the first moves are not those of a report.
fn fault(tree: &SearchTree, report: &Report<String>) -> Option<String> {
    // Where tries are counted the most tried moves stand first, and the best may be none of them.
    let first = tree.children.first().and_then(|child| child.worth);
    let best = report.best()?.worth;
    if tree.visits == 0 && first.is_some_and(|told| told != best) {
        return Some(format!("the best move is worth {best}, not {first:?}"));
    }
    let differs = |child: &&SearchTree| {
        let found = report.candidates.iter().find(|found| Some(&found.mv) == child.mv.as_ref());
        // What only has to be worse than the best is known by a bound from above.
        found.zip(child.worth).is_some_and(|(found, worth)| worth.rank() > found.worth.rank() + 1e-9)
    };
    tree.children.iter().find(differs).map(|child| format!("{:?} is not worth {:?}", child.mv, child.worth))
}

/// Whether moves are told, and answers to them: 0, 1 or 2.
fn levels(tree: &SearchTree) -> usize {
    let answered = tree.children.first().is_some_and(|child| !child.children.is_empty());
    usize::from(!tree.children.is_empty()) + usize::from(answered)
}

/// Every kind of player of a game, and these with other options.
fn checked(name: &str, switched: &[&str]) {
    let house = Catalog::house();
    let game = house.game(name).unwrap();
    let rules = game.rules(&Options::none()).unwrap();
    let mut moments = moments(rules.as_ref());
    if !game.facts().hidden {
        moments.truncate(BOARDS);
    }
    for player in game.players() {
        let told = deepest(name, rules.as_ref(), player.name, &moments);
        let expected = if matches!(player.thoughts, Thoughts::Tree(_)) { 2 } else { 0 };
        assert_eq!(told, expected, "{name} {}: moves, and answers to them", player.name);
    }
    for spec in switched {
        assert_eq!(deepest(name, rules.as_ref(), spec, &moments), 2, "{name} {spec}");
    }
}

/// Whether a player tells moves and answers to them in any of these moments; what it tells is right in all of them.
fn deepest(name: &str, rules: &dyn AnyRules, spec: &str, moments: &[Box<dyn AnyTable>]) -> usize {
    let hidden = rules.facts().hidden;
    let mut deepest = 0;
    for table in moments {
        let who = format!("{name} {spec} after {:?}", table.moves());
        let (tree, reports) = asked(rules, spec, table.as_ref(), if hidden { LIMITS } else { OPEN });
        let Some(tree) = tree else { continue };
        keeps_to(EXTENT, &tree, &who);
        agrees(&tree, &reports, &table.legal(), &who);
        deepest = deepest.max(levels(&tree));
        if !hidden {
            let mut copy = rules.table(&Start::Usual).unwrap();
            table.moves().iter().for_each(|mv| drop(copy.play(mv).unwrap()));
            can_be_played(copy.as_mut(), &tree, &who);
        }
        let (hurried, _) = asked(rules, spec, table.as_ref(), Limits::nodes(1));
        let hurried = hurried.unwrap_or_else(|| panic!("{who}: a tree only with more time"));
        assert!(!hurried.children.is_empty(), "{who}: not even its moves");
    }
    // Late moments ask least of a search.
    for table in moments.iter().rev() {
        if deepest != 1 {
            break;
        }
        let (tree, _) = asked(rules, spec, table.as_ref(), AMPLE);
        deepest = deepest.max(tree.as_ref().map_or(0, levels));
    }
    deepest
}

#[test]
fn whoever_is_said_to_tell_a_tree_of_gobblet_does() {
    checked("gobblet3", &["house:level=3", "perfect:level=2,table=none"]);
    checked("gobblet4", &["tree:mtd=yes", "tree:refutations=yes", "uct:solver=no"]);
}

#[test]
fn whoever_is_said_to_tell_a_tree_of_yinsh_does() {
    checked("yinsh", &["house:level=2"]);
}

#[test]
fn whoever_is_said_to_tell_a_tree_of_briskula_does() {
    checked("briskula", &["house:weights=none", "house:search=tree", "ismcts:observers=multiple"]);
}

#[test]
fn whoever_is_said_to_tell_a_tree_of_marias_does() {
    checked("marias", &["belief:tricks=4", "vector:reduction=beta", "pimc:others=smart"]);
}

#[test]
fn whoever_is_said_to_tell_a_tree_of_tarok_does() {
    checked("tarok", &["pimc:inside=partition", "pimc:inside=maxn", "ismcts:observers=remembering"]);
}
