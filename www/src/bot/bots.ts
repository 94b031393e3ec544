import type { Level, OpinionView, Refusal } from "../engine/engine.js";
import type { Answer, Ask } from "./protocol.js";

export interface Question {
  save: string;
  seat: number;
  level: Level;
  seed: number;
  /** The most that the answer may take, in milliseconds. */
  budget: number;
}

export interface Thought {
  move: string;
  opinions: OpinionView[];
}

/** Thrown when the question itself was refused; asking again would not help. */
export class BotRefused extends Error {
  constructor(readonly refusal: Refusal | null, text: string) {
    super(text);
  }
}

/** Thrown when the question was taken back. */
export class BotStopped extends Error {}

/** How long beyond its budget a worker may stay silent before it is taken for lost. */
const PATIENCE_MS = 15_000;

/**
 * The page's side of the bots. Tablets end background workers without a word, so a worker that fails or falls
 * silent is replaced and asked once more; nothing is lost, since every question carries the whole match.
 */
export class Bots {
  #worker: Worker | undefined;
  #asked = 0;
  #stop: ((reason: Error) => void) | undefined;

  async ask(kind: "think" | "advise", question: Question, onProgress: (fraction: number) => void): Promise<Thought> {
    this.stop();
    try {
      return await this.#askOnce(kind, question, onProgress);
    } catch (thrown) {
      if (thrown instanceof BotRefused || thrown instanceof BotStopped) throw thrown;
      this.close();
      return this.#askOnce(kind, question, onProgress);
    }
  }

  /** Takes the open question back. */
  stop(): void {
    if (!this.#stop) return;
    this.#worker?.postMessage({ kind: "stop", id: this.#asked } satisfies Ask);
    this.#stop(new BotStopped());
  }

  close(): void {
    this.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #askOnce(kind: "think" | "advise", question: Question, onProgress: (fraction: number) => void): Promise<Thought> {
    const worker = (this.#worker ??= new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module", name: "bot" }));
    const id = ++this.#asked;
    return new Promise<Thought>((resolve, reject) => {
      let timer = 0;
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.onmessage = worker.onerror = worker.onmessageerror = null;
        this.#stop = undefined;
        finish();
      };
      const fail = (reason: Error) => settle(() => reject(reason));
      const wait = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => fail(new Error("the worker is silent")), question.budget + PATIENCE_MS);
      };
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        if (data.kind === "done") settle(() => resolve({ move: data.move, opinions: data.opinions }));
        else if (data.kind === "failed") fail(new BotRefused(data.refusal, data.text));
        else {
          wait();
          onProgress(data.fraction);
        }
      };
      worker.onerror = (event) => fail(new Error(event.message));
      worker.onmessageerror = () => fail(new Error("an answer could not be read"));
      this.#stop = fail;
      wait();
      worker.postMessage({ kind, id, ...question } satisfies Ask);
    });
  }
}
