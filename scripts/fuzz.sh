#!/usr/bin/env bash
# Runs each fuzz target for some seconds.
#   scripts/fuzz.sh [SECONDS]    (20)
# A run starts from fuzz/corpus/TARGET and writes what it finds to fuzz/found/TARGET, which git ignores: thousands
# of small steps. The corpus in git is chosen: one input for each kind of decision and of refusal (tests/hostile.rs
# writes its seeds), and any input that has shown a fault.
# Exit code 77: this machine cannot fuzz.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cannot() { echo "SKIPPED: $*" >&2; exit 77; }

if ! cargo fuzz --version >/dev/null 2>&1; then
  echo "installing cargo-fuzz"
  cargo install cargo-fuzz --locked --quiet || cannot "cargo-fuzz is missing and could not be installed (cargo install cargo-fuzz --locked)."
fi

export RUSTC_BOOTSTRAP=1 # the instrumentation's flags are unstable, and this lets stable Rust take them
# The project has no unsafe code, so the address sanitizer would find nothing and cost half the speed.
fuzz=(cargo fuzz)
options=(--sanitizer none)
"${fuzz[@]}" build "${options[@]}" || {
  printf '#include <vector>\nint main() {}\n' | c++ -x c++ -fsyntax-only - 2>/dev/null \
    || cannot "fuzzing needs a C++ compiler (on Debian: apt-get install g++)."
  exit 1
}

for target in $("${fuzz[@]}" list); do
  corpus=fuzz/corpus/$target found=fuzz/found/$target log=fuzz/found/$target.log
  mkdir -p "$corpus" "$found"
  args=("$found" "$corpus" -- -max_total_time="${1:-20}" -timeout=10 -print_final_stats=1 -print_funcs=0 -verbosity=0)
  "${fuzz[@]}" run "${options[@]}" "$target" "${args[@]}" >"$log" 2>&1 || {
    grep -A 2 'panicked at' "$log" >&2 || tail -n 40 "$log" >&2
    echo "fuzzing $target found a fault (above; the input is in fuzz/artifacts/$target)" >&2
    exit 1
  }
  echo "$target: $(ls "$corpus" | wc -l) inputs in the corpus; $(sed -n 's/^stat::number_of_executed_units: */runs: /p' "$log")"
done
