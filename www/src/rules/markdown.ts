import { html, nothing, type TemplateResult } from "lit";

/** Turns the little Markdown that rules are written in (headings, lists, tables, emphasis) into page content. */
export function markdown(text: string, idOf: (item: string) => string | undefined): TemplateResult[] {
  const blocks: TemplateResult[] = [];
  let items: TemplateResult[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(html`<ul>${items}</ul>`);
    items = [];
  };
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.startsWith("- ")) {
      const table = tableAfter(lines, i + 1);
      items.push(html`<li id=${idOf(line) ?? nothing}>${inline(line.slice(2))}${table.content}</li>`);
      i = table.end - 1;
    } else if (line.trim() !== "") {
      endList();
      const table = tableAfter(lines, i);
      if (table.content !== nothing) {
        blocks.push(html`${table.content}`);
        i = table.end - 1;
      } else blocks.push(heading(line) ?? html`<p>${inline(line)}</p>`);
    }
  }
  endList();
  return blocks;
}

function heading(line: string): TemplateResult | undefined {
  const [, marks, text] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
  if (marks === undefined || text === undefined) return undefined;
  if (marks.length === 1) return html`<h3 class="title">${text}</h3>`;
  return marks.length === 2 ? html`<h3>${text}</h3>` : html`<h4>${text}</h4>`;
}

/** The table that begins at line `from`, after empty lines, if there is one; and the first line after it. */
function tableAfter(lines: readonly string[], from: number): { content: TemplateResult | typeof nothing; end: number } {
  let start = from;
  while (lines[start]?.trim() === "") start++;
  let end = start;
  while (lines[end]?.trimStart().startsWith("|")) end++;
  if (end === start) return { content: nothing, end: from };
  const rows = lines.slice(start, end).map((line) => line.trim().slice(1, -1).split("|").map((cell) => cell.trim()));
  const [head = [], , ...body] = rows;
  return {
    content: html`<div class="wide-table" tabindex="0"><table>
      <thead><tr>${head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
      <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`,
    end,
  };
}

function inline(text: string): (TemplateResult | string)[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 1) return html`<em>${part.slice(1, -1)}</em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return part;
  });
}
