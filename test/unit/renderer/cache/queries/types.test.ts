import { expect, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { typesOf } from '#cache/queries/labels.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const event = (Id: number, TypePlanificationId: number) => ({
  id: String(Id),
  hash: '',
  text: rawJson(JSON.stringify({ Id, Nom: 'dit "TypePlanificationId":9', TypePlanificationId })),
  bucket: '1.2026-11-16',
});

test('R3.4 types that the service does not list are those seen in events; an edit reads only what it changed', () => {
  const memory = new Memory();
  const dataset = new Dataset();
  dataset.apply(dataset.place([event(1, 4), event(2, 7), event(3, 4), event(4, 0)]));
  memory.setDataset('Planification', dataset);
  const rows = new Rows(memory);
  expect(typesOf(rows).map(({ id }) => id)).toEqual(['4', '7']);
  const looked = vi.spyOn(RegExp.prototype, 'exec');
  memory.setSteps([
    aStep({
      id: 's',
      seq: 1,
      target: '2',
      changes: [{ field: 'TypePlanificationId', base: rawJson('7'), mine: rawJson('12') }],
    }),
  ]);
  expect(typesOf(rows).map(({ id }) => id)).toEqual(['4', '7', '12']);
  const searches = () => looked.mock.contexts.filter((each) => String(each).includes('TypePlanificationId')).length;
  expect(searches()).toBe(0);
  dataset.apply(dataset.place([event(4, 8)]));
  memory.received('Planification');
  expect(typesOf(rows).map(({ id }) => id)).toEqual(['4', '7', '8', '12']);
  expect(searches()).toBe(1);
  looked.mockRestore();
  dataset.apply(dataset.place([event(5, 31)]));
  memory.changed('Planification');
  expect(typesOf(rows).map(({ id }) => id)).toContain('31');
});
