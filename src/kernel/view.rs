//! How a game says what a seat may see.

/// A part of a view, with its name in TypeScript; a field whose type reads differently there says how.
macro_rules! view {
    ($(#[$doc:meta])* $name:ident as $ts:literal { $($(#[$field_doc:meta])* $field:ident: $ty:ty $(as $field_ts:literal)?,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS), ts(rename = $ts))]
        pub struct $name {
            $(
                $(#[$field_doc])*
                $(#[cfg_attr(not(target_arch = "wasm32"), ts(type = $field_ts))])?
                pub $field: $ty,
            )*
        }
    };
}

pub(crate) use view;
