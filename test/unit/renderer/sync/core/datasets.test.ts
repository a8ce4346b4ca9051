import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { datasetsOf, lookedThrough, looksFirst } from '#sync/core/datasets.ts';

const body = (text: string) => ({ body: rawJson(text) });

test('R3.6 a look-up reads the list of the value by which it can be filtered, in exactly its digits; else the whole list', () => {
  const instalment = { entity: 'EcheanceApprentissageConvention' } as const;
  expect(lookedThrough({ ...instalment, ...body('{"ConventionId":9007199254740993}') })).toEqual({
    ...instalment,
    of: '9007199254740993',
  });
  expect(lookedThrough({ entity: 'Mail', ...body('{"Adresse":"lea\\u0040example.org"}') })).toEqual({
    entity: 'Mail',
    of: 'lea@example.org',
  });
  for (const none of ['{"ConventionId":null}', '{}'])
    expect(lookedThrough({ ...instalment, ...body(none) })).toEqual(instalment);
  expect(lookedThrough({ ...instalment, body: null })).toEqual(instalment);
  expect(lookedThrough({ entity: 'Planification', ...body('{"Nom":"Jury"}') })).toEqual({ entity: 'Planification' });
  expect(lookedThrough({ entity: 'Entreprise', ...body('{"Nom":"Lutèce"}') })).toEqual({ entity: 'Entreprise' });
});

test('R3.6 a folder is looked up in the list of its parent', () => {
  const folder = { entity: 'Directory', ...body('{"Nom":"Photos"}') } as const;
  expect(lookedThrough({ ...folder, parentPath: ['Élèves'] })).toEqual({ entity: 'Directory', path: ['Élèves'] });
  expect(lookedThrough({ ...folder, parentPath: [] })).toEqual({ entity: 'Directory', path: [] });
});

test('I5 before a creation leaves, its whole list is received, a folder’s with each above it; what is asked first has none', () => {
  const create = { action: 'create' } as const;
  expect(datasetsOf({ ...create, entity: 'Planification' })).toEqual([{ entity: 'Planification' }]);
  expect(datasetsOf({ ...create, entity: 'Directory', parentPath: ['a', 'b'] })).toEqual([
    { entity: 'Directory', path: [] },
    { entity: 'Directory', path: ['a'] },
    { entity: 'Directory', path: ['a', 'b'] },
  ]);
  expect(datasetsOf({ ...create, entity: 'Entreprise' })).toEqual([]);
  expect(datasetsOf({ ...create, entity: 'Mail' })).toEqual([]);
  const asksFirst = (entity: 'Mail' | 'Planification' | 'Directory' | 'Entreprise'): boolean =>
    looksFirst({ ...create, entity });
  expect((['Mail', 'Planification', 'Directory', 'Entreprise'] as const).map(asksFirst)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
