import type { Match } from "../match/match.js";
import type { Settings } from "../store/settings.js";

/** A sound: its tones one after another, in hertz, how long each rings, and how hard it begins. */
interface Sound {
  tones: readonly number[];
  ring: number;
  every: number;
  wave: OscillatorType;
}

const MOVE: Sound = { tones: [190], ring: 0.07, every: 0, wave: "triangle" };
const YOUR_TURN: Sound = { tones: [392, 523], ring: 0.35, every: 0.13, wave: "sine" };
const END: Sound = { tones: [392, 494, 587, 784], ring: 0.6, every: 0.16, wave: "sine" };

/** A knock of wood for a move, two tones for a person's turn, four at the end; made here, not recorded. */
export class Sounds {
  readonly #settings: Settings;
  #context: AudioContext | undefined;
  #moves = -1;
  #asked: number | null = null;
  #over = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Listens to what has changed in a match. The first time it only looks. */
  follow({ reply, asked }: Match): void {
    const first = this.#moves < 0;
    const moved = reply.moves_played > this.#moves && reply.journal.length > 0;
    const turn = asked !== null && asked !== this.#asked;
    const ended = reply.over && !this.#over;
    this.#moves = reply.moves_played;
    this.#asked = asked;
    this.#over = reply.over;
    if (first || !this.#settings.sound) return;
    if (ended) this.#play(END);
    else if (turn) this.#play(YOUR_TURN);
    else if (moved) this.#play(MOVE);
  }

  close(): void {
    void this.#context?.close();
  }

  #play({ tones, ring, every, wave }: Sound): void {
    const context = (this.#context ??= new AudioContext());
    tones.forEach((hertz, i) => {
      const at = context.currentTime + i * every;
      const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
      const loud = new GainNode(context, { gain: 0 });
      tone.frequency.exponentialRampToValueAtTime(hertz * (wave === "triangle" ? 0.5 : 1), at + ring);
      loud.gain.setValueAtTime(this.#settings.volume * 0.4, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + ring);
      tone.connect(loud).connect(context.destination);
      tone.start(at);
      tone.stop(at + ring);
    });
  }
}
