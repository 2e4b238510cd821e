//! The rules of a deal as data: whatever differs between two ways to play is a flag, never a code path.
//!
//! [`FLAGS`] has every flag with its value in each preset, as text; the options, their help and the rules are all
//! read from it.

use crate::Contract;

/// The rules of a deal. The names of the flags that set each field are in its first words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own, and an option of that name")]
pub struct Rules {
    /// `opening=free`: forehand speaks first and chooses its game; else it is forced to three and says nothing.
    pub opening_free: bool,
    /// `values`: what three, two, one, solo and beggar are worth.
    pub values: [u16; 5],
    /// `highest=solo`: solo goes over beggar; else beggar goes over solo.
    pub solo_highest: bool,
    /// `discard_taroks=forced`: taroks go only as far as suit cards are lacking.
    pub discards_forced: bool,
    /// `defenders_announce`: defenders announce after declarer.
    pub defenders_announce: bool,
    /// `silent_defenders`: what the defenders make without a word counts too.
    pub silent_defenders: bool,
    /// `lost_pagat`: a pagat lost in the last trick costs its side.
    pub lost_pagat: bool,
    /// `silent_valat`: what a valat is worth that was not announced.
    pub silent_valat: i32,
    /// `kontra_steps`: how many of kontra, re, sub and mort exist.
    pub kontra_steps: i32,
    /// `failed_kontra=author`: who gave it pays; else the other defender is paid.
    pub author_pays: bool,
    /// `lead=forehand`: forehand leads in three, two and one; else declarer always does.
    pub forehand_leads: bool,
    /// `keep_pagat`: an announced pagat may be played early only when it is the only legal card.
    pub keep_pagat: bool,
    /// `klop_full`: from so many points a player of klop is full.
    pub klop_full: i32,
    /// `klop_empty`: what a player of klop without any trick scores.
    pub klop_empty: i32,
    /// `klop_others=zero`: the others score nothing once somebody is full or empty.
    pub klop_others_zero: bool,
    /// `open_beggar`: declarer's hand lies open after the first trick.
    pub open_beggar: bool,
    /// `mond`: what a lost mond costs.
    pub mond: i32,
    /// `mond_always`: also in klop and beggar.
    pub mond_always: bool,
    /// `radelc_solo`: everybody gets a radelc after solo too.
    pub radelc_solo: bool,
    /// `radelc_erased=won`: a radelc is erased only by a game that was won.
    pub radelc_erased_won: bool,
    /// `radelc_left`: what each radelc left at the end of a session counts.
    pub radelc_left: i32,
    /// `deals`: the deals of a session; 0 is open-ended.
    pub deals: i32,
}

impl Rules {
    /// What a game that can be bid is worth.
    pub const fn value(&self, contract: Contract) -> i32 {
        self.values[contract as usize % 5] as i32
    }

    /// The place of a game in the order of bidding, from 0 for three.
    pub const fn rank(&self, contract: Contract) -> u8 {
        match contract {
            Contract::Solo if self.solo_highest => 4,
            Contract::Beggar if self.solo_highest => 3,
            _ => contract as u8,
        }
    }

    /// The games that can be bid, the lowest first.
    pub const fn ladder(&self) -> [Contract; 5] {
        let [three, two, one, solo, beggar, _] = Contract::ALL;
        if self.solo_highest { [three, two, one, beggar, solo] } else { [three, two, one, solo, beggar] }
    }
}

/// A set of rules with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// As the published work plays.
    Seed,
    /// As played on the site of that name.
    TarokNet,
    /// As described by the encyclopedia of that name.
    Pagat,
}

impl Preset {
    /// All of them.
    pub const ALL: [Preset; 3] = [Preset::Seed, Preset::TarokNet, Preset::Pagat];
    /// Their words in the option `preset`, in the same order.
    pub const WORDS: &'static [&'static str] = &["seed", "tarok-net", "pagat"];

    /// Its word in the option `preset`.
    pub const fn word(self) -> &'static str {
        Preset::WORDS[self as usize]
    }

    /// Its rules.
    ///
    /// ```
    /// use tarok::{Contract, Preset};
    /// assert_eq!(Preset::Seed.rules().value(Contract::Solo), 50);
    /// assert_eq!(Preset::TarokNet.rules().value(Contract::Solo), 80);
    /// ```
    pub fn rules(self) -> Rules {
        let mut rules = BLANK;
        for flag in &FLAGS {
            let read = flag.read(&mut rules, flag.values[self as usize]);
            assert!(read, "the presets have values that their flags take");
        }
        rules
    }
}

/// What stands in a flag that is left to the preset.
pub(crate) const OF_PRESET: &str = "preset";

/// The field that a flag sets, and what it takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Field {
    /// One of two words, behind the word that leaves it to the preset.
    Word(&'static [&'static str; 3], fn(&mut Rules) -> &mut bool),
    /// A whole number in a range; the text says which.
    Number(&'static str, (i32, i32), fn(&mut Rules) -> &mut i32),
    /// Five values; the text says in which form.
    Values(&'static str),
}

/// A flag of the rules: an option that can be set alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flag {
    pub(crate) name: &'static str,
    pub(crate) help: &'static str,
    pub(crate) field: Field,
    /// Its value in each preset.
    pub(crate) values: [&'static str; 3],
}

/// The most that a game or a bonus can be worth.
const MOST: i32 = 1000;

impl Flag {
    /// Takes a value over into the rules; says whether it is one.
    pub(crate) fn read(&self, rules: &mut Rules, text: &str) -> bool {
        match self.field {
            Field::Word(words, field) => match words[1..].iter().position(|word| *word == text) {
                Some(place) => {
                    *field(rules) = place == 1;
                    true
                }
                None => false,
            },
            Field::Number(_, (from, to), field) => match text.parse::<i32>() {
                Ok(number) if (from..=to).contains(&number) && number.to_string() == text => {
                    *field(rules) = number;
                    true
                }
                _ => false,
            },
            Field::Values(_) => {
                let parts =
                    text.split('/').map(|part| part.parse::<u16>().ok().filter(|n| n.to_string() == part));
                let values: Option<Vec<u16>> = parts.collect();
                match values.as_deref().map(<[u16; 5]>::try_from) {
                    Some(Ok(values)) if values.iter().all(|value| i32::from(*value) <= MOST) => {
                        rules.values = values;
                        true
                    }
                    _ => false,
                }
            }
        }
    }

    /// The value in these rules, as it is read.
    pub(crate) fn text(&self, rules: &Rules) -> String {
        let mut rules = *rules;
        match self.field {
            Field::Word(words, field) => words[1 + usize::from(*field(&mut rules))].to_owned(),
            Field::Number(_, _, field) => field(&mut rules).to_string(),
            Field::Values(_) => rules.values.map(|value| value.to_string()).join("/"),
        }
    }
}

const BLANK: Rules = Rules {
    opening_free: false,
    values: [0; 5],
    solo_highest: false,
    discards_forced: false,
    defenders_announce: false,
    silent_defenders: false,
    lost_pagat: false,
    silent_valat: 0,
    kontra_steps: 0,
    author_pays: false,
    forehand_leads: false,
    keep_pagat: false,
    klop_full: 0,
    klop_empty: 0,
    klop_others_zero: false,
    open_beggar: false,
    mond: 0,
    mond_always: false,
    radelc_solo: false,
    radelc_erased_won: false,
    radelc_left: 0,
    deals: 0,
};

/// A flag whose help says its value in each preset.
macro_rules! flag {
    ($name:literal, $help:literal, $seed:literal / $net:literal / $pagat:literal, $field:expr) => {
        Flag {
            name: $name,
            help: concat!($help, ": seed ", $seed, ", tarok-net ", $net, ", pagat ", $pagat),
            field: $field,
            values: [$seed, $net, $pagat],
        }
    };
}

const NO_YES: &[&str; 3] = &[OF_PRESET, "no", "yes"];
const UP_TO_MOST: &str = "a whole number from 0 to 1000, or preset";
const EITHER_SIGN: &str = "a whole number from -1000 to 1000, or preset";

/// Every flag with its value in each preset.
pub(crate) static FLAGS: [Flag; 22] = [
    flag!(
        "opening",
        "forehand's first word",
        "forced" / "forced" / "forced",
        Field::Word(&[OF_PRESET, "forced", "free"], |rules| &mut rules.opening_free)
    ),
    flag!(
        "values",
        "what three, two, one, solo and beggar are worth",
        "10/20/30/50/70" / "10/30/50/80/70" / "10/20/30/80/70",
        Field::Values("five whole numbers from 0 to 1000, as in 10/20/30/50/70, or preset")
    ),
    flag!(
        "highest",
        "the highest game",
        "beggar" / "solo" / "solo",
        Field::Word(&[OF_PRESET, "beggar", "solo"], |rules| &mut rules.solo_highest)
    ),
    flag!(
        "discard_taroks",
        "taroks other than the trula may be discarded always, or only if suit cards are lacking",
        "shown" / "forced" / "forced",
        Field::Word(&[OF_PRESET, "shown", "forced"], |rules| &mut rules.discards_forced)
    ),
    flag!(
        "defenders_announce",
        "whether defenders announce too",
        "no" / "no" / "no",
        Field::Word(NO_YES, |rules| &mut rules.defenders_announce)
    ),
    flag!(
        "silent_defenders",
        "whether silent bonuses count for the defenders' side too",
        "yes" / "yes" / "yes",
        Field::Word(NO_YES, |rules| &mut rules.silent_defenders)
    ),
    flag!(
        "lost_pagat",
        "whether an unannounced pagat lost in the last trick costs 25",
        "yes" / "yes" / "yes",
        Field::Word(NO_YES, |rules| &mut rules.lost_pagat)
    ),
    flag!(
        "silent_valat",
        "what an unannounced valat is worth",
        "250" / "50" / "250",
        Field::Number(UP_TO_MOST, (0, MOST), |rules| &mut rules.silent_valat)
    ),
    flag!(
        "kontra_steps",
        "how many of kontra, re, sub and mort exist",
        "4" / "2" / "4",
        Field::Number("a whole number from 0 to 4, or preset", (0, 4), |rules| &mut rules.kontra_steps)
    ),
    flag!(
        "failed_kontra",
        "after a failed kontra the other defender is paid, or its author pays",
        "other" / "author" / "other",
        Field::Word(&[OF_PRESET, "other", "author"], |rules| &mut rules.author_pays)
    ),
    flag!(
        "lead",
        "who leads first in three, two and one",
        "declarer" / "forehand" / "forehand",
        Field::Word(&[OF_PRESET, "declarer", "forehand"], |rules| &mut rules.forehand_leads)
    ),
    flag!(
        "keep_pagat",
        "whether an announced pagat must be kept",
        "no" / "yes" / "no",
        Field::Word(NO_YES, |rules| &mut rules.keep_pagat)
    ),
    flag!(
        "klop_full",
        "points from which a player of klop is full",
        "35" / "35" / "36",
        Field::Number("a whole number from 1 to 71, or preset", (1, 71), |rules| &mut rules.klop_full)
    ),
    flag!(
        "klop_empty",
        "what a player of klop without tricks scores",
        "0" / "70" / "70",
        Field::Number(EITHER_SIGN, (-MOST, MOST), |rules| &mut rules.klop_empty)
    ),
    flag!(
        "klop_others",
        "what the rest score when somebody is full or empty: their minus, or 0",
        "keep" / "zero" / "zero",
        Field::Word(&[OF_PRESET, "keep", "zero"], |rules| &mut rules.klop_others_zero)
    ),
    flag!(
        "open_beggar",
        "whether declarer's hand lies open after the first trick of beggar",
        "no" / "no" / "no",
        Field::Word(NO_YES, |rules| &mut rules.open_beggar)
    ),
    flag!(
        "mond",
        "what a lost mond costs",
        "21" / "20" / "21",
        Field::Number(UP_TO_MOST, (0, MOST), |rules| &mut rules.mond)
    ),
    flag!(
        "mond_always",
        "whether a lost mond costs in klop and beggar too",
        "no" / "no" / "no",
        Field::Word(NO_YES, |rules| &mut rules.mond_always)
    ),
    flag!(
        "radelc_solo",
        "whether there are radelci after solo too",
        "no" / "yes" / "yes",
        Field::Word(NO_YES, |rules| &mut rules.radelc_solo)
    ),
    flag!(
        "radelc_erased",
        "whether a radelc is erased always, or only when the game was won",
        "always" / "won" / "won",
        Field::Word(&[OF_PRESET, "always", "won"], |rules| &mut rules.radelc_erased_won)
    ),
    flag!(
        "radelc_left",
        "what each radelc left at the end of a session counts",
        "0" / "0" / "-100",
        Field::Number(EITHER_SIGN, (-MOST, MOST), |rules| &mut rules.radelc_left)
    ),
    flag!(
        "deals",
        "deals of a session, 0 for open-ended",
        "0" / "24" / "0",
        Field::Number("a whole number from 0 to 100000, or preset", (0, 100_000), |rules| &mut rules.deals)
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_presets_read_back() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            for flag in &FLAGS {
                assert_eq!(
                    flag.text(&rules),
                    flag.values[preset as usize],
                    "{} {}",
                    preset.word(),
                    flag.name
                );
            }
        }
    }

    #[test]
    fn what_is_no_value_changes_nothing() {
        for flag in &FLAGS {
            for text in ["", "x", OF_PRESET, "1/2/3/4", "10/20/30/50/1001", "010", "+5", "-1001", "100001"] {
                let mut rules = Preset::Seed.rules();
                assert!(!flag.read(&mut rules, text), "{} {text}", flag.name);
                assert_eq!(rules, Preset::Seed.rules());
            }
        }
    }
}
