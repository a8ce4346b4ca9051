import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CacheError } from '#cache/cacheError.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { draw } from '../features/changes/drawn.tsx';

/** A screen that breaks when it is told to; `mended` makes the next drawing work. */
function screenThat(error: Error) {
  const state = { isBroken: false };
  function Screen() {
    const [, draw] = useState(0);
    if (state.isBroken) throw error;
    return (
      <button
        type="button"
        onClick={() => {
          state.isBroken = true;
          draw((times) => times + 1);
        }}
      >
        Casser
      </button>
    );
  }
  return { Screen, mended: () => (state.isBroken = false) };
}

async function broken(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React says what it caught
  const reload = vi.fn();
  const { Screen, mended } = screenThat(error);
  await draw(
    <ErrorBoundary reload={reload}>
      <Screen />
    </ErrorBoundary>,
  );
  await page.getByRole('button', { name: 'Casser' }).click();
  await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
  await expect.element(page.getByText(/Vos modifications sont gardées sur ce poste/u)).toBeVisible();
  mended();
  return { reload, again: page.getByRole('button', { name: 'Rouvrir cet écran' }) };
}

test('I2 « Rouvrir cet écran » on a storage that broke opens the page anew, where what was lost comes from the journal', async () => {
  const { reload, again } = await broken(new CacheError('storage'));
  await again.click();
  expect(reload).toHaveBeenCalledTimes(1);
  // Drawn again on the broken storage, the screen would show what it no longer knows to be true.
  await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
});

test('« Rouvrir cet écran » on any other failure draws the screen again, and what else the page holds stays', async () => {
  const { reload, again } = await broken(new Error('a screen of ours'));
  await again.click();
  await expect.element(page.getByRole('button', { name: 'Casser' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
