/** Requests are no longer spaced below this many ms, and never further apart than this (I24). */
const shortestMs = 40;
const longestMs = 30_000;
/** The requests of one step follow one another at this distance at most: its read must not get old (I10). */
const followMs = 1_050;
/** A step's requests leave before their turn. So much is made up for by the next step. */
const mostOwed = 6;

/**
 * A choice, made by playing fleets of 4 to 200 (test/simulation/README.md). Times in ms; others are factors and
 * numbers.
 */
const first = {
  /**
   * What the last second accepted is this workstation's part of the service's rate; some distance is left for chance.
   */
  ofAccepted: 1.2,
  /** The guess where the service accepted one request of the last second, as it does of each of 25 at 25 a second. */
  afterOneMs: 1_300,
  /** The guess where it accepted none: there are more workstations than the requests that it takes in a second. */
  afterNoneMs: 5_200,
  /** Until so many were accepted in a row the guess is not confirmed, and a busy answer changes it much. */
  confirmedBy: 4,
  /** A guess from several accepted requests was less wrong than one from a single one or none. */
  wrong: 0.6,
  wrongByFar: 0.2,
};
/** Where workstations that were refused together come back: so many of their spacings, at random. */
const spread = { first: 1.5, later: 3 };
/** A confirmed rate changes little with a busy answer: all see the same service, and should stay near one another. */
const later = 0.9;
/**
 * Beyond it the rate rises with the time since the last busy answer, steeply in the end. That time counts in
 * `firstSpacings`, later by age, which is the same for all workstations: a slow one gains on a fast one. Below `ofAge /
 * age` it rises up to `catchUp` times as much.
 */
const rise = { firstSpacings: 40, ofAge: 0.15, oldestMs: 600_000, power: 1.5, slowOfAge: 12, catchUp: 2 };

/** Spaces this workstation's requests, learned from its own busy answers (R5.7). Monotonic ms; rates per ms. */
export class RequestRate {
  /** The rate right after the last busy answer; null: requests are not spaced. */
  #rate: number | null = null;
  #firstSpacing = 0;
  #busySince = 0;
  /** When the pause of the last busy answer ended. */
  #calmSince = 0;
  /** The rate becomes e times as high in about this time. */
  #risesIn = 1;
  /** Accepted since the last busy answer. */
  #inARow = 0;
  #isConfirmed = false;
  /** When the next step may begin. */
  #nextAt = -Infinity;
  #lastLeftAt = -Infinity;
  /** When requests were accepted in the last second, oldest first. */
  #accepted: number[] = [];

  /** When a request may leave. `follows`: it belongs to a step that was begun. */
  dueAt(now: number, follows: boolean): number {
    const spacing = this.#spacingAt(now);
    if (spacing === 0) return -Infinity;
    return follows ? this.#lastLeftAt + Math.min(spacing, followMs) : this.#nextAt;
  }

  left(now: number): void {
    const spacing = this.#spacingAt(now);
    this.#lastLeftAt = now;
    this.#nextAt = Math.max(this.#nextAt, now - mostOwed * spacing) + spacing;
  }

  accepted(now: number): void {
    this.#inARow += 1;
    if (this.#inARow >= first.confirmedBy) this.#isConfirmed = true;
    this.#accepted = [...this.#accepted.filter((at) => now - at < 1_000), now];
  }

  /** It was busy for a request that left after the last such answer, and asks for a pause of so many ms. */
  refused(now: number, pauseMs: number, chance: number): void {
    // Ends the spacing where the rate rose that far.
    this.#spacingAt(now);
    this.#rate = Math.max(this.#rate === null ? this.#begin(now) : this.#corrected(this.#rate), 1 / longestMs);
    const age = Math.min(now - this.#busySince, rise.oldestMs);
    this.#risesIn = rise.firstSpacings * this.#firstSpacing + rise.ofAge * age;
    this.#calmSince = now + pauseMs;
    this.#inARow = 0;
    this.#nextAt = this.#calmSince + (chance * (this.#isConfirmed ? spread.later : spread.first)) / this.#rate;
  }

  /** The first rate, from what the last second accepted. */
  #begin(now: number): number {
    const count = this.#accepted.filter((at) => now - at < 1_000).length;
    const few = count === 0 ? first.afterNoneMs : first.afterOneMs;
    const spacing = count > 1 ? (first.ofAccepted * 1_000) / count : few;
    this.#firstSpacing = Math.min(spacing, first.afterOneMs);
    this.#busySince = now;
    this.#isConfirmed = false;
    return 1 / spacing;
  }

  #corrected(rate: number): number {
    if (!this.#isConfirmed) return rate * (rate * first.afterOneMs > 1.1 ? first.wrong : first.wrongByFar);
    return rate * later;
  }

  #spacingAt(now: number): number {
    if (this.#rate === null) return 0;
    const risen = Math.exp((Math.max(0, now - this.#calmSince) / this.#risesIn) ** rise.power) - 1;
    const slow = rise.slowOfAge / (now - this.#busySince + 1);
    const step = Math.max(this.#rate, Math.min(slow, rise.catchUp * this.#rate));
    const spacing = 1 / (this.#rate + risen * step);
    if (spacing >= shortestMs) return spacing;
    this.#rate = null;
    return 0;
  }
}
