import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RepairedNotice } from '#features/changes/index.tsx';
import { useSyncStatus } from '#stores/sync.ts';
import { draw } from './drawn.tsx';

afterEach(() => useSyncStatus.setState({ repaired: null }));

test('I2 what came back from the journal is shown, with what must be looked up first, until it is read', async () => {
  useSyncStatus.setState({ repaired: { restored: 3, uncertain: 1, lost: 0, mayLack: false } });
  await draw(<RepairedNotice />);
  await expect.element(page.getByText('3 modifications retrouvées')).toBeVisible();
  await expect.element(page.getByText(/Rien ne dit si 1 d’entre elles est déjà partie/u)).toBeVisible();
  await page.getByRole('button', { name: 'J’ai compris' }).click();
  expect(page.getByText(/retrouvées/u).elements()).toHaveLength(0);
});

test('I2 an outbox that may have lost something says so, though nothing came back', async () => {
  useSyncStatus.setState({ repaired: { restored: 0, uncertain: 0, lost: 2, mayLack: true } });
  await draw(<RepairedNotice />);
  await expect.element(page.getByText('Des modifications manquent peut-être')).toBeVisible();
  await expect.element(page.getByText('2 modifications ne peuvent plus être lues.')).toBeVisible();
  await expect.element(page.getByText(/Comparez avec ce que montre le service/u)).toBeVisible();
});

test('an outbox that needed no repair shows nothing', async () => {
  await draw(<RepairedNotice />);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
