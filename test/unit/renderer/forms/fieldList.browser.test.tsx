import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Fields } from '#cache/pages/fields.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { rawJson } from '#shared/json/rawJson.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';

let cache: Cache;
beforeEach(async () => (cache = await aCache()));
afterEach(async () => {
  await draw(null);
  await cache.close();
});

async function show(row: Readonly<Record<string, unknown>>): Promise<void> {
  const fields = ['Poste', 'EnseignantId', 'DateDebut', 'Remuneration'].map((field) => ({
    field,
    always: true as const,
  }));
  await draw(
    <CacheProvider cache={cache}>
      <FieldList entity="Convention" row={new Fields(rawJson(JSON.stringify(row)))} fields={fields} />
    </CacheProvider>,
  );
}

test('R5.6 R2.3 a service has several ways to say that there is nothing', async () => {
  await show({ Poste: '', EnseignantId: 0, DateDebut: '0001-01-01T00:00:00', Remuneration: null });
  await expect.element(page.getByText('Non renseigné').nth(3)).toBeVisible();
});

test('R2.2 a value of another form than expected is shown as it came, never as nothing', async () => {
  await show({ Poste: { Libelle: 'Vente' }, EnseignantId: true, DateDebut: 'fin juin', Remuneration: 820 });
  for (const value of ['{"Libelle":"Vente"}', 'true', '"fin juin"'])
    await expect.element(page.getByText(`Carnet ne sait pas lire cette valeur\u00A0: ${value}`)).toBeVisible();
  expect(page.getByText('Non renseigné').elements()).toEqual([]);
});
