//! The page that lists all reports.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::plot::escaped;

use super::Report;
use super::page::framed;

/// How the row of a report begins, up to its name.
const ROW: &str = "<tr><td><a href=\"";

/// A page with a row for every report, each linked to `NAME.html`. Rows of the `former` page stay for reports that are
/// not among these: results are larger than pages, and not all of them are kept in one place.
pub fn index_page(reports: &[Report], former: &str) -> String {
    let mut rows: BTreeMap<String, String> = former
        .lines()
        .filter_map(|line| Some((line.strip_prefix(ROW)?.split_once(".html")?.0.to_owned(), line.to_owned())))
        .collect();
    rows.extend(reports.iter().map(|report| (escaped(&report.name), row(report))));
    let mut body = String::from(
        "<h1>Reports</h1>\n<p>What others have published about computer play of these games, played again. Each report \
         puts the published figures beside ours with 95 % intervals and says plainly where they differ: it is a \
         comparison, not a target.</p>\n<section>\n<table>\n<tr><th>experiment</th><th>agrees</th><th>differs</th>\
         <th>cannot say</th><th>scale</th><th>games</th></tr>\n",
    );
    for row in rows.values() {
        let _ = writeln!(body, "{row}");
    }
    body.push_str("</table>\n</section>\n");
    framed("Reports", &body)
}

fn row(report: &Report) -> String {
    let [agrees, differs, cannot_say, too_few] = report.count();
    let too_few = if too_few == 0 {
        String::new()
    } else {
        format!("<span class=\"note\">and {too_few} for which the source has too few games</span>")
    };
    format!(
        "{ROW}{}.html\">{}</a><span class=\"note\">{}</span></td><td>{agrees}</td><td>{differs}</td>\
         <td>{cannot_say}{too_few}</td><td>{}</td><td>{}</td></tr>",
        escaped(&report.name),
        escaped(&report.title),
        escaped(&report.source),
        report.scale,
        report.pieces
    )
}
