//! The account of a finished game in words: how its scores came about.

use catalog::AnyTable;
use game::{Account, AccountWord, Scores};

/// One line for everything that was counted and scored: `two tricks 1 x debt 2 = 2: +4 -2 -2`. Nothing where the
/// game has no account.
pub(crate) fn lines(table: &dyn AnyTable) -> Vec<String> {
    told(&table.account(), table.rules().account_words())
}

/// The same of an account that was kept, with the words of its game.
pub(crate) fn told(account: &Account, words: &[AccountWord]) -> Vec<String> {
    let name = |key: &str| -> String {
        words
            .iter()
            .find(|(known, _)| *known == key)
            .map_or_else(|| key.to_owned(), |(_, name)| (*name).to_owned())
    };
    let counted = account.counts.iter().map(|count| {
        let each: Vec<String> = count.each.as_slice().iter().map(ToString::to_string).collect();
        format!("{}: {}", name(&count.what), each.join(" "))
    });
    let scored =
        account.entries.iter().map(|entry| format!("{}: {}", entry.text(name), signed(&entry.scores)));
    counted.chain(scored).collect()
}

fn signed(scores: &Scores) -> String {
    let each = |score: &i32| if *score == 0 { "0".to_owned() } else { format!("{score:+}") };
    scores.as_slice().iter().map(each).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use catalog::{Catalog, Start, host};
    use game::Options;
    use game::toy::Toy;

    use super::*;

    #[test]
    fn an_account_is_told_in_the_words_of_the_game() {
        let catalog = Catalog::of(vec![host::<Toy>()]);
        let rules = catalog.game("toy").unwrap().rules(&Options::parse("debt=1/0/0").unwrap()).unwrap();
        let deal = "A1 B3 C2/A2 B4 C1/A3 B1 B2/A4 C3 C4";
        let mut table = rules.table(&Start::Deal(deal.to_owned())).unwrap();
        assert_eq!(lines(table.as_ref()), [""; 0]);
        for mv in ["bid game last", "pass", "pass"] {
            table.play(mv).unwrap();
        }
        while table.turn().is_some() {
            let first = table.legal()[0].clone();
            table.play(&first).unwrap();
        }
        let told = lines(table.as_ref());
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].starts_with("tricks: "), "{told:?}");
        assert!(told[1].starts_with("two tricks 1 x debt 2 = 2: "), "{told:?}");
        assert!(told[2].starts_with("the last trick 2 x debt 2 = 4: "), "{told:?}");
    }
}
