import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '../step.ts';
import type { At, Effect, Outcome } from './events.ts';
import type { SyncState } from './state.ts';

/** A private draft of one event's result that ends as one commit: all of it happens, or none (I6). */
export class Turn {
  readonly at: At;
  #state: SyncState;
  readonly #steps: Map<string, Step>;
  readonly #put = new Map<string, Step>();
  readonly #removed = new Set<string>();
  readonly #receipts = new Map<string, Step>();
  readonly #rows: { entity: EntityName; id: string; text: RawJson }[] = [];
  readonly #gone: { entity: EntityName; id: string }[] = [];
  readonly #effects: Effect[] = [];

  constructor(state: SyncState, at: At) {
    this.#state = state;
    this.#steps = new Map(state.steps);
    this.at = at;
  }

  get state(): SyncState {
    return this.#state;
  }

  get steps(): ReadonlyMap<string, Step> {
    return this.#steps;
  }

  update(change: Partial<Omit<SyncState, 'steps'>>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** Stores a step; a new one must have the highest `seq`. */
  put(step: Step): void {
    this.#steps.set(step.id, step);
    this.#put.set(step.id, step);
    this.#removed.delete(step.id);
  }

  /** Adds a step that is on disk already. */
  take(step: Step): void {
    this.#steps.set(step.id, step);
  }

  remove(id: string): void {
    // What the user was asked about the step is not answered any more.
    if (this.#state.questions.has(id)) this.update({ questions: withoutKey(this.#state.questions, id) });
    this.#steps.delete(id);
    this.#put.delete(id);
    this.#removed.add(id);
  }

  receipt(step: Step): void {
    this.#receipts.set(step.id, step);
  }

  row(entity: EntityName, id: string, text: RawJson): void {
    this.#rows.push({ entity, id, text });
  }

  /** The service no longer has the row (R3.1b). */
  gone(entity: EntityName, id: string): void {
    this.#gone.push({ entity, id });
  }

  effect(effect: Effect): void {
    this.#effects.push(effect);
  }

  end(): Outcome {
    const commit = {
      ...(this.#put.size > 0 && { putSteps: [...this.#put.values()] }),
      ...(this.#removed.size > 0 && { removeSteps: [...this.#removed] }),
      ...(this.#receipts.size > 0 && { putReceipts: [...this.#receipts.values()] }),
      ...(this.#rows.length > 0 && { putRows: this.#rows }),
      ...(this.#gone.length > 0 && { goneRows: this.#gone }),
    };
    return {
      state: { ...this.#state, steps: this.#steps },
      commit: Object.keys(commit).length > 0 ? commit : null,
      effects: this.#effects,
    };
  }
}

export const without = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const rest = new Set(set);
  rest.delete(item);
  return rest;
};
export const withItem = <T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => new Set(set).add(item);
export const withoutKey = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);
