//! A game's data file as a constant.

/// A value of a game's JSON data file, made by the build script. The accessors are `const`: a game
/// reads its numbers into constants, and a missing or wrong value stops the build. The program itself has
/// no use for it: what is read from it at run time is in a module, all of it.
#[derive(Debug)]
pub enum Data {
    /// `null`.
    Null,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(&'static str),
    /// An array.
    List(&'static [Data]),
    /// An object, in the order of the file.
    Map(&'static [(&'static str, Data)]),
}

impl Data {
    /// The field `name` of an object.
    ///
    /// # Panics
    /// (When compiling.) This is no object, or has no such field.
    pub const fn get(&self, name: &str) -> &Self {
        match self.find(name) {
            Some(value) => value,
            None => panic!("the data file lacks a field"),
        }
    }

    /// The field `name`, if this is an object that has it.
    pub const fn find(&self, name: &str) -> Option<&Self> {
        let Self::Map(fields) = self else {
            return None;
        };
        let mut i = 0;
        while i < fields.len() {
            if same(fields[i].0, name) {
                return Some(&fields[i].1);
            }
            i += 1;
        }
        None
    }

    /// The items of an array.
    ///
    /// # Panics
    /// (When compiling.) This is no array.
    pub const fn list(&self) -> &'static [Self] {
        match self {
            Self::List(items) => items,
            _ => panic!("the data file has something else where a list is expected"),
        }
    }

    /// A number from 0 to 255.
    ///
    /// # Panics
    /// (When compiling.) This is no such number.
    pub const fn u8(&self) -> u8 {
        match self {
            Self::Number(n) if *n >= 0 && *n <= 255 => *n as u8,
            _ => panic!("the data file has something else where a small number is expected"),
        }
    }

    /// A number from 0 to 65535.
    ///
    /// # Panics
    /// (When compiling.) This is no such number.
    pub const fn u16(&self) -> u16 {
        match self {
            Self::Number(n) if *n >= 0 && *n <= 65_535 => *n as u16,
            _ => panic!("the data file has something else where a number is expected"),
        }
    }

    /// A text.
    ///
    /// # Panics
    /// (When compiling.) This is no text.
    pub const fn text(&self) -> &'static str {
        match self {
            Self::Text(text) => text,
            _ => panic!("the data file has something else where a text is expected"),
        }
    }

    /// Whether this is the text `expected`.
    pub const fn is(&self, expected: &str) -> bool {
        match self {
            Self::Text(text) => same(text, expected),
            _ => false,
        }
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
