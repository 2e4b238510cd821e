//! What players call the German cards.

use crate::Rank::{Ace, Jack, King, Number, Queen};
use crate::naming::Form::{After, Before};
use crate::naming::Gender::{Feminine, Masculine, Neuter};
use crate::naming::{Spoken, Words};

/// In every language.
pub(super) const WORDS: Spoken =
    Spoken { english: ENGLISH, slovenian: SLOVENIAN, slovak: SLOVAK, czech: CZECH, croatian: CROATIAN };

const ENGLISH: Words = Words {
    suits: &[
        ("hearts", After("of hearts")),
        ("leaves", After("of leaves")),
        ("acorns", After("of acorns")),
        ("bells", After("of bells")),
    ],
    ranks: &[
        (Number(7), "seven", Neuter),
        (Number(8), "eight", Neuter),
        (Number(9), "nine", Neuter),
        (Number(10), "ten", Neuter),
        (Jack, "unter", Neuter),
        (Queen, "ober", Neuter),
        (King, "king", Neuter),
        (Ace, "ace", Neuter),
    ],
    own_names: &[],
};

const SLOVENIAN: Words = Words {
    suits: &[
        ("srca", Before("srčni", "srčna", "srčno")),
        ("listi", Before("listni", "listna", "listno")),
        ("želodi", Before("želodov", "želodova", "želodovo")),
        ("buče", Before("bučni", "bučna", "bučno")),
    ],
    ranks: &[
        (Number(7), "sedmica", Feminine),
        (Number(8), "osmica", Feminine),
        (Number(9), "devetica", Feminine),
        (Number(10), "desetica", Feminine),
        (Jack, "dolnik", Masculine),
        (Queen, "gornik", Masculine),
        (King, "kralj", Masculine),
        (Ace, "as", Masculine),
    ],
    own_names: &[],
};

const SLOVAK: Words = Words {
    suits: &[
        ("červeň", Before("červený", "červená", "červené")),
        ("zeleň", Before("zelený", "zelená", "zelené")),
        ("žaluď", Before("žaluďový", "žaluďová", "žaluďové")),
        ("guľa", Before("guľový", "guľová", "guľové")),
    ],
    ranks: &[
        (Number(7), "sedma", Feminine),
        (Number(8), "osma", Feminine),
        (Number(9), "deviatka", Feminine),
        (Number(10), "desiatka", Feminine),
        (Jack, "dolník", Masculine),
        (Queen, "horník", Masculine),
        (King, "kráľ", Masculine),
        (Ace, "eso", Neuter),
    ],
    own_names: &[],
};

const CZECH: Words = Words {
    suits: &[
        ("červené", Before("červený", "červená", "červené")),
        ("zelené", Before("zelený", "zelená", "zelené")),
        ("žaludy", Before("žaludový", "žaludová", "žaludové")),
        ("kule", Before("kulový", "kulová", "kulové")),
    ],
    ranks: &[
        (Number(7), "sedma", Feminine),
        (Number(8), "osma", Feminine),
        (Number(9), "devítka", Feminine),
        (Number(10), "desítka", Feminine),
        (Jack, "spodek", Masculine),
        (Queen, "svršek", Masculine),
        (King, "král", Masculine),
        (Ace, "eso", Neuter),
    ],
    own_names: &[],
};

const CROATIAN: Words = Words {
    suits: &[
        ("srce", After("srce")),
        ("zelena", After("zelena")),
        ("žir", After("žir")),
        ("bundeva", After("bundeva")),
    ],
    ranks: &[
        (Number(7), "sedmica", Feminine),
        (Number(8), "osmica", Feminine),
        (Number(9), "devetka", Feminine),
        (Number(10), "desetka", Feminine),
        (Jack, "dečko", Masculine),
        (Queen, "baba", Feminine),
        (King, "kralj", Masculine),
        (Ace, "as", Masculine),
    ],
    own_names: &[],
};
