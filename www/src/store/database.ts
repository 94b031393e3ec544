import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { storage } from "./storage.js";

interface Shelves extends DBSchema {
  matches: { key: string; value: Thing };
  results: { key: string; value: Thing };
}

interface Thing {
  id: string;
}

/** 1: matches; 2: results too. */
const VERSION = 2;

let opening: Promise<IDBPDatabase<Shelves>> | undefined;

function open(): Promise<IDBPDatabase<Shelves>> {
  return (opening ??= new Promise<IDBPDatabase<Shelves>>((resolve, reject) => {
    openDB<Shelves>("trapezi", VERSION, {
      upgrade(db, from) {
        if (from < 1) db.createObjectStore("matches", { keyPath: "id" });
        if (from < 2) db.createObjectStore("results", { keyPath: "id" });
      },
      blocked: () => reject(new DOMException("an older page holds the database", "BlockedError")),
      // a newer page waits for this one to let go
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => (opening = undefined),
    }).then(resolve, reject);
  }).catch((thrown: unknown) => {
    opening = undefined;
    throw thrown;
  }));
}

/**
 * One kind of things that this browser keeps. What it will not keep lives on in memory, as long as the page, and
 * `storage` tells so; nothing that was put here is ever missing from what is read here.
 */
export class Shelf<T extends Thing> {
  /** What the database did not take: things, and null for what should be gone. */
  readonly #unkept = new Map<string, T | null>();

  constructor(readonly name: "matches" | "results") {}

  async all(): Promise<T[]> {
    const kept = await this.#try((db) => db.getAll(this.name), []);
    const rest = kept.filter(({ id }) => !this.#unkept.has(id)) as T[];
    return [...rest, ...[...this.#unkept.values()].filter((thing) => thing !== null)];
  }

  async get(id: string): Promise<T | undefined> {
    const unkept = this.#unkept.get(id);
    if (unkept !== undefined) return unkept ?? undefined;
    return (await this.#try((db) => db.get(this.name, id), undefined)) as T | undefined;
  }

  /** Puts what `change` makes of the thing that is there; two pages that change one thing do so one after the other. */
  async change(id: string, change: (before: T | undefined) => T | undefined): Promise<void> {
    const unkept = this.#unkept.get(id);
    let after: T | undefined;
    try {
      const tx = (await open()).transaction(this.name, "readwrite");
      tx.done.catch(() => undefined); // it fails together with the request that is awaited
      const before = unkept === undefined ? ((await tx.store.get(id)) as T | undefined) : (unkept ?? undefined);
      after = change(before);
      if (after) await tx.store.put(after);
      else await tx.store.delete(id);
      await tx.done;
      this.#unkept.delete(id);
    } catch (thrown) {
      this.#unkept.set(id, after ?? change(unkept ?? undefined) ?? null);
      storage.failed(thrown);
      return;
    }
    // the door is open (again): in with the rest
    const [left] = this.#unkept;
    if (left) await this.change(left[0], () => left[1] ?? undefined);
    else storage.recovered();
  }

  put(thing: T): Promise<void> {
    return this.change(thing.id, () => thing);
  }

  delete(id: string): Promise<void> {
    return this.change(id, () => undefined);
  }

  async #try<R>(read: (db: IDBPDatabase<Shelves>) => Promise<R>, otherwise: R): Promise<R> {
    try {
      return await read(await open());
    } catch (thrown) {
      storage.failed(thrown);
      return otherwise;
    }
  }
}
