//! The wasm module in a browser: `cargo xtask wasm-test browser`.
#![cfg(target_arch = "wasm32")]

mod wasm_shared;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
wasm_shared::shared_tests! {
    stored_matches_have_the_hashes_of_native_code,
    a_changed_match_is_found_out,
    positions_survive_the_boundary,
    one_call_serves_an_action,
    the_module_tells_about_itself,
    errors_are_refusals,
    bots_decide,
    hostile_values_change_nothing,
    what_nobody_reads_is_refused,
    a_table_cannot_be_used_from_within,
}
