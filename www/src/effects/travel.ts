/**
 * Lets pieces travel instead of jump. Elements that show a piece carry `data-piece` (what it is) and `data-place`
 * (where it lies). Before a change their places are noted; after it each piece sets out from where it lay, or from the
 * place named by `data-from` if it is new.
 */
interface Spot {
  piece: string;
  place: string;
  box: DOMRect;
}

const TRAVEL_MS = 320;
const STAGGER_MS = 90;
const MOST_STAGGERED = 5;

export class Travel {
  #before: Spot[] = [];
  #origins = new Map<string, DOMRect>();

  /** Notes where everything lies. */
  note(root: Element): void {
    this.#before = spots(root).map(([spot]) => spot);
    this.#origins = new Map(
      [...root.querySelectorAll<HTMLElement>("[data-origin]")].map((element) => [element.dataset["origin"]!, element.getBoundingClientRect()]),
    );
  }

  /** Animates from what was noted to what there is now. */
  go(root: Element): void {
    if (this.#before.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const element of root.querySelectorAll("[data-piece]")) for (const under of element.getAnimations()) under.cancel();
    const left = [...this.#before];
    const take = (fits: (spot: Spot) => boolean): Spot | undefined => {
      const at = left.findIndex(fits);
      return at < 0 ? undefined : left.splice(at, 1)[0];
    };
    const now = spots(root);
    const stayed = new Map(now.map(([spot, element]) => [element, take((old) => old.piece === spot.piece && old.place === spot.place)]));
    let arrivals = 0;
    for (const [spot, element] of now) {
      const old = stayed.get(element);
      if (old) fly(element, old.box, spot.box, 0);
      else {
        const from = take((other) => other.piece === spot.piece)?.box ?? this.#origins.get(element.dataset["from"] ?? "");
        if (from?.width) fly(element, from, spot.box, STAGGER_MS * Math.min(arrivals++, MOST_STAGGERED));
      }
    }
  }
}

function spots(root: Element): [Spot, HTMLElement][] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")].map((element) => [
    { piece: element.dataset["piece"]!, place: element.dataset["place"] ?? "", box: element.getBoundingClientRect() },
    element,
  ]);
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  if (!from.width || !to.width) return;
  // on a table that is turned to the far side, right is left and down is up
  const side = element.closest("[data-turned]") ? -1 : 1;
  const dx = side * (from.left + from.width / 2 - to.left - to.width / 2);
  const dy = side * (from.top + from.height / 2 - to.top - to.height / 2);
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const scale = from.width / to.width;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: `${scale}`, zIndex: 30 },
      { translate: "0 0", scale: "1", zIndex: 30 },
    ],
    { duration: TRAVEL_MS, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
  );
}
