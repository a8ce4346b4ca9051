import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { firstLine, start } from '../e2e/fixtures/processes.ts';
import { PageGone, connectToPage } from './devtools.ts';
import type { PageSession } from './devtools.ts';

/** The built app in the Chromium host, from its first moment on. */
export interface App {
  /** Resolves when its window shows the page; rejects when it ended before. */
  readonly page: Promise<PageSession>;
  /** SIGKILL to main and to Chromium, at whatever point they are; resolves when both are gone. */
  kill(): Promise<void>;
}

const readySchema = z.object({ devtools: z.string(), browserPid: z.number() });

/** `haste`: how many times faster the page's long timers run (main/tools/chromium/README.md). */
export function startApp(profile: string, haste: number): App {
  const switches = ['--lang=fr-FR', '--key-store', '--headless', '--remote-debugging-port', '0'];
  const started = start(process.execPath, [
    'main/tools/chromium/main.ts',
    '--profile',
    profile,
    '--haste',
    String(haste),
    ...switches,
  ]);
  const { pid } = started.child;
  if (pid === undefined) throw new Error('the app did not start');
  started.exit.catch(() => null); // the caller that waits for the page receives it
  const line = firstLine(started).catch((cause: unknown) => {
    throw new PageGone('the app ended before its window was open', { cause });
  });
  const page = line.then((line) => connectToPage(readySchema.parse(JSON.parse(line)).devtools, started.exit));
  page.catch(() => null); // no caller may wait for it
  return {
    page,
    async kill() {
      const all = [pid, ...childrenOf(pid)];
      for (const id of all) slay(id);
      await Promise.all([started.exit, ...all.map(gone)]);
      await page.then(
        (asked) => asked.close(),
        () => null, // it never came so far
      );
    },
  };
}

/** The processes that a process started itself; Playwright makes Chromium the head of a group of its own. */
function childrenOf(pid: number): readonly number[] {
  const pids = readIfThere(`/proc/${pid}/task/${pid}/children`) ?? '';
  return pids.split(' ').filter(Boolean).map(Number);
}

/** SIGKILL to a process, and to the group that it heads. */
function slay(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}

/**
 * Resolves when nothing of a group runs any more; what ended and was not yet waited for by its parent holds no file.
 */
async function gone(group: number): Promise<void> {
  const runs = (pid: string): boolean => {
    // "pid (name) state parent group …"; a name may hold anything.
    const [state, , groupOfIt] = readIfThere(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /su, '')
      .split(' ') ?? ['Z'];
    return state !== 'Z' && state !== 'X' && groupOfIt === String(group);
  };
  while (readdirSync('/proc').some((name) => /^\d+$/u.test(name) && runs(name))) await pause(10);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code));
