import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CustomFields } from '#forms/CustomFields.tsx';
import { nameId } from '#stores/idLabels.ts';
import { mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
});
afterEach(async () => {
  await draw(null);
  useDayChoices.setState(useDayChoices.getInitialState());
  await cache.close();
});

test('R3.4 a custom field that the school uses for the day is called by what it is for, in each form', async () => {
  mapDayField('phone', 'PORTABLE');
  const form = { valueOf: () => '', put: () => undefined, clashOf: () => null };
  await drawOver(cache, <CustomFields codes={['PORTABLE', 'AVIS_JURY']} form={form} />);
  await expect.element(page.getByRole('textbox', { name: 'Téléphone' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Avis jury' })).toBeVisible();
  await act(async () => nameId('Parametres', 'AVIS_JURY', 'Ce que dit le jury'));
  await expect.element(page.getByRole('textbox', { name: 'Ce que dit le jury' })).toBeVisible();
});
