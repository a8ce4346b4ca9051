import { existsSync, readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { expect, test } from 'vitest';
import { speak, startWords, withWords, words } from '#i18n/index.ts';
import * as start from '#i18n/words/start.ts';
import { wordsFor } from '#main/app/words.ts';
import { channels } from '#shared/ipc/channels.ts';
import { screens } from '#shared/ipc/screens.ts';
import { en, fr, wrongSigns } from '#test/words.ts';
import { reachedWith } from './reached.ts';
import { blank, nodesOf, sources, textsOf, treeOf } from './sources.ts';
import type { Tree } from './sources.ts';

// What the code asks of the catalogue, read from its syntax, against what the French one has; the others have its keys
// by type.

const keysOf = (words: object, prefix = ''): string[] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    // a catalogue holds texts and catalogues
    typeof value === 'string' ? [prefix + name] : keysOf(value as object, `${prefix}${name}.`),
  );
/** Without the ending of a count. */
const bare = (key: string): string => key.replace(/_(?:zero|one|other)$/u, '');
const there = new Set(keysOf(fr).map(bare));
const areas = Object.keys(fr);

const outsideCatalogue = sources.filter(({ file }) => !file.startsWith('renderer/i18n/'));

interface UsedKeys {
  /** Whole keys. */
  readonly exact: ReadonlySet<string>;
  /** Keys with blanks: the pieces between them. */
  readonly patterns: ReadonlyMap<string, RegExp>;
}

const firstOf = (key: string): string => key.split('.', 1)[0] ?? '';

/** Whether a text names something of the catalogue: its area, then a part of it. */
const isKeyLike = (text: string): boolean =>
  areas.some((area) => text.startsWith(`${area}.`)) && /^[a-z]\w*\.\w/u.test(text);

/**
 * What every call of `t` asks for, whosever it is (`t(…)`, `words.t(…)`, `wording.t(…)`), and every other text that
 * names something of the catalogue: tables and helpers hand keys on.
 */
function asked(tree: Tree): UsedKeys {
  const exact = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const add = (given: string): void => {
    const text = bare(given);
    if (!text.includes(blank)) exact.add(text);
    else if (text !== blank)
      patterns.set(text, new RegExp(`^${text.replaceAll(/[.+]/gu, String.raw`\$&`).replaceAll(blank, '.+')}$`, 'u'));
  };
  for (const call of nodesOf(tree, 'CallExpression')) {
    // as ESTree describes a call
    const callee = call['callee'] as Tree & { name?: string; property?: { name?: string } };
    const [first] = call['arguments'] as ESTree.Expression[]; // as above
    if ((callee.name ?? callee.property?.name) === 't' && first) textsOf(first).forEach(add);
  }
  for (const literal of [...nodesOf(tree, 'Literal'), ...nodesOf(tree, 'TemplateLiteral')]) {
    for (const text of textsOf(literal as unknown as ESTree.Expression))
      if (isKeyLike(text) && !/[^\w.+…]/u.test(text)) add(text); // both are expressions
  }
  return { exact, patterns };
}

const askedHere = outsideCatalogue.map(({ file, tree }) => ({ file, ...asked(tree) }));
/** Shortcuts are worded by their ids. */
const shortcutKeys = outsideCatalogue.flatMap(({ tree }) =>
  nodesOf(tree, 'CallExpression')
    .filter((call) => (call['callee'] as { name?: string }).name === 'shortcutsOf') // as above
    .flatMap((call) => {
      // as above
      const [group, table] = call['arguments'] as Tree[];
      const properties = (table?.['properties'] ?? []) as { key?: { name?: string; value?: string } }[]; // names
      return properties.map(({ key }) => `keys.${String(group?.['value'])}.${String(key?.name ?? key?.value)}`);
    }),
);

/** Neither names of files nor channels (`health.read`) nor shortcuts (`today.walkIn`) are keys. */
const isNoKey = (text: string): boolean =>
  /\.(?:css|ts|tsx)$/u.test(text) || Object.hasOwn(channels, text) || shortcutKeys.includes(`keys.${text}`);

test('words: every key that the code asks for is there', () => {
  const missing = askedHere.flatMap(({ file, exact, patterns }) => [
    ...[...exact].filter((key) => !there.has(key) && !isNoKey(key)).map((key) => `${file}: ${key}`),
    ...[...patterns]
      .filter(([, pattern]) => ![...there].some((key) => pattern.test(key)))
      .map(([words]) => `${file}: ${words}`),
  ]);
  expect(askedHere.reduce((sum, { exact }) => sum + exact.size, 0)).toBeGreaterThan(500);
  expect(missing).toEqual([]);
  expect(shortcutKeys.length).toBeGreaterThan(50);
  expect(shortcutKeys.filter((key) => !there.has(key))).toEqual([]);
});

test('words: no module asks for words that are not read before it, on any way to it', () => {
  const reached = reachedWith();
  const early = askedHere.flatMap(({ file, exact, patterns }) =>
    [...exact, ...patterns.keys()]
      .filter((key) => areas.includes(firstOf(key)) && !isNoKey(key))
      .filter((key) => !reached.get(file)?.has(firstOf(key)))
      .map((key) => `${file}: ${key}`),
  );
  expect(early).toEqual([]);
  // A start reads no words of a screen, and a screen none of another.
  expect([...(reached.get('renderer/shell/Shell.tsx') ?? [])]).not.toContain('calendar');
  expect([...(reached.get('renderer/features/calendar/index.tsx') ?? [])]).not.toContain('people');
});

test('words: a key with blanks begins with its area and a part of it, so that it stands for few', () => {
  const vague = askedHere.flatMap(({ file, patterns }) =>
    [...patterns.keys()].filter((words) => !isKeyLike(words) && words !== 'keys.…').map((words) => `${file}: ${words}`),
  );
  expect(vague).toEqual([]);
});

test('words: nothing in the catalogue is left over', () => {
  const exact = new Set([...askedHere.flatMap(({ exact: own }) => [...own]), ...shortcutKeys]);
  // Shortcuts were read one by one above.
  const patterns = askedHere.flatMap(({ patterns: own }) =>
    [...own].filter(([words]) => words !== 'keys.…').map(([, pattern]) => pattern),
  );
  const unused = [...there].filter((key) => !exact.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test('words: signs and blanks are those of the language, in the page and in main', () => {
  const textsIn = (given: object): string[] =>
    // a catalogue holds texts and catalogues
    Object.values(given).flatMap((value: unknown) => (typeof value === 'string' ? [value] : textsIn(value as object)));
  // Characters that a name may not have are quoted as they are.
  const wrong = (given: object, signs: RegExp): string[] =>
    textsIn(given).filter((text) => signs.test(text.replace(String.raw`\ / : * ? " < > |`, '')));
  expect(wrong({ fr, main: wordsFor('fr') }, wrongSigns.fr)).toEqual([]);
  expect(wrong({ en, main: wordsFor('en') }, wrongSigns.en)).toEqual([]);
});

test('a planted key is read: whole, with blanks, chosen, and by another name', () => {
  const tree = treeOf(
    "const a = [t('shell.a'), words.t(b ? 'shell.b' : 'shell.c'), t(`shell.d.${e}`), wording.t(`shell.${f ? 'g' : 'h'}.${i}`)];",
  );
  const { exact, patterns } = asked(tree);
  expect([...exact].toSorted()).toEqual(['shell.a', 'shell.b', 'shell.c']);
  expect([...patterns.keys()]).toEqual(['shell.d.…', 'shell.g.…', 'shell.h.…']);
});

test('words: a start reads what every screen uses, in its language; a screen adds its own, and each is there in another', async () => {
  const started = startWords('en');
  expect(await withWords(Promise.resolve('code'), 'agreements')).toBe('code');
  await started;
  expect(words.t('common.close')).toBe(en.common.close);
  expect(words.t('agreements.draft.stage.agreement')).toBe(en.agreements.draft.stage.agreement);
  await speak('fr');
  expect(words.t('common.close')).toBe(fr.common.close);
  expect(words.t('agreements.draft.stage.agreement')).toBe(fr.agreements.draft.stage.agreement);
  expect(words.getResourceBundle('fr', 'translation')).toEqual({
    ...Object.fromEntries(Object.keys(start).map((area) => [area, fr[area as keyof typeof start]])), // keys forgets the names
    agreements: fr.agreements,
  });
});

test('every screen has words of its own, which it is opened with', () => {
  const all = readFileSync('renderer/i18n/all.ts', 'utf8');
  const isThere = (screen: string): boolean =>
    existsSync(`renderer/i18n/words/${screen}.ts`) && all.includes(`'./words/${screen}.ts'`);
  expect(screens.filter((screen) => !isThere(screen))).toEqual([]);
  expect(isThere('unheardOf')).toBe(false);
});
