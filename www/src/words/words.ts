import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

export const languages = ["en", "el"] as const;
export type Language = (typeof languages)[number];
export type Values = Record<string, string | number | Names>;

/** The grammatical cases that a sentence can ask for, as attributes of the names that have them. */
const CASES = ["acc", "gen"] as const;
type Case = (typeof CASES)[number];

/**
 * The words of the page. Texts come in one file per subject ("table", "guildhall", ...) and language; a file is
 * loaded when a screen first needs its subject, in each language that is spoken. On another site's page several
 * languages may be spoken at once: whoever draws says in which one it does.
 */
class Words extends EventTarget {
  /** What is spoken now: the page's language, or the one of the piece that is being drawn. */
  language: Language = "en";
  readonly #bundles = new Map<Language, FluentBundle>();
  readonly #learnt = new Set<Language>();
  readonly #subjects = new Set<string>();
  readonly #fills = new Map<string, Promise<void>>();

  /** Makes the texts of a subject sayable. */
  async need(subject: string): Promise<void> {
    this.#subjects.add(subject);
    try {
      await Promise.all([...this.#bundles.keys()].map((language) => this.#fill(language, subject)));
    } catch (thrown) {
      this.#subjects.delete(subject); // no language that is learnt later has to wait for it
      throw thrown;
    }
  }

  /** Makes sayable what is written on a game's box: its title and options, and where a match of it stands. */
  needBox(game: string): Promise<void> {
    return this.need(`${game}-box`);
  }

  /** Makes all texts of a game sayable. */
  async needGame(game: string): Promise<void> {
    await Promise.all([this.needBox(game), this.need(game)]);
  }

  /** Makes a language sayable, and tells all who have spoken. */
  async learn(language: Language): Promise<void> {
    if (!this.#bundles.has(language)) this.#bundles.set(language, emptyBundle(language));
    await Promise.all([...this.#subjects].map((subject) => this.#fill(language, subject)));
    this.#learnt.add(language);
    this.dispatchEvent(new Event("change"));
  }

  /** The page speaks another language from now on. */
  async use(language: Language): Promise<void> {
    await this.learn(language);
    this.language = language;
    this.dispatchEvent(new Event("change"));
  }

  /** Does something in a language, once it is sayable; until then in the one spoken before. */
  speaking<T>(language: Language, act: () => T): T {
    const before = this.language;
    if (this.#learnt.has(language)) this.language = language;
    try {
      return act();
    } finally {
      this.language = before;
    }
  }

  has(key: string): boolean {
    return this.#bundles.get(this.language)?.hasMessage(key) ?? false;
  }

  /** The text of a key. A key without a text is shown as it is: a test sees to it that there is none. */
  say(key: string, values?: Values): string {
    const bundle = this.#bundles.get(this.language);
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, values ?? null) : key;
  }

  /** The name behind a key in a grammatical case; where a language has no such case, as it is. */
  name(key: string, grammaticalCase?: Case): string {
    const bundle = this.#bundles.get(this.language);
    const inCase = grammaticalCase && bundle?.getMessage(key)?.attributes[grammaticalCase];
    return bundle && inCase ? bundle.formatPattern(inCase) : this.say(key);
  }

  list(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(items);
  }

  /** Puts a file of texts into its language, once; after a failure it may be tried again. */
  #fill(language: Language, subject: string): Promise<void> {
    const name = `${language}/${subject}`;
    let filling = this.#fills.get(name);
    if (!filling) {
      filling = import(`../../locales/${language}/${subject}.ftl`).then((file: { default: string }) => {
        this.#bundles.get(language)!.addResource(new FluentResource(file.default));
      });
      this.#fills.set(name, filling);
      filling.catch(() => this.#fills.delete(name));
    }
    return filling;
  }
}

/** Names of things in a sentence: `{ $card }` says them as they are, `{ ACC($card) }` in the accusative. */
export class Names extends FluentType<readonly string[]> {
  toString(): string {
    return this.in();
  }

  in(grammaticalCase?: Case): string {
    return words.list(this.value.map((key) => words.name(key, grammaticalCase)));
  }
}

function emptyBundle(language: Language): FluentBundle {
  const inCase = (grammaticalCase: Case): FluentFunction => ([name]): FluentValue => (name instanceof Names ? name.in(grammaticalCase) : name ?? "");
  const functions = Object.fromEntries(CASES.map((one) => [one.toUpperCase(), inCase(one)]));
  return new FluentBundle(language, { useIsolating: false, functions });
}

export const words = new Words();
export const say = (key: string, values?: Values): string => words.say(key, values);
