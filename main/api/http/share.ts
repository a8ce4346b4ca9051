/** Requests are no longer spaced below this many ms, and never further apart than this (I24). */
const shortestMs = 50;
const longestMs = 30_000;
/** The first spacing, in ms, where one request or none was accepted in the second before the busy answer. */
const afterOneMs = 2_000;
const afterNoneMs = 3_000;
/** What a busy answer makes of the spacing: with nothing accepted since the one before, and otherwise. */
const again = 2;
const once = 1.5;
/** The requests of one step follow one another at this distance at most: its read must not get old (I10). */
const followMs = 650;
/** A step's requests leave before their turn. So much is made up for by the next step. */
const mostOwed = 6;
/** After a busy answer, new work waits for up to so many spacings: workstations that were refused together part. */
const spread = 1.5;
const longestJitterMs = 4_000;
/**
 * The rate rises by time and not by request, so that a slow workstation gains on a fast one: the more slowly, the
 * longer the service has been busy, and faster with every stretch of time in which it could have been refused and was
 * not. In ms and as factors, chosen by playing fleets of 4 to 200 (test/simulation/README.md).
 */
const rise = {
  ofAge: 1.6,
  youngestMs: 15_000,
  oldestMs: 600_000,
  faster: 2.1,
  mostTimes: 6,
  afterSpacings: 6.4,
  afterOfAge: 0.09,
};

/**
 * What this workstation takes of a service that many may use at once, learned from its own busy answers alone (R5.7):
 * how far apart its requests are. All times are monotonic ms.
 */
export class Share {
  /** 0: requests are not spaced. As it was at `#knownAt`. */
  #spacing = 0;
  #knownAt = 0;
  #busySince = 0;
  #refusedAt = 0;
  /** When the next step may begin. */
  #turnAt = -Infinity;
  #lastLeftAt = -Infinity;
  /** When requests were accepted in the last second, oldest first. */
  #accepted: number[] = [];
  #acceptedSince = false;

  /** When a request may leave. `follows`: it belongs to a step that was begun. */
  dueAt(now: number, follows: boolean): number {
    const spacing = this.#spacingAt(now);
    if (spacing === 0) return -Infinity;
    return follows ? this.#lastLeftAt + Math.min(spacing, followMs) : this.#turnAt;
  }

  left(now: number): void {
    const spacing = this.#spacingAt(now);
    this.#lastLeftAt = now;
    this.#turnAt = Math.max(this.#turnAt, now - mostOwed * spacing) + spacing;
  }

  accepted(now: number): void {
    this.#acceptedSince = true;
    this.#accepted = [...this.#accepted.filter((at) => now - at < 1_000), now];
  }

  /** It was busy for a request that left after the last such answer. Returns how long nothing leaves, in ms. */
  refused(now: number, pauseMs: number, chance: number): number {
    const spacing = this.#spacingAt(now);
    if (spacing === 0) this.#busySince = now;
    const wider = spacing === 0 ? this.#firstSpacing(now) : spacing * (this.#acceptedSince ? once : again);
    this.#spacing = Math.min(wider, longestMs);
    this.#refusedAt = now;
    this.#acceptedSince = false;
    this.#turnAt = now + pauseMs + chance * spread * this.#spacing;
    return pauseMs + chance * Math.min(longestJitterMs, this.#spacing);
  }

  #firstSpacing(now: number): number {
    const count = this.#accepted.filter((at) => now - at < 1_000).length;
    if (count === 0) return afterNoneMs;
    return count === 1 ? afterOneMs : 1_000 / count;
  }

  #spacingAt(now: number): number {
    if (this.#spacing > 0 && now > this.#knownAt) {
      const age = Math.min(now - this.#busySince + rise.youngestMs, rise.oldestMs);
      const stretch = rise.afterSpacings * this.#spacing + rise.afterOfAge * age;
      const stretches = Math.min(rise.mostTimes, Math.floor((now - this.#refusedAt) / stretch));
      const perMs = (rise.ofAge * rise.faster ** stretches) / age;
      this.#spacing *= Math.exp(-perMs * (now - this.#knownAt));
      if (this.#spacing < shortestMs) this.#spacing = 0;
    }
    this.#knownAt = now;
    return this.#spacing;
  }
}
