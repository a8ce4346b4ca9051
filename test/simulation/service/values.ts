import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import { elementsOf, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { decimalText } from '#shared/merge/sameValue.ts';
import { instantParts } from '#shared/odata/instant.ts';

/**
 * The value of every unit of a row in one spelling, so that forms do not count (I13): `Debut+Fin`, `Parametres.NOTE`,
 * `Nom`.
 */
export type Values = ReadonlyMap<string, string>;

const kept = new Map<string, Values>();

export function valuesOf(entity: EntityName, row: RawJson): Values {
  const key = `${entity} ${row}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > 2_000) kept.clear(); // a cache only: its entries are never needed
  const values = readValues(entity, row);
  kept.set(key, values);
  return values;
}

function readValues(entity: EntityName, row: RawJson): Values {
  const { units, keyedLists, assigned, volatile } = describeEntity(entity);
  const members = membersOf(row);
  const values = new Map<string, string>();
  for (const [field, raw] of members) {
    if (field.includes('@odata.') || assigned.includes(field) || volatile.includes(field)) continue;
    const list = keyedLists.find((candidate) => candidate.field === field);
    const unit = units.find((candidate) => candidate.includes(field));
    if (list && raw.startsWith('[')) {
      for (const entry of elementsOf(raw)) {
        const parts = membersOf(entry);
        values.set(
          `${field}.${String(parseRaw(parts.get(list.key) ?? 'null'))}`,
          plainValue(parts.get(list.value) ?? null),
        );
      }
    } else if (!unit) values.set(field, valueOf(entity, field, raw));
    else if (unit[0] === field)
      values.set(unit.join('+'), unit.map((name) => valueOf(entity, name, members.get(name) ?? null)).join(' '));
  }
  return values;
}

/** A value in one spelling: instants by moment, numbers by value, no reference in one way (R2.3). */
export function valueOf(entity: EntityName, field: string, raw: RawJson | null): string {
  const isNothing = raw === null || raw === 'null' || raw === '0' || raw === '""';
  const { references, numeric } = describeEntity(entity);
  if ((isNothing || raw === '"0"') && references.includes(field)) return 'none';
  const digits = numeric.has(field) ? digitsIn(raw) : null;
  return digits === null ? plainValue(raw) : decimalText(digits);
}

export function plainValue(raw: RawJson | null): string {
  if (raw === null) return 'null';
  if (!raw.startsWith('"')) return /^-?\d/u.test(raw) ? decimalText(raw) : raw;
  const text = String(parseRaw(raw));
  const moment = instantParts(text);
  return moment ? `@${moment.epochMilliseconds}${moment.beyondMilliseconds}` : raw;
}

/** An answer whose dates are written at another offset: the same moments. */
export const withDatesAt = (text: string, hours: number, offset: string): string =>
  text.replaceAll(/"(\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d)"/gu, (whole, date: string) => {
    const moment = instantParts(date);
    if (!moment) return whole;
    const wall = new Date(moment.epochMilliseconds + hours * 3_600_000).toISOString();
    return `"${wall.replace('Z', `${moment.beyondMilliseconds}${offset}`)}"`;
  });
