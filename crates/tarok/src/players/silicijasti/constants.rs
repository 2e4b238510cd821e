//! Every number that the source prints in angle brackets, and what it leaves open, as options with the published values.

use game::{OptionSpec, Settings};

use super::elimination::Elimination;

/// All of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::players) struct Constants {
    pub(super) talons: u32,
    pub(super) prior: Prior,
    pub(super) best_weight: f64,
    pub(super) combinations: usize,
    pub(super) deals: u32,
    pub(super) deals_bidding: u32,
    /// Whether of two combinations the one with the better value is chosen; else the one with the better completion.
    pub(super) choose_combination: bool,
    pub(super) streak: u32,
    pub(super) worlds: u64,
    pub(super) depths: [u32; 3],
    /// From how many cards the second and the third depth hold.
    pub(super) cards: [usize; 2],
    pub(super) shallow: f64,
    pub(super) weights: Weights,
    pub(super) table: TableForm,
    pub(super) history: HistoryForm,
    pub(super) minimal_window: bool,
    pub(super) eliminates: bool,
    pub(super) elimination: Elimination,
    pub(super) learned: Learned,
}

/// What a suit combination is worth before anything is simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prior {
    pub(super) emptied: i32,
    pub(super) king: i32,
    pub(super) value: i32,
}

/// The weights of the evaluations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    pub(super) difference: i32,
    pub(super) taroks: i32,
    pub(super) mond: i32,
    pub(super) skis: i32,
    pub(super) pagat: i32,
    pub(super) klop_own: i32,
    pub(super) klop_others: i32,
    /// 1 as printed, -1 as the prose wants it.
    pub(super) klop_tarok: i32,
}

/// The transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableForm {
    pub(super) on: bool,
    pub(super) key: Keys,
    pub(super) entries: usize,
    pub(super) factor: u64,
    pub(super) divisor: u32,
    pub(super) move_first: bool,
}

/// What tells positions apart in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Keys {
    /// Nearly equal hands share an entry.
    Grouped,
    /// Only equal hands do.
    Exact,
    /// Grouped, with the constants as they are printed and without the seat to move.
    Published,
}

/// The history heuristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HistoryForm {
    Off,
    Cut,
    Best,
    BestHalf,
}

/// What passes from deal to deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Learned {
    /// The difference in points from which a game is taken to be winnable.
    pub(super) minimum: i32,
    /// The shares from which a beggar, trula, kings and pagat ultimo are dared, in tenths.
    pub(super) shares: [i32; 4],
    /// How often in a row each of those came off since its share was last lowered.
    pub(super) streaks: [u32; 4],
}

/// The names of the four shares, and what each is of.
pub(super) const SHARES: [(&str, &str, &str, &str); 4] = [
    (
        "beggar",
        "0.7",
        "beggar_streak",
        "the share of simulations in which a beggar must hold to be bid; learned",
    ),
    (
        "trula",
        "0.5",
        "trula_streak",
        "the share of simulations in which trula must be made to be announced; learned",
    ),
    ("kings", "0.6", "kings_streak", "the same for kings; learned"),
    ("pagat", "0.7", "pagat_streak", "the same for pagat ultimo; learned"),
];

const YES_NO: &[&str] = &["yes", "no"];
const QUEENS: &[&str] = &["jack", "knight", "queen", "king"];

/// The options with the published values.
pub(super) fn options() -> Vec<OptionSpec> {
    let whole = OptionSpec::whole;
    let number = OptionSpec::number;
    let yes = |name, help| OptionSpec::choice(name, YES_NO, "yes", help).remote();
    let no = |name, help| OptionSpec::choice(name, YES_NO, "no", help).remote();
    let mut options = vec![
        whole("talons", (1, 100), "5", "random deals on which each game is tried while bidding").remote_within((1, 5)),
        whole("prior_suit", (0, 1000), "10", "worth of a suit emptied by discards"),
        whole("prior_king", (0, 1000), "3", "worth of a king that stays alone in it"),
        whole("prior_value", (0, 1000), "1", "worth of each point of the discarded cards"),
        number("best_weight", (0.0, 100.0), "2", "how often the best completion counts beside all of them"),
        whole("combinations", (1, 15), "2", "suit combinations that are looked at").remote_within((1, 2)),
        whole("deals", (1, 1000), "20", "the fewest simulations of a combination when discarding").remote_within((1, 20)),
        whole("deals_bidding", (1, 1000), "5", "the same while bidding").remote_within((1, 5)),
        OptionSpec::choice("choose", &["combination", "completion"], "combination", "which of two combinations is taken: the one of better value, or the one with the better completion").remote(),
        whole("streak", (1, 100), "2", "successes in a row after which a share is lowered"),
        whole("worlds", (1, 10_000), "20", "sampled deals for each card").remote_within((1, 20)),
        whole("depth", (1, 48), "9", "how deep a card is searched").remote_within((1, 9)),
        whole("depth_later", (1, 48), "12", "the same from `cards_later` cards a hand").remote_within((1, 12)),
        whole("depth_last", (1, 48), "15", "the same from `cards_last` cards a hand").remote_within((1, 15)),
        whole("cards_later", (0, 16), "10", "cards a hand from which it searches deeper").remote_within((0, 10)),
        whole("cards_last", (0, 16), "7", "cards a hand from which it searches deepest").remote_within((0, 7)),
        number("shallow", (0.0, 100.0), "0.7", "weight of a search to the end of the trick beside the deep one").remote(),
        whole("weight_difference", (0, 10_000), "5", "evaluation: a point more than the opponents"),
        whole("weight_taroks", (0, 10_000), "1", "evaluation: the sum of the own taroks"),
        whole("weight_mond", (0, 10_000), "10", "evaluation: the mond in hand, in points"),
        whole("weight_skis", (0, 10_000), "10", "evaluation: the škis in hand, in points"),
        whole("weight_pagat", (0, 10_000), "25", "evaluation: the own pagat made or lost in the last trick, in points"),
        whole("klop_own", (0, 10_000), "100", "klop: a point taken"),
        whole("klop_others", (0, 10_000), "20", "klop: a point taken by the others"),
        whole("klop_tarok", (0, 10_000), "1", "klop: the height of the highest own tarok"),
        OptionSpec::choice("klop_sign", &["printed", "prose"], "printed", "klop: whether a high tarok counts for the player as printed, or against it as the prose wants").remote(),
        yes("table", "transposition table"),
        OptionSpec::choice("key", &["grouped", "exact", "published"], "grouped", "which hands share an entry of the table: nearly equal ones, equal ones, or by the formula as printed").remote(),
        whole("entries", (1, 100_000_000), "1000003", "entries of the table").remote_within((1, 1_000_003)),
        whole("factor", (1, 1_000_000), "101", "the factor of the hash function"),
        whole("divisor", (1, 254), "10", "by what the sum of taroks is divided in a grouped key"),
        no("table_first", "try the table's move first"),
        OptionSpec::choice("history", &["cut", "best", "best-half", "no"], "cut", "history heuristic: raised at cuts, at every best move, at best moves by half, or not used").remote(),
        yes("minimal_window", "minimal windows after the first move"),
        yes("elimination", "leave out third cards of a trick by the tables"),
        OptionSpec::choice("queen", QUEENS, "queen", "the second highest card is looked at if the highest is at least this"),
        yes("beggar_lowest", "beggar: the lowest third card is looked at too, as in the table; the prose says no"),
        whole("minimum", (-70, 70), "7", "the mean difference in points from which a game is bid; learned").of_session().remote(),
    ];
    for (name, default, streak, help) in SHARES {
        options.push(number(name, (0.0, 9.9), default, help).of_session().remote());
        options.push(whole(streak, (0, 100), "0", "how often in a row that came off").of_session().remote());
    }
    options
}

impl Constants {
    /// The published constants but for these options.
    #[cfg(test)]
    pub(super) fn with(options: &str) -> Constants {
        let options = game::Options::parse(options).expect("options are written name=value");
        Constants::read(&options.checked(&self::options()).expect("these are options of this player"))
    }

    pub(super) fn read(settings: &Settings<'_>) -> Constants {
        let whole = |name| settings.whole(name) as i32;
        let count = |name| settings.whole(name) as u32;
        let difference = whole("weight_difference");
        let sign = if settings.text("klop_sign") == "printed" { 1 } else { -1 };
        Constants {
            talons: count("talons"),
            prior: Prior {
                emptied: whole("prior_suit"),
                king: whole("prior_king"),
                value: whole("prior_value"),
            },
            best_weight: settings.number("best_weight"),
            combinations: count("combinations") as usize,
            deals: count("deals"),
            deals_bidding: count("deals_bidding"),
            choose_combination: settings.text("choose") == "combination",
            streak: count("streak"),
            worlds: settings.whole("worlds") as u64,
            depths: [count("depth"), count("depth_later"), count("depth_last")],
            cards: [count("cards_later") as usize, count("cards_last") as usize],
            shallow: settings.number("shallow"),
            weights: Weights {
                difference,
                taroks: whole("weight_taroks"),
                mond: difference * whole("weight_mond"),
                skis: difference * whole("weight_skis"),
                pagat: difference * whole("weight_pagat"),
                klop_own: whole("klop_own"),
                klop_others: whole("klop_others"),
                klop_tarok: sign * whole("klop_tarok"),
            },
            table: TableForm {
                on: settings.yes("table"),
                key: [Keys::Grouped, Keys::Exact, Keys::Published][settings.choice("key")],
                entries: count("entries") as usize,
                factor: settings.whole("factor") as u64,
                divisor: count("divisor"),
                move_first: settings.yes("table_first"),
            },
            history: [HistoryForm::Cut, HistoryForm::Best, HistoryForm::BestHalf, HistoryForm::Off]
                [settings.choice("history")],
            minimal_window: settings.yes("minimal_window"),
            eliminates: settings.yes("elimination"),
            elimination: Elimination {
                queen: 4 + settings.choice("queen"),
                beggar_lowest: settings.yes("beggar_lowest"),
            },
            learned: Learned {
                minimum: whole("minimum"),
                shares: SHARES.map(|(name, ..)| (10.0 * settings.number(name)).round() as i32),
                streaks: SHARES.map(|(_, _, streak, _)| count(streak)),
            },
        }
    }
}
