import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { root } from '../../e2e/fixtures/host.ts';
import { sum } from './part.ts';

/** Bytes of the scripts that the page had loaded at a moment of its clock, as they are in the package. */
export async function scriptsUntil(page: Page, at: number): Promise<number> {
  const names = await page.evaluate(
    (at) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime <= at && name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    at,
  );
  const assets = join(root, 'out', 'renderer', 'assets');
  const files = [...new Set(names)].filter((name) => name.includes('/assets/'));
  return sum(await Promise.all(files.map(async (name) => (await stat(join(assets, basename(name)))).size)));
}
