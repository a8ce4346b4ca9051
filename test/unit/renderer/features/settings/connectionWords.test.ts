import { expect, test } from 'vitest';
import { connection as english } from '#i18n/en/connection.ts';
import { connection as french } from '#i18n/fr/connection.ts';
import { findings, stateOfFinding } from '#shared/ipc/diagnosis.ts';

test.each([
  ['French', french],
  ['English', english],
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
