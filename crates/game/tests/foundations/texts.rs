//! Errors of notation.

use game::NotationError;

#[test]
fn the_place_is_counted_in_letters_not_in_bytes() {
    let text = "čšž1";
    let at = text.find('1').unwrap();
    let error = NotationError::new(text, at, "a letter");
    assert_eq!(error.to_string(), "expected a letter at character 4 of \"čšž1\"");
    assert_eq!(error.expected(), "a letter");
}

#[test]
fn a_place_beyond_the_end_or_inside_a_letter_is_no_trouble() {
    assert!(NotationError::new("ab", 99, "more").to_string().contains("at character 3 of"));
    assert!(NotationError::new("č", 1, "more").to_string().contains("at character 2 of"));
    assert!(NotationError::new("", 0, "more").to_string().contains("at character 1 of \"\""));
}

#[test]
fn a_long_text_is_cut_and_a_strange_one_escaped() {
    let long = NotationError::new(&"č".repeat(1000), 0, "less").to_string();
    assert!(long.ends_with("\"..."), "{long}");
    assert!(long.chars().count() < 120);
    let strange = NotationError::new("a\nb\u{1b}[31m", 0, "letters").to_string();
    assert!(!strange.contains('\n') && !strange.contains('\u{1b}'), "{strange}");
}
