import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// A rule that the core decides by and a screen explains is one function of renderer/sync/rules, which both import.

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => `${folder}/${file}`);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const isRule = (file: string): boolean => file.startsWith('renderer/sync/rules/');
/** Functions that are declared at the top of a file. */
const functionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)(?:<|\(| = (?:async )?(?:<|\())/gmu)].map(
    ([, name = '']) => name,
  );
const exportedIn = (text: string): readonly string[] =>
  functionsIn(
    text
      .split('\n')
      .filter((line) => line.startsWith('export '))
      .join('\n'),
  );

/** What only `requestKey` may do: a key of the maps by request, written as a text. */
const typedKeys = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:pulls|pullFailures)(?:\.[A-Z]\w*|\[['"`][^\]]*\])/gu)].map(([found]) => found);

/** Says nothing of the outbox by itself, and is the name of other things elsewhere. */
const generalNames: ReadonlySet<string> = new Set(['asked', 'plain']);

describe('a rule of sync has one home', () => {
  const files = sources('renderer');

  test('no other file of the page declares a function by the name of one of the rules', () => {
    const rules = new Set(files.filter(isRule).flatMap((file) => exportedIn(textOf(file))));
    expect(rules.size).toBeGreaterThan(15);
    const copies = files
      .filter((file) => !isRule(file))
      .flatMap((file) =>
        functionsIn(textOf(file))
          .filter((name) => rules.has(name) && !generalNames.has(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(copies).toEqual([]);
  });

  test('a pull is looked up by `requestKey`, never by a text', () => {
    expect(files.flatMap((file) => typedKeys(textOf(file)).map((key) => `${file}: ${key}`))).toEqual([]);
  });
});

describe('languages are named in one list, and asked by what they say', () => {
  /** A list of languages that is typed by hand, or a branch on one of them: another language would be forgotten there. */
  const asked =
    /'(?:fr|en)' \| '(?:fr|en)'|\b(?:[lL]anguage|lang) (?:===|!==) '[a-z]{2}'|'[a-z]{2}' (?:===|!==) language\b/gu;
  const byHand = (text: string): readonly string[] => [...text.matchAll(asked)].map(([found]) => found);

  test('no file does either', () => {
    const files = ['main', 'preload', 'renderer', 'shared'].flatMap(sources);
    expect(files.flatMap((file) => byHand(textOf(file)).map((found) => `${file}: ${found}`))).toEqual([]);
  });
});

describe('a promise queue comes from a library', () => {
  /** A chain of promises that is written by hand: a variable that becomes itself with one more `then`. */
  const chains = (text: string): readonly string[] =>
    [...text.matchAll(/\b(\w+(?:\.\w+)*) = \1\s*\.(?:then|catch|finally)\(/gu)].map(([found]) => found);

  test('nothing but async-mutex queues promises', () => {
    const files = ['main', 'preload', 'renderer', 'shared'].flatMap(sources);
    expect(files.flatMap((file) => chains(textOf(file)).map((chain) => `${file}: ${chain}`))).toEqual([]);
    const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: Record<string, string> };
    expect(Object.keys(devDependencies).filter((name) => /queue|mutex|limit$|semaphore/u.test(name))).toEqual([
      'async-mutex',
    ]);
  });
});
