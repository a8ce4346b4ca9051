import { expect, test } from 'vitest';
import { nameInSentence } from '#shared/text/nameInSentence.ts';

test('a name is cut after 120 characters, and only then is said to go on', () => {
  expect(nameInSentence('a'.repeat(120))).toBe('a'.repeat(120));
  expect(nameInSentence('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});

test('a character of two code units counts once, and is never cut in two', () => {
  expect(nameInSentence('👩'.repeat(120))).toBe('👩'.repeat(120));
  expect(nameInSentence('👩'.repeat(121))).toBe(`${'👩'.repeat(120)}…`);
});
