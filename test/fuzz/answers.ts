import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { openClient } from '#main/api/client.ts';
import type { ServiceClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import { entityNames } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { verdictSchema } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { Chance } from '../simulation/world/chance.ts';
import { heapNow, isPolluted } from './bounds.ts';
import { canary, junkText } from './junk.ts';
import { mostGrowth } from './messages.ts';

export interface Answered {
  readonly answered: number;
  /** How the calls ended: a value, a verdict, or a kind of failure. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly heap: readonly [number, number];
  readonly breaches: readonly string[];
}

const lanes = 16;
const mostBreaches = 20;
/** Of one call, in ms: above the client's own bounds, which end it. */
const hungMs = 20_000;
const limits = { connectMs: 1_000, headersMs: 300, idleMs: 300, totalMs: 2_000, listMs: 3_000, reads: 8, writes: 4 };
const user = 'claire';
const password = `${canary}-mot-de-passe`;

/** What a broken or hostile service puts into its JSON. */
const pieces = [
  'null',
  '"',
  '\\',
  '}',
  ']',
  ',',
  '[[[[[[[[',
  '{"a":'.repeat(200),
  '\\ud800',
  '1e999',
  '-0',
  '99999999999999999999999999',
  '0.1000000000000000055511151231257827',
  '"Id":0,',
  '"Id":1,"Id":2,',
  '"__proto__":{"polluted":1},',
  '"@odata.nextLink":"http://127.0.0.1:9/GraphV1/Agent",',
  '"@odata.nextLink":"?page=2",',
  '"@odata.context":"http://x/GraphV1/$metadata#Candidat",',
  '"2026-11-20T09:00:00"',
  '\u0000',
  '\u{1f600}',
  ' '.repeat(5_000),
  '"'.repeat(3_000),
];
// 429 and 503 would make every later request wait: their rules have tests of their own, in virtual time.
const statuses = [200, 200, 200, 201, 204, 301, 307, 400, 401, 403, 404, 409, 412, 500, 502];

/**
 * Answers a client's requests with real answers of the practice service that were spoiled, on loopback, and checks that
 * every call ends in a value, a verdict or a failure of the client's own, that nothing is asked of another address, and
 * that nothing grows with the number of answers.
 */
export async function fuzzAnswers(count: number, seed: number, say: (line: string) => void): Promise<Answered> {
  const chance = new Chance(seed);
  const real = await realAnswers();
  const breaches: string[] = [];
  const outcomes: Record<string, number> = {};
  const breach = (what: string): void => {
    if (breaches.length < mostBreaches) breaches.push(what);
    say(what);
  };
  let answered = 0;
  let early = 0;
  let said = 0;

  const foreign = createServer((_request, response) => {
    breach('another origin was asked');
    response.end();
  });
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const elsewhere = `http://127.0.0.1:${portOf(foreign.address())}/GraphV1/Agent`;

  const spoil = (body: Buffer): Buffer => {
    let spoiled = body;
    for (let times = chance.between(0, 3); times > 0; times -= 1) spoiled = spoilOnce(spoiled);
    return spoiled;
  };
  const spoilOnce = (body: Buffer): Buffer => {
    const at = chance.between(0, body.length);
    const to = Math.min(body.length, at + chance.between(1, 60));
    const around = (middle: Buffer): Buffer => Buffer.concat([body.subarray(0, at), middle, body.subarray(to)]);
    const kind = chance.between(0, 5);
    if (kind === 0) return body.subarray(0, at);
    if (kind === 1) return around(Buffer.alloc(0));
    if (kind === 2) return around(Buffer.from(chance.pick(pieces) ?? ''));
    if (kind === 3) return around(Buffer.from(JSON.stringify(junkText(chance))));
    if (kind === 4) return around(Buffer.concat([body.subarray(at, to), body.subarray(at, to)]));
    return around(Buffer.from([chance.between(0, 255)]));
  };
  const respond = (path: string, response: ServerResponse): void => {
    answered += 1;
    const body = spoil(real.get(path) ?? chance.pick([...real.values()]) ?? Buffer.alloc(0));
    const status = chance.of(0.7) ? 200 : (chance.pick(statuses) ?? 200);
    const headers: Record<string, string> = {
      'content-type': chance.of(0.9)
        ? 'application/json; odata.metadata=minimal'
        : (chance.pick(['text/html', '', 'x']) ?? ''),
    };
    if (status === 301 || status === 307) headers['location'] = chance.of(0.5) ? elsewhere : path;
    const packed = chance.of(0.1);
    if (packed) headers['content-encoding'] = chance.pick(['gzip', 'br', 'gzip, gzip', 'x']) ?? 'gzip';
    const bytes = packed && chance.of(0.7) ? gzipSync(body) : body;
    response.on('error', () => undefined); // the client gave up
    if (chance.of(0.03)) return void response.destroy();
    response.writeHead(status, headers);
    if (chance.of(0.9)) return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2));
    if (chance.of(0.9)) setTimeout(() => response.end(bytes.subarray(bytes.length / 2)), 5);
    else setTimeout(() => response.destroy(), 5);
  };
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => respond((request.url ?? '').replace(/\?.*$/u, ''), response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${portOf(server.address())}`;
  const authenticator = basicAuthenticator({ user, password });
  const client = openClient({ baseUrl, authenticator, limits });

  const one = async (): Promise<void> => {
    try {
      const asked = chance.between(0, 6);
      const { kind, text } = await settled(askSomething(asked, client, chance), asked);
      outcomes[kind] = (outcomes[kind] ?? 0) + 1;
      if (text.includes(canary)) breach(`a secret in a value (${kind})`);
    } catch (error) {
      if (!(error instanceof FailureError)) return breach(error instanceof Error ? (error.stack ?? '') : String(error));
      const { kind } = error.failure;
      outcomes[kind] = (outcomes[kind] ?? 0) + 1;
      if (JSON.stringify(error.failure).includes(canary)) breach(`a secret in a failure (${kind})`);
    }
  };
  const isLeft = (): boolean => answered < count;
  const lane = async (): Promise<void> => {
    for (; isLeft(); await one()) {
      if (early === 0 && answered > count / 10) early = heapNow();
      if (answered < said + 50_000) continue;
      said = answered;
      say(`${answered} of ${count} answers, ${breaches.length} breaches`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const late = heapNow();
  if (isPolluted()) breach('Object.prototype has another member');
  if (late - early > mostGrowth) breach(`the client grew from ${early} to ${late} bytes`);
  await client.close();
  for (const each of [server, foreign]) {
    each.closeAllConnections();
    each.close();
  }
  return { answered, outcomes, heap: [early, late], breaches };
}

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
};

/** What the practice service answers about each entity, whole and one row, by path. */
async function realAnswers(): Promise<ReadonlyMap<string, Buffer>> {
  const practice = await startPractice({ port: 0, user, password });
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const answers = new Map<string, Buffer>();
  for (const path of entityNames.flatMap((name) => [`/GraphV1/${name}`, `/GraphV1/${name}/1`])) {
    const response = await fetch(`${practice.baseUrl}${path}`, { headers: { authorization } });
    const body = Buffer.from(await response.arrayBuffer());
    // Long lists cost time and show nothing more than their beginning does.
    if (response.ok) answers.set(path, body.length > 20_000 ? firstRows(body) : body);
  }
  await practice.close();
  if (answers.size < 10) throw new Error('the practice service answered too little to spoil');
  return answers;
}

function firstRows(body: Buffer): Buffer {
  const { value = [], ...rest } = JSON.parse(body.toString('utf8')) as { value?: unknown[] }; // the practice service's own
  return Buffer.from(JSON.stringify({ ...rest, value: value.slice(0, 8) }));
}

/** One call of any kind; returns what it ended with. */
async function askSomething(
  asked: number,
  client: ServiceClient,
  chance: Chance,
): Promise<{ kind: string; text: string }> {
  const entity = chance.pick(entityNames) ?? 'Agent';
  const id = String(chance.between(1, 3));
  const value = (of: unknown): { kind: string; text: string } => ({ kind: 'a value', text: JSON.stringify(of) ?? '' });
  const verdict = (of: unknown): { kind: string; text: string } => {
    const { kind } = verdictSchema.parse(of);
    return { kind: `a verdict: ${kind}`, text: JSON.stringify(of) };
  };
  const order = { attempt: 'a', entity: 'Planification', id, base: null } as const;
  const changes = [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }];
  switch (asked) {
    case 0:
      return value(await client.ping());
    case 1:
      return value(await client.readOne(entity, id));
    case 2:
      return verdict(await client.replace({ ...order, changes }));
    case 3:
      return value(await client.call('Agent.list', {}));
    case 4:
      return value(chance.of(0.1) ? await client.probe() : await client.ping());
    default:
      return value(await readAll(client.pull({ entity, ...(entity === 'Directory' && { path: [] }) }, new Map())));
  }
}

/** The end of a pull, with the rows of its last batch. */
async function readAll(rows: ReturnType<ServiceClient['pull']>): Promise<unknown> {
  let last: unknown = null;
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return [value, last];
    last = value.rows;
  }
}

async function settled<Value>(call: Promise<Value>, asked: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`call ${asked} did not end within ${hungMs} ms`)), hungMs);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
