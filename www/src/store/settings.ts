import { paces, type Pace } from "../table/pace.js";
import { languages, type Language } from "../words/words.js";

export type Theme = "light" | "dark";

interface Choices {
  language: Language;
  theme: Theme;
  pace: Pace;
}

const KEY = "trapezi-settings";

/** What a person chose for this device. It speaks up ("change") when a choice changes. */
class Settings extends EventTarget {
  readonly #choices: Choices = { ...fitting(), ...stored() };

  get language(): Language {
    return this.#choices.language;
  }

  get theme(): Theme {
    return this.#choices.theme;
  }

  get pace(): Pace {
    return this.#choices.pace;
  }

  choose(choices: Partial<Choices>): void {
    Object.assign(this.#choices, choices);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // a browser that keeps nothing still lets people play
    }
    this.dispatchEvent(new Event("change"));
  }
}

/** What fits this browser when nothing was chosen yet. */
function fitting(): Choices {
  return {
    language: navigator.language.startsWith("el") ? "el" : "en",
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    pace: "normal",
  };
}

function stored(): Partial<Choices> {
  try {
    const { language, theme, pace } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
    return {
      ...(languages.includes(language as Language) ? { language: language as Language } : {}),
      ...(theme === "light" || theme === "dark" ? { theme } : {}),
      ...(paces.includes(pace as Pace) ? { pace: pace as Pace } : {}),
    };
  } catch {
    return {};
  }
}

export const settings = new Settings();
