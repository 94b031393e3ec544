import type { Token, Tokens } from "marked";
import { html, nothing, type TemplateResult } from "lit";
import { CLAUSE, clauseOf, type Heading, type RulesText } from "./read.js";

type Content = TemplateResult | string | typeof nothing | Content[];

export const placeOf = (id: string): string => `clause-${id}`;
export const addressOf = (game: string, id: string): string => `#/rules/${game}/${id}`;

/**
 * Draws the rules from what was read of them. Whatever stands in the text comes out as text: no HTML is made of it.
 * References to clauses are links.
 */
export function drawRules(game: string, rules: RulesText): Content {
  const headings = [...rules.headings];
  return rules.tokens.map((token) => block(token as Tokens.Generic));

  function block(token: Tokens.Generic): Content {
    switch (token.type) {
      case "heading":
        return heading(token as Tokens.Heading);
      case "paragraph":
        return html`<p>${inline(token.tokens ?? [])}</p>`;
      case "list":
        return html`<ul>${(token as Tokens.List).items.map(item)}</ul>`;
      case "table":
        return table(token as Tokens.Table);
      case "text":
        return inline(token.tokens ?? [token as Token]);
      default:
        return nothing;
    }
  }

  function heading({ depth, tokens }: Tokens.Heading): Content {
    if (depth === 1) return html`<h2 class="title">${inline(tokens)}</h2>`;
    const { id, text } = headings.shift() as Heading;
    return depth === 2 ? html`<h3 id=${placeOf(id)} tabindex="-1">${text}</h3>` : html`<h4 id=${placeOf(id)} tabindex="-1">${text}</h4>`;
  }

  function item(entry: Tokens.ListItem): Content {
    const id = clauseOf(entry);
    return html`<li id=${id ? placeOf(id) : nothing} tabindex=${id ? -1 : nothing}>${entry.tokens.map((token) => block(token as Tokens.Generic))}</li>`;
  }

  function table({ header, rows }: Tokens.Table): Content {
    return html`<div class="wide-table" tabindex="0"><table>
      <thead><tr>${header.map((cell) => html`<th scope="col">${inline(cell.tokens)}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell.tokens)}</td>`)}</tr>`)}</tbody></table></div>`;
  }

  function inline(tokens: readonly Token[]): Content {
    return tokens.map((token) => {
      const { tokens: within, text } = token as Tokens.Generic;
      const content = within ? inline(within) : linked(String(text ?? ""));
      switch (token.type) {
        case "strong":
          return html`<b>${content}</b>`;
        case "em":
          return html`<em>${content}</em>`;
        case "codespan":
          return html`<code>${content}</code>`;
        default:
          return content;
      }
    });
  }

  /** A text with its references to clauses made links. */
  function linked(text: string): Content {
    const parts = text.split(new RegExp(`(${CLAUSE.source})`));
    return parts.map((part, i) => (i % 2 === 1 && rules.ids.has(part) ? html`<a href=${addressOf(game, part)} data-clause=${part}>${part}</a>` : part));
  }
}
