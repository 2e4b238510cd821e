//! The trump table as a file: the mean winnings of every promising suit of every hand.
//!
//! A file begins with a line that says what it is and one that says how it was made. Then come the means, two bytes
//! each, in hundredths: hand by hand in the order of their numbers, of every hand that has more than one promising suit
//! those suits in their order. At the end stands the fingerprint of everything before it. Which hand has which suits
//! follows from the rating, so nothing else is needed.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use arrayvec::ArrayVec;
use cards::{CardSet, German, Language, Suit};
use game::Game;
use game::random::fingerprint;
use thiserror::Error;

use super::hands::{Canonical, hand, hands};
use super::judge::{Judging, promising};
use crate::{Marias, Rules};

/// The first line of every file.
const MAGIC: &str = "kavarna trumps of marias 1";

/// Where the means of every hand begin, one number more than there are hands.
static PLACES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut places = Vec::with_capacity(hands() + 1);
    let mut place = 0;
    for number in 0..hands() {
        places.push(place);
        place += judged_suits(hand(number)) as u32;
    }
    places.push(place);
    places
});

/// How many suits of a hand are judged: one that is alone needs no games.
pub(super) fn judged_suits(hand: CardSet<German>) -> usize {
    let suits = promising(hand).len();
    if suits == 1 { 0 } else { suits }
}

/// Why a file is of no use.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TrumpTableError {
    /// It cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: String,
    },
    /// It is something else, or of an older version.
    #[error("{}: expected a trump table that begins with \"{MAGIC}\"", .path.display())]
    Foreign {
        /// Which file.
        path: PathBuf,
    },
    /// It was made for other rules.
    #[error("{}: expected a trump table {expected}, got one {found}", .path.display())]
    OtherRules {
        /// Which file.
        path: PathBuf,
        /// By which rules.
        expected: String,
        /// How it was made.
        found: String,
    },
    /// Its bytes are not those that were written.
    #[error("{}: the trump table is damaged: expected {expected} bytes whose fingerprint is at their end", .path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// How long it should be.
        expected: usize,
    },
}

/// The mean winnings of forhont with every promising suit of every seven cards.
#[derive(Clone, PartialEq, Eq)]
pub struct TrumpTable {
    about: String,
    /// In hundredths.
    means: Vec<i16>,
}

impl std::fmt::Debug for TrumpTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TrumpTable").field("about", &self.about).finish_non_exhaustive()
    }
}

/// The rules of a table in words.
fn rules_text(rules: &Rules) -> String {
    let fields = crate::options::fields(rules);
    let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("by {}", pairs.join(","))
}

impl TrumpTable {
    /// A table of these means, in hundredths.
    pub(super) fn new(judging: &Judging, means: Vec<i16>) -> TrumpTable {
        let Judging { rules, deals, by, seed } = judging;
        let about =
            format!("{}; {deals} deals a suit, judged by {}, seed {seed}", rules_text(rules), by.word());
        TrumpTable { about, means }
    }

    /// How it was made: rules, deals, seed.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// How many means a whole table has.
    pub fn size() -> usize {
        PLACES[hands()] as usize
    }

    /// The promising suits of seven cards with the mean winnings of forhont, the best first. Who has one such suit only
    /// needs no figure for it. `None` if these are not seven cards.
    pub fn look_up(&self, cards: CardSet<German>) -> Option<ArrayVec<(Suit<German>, Option<f64>), 4>> {
        let canonical = Canonical::of(cards);
        let number = canonical.number()?;
        let means = self.means.get(PLACES[number] as usize..PLACES[number + 1] as usize)?;
        let mut suits: ArrayVec<_, 4> = promising(canonical.hand)
            .iter()
            .enumerate()
            .map(|(place, suit)| {
                let mean = means.get(place).map(|mean| f64::from(*mean) / 100.0);
                (canonical.was[suit.index()], mean)
            })
            .collect();
        let key = |mean: Option<f64>| mean.unwrap_or(0.0);
        suits.sort_by(|one, other| {
            key(other.1).total_cmp(&key(one.1)).then(one.0.index().cmp(&other.0.index()))
        });
        Some(suits)
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{MAGIC}\n{}\n", self.about).into_bytes();
        bytes.extend(self.means.iter().flat_map(|mean| mean.to_le_bytes()));
        bytes.extend(fingerprint(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file that was made for these rules.
    pub fn read(path: &Path, rules: &Rules) -> Result<TrumpTable, TrumpTableError> {
        let owned = || path.to_owned();
        let bytes = fs::read(path)
            .map_err(|error| TrumpTableError::File { path: owned(), error: error.to_string() })?;
        let foreign = || TrumpTableError::Foreign { path: owned() };
        let rest = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        let rest = rest.ok_or_else(foreign)?;
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or_else(foreign)?;
        let about = std::str::from_utf8(&rest[..end]).map_err(|_| foreign())?.to_owned();
        let expected = MAGIC.len() + end + 2 + 2 * TrumpTable::size() + 8;
        let damaged = || TrumpTableError::Damaged { path: owned(), expected };
        let (all, print) = bytes.split_last_chunk::<8>().ok_or_else(damaged)?;
        if bytes.len() != expected || fingerprint(all) != u64::from_le_bytes(*print) {
            return Err(damaged());
        }
        let by = rules_text(rules);
        if about.split(';').next() != Some(by.as_str()) {
            return Err(TrumpTableError::OtherRules { path: owned(), expected: by, found: about });
        }
        let means =
            rest[end + 1..rest.len() - 8].as_chunks::<2>().0.iter().map(|two| i16::from_le_bytes(*two));
        Ok(TrumpTable { means: means.collect(), about })
    }

    /// The table in a file. Whoever asks for the same file while it is in use shares it.
    pub fn open(path: &Path, rules: &Rules) -> Result<Arc<TrumpTable>, TrumpTableError> {
        type Open = HashMap<(PathBuf, Rules), Weak<TrumpTable>>;
        static OPEN: LazyLock<Mutex<Open>> = LazyLock::new(Mutex::default);
        let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (path.to_owned(), *rules);
        if let Some(table) = open.get(&key).and_then(Weak::upgrade) {
            return Ok(table);
        }
        let table = Arc::new(TrumpTable::read(path, rules)?);
        open.insert(key, Arc::downgrade(&table));
        Ok(table)
    }

    /// The table of these rules from the folder where tables are kept; `None` where there is none that is whole.
    pub fn find(game: &Marias) -> Option<Arc<TrumpTable>> {
        let path = learning::tables_folder()?.join(file_name(game));
        TrumpTable::open(&path, game.rules()).ok()
    }
}

/// The name of the file with the table of these rules.
///
/// ```
/// use marias::{Marias, Profile, trump_file};
/// assert_eq!(trump_file(&Marias::default()), "marias-trumps.table");
/// assert_eq!(trump_file(&Marias::new(Profile::Seed)), "marias-trumps-profile-seed.table");
/// ```
pub fn file_name(game: &Marias) -> String {
    let options = Marias { forhont: game::Seat::new(0), money: [0; 3], ..*game }.options().to_string();
    let dash = if options.is_empty() { "" } else { "-" };
    format!("marias-trumps{dash}{}.table", options.replace('=', "-").replace(['/', ','], "_"))
}

/// What a table says of seven cards, in words: `leaves +1.8, bells +1.1`.
pub(crate) fn in_words(suits: &[(Suit<German>, Option<f64>)]) -> String {
    let mut text = String::new();
    for (suit, mean) in suits {
        let comma = if text.is_empty() { "" } else { ", " };
        let _ = write!(text, "{comma}{}", suit.name(Language::English));
        let _ = match mean {
            Some(mean) => write!(text, " {mean:+.1}"),
            None => write!(text, ", no other suit promises half as much"),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trumps::judge::Judged;
    use crate::{Marias, Profile};

    fn judging() -> Judging {
        Judging { rules: Profile::OpenMarias.rules(), deals: 10, by: Judged::Games, seed: 1 }
    }

    /// A table whose means are their own places, as far as they go.
    fn numbered() -> TrumpTable {
        TrumpTable::new(&judging(), (0..TrumpTable::size()).map(|place| (place % 30_000) as i16).collect())
    }

    #[test]
    fn a_file_reads_back_as_it_was_and_says_what_is_wrong_with_another() {
        let table = numbered();
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("x.table");
        let rules = Profile::OpenMarias.rules();
        let bytes = table.to_bytes();
        let error = |bytes: &[u8], rules: &Rules| {
            fs::write(&path, bytes).unwrap();
            TrumpTable::open(&path, rules).unwrap_err().to_string()
        };
        let missing = TrumpTable::open(&path, &rules).unwrap_err().to_string();
        assert!(missing.starts_with("cannot read "), "{missing}");
        assert!(error(b"something", &rules).contains("expected a trump table that begins with"));
        assert!(error(b"kavarna trumps of marias 0\n", &rules).contains("begins with"), "an old one");
        for cut in [bytes.len() - 1, bytes.len() / 2, 60] {
            let text = error(&bytes[..cut], &rules);
            assert!(text.contains("damaged") || text.contains("begins with"), "{text}");
        }
        let mut flipped = bytes.clone();
        flipped[bytes.len() / 2] ^= 1;
        assert!(error(&flipped, &rules).contains("damaged"));
        let text = error(&bytes, &Profile::Seed.rules());
        assert!(text.contains("hundred_base=2") && text.contains("hundred_base=4"), "{text}");
        let read = TrumpTable::open(&path, &rules).unwrap();
        assert_eq!(*read, table);
        assert!(Arc::ptr_eq(&read, &TrumpTable::open(&path, &rules).unwrap()), "it is shared");
    }

    #[test]
    fn a_hand_is_found_whatever_its_plain_suits_are_called() {
        let table = numbered();
        let look = |text: &str| {
            let hand: CardSet<German> = text.parse().unwrap();
            table
                .look_up(hand)
                .unwrap()
                .iter()
                .map(|(suit, mean)| (suit.to_string(), *mean))
                .collect::<Vec<_>>()
        };
        let (one, other) = (look("H7 L8 L9 LA A7 AJ A10"), look("H7 B8 B9 BA L7 LJ L10"));
        assert_eq!(one.len(), 2);
        let renamed =
            |(suit, mean): &(String, Option<f64>)| (if suit == "L" { "B" } else { "L" }.to_owned(), *mean);
        assert_eq!(one.iter().map(renamed).collect::<Vec<_>>(), other);
        assert_eq!(look("L10 LA LQ LK B7 B8 B9"), [("L".to_owned(), None)]);
        assert!(table.look_up(CardSet::ALL).is_none());
        let words = in_words(&[(Suit::ZELEN, Some(1.83)), (Suit::CERVEN, Some(-0.5))]);
        assert_eq!(words, "leaves +1.8, hearts -0.5");
    }

    #[test]
    fn every_set_of_rules_has_a_file_of_its_own() {
        use game::{Game as _, Options};
        let name = |text: &str| file_name(&Marias::from_options(&Options::parse(text).unwrap()).unwrap());
        assert_eq!(name("forhont=2,money=2/-1/-1"), "marias-trumps.table");
        assert_eq!(
            name("tariff=1/2/1/5/10,profile=seed"),
            "marias-trumps-profile-seed_tariff-1_2_1_5_10.table"
        );
    }
}
