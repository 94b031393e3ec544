import { words } from "../words/words.js";

/** A part of the table that comes, with its words, when it is first needed: nobody needs it to play. */
export class Lazy<T> {
  #loaded: T | undefined;
  #loading: Promise<T> | undefined;
  readonly #load: () => Promise<T>;
  readonly #subject: string;

  constructor(subject: string, load: () => Promise<T>) {
    this.#subject = subject;
    this.#load = load;
  }

  /** The part if it is there. */
  get now(): T | undefined {
    return this.#loaded;
  }

  async ready(): Promise<T> {
    try {
      return await (this.#loading ??= this.#fetch());
    } catch (thrown) {
      this.#loading = undefined; // a line that was down may be up again next time
      throw thrown;
    }
  }

  async #fetch(): Promise<T> {
    const [loaded] = await Promise.all([this.#load(), words.need(this.#subject)]);
    this.#loaded = loaded;
    return loaded;
  }
}
