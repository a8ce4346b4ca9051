/** A keystroke must not wait: what is left to read is read after it. */
const sliceMs = 6;

/**
 * Reads on for a few milliseconds at most when asked; the rest is read after it. `read` answers false while more is left
 * than it could read before `isOver`; `more` tells who shows it that there is more to see.
 */
export class InSlices {
  private readonly read: (isOver: () => boolean) => boolean;
  private readonly more: () => void;
  private isReading = false;

  constructor(read: (isOver: () => boolean) => boolean, more: () => void) {
    this.read = read;
    this.more = more;
  }

  catchUp(): void {
    if (this.isReading) return;
    const until = performance.now() + sliceMs;
    this.isReading = !this.read(() => performance.now() >= until);
    if (this.isReading) setTimeout(() => this.goOn());
  }

  private goOn(): void {
    this.isReading = false;
    this.catchUp();
    this.more();
  }
}
