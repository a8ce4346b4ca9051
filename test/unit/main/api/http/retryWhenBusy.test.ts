import { describe, expect, test } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { FaultServer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

interface Busy {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Desk {
  readonly server: FaultServer;
  readonly client: ServiceClient;
  /** Every wait of the client, in whole ms of its clock, which only these waits move. */
  readonly waits: number[];
  readonly reported: number[];
  readonly pass: (ms: number) => void;
}

/** A service that is busy for the first `times` requests. */
async function busyFor(times: number, { status = 429, headers = {} }: Busy = {}): Promise<Desk> {
  const waits: number[] = [];
  const reported: number[] = [];
  let clock = 1_000_000;
  const server = await faultServer((asked, response) => {
    if (server.asked.length <= times)
      return void response.writeHead(status, { date: 'Thu, 19 Nov 2026 09:00:00 GMT', ...headers }).end();
    if (asked.verb !== 'GET' || /^\/Planification\/\d/u.test(asked.path))
      return json(response, entity('Planification', eventRow(1)));
    return json(response, collection('Mail', []));
  });
  const client = clientOf(server, {
    now: () => 0, // the wall clock of this machine is decades wrong
    paceClock: {
      monotonic: () => clock,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        clock += milliseconds;
      },
    },
    onPause: (milliseconds) => void reported.push(milliseconds),
  });
  return { server, client, waits, reported, pass: (ms) => void (clock += ms) };
}

const retryAfter = (value: string): Busy => ({ headers: { 'retry-after': value } });
const newEvent = { attempt: '1', entity: 'Planification', body: rawJson(eventRow(1)) } as const;

describe('R3.5 R5.7 rate: a service that is busy', () => {
  test.each([
    ['429 in seconds', retryAfter('1'), [1000, 1000]],
    ['503 in seconds', { status: 503, ...retryAfter('10') }, [10_000, 10_000]],
    ['408 in seconds', { status: 408, ...retryAfter('2') }, [2000, 2000]],
    ['500 in seconds', { status: 500, ...retryAfter('3') }, [3000, 3000]],
    ['a date, by the clock of the service', retryAfter('Thu, 19 Nov 2026 09:00:20 GMT'), [20_000, 20_000]],
    ['429 without a time: longer each time', {}, [1000, 2000]],
    ['429 with a time of nothing', retryAfter('0'), [1000, 2000]],
    ['429 with less than a second', retryAfter('0.01'), [1000, 2000]],
    ['429 with a negative time', retryAfter('-1'), [1000, 2000]],
    ['429 with a date that is past', retryAfter('Thu, 19 Nov 2026 08:00:00 GMT'), [1000, 2000]],
    ['425 without a time', { status: 425 }, [1000, 2000]],
  ] as const)('is asked again when it said, %s', async (_how, busy, waited) => {
    const { server, client, waits } = await busyFor(2, busy);
    await client.ping();
    expect([waits, server.asked.length]).toEqual([waited, 3]);
  });

  test.each([
    ['that says much later', retryAfter('60'), [], 1],
    ['that is busy again and again', retryAfter('2'), Array.from({ length: 8 }, () => 2000), 9],
    ['that never says when', {}, [1000, 2000, 4000], 4],
  ] as const)('I24 one %s is reported as busy', async (_how, busy, waited, asked) => {
    const { server, client, waits } = await busyFor(99, busy);
    await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'busy' } });
    expect([waits, server.asked.length]).toEqual([waited, asked]);
  });

  test('sends nothing of any kind before the requested time has passed', async () => {
    const { server, client, pass } = await busyFor(1, { status: 503, ...retryAfter('600') });
    await expect(client.readOne('Planification', '1')).rejects.toMatchObject({
      failure: { kind: 'serviceError', retryAfterMs: 600_000 },
    });
    pass(100_000);
    const busy = { kind: 'busy', retryAfterMs: 500_000 };
    await expect(client.ping()).rejects.toMatchObject({ failure: busy });
    await expect(client.readOne('Planification', '1')).rejects.toMatchObject({ failure: busy });
    await expect(client.compatibility()).rejects.toMatchObject({ failure: busy });
    await expect(client.call('Mail.create', { body: rawJson('{"Adresse":"a@b.fr"}') })).rejects.toMatchObject({
      failure: busy,
      left: false,
    });
    expect(await client.create(newEvent)).toMatchObject({ kind: 'notSent', failure: busy });
    expect(server.asked).toHaveLength(1);
    pass(500_000);
    await client.ping();
    expect(server.asked).toHaveLength(2);
  });

  test('R3.2 does not retry a write: its queue decides', async () => {
    const { server, client, waits } = await busyFor(99, retryAfter('1'));
    expect(await client.create(newEvent)).toMatchObject({
      kind: 'notSent',
      failure: { kind: 'busy', retryAfterMs: 1000 },
    });
    expect([waits, server.writes().length]).toEqual([[], 1]);
  });

  test('does not read a lost write back during a pause that the service requested', async () => {
    let reads = 0;
    const server = await faultServer((asked, response) => {
      if (asked.verb === 'PUT') return void response.writeHead(503, { 'retry-after': '10' }).end();
      reads += 1;
      return json(response, entity('Planification', eventRow(1)));
    });
    const client = clientOf(server);
    const changes = [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }];
    const verdict = await client.replace({ attempt: '1', entity: 'Planification', id: '1', changes, base: null });
    expect(verdict).toEqual({ kind: 'doubt', failure: { kind: 'serviceError', status: 503, retryAfterMs: 10_000 } });
    expect(reads).toBe(1);
  });

  test('reports a pause that a user notices, and not a short one', async () => {
    const long = await busyFor(1, retryAfter('12'));
    await long.client.ping();
    const short = await busyFor(1, retryAfter('1'));
    await short.client.ping();
    expect([long.reported, short.reported]).toEqual([[12_000], []]);
  });

  test('a waiting probe ends at once when the user cancels it', async () => {
    const server = await faultServer(
      (_asked, response) => void response.writeHead(429, { 'retry-after': '100' }).end(),
    );
    const client = clientOf(server, { paceClock: { monotonic: () => 0, wait: () => new Promise(() => undefined) } });
    const asked = new AbortController();
    const probing = client.probe(asked.signal);
    await expect.poll(() => server.asked.length).toBe(1);
    asked.abort();
    await expect(probing).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(server.asked).toHaveLength(1);
  });
});
