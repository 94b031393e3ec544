//! `audit` counts every component after every move and checks the game's invariants.

use super::{Case, Verdict};
use trapezi::kernel::Game;

pub fn law_9<G: Game>(case: &Case) -> Verdict {
    case.walk::<G>(|stand| {
        let audited = stand.position.audit();
        audited.map_err(|refusal| format!("the audit finds: {refusal}"))
    })
}
