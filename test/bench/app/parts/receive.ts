import type { Page } from 'playwright';
import { describeService } from '../../../e2e/fixtures/screens.ts';
import { catalogue } from '../../../e2e/fixtures/words.ts';
import type { Cost } from '../app.ts';
import { receivingFloor } from '../floor.ts';
import { partOf } from '../part.ts';
import type { Desk } from '../part.ts';
import { clockOf, everythingReceived, heldBytes } from '../received.ts';

interface Received {
  readonly cost: Cost;
  /** From the press on « Ajouter », in ms. */
  readonly firstEvent: number | undefined;
  readonly rowBytes: number;
}

/** The first start: the service is added, the calendar opened, and every list comes. */
export async function receiveAll({ app, school }: Desk): Promise<Received> {
  const { page } = app;
  const { onboarding, shell } = catalogue.fr;
  await describeService(page, school, school.baseUrl);
  const since = await clockOf(page);
  const begun = await page.evaluate(() => performance.now());
  const cost = await app.cost(async () => {
    await page.getByRole('button', { name: onboarding.add }).click();
    await page.getByRole('button', { name: onboarding.receive.start }).click();
    const side = page.getByRole('navigation', { name: shell.nav });
    await side.getByRole('button', { name: new RegExp(`^${shell.screen.calendar}`, 'u') }).click();
    await everythingReceived(page, since);
  });
  const { firstEvent } = await app.notes();
  return {
    cost,
    firstEvent: firstEvent === null ? undefined : firstEvent - begun,
    rowBytes: await heldBytes(page),
  };
}

const mega = 1_000_000;

interface WithFloor extends Received {
  readonly floorMs: number;
  /** CPU of the Chromium host’s bridge for as many bytes: Electron’s passes no text through DevTools. */
  readonly wayMs: number;
}
const allProcesses = ({ cpu }: Pick<Cost, 'cpu'>): number => cpu.renderer + cpu.browser + cpu.main;

async function receiveBesideFloor(desk: Desk): Promise<WithFloor> {
  const received = await receiveAll(desk);
  const { page, processes } = desk.app;
  const before = allProcesses({ cpu: processes.cpu() });
  await crossAlone(page, received.cost.bridgeBytes);
  const wayMs = allProcesses({ cpu: processes.cpu() }) - before;
  return { ...received, wayMs, floorMs: await receivingFloor(desk.school) };
}

/** So many bytes of made-up rows come from main, and nothing is done with them. */
const crossAlone = (page: Page, bytes: number): Promise<void> =>
  page.evaluate(async (bytes) => {
    for (let crossed = 0; crossed < bytes;) {
      const text = await window.carnetBenchWay();
      window.carnetBenchTake(text);
      crossed += text.length;
    }
  }, bytes);

export const receive = partOf('receive', receiveBesideFloor, [
  { name: 'first event painted', unit: 's', read: ({ firstEvent }) => firstEvent && firstEvent / 1000 },
  { name: 'everything received', unit: 's', read: ({ cost }) => cost.ms / 1000 },
  { name: 'CPU, renderer', unit: 's', read: ({ cost }) => cost.cpu.renderer / 1000 },
  { name: 'CPU, browser', unit: 's', read: ({ cost }) => cost.cpu.browser / 1000 },
  { name: 'CPU, main', unit: 's', read: ({ cost }) => cost.cpu.main / 1000 },
  { name: 'CPU of streaming, hashing and sealing alone', unit: 's', read: ({ floorMs }) => floorMs / 1000 },
  { name: 'CPU of all, of that', unit: '×', read: ({ cost, floorMs }) => allProcesses(cost) / floorMs },
  { name: 'CPU of the host’s bridge alone', unit: 's', read: ({ wayMs }) => wayMs / 1000 },
  {
    name: 'CPU of all without the host’s bridge, of that',
    unit: '×',
    goal: 3,
    read: ({ cost, wayMs, floorMs }) => (allProcesses(cost) - wayMs) / floorMs,
  },
  { name: 'rows received', unit: 'MB', read: ({ rowBytes }) => rowBytes / mega },
  { name: 'received over the wire', unit: 'MB', read: ({ cost }) => cost.wireBytes / mega },
  { name: 'written into pages', unit: 'MB', read: ({ cost }) => cost.pageBytes / mega },
  { name: 'written, of received', unit: '×', goal: 1.2, read: ({ cost, rowBytes }) => cost.pageBytes / rowBytes },
  { name: 'records put', unit: '', read: ({ cost }) => cost.records },
  { name: 'over the bridge', unit: 'MB', read: ({ cost }) => cost.bridgeBytes / mega },
  { name: 'requests', unit: '', read: ({ cost }) => cost.requests },
  { name: 'heaviest task, work', unit: 'ms', goal: 50, read: ({ cost }) => cost.heaviest },
  { name: 'peak memory, renderer', unit: 'MB', goal: 400, read: ({ cost }) => cost.peak.renderer },
  { name: 'peak memory, main', unit: 'MB', goal: 250, read: ({ cost }) => cost.peak.main },
]);
