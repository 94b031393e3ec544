import MiniSearch from "minisearch";
import type { Clause } from "./read.js";

/** A clause that was found, with the words that a reader will want to see marked. */
export interface Found {
  id: string;
  heading: string;
  /** The text around the first word that fits: pieces, of which every second one is to be marked. */
  pieces: string[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const MOST_FOUND = 40;
/** How much of a clause is shown, in characters, and how much of it before the first word that fits. */
const EXCERPT = 180;
const LEAD = 50;

/** A word as it is compared: without accents, capitals and the Greek sigma of a word's end. */
export const fold = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ");

/** Finds clauses by words or their beginnings, with accents or without, and forgives a slip of the pen. */
export class Finder {
  readonly #clauses: Map<string, Clause>;
  readonly #index: MiniSearch<Clause>;

  constructor(clauses: readonly Clause[]) {
    this.#clauses = new Map(clauses.map((clause) => [clause.id, clause]));
    this.#index = new MiniSearch<Clause>({
      fields: ["id", "heading", "text"],
      tokenize: (text, field) => (field === "id" ? [text] : (text.match(WORD) ?? [])),
      processTerm: fold,
      searchOptions: {
        // a clause is asked for by its number as one word
        tokenize: (query) => query.split(/[\s,;]+/).flatMap((word) => (/\d/.test(word) ? [word] : (word.match(WORD) ?? []))),
        boost: { id: 6, heading: 1.5 },
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        combineWith: "AND",
      },
    });
    this.#index.addAll(clauses);
  }

  find(query: string): Found[] {
    return this.#index.search(query).slice(0, MOST_FOUND).map(({ id, terms }) => {
      const { heading, text } = this.#clauses.get(id as string)!;
      return { id: id as string, heading, pieces: marked(text, new Set(terms)) };
    });
  }
}

/** An excerpt in pieces: text, word that fits, text, word that fits, ... */
function marked(text: string, terms: ReadonlySet<string>): string[] {
  const fits = [...text.matchAll(WORD)].filter(([word]) => terms.has(fold(word)));
  const first = fits[0]?.index ?? 0;
  const from = first > EXCERPT - LEAD ? text.lastIndexOf(" ", first - LEAD) + 1 : 0;
  const cut = text.length > from + EXCERPT ? text.lastIndexOf(" ", from + EXCERPT) : text.length;
  const end = cut > from ? cut : text.length;
  const pieces: string[] = [];
  let at = from;
  for (const { 0: word, index } of fits) {
    if (index < from || index + word.length > end) continue;
    pieces.push(text.slice(at, index), word);
    at = index + word.length;
  }
  pieces.push(text.slice(at, end));
  if (from > 0) pieces[0] = `…${pieces[0]}`;
  if (end < text.length) pieces[pieces.length - 1] += "…";
  return pieces;
}
