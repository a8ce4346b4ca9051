import { expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { neighboursOf } from '#sync/engine/effects.ts';
import { kept } from '#test/unit/renderer/intents/given.ts';
import { creation, eventBody, folder } from '../core/world.ts';

test('I5 what is there before a creation leaves: all ids, and those that look like it', () => {
  const body = eventBody('Nouveau');
  const rows = new Map([
    ['1', rawJson(body.replace('{', '{"Id":1,'))],
    ['2', rawJson(body.replace('{', '{"Id":2,').replace('10:00:00+01:00', '09:00:00.000Z'))],
    ['3', rawJson(body.replace('{', '{"Id":3,').replace('T10:00', 'T10:30'))],
    ['4', rawJson(body.replace('{', '{"Id":4,').replace('Nouveau', 'Autre'))],
    ['new:9', body],
  ]);
  const { ids, alike } = neighboursOf(kept(creation('c', 'new:9')), {
    base: (_entity, id) => (id.startsWith('new:') ? undefined : rows.get(id)),
    all: () => rows,
  });
  expect([...ids]).toEqual(['1', '2', '3', '4']);
  expect(alike).toEqual(['1', '2']);
});

test('I22 a row that cannot be taken apart holds no creation back: it counts as there before (I5)', () => {
  // a member twice: valid JSON, but nothing to splice
  const twice = '{"Streamid":"a","Name":"X","Name":"Y"}' as RawJson;
  const { alike } = neighboursOf(kept(folder('Photos', 'new:9', 'root')), {
    base: () => twice,
    all: () => new Map([['a', twice]]),
  });
  expect(alike).toEqual(['a']);
});
