//! The rules of a deal as data: whatever differs between two ways to play is a field, never a code path.

/// What the goals are worth to one opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tariff {
    /// More points than the others.
    pub hra: u16,
    /// The last trick with the trump seven, announced.
    pub sedma: u16,
    /// The same without a word.
    pub quiet_seven: u16,
    /// No trick.
    pub betl: u16,
    /// All tricks.
    pub durch: u16,
}

/// How points over a hundred raise the value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Growth {
    /// Every ten of them doubles it.
    Double,
    /// Every ten of them adds it once more.
    Linear,
}

/// The one marriage that counts towards an announced hundred.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// The dearest of the side.
    Best,
    /// The one that the side declared first.
    First,
}

/// The rules of a deal. The names of the fields are the names of the options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option that people turn on or off by itself")]
pub struct Rules {
    /// Whether the ten is where it is printed, below the dolník, in trump games too.
    pub natural_order: bool,
    /// Whether the trump may be chosen unseen.
    pub blind_trump: bool,
    /// Whether betl and durch can be played over a trump game.
    pub betl_durch: bool,
    /// Whether declarer's hand lies open after the first trick of betl and durch.
    pub open_betl: bool,
    /// What the goals are worth.
    pub tariff: Tariff,
    /// What an announced stovka is worth.
    pub hundred_base: u8,
    /// How points over a hundred count.
    pub hundred_growth: Growth,
    /// Which marriage counts towards an announced hundred.
    pub hundred_marriage: Counted,
    /// Whether forhont's stovka stands instead of hra.
    pub hundred_replaces: bool,
    /// Whether an announced seven that is beaten in the last trick costs twice.
    pub killed_doubles: bool,
    /// Whether the announced seven may be played only when no other card is legal.
    pub keep_seven: bool,
    /// Whether hra alone, raised exactly once, is lost without play.
    pub flek_without_re_loses: bool,
    /// How often one goal can be raised, at most 7.
    pub max_raises: u8,
    /// The most that one opponent pays or gets in a deal; 0 is no limit.
    pub cap: u32,
}

/// A set of rules with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Profile {
    /// As the published work plays.
    Seed,
    /// The same with an announced hundred worth four; the usual one.
    OpenMarias,
    /// The association's chosen game, with betl and durch.
    VolenyCsm,
}

impl Profile {
    /// All of them.
    pub const ALL: [Profile; 3] = [Profile::Seed, Profile::OpenMarias, Profile::VolenyCsm];
    /// Their words in the option `profile`, in the same order.
    pub const WORDS: &'static [&'static str] = &["seed", "openmarias", "voleny-csm"];

    /// Its word in the option `profile`.
    pub const fn word(self) -> &'static str {
        Profile::WORDS[self as usize]
    }

    /// Its rules.
    pub const fn rules(self) -> Rules {
        match self {
            Profile::Seed => SEED,
            Profile::OpenMarias => OPENMARIAS,
            Profile::VolenyCsm => VOLENY_CSM,
        }
    }
}

const SEED: Rules = Rules {
    natural_order: false,
    blind_trump: false,
    betl_durch: false,
    open_betl: false,
    tariff: Tariff { hra: 1, sedma: 2, quiet_seven: 1, betl: 15, durch: 30 },
    hundred_base: 2,
    hundred_growth: Growth::Double,
    hundred_marriage: Counted::Best,
    hundred_replaces: false,
    killed_doubles: true,
    keep_seven: false,
    flek_without_re_loses: false,
    max_raises: 7,
    cap: 0,
};

const OPENMARIAS: Rules = Rules { hundred_base: 4, killed_doubles: false, ..SEED };

const VOLENY_CSM: Rules = Rules {
    blind_trump: true,
    betl_durch: true,
    hundred_growth: Growth::Linear,
    hundred_marriage: Counted::First,
    hundred_replaces: true,
    keep_seven: true,
    flek_without_re_loses: true,
    cap: 500,
    ..OPENMARIAS
};
