import { describe, expect, test } from 'vitest';
import { currentService } from '#main/ipc/currentService.ts';
import { compatibilityHandlers, mostReports } from '#main/ipc/runHandlers.ts';
import type { CompatibilityTable } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import { onPractice } from '../api/practiceClient.ts';

const page = { pageId: 1 };
const { client } = onPractice();

async function open() {
  const reports: CompatibilityTable = runTable(mostReports);
  const current = currentService({ all: () => reports.cancelAll(), reads: () => reports.cancelAll() });
  await current.open('p', client());
  return compatibilityHandlers(current, reports);
}

describe('R3.4 the compatibility report over the bridge', () => {
  test('returns its progress, endpoint by endpoint, and ends with the report', async () => {
    const handlers = await open();
    const { reportId } = await handlers['compatibility.begin']({}, page);
    const seen: number[] = [];
    let report: CompatibilityReport | null = null;
    while (report === null) {
      const answer = channels['compatibility.next'].result.parse(
        await handlers['compatibility.next']({ reportId }, page),
      );
      if (answer.progress) seen.push(answer.progress.done);
      ({ report } = answer);
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(seen).toEqual(seen.map((_, at) => at));
    expect(report.compatible).toBe(true);
    await expect(handlers['compatibility.next']({ reportId }, page)).rejects.toMatchObject({
      failure: { kind: 'cancelled' },
    });
  });

  test('can be stopped by the page that began it, and then allows the next', async () => {
    const handlers = await open();
    const { reportId } = await handlers['compatibility.begin']({}, page);
    expect(() => handlers['compatibility.begin']({}, page)).toThrow('busy');
    await handlers['compatibility.next']({ reportId }, page);
    await handlers['compatibility.cancel']({ reportId }, { pageId: 2 });
    expect(await handlers['compatibility.next']({ reportId }, page)).toMatchObject({ report: null });
    const running = handlers['compatibility.next']({ reportId }, page);
    await handlers['compatibility.cancel']({ reportId }, page);
    await expect(running).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    await handlers['compatibility.begin']({}, page);
  });
});
