//! Small matters of writing: numbers for people, lines that stay lines.

/// A number with its thousands apart: `12,345`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `1 move`, `2 moves`.
pub(crate) fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// The text with everything that would break or colour the line written out, because it may come from
/// outside.
pub(crate) fn one_line(text: &str) -> String {
    text.chars()
        .flat_map(|sign| {
            let escaped: Vec<char> =
                if sign.is_control() { sign.escape_default().collect() } else { vec![sign] };
            escaped
        })
        .collect()
}

/// Words in lines of at most `width` characters, continuation lines moved in by `indent` blanks.
pub(crate) fn wrapped(words: &[String], width: usize, indent: usize) -> String {
    let mut text = String::new();
    let mut column = indent;
    for (place, word) in words.iter().enumerate() {
        let long = word.chars().count();
        if place > 0 && column + 1 + long > width {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else if place > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += long;
    }
    text
}

/// The text cut to `width` characters, with `…` for what is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(std::iter::once('…')).take(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn control_signs_cannot_break_a_line() {
        assert_eq!(one_line("a\nb\u{1b}[31m"), "a\\nb\\u{1b}[31m");
    }

    #[test]
    fn words_wrap_with_an_indent() {
        let words = ["aa", "bb", "cc"].map(str::to_owned);
        assert_eq!(wrapped(&words, 7, 2), "aa bb\n  cc");
    }

    #[test]
    fn what_is_cut_off_is_marked() {
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(cut("abcd", 4), "abcd");
        assert_eq!(cut("abcd", 0), "");
    }
}
