import { describe, expect, test } from 'vitest';
import { requestLine } from '#main/api/http/traced.ts';
import type { RequestTrace } from '#main/api/http/traced.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Answer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json } from '../faultServer.ts';

const step = '0f8fad5b-d9cb-469f-a165-708677289501';
const canary = 'Madame Canari';
const newEvent = {
  step,
  entity: 'Planification' as const,
  body: rawJson(
    `{"Nom":"${canary}","EntiteJuridiqueId":3,"TypePlanificationId":12,"Debut":"2026-11-20T09:00:00+01:00","Fin":"2026-11-20T10:00:00+01:00"}`,
  ),
};

/** A client of a service, and what it reports of its requests. */
async function tracing(answer: Answer, options: Parameters<typeof clientOf>[1] = {}) {
  const server = await faultServer(answer);
  const reported: RequestTrace[] = [];
  const client = clientOf(server, { ...options, onRequest: (request) => void reported.push(request) });
  const entries = (): readonly RequestTrace[] => reported;
  const brief = (): readonly unknown[] =>
    entries().map(({ verb, endpoint, status, failure }) => [verb, endpoint, status, failure]);
  return { server, client, entries, brief };
}

describe('each request is one entry: verb, endpoint, status or failure, time, bytes', () => {
  test('a read', async () => {
    const { client, entries } = await tracing((_asked, response) => json(response, collection('Mail', [])));
    await client.ping();
    expect(entries()).toEqual([
      {
        at: expect.any(Number),
        step: null,
        verb: 'GET',
        endpoint: 'Mail.list',
        status: 200,
        failure: null,
        ms: expect.any(Number),
        bytes: Buffer.byteLength(collection('Mail', [])),
      },
    ]);
  });

  test('a write of a step, with every request that belongs to it', async () => {
    const { client, entries, server } = await tracing((asked, response) =>
      asked.verb === 'POST'
        ? json(response, entity('Planification', eventRow(7)), 201)
        : json(response, entity('Planification', eventRow(7))),
    );
    await client.create(newEvent);
    expect(entries().map(({ verb, endpoint }) => `${verb} ${endpoint}`)).toEqual(
      server.asked.map(({ verb }) => `${verb} Planification.${verb === 'POST' ? 'create' : 'one'}`),
    );
    expect(new Set(entries().map((entry) => entry.step))).toEqual(new Set([step]));
    await client.ping().catch(() => undefined);
    expect(entries().at(-1)?.step).toBeNull();
  });

  test('a refusal, with its status', async () => {
    const { client, brief } = await tracing((_asked, response) =>
      json(response, `{"error":{"message":"${canary}"}}`, 403),
    );
    await client.create(newEvent);
    expect(brief()).toEqual([['POST', 'Planification.create', 403, null]]);
  });

  test('a connection that breaks before an answer, and within one', async () => {
    const { client, brief } = await tracing((asked, response) => {
      if (asked.verb === 'POST') return void response.destroy();
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"@odata.context":"$metadata#Mail","value":[');
      setTimeout(() => response.destroy(), 20);
      return undefined;
    });
    await client.create(newEvent);
    await client.ping().catch(() => undefined);
    expect(brief()).toEqual([
      ['POST', 'Planification.create', null, 'timeout'],
      ['GET', 'Mail.list', 200, 'timeout'],
    ]);
  });

  test('each hop of a redirect, and a service that cannot be reached', async () => {
    const { client, brief, server } = await tracing((asked, response) =>
      asked.path.includes('again')
        ? json(response, collection('Mail', []))
        : void response.writeHead(307, { location: '/GraphV1/again' }).end(),
    );
    await client.ping();
    await server.close();
    await client.reset();
    await client.ping().catch(() => undefined);
    expect(brief()).toEqual([
      ['GET', 'Mail.list', 307, null],
      ['GET', 'Mail.list', 200, null],
      ['GET', 'Mail.list', null, 'offline'],
    ]);
  });
});

test('S7 nothing of address, query, header or body is in an entry', async () => {
  const { client, entries, server } = await tracing((asked, response) =>
    asked.verb === 'POST'
      ? json(response, `{"error":{"message":"${canary}"}}`, 422)
      : json(response, collection('Mail', [`{"Id":1,"Adresse":"canari@example.org","Nom":"${canary}"}`])),
  );
  await client.create(newEvent);
  await client.call('Mail.list', { filter: { eq: ['Adresse', 'canari@example.org'] } });
  expect(server.asked.length).toBe(2);
  expect(entries().length).toBe(2);
  expect(JSON.stringify(entries())).not.toMatch(/canari|example|127\.0\.0\.1|élise|m€t|bGlzZ/iu);
});

test.each<[Partial<RequestTrace>, string, string]>([
  [{}, 'info', '200, 34 ms, 512 bytes'],
  [{ status: 403 }, 'warning', '403, 34 ms, 512 bytes'],
  [{ failure: 'timeout' }, 'warning', '200 timeout, 34 ms, 512 bytes'],
  [{ status: null, failure: 'offline', bytes: 0 }, 'warning', 'offline, 34 ms'],
  [{ status: null, failure: 'cancelled', bytes: 0 }, 'info', 'cancelled, 34 ms'],
])('a request as a line: %o', (more, level, outcome) => {
  const put = { at: 20, step, verb: 'PUT', endpoint: 'Planification.replace', status: 200, failure: null } as const;
  expect(requestLine({ ...put, ms: 34, bytes: 512, ...more })).toEqual({
    at: 20,
    process: 'main',
    level,
    step,
    event: 'PUT Planification.replace',
    outcome,
  });
});
