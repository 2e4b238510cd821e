//! Names that people give themselves.

use crate::table::Refusal;

/// The longest name.
const LONGEST: usize = 24;

/// A name without blanks around it and without anything that cannot be seen.
///
/// ```
/// use server::people::clean_name;
/// assert_eq!(clean_name("  Ana "), Ok("Ana".to_owned()));
/// assert!(clean_name("").is_err());
/// ```
pub fn clean_name(text: &str) -> Result<String, Refusal> {
    // Marks that turn the direction of writing around could make one name look like another.
    let odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let name: String = text.trim().chars().filter(|letter| !odd(*letter)).collect();
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Refusal::bad(format!("name: expected 1 to {LONGEST} letters")));
    }
    Ok(name)
}
