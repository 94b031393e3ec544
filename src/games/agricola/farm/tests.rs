//! The farm by itself, held against the books and against slow twins that share none of its code.

mod building;
mod fencing;
mod housing;
