import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Lines } from '#pages/Lines.tsx';
import { rawJson } from '#shared/json/rawJson.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
  const known = pulled('5', '{"Id":5,"ConventionId":8001,"NumeroDossier":"A-5"}');
  await cache.store.absorb({ entity: 'ConventionOrganismeFinanceur', of: '5' }, [known], 0);
  await cache.outbox.commit({
    putSteps: [
      aStep({
        id: 's',
        seq: 1,
        entity: 'ConventionOrganismeFinanceur',
        target: 'new:1',
        action: 'create',
        attended: true,
        body: rawJson('{"ConventionId":8001,"NumeroDossier":"B-6"}'),
      }),
    ],
  });
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

function Funders() {
  const rows = useRowsOf('ConventionOrganismeFinanceur', 'ConventionId', ['8001']);
  return (
    <Lines
      entity="ConventionOrganismeFinanceur"
      label="Financeurs"
      columns={['NumeroDossier']}
      rows={rows}
      empty="Aucun"
    />
  );
}

test('a row that the service does not have yet says so; one that it has bears no mark', async () => {
  await drawOver(cache, <Funders />);
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect.element(row('B-6').getByRole('img')).toBeVisible();
  await expect.element(row('A-5')).toBeVisible();
  expect(row('A-5').getByRole('img').elements()).toEqual([]);
});
