import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MendedNotice } from '../../../../../renderer/features/outbox/MendedNotice.tsx';
import { useSyncStatus } from '../../../../../renderer/stores/sync.ts';
import { draw } from './drawn.tsx';

afterEach(() => useSyncStatus.setState({ mended: null }));

test('I2 what came back from the journal is said, with what has to be looked up first, until it is read', async () => {
  useSyncStatus.setState({ mended: { restored: 3, uncertain: 1 } });
  await draw(<MendedNotice />);
  await expect.element(page.getByText('3 modifications retrouvées')).toBeVisible();
  await expect.element(page.getByText(/Rien ne dit si 1 d’entre elles est déjà partie/u)).toBeVisible();
  await page.getByRole('button', { name: 'C’est lu' }).click();
  expect(page.getByText(/retrouvées/u).elements()).toHaveLength(0);
});

test('an outbox that needed no mending says nothing', async () => {
  await draw(<MendedNotice />);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
