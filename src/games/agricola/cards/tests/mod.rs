//! Tests of the hand cards, named after them: a test for each sentence of a card and for each ruling.

mod at_random;
