import { expect, test } from 'playwright/test';
import { rawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import type { Interference, SeenRequest } from '../fixtures/proxy.ts';
import { event, expectWaiting, goOffline, goTo, press } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

const desk = workstation({ signedIn: true });
/** Two writes at once: the third waits for its turn. */
const names = { arrived: 'Management d’équipe', lost: 'Droit social', behind: 'Réseaux' };

const never = new Promise<null>(() => undefined);

test('I8 I20 killed in a flush: what had not left is sent at once, what arrived is settled at once, the rest says until when', async () => {
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await page.keyboard.press('Digit1');
  const today = (await service.all('Planification')).filter((row) =>
    String(valueOf(row, 'Debut')).startsWith(schoolDay()),
  );
  const idOf = (name: string): string =>
    String(valueOf(today.find((row) => String(valueOf(row, 'Nom')).startsWith(name)) ?? rawJson('{}'), 'Id'));
  const startOf = async (name: string, id: string): Promise<string> =>
    `${name} ${String(valueOf(await service.one('Planification', id), 'Debut'))}`;
  const ids = { arrived: idOf(names.arrived), lost: idOf(names.lost), behind: idOf(names.behind) };
  const starts = async (): Promise<readonly string[]> => [
    await startOf('arrived', ids.arrived),
    await startOf('lost', ids.lost),
    await startOf('behind', ids.behind),
  ];
  const [arrived, lost, behind] = await starts();
  const writesOf =
    (id: string) =>
    ({ method, path }: SeenRequest): boolean =>
      method !== 'GET' && path.endsWith(`/Planification/${id}`);

  /** The service got it, and its answer never comes. */
  let hasArrived = false;
  const arrives: Interference = async (_request, forward) => {
    await forward();
    hasArrived = true;
    return never;
  };

  await goOffline(desk);
  for (const name of Object.values(names)) await press(page, name, 'Control+ArrowDown');
  await expectWaiting(page, 3);
  await proxy.restore();
  proxy.interfere(writesOf(ids.arrived), arrives);
  proxy.interfere(writesOf(ids.lost), () => never);
  await expect.poll(() => hasArrived && proxy.seen.some(writesOf(ids.lost)), { timeout: 20_000 }).toBe(true);
  await desk.carnet.kill();
  await proxy.restore();
  await desk.open();

  await expectWaiting(desk.page, 1);
  await expect(desk.page.getByRole('contentinfo')).toContainText(/1 sans réponse, vérifiée avant \d\d:\d\d/u);
  const [arrivedNow, lostNow, behindNow] = await starts();
  expect(behindNow).not.toBe(behind);
  expect(arrivedNow).not.toBe(arrived);
  expect(lostNow).toBe(lost);
  await goTo(desk.page, 'Calendrier');
  await expect(event(desk.page, names.lost).first()).toBeVisible();
  await look(desk.page, 'fr', 'stopped');
  expect(proxy.seen.filter(writesOf(ids.arrived))).toHaveLength(1);
});
