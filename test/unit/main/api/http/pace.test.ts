import { describe, expect, test } from 'vitest';
import { noPause, paced } from '#main/api/http/pace.ts';
import type { HttpReply, HttpRequest } from '#main/api/http/transport.ts';
import { recordingUnsent } from '#main/api/http/unsent.ts';

/** A clock that advances only when a caller waits for it. */
class VirtualTime {
  now = 0;
  readonly #timers: { readonly at: number; readonly ring: () => void }[] = [];

  readonly wait = (ms: number): Promise<void> =>
    new Promise((resolve) => void this.#timers.push({ at: this.now + Math.max(0, ms), ring: resolve }));

  async run<Result>(work: Promise<Result>): Promise<Result> {
    const end = { isOver: false };
    const over = (): void => void (end.isOver = true);
    work.then(over, over);
    for (;;) {
      await new Promise((resolve) => void setImmediate(resolve));
      if (end.isOver) break;
      this.#timers.sort((a, b) => a.at - b.at);
      const next = this.#timers.shift();
      if (!next) throw new Error('nothing moves any more');
      this.now = next.at;
      next.ring();
    }
    return work;
  }
}

interface Deployment {
  /** Requests in any one second. */
  readonly perSecond?: number;
  readonly atOnce?: number;
  readonly retryAfter?: string;
  readonly latencyMs?: number;
  readonly chance?: number;
}

/** A service with a quota, which also records what arrived during a pause that it had requested. */
function service(time: VirtualTime, deployment: Deployment) {
  const { atOnce = Infinity, retryAfter } = deployment;
  const noted = { sent: [] as number[], refused: 0, tooEarly: 0, most: 0 };
  let inFlight = 0;
  let recent: number[] = [];
  let until = -Infinity;
  const open = async (request: HttpRequest): Promise<HttpReply> => {
    if (request.url.host === 'lost.invalid') throw new Error('lost');
    const { now } = time;
    noted.sent.push(now);
    inFlight += 1;
    noted.most = Math.max(noted.most, inFlight);
    if (now < until) noted.tooEarly += 1;
    recent = recent.filter((at) => now - at < 1000);
    const isBusy = recent.length >= (deployment.perSecond ?? Infinity) || inFlight > atOnce;
    if (isBusy) noted.refused += 1;
    else recent.push(now);
    const { latencyMs = 40 } = deployment;
    await time.wait(request.isList ? latencyMs * 10 : latencyMs);
    inFlight -= 1;
    if (isBusy && retryAfter !== undefined) until = Math.max(until, time.now + Number(retryAfter) * 1000);
    return replyOf(isBusy, retryAfter);
  };
  return { noted, open };
}

const replyOf = (isBusy: boolean, retryAfter?: string): HttpReply => ({
  status: isBusy ? 429 : 200,
  header: (name) => (name === 'retry-after' && isBusy ? retryAfter : undefined),
  async *chunks() {},
  text: async () => '',
  discard: () => undefined,
});

const url = new URL('https://service.invalid/GraphV1/Mail');
const read: HttpRequest = { endpoint: 'Dossier.list', verb: 'GET', url, headers: {}, totalMs: 60_000 };
const write: HttpRequest = { ...read, verb: 'PUT' };

const partsOf = (time: VirtualTime, requestsPerSecond = Infinity, chance = 0.5) => ({
  limits: { reads: 4, writes: 2, busyMs: 30_000, requestsPerSecond },
  now: () => time.now,
  chance: () => chance,
  clock: { monotonic: () => time.now, wait: time.wait },
});

/** `noteMs`: so long the disk takes to note that a write leaves. */
function on(deployment: Deployment, requestsPerSecond = Infinity, noteMs = 0) {
  const time = new VirtualTime();
  const { noted, open } = service(time, deployment);
  const parts = partsOf(time, requestsPerSecond, deployment.chance);
  const unsent = { begin: () => undefined, leave: () => time.wait(noteMs) };
  const transport = paced(recordingUnsent({ open, generation: 0 }, unsent), parts);
  /** Reads it to its end, with as many retries as it takes. */
  const reads = async (request: HttpRequest = read): Promise<void> => {
    for (;;) {
      const reply = await transport.open(request);
      await reply.text(1);
      if (reply.status === 200) return;
    }
  };
  return { time, noted, transport, reads };
}

const many = (count: number, work: () => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, work));

describe('R3.5 R5.7 the pace of one service', () => {
  test('S14 leaves no more requests to a second than the policy of the workstation lets', async () => {
    const { time, noted, reads } = on({}, 5);
    await time.run(many(20, reads));
    const { sent } = noted;
    expect(sent).toHaveLength(20);
    for (const at of sent) {
      expect(sent.filter((other) => other >= at && other < at + 1_000).length).toBeLessThanOrEqual(5);
    }
  });

  test('a client that takes the place of another waits as long as that one was asked to', async () => {
    const time = new VirtualTime();
    const { noted, open } = service(time, { atOnce: 0, retryAfter: '20' });
    const pause = noPause();
    const [former, next] = [0, 1].map((generation) => paced({ open, generation }, { ...partsOf(time), pause }));
    await time.run(former?.open(read).then(async (reply) => reply.text(1)) ?? Promise.reject(new Error('none')));
    await expect(next?.open(write)).rejects.toMatchObject({ failure: { kind: 'busy' } });
    await time.run(next?.open(read) ?? Promise.reject(new Error('none')));
    expect(noted).toMatchObject({ sent: [0, 20_040], tooEarly: 0 });
  });

  test('begins with four one by one, then two at once, and never slows down requests to a service that is not busy', async () => {
    const { time, noted, reads } = on({});
    await time.run(many(60, reads));
    expect(noted.sent.slice(0, 6)).toEqual([0, 40, 80, 120, 160, 160]);
    expect(noted.most).toBe(6);
    expect(time.now).toBe(720);
    await time.run(many(60, reads));
    expect(time.now).toBe(720 + 400);
  });

  test('a service that answers slowly lets one more leave each second at the start', async () => {
    const { time, noted, reads } = on({ latencyMs: 10_000 });
    await time.run(many(3, reads));
    expect(noted.sent).toEqual([0, 1_000, 10_000]);
  });

  test('after the network was lost, requests go one by one again', async () => {
    const { time, noted, transport, reads } = on({});
    await time.run(many(60, reads));
    await expect(transport.open({ ...read, url: new URL('https://lost.invalid/') })).rejects.toThrow('lost');
    const [before, startedAt] = [noted.sent.length, time.now];
    await time.run(many(6, reads));
    expect(noted.sent.slice(before).map((at) => at - startedAt)).toEqual([0, 40, 80, 120, 160, 160]);
  });

  test.each([
    ['16 requests a second', { perSecond: 16, retryAfter: '1' }, 25],
    ['10 requests a second', { perSecond: 10, retryAfter: '1' }, 40],
    ['10 requests a second, without saying when to come back', { perSecond: 10 }, 60],
    ['2 requests a second', { perSecond: 2, retryAfter: '1' }, 300],
    ['2 requests at once', { atOnce: 2, retryAfter: '1' }, 30],
  ] as const)(
    'a service that accepts %s receives everything within a reasonable time',
    async (_what, deployment, seconds) => {
      const { time, noted, reads } = on(deployment);
      await time.run(many(200, reads));
      expect(noted.sent.length - noted.refused).toBe(200);
      expect(noted.refused).toBeLessThan(45);
      expect(time.now).toBeLessThan(seconds * 1000);
    },
  );

  test('after a busy answer nothing leaves before the requested time', async () => {
    const { time, noted, transport, reads } = on({ perSecond: 5, retryAfter: '7' });
    await time.run(many(5, reads));
    await time.run(reads());
    const [refusedAt = 0, nextAt = 0] = noted.sent.slice(-2);
    expect(nextAt - refusedAt).toBeGreaterThanOrEqual(7000);
    expect([noted.tooEarly, transport.generation]).toEqual([0, 0]);
  });

  test('a burst of busy answers halves the rate once, not once for each answer', async () => {
    const { time, noted, reads } = on({ perSecond: 4, retryAfter: '1' });
    await time.run(many(6, reads));
    expect(noted.refused).toBe(2);
    expect(time.now).toBeLessThan(2500);
  });

  test('R1.7 with two parallel requests, a long list delays no other request', async () => {
    const { time, noted, reads } = on({ atOnce: 2, retryAfter: '1', latencyMs: 1000 });
    await time.run(many(16, reads)); // learns its width
    const before = noted.refused;
    const startedAt = time.now;
    const lists = many(3, () => reads({ ...read, isList: true }));
    await time.run(reads());
    expect(time.now - startedAt).toBeLessThan(10_000);
    await time.run(lists);
    expect(noted.refused - before).toBeLessThan(4);
  });

  test('I10 does not send a write that would leave too late', async () => {
    const { time, noted, transport, reads } = on({ perSecond: 2, retryAfter: '1' });
    await time.run(many(4, reads));
    await time.run(reads());
    const sent = noted.sent.length;
    const late = transport.open({ ...write, isLate: (inMs) => inMs > 0 });
    await expect(time.run(late)).rejects.toMatchObject({ left: false, failure: { kind: 'busy' } });
    expect(noted.sent).toHaveLength(sent);
    await (await time.run(transport.open({ ...write, isLate: (inMs) => inMs > 2000 }))).text(1);
    expect(noted.sent).toHaveLength(sent + 1);
  });

  test('R3.5 a busy answer without a time pauses for a second, also where it comes after others that were not busy', async () => {
    const time = new VirtualTime();
    const left: number[] = [];
    let busy = 0;
    const open = async ({ isList = false }: HttpRequest): Promise<HttpReply> => {
      left.push(time.now);
      const isBusy = isList || (busy > 0 && (busy -= 1) >= 0);
      await time.wait(isList ? 3_000 : 40);
      return replyOf(isBusy);
    };
    const transport = paced({ open, generation: 0 }, partsOf(time));
    const reads = async (request = read): Promise<void> => void (await (await transport.open(request)).text(1));
    await time.run(many(60, reads));
    const startedAt = time.now;
    busy = 1;
    const late = reads({ ...read, isList: true });
    await time.run(reads());
    await time.run(reads());
    await time.run(late);
    expect(time.now - startedAt).toBe(3_000);
    await time.run(reads());
    expect((left.at(-1) ?? 0) - startedAt).toBeGreaterThanOrEqual(4_000);
  });

  test('R3.5 a write that was being noted on the disk when a pause began does not leave in it', async () => {
    const { time, noted, transport, reads } = on({ perSecond: 6, retryAfter: '5' }, Infinity, 100);
    await time.run(many(6, reads));
    const written = transport.open({ ...write, step: 's' });
    await time.run(Promise.allSettled([written, transport.open(read)]));
    expect(noted.refused).toBe(1);
    await expect(written).rejects.toMatchObject({ failure: { kind: 'busy' }, left: false });
    expect(noted.tooEarly).toBe(0);
  });

  test('I10 R3.8 the write and the read-back of a step that was begun do not wait for the rate', async () => {
    const deployment = { perSecond: 1, retryAfter: '1' };
    const { time, transport, reads } = on(deployment);
    await time.run(many(8, reads)); // learns its rate
    deployment.perSecond = 0;
    for (const _ of [1, 2, 3, 4]) await (await time.run(transport.open(read))).text(1); // a smaller one
    deployment.perSecond = 100;
    const send = async (request: HttpRequest): Promise<number> => {
      const leftAt = time.now;
      await (await time.run(transport.open(request))).text(1);
      return time.now - leftAt;
    };
    const step = 'cb4f9d8e-3a57-4f7b-9d55-0f6e3f1f7d10';
    await send({ ...read, step });
    const wrote = await send({ ...write, step });
    const readBack = await send({ ...read, step });
    const other = await send({ ...read, step: 'another' });
    expect(Math.max(wrote, readBack)).toBeLessThanOrEqual(1_100);
    expect(other).toBeGreaterThan(Math.max(wrote, readBack));
  });

  test('I10 a write that waited for a slot until it was late may be retried at once', async () => {
    const deployment = { latencyMs: 40 };
    const { time, transport, reads } = on(deployment);
    await time.run(many(8, reads));
    deployment.latencyMs = 5000;
    const busy = many(6, reads);
    const late = transport.open({ ...write, isLate: (inMs) => time.now + inMs > 3000 });
    await expect(time.run(late)).rejects.toMatchObject({ left: false, failure: { kind: 'busy', retryAfterMs: 0 } });
    await time.run(busy);
  });

  test('I24 no pause is longer than an hour, and a wrong wall clock changes none', async () => {
    const { time, transport } = on({ perSecond: 0, retryAfter: '86400', chance: 0 });
    await (await time.run(transport.open(read))).text(1);
    await expect(transport.open(read)).rejects.toMatchObject({ failure: { kind: 'busy', retryAfterMs: 3_600_000 } });
    await time.run(time.wait(3_600_000));
    expect(await time.run(transport.open(read))).toMatchObject({ status: 429 });
  });
});
