//! What can be agreed before a match, for every game on the shelf.
#![cfg(not(target_arch = "wasm32"))]

use trapezi::games::{Visitor, infos, visit};
use trapezi::kernel::{Game, MAX_SEED, Refusal, Sense, Setup};

/// Why the game refuses the set-up.
fn refusal(game: &str, setup: &Setup) -> Option<Refusal> {
    struct Check<'a>(&'a Setup);
    impl Visitor for Check<'_> {
        type Output = Option<Refusal>;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            self.0.check::<G>().err()
        }
    }
    visit(game, Check(setup)).expect("it is on the shelf")
}

/// The code by which the set-up is refused.
fn refused(game: &str, setup: &Setup) -> Option<String> {
    refusal(game, setup).map(|refusal| refusal.code.to_string())
}

/// A choice that names a seat needs it, and one for somebody alone nobody else.
#[test]
fn choices_go_with_the_seats_that_they_speak_of() {
    for info in infos() {
        for seats in info.min_seats..=info.max_seats {
            for option in info.options {
                for choice in option.choices {
                    let mut setup = Setup::of(info.id, seats, 1);
                    setup.options.insert(option.id.into(), (*choice).into());
                    let named = choice.strip_prefix("seat-");
                    let fits = match named.and_then(|seat| seat.parse::<u8>().ok()) {
                        Some(seat) => seat <= seats,
                        None => seats == 1 || !choice.starts_with("solo-"),
                    };
                    let refusal = refusal(info.id, &setup);
                    let what = (info.id, seats, option.id, choice);
                    if let Some(clause) = refusal.as_ref().and_then(|refusal| refusal.clause) {
                        // a rule may say that it means nothing by itself, unless a person is asked for it
                        let said = refusal.expect("a refusal").to_string();
                        assert!(!option.listed && *choice != option.default, "{what:?}");
                        assert!(said.contains(option.id), "{what:?}: {said} ({clause})");
                        continue;
                    }
                    let code = refusal.map(|refusal| refusal.code);
                    let expected = (!fits).then_some("option-value-unknown");
                    assert_eq!(code, expected, "{what:?}");
                }
            }
        }
    }
}

#[test]
fn a_setup_says_what_is_wrong_with_it() {
    for info in infos() {
        let of = |change: &dyn Fn(&mut Setup)| {
            let mut setup = Setup::of(info.id, info.max_seats, MAX_SEED);
            change(&mut setup);
            refused(info.id, &setup).unwrap_or_default()
        };
        let option = |id: &'static str| {
            move |setup: &mut Setup| {
                setup.options.insert(id.into(), "none of them".into());
            }
        };
        assert_eq!(of(&|_| {}), "");
        assert_eq!(of(&|setup| setup.game = "chess".into()), "game-unknown");
        assert_eq!(of(&|setup| setup.seats.clear()), "seats-out-of-range");
        assert_eq!(of(&|setup| setup.seed += 1), "seed-out-of-range");
        assert_eq!(of(&option("toString")), "option-unknown");
        assert_eq!(of(&option("first")), "option-value-unknown");
        for name in ["", "  ", "a\u{7}b", &"x".repeat(41)] {
            let named = of(&|setup| setup.seats[0].name = name.into());
            assert_eq!(named, "seat-name-unusable", "{name:?}");
        }
        let twice = |setup: &mut Setup| setup.seats[0].colour = setup.seats[1].colour;
        if info.max_seats > 1 {
            assert_eq!(of(&twice), "seat-colour-taken");
        }
    }
}
