import { Chance, fold, streamSeed } from './chance.ts';

interface Timer {
  readonly at: number;
  /** Of timers of one moment, chance says which is first: the order of what is ready is not a promise. */
  readonly tie: number;
  callback: (() => void) | null;
}

/** Virtual time, order and chance. Everything that happens is a timer here, so a seed is a whole world. */
export class World {
  readonly seed: number;
  /** Timers that were due so far. */
  turns = 0;
  #now = Date.UTC(2026, 10, 19, 8);
  #trace = 0x811c9dc5;
  readonly #order: Chance;
  readonly #streams = new Map<string, Chance>();
  readonly #heap: Timer[] = [];

  constructor(seed: number) {
    this.seed = seed;
    this.#order = this.stream('order');
  }

  get now(): number {
    return this.#now;
  }

  /** What happened so far, in order, as one number. */
  get trace(): string {
    return this.#trace.toString(16).padStart(8, '0');
  }

  /** Receives every note, to read a history. */
  onNote: ((moment: number, what: string) => void) | null = null;

  note(what: string): void {
    this.onNote?.(this.#now, what);
    this.#trace = fold(`${this.#now} ${what}`, this.#trace);
  }

  stream(name: string): Chance {
    let stream = this.#streams.get(name);
    if (!stream) this.#streams.set(name, (stream = new Chance(streamSeed(this.seed, name))));
    return stream;
  }

  after(ms: number, callback: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, ms), tie: this.#order.next(), callback };
    this.#push(timer);
    return () => {
      timer.callback = null;
    };
  }

  /** Lets `ms` pass; every promise that can settle does before the next timer. */
  async run(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      // A tick comes when no promise is left that could go on: nothing here waits for the real world.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      const next = this.#earliest();
      if (!next || next.at > end) break;
      this.#pop();
      this.#now = Math.max(this.#now, next.at);
      this.turns += 1;
      next.callback?.();
    }
    this.#now = end;
  }

  #earliest(): Timer | undefined {
    while (this.#heap[0] && this.#heap[0].callback === null) this.#pop();
    return this.#heap[0];
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = heap[up];
      if (!above || !isBefore(timer, above)) break;
      heap[at] = above;
      at = up;
    }
    heap[at] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = heap[left + 1];
      const below = right && isBefore(right, heap[left] ?? right) ? left + 1 : left;
      const next = heap[below];
      if (!next || !isBefore(next, last)) break;
      heap[at] = next;
      at = below;
    }
    heap[at] = last;
  }
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.tie < b.tie);
