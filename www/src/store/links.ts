import type { Save } from "../engine/engine.js";
import { MOST_SAVE_BYTES, readSave, refusal } from "./save-text.js";

/** A match that came as a link, and the number of moves after which it is to be shown; none for its last position. */
export interface Linked {
  save: Save;
  at: number | null;
}

/** A link longer than this holds no match that was ever played. */
const MOST_LINK_CHARS = 400_000;
/** So little at a time is unpacked that a bomb is noticed before it has burst. */
const SLICE_BYTES = 512;

const PLACE = "#/link/";

/** Whether an address, or its fragment, holds a match. */
export const isLink = (address: string): boolean => address.includes(PLACE);

/**
 * The address that holds the whole match: its save, packed, in the fragment, which no browser sends to a server.
 * With `at` it leads to the position after so many moves. Whoever has the link has every secret of the match.
 */
export async function linkOf(save: Save, at?: number): Promise<string> {
  const packed = toBase64(await pipe(new TextEncoder().encode(JSON.stringify(save)), new CompressionStream("deflate-raw")));
  const url = new URL(location.href);
  url.search = "";
  url.hash = `${PLACE}${packed}${at === undefined ? "" : `?at=${at}`}`;
  return url.href;
}

/**
 * The match of an address or of its fragment. Only its form has been looked at: the engine says whether it can be played.
 *
 * Throws a refusal that says what is wrong with the link.
 */
export async function saveOfLink(address: string): Promise<Linked> {
  if (!isLink(address)) throw refusal("link-none");
  if (address.length > MOST_LINK_CHARS) throw refusal("link-too-long", { most: { number: MOST_LINK_CHARS } });
  const [packed = "", query] = address.slice(address.indexOf(PLACE) + PLACE.length).trim().split("?");
  const save = readSave(await unpack(packed));
  return { save, at: pointIn(query, save.moves.length) };
}

function pointIn(query: string | undefined, moves: number): number | null {
  const at = new URLSearchParams(query).get("at");
  if (at === null) return null;
  if (!/^\d{1,9}$/.test(at) || Number(at) > moves) throw refusal("link-point-beyond", { at: { text: at.slice(0, 12) }, moves: { number: moves } });
  return Number(at);
}

async function unpack(packed: string): Promise<string> {
  const stranger = /[^A-Za-z0-9_-]/.exec(packed);
  if (stranger) throw refusal("link-letter", { letter: { text: stranger[0] }, place: { number: stranger.index + 1 } });
  let bytes: Uint8Array;
  try {
    bytes = await pipe(fromBase64(packed), new DecompressionStream("deflate-raw"), MOST_SAVE_BYTES);
  } catch (thrown) {
    throw thrown instanceof TooMuch ? refusal("save-too-large", { most: { number: MOST_SAVE_BYTES / 2 ** 20 } }) : refusal("link-damaged");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refusal("link-damaged");
  }
}

class TooMuch extends Error {}

/** Sends bytes through a stream, slice by slice, and stops when more than `most` come out of it. */
async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += SLICE_BYTES)));
    },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = source.pipeThrough(through).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw new TooMuch();
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Base64 with the letters that an address may hold. */
function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
