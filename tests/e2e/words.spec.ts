import { moment, open } from "./moments.js";
import { expect, onlyOn, test } from "./table.js";

onlyOn("desktop");
test.use({ look: { language: "el" } });

test("Greek log lines have names in the case that their verb wants", async ({ page }) => {
  await open(page, moment("guildhall-prompt-action", 4), ["Ελένη", "Νίκος", "Μαρία", "Κώστας"]);
  await page.keyboard.press("l");
  const lines = await page.locator(".log-list li").allInnerTexts();
  const after = (verb: RegExp) => lines.flatMap((line) => verb.exec(line)?.[1] ?? []);
  const played = after(/: παίζει (.+)/);
  expect(played.length).toBeGreaterThan(20);
  for (const card of played) expect(card).toMatch(/^(κόκκινο|πράσινο|κίτρινο|μπλε|μωβ) (Δολοφόνο|Αγρότη|Ιστορικό|Έμπορο)$|^(κόκκινη|πράσινη|κίτρινη|μπλε|μωβ) (Χορεύτρια|Υφάντρα)$/);
  const completed = after(/ολοκληρώνει το τμήμα (.+)/);
  expect(completed.length).toBeGreaterThan(0);
  for (const profession of completed) expect(profession).toMatch(/^(του (Δολοφόνου|Αγρότη|Ιστορικού|Εμπόρου)|της (Χορεύτριας|Υφάντρας))$/);
  const said = lines.join("\n");
  expect(said, "a message that lacks something shows its variables").not.toMatch(/[{}$]/);
});
