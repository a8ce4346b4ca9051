import type { Intent } from '#intents/intent.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

export type Entity = 'Planification' | 'Dossier' | 'Directory';

/**
 * A value that the user wants in a member of a row; the row is the service's, or one they create, known by its name.
 */
export interface WantedValue {
  readonly entity: Entity;
  readonly row: { readonly id: string } | { readonly name: string };
  readonly field: string;
  /** Of an entry in a keyed list. */
  readonly key?: string;
  readonly value: RawJson;
}
export interface Creation {
  readonly entity: Entity;
  readonly name: string;
}

/** One act of the user. */
export interface Action {
  readonly intent: Intent;
  readonly wantedValues: readonly WantedValue[];
  readonly creations: readonly Creation[];
}

/** `saved`: the app said so. `unsure`: it was killed before it answered. `refused`: it said no, and why. */
export type Fate = 'saved' | 'unsure' | 'refused';

export interface Entry extends Action {
  readonly number: number;
  readonly cycle: number;
  fate: Fate;
  rejection?: string;
}

/** What the user was shown about each act, in order. */
export class Ledger {
  readonly entries: Entry[] = [];

  begin(cycle: number, action: Action): Entry {
    const entry: Entry = { ...action, cycle, number: this.entries.length + 1, fate: 'unsure' };
    this.entries.push(entry);
    return entry;
  }

  count(fate: Fate): number {
    return this.entries.filter((entry) => entry.fate === fate).length;
  }
}
