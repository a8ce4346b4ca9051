import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import { wholeOf } from '#cache/writes/journalled.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

/** As a newer Carnet wrote it. */
const stranger = { id: 'z', number: 1, text: '{"id":"z","form":2}' };

test('I1 I2 a commit of steps is in the journal too, and one of rows alone is not', async () => {
  const journal = memoryJournal();
  const cache = await openCache({ ...aService(), journal });
  const numberOf = (): number | undefined => journal.view?.number;
  const begun = numberOf() ?? 0;
  await cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 }), aStep({ id: 'b', seq: 2 })] });
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['a', 'b']);
  await cache.outbox.commit({ removeSteps: ['a'], putReceipts: [aReceipt({ id: 'a', seq: 1 })] });
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['b']);
  expect(numberOf()).toBe(begun + 2);
  await cache.outbox.commit({ putReceipts: [aReceipt({ id: 'a', seq: 1, at: 2 })] });
  expect(numberOf(), 'what the user decided about a second row').toBe(begun + 3);
  await cache.close();
});

test('a journal that agrees with the database is added to, and not written again', async () => {
  const journal = memoryJournal();
  const service = { ...aService(), journal };
  await (await openCache(service)).close();
  const rewrite = vi.spyOn(journal, 'rewrite');
  const cache = await openCache(service);
  await cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] });
  expect(rewrite).not.toHaveBeenCalled();
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['a']);
  await cache.close();
});

test('I6 I16 a journal that is lost gets the receipts of the database, which may be lost next', async () => {
  const service = aService();
  const first = await openCache({ ...service, journal: memoryJournal() });
  const made = aReceipt({ id: 'a', seq: 1, action: 'create', target: '9' });
  await first.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })], putReceipts: [made] });
  await first.close();
  const journal = memoryJournal();
  await (await openCache({ ...service, journal })).close();
  expect(journal.view?.receipts).toMatchObject([{ id: 'a', decides: true }]);
  const again = await openCache({ ...aService(), journal }); // another, empty database
  expect(again.memory.receipts()).toMatchObject([{ id: 'a', target: '9' }]);
  await again.close();
});

test('a commit without receipts leaves those that are shown as they are: nothing of them is computed again', async () => {
  const cache = await openCache(aService());
  await cache.outbox.commit({ putReceipts: [aReceipt({ id: 'a', seq: 1 })] });
  const shown = cache.memory.receipts();
  await cache.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })] });
  expect(cache.memory.receipts()).toBe(shown);
  await cache.close();
});

test('performance: what a commit writes is sealed while the journal is written, which the user waits for', async () => {
  const journal = memoryJournal();
  const cache = await openCache({ ...aService(), journal });
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
  const sealedBefore: number[] = [];
  const append = journal.append.bind(journal);
  vi.spyOn(journal, 'append').mockImplementation(async (change) => {
    sealedBefore.push(encrypt.mock.calls.length);
    await append(change);
  });
  await cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] });
  expect(sealedBefore).toEqual([2]); // the step, and the revision
  expect(encrypt).toHaveBeenCalledTimes(2);
  encrypt.mockRestore();
  await cache.close();
});

test('B11 I1 what the database refused is not in the journal, on a full disk either: it is never sent later', async () => {
  const journal = memoryJournal();
  const cache = await openCache({ ...aService(), journal });
  await cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] });
  const full = Object.assign(new Error('no space'), { name: 'QuotaExceededError' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const rewrite = vi.spyOn(journal, 'rewrite').mockRejectedValue(full);
  await expect(cache.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })], removeSteps: ['a'] })).rejects.toThrow();
  put.mockRestore();
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['a']);
  await cache.outbox.commit({ putSteps: [aStep({ id: 'c', seq: 2 })] });
  expect(rewrite, 'what was taken back leaves a whole journal').not.toHaveBeenCalled();
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['a', 'c']);
  await cache.close();
});

test('B11 I1 a full disk that keeps the journal from being repaired at a start does not close the cache', async () => {
  const journal = memoryJournal();
  const service = { ...aService(), journal };
  const first = await openCache(service);
  await first.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] });
  await first.close();
  if (!journal.view) throw new Error('was just written');
  journal.view = { ...journal.view, isTorn: true, steps: [...journal.view.steps, stranger] };
  journal.failing.push(new Error('full'), new Error('still full'));
  const cache = await openCache(service);
  expect(cache.memory.steps().map(({ id }) => id)).toEqual(['a']);
  const commit = { putSteps: [aStep({ id: 'b', seq: 2 })] };
  await expect(cache.outbox.commit(commit)).rejects.toMatchObject({ kind: 'storage' });
  expect(journal.view).toMatchObject({ number: 1, isTorn: true });
  await cache.outbox.commit(commit);
  expect(journal.view).toMatchObject({ number: 2, isTorn: false, steps: [{ id: 'a' }, { id: 'z' }, { id: 'b' }] });
  await cache.close();
});

test('I2 an entry that is no step of this Carnet stays in a journal that is rewritten meanwhile', async () => {
  const journal = memoryJournal();
  const service = { ...aService(), journal };
  await (await openCache(service)).close();
  if (!journal.view) throw new Error('was just written');
  journal.view = { ...journal.view, steps: [stranger] };
  const cache = await openCache(service);
  journal.failing.push(new Error('no answer'));
  await expect(cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] })).rejects.toMatchObject({
    kind: 'storage',
  });
  await cache.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 1 })] });
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['z', 'b']);
  await cache.close();
});

test('I2 a step of this Carnet wins over an entry of the same id that it cannot read', () => {
  const step = aStep({ id: 'z', seq: 1 });
  const { steps } = wholeOf({ lineage: '0'.repeat(16), number: 4 }, { steps: [step], receipts: [] }, [stranger]);
  expect(steps).toEqual([{ id: 'z', number: 4, text: JSON.stringify(step) }]);
});

test('I1 a commit that cannot be sealed is not in the journal either', async () => {
  const journal = memoryJournal();
  const cache = await openCache({ ...aService(), journal });
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no memory'));
  await expect(cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] })).rejects.toThrow();
  encrypt.mockRestore();
  expect(cache.memory.steps()).toEqual([]);
  expect(journal.view?.steps).toEqual([]);
  await cache.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })] });
  expect(journal.view?.steps.map(({ id }) => id)).toEqual(['b']);
  await cache.close();
});
