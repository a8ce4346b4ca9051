import { expect, test } from 'playwright/test';
import { arrayOf, elementsOf, membersOf, rawOf, splice } from '#shared/json/rawJson.ts';
import { carriedOutLate, deliveredTwice, requestsTo } from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import { holdClock, letPass } from '../../fixtures/passing.ts';
import type { Interference, SeenRequest } from '../../fixtures/proxy.ts';
import { createByLine, event, everythingReceived, expectWaiting, goTo, press } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

// What arrives of a change: at a row that is gone, twice, too late.

const desk = workstation({ signedIn: true });

/** A colleague deleted the event: neither its list nor its own address has it. */
const deleted =
  (id: string): Interference =>
  async (request, forward) => {
    if (new RegExp(`/Planification/${id}$`, 'u').test(request.path))
      return {
        status: 404,
        headers: { 'content-type': 'application/json' },
        body: '{"error":{"code":"NotFound","message":"Planification"}}',
      };
    const answer = await forward();
    const value = membersOf(answer.body).get('value');
    if (value === undefined) return answer;
    const others = elementsOf(value).filter((row) => String(valueOf(row, 'Id')) !== id);
    return { ...answer, body: splice(answer.body, new Map([['value', arrayOf(others)]])) };
  };

test('R3.1b an event that was deleted elsewhere: no update leaves, it is said, and it is created again with the change', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await createByLine(page, 'jury Disparu 14h');
  await expectWaiting(page, 0);
  const made = async () =>
    (await service.all('Planification')).filter((row) => String(valueOf(row, 'Nom')).includes('Disparu'));
  await expect.poll(made).toHaveLength(1);
  const [first] = await made();
  const id = String(first && valueOf(first, 'Id'));
  const toPlanification = (request: SeenRequest): boolean =>
    ['GET', 'PUT'].some((verb) => requestsTo(verb, 'Planification')(request));
  proxy.interfere(toPlanification, deleted(id));

  await press(page, 'Jury Disparu', ',', 'f');
  await page.getByRole('button', { name: '1 à décider' }).click({ timeout: 30_000 });
  const main = page.getByRole('main');
  await expect(main).toContainText('N’existe plus dans le service');
  await expect(main).not.toContainText('Refusé');
  expect(proxy.seen.filter(requestsTo('PUT', 'Planification'))).toEqual([]);

  await goTo(page, 'Calendrier');
  await expect(event(page, 'Jury Disparu')).toHaveAccessibleName(/N’est plus dans le service/u);

  await page.getByRole('button', { name: '1 à décider' }).click();
  await page.keyboard.press('F8');
  await expect(main).toContainText('Le recréer');
  await expect(main).not.toContainText(/refus/iu);
  await page.keyboard.press('1');
  await expect(page.getByRole('banner')).not.toContainText('à décider');
  await expectWaiting(page, 0);
  await expect.poll(async () => (await made()).map((row) => valueOf(row, 'Realise'))).toEqual([false, true]);
  expect(proxy.seen.filter(requestsTo('PUT', 'Planification'))).toEqual([]);
});

test('R3.9 a colleague moves the event that was copied to the hour of its copy: it is no duplicate', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  await proxy.restore();
  await goTo(page, 'Calendrier');
  await createByLine(page, 'jury Jumeau 10h');
  await expectWaiting(page, 0);
  const made = async () =>
    (await service.all('Planification')).filter((row) => String(valueOf(row, 'Nom')).includes('Jumeau'));
  await expect.poll(made).toHaveLength(1);
  const [first] = await made();
  if (!first) throw new Error('no event');
  await createByLine(page, 'jury Jumeau 18h');
  await expectWaiting(page, 0);
  await expect.poll(made).toHaveLength(2);
  const copy = (await made()).find((row) => valueOf(row, 'Id') !== valueOf(first, 'Id')) ?? first;
  const moved = new Map(
    ['Debut', 'Fin'].flatMap((name) => [[name, membersOf(copy).get(name) ?? rawOf(null)] as const]),
  );
  await service.edit('Planification', String(valueOf(first, 'Id')), moved);
  await page.keyboard.press('F5');
  await expect.poll(async () => (await made()).map((row) => valueOf(row, 'Debut'))).toHaveLength(2);
  await everythingReceived(page);
  await expect(page.getByRole('banner')).not.toContainText('à décider');
});

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
  await page.keyboard.press('F8');
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
