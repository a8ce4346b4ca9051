import { expect } from 'vitest';
import { campuses, schoolName, shareName } from '#main/practice/sample/school.ts';
import type { folders as rows } from '#shared/endpoints/folders.ts';
import { rowsOf } from './calling.ts';
import { expectAll, expectAmong } from './expectations.ts';
import { pulled } from './reading.ts';
import type { Road } from './road.ts';
import { bodyOf, only, raw, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';

const parent = 'Modèles de courriers';
const child = 'Convocations';
const at = (...folders: string[]) => ({ filter: { directoryPath: [shareName, ...folders] } }) as const;

async function streamidOf(road: Road, name: string, ...path: string[]): Promise<string> {
  const found = (await rowsOf(road, 'Directory.list', at(...path))).filter((row) => view(row, 'Name') === name);
  return String(view(only(found), 'Streamid'));
}

export const folders: Scenarios<keyof typeof rows> = {
  'Directory.list': {
    asks: () => at(),
    proves: async (road, { rows: found }) => {
      // A deployment may list the folder itself among its children: the call returns it, the pull does not.
      const itself = road.differences.directorySelf === 'yes' ? [shareName] : [];
      const children = [...campuses.map(({ name }) => name), parent];
      expectAll(road, views(found, 'Name'), [...children, ...itself]);
      const names = async (...path: string[]): Promise<readonly unknown[]> =>
        (await pulled(road, 'Directory', { path })).rows.map(({ text }) => view(text, 'Name'));
      expectAll(road, await names(), children);
      expectAmong(road, await names(parent), [child, 'Refus.docx']);
      expect(await names(parent, child)).toEqual([]);
    },
  },
  'Directory.create': {
    asks: async (road) => ({
      body: bodyOf({ Nom: road.unique('Jurys d’été'), Streamid: await streamidOf(road, parent) }),
    }),
    parentPath: [parent],
    proves: async (road, { guid }, { body }) => {
      expect(await streamidOf(road, String(view(body, 'Nom')), parent), 'Directory.3').toBe(guid);
    },
  },
  'Instance.list': {
    asks: () => ({}),
    proves: (road, { rows: found }) => {
      expect([view(only(found), 'Nom'), view(only(found), 'ShareName')], 'Directory.1').toEqual([
        schoolName,
        shareName,
      ]);
      expect(raw(only(found), 'RootStreamid') === '""', 'R5.5').toBe(road.differences.rootGuid === 'no');
    },
  },
};
