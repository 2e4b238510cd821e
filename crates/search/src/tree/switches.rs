//! The enhancements of alpha-beta by name: as options of a player, and one by one for experiments.

use game::{OptionSpec, Settings};

use super::Replacement;
use super::options::{AlphaBetaOptions, History, PathCare, TableOptions, Trust};

/// The room of a refutation table that is switched on.
const REFUTATIONS: usize = 1 << 16;

const YES_NO: &[&str] = &["yes", "no"];

/// Small numbers as the texts of defaults.
const NUMBERS: [&str; 31] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
];

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn number(value: u32) -> &'static str {
    NUMBERS[(value as usize).min(NUMBERS.len() - 1)]
}

/// The text of a margin, which is a multiple of ten.
fn margin(value: u32) -> &'static str {
    const TENS: [&str; 31] = [
        "0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100", "110", "120", "130", "140", "150",
        "160", "170", "180", "190", "200", "210", "220", "230", "240", "250", "260", "270", "280", "290",
        "300",
    ];
    TENS[(value as usize / 10).min(TENS.len() - 1)]
}

impl AlphaBetaOptions {
    /// The switches as options of a player whose defaults are these.
    ///
    /// ```
    /// use game::Options;
    /// use search::tree::AlphaBetaOptions;
    /// let strong = AlphaBetaOptions::strong();
    /// let asked = Options::parse("killers=no,table=always").unwrap();
    /// let specs = strong.specs();
    /// let options = strong.with_settings(&asked.checked(&specs).unwrap());
    /// assert!(!options.killers && options.table.is_some());
    /// ```
    pub fn specs(&self) -> Vec<OptionSpec> {
        let switch = |name, on, help| OptionSpec::choice(name, YES_NO, yes_no(on), help).remote();
        let table = self.table.unwrap_or_default();
        let kind = match self.table.map(|table| table.replacement) {
            None => "no",
            Some(Replacement::Bucketed) => "bucketed",
            Some(Replacement::Always | Replacement::Remainder) => "always",
        };
        let trust = if table.trust == Trust::SameDepth { "same" } else { "deeper" };
        let paths = if table.path_care == PathCare::Exact { "exact" } else { "practical" };
        let history = match self.history {
            History::Off => "no",
            History::Fresh => "fresh",
            History::Kept => "kept",
        };
        vec![
            OptionSpec::choice(
                "table",
                &["no", "bucketed", "always"],
                kind,
                "transposition table: none, four places for a key, or the newest entry always",
            ).remote(),
            OptionSpec::whole(
                "table_bits",
                (4, 28),
                number(table.entries.max(1).ilog2()),
                "the table has two to this power entries of 16 bytes",
            ),
            OptionSpec::choice(
                "trust",
                &["same", "deeper"],
                trust,
                "believe entries of the same depth only, or of any greater depth too",
            ).remote(),
            OptionSpec::choice(
                "paths",
                &["exact", "practical"],
                paths,
                "repetition and the table: never a wrong value, or more hits",
            ).remote(),
            switch("symmetry", table.canonical, "symmetric positions share an entry of the table"),
            switch("deepening", self.deepening, "search depth 1, 2, 3, ... up to the limit"),
            switch("aspiration", self.aspiration > 0, "begin each depth with a narrow window"),
            switch(
                "minimal_window",
                self.minimal_window,
                "test all moves after the first with a minimal window",
            ),
            switch("mtd", self.mtd, "find each value by minimal windows alone, from the last one (MTD(f))"),
            switch(
                "refutations",
                self.refutations > 0,
                "a small table of the moves that cut positions off, beside the large one",
            ),
            switch("foresight", self.foresight, "ask the game for wins at once and for answers to threats"),
            switch("ordering", self.ordering, "try moves in the order that the game suggests"),
            switch("killers", self.killers, "try early what refuted a sister position"),
            OptionSpec::choice(
                "history",
                &["no", "fresh", "kept"],
                history,
                "try early what refuted often: never, begun anew with each search, or kept",
            ).remote(),
            switch("counter_moves", self.counter_moves, "try early what refuted the same move before"),
            switch("reductions", self.reductions.is_some(), "search late moves less deeply first"),
            OptionSpec::whole(
                "margin",
                (0, 10_000),
                margin(self.margin),
                "near the leaves leave out positions above the window by this much a turn",
            ).remote(),
            OptionSpec::whole(
                "null_move",
                (0, 10),
                number(self.null_move),
                "leave out positions that stay above the window even a move behind, searched less deeply by this",
            ).remote(),
            OptionSpec::whole(
                "late_moves",
                (0, 30),
                number(self.late_moves),
                "near the leaves leave out quiet moves after so many",
            ).remote(),
            switch("extension", self.extension, "answers to threats do not use up depth"),
            OptionSpec::whole(
                "quiescence",
                (0, 30),
                number(self.quiescence),
                "beyond the depth follow noisy moves for so many decisions",
            ).remote(),
            OptionSpec::whole(
                "settle",
                (0, 30),
                number(self.settle),
                "beyond the depth go on for up to so many decisions until the position is settled",
            ).remote(),
            switch("elimination", self.elimination, "leave out moves that the game calls needless"),
            switch(
                "first_repetition",
                self.first_repetition,
                "a position passed in the search draws at once",
            ),
            switch("skip_met", self.skip_met, "leave out positions already met at the same ply (historical)"),
            switch("unfinished", self.unfinished, "answer from an unfinished depth when stopped"),
        ]
    }

    /// These options with the switches set as asked. Numbers that `yes` needs come from these options, or
    /// else from the defaults.
    #[must_use]
    pub fn with_settings(&self, settings: &Settings<'_>) -> AlphaBetaOptions {
        let table = TableOptions {
            entries: 1 << settings.whole("table_bits"),
            replacement: if settings.text("table") == "always" {
                Replacement::Always
            } else {
                Replacement::Bucketed
            },
            trust: if settings.text("trust") == "same" { Trust::SameDepth } else { Trust::AtLeastAsDeep },
            path_care: if settings.text("paths") == "exact" { PathCare::Exact } else { PathCare::Practical },
            canonical: settings.yes("symmetry"),
            move_first: true,
        };
        let width =
            if self.aspiration > 0 { self.aspiration } else { AlphaBetaOptions::default().aspiration };
        AlphaBetaOptions {
            table: (settings.text("table") != "no").then_some(table),
            deepening: settings.yes("deepening"),
            aspiration: if settings.yes("aspiration") { width } else { 0 },
            minimal_window: settings.yes("minimal_window"),
            mtd: settings.yes("mtd"),
            refutations: match (settings.yes("refutations"), self.refutations) {
                (false, _) => 0,
                (true, 0) => REFUTATIONS,
                (true, own) => own,
            },
            foresight: settings.yes("foresight"),
            ordering: settings.yes("ordering"),
            killers: settings.yes("killers"),
            history: match settings.text("history") {
                "no" => History::Off,
                "fresh" => History::Fresh,
                _ => History::Kept,
            },
            counter_moves: settings.yes("counter_moves"),
            reductions: settings.yes("reductions").then(|| self.reductions.unwrap_or_default()),
            margin: settings.whole("margin") as u32,
            null_move: settings.whole("null_move") as u32,
            late_moves: settings.whole("late_moves") as u32,
            extension: settings.yes("extension"),
            quiescence: settings.whole("quiescence") as u32,
            settle: settings.whole("settle") as u32,
            elimination: settings.yes("elimination"),
            first_repetition: settings.yes("first_repetition"),
            skip_met: settings.yes("skip_met"),
            unfinished: settings.yes("unfinished"),
            ..*self
        }
    }

    /// The same search with one enhancement less, each by its name: what an experiment compares to measure
    /// what an enhancement is worth. Only those that are on are listed.
    ///
    /// ```
    /// use search::tree::AlphaBetaOptions;
    /// let names: Vec<&str> = AlphaBetaOptions::default().one_less().iter().map(|(name, _)| *name).collect();
    /// assert!(names.contains(&"killers") && !names.contains(&"quiescence"));
    /// assert!(AlphaBetaOptions::minimax().one_less().is_empty());
    /// ```
    pub fn one_less(&self) -> Vec<(&'static str, AlphaBetaOptions)> {
        let plain_table = self.table.map(|table| TableOptions { canonical: false, ..table });
        let exact_table = self.table.map(|table| TableOptions { path_care: PathCare::Exact, ..table });
        let strict_table = self.table.map(|table| TableOptions { trust: Trust::SameDepth, ..table });
        let always_table = self.table.map(|table| TableOptions { replacement: Replacement::Always, ..table });
        let all = [
            ("table", AlphaBetaOptions { table: None, ..*self }),
            ("buckets", AlphaBetaOptions { table: always_table, ..*self }),
            ("symmetry", AlphaBetaOptions { table: plain_table, ..*self }),
            ("deeper entries", AlphaBetaOptions { table: strict_table, ..*self }),
            ("practical paths", AlphaBetaOptions { table: exact_table, ..*self }),
            ("pruning", AlphaBetaOptions { pruning: false, ..*self }),
            ("deepening", AlphaBetaOptions { deepening: false, ..*self }),
            ("aspiration", AlphaBetaOptions { aspiration: 0, ..*self }),
            ("minimal window", AlphaBetaOptions { minimal_window: false, ..*self }),
            ("mtd", AlphaBetaOptions { mtd: false, ..*self }),
            ("refutations", AlphaBetaOptions { refutations: 0, ..*self }),
            ("foresight", AlphaBetaOptions { foresight: false, ..*self }),
            ("ordering", AlphaBetaOptions { ordering: false, ..*self }),
            ("killers", AlphaBetaOptions { killers: false, ..*self }),
            ("history", AlphaBetaOptions { history: History::Off, ..*self }),
            ("counter moves", AlphaBetaOptions { counter_moves: false, ..*self }),
            ("reductions", AlphaBetaOptions { reductions: None, ..*self }),
            ("margin", AlphaBetaOptions { margin: 0, ..*self }),
            ("null move", AlphaBetaOptions { null_move: 0, ..*self }),
            ("late moves", AlphaBetaOptions { late_moves: 0, ..*self }),
            ("extension", AlphaBetaOptions { extension: false, ..*self }),
            ("quiescence", AlphaBetaOptions { quiescence: 0, ..*self }),
            ("settling", AlphaBetaOptions { settle: 0, ..*self }),
            ("elimination", AlphaBetaOptions { elimination: false, ..*self }),
            ("first repetition", AlphaBetaOptions { first_repetition: false, ..*self }),
            ("met positions", AlphaBetaOptions { skip_met: false, ..*self }),
            ("unfinished", AlphaBetaOptions { unfinished: false, ..*self }),
        ];
        all.into_iter().filter(|(_, less)| less != self).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Options;

    #[test]
    fn nothing_asked_changes_nothing() {
        for options in [
            AlphaBetaOptions::default(),
            AlphaBetaOptions::strong(),
            AlphaBetaOptions::plain(),
            AlphaBetaOptions::minimax(),
        ] {
            let specs = options.specs();
            let none = Options::none();
            let same = options.with_settings(&none.checked(&specs).expect("defaults fit"));
            assert_eq!(same, options);
        }
    }

    #[test]
    fn every_switch_can_be_thrown() {
        let strong = AlphaBetaOptions::strong();
        let specs = strong.specs();
        for (asked, name) in [
            ("table=no", "table"),
            ("table=always", "buckets"),
            ("symmetry=no", "symmetry"),
            ("trust=same", "deeper entries"),
            ("paths=exact", "practical paths"),
            ("deepening=no", "deepening"),
            ("aspiration=no", "aspiration"),
            ("minimal_window=no", "minimal window"),
            ("foresight=no", "foresight"),
            ("ordering=no", "ordering"),
            ("killers=no", "killers"),
            ("history=no", "history"),
            ("counter_moves=no", "counter moves"),
            ("reductions=no", "reductions"),
            ("extension=no", "extension"),
            ("quiescence=0", "quiescence"),
            ("elimination=no", "elimination"),
            ("first_repetition=no", "first repetition"),
            ("unfinished=no", "unfinished"),
        ] {
            let given = Options::parse(asked).expect("a pair");
            let switched = strong.with_settings(&given.checked(&specs).expect("a declared option"));
            let less = strong.one_less().into_iter().find(|(listed, _)| *listed == name);
            assert_eq!(less, Some((name, switched)), "{asked}");
        }
    }
}
