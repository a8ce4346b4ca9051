import { objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import type { Exchange } from '../service/line.ts';
import { valuesOf } from '../service/values.ts';
import type { Machine } from '../station/machine.ts';
import type { Profile } from '../station/profile.ts';
import type { Breaches } from './breaches.ts';

export const holdMs = 1_500;

/** A unit whose key presses are held. */
const unit = 'Debut+Fin';

interface Press {
  readonly profile: Profile;
  readonly value: string;
  readonly machine: Machine;
  /** By the machine's wall clock, and by how much that differed from its monotonic clock. */
  readonly at: number;
  readonly clockError: number;
}

/**
 * Checks series of key presses, each stored at once and sent only when no further one follows: a value that the next
 * press replaced before it left never leaves, and the last one waits for its pause (I8). That the last one arrives is
 * the ledger's (I2).
 */
export class Held {
  readonly #breaches: Breaches;
  /** The latest press of each profile, while the user may press again. */
  readonly #pressed = new Map<Profile, Press>();
  readonly #replaced = new Map<Profile, Set<string>>();
  readonly #left = new Map<Profile, Set<string>>();

  constructor(breaches: Breaches) {
    this.#breaches = breaches;
  }

  pressed(profile: Profile, value: string, machine: Machine): void {
    const at = machine.clock.now();
    this.#pressed.set(profile, { profile, value, machine, at, clockError: at - machine.monotonic() });
  }

  /** The next press was stored: the value before it is gone, unless it left or is in another step. */
  stored(profile: Profile, before: string): void {
    const isElsewhere = profile.steps.some((step) => valueIn(step) === before);
    if (!isElsewhere && !this.#left.get(profile)?.has(before)) added(this.#replaced, profile, before);
  }

  /** The user stopped, or did something else. */
  ended(profile: Profile): void {
    this.#pressed.delete(profile);
  }

  leaves({ entity, request }: Exchange, profile: Profile): void {
    if (entity !== 'Planification' || request.body === undefined) return;
    const value = valuesOf(entity, request.body as RawJson).get(unit); // made by the core, or spliced by main
    if (value === undefined) return;
    const isReplaced = this.#replaced.get(profile)?.has(value) ?? false;
    this.#breaches.expect(
      'I8',
      profile.forgot || !isReplaced,
      () => `${profile.name}: ${value} left though the next key press had replaced it`,
    );
    const press = this.#pressed.get(profile);
    added(this.#left, profile, value);
    if (press?.value !== value) return;
    const { machine, at, clockError } = press;
    const now = machine.clock.now();
    const isClockSet = Math.abs(now - machine.monotonic() - clockError) > 0;
    this.#breaches.expect(
      'I8',
      isClockSet || now - at >= holdMs,
      () => `${profile.name}: ${value} left ${now - at} ms after the key press`,
    );
  }
}

/** The moments that a step asks for. */
function valueIn({ entity, body, changes }: Step): string | undefined {
  if (entity !== 'Planification') return undefined;
  return valuesOf(
    entity,
    body ?? objectOf(changes.flatMap(({ field, mine }) => (mine === null ? [] : [[field, mine]]))),
  ).get(unit);
}

function added(values: Map<Profile, Set<string>>, profile: Profile, value: string): void {
  values.set(profile, (values.get(profile) ?? new Set()).add(value));
}
