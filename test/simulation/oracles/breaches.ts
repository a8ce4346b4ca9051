/** What the invariants forbid and happened all the same. */
export class Breaches {
  readonly #found = new Map<string, string>();

  /** `rule` is the number of an invariant; words are made only when they are needed. */
  expect(rule: string, holds: boolean, words: () => string): void {
    if (!holds) this.add(rule, words());
  }

  add(rule: string, words: string): void {
    this.#found.set(`${rule}: ${words}`, rule);
  }

  get all(): readonly string[] {
    return [...this.#found.keys()];
  }
}
