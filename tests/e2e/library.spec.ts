import { readFileSync } from "node:fs";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const replay = (name: string): string => readFileSync(`tests/replays/guildhall/${name}.json`, "utf8");
const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
const cards = (page: Page) => page.locator(".saved li[data-match]");
const toast = (page: Page) => page.locator(".toasts .toast");

async function open(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
  await chooser.setFiles(files);
}

async function home(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator("[data-action=start]")).toBeVisible();
}

async function more(page: Page): Promise<void> {
  await page.locator("[data-action=more]").first().click();
  await expect(page.locator("[data-action=rename]")).toBeVisible();
}

test("a match is renamed, copied, thrown away and brought back", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-back").click();
  await more(page);
  await page.locator("#match-name").fill("Sunday at Eleni’s");
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveText(/Sunday at Eleni’s.*Guildhall/s);

  await more(page);
  await page.locator("[data-action=duplicate]").click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Sunday at Eleni’s (copy)");

  await more(page);
  await page.locator("[data-action=forget]").click();
  await expect(cards(page)).toHaveCount(1);
  await expect(toast(page)).toContainText("(copy)” is thrown away");
  await page.locator("[data-action=toast]").click();
  await expect(cards(page)).toHaveCount(2);
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
});

test("a renamed match keeps its name when its table plays on", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-back").click();
  await more(page);
  await page.locator("#match-name").fill("Ours");
  await page.locator("[data-action=rename]").click();
  await page.locator(".saved a").first().click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await playSome(page, 4);
  await page.locator(".tool-back").click();
  await expect(cards(page)).toContainText("Ours");
});

test("several files come at once: the good ones are on the shelf with their state, the others say what is wrong and where", async ({ page }) => {
  await home(page);
  const good = replay("easy-easy-211");
  const foreign = JSON.stringify({ name: "something", version: 3 });
  const wrongMove = JSON.parse(good);
  wrongMove.moves[16][1] = "play Zz";
  wrongMove.checks = [];
  const illegal = JSON.parse(good);
  illegal.moves[0][0] = 0;
  illegal.checks = [];
  const older = { ...JSON.parse(good), rules: 99 };
  const hashes = JSON.parse(good);
  hashes.checks[0][1] = "0000000000000000";
  await open(page, [file("good.json", good), file("cut.json", good.slice(0, 400)), file("foreign.json", foreign), file("picture.json", "\u0000\u0001PNG")]);
  await expect(toast(page)).toContainText("1 match is on the shelf.");
  await expect(toast(page)).toContainText("cut.json: This match is cut off: it ends in the middle, after 400 letters.");
  await expect(toast(page)).toContainText("foreign.json: This is not a match of Trapezi.");
  await expect(toast(page)).toContainText("picture.json: This is not a match of Trapezi: it cannot be read at all.");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(/Finished in round \d+/);
  await expect(cards(page)).toContainText(/Player \d wins/);

  await open(page, [file("move.json", JSON.stringify(wrongMove)), file("turn.json", JSON.stringify(illegal)), file("rules.json", JSON.stringify(older)), file("hash.json", JSON.stringify(hashes))]);
  await expect(toast(page)).toContainText("move.json: Move 17 cannot be played.");
  await expect(toast(page)).toContainText("turn.json: Move 1 cannot be played. It is the turn of Player 2.");
  await expect(toast(page)).toContainText("rules.json: This save was made with version 99");
  await expect(toast(page)).toContainText("hash.json: This save does not replay: after move");
  await expect(cards(page)).toHaveCount(1);
});

for (const [what, text, reason] of [
  ["a number as its moves", { moves: 3 }, "“moves”"],
  ["a seat without a name", { seats: [{ colour: "blue" }] }, "“seats”"],
  ["a field that no match has", { evil: true }, "“evil”"],
  ["a move that is an object", { moves: [[0, "enough"], {}] }, "move 2 is not written"],
  ["another format", { format: 7 }, "format 7"],
  ["another game", { game: "chess" }, "no game “chess”"],
  ["a seed beyond all", { seed: 1e300 }, "“seed”"],
] as const)
  test(`a file with ${what} is refused with its reason`, async ({ page }) => {
    await home(page);
    await open(page, [file("x.json", JSON.stringify({ ...JSON.parse(replay("easy-easy-211")), ...text }))]);
    await expect(toast(page)).toContainText(reason);
    await expect(toast(page)).not.toContainText(/undefined|Error|JSON|expected|line \d/);
    await expect(cards(page)).toHaveCount(0);
  });

test("a file larger than any match is refused unread, in Greek too", async ({ page }) => {
  await home(page);
  await page.locator("[data-language=el]").click();
  await open(page, [file("huge.json", " ".repeat(33 * 2 ** 20))]);
  await expect(toast(page)).toContainText("huge.json: Είναι μεγαλύτερο από κάθε παρτίδα");
});

test("files that are dropped on the home screen are opened", async ({ page }) => {
  await home(page);
  const data = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [i, text] of texts.entries()) transfer.items.add(new File([text], `${i}.json`));
    return transfer;
  }, [replay("easy-easy-211"), replay("easy-easy-212")]);
  await page.dispatchEvent(".home", "dragover", { dataTransfer: data });
  await expect(page.locator(".home.dropping")).toBeVisible();
  await page.dispatchEvent(".home", "drop", { dataTransfer: data });
  await expect(cards(page)).toHaveCount(2);
  await expect(toast(page)).toContainText("2 matches are on the shelf.");
  await expect(page.locator(".home.dropping")).toHaveCount(0);
});

test("what is told on the home screen can be put away, and goes by itself", async ({ page }) => {
  await page.clock.install();
  await home(page);
  await open(page, [file("x.json", "nothing")]);
  await expect(toast(page)).toBeVisible();
  await page.locator("[data-action=dismiss]").click();
  await expect(toast(page)).toHaveCount(0);
  await open(page, [file("x.json", "nothing")]);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(0);
});

test("a new match begins with the last set-up, and our names follow the language", async ({ page }) => {
  await home(page);
  await expect(page.locator(".new-seats input").first()).toHaveValue("Eleni");
  await page.locator("[data-language=el]").click();
  await expect(page.locator(".new-seats input").first()).toHaveValue("Ελένη");
  await page.locator("[data-language=en]").click();
  await page.locator("[data-action=add-seat]").click();
  await page.locator(".new-seats li:nth-child(3) input").fill("Zoe");
  await page.locator(".new-seats li:nth-child(3) [data-value=hard]").click();
  await page.locator("[data-action=free-undo]").click();
  await page.locator("[data-option=first]").selectOption("seat-3");
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
  await page.reload();
  await expect(page.locator(".table")).toBeVisible();
  await page.locator(".tool-back").click();
  const names = page.locator(".new-seats input");
  await expect(names).toHaveCount(3);
  await expect(names.nth(2)).toHaveValue("Zoe");
  await expect(page.locator(".new-seats li:nth-child(3) [data-value=hard]")).toHaveAttribute("aria-checked", "true");
  await expect(page.locator("[data-action=free-undo]")).toHaveAttribute("aria-checked", "true");
  await expect(page.locator("[data-option=first]")).toHaveValue("seat-3");
  await page.locator("[data-language=el]").click();
  await expect(names.nth(0)).toHaveValue("Ελένη");
  await expect(names.nth(2)).toHaveValue("Zoe");
});

test("who is first stays first when another seat goes, and is by seed when that seat goes", async ({ page }) => {
  await home(page);
  await page.locator("[data-action=add-seat]").click();
  const first = page.locator("[data-option=first]");
  await first.selectOption({ label: "Maria" });
  await page.locator(".new-seats li:nth-child(1) .remove").click();
  await expect(first.locator("option:checked")).toHaveText("Maria");
  await page.locator("[data-action=add-seat]").click();
  await page.locator(".new-seats li:nth-child(2) .remove").click();
  await expect(first).toHaveValue("seed");
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
});

test("two players of one name are told apart before the match starts", async ({ page }) => {
  await home(page);
  await page.locator(".new-seats li:nth-child(2) input").fill("Eleni ");
  await expect(page.locator(".new-seats li:nth-child(2) input")).toHaveAttribute("aria-invalid", "true");
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".new-match [role=alert]")).toHaveText("Two players are called Eleni: give one of them another name.");
  await page.locator(".new-seats li:nth-child(2) input").fill("");
  await page.locator(".new-seats li:nth-child(2) input").blur();
  await expect(page.locator(".new-seats li:nth-child(2) input")).toHaveValue("Nikos");
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
});

test("a double click on Start makes one match", async ({ page }) => {
  await home(page);
  await page.locator("[data-action=start]").dblclick();
  await expect(page.locator(".table")).toBeVisible();
  await page.locator(".tool-back").click();
  await expect(cards(page)).toHaveCount(1);
});
