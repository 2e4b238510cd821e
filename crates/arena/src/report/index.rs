//! The page that lists all reports.

use std::fmt::Write;

use crate::plot::escaped;

use super::Report;
use super::page::framed;

/// A page with a line for every report, each linked to `NAME.html`.
pub fn index_page(reports: &[Report]) -> String {
    let mut body = String::from(
        "<h1>Reports</h1>\n<p>What others have published about computer play of these games, played again. Each report \
         puts the published figures beside ours with 95 % intervals and says plainly where they differ: it is a \
         comparison, not a target.</p>\n<section>\n<table>\n<tr><th>experiment</th><th>agrees</th><th>differs</th>\
         <th>cannot say</th><th>scale</th><th>games</th></tr>\n",
    );
    for report in reports {
        let [agrees, differs, cannot_say] = report.count();
        let _ = writeln!(
            body,
            "<tr><td><a href=\"{}.html\">{}</a><span class=\"note\">{}</span></td><td>{agrees}</td><td>{differs}</td>\
             <td>{cannot_say}</td><td>{}</td><td>{}</td></tr>",
            escaped(&report.name),
            escaped(&report.title),
            escaped(&report.source),
            report.scale,
            report.pieces
        );
    }
    body.push_str("</table>\n</section>\n");
    framed("Reports", &body)
}
