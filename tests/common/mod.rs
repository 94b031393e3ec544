//! A match under test, of any game: what is played, legal, refused, seen and read.
//!
//! ```text
//! let mut m: Match<Position> = dealt(2, 7, &[("first", "seat-1")]);
//! m.play("place wood3, place fishing");
//! assert_eq!(m.get("/active"), json!(0));
//! ```

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

use serde_json::Value;
use trapezi::kernel::{
    Arg, Chance, Game, Journal, Message, Refusal, Seat, Setup, Table, Tally, Viewer,
};

#[derive(Clone, Debug)]
pub struct Match<G: Game>(pub Table<G>);

/// A set-up with these options.
pub fn setup<G: Game>(seats: u8, seed: u64, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::of(G::info().id, seats, seed);
    for (option, choice) in options {
        setup.options.insert((*option).into(), (*choice).into());
    }
    setup
}

/// A match as it is dealt with these options.
pub fn dealt<G: Game>(seats: u8, seed: u64, options: &[(&str, &str)]) -> Match<G> {
    Match(Table::new(setup::<G>(seats, seed, options)).unwrap())
}

impl<G: Game> Match<G> {
    /// Plays moves, separated by commas, each by the first seat that has to decide.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for mv in each(moves) {
            let seat = self.0.position().to_act().first();
            let seat = seat.unwrap_or_else(|| panic!("{mv}: the match is over"));
            self.play_at(seat.0, mv);
        }
        self
    }

    /// Plays moves of a seat, separated by commas.
    #[track_caller]
    pub fn play_at(&mut self, seat: u8, moves: &str) -> &mut Self {
        for mv in each(moves) {
            let result = self.0.play(Seat(seat), mv.parse().unwrap());
            result.unwrap_or_else(|refusal| panic!("{mv}: {refusal}, legal: {:?}", self.legal()));
            let books = self.0.position().audit();
            books.unwrap_or_else(|refusal| panic!("after {mv}: {refusal}"));
        }
        self
    }

    /// Why a move is refused to a seat; it changes nothing.
    #[track_caller]
    pub fn refusal_to(&self, seat: u8, mv: &str) -> Refusal {
        let mut table = self.0.clone();
        let refusal = table.play(Seat(seat), mv.parse().unwrap()).err();
        assert_eq!(table.position(), self.0.position());
        refusal.unwrap_or_else(|| panic!("{mv} is legal"))
    }

    /// The first seat that has to decide; when the match is over, the first seat.
    pub fn next_seat(&self) -> u8 {
        self.0.position().to_act().first().unwrap_or(Seat(0)).0
    }

    /// The seats that have to decide.
    pub fn to_act(&self) -> Vec<u8> {
        let seats = self.0.position().to_act();
        seats.iter().map(|seat| seat.0).collect()
    }

    /// The legal moves of the first seat that has to decide, in canonical order.
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(self.next_seat())
    }

    /// The legal moves of a seat, in canonical order.
    pub fn legal_of(&self, seat: u8) -> Vec<String> {
        let moves = self.0.legal_moves(Seat(seat));
        moves.iter().map(ToString::to_string).collect()
    }

    /// Whether the first seat that has to decide may play this move.
    pub fn can(&self, mv: &str) -> bool {
        self.legal().iter().any(|legal| legal == mv)
    }

    /// The position in JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self.0.position()).unwrap()
    }

    /// The value at a JSON pointer of the position.
    #[track_caller]
    pub fn get(&self, pointer: &str) -> Value {
        let json = self.json();
        json.pointer(pointer)
            .cloned()
            .unwrap_or_else(|| panic!("no {pointer}"))
    }

    /// The number at a JSON pointer of the position.
    #[track_caller]
    pub fn number(&self, pointer: &str) -> u64 {
        self.get(pointer).as_u64().unwrap()
    }

    /// The score sheet as all know it.
    pub fn tally(&self) -> Tally {
        self.0.position().tally(None)
    }

    /// What a seat, or a watcher (`None`), sees.
    pub fn view(&self, viewer: Option<u8>) -> Value {
        serde_json::to_value(self.0.position().view(viewer.map(Seat))).unwrap()
    }

    /// All that a viewer gets, as one text in which secrets can be looked for.
    pub fn reply(&self, viewer: Option<u8>) -> String {
        serde_json::to_string(&self.0.reply(viewer.map(Seat), 0)).unwrap()
    }

    /// What a viewer reads in the log, key and arguments in a line; `short` makes keys short.
    pub fn lines(&self, viewer: Viewer, short: fn(&str) -> &str) -> Vec<String> {
        let entries = self.0.journal(viewer, 0);
        let lines = entries.iter().map(|entry| line(&entry.message, short));
        lines.collect()
    }
}

fn each(moves: &str) -> impl Iterator<Item = &str> {
    moves.split(',').map(str::trim).filter(|mv| !mv.is_empty())
}

fn line(message: &Message, short: fn(&str) -> &str) -> String {
    let mut line = short(message.key).to_owned();
    for (name, arg) in &message.args {
        let value = match arg {
            Arg::Seat(seat) => seat.to_string(),
            Arg::Number(n) => n.to_string(),
            Arg::Name(key) => short(key).to_owned(),
            Arg::Names(keys) => keys.iter().map(|k| short(k)).collect::<Vec<_>>().join("+"),
            Arg::Counted(things) => {
                let things = things.iter();
                let things = things.map(|thing| format!("{}:{}", short(&thing.name), thing.count));
                things.collect::<Vec<_>>().join("+")
            }
            Arg::Text(text) => text.clone(),
        };
        line.push_str(&format!(" {name}={value}"));
    }
    line
}

/// A refusal in short: its clause and its code.
pub fn told(refusal: &Refusal) -> String {
    format!("{} {}", refusal.clause.unwrap_or("-"), refusal.code)
}

/// A random match from the position on: every position of it.
pub fn random_match<G: Game>(mut position: G, seed: u64, mut visit: impl FnMut(&G)) {
    let mut chance = Chance::from_seed(seed);
    loop {
        visit(&position);
        let seats: Vec<Seat> = position.to_act().iter().collect();
        let seat = match seats[..] {
            [] => return,
            [seat] => seat,
            _ => seats[chance.below(seats.len() as u32) as usize],
        };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let mv = moves[chance.below(moves.len() as u32) as usize];
        position.play(seat, mv, &mut Journal::silent());
    }
}
