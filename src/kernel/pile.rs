//! A list of bounded length that is copied with the position that holds it.

use std::hash::{Hash, Hasher};

/// A sequence of at most `N` items without allocation. What lies beyond its length does not count
/// for equality and hash.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self {
            len: 0,
            items: [T::default(); N],
        }
    }
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// The number of items.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether no more fit.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Takes all out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    /// The items, to be changed or reordered.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }

    /// The items, first to last.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Puts an item at the end. A full pile cannot take one: the sizes are those of the box.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(!self.is_full(), "more items than the box holds");
        if !self.is_full() {
            self.items[self.len()] = item;
            self.len += 1;
        }
    }

    /// Takes the last item out.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes the item at `at` out; the others keep their order.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.as_slice()[at];
        self.as_mut_slice()[at..].rotate_left(1);
        self.len -= 1;
        item
    }
}

impl<T: Copy + PartialEq, const N: usize> Pile<T, N> {
    /// Whether the item occurs.
    #[inline]
    pub fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// How often the item occurs.
    #[inline]
    pub fn count(&self, item: T) -> u8 {
        self.iter().filter(|other| *other == item).count() as u8
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::default();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}
