/** Where in the rules somebody is: at a clause, or before what a search has found. */
export interface Place {
  clause: string;
  query: string;
}

/** The way that was taken through the rules, back and forward. */
export class Trail {
  #places: Place[] = [{ clause: "", query: "" }];
  #at = 0;

  get here(): Place {
    return this.#places[this.#at]!;
  }

  get hasBack(): boolean {
    return this.#at > 0;
  }

  get hasForward(): boolean {
    return this.#at < this.#places.length - 1;
  }

  /** Goes somewhere new; what lay ahead is forgotten. */
  go(place: Place): void {
    this.#places = [...this.#places.slice(0, this.#at + 1), place];
    this.#at++;
  }

  /** Changes where one is without leaving a trace. */
  amend(place: Partial<Place>): void {
    this.#places[this.#at] = { ...this.here, ...place };
  }

  step(by: 1 | -1): void {
    this.#at = Math.min(Math.max(this.#at + by, 0), this.#places.length - 1);
  }
}
