/** Style sheets become files of their own; importing one gives nothing. */
declare module "*.css";

/** With `?sheet` it gives a sheet for a root to adopt. */
declare module "*?sheet" {
  const sheet: CSSStyleSheet;
  export default sheet;
}
