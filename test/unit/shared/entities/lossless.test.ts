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

  test('any row is taken, and taken apart into exactly what it was written of', () => {
    fc.assert(
      fc.property(anyRow(description), ({ text, members }) => {
        expect(description.schema.safeParse(parseRaw(text)).error).toBeUndefined();
        expect([...membersOf(text)]).toEqual(members.map(({ name, value }) => [name, value.text]));
      }),
      runs(20),
    );
  });

  test('R2.1 R2.4 the body of a row that nobody edited is the row, dates with their offset', () => {
    fc.assert(
      fc.property(anyRow(description), ({ text, members }) => {
        const kept = members.filter((member) => goes(description, member));
        expect(toBody(description, rawJson(text))).toBe(`{${kept.map(asRead).join(',')}}`);
      }),
      runs(20),
    );
  });

  test('I11 I13 an edit changes its own members and no token else; a value that means the same is no edit', () => {
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
  'R2.2 R2.9 $description.name.$list.field: an edited entry keeps its other members, the other entries all of theirs',
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
