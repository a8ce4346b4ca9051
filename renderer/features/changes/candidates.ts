import { shownAs } from '#shared/entities/bodyNames.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import type { Unit } from '#wording/fields.ts';
import { differs, entriesOf } from './choices.ts';
import type { Values } from './choices.ts';
import { sentOf } from './existing.ts';

/** One value that was sent, beside what a row of the service shows of it. */
export interface Compared extends Unit {
  /** Null for what only the service sets: its number, the moment of creation. */
  readonly sent: Values | null;
  readonly there: Values;
  readonly isSame: boolean;
}

const isEmpty = (values: Values): boolean =>
  values.every((raw) => raw === null || raw === 'null' || raw === '""' || raw === '0');

/** What was sent and what the service shows now, unit by unit; differences first (R3.6). */
export function compare(step: Step, row: RawJson): readonly Compared[] {
  const description = describeEntity(step.entity);
  const body = sentOf(step) ?? ('{}' as RawJson); // an empty object is JSON
  const sentNames = [...membersOf(body).keys()].filter(
    (field) => shownAs(description, field) !== null && !description.assigned.includes(field),
  );
  const entries = sentNames.flatMap((field) => entriesOf(description, field, [body, row]));
  const compared = [...Map.groupBy(entries, (entry) => unitOf(description, entry))].map(([unit, found]): Compared => {
    const fields = found.map(({ field, key }) => ({ field, key }));
    const sent = fields.map((field) => currentValue(description, body, field));
    const there = fields.map(({ field, key }) =>
      currentValue(description, row, { field: shownAs(description, field) ?? field, key }),
    );
    return { unit, fields, sent, there, isSame: !differs(description, fields, sent, there) };
  });
  const own = description.assigned
    .filter((field) => field !== description.idField && membersOf(row).has(field))
    .map((field): Compared => ({
      unit: field,
      fields: [{ field }],
      sent: null,
      there: [membersOf(row).get(field) ?? null],
      isSame: true,
    }));
  return [...compared, ...own]
    .filter(({ sent, there }) => !isEmpty(there) || (sent !== null && !isEmpty(sent)))
    .sort((a, b) => Number(a.isSame) - Number(b.isSame));
}
