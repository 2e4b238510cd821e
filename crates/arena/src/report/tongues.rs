//! Reports in the other languages of the app: the same page with what stands in it said in another language, text by text.
//!
//! What is said where is decided once, by the English page. Its words are in `experiments/words`, one file a language: English
//! on the left, the language on the right. `{}` is anything, said in the language in its turn, and `{#}` a number. The titles
//! and sources of experiments are those of the app.

use std::collections::BTreeMap;

use crate::plot::escaped;

/// A language of the app beside English.
#[derive(Debug)]
pub struct Tongue {
    /// Its code, `sl`.
    pub code: &'static str,
    exact: BTreeMap<String, String>,
    /// What has gaps, the longest first, for it says most.
    gapped: Vec<(String, String)>,
}

/// Code and name of every language, English first, with the words of reports and the titles of experiments.
const TONGUES: [(&str, &str, &str, &str); 5] = [
    ("en", "English", "", include_str!("../../../../web/src/locales/en.lab.ftl")),
    (
        "sl",
        "slovenščina",
        include_str!("../../../../experiments/words/sl.toml"),
        include_str!("../../../../web/src/locales/sl.lab.ftl"),
    ),
    (
        "sk",
        "slovenčina",
        include_str!("../../../../experiments/words/sk.toml"),
        include_str!("../../../../web/src/locales/sk.lab.ftl"),
    ),
    (
        "cs",
        "čeština",
        include_str!("../../../../experiments/words/cs.toml"),
        include_str!("../../../../web/src/locales/cs.lab.ftl"),
    ),
    (
        "hr",
        "hrvatski",
        include_str!("../../../../experiments/words/hr.toml"),
        include_str!("../../../../web/src/locales/hr.lab.ftl"),
    ),
];

/// How the line with the languages begins and ends on a page.
const NAV: (&str, &str) = ("<nav class=\"soft\">", "</nav>\n");

/// The languages beside English.
pub fn tongues() -> Vec<Tongue> {
    let english = titles(TONGUES[0].3);
    let read = |(code, _, words, own): &(&'static str, &str, &str, &str)| {
        let own = titles(own);
        let named = english.iter().filter_map(|(key, text)| Some((text.clone(), own.get(key)?.clone())));
        Tongue::new(code, words, named)
    };
    TONGUES[1..].iter().map(read).collect()
}

/// The messages of a catalogue of the app by their keys; these are all of one line.
fn titles(catalogue: &str) -> BTreeMap<String, String> {
    let line = |line: &str| line.split_once(" = ").map(|(key, text)| (key.to_owned(), text.to_owned()));
    catalogue.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect()
}

/// An English page with a line that leads to it in every language; `code` is that of the page itself.
pub fn with_links(page: &str, name: &str, code: &str) -> String {
    let to = |other: &str| match (code, other) {
        ("en", "en") => format!("{name}.html"),
        ("en", other) => format!("{other}/{name}.html"),
        (_, "en") => format!("../{name}.html"),
        (_, other) => format!("../{other}/{name}.html"),
    };
    let link = |(other, title, ..): &(&str, &str, &str, &str)| {
        if *other == code {
            format!("<b>{title}</b>")
        } else {
            format!("<a href=\"{}\" lang=\"{other}\">{title}</a>", to(other))
        }
    };
    let line = TONGUES.iter().map(link).collect::<Vec<_>>().join(" · ");
    let bare = match (page.find(NAV.0), page.find(NAV.1)) {
        (Some(from), Some(to)) => format!("{}{}", &page[..from], &page[to + NAV.1.len()..]),
        _ => page.to_owned(),
    };
    bare.replacen("<main>\n", &format!("<main>\n{}{line}{}", NAV.0, NAV.1), 1)
}

impl Tongue {
    fn new(code: &'static str, words: &str, named: impl Iterator<Item = (String, String)>) -> Tongue {
        let words: BTreeMap<String, String> = toml::from_str(words).expect("words are checked by a test");
        let (mut gapped, exact): (Vec<_>, Vec<_>) =
            words.into_iter().partition(|(from, _)| from.contains('{'));
        gapped.sort_by_key(|(from, _)| std::cmp::Reverse(from.len()));
        Tongue { code, exact: exact.into_iter().chain(named).collect(), gapped }
    }

    /// The page in this language: every text, and what is shown when something is pointed at. What it does not know stays.
    pub fn page(&self, english: &str, name: &str) -> String {
        let mut said = String::with_capacity(english.len());
        let mut rest = english;
        while let Some(open) = rest.find('<') {
            said.push_str(&self.text(&rest[..open]));
            let style = rest[open..].starts_with("<style");
            let end = if style { rest[open..].find("</style>") } else { rest[open..].find('>') };
            let end = end.map_or(rest.len(), |end| open + end + if style { "</style>".len() } else { 1 });
            said.push_str(&self.tag(&rest[open..end]));
            rest = &rest[end..];
        }
        said.push_str(rest);
        let said = said.replacen("<html lang=\"en\">", &format!("<html lang=\"{}\">", self.code), 1);
        with_links(&said, name, self.code)
    }

    /// A text between tags, with the space around it.
    fn text(&self, escaped_text: &str) -> String {
        let text = escaped_text.trim();
        if text.is_empty() {
            return escaped_text.to_owned();
        }
        let plain =
            text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
        escaped_text.replacen(text, &escaped(&self.say(&plain)), 1)
    }

    /// A tag, with its title.
    fn tag(&self, tag: &str) -> String {
        let title = tag.split_once(" title=\"").and_then(|(_, rest)| rest.split_once('"'));
        title.map_or(tag.to_owned(), |(title, _)| tag.replacen(title, &self.text(title), 1))
    }

    /// A text in this language; as it is where the language does not know it.
    pub fn say(&self, english: &str) -> String {
        self.known(english).unwrap_or_else(|| english.to_owned())
    }

    /// A text in this language, if its words are known.
    fn known(&self, english: &str) -> Option<String> {
        if let Some(said) = self.exact.get(english) {
            return Some(said.clone());
        }
        self.gapped.iter().find_map(|(from, to)| {
            let found = filled(from, english)?;
            let mut found = found.into_iter().map(|gap| self.say(gap));
            let mut said = String::new();
            let mut rest = to.as_str();
            while let Some(gap) = rest.find('{') {
                said.push_str(&rest[..gap]);
                said.push_str(&found.next()?);
                rest = &rest[gap + rest[gap..].find('}')? + 1..];
            }
            Some(said + rest)
        })
    }
}

/// What stands in the gaps of a pattern, if a text is like it.
fn filled<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let Some(open) = pattern.find('{') else { return (pattern == text).then(Vec::new) };
    let close = open + pattern[open..].find('}')?;
    let (number, after) = (&pattern[open..=close] == "{#}", &pattern[close + 1..]);
    let rest = text.strip_prefix(&pattern[..open])?;
    // The gap reaches up to some place from which the rest of the pattern fits; the nearest counts.
    let next = after.split('{').next().unwrap_or_default();
    let mut from = 0;
    loop {
        let end = if next.is_empty() { rest.len() } else { from + rest[from..].find(next)? };
        let gap = &rest[..end];
        if number && !gap.chars().all(|sign| sign.is_ascii_digit() || "+-−.,% ".contains(sign)) {
            return None;
        }
        if !gap.is_empty()
            && let Some(gaps) = filled(after, &rest[end..])
        {
            return Some([vec![gap], gaps].concat());
        }
        from = end + rest[end..].chars().next()?.len_utf8();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tongue(words: &str) -> Tongue {
        Tongue::new("sl", words, std::iter::empty())
    }

    #[test]
    fn texts_are_said_with_what_stands_in_their_gaps() {
        let tongue = tongue(
            "wins = 'zmage'\n'{}, {#} games a cell' = '{}, {#} iger na polje'\n'{#} to {#}' = '{#} do {#}'\n\
             '{} ({} games)' = '{} (iger: {})'\n'{} against {} iterations' = '{} proti {}'",
        );
        assert_eq!(tongue.say("wins"), "zmage");
        assert_eq!(tongue.say("wins, 50 games a cell"), "zmage, 50 iger na polje");
        assert_eq!(tongue.say("0.44 to 0.70"), "0.44 do 0.70");
        assert_eq!(tongue.say("500 against 300 iterations (20 games)"), "500 proti 300 (iger: 20)");
        assert_eq!(tongue.say("from here to there"), "from here to there", "these are no numbers");
        assert_eq!(tongue.say("unknown (20 games)"), "unknown (iger: 20)");
    }

    #[test]
    fn a_page_keeps_its_tags_and_leads_to_the_other_languages() {
        let english = "<!doctype html>\n<html lang=\"en\">\n<head><style>a > b { wins }</style></head>\n<body>\n<main>\n\
                       <p class=\"wins\">wins</p>\n<span title=\"wins\">a &lt; b</span>\n</main>\n</body>\n</html>\n";
        let words = tongue("wins = 'zmage'\n'a < b' = 'a & b'");
        let page = words.page(&with_links(english, "x", "en"), "x");
        for part in [
            "<html lang=\"sl\">",
            "<style>a > b { wins }</style>",
            "<p class=\"wins\">zmage</p>",
            "<span title=\"zmage\">a &amp; b</span>",
            "<a href=\"../x.html\" lang=\"en\">English</a>",
            "<b>slovenščina</b>",
            "<a href=\"../hr/x.html\" lang=\"hr\">hrvatski</a>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert_eq!(page.matches("<nav").count(), 1);
        assert!(with_links(english, "x", "en").contains("<a href=\"sl/x.html\" lang=\"sl\">slovenščina</a>"));
    }

    /// All texts of an experiment's file that a page shows.
    fn texts(value: &toml::Value, key: &str, found: &mut Vec<String>) {
        match value {
            toml::Value::Table(table) => table.iter().for_each(|(key, value)| texts(value, key, found)),
            toml::Value::Array(list) if key == "values" => {
                let names = list.iter().filter_map(|one| one.as_array()?.first()?.as_str());
                found.extend(names.map(str::to_owned));
            }
            toml::Value::Array(list) => list.iter().for_each(|value| texts(value, key, found)),
            toml::Value::String(text)
                if ["title", "source", "label", "statement", "about"].contains(&key) =>
            {
                found.extend(text.split("\n\n").map(|text| text.trim().replace('\n', " ")));
            }
            _ => {}
        }
    }

    #[test]
    fn every_language_knows_every_text_of_every_experiment() {
        let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments");
        let mut found = Vec::new();
        for file in std::fs::read_dir(dir).unwrap().map(|file| file.unwrap().path()) {
            if file.extension().is_some_and(|ending| ending == "toml") {
                let text = std::fs::read_to_string(file).unwrap();
                texts(&toml::from_str(&text).unwrap(), "", &mut found);
            }
        }
        assert!(found.len() > 500, "{}", found.len());
        let is_word = |text: &String| {
            text.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().count() > 2)
        };
        for tongue in tongues() {
            let missing: Vec<&String> =
                found.iter().filter(|text| is_word(text) && tongue.known(text).is_none()).collect();
            assert!(missing.is_empty(), "{}: {missing:#?}", tongue.code);
        }
    }

    #[test]
    fn gaps_are_the_same_on_both_sides() {
        let gaps = |text: &str| text.matches("{}").count() * 100 + text.matches("{#}").count();
        for tongue in tongues() {
            assert!(tongue.gapped.len() > 20);
            for (from, to) in &tongue.gapped {
                assert_eq!(gaps(from), gaps(to), "{}: {from}", tongue.code);
            }
        }
    }
}
