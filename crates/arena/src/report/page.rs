//! A report as one self-contained page.

use std::fmt::Write;

use crate::plot;
use crate::plot::escaped;

use super::{Figure, Finding, Occasion, Report, ReportRows, Section, Verdict, told_occasions};

/// The page of a report: one file of HTML with its style and its pictures, light and dark, no scripts. At its foot stands
/// when it was run, as far as that was written down.
pub fn page(report: &Report, runs: &[Occasion]) -> String {
    let mut body = String::new();
    let _ = writeln!(body, "<p class=\"soft\"><a href=\"index.html\">All reports</a></p>");
    let _ = writeln!(body, "<h1>{}</h1>", escaped(&report.title));
    let _ = writeln!(body, "<p class=\"soft\">{}</p>", escaped(&report.source));
    paragraphs(&mut body, &report.about);
    facts(&mut body, report);
    for section in &report.sections {
        write_section(&mut body, section);
    }
    let _ = writeln!(body, "<p class=\"soft\">{}</p>", escaped(HOW_TO_READ));
    if !runs.is_empty() {
        let _ = writeln!(body, "<p class=\"soft\">{}</p>", escaped(&told_occasions(runs)));
    }
    framed(&report.title, &body)
}

const HOW_TO_READ: &str = "Every figure has its 95 % interval, from resampling whole groups of games (the games on one \
    deal or opening). A published share has its own error, from its number of games. 'Differs': the interval of the \
    difference leaves out zero; of many figures one in twenty does so by chance. 'Agrees': no difference shows, and \
    one as large as stated with the figures would have. 'Cannot say': neither; where the source has 'too few' games, more of ours would not change that.";

/// A whole page around its body.
pub(super) fn framed(title: &str, body: &str) -> String {
    let style = include_str!("style.css");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>{style}{}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        escaped(title),
        plot::STYLE
    )
}

fn facts(body: &mut String, report: &Report) {
    let [agrees, differs, cannot_say, too_few] = report.count();
    let facts = [
        ("figures that agree", agrees.to_string()),
        ("figures that differ", differs.to_string()),
        ("that cannot be told yet", cannot_say.to_string()),
        ("for which the source has too few", too_few.to_string()),
        ("games or measurements", report.pieces.to_string()),
        ("scale", report.scale.to_string()),
        ("seed", report.seed.to_string()),
    ];
    body.push_str("<div class=\"facts\">");
    for (name, value) in facts {
        let _ = write!(body, "<div><b>{value}</b><span class=\"soft\">{name}</span></div>");
    }
    body.push_str("</div>\n");
}

pub(super) fn paragraphs(body: &mut String, text: &str) {
    for paragraph in text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
        let _ = writeln!(body, "<p>{}</p>", escaped(&paragraph.replace('\n', " ")));
    }
}

fn write_section(body: &mut String, section: &Section) {
    body.push_str("<section>\n");
    if !section.title.is_empty() {
        let _ = writeln!(body, "<h2>{}</h2>", escaped(&section.title));
    }
    paragraphs(body, &section.about);
    if !section.findings.is_empty() {
        write_findings(body, &section.findings);
    }
    for table in &section.tables {
        write_table(body, table);
    }
    for plot in &section.plots {
        body.push_str(&plot.draw());
        body.push('\n');
    }
    body.push_str("</section>\n");
}

fn write_findings(body: &mut String, findings: &[Finding]) {
    body.push_str("<table>\n<tr><th>published</th><th>measured</th><th>verdict</th></tr>\n");
    for finding in findings {
        let _ = writeln!(
            body,
            "<tr><td class=\"words\">{}</td><td class=\"words\">{}</td><td>{}</td></tr>",
            escaped(&finding.statement),
            escaped(&finding.measured),
            badge(finding.verdict)
        );
    }
    body.push_str("</table>\n");
}

fn write_table(body: &mut String, table: &ReportRows) {
    let _ = writeln!(body, "<table>\n<caption>{}</caption>", escaped(&table.caption));
    let _ = write!(body, "<tr><th>{}</th>", escaped(&table.corner));
    for column in &table.columns {
        let _ = write!(body, "<th>{}</th>", escaped(column));
    }
    body.push_str("</tr>\n");
    for row in &table.rows {
        let _ = write!(body, "<tr><td>{}</td>", escaped(&row.label));
        for cell in &row.cells {
            body.push_str("<td>");
            for figure in cell {
                write_figure(body, figure);
            }
            body.push_str("</td>");
        }
        body.push_str("</tr>\n");
    }
    body.push_str("</table>\n");
}

fn write_figure(body: &mut String, figure: &Figure) {
    let name = if figure.name.is_empty() { String::new() } else { format!("{} ", escaped(&figure.name)) };
    let _ = write!(body, "<span class=\"figure\">{name}<b>{}</b>", escaped(&figure.text));
    if !figure.note.is_empty() {
        let _ = write!(body, "<span class=\"note\">{}</span>", escaped(&figure.note));
    }
    if let Some(published) = &figure.published {
        let _ = write!(body, "<span class=\"published\">published {}</span>", escaped(published));
    }
    if let Some(verdict) = figure.verdict {
        body.push_str(&badge(verdict));
    }
    body.push_str("</span>");
}

pub(super) fn badge(verdict: Verdict) -> String {
    let (class, words) = match verdict {
        Verdict::Agrees => ("agrees", "agrees"),
        Verdict::Differs => ("differs", "differs"),
        Verdict::CannotSay => ("cannot-say", "cannot say"),
        Verdict::TooFewPublished => ("cannot-say", "too few published"),
    };
    format!("<span class=\"verdict {class}\" title=\"{verdict}\">{words}</span>")
}

#[cfg(test)]
mod tests {
    use super::super::Row;
    use super::*;
    use crate::stats::Estimate;

    #[test]
    fn a_page_stands_alone_and_says_everything() {
        let value = Estimate { mean: 0.7, low: 0.6, high: 0.8 };
        let figure = Figure {
            name: "wins".into(),
            text: "0.70".into(),
            value: Some(value),
            note: "0.60 to 0.80".into(),
            published: Some("0.68".into()),
            verdict: Some(Verdict::Agrees),
        };
        let table = ReportRows {
            caption: "share <of> wins".into(),
            corner: "C".into(),
            columns: vec!["depth 3".into()],
            rows: vec![Row { label: "0.5".into(), cells: vec![vec![figure]] }],
        };
        let finding = Finding {
            statement: "first wins".into(),
            measured: "9 of 9".into(),
            verdict: Verdict::CannotSay,
        };
        let section = Section {
            title: "Part".into(),
            tables: vec![table],
            findings: vec![finding],
            ..Section::default()
        };
        let report = Report {
            kavarna: 1,
            name: "x".into(),
            title: "Title & more".into(),
            source: "source".into(),
            about: "one\n\ntwo".into(),
            scale: 0.25,
            seed: 7,
            pieces: 100,
            sections: vec![section],
        };
        let html = page(&report, &[]);
        for words in [
            "<!doctype html>",
            "Title &amp; more",
            "share &lt;of&gt; wins",
            "<p>one</p>",
            "0.60 to 0.80",
            "published 0.68",
            "verdict agrees",
            "verdict cannot-say",
            "prefers-color-scheme",
            "<b>0.25</b>",
        ] {
            assert!(html.contains(words), "{words}");
        }
        assert!(!html.contains("<script") && !html.contains("http://") && !html.contains("https://"));
    }
}
