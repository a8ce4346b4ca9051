import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '#gateway/gateway.ts';
import { isPlainWithin } from '#main/ipc/bindChannels.ts';
import type { ChannelArgs } from '#shared/ipc/channels.ts';
import type { PullEnd } from '#sync/ports.ts';

const row = (id: string): object => ({ id, hash: 'h', text: `{"Id":${id}}` });
const calls: [string, unknown][] = [];
type Begin = ChannelArgs<'pull.begin'>;
const begun: { answer: (args: Begin) => unknown } = { answer: () => ({ pullId: 'p' }) };
/** Main with these answers to `pull.next`, one after the other. */
function withAnswers(...answers: readonly unknown[]): void {
  calls.length = 0;
  begun.answer = () => ({ pullId: 'p' });
  const left = [...answers];
  const call = async (channel: string, args: unknown): Promise<unknown> => {
    calls.push([channel, args]);
    if (channel === 'pull.begin') return { ok: true, value: begun.answer(args as Begin) }; // as the gateway calls it
    return channel === 'pull.next' ? left.shift() : { ok: true, value: {} };
  };
  vi.stubGlobal('window', { carnet: { call } });
}
afterEach(() => vi.unstubAllGlobals());

const rows = (received: number, end: object | null, ...ids: string[]): object => ({
  ok: true,
  value: { rows: ids.map(row), received, end },
});
const none = { coverage: { known: 0, came: 0 }, gone: [], provenGone: [] };
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
    const held = { ids: ['1', '2'], hashes: ['x', 'y'] };
    expect(calls[0]).toEqual([
      'pull.begin',
      { entity: 'Directory', path: ['A'], known: held, dueKnown: false, due: ['2', '3'] },
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

  const dropped = { ok: false, failure: { kind: 'cancelled' } };
  it('I24 asks again at once for a list that main dropped, as where settings are saved: nothing has failed', async () => {
    withAnswers(rows(1, null, '1'), dropped, rows(1, null, '1'), rows(2, complete, '2'));
    const signal = new AbortController().signal;
    const seen: number[] = [];
    const onRows = async (_: unknown, received: number): Promise<void> => void seen.push(received);
    const end = await createGateway('p').pull({ entity: 'Agent' }, nothing, onRows, signal);
    expect(end).toEqual({ kind: 'done', received: 2, ...complete });
    expect(seen).toEqual([1, 1, 2]);
    expect(channelsCalled().filter((channel) => channel === 'pull.begin')).toHaveLength(2);
  });

  it('I24 a list that main drops four times in a row ends as a time-out, not as cancelled by the user', async () => {
    withAnswers(...Array.from({ length: 20 }, () => dropped));
    const signal = new AbortController().signal;
    const end = await createGateway('p').pull({ entity: 'Agent' }, nothing, async () => undefined, signal);
    expect(end).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(channelsCalled().filter((channel) => channel === 'pull.begin')).toHaveLength(4);
  });

  const received = async (
    known: ReadonlyMap<string, string>,
    due: Iterable<string> = [...known.keys(), 'more'],
  ): Promise<PullEnd> =>
    createGateway('p').pull(
      { entity: 'Planification' },
      { known, due: new Set(due) },
      async () => undefined,
      new AbortController().signal,
    );
  const begins = (): readonly Begin[] =>
    calls.flatMap(([channel, args]) => (channel === 'pull.begin' ? [args as Begin] : [])); // as the channel has it

  it('says the known rows, and what is due besides them', async () => {
    withAnswers(rows(0, complete));
    await received(new Map([['1', 'x']]));
    expect(begins()).toEqual([
      { entity: 'Planification', known: { ids: ['1'], hashes: ['x'] }, dueKnown: true, due: ['more'] },
    ]);
  });

  it('I24 S6 says no more rows than a bound, which the bridge takes', async () => {
    withAnswers(rows(0, complete));
    const ids = Array.from({ length: 250_000 }, (_, id) => `${10n ** 18n + BigInt(id)}`);
    await received(new Map(ids.map((id) => [id, 'elevenchars'])), ids.slice(1));
    expect(begins().map((args) => isPlainWithin(args, 8 * 1024 * 1024))).toEqual([true]);
    expect(begins()[0]).toMatchObject({ known: { ids: { length: 100_000 } }, due: { length: 100_000 } });
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
