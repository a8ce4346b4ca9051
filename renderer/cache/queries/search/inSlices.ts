/** A keystroke must not wait: the remaining rows are parsed after it. Milliseconds. */
const sliceMs = 6;
/** Until all rows are parsed, the screens are notified of more at most this often. Milliseconds. */
const notifyEvery = 300;

/**
 * Parses rows for a few milliseconds at a time; the rest follows later. `read` returns false while rows are left when
 * `isOver`; `more` notifies the screens that there is more to show.
 */
export class InSlices {
  private readonly read: (isOver: () => boolean) => boolean;
  private readonly more: () => void;
  private reading = false;
  private notifiedAt = 0;

  constructor(read: (isOver: () => boolean) => boolean, more: () => void) {
    this.read = read;
    this.more = more;
  }

  get isReading(): boolean {
    return this.reading;
  }

  catchUp(): void {
    if (this.reading) return;
    this.reading = !this.slice();
    if (!this.reading) return;
    this.notifiedAt = performance.now();
    setTimeout(() => this.goOn());
  }

  private slice(): boolean {
    const until = performance.now() + sliceMs;
    return this.read(() => performance.now() >= until);
  }

  /** The screens are notified in a task of its own: what they draw may take longer than a slice. */
  private goOn(): void {
    const isLeft = !this.slice();
    this.reading = isLeft;
    if (!isLeft || performance.now() - this.notifiedAt >= notifyEvery) setTimeout(() => this.notify(isLeft));
    else setTimeout(() => this.goOn());
  }

  /** `isLeft`: of the chain that notifies; a screen may have begun another one meanwhile. */
  private notify(isLeft: boolean): void {
    this.notifiedAt = performance.now();
    if (isLeft) setTimeout(() => this.goOn());
    this.more();
  }
}
