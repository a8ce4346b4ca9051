import { expect, test } from 'vitest';
import { groups } from '#features/teaching/fields/groups.ts';
import { entities } from '#shared/entities/index.ts';

const all = Object.keys(groups) as (keyof typeof groups)[]; // keys loses the names

test.each(all)('every member of %s that is shown stands in exactly one group', (entity) => {
  const shown = groups[entity].flatMap(({ fields }) => fields.map(({ field }) => field));
  // Periods have a line of time of their own.
  const members = Object.keys(entities[entity].schema.shape).filter((field) => field !== 'ParcoursPeriodes');
  expect(shown.toSorted()).toEqual(members.toSorted());
});

test('the page of a sequence has the 53 fields of the document, a list of admission paths the 25', () => {
  const count = (entity: keyof typeof groups): number => groups[entity].flatMap(({ fields }) => fields).length;
  expect([count('Sequence'), count('SessionRecrutement')]).toEqual([53, 25]);
});
