import { expect } from 'vitest';
import { campuses, schoolName, shareName } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { rowsOf } from './calling.ts';
import { expectAll, expectAmong } from './expectations.ts';
import { pulled } from './reading.ts';
import { bodyOf, only, raw, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';
import type { Setup } from './setup.ts';

const parent = 'Modèles de courriers';
const child = 'Convocations';
const templates = 'Modèles de dossiers';
const at = (...folders: string[]) => ({ filter: { directoryPath: [shareName, ...folders] } }) as const;

async function streamidOf(setup: Setup, name: string, ...path: string[]): Promise<string> {
  const found = (await rowsOf(setup, 'Directory.list', at(...path))).filter((row) => view(row, 'Name') === name);
  return String(view(only(found), 'Streamid'));
}

export const folders: Scenarios<keyof (typeof families)['folders']> = {
  'Directory.list': {
    asks: () => at(),
    proves: async (setup, { rows: found }) => {
      // A deployment may list the folder itself among its children: the call returns it, the pull does not.
      const itself = setup.differences.directorySelf === 'yes' ? [shareName] : [];
      const children = [...campuses.map(({ name }) => name), parent, templates];
      expectAll(setup, views(found, 'Name'), [...children, ...itself]);
      const names = async (...path: string[]): Promise<readonly unknown[]> =>
        (await pulled(setup, 'Directory', { path })).rows.map(({ text }) => view(text, 'Name'));
      expectAll(setup, await names(), children);
      expectAmong(setup, await names(parent), [child, 'Refus.docx']);
      expect(await names(parent, child)).toEqual([]);
    },
  },
  'Directory.create': {
    asks: async (setup) => ({
      body: bodyOf({ Nom: setup.unique('Jurys d’été'), Streamid: await streamidOf(setup, parent) }),
    }),
    parentPath: [parent],
    proves: async (setup, { guid }, { body }) => {
      expect(await streamidOf(setup, String(view(body, 'Nom')), parent), 'Directory.3').toBe(guid);
    },
  },
  'Instance.list': {
    asks: () => ({}),
    proves: (setup, { rows: found }) => {
      expect([view(only(found), 'Nom'), view(only(found), 'ShareName')], 'Directory.1').toEqual([
        schoolName,
        shareName,
      ]);
      expect(raw(only(found), 'RootStreamid') === '""', 'R5.5').toBe(setup.differences.rootGuid === 'no');
    },
  },
};
