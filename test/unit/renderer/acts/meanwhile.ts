import * as fc from 'fast-check';
import { expect } from 'vitest';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import { fieldKind, isEditable, mayChange, newValueOf } from '#intents/fields.ts';
import { editsIn } from '#intents/intent.ts';
import type { Intent, ShownRow, Value } from '#intents/intent.ts';
import { fieldOf, rawIn } from '#intents/seen.ts';
import { stepsFor } from '#intents/stepsFor.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges, mergeReplace, unitOf } from '#shared/merge/merge.ts';
import { sameIn } from '#shared/merge/sameValue.ts';

const tools = { uuid: () => 'uuid', schoolZone: 'Europe/Paris' };

/** What a colleague changes: a member that the user changes too, or one that the user leaves alone. */
type Whose = 'same' | 'other';

const valuesByKind = {
  text: fc.constantFrom('Aube', 'Brume', 'Cime', 'Dune'),
  flag: fc.constantFrom('true', 'false'),
  number: fc.integer({ min: 1, max: 9 }).map(String),
  reference: fc.integer({ min: 1, max: 9 }).map(String),
  instant: fc.integer({ min: 1, max: 28 }).map((day) => Date.UTC(2026, 9, day, 9)),
  day: fc.integer({ min: 10, max: 28 }).map((day) => `2026-10-${day}`),
} as const;

const isCustom = (name: string): boolean => fieldOf(name).key !== undefined;
/** A value of a member, or of a custom field; none where the member takes no such value. */
export const valueOf = (entity: EntityName, name: string): fc.Arbitrary<Value> =>
  isCustom(name) ? valuesByKind.text : valuesByKind[fieldKind(entity, name)];

/** As a row has it; undefined where the member takes no such value. */
function rawFor(entity: EntityName, name: string, value: Value | null): RawJson | undefined {
  if (isCustom(name) || value === null) return rawOf(value);
  const written = newValueOf(entity, { field: name, value }, tools, mayChange);
  return typeof written === 'string' ? undefined : written.mine;
}

/** The members that forms may change, with two custom fields of an application. */
export const membersOf = (entity: EntityName): readonly string[] => [
  ...Object.keys(entities[entity].schema.shape).filter((name) => isEditable(entity, name)),
  ...(entity === 'Dossier' ? ['Parametres.NOTE', 'Parametres.AVIS'] : []),
];

/** The row with values of its members. */
export function withMembers(
  { entity, id, row }: ShownRow,
  members: Readonly<Record<string, Value | null | undefined>>,
): ShownRow {
  const changes = Object.entries(members).flatMap(([name, value = '']) => {
    const mine = rawFor(entity, name, value);
    return mine === undefined ? [] : [{ ...fieldOf(name), base: null, mine }];
  });
  return { entity, id, row: applyChanges(describeEntity(entity), row, changes) };
}

const isOf = (a: Pick<ShownRow, 'entity' | 'id'>) => (b: Pick<ShownRow, 'entity' | 'id'>) =>
  a.entity === b.entity && a.id === b.id;

/** A change of a colleague between showing and acting: of which edit, which member, to which value. */
export const colleague = fc.record({
  whose: fc.constantFrom<Whose>('same', 'other'),
  pick: fc.nat(),
  values: fc.record({ ...valuesByKind, flag: fc.constantFrom('true', 'false', null) }),
});
type Colleague = typeof colleague extends fc.Arbitrary<infer Change> ? Change : never;

/**
 * I12: what was shown when the user began is the base of all that they change. A member that a colleague changed since
 * becomes a conflict, unless both want the same; of another member both changes are sent. `shown`: every row as it was
 * shown then.
 */
export function expectBoth(intent: Intent, shown: readonly ShownRow[], { whose, pick, values }: Colleague): void {
  const edits = editsIn(intent);
  const edit = edits[pick % edits.length];
  const before = edit && shown.find(isOf(edit));
  if (!edit || !before) throw new Error('a row was changed that was not shown');
  const { entity, members } = edit;
  const description = describeEntity(entity);
  const unit = (name: string): string => unitOf(description, fieldOf(name));
  const isSame = (name: string, a: ShownRow, b: ShownRow): boolean =>
    sameIn(description, fieldOf(name), rawIn(a, name), rawIn(b, name));

  const own = Object.keys(members);
  const others = membersOf(entity).filter((name) => !own.some((each) => unit(each) === unit(name)));
  const names = whose === 'same' ? own : others;
  const theirs = names[pick % names.length];
  if (theirs === undefined) return;
  const value = isCustom(theirs) ? values.text : values[fieldKind(entity, theirs)];
  const after = withMembers(before, { [theirs]: value });
  const wanted = withMembers(after, members);
  const ofUnit = own.filter((name) => unit(name) === unit(theirs));
  const isConflict =
    !isSame(theirs, before, after) &&
    ofUnit.some((name) => !isSame(name, before, wanted)) &&
    ofUnit.some((name) => !isSame(name, after, wanted));

  const plan = stepsFor(intent, snapshotWith(shown.map((row) => (row === before ? after : row))), tools);
  // What the service would not take is said before anything is kept.
  fc.pre(plan.ok || plan.rejection === 'nothingChanged');
  const changes = plan.ok ? plan.steps.filter((step) => isOf(before)({ entity: step.entity, id: step.target })) : [];
  const outcome = mergeReplace(
    description,
    after.row,
    changes.flatMap((step) => step.changes),
  );
  expect(outcome.kind === 'conflict', `${theirs} is a conflict`).toBe(isConflict);
  if (isConflict || whose === 'same') return;
  const sent: ShownRow = { ...after, row: outcome.kind === 'write' ? outcome.body : after.row };
  expect(isSame(theirs, sent, after), `${theirs} of the colleague stays`).toBe(true);
  for (const name of own) expect(isSame(name, sent, wanted), `${name} is as the user wants it`).toBe(true);
}

const snapshotWith = (rows: readonly ShownRow[]) =>
  snapshotOf(
    {
      row: (entity, id) => rows.find(isOf({ entity, id }))?.row,
      isGone: () => false,
      rows: (entity) => rows.filter((row) => row.entity === entity).map(({ id, row }) => [id, row] as const),
      children: () => [],
      rootSetting: undefined,
    },
    [],
  );
