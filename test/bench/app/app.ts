import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { CDPSession, Page } from 'playwright';
import { z } from 'zod';
import * as inPage from '#test/chaos/inPage.ts';
import { firstLine, start } from '../../e2e/fixtures/processes.ts';
import type { PageNotes } from './probe/pageProbe.ts';
import { Processes, kinds } from './processes.ts';
import type { Kind } from './processes.ts';
import type { School } from './school.ts';
import { heaviestTask } from './tasks.ts';

/** The built app in the Chromium host, with the probes of this folder in main and page. */
export interface App {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly processes: Processes;
  /** What was noted until now. */
  notes(): Promise<PageNotes>;
  crossed(): ReturnType<Window['carnetBenchCrossed']>;
  /** What a piece of work cost, in every process. */
  cost(work: () => Promise<void>): Promise<Cost>;
  close(): Promise<void>;
}

export interface Cost {
  readonly ms: number;
  /** In ms. */
  readonly cpu: Readonly<Record<Kind, number>>;
  /** In MB. */
  readonly peak: Readonly<Record<Kind, number>>;
  readonly pages: number;
  readonly pageBytes: number;
  readonly records: number;
  readonly bridgeBytes: number;
  readonly toMain: number;
  readonly requests: number;
  readonly writes: number;
  readonly wireBytes: number;
  /** Tasks of the page over 50 ms, by the clock. */
  readonly longTasks: readonly number[];
  /** The most work of one task of the page, in ms of processor time. */
  readonly heaviest: number;
  readonly inputs: PageNotes['inputs'];
}

const readySchema = z.object({ devtools: z.string(), pid: z.number(), browserPid: z.number() });
const probe = fileURLToPath(new URL('probe/inMain.ts', import.meta.url));

export async function openApp(profile: string, school: School): Promise<App> {
  const switches = ['--lang=fr-FR', '--key-store', '--headless', '--remote-debugging-port', '0'];
  const host = ['--import', probe, 'main/tools/chromium/main.ts', '--profile', profile, ...switches];
  const started = start(process.execPath, host);
  const { devtools, pid, browserPid } = readySchema.parse(JSON.parse(await firstLine(started)));
  const browser = await chromium.connectOverCDP(devtools);
  const page = browser.contexts()[0]?.pages().at(-1);
  if (!page) throw new Error('the Chromium host shows no page');
  const session = await page.context().newCDPSession(page);
  // As Electron’s session grants it (S5); else the app would say that its storage may be deleted.
  await session.send('Browser.grantPermissions', { permissions: ['durableStorage'] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(inPage.prepare);
  const processes = new Processes(pid, browserPid);
  const notes = (): Promise<PageNotes> => page.evaluate(() => window.carnetBench);
  const crossed = (): ReturnType<Window['carnetBenchCrossed']> => page.evaluate(() => window.carnetBenchCrossed());
  const snapshot = async () => {
    const all = Object.values(await crossed());
    const toMain = all.reduce((sum, channel) => sum + channel.toMain, 0);
    return {
      at: performance.now(),
      notes: await notes(),
      toMain,
      bridgeBytes: all.reduce((sum, channel) => sum + channel.toPage, toMain),
      counts: await school.ask({ kind: 'counts' }),
      cpu: processes.cpu(),
    };
  };
  return {
    page,
    devtools: session,
    processes,
    notes,
    crossed,
    async cost(work) {
      processes.forgetPeaks();
      const before = await snapshot();
      const heaviest = await heaviestTask(session, processes.pages(), work);
      const ms = performance.now() - before.at;
      const after = await snapshot();
      const cpu = Object.fromEntries(kinds.map((kind) => [kind, after.cpu[kind] - before.cpu[kind]]));
      return {
        ms,
        cpu: cpu as Record<Kind, number>, // each kind is in it
        peak: processes.peaks(),
        pages: after.notes.pages - before.notes.pages,
        pageBytes: after.notes.pageBytes - before.notes.pageBytes,
        records: after.notes.records - before.notes.records,
        bridgeBytes: after.bridgeBytes - before.bridgeBytes,
        toMain: after.toMain - before.toMain,
        requests: after.counts.requests - before.counts.requests,
        writes: after.counts.writes - before.counts.writes,
        wireBytes: after.counts.bytes - before.counts.bytes,
        heaviest,
        longTasks: after.notes.longTasks.slice(before.notes.longTasks.length).map(({ ms }) => ms),
        inputs: after.notes.inputs.slice(before.notes.inputs.length),
      };
    },
    async close() {
      await browser.close();
      started.child.kill('SIGTERM');
      await started.exit;
    },
  };
}
