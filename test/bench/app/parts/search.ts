import type { Cost } from '../app.ts';
import { drawn, rested, typed } from '../input.ts';
import { partOf, percentile } from '../part.ts';
import type { Desk } from '../part.ts';
import { everythingReceived } from '../received.ts';

/** Families of `variedNames`, a number, and a name that no list has. */
const typedTexts = ['berbiard', 'c01284', 'girard', 'zzq'];

interface Searched {
  readonly first: Cost;
  readonly firstKey: number;
  readonly list: readonly number[];
  readonly palette: readonly number[];
}

async function searchPeople(desk: Desk): Promise<Searched> {
  const app = await desk.reopen();
  const { page } = app;
  await everythingReceived(page, 0);
  await rested(app);
  await page.keyboard.press('Control+3');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.waitFor();
  let firstKey = Number.NaN;
  const first = await app.cost(async () => {
    await box.focus();
    firstKey = await drawn(app, { within: 'main', until: null }, () => page.keyboard.press('b'));
    await rested(app);
  });
  const list = await typedInto('main', async () => box.fill(''));
  await page.keyboard.press('Control+k');
  const field = page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('dialog').getByRole('searchbox'))
    .first();
  await field.waitFor();
  const palette = await typedInto('[role=dialog]', async () => field.fill(''));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return { first, firstKey, list, palette };

  async function typedInto(within: string, clear: () => Promise<void>): Promise<readonly number[]> {
    const all: number[] = [];
    for (const text of typedTexts) {
      await clear();
      await rested(app, 3_000);
      all.push(...(await typed(app, text, within)));
    }
    return all;
  }
}

/** People are searched in their list and in the palette, key by key, until the last change was painted. */
export const search = partOf('search', searchPeople, [
  { name: 'first use: key to results', unit: 'ms', read: ({ firstKey }) => firstKey },
  { name: 'first use: heaviest task, work', unit: 'ms', goal: 150, read: ({ first }) => first.heaviest },
  { name: 'first use: CPU, renderer', unit: 's', read: ({ first }) => first.cpu.renderer / 1000 },
  { name: 'people, key to results p50', unit: 'ms', read: ({ list }) => percentile(list, 50) },
  { name: 'people, key to results p95', unit: 'ms', goal: 33, read: ({ list }) => percentile(list, 95) },
  { name: 'palette, key to results p50', unit: 'ms', read: ({ palette }) => percentile(palette, 50) },
  { name: 'palette, key to results p95', unit: 'ms', goal: 33, read: ({ palette }) => percentile(palette, 95) },
]);
