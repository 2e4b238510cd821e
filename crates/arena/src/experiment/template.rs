//! Filling in names: `mcts:c={column}` with `column = 0.5`.

/// Replaces `{name}` by its value, for every name given; others stay.
///
/// Values are filled in one after the other, so a value may itself hold a later name.
pub(super) fn fill(template: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(template.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

/// The first name that is still to be filled in.
pub(super) fn missing(text: &str) -> Option<&str> {
    let from = text.find('{')?;
    let to = from + text[from..].find('}')?;
    Some(&text[from + 1..to])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_filled_in() {
        let values = [("row", "c=0.5,t={t}"), ("t", "50")];
        assert_eq!(fill("mcts:{row},iterations=10", &values), "mcts:c=0.5,t=50,iterations=10");
        assert_eq!(missing("cmd:{player} x"), Some("player"));
        assert_eq!(missing("random"), None);
    }
}
