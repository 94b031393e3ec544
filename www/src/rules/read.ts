import { Lexer, type Token, type Tokens } from "marked";

/** A numbered piece of the rules that can be pointed at: a clause, or a heading above clauses. */
export interface Clause {
  id: string;
  /** The words of the heading that it stands under. */
  heading: string;
  /** What it says, without any marks of emphasis. */
  text: string;
}

export interface Heading {
  /** Its number, if it has one; else a name of its own. */
  id: string;
  text: string;
  depth: number;
}

export interface RulesText {
  tokens: Token[];
  headings: Heading[];
  clauses: Clause[];
  /** All that a reference in a text may point at. */
  ids: ReadonlySet<string>;
}

/** How a clause is named in a text: a letter and numbers, perhaps a small letter: G-9.1, E-7.3a. */
export const CLAUSE = /\b[A-Z]+-\d+(?:\.\d+)*[a-z]?\b/;

const numbered = (text: string): string | undefined => /^([A-Z]+-[\d.]*\d[a-z]?)\b/.exec(text)?.[1];

/** Reads the rules of a game: what is drawn, what is listed as contents, what can be found. */
export function readRules(markdown: string): RulesText {
  const tokens = new Lexer().lex(markdown);
  const headings: Heading[] = [];
  const clauses: Clause[] = [];
  let heading = "";
  for (const token of tokens as Tokens.Generic[]) {
    if (token.type === "heading") {
      const text = plain(token as Token);
      const id = numbered(text);
      heading = text;
      if (token["depth"] > 1) headings.push({ id: id ?? `part-${headings.length}`, text, depth: token["depth"] as number });
    } else if (token.type === "list")
      for (const item of (token as Tokens.List).items) {
        const id = clauseOf(item);
        if (id) clauses.push({ id, heading, text: plain(item).slice(id.length).trim() });
      }
  }
  return { tokens, headings, clauses, ids: new Set([...headings, ...clauses].map(({ id }) => id)) };
}

/** The number that a list item begins with, in bold, if it is a clause. */
export const clauseOf = (item: Tokens.ListItem): string | undefined => numbered(/^\*\*(.+?)\*\*/.exec(item.text)?.[1] ?? "");

/** The words of a token and all that is in it. */
function plain(token: Token | Tokens.ListItem): string {
  const { tokens, type } = token as Tokens.Generic;
  if (type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((row) => row.map((cell) => inline(cell.tokens)).join(" ")).join(" ");
  }
  if (type === "list") return (token as Tokens.List).items.map(plain).join(" ");
  return tokens ? inline(tokens) : "text" in token ? token.text : "";
}

const inline = (tokens: readonly Token[]): string => tokens.map((token) => (token.type === "space" || token.type === "table" || token.type === "list" ? " " : "") + plain(token)).join("");
