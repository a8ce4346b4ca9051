import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import { arrayOf, elementsOf, membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { mergeReplace, toBody } from '#shared/merge/merge.ts';
import { anyEdit, asRead, goes } from './anyEdit.ts';
import type { AnyRow } from './anyRow.ts';
import { anyEntries, anyRow, runs } from './anyRow.ts';

describe.each(entityNames)('R2.2 %s', (name) => {
  const description = describeEntity(name);

  test('accepts any row, and splits it into exactly the texts that it was written from', () => {
    fc.assert(
      fc.property(anyRow(description), ({ text, members }) => {
        expect(description.schema.safeParse(parseRaw(text)).error).toBeUndefined();
        expect([...membersOf(text)]).toEqual(members.map(({ name, value }) => [name, value.text]));
      }),
      runs(20),
    );
  });

  test('R2.1 R2.4 the body of an unedited row is the row, dates with their offset', () => {
    fc.assert(
      fc.property(anyRow(description), ({ text, members }) => {
        const kept = members.filter((member) => goes(description, member));
        expect(toBody(description, rawJson(text))).toBe(`{${kept.map(asRead).join(',')}}`);
      }),
      runs(20),
    );
  });

  test('I11 I13 an edit changes its own members and no other token; a value with the same meaning is not an edit', () => {
    fc.assert(
      fc.property(anyEdit(description), ({ row, changes, body }) => {
        expect(mergeReplace(description, rawJson(row.text), changes)).toEqual(
          body === null ? { kind: 'same' } : { kind: 'write', body },
        );
      }),
      runs(40),
    );
  });
});

const keyed = entityNames
  .map(describeEntity)
  .flatMap((description) => description.keyedLists.map((list) => ({ description, list })));

test.each(keyed)(
  'R2.2 R2.9 $description.name.$list.field: an edit changes neither the other members of its entry nor the other entries',
  ({ description, list }) => {
    const keyOf = (entry: AnyRow): string => String(parseRaw(membersOf(entry.text).get(list.key) ?? 'null'));
    fc.assert(
      fc.property(anyEntries(description, list.field), fc.nat(), (entries, pick) => {
        const key = entries.map(keyOf)[pick % entries.length];
        const edited = entries.find((entry) => keyOf(entry) === key); // of two with one key, the first is shown
        const value = edited?.members.find(({ name }) => name === list.value)?.value;
        fc.pre(value !== undefined);
        const wanted = rawJson(value.other.at(-1) ?? '');
        const row = rawJson(
          `{"Id":4,"${list.field}":${arrayOf(entries.map(({ text }) => rawJson(text)))},"Gros":12345678901234567890}`,
        );
        const outcome = mergeReplace(description, row, [
          { field: list.field, key, base: rawJson(value.text), mine: wanted },
        ]);
        if (outcome.kind !== 'write') throw new Error(outcome.kind);
        const expected = edited?.members
          .map(({ name, head, value }) => head + (name === list.value ? wanted : value.text))
          .join(',');
        expect(elementsOf(membersOf(outcome.body).get(list.field) ?? '[]')).toEqual(
          entries.map((entry) => (entry === edited ? `{${expected}}` : entry.text.trim())),
        );
      }),
      runs(200),
    );
  },
);
