import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { entityNames } from '#shared/entities/index.ts';

// What is special about an entity is a property of its description (shared/entities), and code asks for the property.

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = entityNames.join('|');
const comparison = new RegExp(`(?:[=!]==|\\bcase) '(${names})'|'(${names})' [=!]==`, 'gu');

/** `path: name` of each comparison with the name of an entity below a folder. */
const comparisonsBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .flatMap((file) =>
      [...comparedIn(readFileSync(join(root, folder, file), 'utf8'))].map((name) => `${folder}/${file}: ${name}`),
    )
    .sort();

const comparedIn = (source: string): readonly string[] =>
  [...source.matchAll(comparison)].map(([, right, left]) => right ?? left ?? '');

describe('code asks for a property of an entity, not for its name', () => {
  test.each(['main/api', 'renderer/sync', 'shared'])('%s compares with no name of an entity', (folder) => {
    expect(comparisonsBelow(folder)).toEqual([]);
  });

  test('Directory is compared with only where folders themselves are shown', () => {
    const everywhere = ['main', 'preload', 'renderer', 'shared'].flatMap(comparisonsBelow);
    expect(everywhere.filter((found) => found.endsWith(': Directory'))).toEqual([
      // The practice service is written from the document, not from the descriptions that it is to check.
      'main/tools/practice/sets/setNames.ts: Directory',
      'renderer/cache/overlay/folders.ts: Directory',
    ]);
  });
});
