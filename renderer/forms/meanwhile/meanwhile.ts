import type { DraftBase } from '#cache/queries/drafts.ts';
import type { ShownRow } from '#intents/intent.ts';
import { isAlike } from '#intents/replaceStep.ts';
import { fieldOf, rawIn } from '#intents/seen.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges } from '#shared/merge/merge.ts';

/** The names that are one value with this one (R2.9). */
export const unitWith = (entity: EntityName, name: string): readonly string[] =>
  describeEntity(entity).units.find((unit) => unit.includes(name)) ?? [name];

/** A value that no row has: of what was typed where nobody knows what was shown then. */
const unknown = rawJson('{}');

export const isUnknown = (begun: ShownRow, name: string): boolean => rawIn(begun, name) === unknown;

function withRaws({ row, ...of }: ShownRow, names: readonly string[], raw: (name: string) => RawJson | null): ShownRow {
  const changes = names
    .flatMap((name) => unitWith(of.entity, name))
    .map((each) => {
      const { field, key } = fieldOf(each);
      return { field, key, base: null, mine: raw(each) ?? rawOf(key === undefined ? null : '') };
    });
  return { ...of, row: applyChanges(describeEntity(of.entity), row, changes) };
}

/** As shown when typing began; of an earlier Carnet's draft, the row of now with what is known of then. */
export function begunFrom(shown: ShownRow, base: DraftBase, typed: readonly string[]): ShownRow {
  if (base && 'rows' in base) return { ...shown, row: base.rows[shown.entity] ?? shown.row };
  return withRaws(shown, typed, (name) => {
    const raw = base?.seen[name];
    return raw === undefined ? unknown : raw;
  });
}

/** The typing of a name begins now, or its question was answered. */
export function withBegun(base: DraftBase, begun: ShownRow, shown: ShownRow, name: string): DraftBase {
  const { entity, row } = withRaws(begun, [name], (each) => rawIn(shown, each));
  return { rows: { ...(base && 'rows' in base && base.rows), [entity]: row } };
}

export const isChangedSince = (begun: ShownRow, shown: ShownRow, name: string): boolean =>
  unitWith(shown.entity, name).some(
    (each) => !isAlike(describeEntity(shown.entity), fieldOf(each), rawIn(begun, each), rawIn(shown, each)),
  );
