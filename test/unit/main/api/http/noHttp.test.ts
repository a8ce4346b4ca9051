import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf, collection, eventRow } from '../faultServer.ts';

// What answers and is not what HTTP defines.

const body = collection('Planification', [eventRow(4)]);
const whole = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const mail = { entity: 'Mail' as const, body: rawJson('{"Adresse":"a@b.fr"}') };

/** A server that answers each request, counted from 1, with bytes. */
async function answering(answer: (times: number, verb: string) => string) {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer((socket: Socket) => {
    connections += 1;
    socket.on('error', () => undefined); // a client that gives up
    socket.on('data', (bytes: Buffer) => {
      const verb = bytes.toString('latin1').split(' ', 1)[0] ?? '';
      if (!/^[A-Z]+$/u.test(verb)) return;
      asked.push(verb);
      const text = answer(asked.length, verb);
      socket.write(text);
      if (!text.endsWith(body)) socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = clientOf({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }); // TCP
  onTestFinished(() => void server.close());
  return { client, asked, connections: () => connections };
}

describe('R3.5 R3.7 what is no HTTP is no answer of the service', () => {
  test.each([
    ['the banner of another program', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a page without a head', '<html><body>Bienvenue</body></html>'],
    ['lines that end in LF alone', whole.replaceAll('\r\n', '\n')],
    ['a blank before a colon', whole.replace('content-length:', 'content-length :')],
    ['a body shorter than its length', whole.replace('\r\n', '\r\nconnection: close\r\n').slice(0, -20)],
    ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
    ['another version', `ICY 200 OK\r\n\r\n${body}`],
    ['an upgrade that nobody asked for', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'],
  ])('%s: a read says so, and a write is in doubt and left once', async (_what, text) => {
    const { client, asked } = await answering(() => text);
    await expect(client.call('Planification.list', {})).rejects.toMatchObject({ failure: { kind: 'foreignAnswer' } });
    const created = await client.call('Mail.create', { body: mail.body }).catch((error: unknown) => error);
    expect(created).toMatchObject({ failure: { kind: 'foreignAnswer' }, left: true });
    expect(asked.filter((verb) => verb === 'POST')).toHaveLength(1);
  });
});

describe('R3.5 a 100 Continue that nobody asked for', () => {
  const unasked = `HTTP/1.1 100 Continue\r\n\r\n${whole}`;

  test('a read is sent once more, on a fresh connection', async () => {
    const { client, connections } = await answering((times) => (times === 1 ? unasked : whole));
    expect(await client.call('Planification.list', {})).toMatchObject({ complete: true, rows: [eventRow(4)] });
    expect(connections()).toBe(2);
  });

  test('where that does not help, it is said as what it is', async () => {
    const { client, asked } = await answering(() => unasked);
    await expect(client.call('Planification.list', {})).rejects.toMatchObject({ failure: { kind: 'foreignAnswer' } });
    expect(asked).toEqual(['GET', 'GET']);
  });

  test('I4 a write is never sent again by it', async () => {
    const { client, asked } = await answering((_times, verb) => (verb === 'GET' ? whole : unasked));
    await expect(client.call('Mail.create', { body: mail.body })).rejects.toMatchObject({ left: true });
    expect(asked.filter((verb) => verb === 'POST')).toHaveLength(1);
  });
});
