import { afterEach, describe, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import type { ServiceClient } from '../../../../main/api/client.ts';
import { waitFor } from '../../../../main/api/patience.ts';
import type { FaultServer } from './faultServer.ts';
import { clientOf, collection, eventRow, faultServer, json } from './faultServer.ts';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A service that is busy for the first `times` requests, and a client whose waits are written down. */
async function busyFor(times: number, retryAfter?: string): Promise<{ server: FaultServer; client: ServiceClient; waits: number[] }> {
  const waits: number[] = [];
  const server = await faultServer((_asked, response) => {
    if (server.asked.length > times) return json(response, collection('Mail', []));
    response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  const client = clientOf(server, { wait: async (milliseconds) => void waits.push(milliseconds) });
  ending.push(() => server.close(), () => client.close());
  return { server, client, waits };
}

describe('R3.5 R5.7 rate: a service that is busy and says when to come back', () => {
  test('is asked again then: a read goes on', async () => {
    const { server, client, waits } = await busyFor(2, '1');
    await client.ping();
    expect([waits, server.asked.length]).toEqual([[1000, 1000], 3]);
  });

  test.each([
    ['that does not say when', undefined, []],
    ['that says much later', '60', []],
    ['that is busy again and again', '2', [2000, 2000, 2000]],
  ] as const)('one %s is told as busy', async (_how, retryAfter, waited) => {
    const { server, client, waits } = await busyFor(99, retryAfter);
    await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'busy', status: 429 } });
    expect([waits, server.asked.length]).toEqual([waited, waited.length + 1]);
  });

  test('R3.2 a write is not sent a second time: its queue decides', async () => {
    const { server, client, waits } = await busyFor(99, '1');
    const order = { entity: 'Planification', body: rawJson(eventRow(1)) } as const;
    expect(await client.create(order)).toMatchObject({ kind: 'notSent', failure: { kind: 'busy', retryAfterMs: 1000 } });
    expect([waits, server.writes().length]).toEqual([[], 1]);
  });

  test('a wait that is taken back ends at once', async () => {
    await expect(waitFor(3_600_000, AbortSignal.abort())).resolves.toBeUndefined();
  });
});
