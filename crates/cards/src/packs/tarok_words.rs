//! What players call the tarok cards.

use crate::Rank::{Jack, King, Knight, Number, Queen};
use crate::naming::Form::{After, Before, Numeral};
use crate::naming::Gender::{Feminine, Masculine, Neuter};
use crate::naming::{Spoken, Words};

/// The place of the taroks among the suits.
const T: usize = 4;

/// In every language.
pub(super) const WORDS: Spoken =
    Spoken { english: ENGLISH, slovenian: SLOVENIAN, slovak: SLOVAK, czech: CZECH, croatian: CROATIAN };

const ENGLISH: Words = Words {
    suits: &[
        ("hearts", After("of hearts")),
        ("diamonds", After("of diamonds")),
        ("spades", After("of spades")),
        ("clubs", After("of clubs")),
        ("taroks", Numeral("tarok")),
    ],
    ranks: &[
        (Number(1), "one", Neuter),
        (Number(2), "two", Neuter),
        (Number(3), "three", Neuter),
        (Number(4), "four", Neuter),
        (Number(7), "seven", Neuter),
        (Number(8), "eight", Neuter),
        (Number(9), "nine", Neuter),
        (Number(10), "ten", Neuter),
        (Jack, "jack", Neuter),
        (Knight, "knight", Neuter),
        (Queen, "queen", Neuter),
        (King, "king", Neuter),
    ],
    own_names: &[(T, Number(1), "pagat"), (T, Number(21), "mond"), (T, Number(22), "škis")],
};

const SLOVENIAN: Words = Words {
    suits: &[
        ("srca", Before("srčni", "srčna", "srčno")),
        ("kare", Before("karo", "karo", "karo")),
        ("piki", Before("pikov", "pikova", "pikovo")),
        ("križi", Before("križev", "križeva", "križevo")),
        ("taroki", Numeral("tarok")),
    ],
    ranks: &[
        (Number(1), "enka", Feminine),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "štirica", Feminine),
        (Number(7), "sedmica", Feminine),
        (Number(8), "osmica", Feminine),
        (Number(9), "devetica", Feminine),
        (Number(10), "desetica", Feminine),
        (Jack, "fant", Masculine),
        (Knight, "kaval", Masculine),
        (Queen, "dama", Feminine),
        (King, "kralj", Masculine),
    ],
    own_names: &[(T, Number(1), "pagat"), (T, Number(21), "mond"), (T, Number(22), "škis")],
};

const SLOVAK: Words = Words {
    suits: &[
        ("srdcia", Before("srdcový", "srdcová", "srdcové")),
        ("káry", Before("kárový", "kárová", "kárové")),
        ("piky", Before("pikový", "piková", "pikové")),
        ("kríže", Before("krížový", "krížová", "krížové")),
        ("taroky", Numeral("tarok")),
    ],
    ranks: &[
        (Number(1), "jednotka", Feminine),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "štvorka", Feminine),
        (Number(7), "sedmička", Feminine),
        (Number(8), "osmička", Feminine),
        (Number(9), "deviatka", Feminine),
        (Number(10), "desiatka", Feminine),
        (Jack, "chlapec", Masculine),
        (Knight, "jazdec", Masculine),
        (Queen, "dáma", Feminine),
        (King, "kráľ", Masculine),
    ],
    own_names: &[(T, Number(1), "pagát"), (T, Number(21), "mond"), (T, Number(22), "škýz")],
};

const CZECH: Words = Words {
    suits: &[
        ("srdce", Before("srdcový", "srdcová", "srdcové")),
        ("káry", Before("kárový", "kárová", "kárové")),
        ("piky", Before("pikový", "piková", "pikové")),
        ("kříže", Before("křížový", "křížová", "křížové")),
        ("taroky", Numeral("tarok")),
    ],
    ranks: &[
        (Number(1), "jednička", Feminine),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "čtyřka", Feminine),
        (Number(7), "sedmička", Feminine),
        (Number(8), "osmička", Feminine),
        (Number(9), "devítka", Feminine),
        (Number(10), "desítka", Feminine),
        (Jack, "kluk", Masculine),
        (Knight, "jezdec", Masculine),
        (Queen, "dáma", Feminine),
        (King, "král", Masculine),
    ],
    own_names: &[(T, Number(1), "pagát"), (T, Number(21), "mond"), (T, Number(22), "škýz")],
};

const CROATIAN: Words = Words {
    suits: &[
        ("herc", Before("herc", "herc", "herc")),
        ("karo", Before("karo", "karo", "karo")),
        ("pik", Before("pik", "pik", "pik")),
        ("tref", Before("tref", "tref", "tref")),
        ("taroci", Numeral("tarok")),
    ],
    ranks: &[
        (Number(1), "jedinica", Feminine),
        (Number(2), "dvica", Feminine),
        (Number(3), "trica", Feminine),
        (Number(4), "četvorka", Feminine),
        (Number(7), "sedmica", Feminine),
        (Number(8), "osmica", Feminine),
        (Number(9), "devetka", Feminine),
        (Number(10), "desetka", Feminine),
        (Jack, "dečko", Masculine),
        (Knight, "kaval", Masculine),
        (Queen, "dama", Feminine),
        (King, "kralj", Masculine),
    ],
    own_names: &[(T, Number(1), "pagat"), (T, Number(21), "mond"), (T, Number(22), "škis")],
};
