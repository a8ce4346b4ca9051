import { expect, test } from 'playwright/test';
import { byMouse } from '../fixtures/day/byMouse.ts';
import { playDay } from '../fixtures/day/playDay.ts';
import { alone, cancelled, deedsOf, groups, typed, wholeDay } from '../fixtures/day/theDay.ts';
import { startEngine } from './startEngine.ts';
import type { Engine } from './startEngine.ts';
import { differencesOf, tablesOf } from './tables.ts';
import type { Difference, Tables } from './tables.ts';

// `npm run engine -- --day` runs this once in each setting.
const { CARNET_ENGINE: switches = 'none' } = process.env;

// The second test looks at what the first one left (I3, I12).
test.describe.configure({ mode: 'serial' });

let engine: Engine | undefined;
let morning: Tables | undefined;

playDay(`on SAP CAP (${switches})`, wholeDay, byMouse, async () => {
  engine = await startEngine(switches === 'none' ? [] : switches.split(' '));
  return engine;
});

test.beforeAll(() => {
  if (engine) morning = tablesOf(engine.database);
});

test('in its SQLite each change is there once, and nothing is erased', () => {
  if (!engine || !morning) throw new Error('the day was not played');
  const added = (count: number): Difference => ({ added: count, gone: 0, changed: 0, members: [] });
  const events = [...groups.flatMap(({ members }) => members), ...alone, cancelled];
  expect(differencesOf(morning, tablesOf(engine.database))).toEqual({
    Planification: {
      ...added([typed.kept].length),
      changed: events.length,
      members: ['Annule', 'Debut', 'Enseignants', 'Fin', 'modifiedAt'],
    },
    Dossier: {
      ...added(wholeDay.walkIns.length),
      changed: wholeDay.interviews.filter((interview) => deedsOf(interview) > 0).length,
      members: ['CreneauLibre', 'DateDecision', 'DecisionId', 'Parametres', 'modifiedAt'],
    },
    Candidat: added(wholeDay.walkIns.length),
    Mail: added(wholeDay.walkIns.length),
  });
});
