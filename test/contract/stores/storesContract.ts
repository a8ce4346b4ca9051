import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#intents/snapshot.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { CacheStore, OutboxStore, PullRequest } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';
import { aReceipt, aStep, pulled } from './samples.ts';

/** OutboxStore and CacheStore of one place, and a way to check what they stored. */
export interface StoresUnderTest {
  readonly outbox: OutboxStore;
  readonly store: CacheStore;
  readonly snapshot: () => Promise<Snapshot>;
}

const events: PullRequest = { entity: 'Planification' };
const root: PullRequest = { entity: 'Directory', path: [] };
const status = { at: 1, received: 1, complete: true, unreadable: [] };

/** What every OutboxStore and CacheStore does, whatever is behind it. */
export function describeStores(name: string, make: () => Promise<StoresUnderTest>): void {
  describe(`OutboxStore: ${name}`, () => {
    it('stores steps in order of seq, whatever the order of writing (I8, I21)', async () => {
      const { outbox } = await make();
      await outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })] });
      await outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 }), aStep({ id: 'c', seq: 10 })] });
      const { steps, damaged } = await outbox.load();
      expect(steps.map((step) => step.id)).toEqual(['a', 'b', 'c']);
      expect(damaged).toEqual([]);
    });

    it('gives back every member of a step as it was put', async () => {
      const { outbox } = await make();
      const step = aStep({
        id: 'a',
        seq: 1,
        body: rawJson('{"N":12345678901234567890,"D":1250.10}'),
        parentPath: ['é'],
      });
      await outbox.commit({ putSteps: [step] });
      expect((await outbox.load()).steps).toEqual([step]);
    });

    it('replaces a step of the same id and removes one', async () => {
      const { outbox } = await make();
      await outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 }), aStep({ id: 'b', seq: 2 })] });
      await outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1, attempts: 3 })], removeSteps: ['b', 'never was'] });
      const { steps } = await outbox.load();
      expect(steps.map(({ id, attempts }) => [id, attempts])).toEqual([['a', 3]]);
    });

    it('removal, receipt and confirmed row come together (I6)', async () => {
      const { outbox, snapshot } = await make();
      await outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1, target: '7' })] });
      const text = rawJson('{"Id":7,"Nom":"Jury"}');
      await outbox.commit({
        removeSteps: ['a'],
        putReceipts: [aReceipt({ id: 'a', seq: 1, target: '7' })],
        putRows: [{ entity: 'Planification', id: '7', text }],
      });
      const seen = await snapshot();
      expect(seen.steps).toEqual([]);
      expect(seen.base('Planification', '7')).toBe(text);
    });
  });

  describe(`CacheStore: ${name}`, () => {
    it('knows the hashes of what it absorbed, and nothing of another set', async () => {
      const { store } = await make();
      await store.absorb(events, [pulled('1', '{"Id":1}'), pulled('2', '{"Id":2}')], 0);
      expect(await store.known(events)).toEqual(
        new Map([
          ['1', 'hash of {"Id":1}'],
          ['2', 'hash of {"Id":2}'],
        ]),
      );
      expect((await store.known({ entity: 'Agent' })).size).toBe(0);
    });

    it('does not claim a hash for a row that a write confirmed', async () => {
      const { outbox, store } = await make();
      await outbox.commit({ putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1}') }] });
      expect((await store.known(events)).size).toBe(0);
    });

    it('says what a whole list must hold: what a list gave or a write confirmed, while it is not gone (R3.6)', async () => {
      const { outbox, store } = await make();
      await store.absorb(events, [pulled('1', '{"Id":1}'), pulled('2', '{"Id":2}')], 0);
      await store.absorb({ ...events, of: '3' }, [pulled('3', '{"Id":3}')], 0);
      await outbox.commit({
        putRows: ['2', '3', '4'].map((id) => ({
          entity: 'Planification',
          id,
          text: rawJson(`{"Id":${id},"Nom":"x"}`),
        })),
      });
      expect([...(await store.due(events))]).toEqual(['1', '2', '4']);
      expect([...(await store.due(root))]).toEqual([]);
      await store.finish(events, { ...status, coverage: { known: 2, came: 2 } }, ['1', '7']);
      expect([...(await store.due(events))]).toEqual(['2', '4']);
      expect([...(await store.known(events)).keys()], 'a list that has it again brings it').toEqual([]);
      await store.absorb(events, [pulled('1', '{"Id":1}'), pulled('3', '{"Id":3}')], store.acknowledgements());
      expect([...(await store.due(events))]).toEqual(['1', '2', '3', '4']);
    });

    it('marks a row that is proven gone: it stays, counts nowhere and is not due, until it comes again (R3.1b)', async () => {
      const { outbox, store, snapshot } = await make();
      const rows = ['1', '2', '3', '4'].map((id) => pulled(id, `{"Id":${id}}`));
      await store.absorb(events, rows, 0);
      await store.finish(events, status, ['1', '2'], ['1']);
      await store.markGone('Planification', '3');
      await outbox.commit({ goneRows: [{ entity: 'Planification', id: '4' }] });
      const ids = async (): Promise<readonly string[]> =>
        [...(await snapshot()).all('Planification')].map(([id]) => id);
      expect(await ids()).toEqual(['2']);
      expect((await snapshot()).current('Planification', '1')).toBeUndefined();
      expect((await snapshot()).base('Planification', '1'), 'it can still be shown').toBe('{"Id":1}');
      expect([...(await store.due(events))]).toEqual([]);
      expect((await store.known(events)).size).toBe(0);
      await store.absorb(events, rows, store.acknowledgements());
      expect(await ids()).toEqual(['1', '2', '3', '4']);
      await store.markGone('Planification', '3');
      await outbox.commit({ putRows: [{ entity: 'Planification', id: '3', text: rawJson('{"Id":3}') }] });
      expect(await ids(), 'a write that was confirmed shows that it is there').toEqual(['1', '2', '3', '4']);
    });

    it('keeps rows that a later list does not hold (I18)', async () => {
      const { store, snapshot } = await make();
      await store.absorb(events, [pulled('1', '{"Id":1}'), pulled('2', '{"Id":2}')], 0);
      await store.finish(events, status);
      await store.absorb(events, [pulled('2', '{"Id":2,"Nom":"x"}')], 0);
      await store.finish(events, status);
      expect((await snapshot()).base('Planification', '1')).toBe('{"Id":1}');
    });

    it('drops what was read before a later acknowledgement of the same entity, and only that (I17)', async () => {
      const { outbox, store, snapshot } = await make();
      const begunAt = store.acknowledgements();
      await outbox.commit({
        removeSteps: ['a'],
        putReceipts: [aReceipt({ id: 'a', seq: 1, target: '1' })],
        putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1,"Nom":"mine"}') }],
      });
      expect(store.acknowledgements()).toBeGreaterThan(begunAt);
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"stale"}'), pulled('2', '{"Id":2}')], begunAt);
      let seen = await snapshot();
      expect(seen.base('Planification', '1')).toBe('{"Id":1,"Nom":"mine"}');
      expect(seen.base('Planification', '2')).toBe('{"Id":2}');
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"newer"}')], store.acknowledgements());
      seen = await snapshot();
      expect(seen.base('Planification', '1')).toBe('{"Id":1,"Nom":"newer"}');
    });

    it('an acknowledgement without a row also ends older reads (I17)', async () => {
      const { outbox, store, snapshot } = await make();
      await store.absorb(events, [pulled('1', '{"Id":1}')], 0);
      const begunAt = store.acknowledgements();
      await outbox.commit({ removeSteps: ['a'], putReceipts: [aReceipt({ id: 'a', seq: 1, target: '1' })] });
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"stale"}')], begunAt);
      expect((await snapshot()).base('Planification', '1')).toBe('{"Id":1}');
    });

    it('a row that a commit brings without a receipt ends older reads too (I17)', async () => {
      const { outbox, store, snapshot } = await make();
      const begunAt = store.acknowledgements();
      await outbox.commit({
        putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1,"Nom":"newer"}') }],
      });
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"stale"}')], begunAt);
      expect((await snapshot()).base('Planification', '1')).toBe('{"Id":1,"Nom":"newer"}');
    });

    it('a receipt that is stored again with its second rows confirms nothing: a read under way continues (I17, R3.9)', async () => {
      const { outbox, store, snapshot } = await make();
      const receipt = aReceipt({ id: 'a', seq: 1, target: '1' });
      await outbox.commit({
        removeSteps: ['a'],
        putReceipts: [receipt],
        putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1}') }],
      });
      const begunAt = store.acknowledgements();
      const second = { id: '2', row: rawJson('{"Id":2}'), foundAt: 5, decision: null };
      await outbox.commit({ putReceipts: [{ ...receipt, secondRows: [second] }] });
      expect(store.acknowledgements()).toBe(begunAt);
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"read"}'), pulled('2', '{"Id":2}')], begunAt);
      expect((await snapshot()).base('Planification', '1')).toBe('{"Id":1,"Nom":"read"}');
    });

    it('what the user dropped confirms nothing: a read under way continues (I17)', async () => {
      const { outbox, store, snapshot } = await make();
      const begunAt = store.acknowledgements();
      await outbox.commit({
        putReceipts: [
          aStep({ id: 'a', seq: 1, target: '1', state: { kind: 'dropped', at: 5, mayHaveArrived: false } }),
        ],
      });
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"read"}')], begunAt);
      expect((await snapshot()).base('Planification', '1')).toBe('{"Id":1,"Nom":"read"}');
    });

    it('a pull never overwrites a pending change, nor does the change touch the base (I17)', async () => {
      const { outbox, store, snapshot } = await make();
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"a","X":1.0}')], 0);
      const changes = [{ field: 'Nom', base: rawJson('"a"'), mine: rawJson('"b"') }];
      await outbox.commit({ putSteps: [aStep({ id: 's', seq: 1, target: '1', changes })] });
      await store.absorb(events, [pulled('1', '{"Id":1,"Nom":"c","X":2.0}')], store.acknowledgements());
      const seen = await snapshot();
      expect(seen.current('Planification', '1')).toBe('{"Id":1,"Nom":"b","X":2.0}');
      expect(seen.base('Planification', '1')).toBe('{"Id":1,"Nom":"c","X":2.0}');
    });

    it('stores each folder separately and finds it by its path (R1.3)', async () => {
      const { store, snapshot } = await make();
      await store.absorb(root, [pulled('g-1', '{"Streamid":"g-1","Name":"Élèves","Isdirectory":true}')], 0);
      const inside: PullRequest = { entity: 'Directory', path: ['Élèves'] };
      await store.absorb(inside, [pulled('g-2', '{"Streamid":"g-2","Name":"2026","Isdirectory":true}')], 0);
      expect([...(await store.known(root)).keys()]).toEqual(['g-1']);
      expect([...(await store.known(inside)).keys()]).toEqual(['g-2']);
      const seen = await snapshot();
      expect(seen.childNames('root')).toEqual(['Élèves']);
      expect(seen.childNames('g-1')).toEqual(['2026']);
    });

    it('does not put a folder into itself, as some listings would have it (R5.5)', async () => {
      const { store, snapshot } = await make();
      const row = pulled('g-1', '{"Streamid":"g-1","Name":"A","Isdirectory":true}');
      await store.absorb(root, [row], 0);
      await store.absorb({ entity: 'Directory', path: ['A'] }, [row], 0);
      const seen = await snapshot();
      expect([seen.childNames('root'), seen.childNames('g-1')]).toEqual([['A'], []]);
    });

    it('refuses rows of a folder it does not know: they would have no place', async () => {
      const { store } = await make();
      await expect(store.absorb({ entity: 'Directory', path: ['?'] }, [], 0)).rejects.toThrow();
    });

    it('a created folder lies where its creation put it (R3.3)', async () => {
      const { outbox, store, snapshot } = await make();
      await store.absorb(root, [pulled('g-1', '{"Streamid":"g-1","Name":"A","Isdirectory":true}')], 0);
      const creation = {
        entity: 'Directory' as const,
        action: 'create' as const,
        body: rawJson('{"Nom":"B","Streamid":"g-1"}'),
        parentPath: ['A'],
      } satisfies Partial<Step>;
      await outbox.commit({ putSteps: [aStep({ ...creation, id: 's', seq: 1, target: 'new:1' })] });
      expect((await snapshot()).childNames('g-1')).toEqual(['B']);
      await outbox.commit({
        removeSteps: ['s'],
        putReceipts: [aReceipt({ ...creation, id: 's', seq: 1, target: 'g-2' })],
        putRows: [{ entity: 'Directory', id: 'g-2', text: rawJson('{"Streamid":"g-2","Name":"B"}') }],
      });
      const seen = await snapshot();
      expect(seen.childNames('g-1')).toEqual(['B']);
      expect(seen.current('Directory', 'new:1')).toBeUndefined();
    });
  });
}
