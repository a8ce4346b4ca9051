/** At most so many at once; the others wait their turn in order (R5.7). */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves with what gives the place back; giving it back twice counts once. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }

  async hold<Result>(work: () => Promise<Result>): Promise<Result> {
    const giveBack = await this.take();
    try {
      return await work();
    } finally {
      giveBack();
    }
  }
}
