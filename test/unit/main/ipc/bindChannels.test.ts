import type { IpcMainInvokeEvent } from 'electron';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Log } from '#main/diagnostics/log.ts';
import { bindChannels, trustedSender } from '#main/ipc/bindChannels.ts';
import type { Handlers } from '#main/ipc/handlers.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channelNames } from '#shared/ipc/channels.ts';

const ownFrame = { origin: 'app://carnet', parent: null };
const eventFrom = (senderFrame: object | null): IpcMainInvokeEvent =>
  ({ sender: { id: 5 }, senderFrame }) as unknown as IpcMainInvokeEvent; // only these members may be looked at

/** Every channel bound, with handlers that only count; some can be replaced. */
function bridge(replaced: Partial<Handlers> = {}) {
  const channels = new Map<string, (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown>();
  const carriedOut: string[] = [];
  const logged: string[] = [];
  const counting = Object.fromEntries(channelNames.map((name) => [name, () => (carriedOut.push(name), {})]));
  const hear = (event: string): void => void logged.push(event);
  const log: Log = { note: hear, problem: hear, pageProblem: hear };
  bindChannels(
    { handle: (name, listener) => void channels.set(name, listener) },
    { ...counting, ...replaced } as unknown as Handlers, // the counting ones answer nothing that parses
    { isTrustedSender: trustedSender('app://carnet'), log },
  );
  return {
    channels,
    carriedOut,
    logged,
    call: (name: string, args: unknown[], frame: object | null = ownFrame) =>
      channels.get(name)?.(eventFrom(frame), ...args),
  };
}

const badRequest = (detail: string) => ({ ok: false, failure: { kind: 'badRequest', detail } });

describe('S6 every channel checks who calls', () => {
  test.each([
    ['another origin', { origin: 'https://example.org', parent: null }],
    ['an origin that begins like ours', { origin: 'app://carnet.example.org', parent: null }],
    ['an opaque origin', { origin: 'null', parent: null }],
    ['a frame inside our page', { origin: 'app://carnet', parent: ownFrame }],
    ['a frame that is gone', null],
  ])('%s is not heard', async (_who, frame) => {
    const { call, carriedOut, logged } = bridge();
    for (const name of channelNames) expect(await call(name, [{}], frame)).toEqual(badRequest('sender'));
    expect(carriedOut).toEqual([]);
    expect(logged.length).toBe(channelNames.length);
  });

  test('binds every line of the map, and nothing else', () => {
    expect([...bridge().channels.keys()].sort()).toEqual([...channelNames].sort());
  });
});

describe('S6 hostile input changes nothing', () => {
  test('too large, too many arguments, invalid values', async () => {
    const { call, carriedOut } = bridge();
    expect(await call('service.ping', ['x'.repeat(9_000_000)])).toEqual(badRequest('size'));
    expect(await call('service.ping', [{ a: 'x'.repeat(9_000_000) }])).toEqual(badRequest('size'));
    expect(await call('service.ping', [new Map()])).toEqual(badRequest('size'));
    expect(await call('service.ping', [{}, {}])).toEqual(badRequest('arguments'));
    expect(await call('service.ping', [])).toEqual(badRequest('arguments'));
    expect(await call('service.signOut', [{ profileId: { toString: 'x' } }])).toEqual(badRequest('arguments'));
    expect(carriedOut).toEqual([]);
  });

  test('B9 a whole outbox may be larger than any other argument, and is bounded too', async () => {
    const { call, carriedOut } = bridge();
    const outbox = (length: number) => ({
      profileId: 'p',
      lineage: '0123456789abcdef',
      number: 1,
      steps: [{ id: 's', number: 1, text: 'x'.repeat(length) }],
    });
    expect(await call('journal.rewrite', [outbox(20_000_000)])).toMatchObject({ ok: true });
    expect(carriedOut).toEqual(['journal.rewrite']);
    expect(await call('journal.rewrite', [outbox(70_000_000)])).toEqual(badRequest('size'));
  });

  test('returns an envelope for any input, and does not carry out what does not parse', async () => {
    const { call, carriedOut } = bridge();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...channelNames),
        fc.anything({ withNullPrototype: true }),
        async (name, args) => {
          const before = carriedOut.length;
          const answer = await call(name, [args]);
          expect(answer).toMatchObject({ ok: expect.any(Boolean) });
          if (typeof args !== 'object' || args === null) expect(carriedOut.length).toBe(before);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('removes unknown members before the handler', async () => {
    const seen: unknown[] = [];
    const { call } = bridge({ 'service.signOut': (args) => (seen.push(args), {}) });
    await call('service.signOut', [{ profileId: 'a', force: true }]);
    expect(seen).toEqual([{ profileId: 'a' }]);
  });
});

describe('how a call ends', () => {
  test('with its parsed answer; the handler receives the page', async () => {
    const { call } = bridge({ 'pull.begin': (_args, { pageId }) => ({ pullId: `of ${pageId}`, secret: 'x' }) });
    const args = { entity: 'Dossier', known: { ids: [], hashes: [] } };
    expect(await call('pull.begin', [args])).toEqual({ ok: true, value: { pullId: 'of 5' } });
  });

  test('with the failure that was thrown', async () => {
    const failure = { kind: 'busy', retryAfterMs: 50 } as const;
    const { call, logged } = bridge({ 'service.ping': () => Promise.reject(new FailureError(failure)) });
    expect(await call('service.ping', [{}])).toEqual({ ok: false, failure });
    expect(logged).toEqual([]);
  });

  test('reports a full disk, and logs it', async () => {
    const error = Object.assign(new Error('ENOSPC: /home/x'), { code: 'ENOSPC', syscall: 'write' });
    const { call, logged } = bridge({ 'service.ping': () => Promise.reject(error) });
    expect(await call('service.ping', [{}])).toEqual({ ok: false, failure: { kind: 'storage' } });
    expect(logged).toEqual(['ipc.failed']);
  });

  test('a defect reveals nothing to the page, and does not prove that nothing left (I4)', async () => {
    const { call, logged } = bridge({
      'service.ping': () => {
        throw new TypeError('secret of main');
      },
    });
    const defect = { ok: false, failure: { kind: 'unreadable', detail: 'defect' } };
    expect(await call('service.ping', [{}])).toEqual(defect);
    expect(await call('app.info', [{}])).toEqual(defect); // the counting handler's answer does not parse
    expect(logged).toEqual(['ipc.failed', 'ipc.failed']);
  });
});
