//! One question to one player.

use game::{Limits, Report, SearchTree, TreeExtent};

use crate::{AnyPlayer, AnyRules, AnyThinking, AnyView, CatalogError, PlayerSpec};

/// What is wanted of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A move.
    Decision,
    /// The worth of every move.
    Assessment,
    /// The tree that a search grows, so far.
    Tree(TreeExtent),
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The move to play; `None` where only an assessment was wanted.
    pub mv: Option<String>,
    /// Why.
    pub report: Report<String>,
    /// The tree that was wanted, of players that grow one.
    pub tree: Option<SearchTree>,
}

/// Lets a player, made for this one question, think about a view. A limit of its own goes before the one that is given, but
/// a limit in time holds for everybody.
///
/// ```
/// use catalog::{AnyThinking, Catalog, Start, Wanted, think};
/// use game::{Limits, NoClock, Options, Seat, Stop, Viewer};
///
/// let rules = Catalog::house().game("gobblet3")?.rules(&Options::none())?;
/// let view = rules.table(&Start::Usual)?.view(Viewer::Seat(Seat::new(0)));
/// let (limits, stop) = (Limits::NONE, Stop::new());
/// let mut thinking = AnyThinking { limits, stop: &stop, clock: &NoClock, threads: 1, progress: &mut |_| {} };
/// let spec = rules.player_spec("random")?;
/// let thought = think(rules.as_ref(), &spec, view.as_ref(), Wanted::Decision, 7, &mut thinking)?;
/// assert!(view.legal().contains(&thought.mv.unwrap()));
/// # Ok::<(), catalog::CatalogError>(())
/// ```
pub fn think(
    rules: &dyn AnyRules,
    spec: &PlayerSpec,
    view: &dyn AnyView,
    wanted: Wanted,
    seed: u64,
    thinking: &mut AnyThinking<'_>,
) -> Result<Thought, CatalogError> {
    let mut player = rules.player(spec)?;
    player.begin(seed);
    Ok(think_with(player.as_mut(), spec, view, wanted, thinking))
}

/// The same with a player of that SPEC who has begun a game before: whoever is asked again remembers what it learned.
pub fn think_with(
    player: &mut dyn AnyPlayer,
    spec: &PlayerSpec,
    view: &dyn AnyView,
    wanted: Wanted,
    thinking: &mut AnyThinking<'_>,
) -> Thought {
    let given = thinking.limits;
    thinking.limits = spec.limits.unwrap_or(given).and(Limits { ms: given.ms, ..Limits::NONE });
    match wanted {
        Wanted::Decision => {
            let decision = player.decide(view, thinking);
            Thought { mv: Some(decision.mv), report: decision.report, tree: None }
        }
        Wanted::Assessment => Thought { mv: None, report: player.assess(view, thinking), tree: None },
        Wanted::Tree(extent) => {
            let tree = player.explain(view, thinking, extent);
            Thought { mv: None, report: Report::default(), tree }
        }
    }
}
