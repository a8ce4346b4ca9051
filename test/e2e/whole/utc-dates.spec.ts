import { expect, test } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { event, expectWaiting, goTo, press } from '../fixtures/screens.ts';
import { startService, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// A service that answers its dates in UTC (R5.4).

const desk = workstation({ signedIn: true, serve: () => startService({ differences: { dates: 'z' } }) });

const name = 'DIALLO Aminata';
const minute = 60_000;
const hours = (row: RawJson): readonly number[] =>
  ['Debut', 'Fin'].map((member) => Date.parse(String(valueOf(row, member))) / minute);

test('R2.4 I12 the user’s version of an event that was made shorter is sent', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await expect(event(page, name)).toBeVisible({ timeout: 30_000 });
  const row = (await service.all('Planification')).find((each) => valueOf(each, 'Nom') === name) ?? ('{}' as RawJson); // an empty object is JSON
  const id = String(valueOf(row, 'Id'));
  const [debut = 0, fin = 0] = hours(row);
  const now = async (): Promise<readonly number[]> => hours(await service.one('Planification', id));

  await proxy.cut();
  await press(page, name, 'Control+Shift+ArrowUp');
  const later = (at: number): RawJson => rawOf(new Date((at + 60) * minute).toISOString().replace('Z', '+00:00'));
  await service.edit(
    'Planification',
    id,
    new Map([
      ['Debut', later(debut)],
      ['Fin', later(fin)],
    ]),
  );
  await expectWaiting(page, 1);
  await proxy.restore();
  await expect(page.getByRole('button', { name: '1 à décider' })).toBeVisible({ timeout: 60_000 });
  await goTo(page, 'Modifications');
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('banner')).not.toContainText('à décider', { timeout: 30_000 });
  await expectWaiting(page, 0);
  await expect.poll(now).toEqual([debut, fin - 15]);
});
