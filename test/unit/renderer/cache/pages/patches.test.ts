import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dataset } from '#cache/pages/dataset.ts';
import type { NewRow } from '#cache/pages/dataset.ts';
import { PageTextError } from '#cache/pages/pageText.ts';
import { Patches, patchOfPage, patchOfPages, patchText, patchedPage, recordRows } from '#cache/pages/patches.ts';
import { mergedWith, mostPatched, planPatches, planWhole } from '#cache/pages/plan.ts';
import { portion } from '#cache/pages/portions.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const row = (id: string, bucket: string, length = 100): NewRow => ({
  id,
  hash: '',
  text: rawJson(JSON.stringify({ Id: id, Nom: 'x'.repeat(length) })),
  bucket,
});

describe('the text of a patch', () => {
  it('R2.2 gives every row back to the letter, with its page', () => {
    const rows = fc.array(fc.record({ id: fc.uuid(), nom: fc.string({ unit: 'binary' }) }));
    const pages = fc.array(fc.record({ page: fc.stringMatching(/^[\w.-]{0,12}#\d$/u), rows }));
    fc.assert(
      fc.property(pages, (given) => {
        const expected = given.map(({ page, rows }) => ({
          page,
          rows: rows.map(({ id, nom }) => ({ id, hash: '', text: rawJson(JSON.stringify({ nom })) })),
        }));
        expect(recordRows(patchOfPages(7), patchText(expected))).toEqual(expected);
      }),
    );
  });

  it.each(['x', 'a#0\u001D', 'a#0\u001Drest\u001D', '\u001D\u001Dx'])('does not take %j for a patch', (text) => {
    expect(() => recordRows(patchOfPages(7), text)).toThrow(PageTextError);
  });

  it('a name says whether a record is a page, a patch of it, or one of any pages', () => {
    expect(patchedPage('1.2026-11-16#0')).toBeNull();
    expect(patchedPage('strange~#0')).toBeNull();
    expect(patchedPage(patchOfPage('strange~#0', 12))).toBe('strange~#0');
    expect(patchedPage(patchOfPages(12))).toBe('');
  });
});

describe('Patches', () => {
  it('a patch may go only once each of its rows is in a newer record', () => {
    const patches = new Patches();
    patches.add('~1', 1, ['1', '2']);
    patches.add('~2', 2, ['2', '3']);
    expect(patches.spentWith(['1'])).toEqual(['~1']);
    expect(patches.spentWith(['2', '3', '4'])).toEqual(['~2']);
    patches.dropRow('1');
    expect(patches.spentWith([])).toEqual(['~1']);
    patches.remove('~1');
    expect([...patches.names]).toEqual(['~2']);
    expect(patches.versionOf('2')).toBe(2);
    expect(patches.has('1')).toBe(false);
  });
});

describe('what is written of a dataset', () => {
  const weeks = (count: number, rows: number, length?: number): Dataset => {
    const dataset = new Dataset();
    const all = Array.from({ length: count * rows }, (_, at) => row(String(at), `w${at % count}`, length));
    dataset.apply(dataset.place(all));
    return dataset;
  };
  const newer = (dataset: Dataset, ids: readonly string[], left: readonly string[] = []) => ({
    pages: new Set([...dataset.byPage(ids).keys(), ...left]),
    left: new Set(left),
    rows: new Set(ids),
  });

  it('performance: a few rows of many pages are patched, and no page is written', () => {
    const dataset = weeks(50, 20);
    const ids = Array.from({ length: 100 }, (_, at) => String(at));
    const { whole, rows } = planPatches(dataset, newer(dataset, ids));
    expect(whole).toEqual([]);
    expect(rows).toHaveLength(100);
  });

  it('a page of which much is patched already is written whole, with what is new', () => {
    const dataset = weeks(2, 20);
    dataset.patches.add('~1', 1, ['0', '2', '4', '6', '10']);
    const { whole, rows } = planPatches(dataset, newer(dataset, ['8', '9']));
    expect(whole).toEqual(['w0#0']);
    expect(rows.map(({ id }) => id)).toEqual(['9']);
  });

  it('a page that lost a row is never patched', () => {
    const dataset = weeks(2, 20);
    const { whole, rows } = planPatches(dataset, newer(dataset, ['0', '1'], ['w0#0']));
    expect(whole).toEqual([]);
    expect(rows.map(({ id }) => id)).toEqual(['1']);
  });

  it('what lies in patches is bounded: beyond it, pages with most of it are written', () => {
    const length = mostPatched / 40;
    const dataset = weeks(30, 12, length);
    const twice = Array.from({ length: 60 }, (_, at) => String(at));
    dataset.patches.add('~1', 1, twice.slice(0, 30));
    const { whole, rows } = planPatches(dataset, newer(dataset, twice.slice(30)));
    const left = 30 - whole.length;
    expect(2 * left * length).toBeLessThanOrEqual(mostPatched / 2);
    expect(2 * (left + 1) * length).toBeGreaterThanOrEqual(mostPatched / 2);
    expect(rows).toHaveLength(left);
  });

  it('patches are merged so that there are few, and a row is written again a few times at most', () => {
    const dataset = weeks(100, 50, 400);
    const puts = new Map<string, number>();
    for (let id = 0; id < 1500; id += 1) {
      const rows = [...dataset.byPage([String(id)]).values()].flat();
      const ids = [String(id)].concat(
        mergedWith(dataset, rows).flatMap((name) => Array.from(dataset.patches.idsOf(name))),
      );
      const spent = dataset.patches.spentWith(ids);
      const version = dataset.nextVersion();
      dataset.patches.add(patchOfPages(version), version, ids);
      for (const name of spent) dataset.patches.remove(name);
      for (const each of ids) puts.set(each, (puts.get(each) ?? 0) + 1);
      expect(dataset.patches.size).toBeLessThanOrEqual(10);
    }
    expect(Math.max(...puts.values())).toBeLessThan(60);
  });

  it('performance: no page more is written than leaves half of what may lie in patches', () => {
    const length = mostPatched / 40;
    const dataset = new Dataset();
    const all = Array.from({ length: 30 * 12 }, (_, at) => {
      const [id, bucket] = [String(at), `w${at % 30}`];
      return row(id, bucket, length - row(id, bucket, 0).text.length);
    });
    dataset.apply(dataset.place(all));
    const ids = all.slice(0, 60).map(({ id }) => id);
    expect(planPatches(dataset, newer(dataset, ids)).rows).toHaveLength(20);
  });

  it('performance: rows and patches are merged into at most one portion, to the character', () => {
    const besides = row('1', 'a', 0).text.length;
    const mergedOf = (length: number): readonly string[] => {
      const dataset = new Dataset();
      dataset.apply(dataset.place([row('1', 'a', portion / 2 - besides), row('2', 'a', length - besides)]));
      dataset.patches.add('~1', 1, ['2']);
      return mergedWith(dataset, [...dataset.byPage(['1']).values()].flat());
    };
    expect(mergedOf(portion / 2)).toEqual(['~1']);
    expect(mergedOf(portion / 2 + 1)).toEqual([]);
  });

  it('patches of one row each are left alone until there are many', () => {
    const dataset = weeks(100, 50);
    for (let at = 1; at <= 16; at += 1) dataset.patches.add(patchOfPages(at), at, [String(at)]);
    expect(mergedWith(dataset, [])).toEqual([]);
    dataset.patches.add(patchOfPages(17), 17, ['17']);
    expect(mergedWith(dataset, [])).toHaveLength(17);
  });

  it('where rows are listed by parent, pages are written whole, and those with patches too', () => {
    const dataset = weeks(3, 20);
    dataset.patches.add(patchOfPage('w1#0', 1), 1, ['1']);
    expect(planWhole(dataset, newer(dataset, ['0']))).toEqual({ whole: ['w0#0', 'w1#0'], rows: [] });
  });
});
