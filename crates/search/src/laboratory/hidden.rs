//! The searches over worlds.

use game::{OptionError, OptionSpec, Player, PlayerKind, Settings, Thoughts};

use super::company::{Attentive, belief, company, company_specs};
use super::inside::{inner, inside, inside_specs};
use super::{Laboratory, switch};
use crate::mcts::{Choice, Cut, Greedy, Hint};
use crate::worlds::{
    Achievable, AchievableOptions, AlphaMu, AlphaMuOptions, Depth, Epimc, EpimcOptions, Inner, Ismcts,
    IsmctsOptions, IsmctsPlayer, Method, Observers, OverWorlds, Pimc, PimcOptions, Reduction, Sampling,
    TO_THE_END, VectorMinimax, VectorOptions, WorldsPlayer,
};

/// `pimc`, `epimc`, `vector`, `achievable`, `alphamu` and `ismcts`: the searches over worlds with every enhancement as an
/// option.
///
/// All but the last look into worlds with the alpha-beta of the [`Laboratory`], partners trusted; plain sampling also with
/// max^n and, where the game has them, with [sets](Laboratory::by_sets). All weigh worlds by players of the game that are
/// named as company, and hand on from deal to deal who of them sits where.
pub fn hidden_players<G: Laboratory>() -> Vec<PlayerKind<G>> {
    vec![
        PlayerKind {
            name: "pimc",
            help: "the card that is best on average when worlds are searched with open cards, for experiments",
            options: {
                let mut options = sampling_specs();
                options.extend(inside_specs::<G>());
                options.extend([
                    switch("mix", "no", "a look at the first settled position counts beside the deep one"),
                    OptionSpec::number("mix_weight", (0.0, 10.0), "0.7", "how many times it counts").remote(),
                ]);
                options
            },
            thoughts: Thoughts::Tree(
                "how many worlds say the same of a move, and the answers in the first of them",
            ),
            make: |game, settings| {
                let options = PimcOptions {
                    sampling: sampling(settings),
                    utility: G::utility(),
                    depth: Depth::Deepening(TO_THE_END),
                    mix: settings.yes("mix").then(|| settings.number("mix_weight")),
                    ..PimcOptions::default()
                };
                seated(game, settings, Pimc::<G, _>::new(inside::<G>(settings), options))
            },
        },
        PlayerKind {
            name: "epimc",
            help: "the same, but open cards are believed in only some own decisions later, for experiments",
            options: {
                let mut options = sampling_specs();
                options.push(
                    OptionSpec::whole(
                        "delay",
                        (1, 10),
                        "2",
                        "after how many own decisions open cards are believed in; 1 is plain pimc",
                    )
                    .remote_within((1, 5)),
                );
                options.push(look_spec());
                options
            },
            thoughts: Thoughts::Tree(
                "one move for all worlds that look alike, and what others answer in them",
            ),
            make: |game, settings| {
                let options = EpimcOptions {
                    sampling: sampling(settings),
                    utility: G::utility(),
                    delay: settings.whole("delay") as u32,
                    depth: settings.whole("look") as u32,
                    ..EpimcOptions::default()
                };
                seated(game, settings, Epimc::<G, _>::new(inner::<G>(), options))
            },
        },
        PlayerKind {
            name: "vector",
            help: "one card for all worlds that look the same (vector minimaxing, payoff reduction, beta-reduction), for experiments",
            options: {
                let mut options = sampling_specs();
                options.extend([
                    OptionSpec::choice(
                        "reduction",
                        &["none", "payoff", "beta"],
                        "none",
                        "lower what opponents above would not allow: not at all, by open cards, or on the way",
                    )
                    .remote(),
                    plan_spec("moves", "how many own decisions are made for all worlds at once; 1 is plain pimc"),
                    look_spec(),
                    switch("cuts", "yes", "stop where no more can be had"),
                ]);
                options
            },
            thoughts: Thoughts::Tree(
                "one move for all worlds that look alike, and what others answer in them",
            ),
            make: |game, settings| {
                let options = VectorOptions {
                    sampling: sampling(settings),
                    utility: G::utility(),
                    moves: settings.whole("moves") as u32,
                    depth: settings.whole("look") as u32,
                    reduction: match settings.text("reduction") {
                        "payoff" => Reduction::Payoff,
                        "beta" => Reduction::Beta,
                        _ => Reduction::None,
                    },
                    cuts: settings.yes("cuts"),
                    ..VectorOptions::default()
                };
                seated(game, settings, VectorMinimax::<G, _>::new(inner::<G>(), options))
            },
        },
        PlayerKind {
            name: "achievable",
            help: "the most likely set of worlds in all of which one plan wins (squeaky wheel), for experiments",
            options: {
                let mut options = sampling_specs();
                options.extend([
                    plan_spec("moves", "how many own decisions are planned while worlds are collected"),
                    plan_spec("thorough", "the same for the set that was found"),
                    OptionSpec::whole(
                        "passes",
                        (1, 100),
                        "4",
                        "how often worlds are collected, failed ones first",
                    )
                    .remote_within((1, 10)),
                    look_spec(),
                ]);
                options
            },
            thoughts: Thoughts::Tree("for each move the worlds in all of which one plan wins, and that plan"),
            make: |game, settings| {
                let options = AchievableOptions {
                    sampling: sampling(settings),
                    moves: settings.whole("moves") as u32,
                    thorough: settings.whole("thorough") as u32,
                    passes: settings.whole("passes") as u32,
                    depth: settings.whole("look") as u32,
                    ..AchievableOptions::default()
                };
                seated(game, settings, Achievable::<G, _>::new(inner::<G>(), options))
            },
        },
        PlayerKind {
            name: "alphamu",
            help: "one plan for all worlds, kept as fronts of outcomes, for experiments",
            options: {
                let mut options = sampling_specs();
                options.extend([
                    OptionSpec::whole(
                        "m",
                        (1, 10),
                        "2",
                        "how many own decisions are planned; 1 is plain pimc",
                    )
                    .remote_within((1, 5)),
                    look_spec(),
                    switch("early_cut", "yes", "leave out what open cards cannot make better"),
                    switch(
                        "root_cut",
                        "yes",
                        "end a pass with a move as good as the best of the pass before",
                    ),
                    switch("useless_worlds", "yes", "look for nothing where open cards bring nothing"),
                ]);
                options
            },
            thoughts: Thoughts::Tree(
                "plans for all worlds that look alike, each with what it brings in every world",
            ),
            make: |game, settings| {
                let options = AlphaMuOptions {
                    sampling: sampling(settings),
                    utility: G::utility(),
                    moves: settings.whole("m") as u32,
                    depth: settings.whole("look") as u32,
                    early_cut: settings.yes("early_cut"),
                    root_cut: settings.yes("root_cut"),
                    useless_worlds: settings.yes("useless_worlds"),
                    ..AlphaMuOptions::default()
                };
                seated(game, settings, AlphaMu::<G, _>::new(inner::<G>(), options))
            },
        },
        PlayerKind {
            name: "ismcts",
            help: "information-set tree search: another world in every iteration, for experiments",
            options: ismcts_specs(),
            thoughts: Thoughts::Tree(
                "what the searching seat sees of the moves that playouts went through, and how often",
            ),
            make: |game, settings| {
                let search = Ismcts::<G, _>::with_guide(G::guide(), ismcts(settings));
                Ok(match company(game, settings)? {
                    None => Box::new(IsmctsPlayer::new(search)),
                    Some(model) => {
                        let search = search.believing(belief(&model, settings));
                        Box::new(Attentive { player: Box::new(IsmctsPlayer::new(search)), model })
                    }
                })
            },
        },
    ]
}

fn sampling_specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::whole("worlds", (1, 1_000_000), "20", "how many worlds are sampled at most")
            .remote_within((1, 100)),
        OptionSpec::number("share", (0.0, 1.0), "0.33", "the share of the time that sampling may take")
            .remote(),
        switch("exhaustive", "yes", "take every world once where there are no more than asked for"),
    ]
    .into_iter()
    .chain(company_specs())
    .collect()
}

/// A search over worlds with a seat at the table, and with a model of the others where the options name some.
fn seated<G: Laboratory, I: Inner<G::Position> + 'static, O: Method<G, I> + 'static>(
    game: &G,
    settings: &Settings<'_>,
    search: OverWorlds<G, I, O>,
) -> Result<Box<dyn Player<G>>, OptionError> {
    Ok(match company(game, settings)? {
        None => Box::new(WorldsPlayer::new(search)),
        Some(model) => {
            let search = search.believing(belief(&model, settings));
            Box::new(Attentive { player: Box::new(WorldsPlayer::new(search)), model })
        }
    })
}

fn sampling(settings: &Settings<'_>) -> Sampling {
    Sampling {
        worlds: settings.whole("worlds") as usize,
        share: settings.number("share"),
        exhaustive: settings.yes("exhaustive"),
    }
}

fn plan_spec(name: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec::whole(name, (1, 20), "2", help).remote_within((1, 5))
}

/// Not named `depth`: that is a limit, which every player has.
fn look_spec() -> OptionSpec {
    OptionSpec::whole("look", (1, 100), "6", "how many decisions the search inside a world looks ahead")
        .remote()
}

fn ismcts_specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::choice(
            "observers",
            &["single", "multiple", "remembering"],
            "single",
            "whose eyes the trees are for: one seat's, every seat's, every seat's with all it saw before",
        )
        .remote(),
        OptionSpec::number("c", (0.0, 1000.0), "0.7", "the exploration constant of the selection").remote(),
        OptionSpec::number("noise", (0.0, 1.0), "0.01", "a random number up to this is added to each bound")
            .remote(),
        OptionSpec::choice(
            "choice",
            &["visits", "value"],
            "visits",
            "the card played: most visits, or best mean",
        )
        .remote(),
        OptionSpec::choice(
            "greedy",
            &["no", "evaluation", "order"],
            "no",
            "playouts choose mostly what looks best, by the evaluation or by the order of moves",
        )
        .remote(),
        switch("cut", "no", "end playouts early with an evaluation"),
    ]
    .into_iter()
    .chain(company_specs())
    .collect()
}

fn ismcts(settings: &Settings<'_>) -> IsmctsOptions {
    let hint = match settings.text("greedy") {
        "evaluation" => Some(Hint::Evaluation),
        "order" => Some(Hint::Order),
        _ => None,
    };
    IsmctsOptions {
        observers: match settings.text("observers") {
            "multiple" => Observers::Multiple,
            "remembering" => Observers::Remembering,
            _ => Observers::Single,
        },
        exploration: settings.number("c"),
        noise: settings.number("noise"),
        choice: if settings.text("choice") == "value" { Choice::Value } else { Choice::Visits },
        greedy: hint.map(|by| Greedy { by, ..Greedy::default() }),
        cut: settings.yes("cut").then(Cut::default),
        ..IsmctsOptions::default()
    }
}
