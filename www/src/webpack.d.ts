/** What the build adds to a module: the files of a folder by their names. */
interface ImportMeta {
  webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): (file: string) => unknown;
}

/** Style sheets become files of their own; importing one gives nothing. */
declare module "*.css";

/** With `?sheet` it gives a sheet for a root to adopt. */
declare module "*?sheet" {
  const sheet: CSSStyleSheet;
  export default sheet;
}

/** With `?facts` the cards of a data file give what is printed on each, by its id. */
declare module "*?facts" {
  const facts: Readonly<Record<string, unknown>>;
  export default facts;
}
