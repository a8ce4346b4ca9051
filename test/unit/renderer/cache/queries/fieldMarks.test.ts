import { expect, test } from 'vitest';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const change = (field: string, key?: string) => ({
  field,
  base: rawJson('"a"'),
  mine: rawJson('"b"'),
  ...(key !== undefined && { key }),
});
const refused = aStep({
  id: 'r',
  seq: 2,
  changes: [change('Nom'), change('Parametres', 'SALLE')],
  state: { kind: 'refused', failure: { kind: 'refused' } },
});
const waiting = aStep({ id: 'w', seq: 1, changes: [change('Nom'), change('Code'), change('Parametres', 'NOTE')] });

test('each changed field has the mark of its own change, the most urgent of several; other fields have none', () => {
  expect([...fieldMarks([waiting, refused])]).toEqual([
    ['Nom', 'refused'],
    ['Code', 'waiting'],
    ['Parametres', 'refused'],
  ]);
  expect([...fieldMarks([waiting, refused], ({ key }) => key)]).toEqual([
    ['NOTE', 'waiting'],
    ['SALLE', 'refused'],
  ]);
});
