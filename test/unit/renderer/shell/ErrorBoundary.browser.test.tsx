import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CacheError } from '#cache/cacheError.ts';
import { ErrorBoundary } from '#shell/ErrorBoundary.tsx';
import { draw } from '../features/changes/drawn.tsx';

/** A screen that throws while drawing when asked to; `repaired` makes the next drawing succeed. */
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
  return { Screen, repaired: () => (state.isBroken = false) };
}

async function broken(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  const reload = vi.fn();
  const call = vi.fn(async () => ({ ok: true, value: {} }));
  vi.stubGlobal('carnet', { call });
  const { Screen, repaired } = screenThat(error);
  await draw(
    <ErrorBoundary reload={reload}>
      <Screen />
    </ErrorBoundary>,
  );
  await page.getByRole('button', { name: 'Casser' }).click();
  await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
  await expect.element(page.getByText(/Vos modifications sont gardées sur ce poste/u)).toBeVisible();
  repaired();
  vi.unstubAllGlobals();
  return {
    reported: call.mock.calls,
    reload,
    again: page.getByRole('button', { name: 'Rouvrir cet écran' }),
  };
}

test('I2 « Rouvrir cet écran » on a broken storage loads the page again, where what was lost comes from the journal', async () => {
  const { reload, again } = await broken(new CacheError('storage'));
  await again.click();
  expect(reload).toHaveBeenCalledTimes(1);
  // Drawn again on the broken storage, the screen would show data that may be wrong.
  await expect.element(page.getByText('Cet écran s’est arrêté.')).toBeVisible();
});

test('« Rouvrir cet écran » on any other failure draws the screen again and keeps the rest of the page', async () => {
  const { reload, again, reported } = await broken(new Error('a screen of Madame Canari'));
  await again.click();
  await expect.element(page.getByRole('button', { name: 'Casser' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  // The failure is logged, without its message (S7).
  const problem = expect.objectContaining({ name: 'Error' });
  expect(reported).toEqual([['trace.report', { event: 'page.screen', problem }]]);
  expect(JSON.stringify(reported)).not.toContain('Canari');
});
