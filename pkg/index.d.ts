// The types' entry: the module's functions and classes, and the shapes of the values they take and give.
export { default } from "./trapezi.js";
export * from "./trapezi.js";
export type * from "./types.js";
