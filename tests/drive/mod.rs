//! Drives tables with input from outside: any bytes go in, and nothing may panic, be lost, or change
//! by a refusal. The fuzz targets and `tests/hostile.rs` are written with it, for every game on the
//! shelf.

// every user compiles this module for itself and uses a part of it
#![allow(dead_code)]

pub mod mutate;

use trapezi::bots::{Bot, Level, random_move};
use trapezi::games::{Visitor, infos, visit};
use trapezi::kernel::{
    Chance, Game, Journal, Save, Seat, Sense, Setup, Table, Target, Viewer, fingerprint,
};

/// What became of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is no JSON, or not of this form.
    Unreadable,
    /// It was read, and refused.
    Refused,
    /// It was taken.
    Taken,
}

/// A save as bytes.
pub fn restore_save(bytes: &[u8]) -> Fate {
    let Ok(save) = serde_json::from_slice::<Save>(bytes) else {
        return Fate::Unreadable;
    };
    visit(&save.game, Restore(&save)).unwrap_or(Fate::Refused)
}

struct Restore<'a>(&'a Save);

impl Visitor for Restore<'_> {
    type Output = Fate;

    fn visit<G: Game + Sense>(self) -> Fate {
        let Ok(mut table) = Table::<G>::restore(self.0) else {
            return Fate::Refused;
        };
        inspect(&table, &mut Chance::from_seed(0));
        let saved = table.save().expect("a restored match can be saved");
        assert_eq!(saved.moves, self.0.moves);
        let again = Table::<G>::restore(&saved).expect("what was saved restores");
        assert_eq!(again.position(), table.position());
        assert_eq!(table.setup(), again.setup());
        let before = table.hash();
        table.follow(&saved).expect("a match follows its own save");
        assert_eq!(before, table.hash());
        Fate::Taken
    }
}

/// A position as bytes, of whichever game takes it; then `steps` random moves are played from it.
pub fn load_position(bytes: &[u8], steps: u32) -> Fate {
    let fates = infos()
        .into_iter()
        .filter_map(|info| visit(info.id, Load(bytes, steps)));
    fates.fold(Fate::Unreadable, |best, fate| match (best, fate) {
        (Fate::Taken, _) | (_, Fate::Taken) => Fate::Taken,
        (Fate::Refused, _) | (_, Fate::Refused) => Fate::Refused,
        _ => Fate::Unreadable,
    })
}

struct Load<'a>(&'a [u8], u32);

impl Visitor for Load<'_> {
    type Output = Fate;

    fn visit<G: Game + Sense>(self) -> Fate {
        let Self(bytes, steps) = self;
        let Ok(position) = serde_json::from_slice::<G>(bytes) else {
            return Fate::Unreadable;
        };
        let setup = Setup::of(G::info().id, position.seats(), 0);
        let mut chance = Chance::from_seed(fingerprint(&position));
        let Ok(mut table) = Table::load(setup, position) else {
            return Fate::Refused;
        };
        walk(&mut table, steps, &mut chance);
        Fate::Taken
    }
}

/// Plays up to `steps` random moves, looking at everything on the way.
fn walk<G: Game + Sense>(table: &mut Table<G>, steps: u32, chance: &mut Chance) {
    inspect(table, chance);
    for step in 0..steps {
        let Some(seat) = table.position().to_act().first() else {
            break;
        };
        let mv = random_move(table.position(), seat, chance, &mut Vec::new())
            .expect("a seat that has to decide has a legal move");
        table.play(seat, mv).expect("a legal move applies");
        // a full look costs as much as many moves
        if step % 8 == 0 {
            inspect(table, chance);
        } else {
            table.position().audit().expect("the books are right");
        }
    }
    inspect(table, chance);
}

/// Asks everything that the boundary can ask of a table, and checks the laws that cost little.
pub fn inspect<G: Game + Sense>(table: &Table<G>, chance: &mut Chance) {
    let position = table.position();
    position.audit().expect("the books are right");
    let to_act = position.to_act();
    let seats = Seat::all(position.seats());
    let viewers = std::iter::once(None).chain(seats.clone().map(Some));
    for viewer in viewers.chain([Some(Seat(u8::MAX))]) {
        look(table, viewer);
    }
    for seat in seats {
        let moves = table.legal_moves(seat);
        assert_eq!(
            moves.is_empty(),
            !to_act.contains(seat),
            "law 1, seat {seat}"
        );
        let mut weights = Vec::new();
        position.priors(seat, &moves, &mut weights);
        assert!(weights.len() == moves.len() && weights.iter().all(|w| w.is_finite()));
        let imagined = position.determinize(seat, chance);
        imagined.audit().expect("what a seat imagines is sound");
        assert_eq!(imagined.view(Some(seat)), position.view(Some(seat)));
        if to_act.contains(seat) {
            let choice = Bot::new(Level::Easy, Level::Easy.fixed_budget(), seat, 1)
                .decide(position, &[])
                .expect("a bot that has to decide decides");
            assert!(moves.contains(&choice));
        }
    }
    assert!(position.evaluate().iter().all(|value| value.is_finite()));
    let text = serde_json::to_string(position).expect("a position is JSON");
    let back: G = serde_json::from_str(&text).expect("a position survives JSON");
    assert_eq!(&back, position);
}

fn look<G: Game>(table: &Table<G>, viewer: Viewer) {
    let reply = table.reply(viewer, 0);
    serde_json::to_string(&reply).expect("a reply is JSON");
    let seat = viewer.unwrap_or(Seat(0));
    for target in table.position().targets(reply.viewer) {
        let _ = table.position().why_not(seat, &target);
    }
}

/// Lines of text as the course of a match. `#7` plays a legal move by its number (modulo how many
/// there are), `undo` and `redo` do what they say, for a seat if its digit follows, `?t` asks why the target t cannot be touched, and
/// any other line is a seat's digit and a move's notation. The first line is the seed; its length
/// gives the number of seats.
pub fn play_moves(game: &str, text: &str) -> Option<()> {
    visit(game, Play(text))
}

struct Play<'a>(&'a str);

impl Visitor for Play<'_> {
    type Output = ();

    fn visit<G: Game + Sense>(self) {
        let mut lines = self.0.lines();
        let first = lines.next().unwrap_or_default();
        let seed = first.bytes().fold(0u64, |seed, byte| {
            seed.wrapping_mul(31).wrapping_add(byte.into()) % 100_000
        });
        let (min, max) = (G::info().min_seats, G::info().max_seats);
        let seats = min + (first.len() % usize::from(max - min + 1)) as u8;
        let mut table = Table::<G>::new(Setup::of(G::info().id, seats, seed)).expect("a set-up");
        for line in lines {
            let before = table.clone();
            let taken = one_line(&mut table, line);
            table.position().audit().expect("the books are right");
            if !taken {
                assert_eq!(before.position(), table.position(), "{line}");
                assert_eq!(before.played(), table.played(), "{line}");
            }
        }
        inspect(&table, &mut Chance::from_seed(seed));
        let saved = table.save().expect("the match can be saved");
        let again = Table::<G>::restore(&saved).expect("what was saved restores");
        assert_eq!(again.position(), table.position());
    }
}

/// Whether the line did something.
fn one_line<G: Game>(table: &mut Table<G>, line: &str) -> bool {
    let viewer = |digit: &str| digit.trim().parse().ok().map(Seat);
    if let Some(digit) = line.strip_prefix("undo") {
        return table.undo(viewer(digit)).is_ok();
    }
    if let Some(digit) = line.strip_prefix("redo") {
        return table.redo(viewer(digit)).is_ok();
    }
    if let Some(target) = line.strip_prefix('?') {
        let seat = table.position().to_act().first().unwrap_or(Seat(0));
        let _ = table.position().why_not(seat, &Target::new(target));
        return false;
    }
    if let Some(number) = line.strip_prefix('#') {
        let Some(seat) = table.position().to_act().first() else {
            return false;
        };
        let moves = table.legal_moves(seat);
        let number = number.bytes().fold(0usize, |n, byte| {
            n.wrapping_mul(10)
                .wrapping_add(usize::from(byte.wrapping_sub(b'0')))
        });
        let mv = moves[number % moves.len()];
        table.play(seat, mv).expect("a legal move applies");
        return true;
    }
    let Some((seat, notation)) = line.split_at_checked(1) else {
        return false;
    };
    let seat = Seat(seat.as_bytes()[0].wrapping_sub(b'0'));
    let Ok(mv) = notation.trim_start().parse::<G::Move>() else {
        return false;
    };
    assert_eq!(
        mv.to_string().parse::<G::Move>().as_ref(),
        Ok(&mv),
        "notation reads back"
    );
    let legal = table.legal_moves(seat).contains(&mv);
    let mut copy = table.position().clone();
    let applied = copy.apply(seat, mv, &mut Journal::silent()).is_ok();
    let played = table.play(seat, mv);
    assert_eq!(legal, played.is_ok(), "law 2: {line}");
    assert_eq!(legal, applied, "law 2: {line}");
    if let Err(refusal) = played {
        assert!(refusal.clause.is_some(), "a rule forbids it: {line}");
    }
    legal
}
