import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FailureError } from '#shared/failures/failure.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Answer } from '../faultServer.ts';
import { clientOf, collection, entity, eventRow, faultServer, json, serve } from '../faultServer.ts';

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FailureError) return error.failure;
    throw error;
  }
  throw new Error('it should have failed');
}

const newEvent = {
  entity: 'Planification' as const,
  body: rawJson(
    '{"Nom":"Entretien","EntiteJuridiqueId":3,"TypePlanificationId":12,"Debut":"2026-11-20T09:00:00+01:00","Fin":"2026-11-20T10:00:00+01:00"}',
  ),
};
const noMail: Answer = (_asked, response) => json(response, collection('Mail', []));

describe('R3.5 what left and what did not', () => {
  test('a refused connection sent nothing', async () => {
    const { server, client } = await serve(noMail);
    await server.close();
    expect(await client.create(newEvent)).toEqual({ kind: 'notSent', failure: { kind: 'offline' } });
    expect(await failureOf(client.ping())).toEqual({ kind: 'offline' });
  });

  test('an unknown host name sent nothing', async () => {
    const client = clientOf({ baseUrl: 'https://ecole.invalid' });
    expect(await client.create(newEvent)).toMatchObject({ kind: 'notSent', failure: { kind: 'offline' } });
  });

  test('a reset after the request was read leaves a creation in doubt', async () => {
    const { server, client } = await serve((_asked, _response, request) => void request.socket.destroy());
    expect(await client.create(newEvent)).toMatchObject({ kind: 'doubt', failure: { kind: 'timeout' } });
    expect(server.writes()).toHaveLength(1); // and is not sent again (I4)
  });

  test('no answer in time leaves a creation in doubt, sent once', async () => {
    const { server, client } = await serve(() => undefined);
    expect(await client.create(newEvent)).toEqual({ kind: 'doubt', failure: { kind: 'timeout' } });
    expect(server.writes()).toHaveLength(1);
  });

  test('S10 an answer of one byte now and then ends at the time limit', async () => {
    const slow: Answer = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    };
    const { client } = await serve(slow, { limits: { totalMs: 900, listMs: 900 } });
    expect(await client.create(newEvent)).toEqual({ kind: 'doubt', failure: { kind: 'timeout' } });
    expect(await failureOf(client.ping())).toEqual({ kind: 'timeout' });
  });

  test('a server without TLS received nothing and is not the service', async () => {
    const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    plain.listen(0, '127.0.0.1');
    await once(plain, 'listening');
    // it listens on TCP
    const client = clientOf({ baseUrl: `https://127.0.0.1:${(plain.address() as AddressInfo).port}` });
    onTestFinished(() => void plain.close());
    expect(await client.create(newEvent)).toEqual({ kind: 'notSent', failure: { kind: 'foreignAnswer' } });
  });

  test.each([
    [401, 'password', 'notSent'],
    [403, 'forbidden', 'notSent'],
    [429, 'busy', 'notSent'],
    [400, 'refused', 'refused'],
    [404, 'refused', 'refused'],
    [500, 'serviceError', 'doubt'],
    [302, 'foreignAnswer', 'doubt'],
  ])('a creation answered %i is %s: %s', async (status, kind, verdict) => {
    const { client } = await serve(
      (_asked, response) => void response.writeHead(status, { 'retry-after': '3' }).end('Non'),
    );
    expect(await client.create(newEvent)).toEqual({
      kind: verdict,
      failure: { kind, status, detail: 'Non', retryAfterMs: 3000 },
    });
  });
});

describe('R3.7 accepts only the service’s own answer', () => {
  test.each([
    ['a page', 'text/html', '<html><title>Connexion au wifi</title></html>', 'foreignAnswer'],
    ['a page that says it is JSON', 'application/json', '<html></html>', 'foreignAnswer'],
    ['JSON of another service', 'application/json', '{"value":[{"Id":1,"Adresse":"a@b"}]}', 'foreignAnswer'],
    ['a cut answer', 'application/json', '{"@odata.context":"$metadata#Mail","value":[{"Id":1', 'unreadable'],
    ['a word', 'application/json', '"ok"', 'unreadable'],
    ['nothing', 'application/json', '', 'unreadable'],
  ])('%s', async (_name, type, body, kind) => {
    const { client } = await serve(
      (_asked, response) => void response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect((await failureOf(client.ping())).kind).toBe(kind);
    expect(await client.create(newEvent)).toMatchObject({ kind: 'doubt', failure: { kind } });
  });

  test('R1.7 follows a redirect only for a read of the same origin, never for a write', async () => {
    const elsewhere = await faultServer(noMail);
    const { server, client } = await serve((asked, response) => {
      if (asked.path.startsWith('/autre')) return json(response, collection('Mail', []));
      const to = asked.path.startsWith('/Dossier') ? elsewhere.baseUrl : '/autre';
      response.writeHead(307, { location: to }).end();
      return undefined;
    });
    await client.ping();
    expect(await client.create(newEvent)).toMatchObject({ kind: 'doubt', failure: { kind: 'foreignAnswer' } });
    expect((await failureOf(client.readOne('Dossier', '4'))).kind).toBe('foreignAnswer');
    expect(elsewhere.asked).toHaveLength(0);
    expect(server.writes()).toHaveLength(1);
  });

  test('a circular redirect ends', async () => {
    const { server, client } = await serve(
      (asked, response) => void response.writeHead(302, { location: asked.path }).end(),
    );
    expect((await failureOf(client.ping())).kind).toBe('foreignAnswer');
    expect(server.asked).toHaveLength(4);
  });
});

describe('S10 bounds', () => {
  test('closes an answer that decompresses beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(8_000_000, ' '));
    const { client } = await serve(
      (_asked, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
      { limits: { listCharacters: 1_000_000, answerCharacters: 1_000_000 } },
    );
    expect(bomb.length).toBeLessThan(20_000);
    expect((await failureOf(client.ping())).kind).toBe('tooLarge');
    expect(await client.create(newEvent)).toMatchObject({ kind: 'doubt', failure: { kind: 'tooLarge' } });
  });

  test('B4 closes an answer that decompresses beyond every ratio of real text, long before the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(64_000_000, '{"Id":1,"Nom":"'));
    let read = 0;
    const { client } = await serve(
      (_asked, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
      { limits: { answerCharacters: 1_000_000_000, listCharacters: 1_000_000_000, rowCharacters: 1_000_000_000 } },
    );
    const before = process.memoryUsage().external;
    expect((await failureOf(client.readOne('Planification', '7'))).kind).toBe('tooLarge');
    read = process.memoryUsage().external - before;
    expect(read).toBeLessThan(60_000_000);
  });

  test('closes an answer that is larger than the limit on the wire', async () => {
    const { client } = await serve((_asked, response) => json(response, ' '.repeat(50_000)), {
      limits: { wireBytes: 10_000 },
    });
    expect((await failureOf(client.ping())).kind).toBe('tooLarge');
  });

  test('reads compressed answers, a byte order mark and accents', async () => {
    const row = eventRow(7, ',"Code":"é€😀"');
    const { server, client } = await serve((_asked, response) => {
      const packed = gzipSync(Buffer.from(`\uFEFF${entity('Planification', row)}`, 'utf8'));
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed);
    });
    expect(await client.readOne('Planification', '7')).toBe(row);
    expect(server.asked[0]?.headers['accept-encoding']).toBe('gzip');
    const authorization = server.asked[0]?.headers.authorization?.replace('Basic ', '') ?? '';
    expect(Buffer.from(authorization, 'base64').toString('utf8')).toBe('élise:m€t');
  });

  test.each([
    ['GZIP', gzipSync],
    [' x-gzip , ', gzipSync],
    ['deflate', deflateSync],
    ['deflate', (text: Buffer) => deflateSync(text, { level: 9, windowBits: 9 })],
    ['deflate', deflateRawSync],
    ['Deflate', (text: Buffer) => deflateRawSync(text, { level: 0 })],
    ['gzip, deflate', (text: Buffer) => deflateRawSync(gzipSync(text))],
    ['deflate, gzip', (text: Buffer) => gzipSync(deflateRawSync(text))],
    ['Br', brotliCompressSync],
    ['gzip, BR', (text: Buffer) => brotliCompressSync(gzipSync(text))],
    ['Identity', (text: Buffer) => text],
    ['', (text: Buffer) => text],
    ['identity, identity', (text: Buffer) => text],
  ] as const)('R5.1 reads an answer whose content coding is « %s »', async (coding, pack) => {
    const { client } = await serve((_asked, response) => {
      const text = Buffer.from(entity('Planification', eventRow(7)), 'utf8');
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(pack(text));
    });
    expect(await client.readOne('Planification', '7')).toBe(eventRow(7));
  });

  test.each([
    ['compress', (text: Buffer) => text],
    ['deflate', (text: Buffer) => text],
    ['gzip, gzip, gzip, gzip', (text: Buffer) => gzipSync(gzipSync(gzipSync(gzipSync(text))))],
    ['br', (text: Buffer) => text],
  ] as const)('B4 an answer packed as « %s » is unreadable', async (coding, pack) => {
    const { client } = await serve((_asked, response) => {
      const text = Buffer.from(entity('Planification', eventRow(7)), 'utf8');
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding }).end(pack(text));
    });
    expect((await failureOf(client.readOne('Planification', '7'))).kind).toBe('unreadable');
  });

  test('bytes that are not UTF-8 are not turned into other text', async () => {
    const { client } = await serve((_asked, response) => void response.end(Buffer.from([0x22, 0xff, 0x22])));
    expect((await failureOf(client.readOne('Dossier', '1'))).kind).toBe('unreadable');
  });

  test('R5.7 at most 2 writes and 4 reads are in flight', async () => {
    const now = { reads: 0, writes: 0 };
    const most = { reads: 0, writes: 0 };
    const { client } = await serve(async (asked, response) => {
      const kind = asked.verb === 'GET' ? 'reads' : 'writes';
      now[kind] += 1;
      most[kind] = Math.max(most[kind], now[kind]);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now[kind] -= 1;
      if (asked.path.startsWith('/Mail')) json(response, collection('Mail', []));
      else json(response, entity('Planification', eventRow(1)));
    });
    await Promise.all([
      ...Array.from({ length: 8 }, () => client.create(newEvent)),
      ...Array.from({ length: 8 }, () => client.ping()),
      ...Array.from({ length: 8 }, () => client.readOne('Planification', '1')),
    ]);
    expect(most.writes).toBe(2);
    expect(most.reads).toBe(4);
  });

  test('reuses connections, and closes them when the machine wakes', async () => {
    const ports: (number | undefined)[] = [];
    const { client } = await serve((_asked, response, request) => {
      ports.push(request.socket.remotePort);
      json(response, collection('Mail', []));
    });
    const pingAfterAWhile = async (): Promise<void> => {
      await client.ping();
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await pingAfterAWhile();
    await pingAfterAWhile();
    await client.reset();
    await pingAfterAWhile();
    expect(ports[1]).toBe(ports[0]);
    expect(ports[2]).not.toBe(ports[0]);
  });
});
