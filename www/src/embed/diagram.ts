import type { Telling } from "./telling.js";
import { Embedded } from "./embedded.js";
import { jsonIn, Unreadable } from "./unreadable.js";

/** `<trapezi-diagram scenario="my-rule.json">`: a position that explains a rule, step by step. Nothing else can be touched. */
export class TrapeziDiagram extends Embedded {
  static override observedAttributes = [...Embedded.observedAttributes, "scenario", "viewer"];

  #telling: Telling | undefined;
  /** Grows with each change of what is told, so that a slower answer from before is left out. */
  #course = 0;

  override disconnectedCallback(): void {
    this.#telling?.close();
    super.disconnectedCallback();
  }

  protected override async furnishRoom(): Promise<void> {
    const course = ++this.#course;
    this.#telling?.close();
    const [{ Telling }, scenario] = await Promise.all([import("./telling.js"), this.#scenario(), this.speak()]);
    const telling = await Telling.of(scenario, this.#viewer(), { settings: this.choices, room: this.room, show: (content) => this.show(content) });
    if (course === this.#course && this.isConnected) (this.#telling = telling).open();
  }

  #viewer(): number | null {
    const viewer = this.getAttribute("viewer");
    if (viewer !== null && !/^\d$/.test(viewer)) throw new Unreadable("viewer", viewer);
    return viewer === null ? null : Number(viewer);
  }

  async #scenario(): Promise<unknown> {
    const address = this.getAttribute("scenario");
    if (address === null) return jsonIn("scenario", this.querySelector("script[type='application/json']")?.textContent ?? "");
    const response = await fetch(new URL(address, document.baseURI)).catch(() => null);
    if (!response?.ok) throw new Unreadable("scenario", address);
    return response.json().catch(() => {
      throw new Unreadable("scenario", address);
    });
  }
}

customElements.define("trapezi-diagram", TrapeziDiagram);
