import { describe, expect, test } from 'vitest';
import { testTexts, testsNaming } from './citations.ts';
import { awaitingTest, sameAs, silent } from './proofs.ts';
import { ruleIds } from './rules.ts';

const texts = testTexts();

describe('the rules of the document', () => {
  test('were read: many rules, many tests', () => {
    expect(ruleIds.length).toBeGreaterThan(80);
    expect(texts.size).toBeGreaterThan(50);
  });

  test('each has a test that names it, or is known to await one, or says only that something is not shown', () => {
    const excused = new Set([...awaitingTest, ...Object.keys(silent)]);
    expect(ruleIds.filter((rule) => !excused.has(rule) && testsNaming(sameAs[rule] ?? rule, texts).length === 0)).toEqual([]);
  });

  test('no rule is both silent and awaiting a test', () => {
    expect(awaitingTest.filter((rule) => rule in silent)).toEqual([]);
  });
});

describe('a citation', () => {
  const found = (rule: string, text: string): number => testsNaming(rule, new Map([['some.test.ts', text]])).length;

  test.each([
    ['Convention.1', "test('Convention.1 needs", 1],
    ['Convention.1', "test('Convention rule 1: needs", 1],
    ['Convention.1', "test('Convention.12", 0],
    ['Convention.8', "it('Convention rules 1, 2, 8: gives", 1],
    ['Convention.2', "it('Convention rules 1, 12: gives", 0],
    ['Convention.1', "test('Conventions.1", 0],
    ['Limits.2', "test('Limits.2, Limits.3", 1],
    ['Convention.1', "call('Convention.one')", 0],
  ] as const)('of %s in %s', (rule, text, count) => expect(found(rule, text)).toBe(count));
});
