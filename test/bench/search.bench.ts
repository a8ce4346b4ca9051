import uFuzzy from '@leeoniya/ufuzzy';
import { describe, expect, it } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Rows } from '#cache/queries/rows.ts';
import { PeopleIndex } from '#cache/queries/search/peopleIndex.ts';
import { TextIndex } from '#cache/queries/search/textIndex.ts';
import { foldedText, foldedWords } from '#shared/text/fold.ts';
import { compare, report } from './compare.ts';
import { keystrokes, nearlyRight, somePeople, variedNames } from './people.ts';

// Goals: test/bench/README.md. A keystroke finds and ranks; drawing the lines is the screen's.
const count = 12_500;
const limit = 200;

// Where other programs interrupt it, the wall clock counts them: Node reports the CPU time of its thread.
const isOwnTime = typeof process === 'object' && 'threadCpuUsage' in process;
function worked(): number {
  if (!isOwnTime) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The time of each keystroke, in ms: the shortest of several runs over all of them, which other programs interrupted
 * least. CPU time is too coarse for a key, since Linux may count it in steps of 4 ms.
 */
function timed(find: (query: string) => unknown, queries = keystrokes): readonly number[] {
  const best = queries.map(() => Infinity);
  for (let run = 0; run < 7; run += 1) {
    for (const [at, query] of queries.entries()) {
      const begun = performance.now();
      find(query);
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - begun);
    }
  }
  return best;
}
const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** One run over all queries. */
const all = (queries: readonly string[], work: (query: string) => unknown) => async (): Promise<void> => {
  for (const query of queries) work(query);
};

function indexOf(people: number): { readonly dataset: Dataset; readonly index: PeopleIndex } {
  const memory = new Memory();
  const dataset = new Dataset();
  dataset.apply(dataset.place(somePeople(people)));
  memory.setDataset('Candidat', dataset);
  return { dataset, index: new PeopleIndex(new Rows(memory)) };
}

/** The work of reading the words. */
function workOf(index: PeopleIndex): number {
  const begun = worked();
  index.catchUp();
  return worked() - begun;
}

describe('search', () => {
  const { dataset, index } = indexOf(count);

  it('reads the words of everybody', { timeout: 120_000 }, () => {
    const few = workOf(indexOf(count / 4).index);
    const whole = workOf(index);
    console.log(`words of ${count} people: ${whole.toFixed(0)} ms; ×${(whole / few).toFixed(1)} of a fourth of them`);
    expect(index.find('Candidat', '', limit).total).toBe(count);
  });

  it('finds at each key', { timeout: 120_000 }, async () => {
    // The floor: one scan of normalised strings for the query, without ranking.
    const texts = [...dataset.rows.values()].map(({ text }) => foldedText([text.slice(0, 90)]));
    const scan = (query: string): number => {
      const folded = foldedWords(query);
      let found = 0;
      for (const text of texts) if (text.includes(folded)) found += 1;
      return found;
    };
    const find = (query: string): unknown => index.find('Candidat', query, limit);
    report('search, all keystrokes', await compare(all(keystrokes, scan), all(keystrokes, find), 7), 1);
    console.log(`search keystroke, ${count} people: p95 ${p95(timed(find)).toFixed(2)} ms (goal ≤ 8 ms)`);
  });

  it('finds what is typed nearly right, beside uFuzzy with one error a word', { timeout: 120_000 }, async () => {
    const names = variedNames(count);
    const index = new TextIndex(names.map((name, at) => ({ id: `${at}`, words: foldedText([name]) })));
    const find = (query: string): unknown => index.find(query, limit);
    const peer = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
    const folded = names.map((name) => foldedWords(name));
    const theirs = (query: string): unknown => peer.search(folded, foldedWords(query), 3);
    report('typed nearly right, beside uFuzzy', await compare(all(nearlyRight, theirs), all(nearlyRight, find), 5), 1);
    const [own, peers] = [find, theirs].map((work) => p95(timed(work, nearlyRight)).toFixed(2));
    console.log(`typed nearly right, ${count} people: p95 ${own} ms, uFuzzy ${peers} ms (goal ≤ 8 ms)`);
  });

  it('keeps less than 2 MB for it', () => {
    // One byte a letter where all are Latin-1, which folded words are; 16 for the string, 8 for each of its four
    // places, 4 for where each word begins.
    const bytes = [...dataset.rows.values()].reduce((sum, { text }) => sum + textBytes(text), 0);
    console.log(`search index of ${count} people: ${(bytes / 1e6).toFixed(1)} MB (goal ≤ 2 MB)`);
    expect(bytes).toBeLessThan(2e6);
  });
});

function textBytes(text: string): number {
  // as somePeople wrote it
  const row = JSON.parse(text) as { Nom: string; Prenoms: string; Numero: string; Mail: { Adresse: string } };
  const words = foldedText([row.Nom, row.Prenoms, row.Numero, row.Mail.Adresse]);
  return words.length + 16 + 4 * 8 + 4 * words.trim().split(' ').length;
}
