import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { decideChanges } from '#shared/merge/decide.ts';
import { applyChanges, currentValue, mergeReplace, unitOf } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import type { Unit } from '#wording/fields.ts';
import { differs, entriesOf, toCommand } from './choices.ts';
import type { Choices, Values } from './choices.ts';

/** What is sent with a value other than the service's. */
export interface Changing extends Unit {
  readonly there: Values;
  readonly sent: Values;
  /** Whose version it is; `combined`: merged without a decision. */
  readonly by: 'mine' | 'other' | 'combined';
}

export interface AsRead extends Unit {
  readonly values: Values;
}

export interface Leaving {
  /** None: nothing is sent. */
  readonly changing: readonly Changing[];
  readonly asRead: readonly AsRead[];
}

/** Unit by unit, by the functions that send: the change decided, and its merge into the row read (I10, I11, I12). */
export function leavingOf(step: Step, choices: Choices): Leaving {
  if (step.state.kind !== 'conflict') return { changing: [], asRead: [] };
  const { row, conflicts } = step.state;
  const description = describeEntity(step.entity);
  const { kept: decided } = decideChanges(step.changes, conflicts, toCommand(choices));
  const merged = mergeReplace(description, row, decided);
  // The decision cannot conflict with the row it was made on: that row is now the base.
  const body =
    merged.kind === 'write' ? merged.body : merged.kind === 'same' ? row : applyChanges(description, row, decided);
  const changing: Changing[] = [];
  const asRead: AsRead[] = [];
  const names = [...membersOf(body).keys()].filter(
    (name) => !name.includes('@odata.') && !description.navigations.includes(name),
  );
  const entries = names.flatMap((field) => entriesOf(description, field, [row, body]));
  for (const [unit, found] of Map.groupBy(entries, (entry) => unitOf(description, entry))) {
    const fields = found.map(({ field, key }) => ({ field, key }));
    const read = valuesIn(fields, (field) => currentValue(description, row, field));
    const sent = valuesIn(fields, (field) => currentValue(description, body, field));
    if (differs(description, fields, read, sent))
      changing.push({ unit, fields, there: read, sent, by: byOf(choices.get(unit)?.pick) });
    else asRead.push({ unit, fields, values: read });
  }
  return { changing, asRead };
}

type Field = Pick<FieldChange, 'field' | 'key'>;
const valuesIn = (fields: readonly Field[], valueOf: (field: Field) => Values[number]): Values => fields.map(valueOf);

const byOf = (pick: 'mine' | 'theirs' | 'other' | undefined): Changing['by'] =>
  pick === 'mine' || pick === 'other' ? pick : 'combined';
