/** The last entries that were pushed, up to a capacity. Every push costs the same. */
export class Ring<Entry> {
  readonly #capacity: number;
  readonly #slots: Entry[] = [];
  /** Slot of the oldest entry, once every slot is in use. */
  #oldest = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  push(entry: Entry): void {
    if (this.#slots.length < this.#capacity) {
      this.#slots.push(entry);
      return;
    }
    this.#slots[this.#oldest] = entry;
    this.#oldest = (this.#oldest + 1) % this.#capacity;
  }

  /** Oldest first. */
  entries(): readonly Entry[] {
    return [...this.#slots.slice(this.#oldest), ...this.#slots.slice(0, this.#oldest)];
  }
}
