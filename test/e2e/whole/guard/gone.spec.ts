import { expect, test } from 'playwright/test';
import { arrayOf, elementsOf, membersOf, rawOf, splice } from '#shared/json/rawJson.ts';
import { requestsTo } from '../../fixtures/interference.ts';
import type { Interference, SeenRequest } from '../../fixtures/proxy.ts';
import { createByLine, event, everythingReceived, expectWaiting, goTo, press } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

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

  await press(page, 'Jury Disparu', 'f');
  await page.getByRole('button', { name: '1 à décider' }).click({ timeout: 30_000 });
  const main = page.getByRole('main');
  await expect(main).toContainText('N’existe plus dans le service');
  await expect(main).not.toContainText('Refusé');
  expect(proxy.seen.filter(requestsTo('PUT', 'Planification'))).toEqual([]);

  await goTo(page, 'Calendrier');
  await expect(event(page, 'Jury Disparu')).toHaveAccessibleName(/N’est plus dans le service/u);

  await page.getByRole('button', { name: '1 à décider' }).click();
  await page.keyboard.press('q');
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
