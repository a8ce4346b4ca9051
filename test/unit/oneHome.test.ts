import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What is written in one place only: a second one would be a second rule, or a second library of our own.

interface Home {
  readonly what: string;
  readonly pattern: RegExp;
  /** The only files that may hold it. */
  readonly home: RegExp;
  readonly planted: string;
}

const homes: readonly Home[] = [
  {
    what: 'accents are removed by shared/text/fold',
    pattern: /normalize\('NFK?D'\)/u,
    home: /^shared\/text\/fold\.ts$/u,
    planted: "text.normalize('NFD').replace(/\\p{M}/gu, '')",
  },
  {
    what: 'the default zone is shared/time/defaultZone',
    pattern: /['"`]Europe\/Paris/u,
    home: /^shared\/time\/defaultZone\.mjs$/u,
    planted: "const zone = 'Europe/Paris';",
  },
  {
    what: 'screens dispatch intents by useBegin or useSendNow, which word the outcome',
    pattern: /\bcommands\??\.dispatch\(/u,
    home: /^renderer\/(acts\/useBegin|wording\/useSendNow|features\/(changes\/useStepActions|people\/importing\/useRun)|session\/\w+)\.ts$/u,
    planted: 'const accepted = await commands.dispatch(intent);',
  },
];

const files = globSync('{main,preload,renderer,shared}/**/*.{ts,tsx,mjs}')
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(homes)('one home: $what', ({ pattern, home, planted }) => {
  expect(planted).toMatch(pattern);
  expect(files.filter(({ file, text }) => pattern.test(text) && home.test(file)).length).toBeGreaterThan(0);
  expect(files.filter(({ file, text }) => pattern.test(text) && !home.test(file)).map(({ file }) => file)).toEqual([]);
});
