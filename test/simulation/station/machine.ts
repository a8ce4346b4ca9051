import type { Clock } from '#sync/ports.ts';
import type { Chance } from '../world/chance.ts';
import type { World } from '../world/world.ts';

/** A computer: its clock, which can be wrong, its sleep, in which nothing of it happens, and its cable. */
export class Machine {
  readonly name: string;
  readonly chance: Chance;
  /** How its main process keeps apart from others (see main/api/http/requestRate.ts). */
  readonly paceChance: () => number;
  lineUp = true;
  /** Look-ups of creations in doubt that its main process has under way. */
  lookingUp = 0;
  /** An await of one of its processes, where it may end. */
  atAwait: (point: string, entity: string) => void = () => undefined;
  readonly #world: World;
  #wrongBy = 0;
  #sleepsUntil = 0;
  #slept = 0;
  /** Some systems count sleep in their monotonic clock, others do not. */
  readonly #countsSleep: boolean;

  constructor(name: string, world: World) {
    this.name = name;
    this.#world = world;
    this.chance = world.stream(`machine ${name}`);
    this.paceChance = world.stream(`pace ${name}`).next;
    this.#countsSleep = this.chance.of(0.5);
  }

  get isAsleep(): boolean {
    return this.#world.now < this.#sleepsUntil;
  }

  readonly clock: Clock = {
    now: () => this.#world.now + this.#wrongBy,
    after: (ms, callback) => this.after(ms, callback),
  };

  /** How long it has been awake. */
  get awakeMs(): number {
    return this.#world.now - this.#slept + Math.max(0, this.#sleepsUntil - this.#world.now);
  }

  /** Stops in sleep, or does not; never goes back. */
  readonly monotonic = (): number => (this.#countsSleep ? this.#world.now : this.awakeMs);

  setClock(byMs: number): void {
    this.#wrongBy += byMs;
  }

  /**
   * The wall clock moves on by hours; what the service and the others do meanwhile, they do in the time that is
   * simulated.
   */
  sleep(ms: number): void {
    const until = Math.max(this.#sleepsUntil, this.#world.now + ms);
    this.#slept += until - Math.max(this.#sleepsUntil, this.#world.now);
    this.#sleepsUntil = until;
    this.setClock(8 * 3_600_000 - ms);
  }

  /** What comes due in sleep happens on waking. */
  after(ms: number, callback: () => void): () => void {
    let cancel = this.#world.after(ms, () => {
      if (!this.isAsleep) callback();
      else cancel = this.after(this.#sleepsUntil - this.#world.now, callback);
    });
    return () => cancel();
  }

  /** From one process or thread to the next: at once, soon, or late. */
  hop(late = false): Promise<void> | undefined {
    if (late) return this.pause(this.chance.between(20, 900));
    return this.isAsleep || this.chance.of(0.4) ? this.pause(this.chance.between(0, 3)) : undefined;
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }
}
