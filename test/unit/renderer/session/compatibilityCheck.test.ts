import { afterEach, describe, expect, it, vi } from 'vitest';
import { compatibilityCheck } from '#session/compatibilityCheck.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import { useCompatibility } from '#stores/compatibility.ts';

const report: CompatibilityReport = {
  baseUrl: 'https://ecole.example',
  metadata: { standing: 'works', entities: [], failure: null },
  endpoints: [],
  traits: [],
  versions: { tags: 'none', ifMatch: 'unknown', upserts: false },
  compatible: true,
};
const ok = (value: object) => ({ ok: true, value });
const step = (done: number) => ok({ progress: { done, total: 2 }, report: null });
const end = ok({ progress: null, report });
afterEach(() => vi.unstubAllGlobals());

/** Main: every `compatibility.next` waits until the test answers it. */
function main() {
  const called: string[] = [];
  const waiting: ((answer: unknown) => void)[] = [];
  const call = async (channel: string): Promise<unknown> => {
    called.push(channel);
    if (channel === 'compatibility.begin') return ok({ reportId: 'r' });
    if (channel === 'compatibility.cancel') return ok({});
    return new Promise((resolve) => waiting.push(resolve));
  };
  vi.stubGlobal('window', { carnet: { call } });
  const asked = (): Promise<void> => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  const answer = async (value: unknown): Promise<void> => {
    await asked();
    waiting.shift()?.(value);
  };
  return { called, asked, answer };
}

describe('the compatibility check of an open service', () => {
  it('shows its progress, stores the report with its time, and runs once at a time', async () => {
    const { called, answer } = main();
    const check = compatibilityCheck(() => 1_000);
    const running = check.start({});
    await check.start({});
    await answer(step(0));
    await answer(step(1));
    await vi.waitFor(() => expect(useCompatibility.getState().running).toEqual({ done: 1, total: 2 }));
    await answer(end);
    await running;
    expect(useCompatibility.getState()).toEqual({ running: null, failure: null, last: { at: 1_000, report } });
    expect(called.filter((name) => name === 'compatibility.begin')).toHaveLength(1);
  });

  it('stopped by the person, it says so, and the report before stays', async () => {
    const { called, asked, answer } = main();
    const check = compatibilityCheck(() => 1_000);
    const first = check.start({});
    await answer(end);
    await first;
    const second = check.start({});
    await asked();
    check.stop();
    await answer({ ok: false, failure: { kind: 'cancelled' } });
    await second;
    expect(useCompatibility.getState()).toMatchObject({
      running: null,
      failure: { kind: 'cancelled' },
      last: { at: 1_000 },
    });
    expect(called).toContain('compatibility.cancel');
  });

  it('R3.5 dropped by main, since settings were saved, it begins again', async () => {
    const { called, answer } = main();
    const running = compatibilityCheck(() => 1_000).start({});
    await answer(step(0));
    await answer({ ok: false, failure: { kind: 'cancelled' } });
    await answer(end);
    await running;
    expect(useCompatibility.getState()).toMatchObject({ failure: null, last: { report } });
    expect(called.filter((name) => name === 'compatibility.begin')).toHaveLength(2);
  });

  it('I19 what was found of one service is never shown for another', async () => {
    const { asked, answer } = main();
    const check = compatibilityCheck(() => 1_000);
    const running = check.start({});
    await asked();
    check.close();
    compatibilityCheck(() => 2_000);
    await answer(end);
    await running;
    expect(useCompatibility.getState()).toEqual({ running: null, failure: null, last: null });
  });
});
