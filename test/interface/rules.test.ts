import { describe, expect, test } from 'vitest';
import { citedIn, namesIn, testNames } from './citations.ts';
import { isProved, proofs } from './proofs.ts';
import type { Proof } from './proofs.ts';
import { ruleIds } from './rules.ts';

const names = testNames();
const citedBy = (where: RegExp): ReadonlySet<string> =>
  new Set([...names].filter(([file]) => where.test(file)).flatMap(([, own]) => own.flatMap(citedIn)));

describe('the rules of the document', () => {
  test('were read: many rules, many tests', () => {
    expect(ruleIds.length).toBeGreaterThan(80);
    expect([...names.values()].flat().length).toBeGreaterThan(1000);
  });

  test.each(Object.keys(proofs) as Proof[])('each that can be proved has a test that names it, %s', (proof) => {
    // keys loses the names
    const cited = citedBy(proofs[proof]);
    expect(ruleIds.filter((rule) => isProved(rule, proof) && !cited.has(rule))).toEqual([]);
  });

  test('no test names one that does not exist', () => {
    const chapters = new Set(ruleIds.map((rule) => rule.split('.')[0]));
    const known: ReadonlySet<string> = new Set(ruleIds);
    const cited = [...citedBy(/^/u)].filter((rule) => chapters.has(rule.split('.')[0]));
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('a citation', () => {
  test.each([
    ['Convention.1 needs', ['Convention.1']],
    ['Convention rule 1: needs', ['Convention.1']],
    ['R4.2 Convention rules 1, 12, Limits.2: gives', ['Convention.1', 'Convention.12', 'Limits.2']],
    [
      'Limits.2 Limits.3 one of a kind (Entreprise rules 1, 3)',
      ['Limits.2', 'Limits.3', 'Entreprise.1', 'Entreprise.3'],
    ],
    ['Convention.one of R3.1, I4 and Convention 8003', []],
  ])('of %s', (name, rules) => expect(citedIn(name)).toEqual(rules));

  test.each([
    [`test('Convention.1 a', async () => {})`, ['Convention.1 a']],
    [`describe("b", () => {\n  it.each([['c']])(\n    // why\n    'd’e %s',`, ['b', 'd’e %s']],
    [`it('it\\'s', f)`, ["it\\'s"]],
    [`// test('a')\n/* test('b') */ call('c'); expect(d, 'e').toBe('f'); const g = 'test';`, []],
  ])('is found in the name of a test: %j', (text, found) => expect(namesIn(text)).toEqual(found));
});
