import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';

/**
 * Before parsing up to 100,000 rows: rejects a text with only other instants in the identifying field. True: compare.
 */
export function instantFilter(
  entity: EntityName,
  fields: readonly string[],
  bodies: readonly RawJson[],
): (row: RawJson) => boolean {
  const { instants } = describeEntity(entity);
  const field = fields.find((candidate) => instants.includes(candidate));
  const wanted =
    field === undefined ? [] : bodies.map((body) => momentOf(parseRaw(membersOf(body).get(field) ?? 'null')));
  if (field === undefined || wanted.includes(undefined)) return () => true;
  const moments = new Set(wanted);
  const form = new RegExp(`"${field}"\\s*:\\s*"([^"]*)"`, 'gu');
  return (row) => {
    let seen = false;
    for (const [, text = ''] of row.matchAll(form)) {
      seen = true;
      if (moments.has(momentOf(text))) return true;
    }
    return !seen;
  };
}

/** Epoch ms of an instant's text; undefined where it is none. */
const momentOf = (value: unknown): number | undefined =>
  typeof value === 'string' ? instantParts(value)?.epochMilliseconds : undefined;
