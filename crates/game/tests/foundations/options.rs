//! Options: read, checked, written.

use game::{Kind, OptionError, OptionSpec, Options};

fn specs() -> [OptionSpec; 5] {
    [
        OptionSpec::choice("talon", &["closed", "open"], "closed", "who sees it"),
        OptionSpec::whole("level", (1, 10), "10", "how strong"),
        OptionSpec::number("c", (0.0, 2.0), "0.5", "exploration constant"),
        OptionSpec::text("radelci", "three numbers", "0/0/0", "who has some").of_session(),
        OptionSpec::choice("fast", &["yes", "no"], "no", "whether to hurry"),
    ]
}

fn error(text: &str) -> String {
    Options::parse(text).and_then(|options| options.checked(&specs()).map(|_| ())).unwrap_err().to_string()
}

#[test]
fn given_values_and_defaults_are_read() {
    let options = Options::parse("level=7,c=1.25,fast=yes").unwrap();
    let specs = specs();
    let settings = options.checked(&specs).unwrap();
    assert_eq!(settings.whole("level"), 7);
    assert!((settings.number("c") - 1.25).abs() < 1e-12);
    assert!(settings.yes("fast"));
    assert_eq!(settings.text("talon"), "closed");
    assert_eq!(settings.choice("talon"), 0);
    assert_eq!(settings.text("radelci"), "0/0/0");
    assert!(settings.spec("radelci").session && !settings.spec("c").session);
}

#[test]
fn bad_options_say_what_was_expected() {
    assert_eq!(error("colour=red"), "unknown option \"colour\": expected talon, level, c, radelci, fast");
    assert_eq!(error("talon=shut"), "option \"talon\": expected closed | open, got \"shut\"");
    assert_eq!(error("level=0"), "option \"level\": expected a whole number from 1 to 10, got \"0\"");
    assert_eq!(error("level=ten"), "option \"level\": expected a whole number from 1 to 10, got \"ten\"");
    assert_eq!(error("c=NaN"), "option \"c\": expected a number from 0 to 2, got \"NaN\"");
    assert_eq!(error("c=inf"), "option \"c\": expected a number from 0 to 2, got \"inf\"");
    assert_eq!(error("level"), "expected name=value, got \"level\"");
    assert_eq!(error("=7"), "expected name=value, got \"=7\"");
    let none = Options::parse("a=1").unwrap().checked(&[]).unwrap_err().to_string();
    assert_eq!(none, "unknown option \"a\": expected none, it takes no options");
}

#[test]
fn over_the_network_only_what_is_marked_can_be_chosen() {
    let [talon, level, c, radelci, fast] = specs();
    let specs = [
        talon.remote_words(&["closed"]),
        level.remote_within((2, 5)),
        c.remote_between((0.5, 1.0)),
        radelci.remote(),
        fast,
    ];
    let asked = |text: &str| match Options::parse(text).unwrap().checked_remote(&specs) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    for fits in ["", "talon=closed", "level=2", "level=5", "c=0.5,level=3", "c=1", "radelci=1/2/3"] {
        assert_eq!(asked(fits), "", "{fits}");
    }
    let may = "cannot be chosen over the network: expected talon, level, c, radelci";
    assert_eq!(asked("fast=yes"), format!("option \"fast\" {may}"));
    assert_eq!(asked("fast=perhaps"), format!("option \"fast\" {may}"), "no value of it would do");
    assert_eq!(asked("colour=red"), "unknown option \"colour\": expected talon, level, c, radelci, fast");
    assert_eq!(asked("talon=open"), "option \"talon\": expected closed over the network, got \"open\"");
    assert_eq!(asked("talon=shut"), "option \"talon\": expected closed | open, got \"shut\"");
    for level in ["1", "6", "10"] {
        let bounds = "expected a whole number from 2 to 5 over the network";
        assert_eq!(asked(&format!("level={level}")), format!("option \"level\": {bounds}, got \"{level}\""));
    }
    assert_eq!(asked("c=1.5"), "option \"c\": expected a number from 0.5 to 1 over the network, got \"1.5\"");
    assert_eq!(asked("c=NaN"), "option \"c\": expected a number from 0 to 2, got \"NaN\"");
    let nothing = [OptionSpec::text("file", "a path", "none", "what to read")];
    let refused = Options::parse("file=x").unwrap().checked_remote(&nothing).unwrap_err().to_string();
    assert_eq!(refused, "option \"file\" cannot be chosen over the network: expected none, no option can be");
}

#[test]
fn one_kind_lies_within_another_or_does_not() {
    let (few, many) = (Kind::Choice(&["a"]), Kind::Choice(&["a", "b"]));
    assert!(few.is_within(&many) && !many.is_within(&few));
    assert!(
        Kind::Whole(2, 5).is_within(&Kind::Whole(2, 6)) && !Kind::Whole(1, 5).is_within(&Kind::Whole(2, 6))
    );
    assert!(Kind::Number(0.5, 1.0).is_within(&Kind::Number(0.0, 1.0)));
    assert!(!Kind::Number(0.5, 1.5).is_within(&Kind::Number(0.0, 1.0)));
    assert!(!Kind::Whole(0, 1).is_within(&Kind::Number(0.0, 1.0)));
}

#[test]
fn an_endless_value_is_cut_in_the_message() {
    let OptionError::Value { got, .. } = specs()[1].refuse(&"č".repeat(10_000)) else {
        panic!("a value is refused as a value")
    };
    assert_eq!(got.chars().count(), 40);
    assert!(error(&"x".repeat(10_000)).len() < 200);
}

#[test]
fn text_and_json_read_back() {
    for text in ["", "a=1", "a=1,b=two,c=0.5", "a=-3,b=007,c=1/2/3,d="] {
        let options = Options::parse(text).unwrap();
        assert_eq!(options.to_string(), text);
        let json = options.to_json();
        assert_eq!(serde_json::from_value::<Options>(json).unwrap(), options);
    }
    assert_eq!(Options::parse("a=1,b=007").unwrap().to_json().to_string(), r#"{"a":1,"b":"007"}"#);
}

#[test]
fn json_may_have_numbers_and_truth_values_but_no_lists() {
    let options: Options = serde_json::from_str(r#"{"a":2,"b":0.5,"c":true,"d":"x"}"#).unwrap();
    assert_eq!(options.to_string(), "a=2,b=0.5,c=yes,d=x");
    let error = serde_json::from_str::<Options>(r#"{"a":[1]}"#).unwrap_err();
    assert!(error.to_string().starts_with("expected a text or number, got [1]"));
}

#[test]
fn spaces_and_empty_parts_do_not_matter() {
    assert_eq!(Options::parse(" level = 7 ,,c=1,").unwrap(), Options::parse("level=7,c=1").unwrap());
}

#[test]
fn only_what_differs_from_the_defaults_is_kept() {
    let options = Options::parse("level=10,talon=open,radelci=0/0/0").unwrap();
    assert_eq!(options.without_defaults(&specs()).to_string(), "talon=open");
}

#[test]
fn options_are_set_and_taken_out() {
    let mut options = Options::none().with("level", 7);
    options.set_pair("c=1=2").unwrap();
    assert_eq!(options.get("c"), Some("1=2"), "only the first sign of equality divides");
    let again = options.set_pair("c=3").unwrap_err();
    assert_eq!(again.to_string(), "option \"c\": expected once, got it twice");
    assert_eq!(options.get("c"), Some("1=2"));
    assert_eq!(options.remove("level").as_deref(), Some("7"));
    assert_eq!(options.remove("level"), None);
    assert_eq!(options.iter().count(), 1);
    assert!(!options.is_empty());
}
