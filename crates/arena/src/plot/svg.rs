//! Writing SVG: a handful of shapes.

use std::fmt::Write;

/// A picture being drawn.
pub(super) struct Svg {
    body: String,
    width: f64,
    height: f64,
    title: String,
}

/// On which side of its point a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    /// An empty picture; the title is also what a screen reader says.
    pub(super) fn new(width: f64, height: f64, title: &str) -> Svg {
        Svg { body: String::new(), width, height, title: title.to_owned() }
    }

    pub(super) fn line(&mut self, class: &str, style: &str, from: (f64, f64), to: (f64, f64)) {
        let (x1, y1, x2, y2) = (number(from.0), number(from.1), number(to.0), number(to.1));
        self.push(&format!(
            r#"<line class="{class}" style="{style}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#
        ));
    }

    pub(super) fn path(&mut self, class: &str, style: &str, points: &[(f64, f64)]) {
        let mut path = String::new();
        for (place, (x, y)) in points.iter().enumerate() {
            let command = if place == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{} {}", number(*x), number(*y));
        }
        self.push(&format!(r#"<path class="{class}" style="{style}" d="{path}"/>"#));
    }

    pub(super) fn circle(&mut self, class: &str, style: &str, center: (f64, f64), radius: f64) {
        let (x, y, r) = (number(center.0), number(center.1), number(radius));
        self.push(&format!(r#"<circle class="{class}" style="{style}" cx="{x}" cy="{y}" r="{r}"/>"#));
    }

    pub(super) fn rectangle(&mut self, style: &str, corner: (f64, f64), size: (f64, f64), said: &str) {
        let (x, y, w, h) = (number(corner.0), number(corner.1), number(size.0), number(size.1));
        let said = escaped(said);
        self.push(&format!(
            r#"<rect style="{style}" x="{x}" y="{y}" width="{w}" height="{h}"><title>{said}</title></rect>"#
        ));
    }

    pub(super) fn text(&mut self, class: &str, style: &str, at: (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (x, y, text) = (number(at.0), number(at.1), escaped(text));
        self.push(&format!(
            r#"<text class="{class}" style="{style}" x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    /// A text that runs upwards.
    pub(super) fn upright(&mut self, class: &str, at: (f64, f64), text: &str) {
        let (x, y, text) = (number(at.0), number(at.1), escaped(text));
        self.push(&format!(
            r#"<text class="{class}" transform="translate({x} {y}) rotate(-90)" text-anchor="middle">{text}</text>"#
        ));
    }

    fn push(&mut self, element: &str) {
        self.body.push_str(&element.replace(r#" style="""#, "").replace(r#" class="""#, ""));
        self.body.push('\n');
    }

    /// The finished element.
    pub(super) fn finish(self) -> String {
        let (width, height, title) = (number(self.width), number(self.height), escaped(&self.title));
        format!(
            "<svg class=\"plot\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
             aria-label=\"{title}\">\n{}</svg>",
            self.body
        )
    }
}

/// A text that may stand in SVG or HTML, between tags or in quotes.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A coordinate with at most one decimal: more cannot be seen.
fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_are_short() {
        assert_eq!([1.0, 2.25, -0.04, 100.0, -0.5].map(number), ["1", "2.2", "0", "100", "-0.5"]);
    }

    #[test]
    fn what_is_drawn_is_well_formed() {
        let mut svg = Svg::new(10.0, 20.0, "<t>");
        svg.line("rule", "", (0.0, 0.0), (1.0, 1.0));
        svg.text("", "", (1.0, 2.0), Anchor::End, "a<b");
        let text = svg.finish();
        assert!(text.contains(r#"<line class="rule" x1="0" y1="0" x2="1" y2="1"/>"#), "{text}");
        assert!(
            text.contains("a&lt;b") && text.contains(r#"aria-label="&lt;t&gt;""#) && text.ends_with("</svg>")
        );
    }
}
