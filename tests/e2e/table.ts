/** What all page tests share: a page that may not complain, a match set up by hand, and a greedy random player. */
import { expect, test as base, type Locator, type Page } from "@playwright/test";

export { expect, type Page };

export interface Look {
  language: "en" | "el";
  theme: "light" | "dark";
  pace: "slow" | "normal" | "fast" | "instant";
}

/** Each test fails if the page has printed an error or a warning, or done what its Content-Security-Policy forbids. */
export const test = base.extend<{ look: Partial<Look>; quiet: void }>({
  look: [{}, { option: true }],
  quiet: [
    async ({ page, look }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.addInitScript((chosen) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
          console.error(`policy: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`));
        if (!localStorage.getItem("trapezi-settings")) localStorage.setItem("trapezi-settings", JSON.stringify(chosen));
      }, { language: "en", theme: "light", pace: "instant", ...look });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets the tests of a file run at one size of screen only: the others have tests of their own. */
export function onlyOn(project: "desktop" | "tablet" | "phone"): void {
  test.beforeEach(({}, info) => test.skip(info.project.name !== project));
}

type Player = "person" | "easy" | "medium" | "hard";

/** Sets a match up on the home screen and goes to its table. */
export async function newMatch(page: Page, players: readonly Player[], { seed = "4242", freeUndo = false, game = "guildhall", options = {} as Record<string, string> } = {}): Promise<void> {
  await page.goto("./");
  await page.locator(`[data-game=${game}]`).click();
  // its words come first; until then the form is that of the game before
  await expect(page.locator(`[data-game=${game}][aria-pressed=true]`)).toBeVisible();
  for (let i = 2; i < players.length; i++) await page.locator("[data-action=add-seat]").click();
  for (let i = players.length; i < 2; i++) await page.locator(".new-seats li:last-child .remove").click();
  for (const [i, player] of players.entries()) await page.locator(`.new-seats li:nth-child(${i + 1}) [data-value=${player}]`).click();
  await page.locator("#seed").fill(seed);
  for (const [option, choice] of Object.entries(options)) await page.locator(`[data-option=${option}]`).selectOption(choice);
  if (freeUndo) await page.locator("[data-action=free-undo]").click();
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
}

/** A generator of numbers from 0 to 1, the same in each run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

export const legal = (page: Page): Locator => page.locator('[data-state="legal"]:visible');

/** What the table waits for: a touch of one of these targets, a person behind the cover, nothing any more, or a bot. */
export interface Situation {
  kind: "legal" | "cover" | "over" | "wait";
  targets: string[];
}

export const situation = (page: Page): Promise<Situation> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('[data-state="legal"]')].map((element) => element.dataset["target"] ?? "");
    if (document.querySelector(".scores")) return { kind: "over", targets };
    if (document.querySelector("[data-action=ready]")) return { kind: "cover", targets };
    return { kind: targets.length > 0 ? "legal" : "wait", targets };
  });

/** A greedy random player: buys what can be bought, uses what can be used, and else touches anything legal. */
export function choose(targets: readonly string[], random: () => number): string {
  const among = (fits: (target: string) => boolean) => targets.filter(fits);
  const wanted = [
    among((target) => target.startsWith("row/")),
    among((target) => target === "use" || target === "rest"),
    among((target) => /^(level|draw)\//.test(target)).slice(-1),
    random() < 0.85 ? among((target) => target !== "decline" && !target.startsWith("action/")) : [],
    [...targets],
  ].find((some) => some.length > 0)!;
  return wanted[Math.floor(random() * wanted.length)]!;
}

/** Plays for all people at this screen until the score sheet lies on the table; `touch` is how a target is touched. */
export async function playToTheEnd(page: Page, touch: (target: string) => Promise<void>, random = dice(7)): Promise<number> {
  for (let touches = 0; touches < 2500; ) {
    const now = await situation(page);
    if (now.kind === "over") return touches;
    if (now.kind === "cover") await page.locator("[data-action=ready]").click();
    else if (now.kind === "wait") await page.waitForTimeout(20);
    else {
      await touch(choose(now.targets, random));
      touches++;
    }
  }
  throw new Error("the match has no end");
}

/** Among which of the legal things the next touch is drawn. It runs in the page, and knows nothing from outside. */
export type Among = (things: HTMLElement[], random: () => number) => HTMLElement[];

const buyOrUse: Among = (things, random) => {
  const bought = things.filter((thing) => /^(row|level)\//.test(thing.dataset["target"]!));
  const useful = things.filter((thing) => !/^(decline|action)/.test(thing.dataset["target"]!));
  return bought.length > 0 ? bought : useful.length > 0 && random() < 0.85 ? useful : things;
};

const play = async (among: Among, touches: number, seed: number): Promise<void> => {
  let state = seed;
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x7fff_ffff;
  for (let done = 0, waits = 0; done < touches && waits < 20_000 && !document.querySelector(".scores"); ) {
    const ready = document.querySelector<HTMLElement>("[data-action=ready]");
    const some = among([...document.querySelectorAll<HTMLElement>('[data-state="legal"]')], random);
    const thing = ready ?? some[Math.floor(random() * some.length)];
    if (thing) thing.click();
    if (thing && !ready) done++;
    else waits++;
    await new Promise((resolve) => setTimeout(resolve, thing ? 0 : 5));
  }
};

/** Lets the page play by itself, for people and all, for so many touches or to the end: quick, for what comes after. */
export async function playSome(page: Page, touches: number, seed = 7, among: Among = buyOrUse): Promise<void> {
  await page.evaluate(`(${String(play)})(${String(among)}, ${touches}, ${seed})`);
  await expect.poll(async () => (await situation(page)).kind).not.toBe("wait");
}

/** A click in the page itself: as good as a tap, and quick enough for hundreds of them. */
export const clickLegal = (page: Page, target: string): Promise<void> =>
  page.evaluate((name) => document.querySelector<HTMLElement>(`[data-target="${name}"][data-state="legal"]`)?.click(), target);

/** Everything that the page holds, shadow roots included. */
export const wholePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Element | ShadowRoot): string =>
      node.innerHTML + [...node.querySelectorAll("*")].map((element) => (element.shadowRoot ? read(element.shadowRoot) : "")).join("");
    return read(document.documentElement);
  });
