import { expect, test } from 'vitest';
import { findings, stateOfFinding } from '#shared/ipc/diagnosis.ts';
import { en, fr } from '#test/words.ts';

test.each([
  ['French', fr.connection],
  ['English', en.connection],
])(
  '%s words everything that a check can find, and says what to do where something is to be done',
  (_language, words) => {
    for (const finding of findings) {
      expect(words.found, finding).toHaveProperty(finding);
      const isToBeDone = stateOfFinding[finding] === 'failed' || stateOfFinding[finding] === 'warning';
      expect(finding in words.advice, finding).toBe(isToBeDone);
    }
  },
);
