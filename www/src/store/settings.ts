import { paces, type Pace } from "../match/pace.js";
import { languages, type Language } from "../words/words.js";
import { recall, remember } from "./small.js";

export type Theme = "light" | "dark";

export interface Choices {
  language: Language;
  theme: Theme;
  pace: Pace;
  /** Whether the end of a turn is confirmed before it is played. */
  confirmTurns: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether the screen stays awake during a match. */
  awake: boolean;
}

const SWITCHES = ["confirmTurns", "sound", "awake"] as const;
const KEY = "trapezi-settings";

/** What a person chose. It speaks up ("change") when a choice changes. */
export class Settings extends EventTarget {
  readonly #choices: Choices;
  readonly #keep: (choices: Choices) => void;

  /** With `keep` the choices outlive this visit. */
  constructor(choices: Partial<Choices> = {}, keep: (choices: Choices) => void = () => undefined) {
    super();
    this.#choices = { ...fitting(), ...choices };
    this.#keep = keep;
  }

  get language(): Language {
    return this.#choices.language;
  }

  get theme(): Theme {
    return this.#choices.theme;
  }

  get pace(): Pace {
    return this.#choices.pace;
  }

  get confirmTurns(): boolean {
    return this.#choices.confirmTurns;
  }

  get sound(): boolean {
    return this.#choices.sound;
  }

  get volume(): number {
    return this.#choices.volume;
  }

  get awake(): boolean {
    return this.#choices.awake;
  }

  choose(choices: Partial<Choices>): void {
    Object.assign(this.#choices, choices);
    this.#keep(this.#choices);
    this.dispatchEvent(new Event("change"));
  }
}

/** What fits this browser when nothing was chosen yet. */
function fitting(): Choices {
  return {
    language: navigator.language.startsWith("el") ? "el" : "en",
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    pace: "normal",
    confirmTurns: false,
    sound: false,
    volume: 0.5,
    awake: true,
  };
}

function stored(): Partial<Choices> {
  const { language, theme, pace, volume, ...switches } = (recall(KEY) ?? {}) as Partial<Choices>;
  return {
    ...(languages.includes(language as Language) ? { language: language as Language } : {}),
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
    ...(paces.includes(pace as Pace) ? { pace: pace as Pace } : {}),
    ...(typeof volume === "number" && volume >= 0 && volume <= 1 ? { volume } : {}),
    ...Object.fromEntries(SWITCHES.filter((name) => typeof switches[name] === "boolean").map((name) => [name, switches[name]])),
  };
}

/** What was chosen for this device. */
export const settings = new Settings(stored(), (choices) => remember(KEY, choices));
