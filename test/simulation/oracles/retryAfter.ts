import type { Exchange, Line } from '../service/line.ts';
import type { Reply } from '../service/server.ts';
import type { World } from '../world/world.ts';
import type { Breaches } from './breaches.ts';

/** A process that received Retry-After sends nothing to the service until then (R3.5). */
export class RetryAfter {
  readonly #world: World;
  readonly #breaches: Breaches;
  /** From when to when each main process sends nothing, in ms of the world. */
  readonly #pauses = new WeakMap<Line, { readonly from: number; readonly until: number }>();

  constructor(world: World, breaches: Breaches) {
    this.#world = world;
    this.#breaches = breaches;
  }

  answered({ line }: Exchange, { waitMs }: Reply): void {
    if (waitMs === undefined) return;
    const from = this.#world.now;
    const until = Math.max(from + waitMs, this.#pauses.get(line)?.until ?? 0);
    this.#pauses.set(line, { from, until });
  }

  /** What was handed to the network before the answer came is on its way. */
  leaves({ line, openedAt, op, entity }: Exchange): void {
    const pause = this.#pauses.get(line);
    const isEarly = pause !== undefined && openedAt > pause.from && openedAt < pause.until;
    this.#breaches.expect(
      'R3.5',
      !isEarly,
      () =>
        `${line.machine.name} ${op} ${entity} left ${(pause?.until ?? 0) - openedAt} ms before the time that the service asked for`,
    );
  }
}
