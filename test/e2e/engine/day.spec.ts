import { expect, test } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import { byMouse } from '../fixtures/day/byMouse.ts';
import { playDay } from '../fixtures/day/playDay.ts';
import { eventNamed, idOf } from '../fixtures/day/school.ts';
import {
  alone,
  cancelled,
  contested,
  deedsInCalendar,
  deedsOf,
  groups,
  others,
  typed,
  wholeDay,
} from '../fixtures/day/theDay.ts';
import { requestsTo } from '../fixtures/interference.ts';
import { picture } from '../fixtures/pictures.ts';
import { createByLine, expectWaiting, goTo, press } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { startEngine } from './startEngine.ts';
import type { Engine } from './startEngine.ts';
import { deleteEvent, differencesOf, tablesOf } from './tables.ts';
import type { Difference, Tables } from './tables.ts';

// `npm run engine -- --day` runs this once in each setting.
const { CARNET_ENGINE: setting = 'none' } = process.env;
const switches = setting === 'none' ? [] : setting.split(' ');
const hasTags = switches.includes('--tags');

// Each test goes on from what the one before left.
test.describe.configure({ mode: 'serial' });

let served: Engine | undefined;
let morning: Tables | undefined;
const engine = (): Engine => {
  if (!served) throw new Error('the engine was not started');
  return served;
};

const desk = playDay(`on SAP CAP (${setting})`, wholeDay, byMouse, async () => {
  served = await startEngine(switches);
  return served;
});

test.beforeAll(() => {
  morning = tablesOf(engine().database);
});

// I3, I12
test('in its SQLite each change is there once, and nothing is erased', () => {
  const added = (count: number): Difference => ({ added: count, gone: 0, changed: 0, members: [] });
  const events = [...groups.flatMap(({ members }) => members), ...alone, cancelled];
  expect(differencesOf(morning ?? new Map(), tablesOf(engine().database))).toEqual({
    Planification: {
      ...added([typed.kept].length),
      changed: events.length + wholeDay.interviews.filter((interview) => deedsInCalendar(interview) > 0).length,
      members: ['Annule', 'Debut', 'Enseignants', 'Fin', 'Realise', 'modifiedAt'],
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

// R5.9, R3.8
test('receipts name the version that protected a row, and are silent about what CAP maintains', async () => {
  const { page } = desk;
  await goTo(page, 'Modifications');
  await page.getByText('Envoyées', { exact: true }).click();
  const search = page.getByLabel('Chercher parmi les envoyées');
  const receipt = page.getByRole('main').locator('[data-row]');
  await expect(receipt.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Modifié par le service');
  await search.fill(contested.name);
  await expect(receipt).toHaveCount(1);
  await receipt.click();
  const protection = expect(page.getByRole('complementary'));
  if (hasTags) await protection.toContainText('protégé par la version du service');
  else await protection.not.toContainText('protégé par la version du service');
  await picture(page, `engine/receipt${switches.join('')}`);
});

// I12, R5.9: without tags a service cannot tell that a row changed.
if (hasTags)
  test('a colleague writes between a read and its update: CAP refuses the update, and both changes are kept', async () => {
    const { page, proxy } = desk;
    await goTo(page, 'Calendrier');
    await createByLine(page, 'jury Croisé 18h');
    await expectWaiting(page, 0);
    const id = idOf(await eventNamed(engine(), 'Jury Croisé'));
    const statuses: number[] = [];
    proxy.interfere(requestsTo('PUT', 'Planification'), async (_, forward) => {
      if (statuses.length === 0)
        await engine().edit('Planification', id, new Map([['Enseignants', rawOf(others.teachers)]]));
      const answer = await forward();
      statuses.push(answer.status);
      return answer;
    });
    await press(page, 'Jury Croisé', ',', 'f');
    await expect.poll(() => statuses).toEqual([412, 200]);
    await expectWaiting(page, 0);
    const kept = await eventNamed(engine(), 'Jury Croisé');
    expect([valueOf(kept, 'Realise'), valueOf(kept, 'Enseignants')]).toEqual([true, others.teachers]);
  });

// R3.1b
test('an event that is deleted in its SQLite is not made again, though CAP creates what an update does not find', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await createByLine(page, 'jury Disparu 19h');
  await expectWaiting(page, 0);
  const made = await eventNamed(engine(), 'Jury Disparu');
  deleteEvent(engine().database, Number(valueOf(made, 'Id')));
  const before = tablesOf(engine().database);

  await press(page, 'Jury Disparu', ',', 'f');
  await page.getByRole('button', { name: '1 à décider' }).click({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('N’existe plus dans le service');
  await picture(page, `engine/gone${switches.join('')}`);
  expect(differencesOf(before, tablesOf(engine().database))).toEqual({});
});
