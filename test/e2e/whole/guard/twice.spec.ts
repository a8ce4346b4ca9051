import { expect, test } from 'playwright/test';
import { carriedOutLate, deliveredTwice, requestsTo } from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import { holdClock, letPass } from '../../fixtures/passing.ts';
import { createByLine, event, expectWaiting, goTo } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

const desk = workstation({ signedIn: true });

test('R3.9 a creation that a proxy delivers twice: the user sees both, and cancels one', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  proxy.interfere(requestsTo('POST', 'Planification'), deliveredTwice);
  await createByLine(page, 'jury Doublet 14h');
  await expect(event(page, 'Jury Doublet')).toBeVisible();
  await expectWaiting(page, 0);
  const made = async (): Promise<readonly string[]> =>
    (await service.all('Planification'))
      .filter((row) => String(valueOf(row, 'Nom')).includes('Doublet'))
      .map((row) => `${String(valueOf(row, 'Id'))} ${String(valueOf(row, 'Annule'))}`);
  await expect.poll(made).toHaveLength(2);

  await page.keyboard.press('F5');
  await page.getByRole('button', { name: '1 à décider' }).click({ timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('Deux fois dans le service');
  await page.keyboard.press('q');
  await expect(page.getByRole('main')).toContainText('Le service en a deux');
  await look(page, 'fr', 'outbox-second-row');
  await page.keyboard.press('2');
  await expect(page.getByRole('banner')).not.toContainText('à décider');
  await expect
    .poll(async () => (await made()).filter((row) => row.endsWith('true')).length, { timeout: 30_000 })
    .toBe(1);

  await goTo(page, 'Calendrier');
  await page.keyboard.press('F5');
  await page.getByRole('radio', { name: 'Jour', exact: true }).check({ force: true }); // a crowded hour of a week shows « +1 »
  await expect(event(page, 'Jury Doublet')).toHaveCount(2);
});

test('R3.6 I3 a creation that is carried out after its response was lost exists once: it is not sent again within the quiet time', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  await proxy.restore();
  await goTo(page, 'Calendrier');
  await holdClock(page);
  proxy.interfere(requestsTo('POST', 'Planification'), carriedOutLate(4_000));
  const before = proxy.seen.filter(requestsTo('POST', 'Planification')).length;
  const sent = (): number => proxy.seen.filter(requestsTo('POST', 'Planification')).length - before;
  await createByLine(page, 'jury Tardif 16h');
  await expect.poll(sent).toBe(1);
  await letPass(page, 2); // longer than the timeout, shorter than the quiet time of 5 min
  const made = async (): Promise<number> =>
    (await service.all('Planification')).filter((row) => String(valueOf(row, 'Nom')).includes('Tardif')).length;
  await expect.poll(made, { timeout: 20_000 }).toBe(1);
  await letPass(page, 6);
  await expectWaiting(page, 0);
  expect([sent(), await made()]).toEqual([1, 1]);
});
