/** One task after the other, so that double submits see each other and nothing decides on a state being written. */
export class Mailbox {
  #tail: Promise<unknown> = Promise.resolve();

  post<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined); // whoever posted the task hears of its failure
    return result;
  }

  /** When everything posted so far is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
