import { describe, expect, test } from 'vitest';
import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import { runTable } from '#main/ipc/runTable.ts';
import type { RunTable } from '#main/ipc/runTable.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { batches, endOf } from './client.ts';

const batch = (received: number): PullBatch => ({
  rows: [{ id: String(received), hash: 'h', text: rawJson(`{"Id":${received}}`) }],
  received,
});
const cancelled = { failure: { kind: 'cancelled' } };

/** Waits for ever, as for a service that does not answer, until the signal aborts. */
async function* silent(signal: AbortSignal): AsyncGenerator<PullBatch, PullEnd, undefined> {
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
  yield batch(1);
  return endOf(1);
}

const pullTable = (): RunTable<PullBatch, PullEnd> => runTable(32);

describe('the runs of a page', () => {
  test('return batch by batch, then the end, then are forgotten', async () => {
    const pulls = pullTable();
    const id = pulls.begin(1, () => batches([batch(1), batch(2)]));
    expect(await pulls.next(1, id)).toMatchObject({ done: false, value: { received: 1 } });
    expect(await pulls.next(1, id)).toMatchObject({ done: false, value: { received: 2 } });
    expect(await pulls.next(1, id)).toEqual({ done: true, value: endOf(2) });
    await expect(pulls.next(1, id)).rejects.toMatchObject(cancelled);
  });

  test('end once, even when the end is requested twice', async () => {
    const pulls = pullTable();
    const id = pulls.begin(1, () => batches([]));
    const asked = await Promise.allSettled([pulls.next(1, id), pulls.next(1, id)]);
    expect(asked).toMatchObject([{ value: { done: true, value: { received: 0 } } }, { reason: cancelled }]);
  });

  test('S6 belong to the page that began them', async () => {
    const pulls = pullTable();
    const id = pulls.begin(1, () => batches([batch(1)]));
    await expect(pulls.next(2, id)).rejects.toMatchObject(cancelled);
    pulls.cancel(2, id);
    expect(await pulls.next(1, id)).toMatchObject({ value: { received: 1 } });
  });

  test('a stopped one runs its own clean-up, begun or not', async () => {
    const pulls = pullTable();
    const cleaned: string[] = [];
    const id = pulls.begin(1, async function* () {
      try {
        yield batch(1);
      } finally {
        cleaned.push('begun');
      }
      return endOf(1);
    });
    await pulls.next(1, id);
    pulls.cancel(1, id);
    await expect(pulls.next(1, id)).rejects.toMatchObject(cancelled);
    expect(cleaned).toEqual(['begun']);
  });

  test('can be stopped in the middle of a request', async () => {
    const pulls = pullTable();
    const id = pulls.begin(1, silent);
    const waiting = pulls.next(1, id);
    pulls.cancel(1, id);
    await expect(waiting).rejects.toMatchObject(cancelled);
  });

  test('end with their page, and those of others remain', async () => {
    const pulls = pullTable();
    const [mine, other] = [pulls.begin(1, silent), pulls.begin(2, () => batches([batch(1)]))];
    const waiting = pulls.next(1, mine);
    pulls.cancelAll(1);
    await expect(waiting).rejects.toMatchObject(cancelled);
    expect(await pulls.next(2, other)).toMatchObject({ value: { received: 1 } });
  });

  test('I24 are limited, and a stopped one frees its slot', () => {
    const pulls = pullTable();
    const ids = Array.from({ length: 32 }, () => pulls.begin(1, silent));
    expect(() => pulls.begin(1, silent)).toThrow('busy');
    pulls.cancel(1, ids[0] ?? '');
    pulls.begin(1, silent);
    pulls.cancelAll();
    expect(ids.length).toBe(32);
  });

  test('a failure ends them', async () => {
    const pulls = pullTable();
    const id = pulls.begin(1, async function* () {
      yield batch(1);
      throw new Error('reset');
    });
    await pulls.next(1, id);
    await expect(pulls.next(1, id)).rejects.toThrow('reset');
    await expect(pulls.next(1, id)).rejects.toMatchObject(cancelled);
  });
});
