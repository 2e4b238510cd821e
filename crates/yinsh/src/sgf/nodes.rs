//! The outer form of SGF: nodes of properties with values in brackets.

use super::SgfError;

/// A node: the properties in their order, each with one value.
pub(super) type Node = Vec<(String, String)>;

/// The nodes of the main line: wherever there are variations, the first one.
pub(super) fn main_line(text: &str) -> Result<Vec<Node>, SgfError> {
    let mut reader = Reader { rest: text, at: 0 };
    let mut nodes = Vec::new();
    reader.skip_to_tree()?;
    reader.tree(&mut Some(&mut nodes), 0)?;
    Ok(nodes)
}

/// Deeper nesting than this is no game record.
const DEEPEST: usize = 100;
/// The longest name of a property: it is kept with each of its values, of which a file can have very many.
const LONGEST_NAME: usize = 16;

struct Reader<'a> {
    rest: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn wrong(&self, expected: &'static str) -> SgfError {
        SgfError::Form { expected, at: self.at }
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn take(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        self.at += 1;
        Some(next)
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.take();
        }
    }

    /// Files may begin with anything before the first tree.
    fn skip_to_tree(&mut self) -> Result<(), SgfError> {
        while let Some(next) = self.take() {
            self.skip_space();
            if next == '(' && self.peek() == Some(';') {
                return Ok(());
            }
        }
        Err(self.wrong("(; at the beginning of a game"))
    }

    /// Reads a tree after its opening bracket, putting its nodes into the main line if it is part of it.
    fn tree(&mut self, main: &mut Option<&mut Vec<Node>>, depth: usize) -> Result<(), SgfError> {
        if depth > DEEPEST {
            return Err(self.wrong("fewer variations inside variations"));
        }
        let mut first = true;
        loop {
            self.skip_space();
            match self.take() {
                Some(';') => {
                    let node = self.node()?;
                    if let Some(nodes) = main {
                        nodes.push(node);
                    }
                }
                Some('(') => {
                    let inside = if first { main.as_deref_mut() } else { None };
                    self.tree(&mut { inside }, depth + 1)?;
                    first = false;
                }
                Some(')') => return Ok(()),
                _ => return Err(self.wrong("; before a node or ) after the last one")),
            }
        }
    }

    /// Reads the properties of a node.
    fn node(&mut self) -> Result<Node, SgfError> {
        let mut node = Vec::new();
        loop {
            self.skip_space();
            let mut name = String::new();
            while let Some(letter) = self.peek().filter(char::is_ascii_alphanumeric) {
                if name.len() >= LONGEST_NAME {
                    return Err(self.wrong("a shorter name of a property"));
                }
                name.push(letter);
                self.take();
            }
            if name.is_empty() {
                return Ok(node);
            }
            self.skip_space();
            if self.peek() != Some('[') {
                return Err(self.wrong("[ after the name of a property"));
            }
            while self.peek() == Some('[') {
                let value = self.value()?;
                node.push((name.clone(), value));
                self.skip_space();
            }
        }
    }

    /// Reads a value in brackets. A backslash makes the next character an ordinary one.
    fn value(&mut self) -> Result<String, SgfError> {
        self.take();
        let mut value = String::new();
        loop {
            match self.take() {
                Some(']') => return Ok(value),
                Some('\\') => value.extend(self.take()),
                Some(other) => value.push(other),
                None => return Err(self.wrong("] at the end of a value")),
            }
        }
    }
}

/// A text as a value can hold it.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_and_properties_are_read_in_order() {
        let nodes = main_line(" x (;GM[24]VV[2]\nP0[id \"a\\]b\"] ; P0 [1 a] [2 b]TM[3];)").unwrap();
        assert_eq!(nodes.len(), 3);
        assert_eq!(nodes[0][2], ("P0".to_owned(), "id \"a]b\"".to_owned()));
        assert_eq!(nodes[1].len(), 3);
        assert_eq!(nodes[2], []);
    }

    #[test]
    fn the_first_of_several_variations_is_the_main_line() {
        let nodes = main_line("(;A[1](;A[2];A[3](;A[4])(;A[5]))(;A[6](;A[7])))").unwrap();
        let values: Vec<&str> = nodes.iter().map(|node| node[0].1.as_str()).collect();
        assert_eq!(values, ["1", "2", "3", "4"]);
    }

    #[test]
    fn what_is_no_sgf_is_refused_with_the_place() {
        let wrong = |text: &str| main_line(text).unwrap_err().to_string();
        assert_eq!(wrong("hello"), "expected (; at the beginning of a game at character 6");
        assert_eq!(wrong("(;A[1"), "expected ] at the end of a value at character 6");
        assert_eq!(wrong("(;A)"), "expected [ after the name of a property at character 4");
        assert_eq!(wrong("(;A[1]"), "expected ; before a node or ) after the last one at character 7");
        assert!(wrong(&"(;".repeat(5000)).starts_with("expected fewer variations"));
        assert!(wrong(&format!("(;{}[][])", "A".repeat(1000))).starts_with("expected a shorter name"));
    }
}
