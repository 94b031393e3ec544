//! The tests of the tests: a correct toy game keeps all ten laws, and each way of breaking it is caught
//! by the law that is there for it, and by no law that has nothing to do with it.
#![cfg(not(target_arch = "wasm32"))]

#[path = "laws/mod.rs"]
mod laws;
mod toy;

use laws::{Case, law, prove};
use std::collections::BTreeMap;
use toy::{Flaw, Toy, set_flaw};

const MATCHES: u32 = 40;

/// The laws that the toy with this flaw breaks, and how.
fn broken(flaw: Flaw) -> BTreeMap<u8, String> {
    set_flaw(flaw);
    let breaks = |number| {
        let mut seats = 2..=3;
        seats.find_map(|seats| prove::<Toy>(seats, MATCHES, law::<Toy>(number)).err())
    };
    (1..=10)
        .filter_map(|number| Some((number, breaks(number)?)))
        .collect()
}

/// Whether exactly `laws` are broken; `also` may be, where one wrong thing shows in several places.
#[track_caller]
fn caught(flaw: Flaw, broken: &BTreeMap<u8, String>, laws: &[u8], also: &[u8]) {
    let missed = laws.iter().any(|law| !broken.contains_key(law));
    let wrong = broken
        .keys()
        .any(|law| !laws.contains(law) && !also.contains(law));
    assert!(
        !missed && !wrong,
        "{flaw:?} breaks the laws {broken:#?}; expected are {laws:?}, and perhaps {also:?}"
    );
}

macro_rules! flaws {
    ($($test:ident: $flaw:ident breaks $laws:expr, perhaps $also:expr;)+) => {$(
        #[test]
        fn $test() {
            caught(Flaw::$flaw, &broken(Flaw::$flaw), &$laws, &$also);
        }
    )+};
}

flaws! {
    the_correct_toy_keeps_all_laws: None breaks [], perhaps [];

    moves_out_of_order: MovesUnsorted breaks [1], perhaps [];
    a_move_listed_twice: MoveTwice breaks [1], perhaps [];
    moves_for_a_seat_that_has_decided: MovesForIdle breaks [1], perhaps [];
    // bots come to a halt as well
    no_moves_for_a_seat_that_may_decide: NoMovesLeft breaks [1], perhaps [5];
    a_list_that_is_emptied_first: MovesReplaceList breaks [1], perhaps [];

    // tables refuse it too
    a_legal_move_refused: RefusesLegal breaks [2], perhaps [4, 5, 7];
    an_illegal_move_taken: TakesIllegal breaks [2], perhaps [];
    a_refusal_without_a_clause: NoClause breaks [2], perhaps [];
    a_refusal_that_changes_something: SpoilsPosition breaks [2], perhaps [];

    // and a save in which the players have changed does not restore
    a_deal_that_depends_on_who_plays: PlayersMatter breaks [3], perhaps [4];
    // whatever compares two replays sees it
    a_move_that_depends_on_the_world_outside: Impure breaks [3], perhaps [2, 4, 5, 6, 7];

    json_that_forgets: JsonForgets breaks [4], perhaps [];
    json_that_is_not_read_again: JsonRefused breaks [4], perhaps [];

    a_prompt_that_tells_a_secret: PromptTells breaks [5], perhaps [];
    a_reason_that_tells_a_secret: ReasonTells breaks [5], perhaps [];
    // whether a seat is choosing is told by its picks
    another_seats_picks_shown: PickedShown breaks [5], perhaps [4, 7];
    // positions look different, a drawn one does, and others see what a draw brings
    a_view_that_tells_a_secret: ViewTells breaks [5, 6, 7], perhaps [];
    a_watcher_who_sees_hands: WatcherSees breaks [5], perhaps [];
    a_log_that_tells_a_secret_choice: LogTellsBid breaks [5], perhaps [];
    a_log_that_tells_a_drawn_card: LogTellsDraw breaks [5], perhaps [];
    // positions look different
    a_pick_that_others_see: AsideSeen breaks [5], perhaps [6];
    a_pick_that_is_counted: AsideUnpicked breaks [5], perhaps [];

    // a bot that imagines too well plays by what it cannot know
    a_drawn_position_that_reads_secrets: DrawPeeks breaks [6], perhaps [5];
    a_drawn_position_that_reads_the_future: DrawForesees breaks [6], perhaps [5];
    a_drawn_position_that_loses_a_card: DrawLosesCard breaks [6], perhaps [5];
    a_drawn_position_that_forgets_the_own_hand: DrawForgets breaks [6], perhaps [5];
    a_drawn_position_with_the_real_generator: DrawKeepsGenerator breaks [6], perhaps [5];

    a_drawn_card_not_marked_as_learnt: DrawUnmarked breaks [7], perhaps [];
    a_cast_die_not_marked_as_learnt: RollUnmarked breaks [7], perhaps [];
    // the log tells then what nobody is said to have learnt
    turned_up_bids_not_marked_as_learnt: RevealUnmarked breaks [7], perhaps [5];
    turned_up_bids_marked_for_the_last_alone: RevealHalfMarked breaks [7], perhaps [5];
    secret_bids_whose_order_matters: OrderMatters breaks [7], perhaps [];

    one_path_for_two_moves: SamePicks breaks [8], perhaps [];
    a_path_that_begins_another: PicksPrefix breaks [8], perhaps [];
    a_move_without_picks: NoPicks breaks [8], perhaps [];
    a_pick_that_is_not_on_the_board: PickOffBoard breaks [8], perhaps [];
    a_pick_that_is_said_to_be_forbidden: PickDenied breaks [8], perhaps [];

    a_card_that_is_lost: CardLost breaks [9], perhaps [];

    a_match_without_end: Endless breaks [10], perhaps [];
    turns_that_count_down: TurnsBack breaks [10], perhaps [];
}

/// A match that breaks a law is shown as short as it can be.
#[test]
fn failures_shrink_to_the_moves_that_matter() {
    set_flaw(Flaw::CardLost);
    let shown = prove::<Toy>(2, MATCHES, law::<Toy>(9)).unwrap_err();
    let moves: Vec<&str> = shown
        .lines()
        .filter(|line| line.starts_with("  "))
        .collect();
    assert_eq!(
        moves.len(),
        3,
        "two bids and the draw that loses a card: {shown}"
    );
    assert!(moves[2].ends_with("draw"), "{shown}");
}

/// The same match is walked each time, and choices that nobody asks for are not missed.
#[test]
fn a_case_is_a_match() {
    let case = Case {
        seats: 3,
        seed: 5,
        options: 2,
        bots: 2,
        free_undo: false,
        choices: vec![7; 100],
    };
    assert_eq!(case.setup::<Toy>().options["cards"], "five");
    let moves = case.moves::<Toy>();
    assert_eq!(moves, case.moves::<Toy>());
    let asides = moves
        .iter()
        .filter(|(_, mv)| mv.to_string().starts_with("aside"));
    assert_eq!(moves.len() - asides.count(), 3 * (3 + 1));
    assert!(case.told::<Toy>().contains("persons at [0, 2]"));
}
