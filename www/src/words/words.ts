import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";

export const languages = ["en", "el"] as const;
export type Language = (typeof languages)[number];
export type Values = Record<string, string | number | Names>;

/** The grammatical cases that a sentence can ask for, as attributes of the names that have them. */
const CASES = ["acc", "gen"] as const;
type Case = (typeof CASES)[number];

/**
 * The words of the page. Texts come in one file per subject ("table", "guildhall", ...) and language; a file is
 * loaded when a screen first needs its subject, and again in the other language when the language changes.
 */
class Words extends EventTarget {
  language: Language = "en";
  #bundle = emptyBundle("en");
  readonly #subjects = new Set<string>();
  readonly #resources = new Map<string, Promise<FluentResource>>();

  /** Makes the texts of a subject sayable. */
  async need(subject: string): Promise<void> {
    if (this.#subjects.has(subject)) return;
    const { language } = this;
    const resource = await this.#load(language, subject);
    if (language !== this.language) return this.need(subject);
    this.#subjects.add(subject);
    this.#bundle.addResource(resource);
  }

  /** Speaks another language from now on. */
  async use(language: Language): Promise<void> {
    const resources = await Promise.all([...this.#subjects].map((subject) => this.#load(language, subject)));
    const bundle = emptyBundle(language);
    for (const resource of resources) bundle.addResource(resource);
    this.#bundle = bundle;
    this.language = language;
    this.dispatchEvent(new Event("change"));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. A key without a text is shown as it is: a test sees to it that there is none. */
  say(key: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null) : key;
  }

  /** The name behind a key in a grammatical case; where a language has no such case, as it is. */
  name(key: string, grammaticalCase?: Case): string {
    const inCase = grammaticalCase && this.#bundle.getMessage(key)?.attributes[grammaticalCase];
    return inCase ? this.#bundle.formatPattern(inCase) : this.say(key);
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(items);
  }

  #load(language: Language, subject: string): Promise<FluentResource> {
    const name = `${language}/${subject}`;
    let loading = this.#resources.get(name);
    if (!loading) {
      loading = import(`../../locales/${language}/${subject}.ftl`).then(
        (file: { default: string }) => new FluentResource(file.default),
      );
      this.#resources.set(name, loading);
    }
    return loading;
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
