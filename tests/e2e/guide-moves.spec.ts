/** Every guide against the engine itself, without a bot: a match that does as it is told comes by all of its steps. */
import { expect, test } from "@playwright/test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { initSync, Table } from "../../pkg/trapezi.js";
import { Course } from "../../www/src/guide/course.js";
import type { GuideFile } from "../../www/src/guide/guide-file.js";
import { Picks } from "../../www/src/match/picks.js";

test.skip(({}) => test.info().project.name !== "desktop");
test.beforeAll(() => void initSync({ module: readFileSync("pkg/trapezi_bg.wasm") }));

const games = readdirSync("rules").filter((game) => existsSync(path.join("rules", game, "guide.json")));

for (const game of games)
  test(`the guide of ${game} points at legal things, and its moves are those that it advises`, () => {
    const { setup, steps, moves } = JSON.parse(readFileSync(path.join("rules", game, "guide.json"), "utf8")) as GuideFile;
    const person = setup.seats.findIndex(({ player }) => player === "person");
    const table = new Table(setup);
    const course = new Course(steps, 0);
    const seen = new Set<string>();
    for (const [seat, move] of moves) {
      const reply = table.look(person);
      if (seat === person) {
        const picks = new Picks(reply.moves);
        const match = { reply, picks, deciding: person, pointed: [] };
        let advised: string | undefined;
        while (advised === undefined) {
          for (course.follow(match); course.step && !course.step.prompts; course.follow(match)) {
            seen.add(course.step.id);
            course.next();
          }
          expect(course.step, `a step for ${move}`).toBeDefined();
          seen.add(course.step!.id);
          const [target] = course.pointed(match);
          expect(target, `what ${course.step!.id} points at is legal`).toBeDefined();
          advised = picks.touch(target!)?.move;
        }
        expect(move).toBe(advised);
      }
      table.play({ seat, move }, person);
    }
    // what comes after the last move is there to be read
    const after = steps.slice(course.at + 1);
    expect(after.filter(({ prompts }) => prompts)).toEqual([]);
    expect([...seen, ...after.map(({ id }) => id)]).toEqual(steps.map(({ id }) => id));
    table.free();
  });
