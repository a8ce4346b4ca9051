import { expect, test } from 'vitest';
import type { BaseRows } from '#cache/overlay/baseRows.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { requestKey } from '#sync/rules/request.ts';

test('one key for one dataset, another for every other', () => {
  const requests = [
    { entity: 'Dossier' },
    { entity: 'Directory', path: [] },
    { entity: 'Directory', path: ['Élèves'] },
    { entity: 'Directory', path: ['Élèves', 'Photos'] },
    { entity: 'Directory', path: ['Élèves:Photos'] },
    { entity: 'Convention', of: '12' },
    { entity: 'Convention', of: '1' },
    { entity: 'InscriptionSequence', of: '12' },
    { entity: 'ReferenceExterne', of: '12' },
    { entity: 'ReferenceExterne', of: '12', by: 'Type' },
  ] as const;
  expect(new Set(requests.map(requestKey)).size).toBe(requests.length);
  expect(requestKey({ entity: 'Directory', path: ['Élèves'] })).toBe(requestKey(requests[2]));
});

test('S8 on the disk a folder is named by its id and not by its path', () => {
  const photos = rawJson('{"Streamid":"g-1","Name":"Photos"}');
  const base: BaseRows = {
    row: (_entity, id) => (id === 'g-1' ? photos : undefined),
    isGone: () => false,
    rows: () => [],
    children: (folder) => (folder === 'root' ? ['g-1'] : []),
  };
  expect(datasetKey(base, { entity: 'Directory', path: [] })).toBe('Directory:root');
  expect(datasetKey(base, { entity: 'Directory', path: ['Photos'] })).toBe('Directory:g-1');
  expect(datasetKey(base, { entity: 'Directory', path: ['Inconnu'] })).toBeUndefined();
  expect(datasetKey(base, { entity: 'Planification', path: [] })).toBe('Planification');
  expect(datasetKey(base, { entity: 'Convention', of: '12' })).toBe('Convention:12');
  expect(datasetKey(base, { entity: 'ReferenceExterne', of: 'si.SEQUENCE', by: 'Type' })).toBe(
    'ReferenceExterne:Type=si.SEQUENCE',
  );
});
