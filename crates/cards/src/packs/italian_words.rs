//! What players call the Italian cards.

use crate::Rank::Number;
use crate::naming::Form::After;
use crate::naming::Gender::{Feminine, Masculine, Neuter};
use crate::naming::{Spoken, Words};

/// In every language.
pub(super) const WORDS: Spoken =
    Spoken { english: ENGLISH, slovenian: SLOVENIAN, slovak: SLOVAK, czech: CZECH, croatian: CROATIAN };

const ENGLISH: Words = Words {
    suits: &[
        ("cups", After("of cups")),
        ("batons", After("of batons")),
        ("swords", After("of swords")),
        ("coins", After("of coins")),
    ],
    ranks: &[
        (Number(1), "ace", Neuter),
        (Number(2), "two", Neuter),
        (Number(3), "three", Neuter),
        (Number(4), "four", Neuter),
        (Number(5), "five", Neuter),
        (Number(6), "six", Neuter),
        (Number(7), "seven", Neuter),
        (Number(11), "jack", Neuter),
        (Number(12), "knight", Neuter),
        (Number(13), "king", Neuter),
    ],
    own_names: &[],
};

const SLOVENIAN: Words = Words {
    suits: &[
        ("kupe", After("kup")),
        ("baštoni", After("baštonov")),
        ("špade", After("špad")),
        ("denari", After("denarjev")),
    ],
    ranks: &[
        (Number(1), "as", Masculine),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "štirica", Feminine),
        (Number(5), "petica", Feminine),
        (Number(6), "šestica", Feminine),
        (Number(7), "sedmica", Feminine),
        (Number(11), "fant", Masculine),
        (Number(12), "kaval", Masculine),
        (Number(13), "kralj", Masculine),
    ],
    own_names: &[],
};

const SLOVAK: Words = Words {
    suits: &[
        ("poháre", After("pohárov")),
        ("palice", After("palíc")),
        ("meče", After("mečov")),
        ("mince", After("mincí")),
    ],
    ranks: &[
        (Number(1), "eso", Neuter),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "štvorka", Feminine),
        (Number(5), "päťka", Feminine),
        (Number(6), "šestka", Feminine),
        (Number(7), "sedmička", Feminine),
        (Number(11), "chlapec", Masculine),
        (Number(12), "jazdec", Masculine),
        (Number(13), "kráľ", Masculine),
    ],
    own_names: &[],
};

const CZECH: Words = Words {
    suits: &[
        ("poháry", After("pohárů")),
        ("hole", After("holí")),
        ("meče", After("mečů")),
        ("mince", After("mincí")),
    ],
    ranks: &[
        (Number(1), "eso", Neuter),
        (Number(2), "dvojka", Feminine),
        (Number(3), "trojka", Feminine),
        (Number(4), "čtyřka", Feminine),
        (Number(5), "pětka", Feminine),
        (Number(6), "šestka", Feminine),
        (Number(7), "sedmička", Feminine),
        (Number(11), "kluk", Masculine),
        (Number(12), "jezdec", Masculine),
        (Number(13), "král", Masculine),
    ],
    own_names: &[],
};

const CROATIAN: Words = Words {
    suits: &[
        ("kupe", After("kupa")),
        ("baštone", After("baštona")),
        ("špade", After("špada")),
        ("dinari", After("dinara")),
    ],
    ranks: &[
        (Number(1), "as", Masculine),
        (Number(2), "dvica", Feminine),
        (Number(3), "trica", Feminine),
        (Number(4), "četvorka", Feminine),
        (Number(5), "petica", Feminine),
        (Number(6), "šestica", Feminine),
        (Number(7), "sedmica", Feminine),
        (Number(11), "fanta", Feminine),
        (Number(12), "konj", Masculine),
        (Number(13), "kralj", Masculine),
    ],
    own_names: &[],
};
