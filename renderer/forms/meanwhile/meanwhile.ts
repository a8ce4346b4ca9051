import type { SeenValues } from '#cache/queries/drafts.ts';
import type { ShownRow } from '#intents/intent.ts';
import { isAlike } from '#intents/replaceStep.ts';
import { fieldOf, rawIn } from '#intents/seen.ts';
import type { Seen } from '#intents/seen.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** The names that are one value with this one (R2.9). */
const unitWith = (entity: EntityName, name: string): readonly string[] =>
  describeEntity(entity).units.find((unit) => unit.includes(name)) ?? [name];

/** What the screen shows of a value at this moment: what the user sees as they begin to type, or as they decide. */
export const seenNow = (shown: ShownRow, name: string): SeenValues =>
  Object.fromEntries(unitWith(shown.entity, name).map((each) => [each, rawIn(shown, each)]));

/**
 * Whether a value differs from the one that the user began to type from. A draft without a base counts as changed
 * (I12).
 */
export const isChangedSince = (shown: ShownRow, seen: SeenValues, name: string): boolean =>
  unitWith(shown.entity, name).some((each) => {
    const before = seen[each];
    return before === undefined || !isAlike(describeEntity(shown.entity), fieldOf(each), before, rawIn(shown, each));
  });

/** What was seen of a name, for the intent. */
export const seenOf = ({ entity, id }: ShownRow, seen: SeenValues, name: string): readonly Seen[] =>
  unitWith(entity, name).flatMap((each) => {
    const raw = seen[each];
    return raw === undefined ? [] : [{ entity, id, ...fieldOf(each), raw }];
  });

/** Without what was seen of a name. */
export const withoutSeen = (entity: EntityName, seen: SeenValues, name: string): SeenValues =>
  Object.fromEntries(Object.entries(seen).filter(([each]) => !unitWith(entity, name).includes(each)));
