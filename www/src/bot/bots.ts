import type { Level, OpinionView, Refusal } from "../engine/engine.js";
import { openWorker } from "./open-worker.js";
import type { Answer, Ask, Judgement, ReviewOrder } from "./protocol.js";

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

/** A worker that thinks says so many times a second: one that is silent for so long is lost. */
const PATIENCE_MS = 6000;
/** What a new worker gets beyond it, to load what it needs. */
const START_MS = 20_000;

/**
 * The page's side of the bots. Tablets end background workers without a word, so a worker that fails or falls
 * silent is replaced and asked once more; nothing is lost, since every question carries the whole match.
 */
export class Bots {
  #worker: Worker | undefined;
  /** Whether this worker has ever answered. */
  #proven = false;
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

  /**
   * Judges decisions of a match, one after the other; `onJudged` gets each, or nothing where there was no choice.
   * What was judged before a worker got lost is not judged again.
   */
  async review(save: string, order: ReviewOrder, onJudged: (no: number, judgement: Judgement | null) => void): Promise<void> {
    this.stop();
    const open = new Set(order.numbers);
    const judged = (no: number, judgement: Judgement | null) => {
      open.delete(no);
      onJudged(no, judgement);
    };
    try {
      await this.#reviewOnce(save, order, judged);
    } catch (thrown) {
      if (thrown instanceof BotRefused || thrown instanceof BotStopped) throw thrown;
      this.close();
      await this.#reviewOnce(save, { ...order, numbers: [...open] }, judged);
    }
  }

  /** Takes the open question back. */
  stop(): void {
    if (!this.#stop) return;
    this.#worker?.postMessage({ kind: "stop", id: this.#asked } satisfies Ask);
    this.#stop(new BotStopped());
  }

  /** Has the open question answered with what was found so far. */
  hurry(): void {
    if (this.#stop) this.#worker?.postMessage({ kind: "hurry", id: this.#asked } satisfies Ask);
  }

  close(): void {
    this.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#proven = false;
  }

  #askOnce(kind: "think" | "advise", question: Question, onProgress: (fraction: number) => void): Promise<Thought> {
    return this.#converse((id) => ({ kind, id, ...question }), PATIENCE_MS, (data, settle) => {
      if (data.kind === "done") settle({ move: data.move, opinions: data.opinions });
      else if (data.kind === "progress") onProgress(data.fraction);
    });
  }

  #reviewOnce(save: string, order: ReviewOrder, onJudged: (no: number, judgement: Judgement | null) => void): Promise<void> {
    return this.#converse((id) => ({ kind: "review", id, save, ...order }), order.budget + PATIENCE_MS, (data, settle) => {
      if (data.kind === "judged") onJudged(data.no, data.judgement);
      else if (data.kind === "reviewed") settle();
    });
  }

  /** Asks the worker, and hears it until it has settled the question, fails, or is silent for too long. */
  #converse<T>(ask: (id: number) => Ask, patience: number, hear: (answer: Answer, settle: (result: T) => void) => void): Promise<T> {
    const worker = (this.#worker ??= openWorker(new URL("./bot.worker.ts", import.meta.url), { type: "module", name: "bot" }));
    const id = ++this.#asked;
    return new Promise<T>((resolve, reject) => {
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
        timer = window.setTimeout(() => fail(new Error("the worker is silent")), patience + (this.#proven ? 0 : START_MS));
      };
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        this.#proven = true;
        wait();
        if (data.kind === "failed") fail(new BotRefused(data.refusal, data.text));
        else hear(data, (result) => settle(() => resolve(result)));
      };
      worker.onerror = (event) => fail(new Error(event.message));
      worker.onmessageerror = () => fail(new Error("an answer could not be read"));
      this.#stop = fail;
      wait();
      worker.postMessage(ask(id));
    });
  }
}
