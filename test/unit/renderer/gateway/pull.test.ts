import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '#gateway/gateway.ts';
import { isPlainWithin } from '#main/ipc/bindChannels.ts';

const row = (id: string): object => ({ id, hash: 'h', text: `{"Id":${id}}` });
const calls: [string, unknown][] = [];

/** Main with these answers to `pull.next`, one after the other. */
function withAnswers(...answers: readonly unknown[]): void {
  calls.length = 0;
  const left = [...answers];
  const call = async (channel: string, args: unknown): Promise<unknown> => {
    calls.push([channel, args]);
    if (channel === 'pull.begin') return { ok: true, value: { pullId: 'p' } };
    return channel === 'pull.next' ? left.shift() : { ok: true, value: {} };
  };
  vi.stubGlobal('window', { carnet: { call } });
}
afterEach(() => vi.unstubAllGlobals());

const rows = (received: number, end: object | null, ...ids: string[]): object => ({
  ok: true,
  value: { rows: ids.map(row), received, end },
});
const none = { coverage: { known: 0, came: 0 }, gone: [] };
const complete = { complete: true, ...none, unreadable: [] };
const nothing = { known: new Map(), due: new Set<string>() };
const channelsCalled = (): string[] => calls.map(([channel]) => channel);

describe('pull', () => {
  it('passes rows on batch by batch and requests the next only when the previous one is stored', async () => {
    withAnswers(rows(1, null, '1'), rows(2, complete, '2'));
    const seen: string[] = [];
    const end = await createGateway('p').pull(
      { entity: 'Directory', path: ['A'] },
      {
        known: new Map([
          ['1', 'x'],
          ['2', 'y'],
        ]),
        due: new Set(['2', '3']),
      },
      async (batch, received) => {
        const asked = calls.length;
        await Promise.resolve();
        expect(calls.length).toBe(asked);
        seen.push(`${batch.map(({ id }) => id).join()} of ${received}`);
      },
      new AbortController().signal,
    );
    expect(end).toEqual({ kind: 'done', received: 2, ...complete });
    expect(seen).toEqual(['1 of 1', '2 of 2']);
    expect(calls[0]).toEqual([
      'pull.begin',
      { entity: 'Directory', path: ['A'], knownIds: ['2', '3', '1'], knownHashes: ['y', '', 'x'], due: 2 },
    ]);
    expect(channelsCalled()).not.toContain('pull.cancel');
  });

  it('stops main when it is cancelled, and hands over nothing more', async () => {
    withAnswers(rows(1, null, '1'), rows(2, complete, '2'));
    const abort = new AbortController();
    const onRows = vi.fn<() => Promise<void>>(async () => abort.abort());
    const end = await createGateway('p').pull({ entity: 'Agent' }, nothing, onRows, abort.signal);
    expect(end).toEqual({ kind: 'failed', failure: { kind: 'cancelled' } });
    expect(onRows).toHaveBeenCalledOnce();
    expect(channelsCalled().filter((channel) => channel === 'pull.cancel')).toHaveLength(1);
  });

  it('I24 S6 names no more known rows than the bridge takes; the others come again', async () => {
    withAnswers(rows(0, complete));
    const known = new Map(Array.from({ length: 250_000 }, (_, id) => [`${10n ** 18n + BigInt(id)}`, 'abcdefghijk']));
    await createGateway('p').pull(
      { entity: 'Planification' },
      { known, due: new Set(known.keys()) },
      async () => undefined,
      new AbortController().signal,
    );
    const [, begin] = calls[0] ?? [];
    expect(isPlainWithin(begin, 8 * 1024 * 1024)).toBe(true);
    expect(begin).toMatchObject({ knownIds: { length: 200_000 }, knownHashes: { length: 200_000 }, due: 200_000 });
  });

  it('asks nothing when it was cancelled before it began', async () => {
    withAnswers();
    const end = await createGateway('p').pull({ entity: 'Agent' }, nothing, async () => undefined, AbortSignal.abort());
    expect(end).toMatchObject({ kind: 'failed', failure: { kind: 'cancelled' } });
    expect(calls).toEqual([]);
  });

  it('ends with a value when the disk refuses the rows, and notifies main', async () => {
    withAnswers(rows(1, null, '1'));
    const onRows = (): Promise<void> => Promise.reject(new Error('cache: quota'));
    const end = await createGateway('p').pull({ entity: 'Agent' }, nothing, onRows, new AbortController().signal);
    expect(end).toEqual({ kind: 'failed', failure: { kind: 'storage', detail: 'cache: quota' } });
    expect(channelsCalled().at(-1)).toBe('pull.cancel');
  });

  it('I18 an end that says the list is cut stays cut', async () => {
    withAnswers(rows(1, { complete: false, ...none, unreadable: [{ text: '{', reason: 'not JSON' }] }, '1'));
    const end = await createGateway('p').pull(
      { entity: 'Agent' },
      nothing,
      async () => undefined,
      new AbortController().signal,
    );
    expect(end).toMatchObject({ kind: 'done', complete: false, unreadable: [{ text: '{', reason: 'not JSON' }] });
  });
});
