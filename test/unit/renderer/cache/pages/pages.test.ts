import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset, rowsAPage } from '#cache/pages/dataset.ts';
import type { NewRow } from '#cache/pages/dataset.ts';
import { PageTextError, pageRows, pageText } from '#cache/pages/pageText.ts';
import { weekOf, weeksTouching } from '#shared/entities/buckets.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const row = (id: string, bucket: string, nom = ''): NewRow => ({
  id,
  hash: `h${nom}`,
  text: rawJson(JSON.stringify({ Id: id, Nom: nom })),
  bucket,
});

describe('page text', () => {
  it('R2.2 gives every row back to the letter, control characters in texts included', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.uuid(), nom: fc.string({ unit: 'binary' }) })), (given) => {
        const rows = given.map(({ id, nom }) => ({ id, hash: '', text: rawJson(JSON.stringify({ nom })) }));
        expect(pageRows(pageText(rows))).toEqual(rows);
      }),
    );
  });

  it.each(['x', '1\u001Fh\u001F{}', '1\u001Fh\u001F{\u001E', '\u001Fh\u001F{}\u001E', '1\u001Fh\u001F{}\u001Erest'])(
    'does not take %j for a page',
    (text) => expect(() => pageRows(text)).toThrow(PageTextError),
  );
});

describe('Dataset', () => {
  it('never puts more than a page holds on a page, whatever comes in whatever order', () => {
    const rows = fc.record({ id: fc.integer({ min: 1, max: 900 }).map(String), bucket: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(fc.array(fc.array(rows, { maxLength: 700 }), { maxLength: 4 }), (batches) => {
        const dataset = new Dataset();
        const truth = new Map<string, string>();
        for (const batch of batches) {
          dataset.apply(dataset.place(batch.map(({ id, bucket }) => row(id, bucket))));
          for (const { id, bucket } of batch) truth.set(id, bucket);
        }
        for (const bucket of ['a', 'b']) {
          const there = [...dataset.inBucket(bucket)];
          expect(new Set(there.map(({ id }) => id))).toEqual(
            new Set([...truth].flatMap(([id, at]) => (at === bucket ? id : []))),
          );
          expect(there).toHaveLength(new Set(there.map(({ id }) => id)).size);
          for (const page of new Set(there.map(({ page }) => page))) {
            expect([...dataset.onPage(page)].length).toBeLessThanOrEqual(rowsAPage);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('performance: takes over the objects of rows that say the same, and no other one', () => {
    const stored = (id: string, hash: string, nom: string) => ({ id, hash, text: row(id, '', nom).text });
    const [looked, whole] = [new Dataset(), new Dataset()];
    looked.load('a#0', 1, [
      {
        page: 'a#0',
        rows: [stored('1', 'h', 'A'), stored('2', 'old', 'A'), stored('3', 'h', 'old'), stored('5', 'h', 'A')],
      },
    ]);
    looked.load('a#1', 1, [{ page: 'a#1', rows: [stored('4', 'h', 'A')] }]);
    whole.load('a#0', 1, [{ page: 'a#0', rows: ['1', '2', '3', '4'].map((id) => stored(id, 'h', 'A')) }]);
    whole.takeOver(looked);
    const isTaken = (id: string): boolean => whole.rows.get(id) === looked.rows.get(id);
    expect(['1', '2', '3', '4'].filter(isTaken)).toEqual(['1']);
    expect([...whole.rows.values()].map(({ hash, text }) => [hash, text])).toEqual(
      ['1', '2', '3', '4'].map((id) => ['h', row(id, '', 'A').text]),
    );
  });

  it('I20 reads pages and patches in any order: the newest record that holds a row is right, and only patches with such a row are needed', () => {
    const stored = (id: string, nom: string) => ({ id, hash: '', text: row(id, '', nom).text });
    const records = [
      { name: 'a#0', version: 5, pages: [{ page: 'a#0', rows: [stored('1', 'new'), stored('2', 'old')] }] },
      // Left by a commit that seemed to have failed: the page is newer.
      { name: 'a#0~3', version: 3, pages: [{ page: 'a#0', rows: [stored('1', 'old')] }] },
      { name: 'b#0', version: 4, pages: [{ page: 'b#0', rows: [stored('1', 'old'), stored('3', 'old')] }] },
      { name: 'b#0~6', version: 6, pages: [{ page: 'b#0', rows: [stored('2', 'new')] }] },
      {
        name: '~7',
        version: 7,
        pages: [
          { page: 'b#0', rows: [stored('3', 'old')] },
          { page: 'c#0', rows: [stored('4', 'new')] },
        ],
      },
      { name: '~8', version: 8, pages: [{ page: 'b#0', rows: [stored('3', 'new')] }] },
    ];
    const orders = fc.shuffledSubarray(records, { minLength: records.length });
    fc.assert(
      fc.property(orders, (order) => {
        const dataset = new Dataset();
        for (const { name, version, pages } of order) dataset.load(name, version, pages);
        expect([...dataset.rows.values()].every(({ text }) => text.includes('new'))).toBe(true);
        expect([...dataset.onPage('a#0')].map(({ id }) => id)).toEqual(['1']);
        expect([...dataset.onPage('b#0')].map(({ id }) => id).toSorted()).toEqual(['2', '3']);
        expect([...dataset.onPage('c#0')].map(({ id }) => id)).toEqual(['4']);
        expect(dataset.patches.spentWith([])).toEqual(['a#0~3']);
        expect(dataset.patches.spentWith(['3', '4']).toSorted()).toEqual(['a#0~3', '~7', '~8']);
        expect(dataset.nextVersion()).toBe(9);
      }),
    );
  });

  it('touches no page for rows that are there word for word', () => {
    const dataset = new Dataset();
    dataset.apply(dataset.place([row('1', 'a'), row('2', 'b')]));
    expect(dataset.place([row('1', 'a')]).pages.size).toBe(0);
    expect([...dataset.place([row('1', 'a', 'x')]).pages]).toEqual(['a#0']);
    expect([...dataset.place([row('1', 'b')]).pages].sort()).toEqual(['a#0', 'b#0']);
  });
});

describe('buckets', () => {
  const event = (debut: string, fin: string, campus: unknown = 12) =>
    bucketOf('Planification', rawJson(JSON.stringify({ Debut: debut, Fin: fin, EntiteJuridiqueId: campus })));

  it('S8 events lie by campus and week, long ones apart', () => {
    expect(event('2026-11-18T10:00:00+01:00', '2026-11-18T11:00:00+01:00')).toBe('12.2026-11-16');
    expect(event('2026-11-18T10:00:00+01:00', '2026-12-18T11:00:00+01:00')).toBe('12.long');
    expect(event('2026-11-18', 'soon')).toBe('12.long');
    expect(event('2026-11-18T10:00:00+01:00', '2026-11-18T11:00:00+01:00', '98765432109876543210')).toBe(
      '98765432109876543210.2026-11-16',
    );
  });

  it('every event of at most a week that touches a range lies in a week of the range', () => {
    const days = 86_400_000;
    const instants = fc.integer({ min: -400 * days, max: 30_000 * days });
    const touching = fc.tuple(instants, fc.integer({ min: 0, max: 7 * days }), fc.integer({ min: 1, max: 40 * days }));
    fc.assert(
      fc.property(touching, fc.nat(), ([from, length, span], shift) => {
        const debut = from - length + (shift % (length + span));
        expect(weeksTouching(from, from + span)).toContain(weekOf(debut));
      }),
    );
  });
});
