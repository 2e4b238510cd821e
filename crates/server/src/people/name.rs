//! Names that people give themselves, by the rules of Unicode for names that must not be mistaken for each other
//! (UTS 39): what is not seen is refused, letters of several scripts are not mixed, and of names that look alike one
//! is free and the others are taken.

use std::collections::HashSet;

use catalog::Catalog;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::{GeneralSecurityProfile, MixedScript};

use crate::table::{Refusal, SOMEBODY};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// What a name may hold besides letters, marks, digits and blanks.
const PUNCTUATION: [char; 5] = ['-', '\'', '’', '.', '_'];
/// How many marks may follow each other: more than any language puts on one letter (UTS 39, section 5.4).
const MOST_MARKS: usize = 4;
/// What guests are called who do not say.
pub(super) const GUEST: &str = "Guest";
/// Names that the house gives, and those of whoever could be taken for speaking in its name.
const RESERVED: [&str; 11] = [
    "house",
    "kavarna",
    "computer",
    "engine",
    "guest",
    SOMEBODY,
    "nobody",
    "admin",
    "operator",
    "moderator",
    "system",
];

fn bad(why: &str) -> Refusal {
    Refusal::bad(format!("name: expected {why}"))
}

/// The name as it is kept (NFKC, one blank where there were several), or what was expected instead.
///
/// ```
/// use server::people::clean_name;
/// assert_eq!(clean_name("  Ana   Žižek "), Ok("Ana Žižek".to_owned()));
/// assert_eq!(clean_name("Ａｎａ"), Ok("Ana".to_owned()));
/// assert!(clean_name("").is_err());
/// assert!(clean_name("Аna").is_err(), "the first letter is Cyrillic");
/// assert!(clean_name("A\u{200b}na").is_err(), "there is something between the letters");
/// ```
pub fn clean_name(text: &str) -> Result<String, Refusal> {
    let normal: String = text.nfkc().collect();
    let name = normal.split_whitespace().collect::<Vec<&str>>().join(" ");
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        return Err(bad("1 to 24 letters"));
    }
    // A mark stands on the letter before it: alone it would stand on a blank, or on whatever is written before the name.
    let (mut on_letter, mut marks) = (false, 0);
    for letter in name.chars() {
        if letter == ' ' || PUNCTUATION.contains(&letter) {
            (on_letter, marks) = (false, 0);
            continue;
        }
        // Allowed are the characters that Unicode recommends for names. Those that are not seen, have no meaning
        // or none yet, and those of scripts that nobody writes are not among them.
        let known = letter.identifier_allowed();
        match letter.general_category_group() {
            GeneralCategoryGroup::Letter if known => (on_letter, marks) = (true, 0),
            _ if known && letter.general_category() == GeneralCategory::DecimalNumber => {
                (on_letter, marks) = (true, 0);
            }
            GeneralCategoryGroup::Mark if known && on_letter && marks < MOST_MARKS => marks += 1,
            _ => return Err(bad("letters, digits, blanks and - ' ’ . _ only")),
        }
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(bad("at least one letter or digit"));
    }
    if !name.as_str().is_single_script() {
        return Err(bad("letters of one script, not of several mixed"));
    }
    Ok(name)
}

/// What is left of a name when everything is taken away in which names that look alike differ: two names with the
/// same skeleton cannot be told apart by everybody.
///
/// ```
/// use server::people::skeleton;
/// assert_eq!(skeleton("ANA"), skeleton("ana"));
/// assert_eq!(skeleton("Аnа"), skeleton("Ana"), "two letters are Cyrillic");
/// assert_eq!(skeleton("AIice"), skeleton("Alice"), "the second letter is a capital I");
/// assert_ne!(skeleton("Ana"), skeleton("Eva"));
/// ```
pub fn skeleton(name: &str) -> String {
    let lower = name.to_lowercase();
    let bones: String = unicode_security::skeleton(&lower).collect();
    // A capital I is drawn like a small l, which cannot be seen any more in small letters; 0 becomes a capital O.
    bones.to_lowercase().replace('i', "l")
}

/// The name in the letters it looks like as it is written: capital letters may look like those of another script where small
/// ones do not.
///
/// ```
/// use server::people::{looks, skeleton};
/// assert_eq!(skeleton(&looks("ΝΙΝΑ")), skeleton("Nina"), "all letters are Greek");
/// ```
pub fn looks(name: &str) -> String {
    unicode_security::skeleton(name).collect()
}

/// The name with a number of so many digits behind it, to tell its bearer from others, within the longest name.
pub(super) fn numbered(name: &str, digits: usize) -> String {
    let least = 10_u64.pow(digits as u32 - 1);
    let number = least + u64::from_le_bytes(crate::id::random_bytes()) % (9 * least);
    let short: String = name.chars().take(LONGEST_NAME - 1 - digits).collect();
    format!("{} {number}", short.trim_end())
}

/// The names that nobody may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserved(HashSet<String>);

impl Reserved {
    /// Those of the house, and of all players of its games.
    pub fn of(catalog: &Catalog) -> Reserved {
        let players = catalog.games().flat_map(catalog::AnyGame::players);
        let players = players.into_iter().map(|player| skeleton(player.name));
        Reserved(players.chain(RESERVED.into_iter().map(skeleton)).collect())
    }

    /// Whether a name is one of them, or one with a number or dots.
    pub fn has(&self, name: &str) -> bool {
        let letters: String = name.chars().filter(|letter| letter.is_alphabetic()).collect();
        [name, &letters, &looks(name), &looks(&letters)].iter().any(|name| self.0.contains(&skeleton(name)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_of_the_world_are_names() {
        for name in [
            "Ana",
            "Žiga Štih",
            "O'Brien",
            "J.-L. d’Artagnan",
            "Анна",
            "Ελένη",
            "محمد",
            "ดวงใจ",
            "さくら子",
            "김민준",
            "x_1",
        ] {
            assert_eq!(clean_name(name), Ok(name.to_owned()), "{name}");
        }
    }

    #[test]
    fn what_is_no_name_is_told_why() {
        let long = "x".repeat(25);
        for (name, part) in [
            ("", "1 to 24"),
            (" \t\u{3000} ", "1 to 24"),
            (long.as_str(), "1 to 24"),
            ("...", "at least one letter"),
            ("-_-", "at least one letter"),
            ("Pаvel", "one script"),
            ("Ana\u{200d}", "letters, digits"),
            ("\u{202e}anA", "letters, digits"),
            ("Ana\u{ad}", "letters, digits"),
            ("A\u{7}na", "letters, digits"),
            ("Ana\u{e000}", "letters, digits"),
            ("Ana\u{378}", "letters, digits"),
            ("Ana<b>", "letters, digits"),
            ("Ana 😀", "letters, digits"),
            ("\u{301}Ana", "letters, digits"),
            ("Ana \u{301}", "letters, digits"),
            ("A\u{323}\u{324}\u{325}\u{32d}\u{330}\u{331}", "letters, digits"),
            ("\u{3164}", "letters, digits"),
            ("\u{115f}\u{1160}", "letters, digits"),
        ] {
            let said = clean_name(name).unwrap_err().message;
            assert!(said.contains(part), "{name:?}: {said}");
        }
    }

    #[test]
    fn the_names_of_the_house_are_its_own() {
        let reserved = Reserved::of(&Catalog::house());
        for name in [
            "house",
            "House",
            "HOUSE 5",
            "h0use",
            "Guest 4721",
            "adm1n",
            "A.d.m.i.n",
            "random",
            "mcts",
            "Νοbοdу",
        ] {
            assert!(reserved.has(name), "{name}");
        }
        for name in ["Ana", "Guesthouse", "Hausmeister", "7"] {
            assert!(!reserved.has(name), "{name}");
        }
    }

    proptest! {
        #[test]
        fn whatever_passes_is_a_fixed_point_and_can_be_seen(text in "\\PC{0,30}|.{0,30}|[a-zA-Zа-я0-9 ._'-]{0,30}") {
            if let Ok(name) = clean_name(&text) {
                prop_assert_eq!(clean_name(&name), Ok(name.clone()));
                prop_assert!((1..=LONGEST_NAME).contains(&name.chars().count()));
                prop_assert!(name.chars().any(char::is_alphanumeric));
                prop_assert!(name.trim() == name && !name.contains("  "));
                prop_assert!(!name.chars().any(char::is_control));
                let again = clean_name(&numbered(&name, 4)).unwrap();
                prop_assert!(again.chars().count() <= LONGEST_NAME);
                prop_assert!(!skeleton(&name).is_empty());
            }
        }
    }
}
