//! Sorting of short lists.

use std::cmp::Ordering;

/// Sorts a list of some dozens by insertion; what is equal stays in its order. The standard library's
/// sorts are made for long lists, and each type that is sorted by them adds 4 kB to a module.
pub fn sort_few<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && compare(&items[at], &items[at - 1]).is_lt() {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn short_lists_are_sorted_and_equals_keep_their_order() {
        for seed in 0..200_u32 {
            let mut items: Vec<(u32, u32)> = (0..seed % 17)
                .map(|no| (seed.wrapping_mul(2_654_435_761).rotate_left(no * 5) % 7, no))
                .collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_few(&mut items, |(a, _), (b, _)| a.cmp(b));
            assert_eq!(items, expected);
        }
    }
}
