import { rawJson, rawOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import type { Conflict, FieldChange } from './change.ts';

/** The user's choice for one conflicting unit. `values`: as typed, in the order of the unit's fields. */
export type Choice =
  | { readonly pick: 'mine' | 'theirs' }
  | { readonly pick: 'other'; readonly values: readonly string[] };

export interface Decided {
  /** The changes that remain; their base is the service's version, so that only a newer version conflicts again. */
  readonly kept: readonly FieldChange[];
  /** The changes that are dropped for the service's version, or have no choice. */
  readonly gaveWay: readonly FieldChange[];
}

/** Applies the choices to the changes that had conflicts (I12). Choices are by unit. */
export function decideChanges(
  changes: readonly FieldChange[],
  conflicts: readonly Conflict[],
  choices: ReadonlyMap<string, Choice>,
): Decided {
  const gaveWay: FieldChange[] = [];
  const kept = changes.flatMap((change) => {
    const conflict = conflicts.find(({ fields }) => fields.some((field) => isSame(field, change)));
    if (!conflict) return [change];
    const wanted = decide(conflict, change, choices.get(conflict.unit));
    if (!wanted) gaveWay.push(change);
    return wanted ? [wanted] : [];
  });
  return { kept, gaveWay };
}

const isSame = (a: FieldChange, b: FieldChange): boolean => a.field === b.field && a.key === b.key;

function decide({ fields }: Conflict, change: FieldChange, choice: Choice | undefined): FieldChange | null {
  if (!choice) return null;
  const at = fields.findIndex((field) => isSame(field, change));
  const base = fields[at]?.theirs ?? null;
  if (choice.pick !== 'other') return choice.pick === 'mine' ? { ...change, base } : null;
  const value = choice.values[at];
  return { ...change, base, mine: value === undefined ? change.mine : typed(value, change) };
}

/** What the user typed, in the form of the value that it replaces: a text stays a text, a number or a flag is bare. */
function typed(value: string, change: FieldChange): RawJson {
  const isText = [change.mine, change.base].some((raw) => raw?.startsWith('"'));
  return isText || !/^(?:-?\d+(?:\.\d+)?|true|false|null)$/u.test(value) ? rawOf(value) : rawJson(value);
}
