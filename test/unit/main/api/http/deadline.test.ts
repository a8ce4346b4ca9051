import { afterEach, expect, test, vi } from 'vitest';
import { deadlineIn } from '#main/api/http/deadline.ts';
import { clientOf, collection, faultServer, json } from '../faultServer.ts';

afterEach(() => void vi.restoreAllMocks());

/** Timers of that length which were set and not cleared. */
function pendingTimers(ms: number): () => number {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  return () => {
    const ours = set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === ms).map(({ value }) => value);
    const cleared = new Set(clear.mock.calls.map(([timer]) => timer));
    expect(ours.length).toBeGreaterThan(0);
    return ours.filter((timer) => !cleared.has(timer)).length;
  };
}

const totalMs = 23_456;

test.each([
  ['was read', 200],
  ['is refused', 404],
] as const)('an answer that %s leaves no timer behind', async (_how, status) => {
  const server = await faultServer((_asked, response) => json(response, collection('Mail', []), status));
  const client = clientOf(server, { limits: { totalMs, listMs: totalMs } });
  const pending = pendingTimers(totalMs);
  await client.ping().catch(() => undefined);
  await vi.waitFor(() => expect(pending()).toBe(0));
});

test('a service that is not reached leaves none either', async () => {
  const server = await faultServer(() => undefined);
  const client = clientOf(server, { limits: { totalMs, listMs: totalMs } });
  await server.close();
  const pending = pendingTimers(totalMs);
  await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'offline' } });
  expect(pending()).toBe(0);
});

test('it ends what takes longer, and not what was cleared', async () => {
  const [kept, cleared] = [deadlineIn(1), deadlineIn(1)];
  cleared.clear();
  await vi.waitFor(() => expect(kept.signal.aborted).toBe(true));
  expect(kept.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(cleared.signal.aborted).toBe(false);
});
