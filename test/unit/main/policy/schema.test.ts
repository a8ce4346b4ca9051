import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRegistry } from '#main/policy/registry.ts';
import { settlePolicy } from '#main/policy/settle.ts';
import { examples, explained, fixedInExample } from '#main/tools/package/policy/words.ts';
import { policyFacts, policyNames } from '#shared/policy/settings.ts';
import { admlText, admxText, mobileconfigText, templates } from '../../../interface/policyTemplates.ts';

const page = readFileSync(new URL('../../../../main/tools/package/policy/README.md', import.meta.url), 'utf8');

test('S14 the page that IT reads names every setting', () => {
  for (const name of policyNames) expect(page).toContain(`| \`${name}\` |`);
});

const named = templates().map(([file, text]) => [file.split(/[\\/]/u).at(-1), file, text] as const);
test.each(named)('S14 %s is as the settings are: npm run tables', (_name, file, text) => {
  expect(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});

test('S14 the example of each setting is a policy, and so is the one on the page', () => {
  expect(settlePolicy([{ source: 'file', settings: examples }])).toEqual({ values: examples, problems: [] });
  const written: unknown = JSON.parse(/```json\n(.*?)```/su.exec(page)?.[1] ?? '');
  expect(written).toEqual(Object.fromEntries(fixedInExample.map((name) => [name, examples[name]])));
});

/** Elements that are opened and closed in their order, without their text. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, isEnd, name = '', isEmpty] of xml
    .replaceAll(/<!--.*?-->|<[?!].*?>/gsu, '')
    .matchAll(/<(\/)?([\w.]+)(?:\s[^<>]*?)?(\/)?>/gu)) {
    if (isEmpty) continue;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe('S14 the template of Windows', () => {
  test('has one policy a setting, in the key and of the type that Carnet reads', () => {
    const admx = admxText();
    expect(isWellFormed(admx)).toBe(true);
    const key = String.raw`Software\Policies\Carnet`;
    expect(admx.match(/<policy /gu)).toHaveLength(policyNames.length);
    for (const name of policyNames) {
      const { kind } = policyFacts[name];
      const [, policy = ''] = new RegExp(`(<policy name="${name}".*?</policy>)`, 'su').exec(admx) ?? [];
      expect(policy).toContain(`class="Machine"`);
      expect(policy).toContain(`key="${key}"`);
      expect(policy).toContain(`valueName="${name}"`);
      const element = {
        boolean: 'enabledValue',
        number: 'decimal ',
        list: 'multiText',
        text: 'text ',
        object: 'text ',
      }[kind];
      expect(policy, name).toContain(`<${element}`);
    }
  });

  test('writes what is read back as it was meant', () => {
    const heading = String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Carnet`;
    const lines = policyNames.map((name) => {
      const value = examples[name];
      if (typeof value === 'boolean') return `    ${name}    REG_DWORD    0x${Number(value)}`;
      if (typeof value === 'number') return `    ${name}    REG_DWORD    0x${value.toString(16)}`;
      if (Array.isArray(value)) return `    ${name}    REG_MULTI_SZ    ${value.join(String.raw`\0`)}`;
      return `    ${name}    REG_SZ    ${typeof value === 'string' ? value : JSON.stringify(value)}`;
    });
    const settings = parseRegistry([heading, ...lines, ''].join('\r\n')) ?? {};
    expect(settlePolicy([{ source: 'registry', settings }])).toEqual({ values: examples, problems: [] });
  });

  test.each(['fr-FR', 'en-US'] as const)('has words for each of them in %s', (language) => {
    const adml = admlText(language);
    expect(isWellFormed(adml)).toBe(true);
    const asked = [...admxText().matchAll(/\$\((string|presentation)\.(\w+)\)/gu)];
    expect(asked.length).toBeGreaterThan(policyNames.length);
    for (const [, kind, id] of asked) expect(adml).toContain(`<${kind} id="${id}">`);
  });
});

test('S14 the profile of macOS fixes its example, and shows a value of every other setting', () => {
  const profile = mobileconfigText();
  expect(isWellFormed(profile)).toBe(true);
  const [fixed = '', others = ''] = profile.split('<!-- The other settings');
  for (const name of policyNames) {
    expect(fixedInExample.includes(name) ? fixed : others).toContain(`<key>${name}</key>`);
  }
  expect(profile).toContain('<key>PayloadType</key><string>fr.carnet.notebook</string>');
});

test('S14 each setting is explained in both languages, in words of its own', () => {
  const texts = policyNames.flatMap((name) => [explained[name].fr, explained[name].en]);
  expect(new Set(texts).size).toBe(texts.length);
});
