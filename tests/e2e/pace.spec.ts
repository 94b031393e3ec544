import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

async function fromMenu(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.locator(".tool-menu").click();
  await act();
  await page.keyboard.press("Escape");
}

/** Plays at random for the person until a bot thinks. */
const untilThinking = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (!document.querySelector(".plate progress")) {
      const legal = [...document.querySelectorAll<HTMLElement>('[data-state="legal"]')];
      legal[Math.floor(Math.random() * legal.length)]?.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

test("while hard bots think the page is never frozen", async ({ page }) => {
  test.setTimeout(120_000);
  await newMatch(page, ["person", "hard", "hard", "hard"]);
  const tasks = await page.evaluate(async () => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: "longtask" });
    const thinking: [number, number][] = [];
    const breath = () => new Promise((resolve) => setTimeout(resolve, 10));
    while (thinking.reduce((sum, [from, to]) => sum + to - from, 0) < 5000) {
      // a bot has just begun: what its question costs is counted too, what the person's move costs is not
      const from = performance.now();
      while (document.querySelector(".plate progress")) await breath();
      if (performance.now() - from > 20) thinking.push([from, performance.now()]);
      document.querySelector<HTMLElement>('[data-state="legal"]')?.click();
      await breath();
    }
    tasks.push(...observer.takeRecords());
    return tasks.filter(({ startTime }) => thinking.some(([from, to]) => startTime > from && startTime < to)).map(({ duration }) => duration);
  });
  console.log(`long tasks in 5 s of hard bots' thinking: ${tasks.length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
  await expect(page.locator(".plate")).toHaveCount(4);
});

test("thinking shows how far it is, and can be hurried", async ({ page }) => {
  await newMatch(page, ["person", "hard"]);
  await untilThinking(page);
  await expect.poll(() => page.locator(".plate progress").evaluateAll((bars) => bars.some((bar) => (bar as HTMLProgressElement).value > 0))).toBe(true);
  // a bot that is hurried again and again takes no time to speak of
  const took = await page.evaluate(async () => {
    const from = performance.now();
    while (!document.querySelector('[data-state="legal"]')) {
      document.querySelector<HTMLElement>("[data-action=skip]")?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - from;
  });
  console.log(`a hurried hard bot ended its turn in ${took.toFixed(0)} ms`);
  await expect(page.locator("[data-action=skip]")).toHaveCount(0);
});

test("progress moves the bar of the thinking seat and draws nothing else", async ({ page }) => {
  await newMatch(page, ["person", "hard"]);
  await untilThinking(page);
  const touched = await page.evaluate(async () => {
    const changed: string[] = [];
    const bar = document.querySelector<HTMLProgressElement>(".plate progress")!;
    const watch = new MutationObserver((records) => {
      // a new move draws the table anew, and rightly so: then the bar has gone back to the beginning or away
      if (bar.isConnected) changed.push(...records.map(({ target }) => target.nodeName));
    });
    const start = bar.value;
    watch.observe(document.querySelector(".table")!, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let waited = 0; bar.isConnected && bar.value <= start && waited < 4000; waited += 5) await new Promise((resolve) => setTimeout(resolve, 5));
    changed.push(...watch.takeRecords().map(({ target }) => target.nodeName));
    return bar.value > start ? changed.filter((name) => name.toLowerCase() !== "progress") : ["no progress"];
  });
  expect(touched).toEqual([]);
});

test("the strongest bot plays a turn for the person, and hands back after it", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { freeUndo: true });
  await playSome(page, 6);
  await page.locator(".tool-menu").click();
  await page.locator("[data-action=menu-play-turn]").click();
  await expect(page.locator(".plate.own progress").or(page.locator(".prompt-text", { hasText: "A bot plays the turn of Eleni" })).first()).toBeVisible();
  await expect.poll(async () => (await situation(page)).kind, { timeout: 30_000 }).toBe("legal");
  await expect(page.locator(".plate.own .who small")).toHaveText("you");
  await page.keyboard.press("l");
  expect((await page.locator(".log-list").innerText()).includes("Eleni")).toBe(true);
  const lines = await page.locator(".log-list li").count();
  await page.locator(".tool-undo").click();
  await expect.poll(() => page.locator(".log-list li").count()).toBeLessThan(lines);
});

test("a seat's own pace is kept with the match, and a seat changes hands in mid-match", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await fromMenu(page, () => page.locator("[data-action=pace-1]").selectOption("slow"));
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await fromMenu(page, async () => {
    await expect(page.locator("[data-action=pace-1]")).toHaveValue("slow");
    await page.locator("[data-group=players] li:nth-child(2) [data-value=hard]").click();
  });
  await expect(page.locator('.plate[data-seat="1"] small')).toHaveText("hard");
  await untilThinking(page);
  await expect(page.locator('.plate[data-seat="1"].on')).toBeVisible();
});
