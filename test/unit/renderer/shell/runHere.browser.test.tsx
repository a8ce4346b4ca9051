import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { runHere } from '#shell/runHere.ts';
import { Toasts, useShortcut } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const run = vi.fn();
const here = { id: 'lists.export', keys: [] };
function Screen() {
  useShortcut(here, run);
  return <Toasts />;
}

test('I26 an action that the palette offered runs, or says that the screen has it no more', async () => {
  await draw(<Screen />);
  await act(async () => runHere('lists.export', words.t));
  expect(run).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText(/rien n’a été fait/u)).not.toBeInTheDocument();
  await act(async () => runHere('lists.gone', words.t));
  await expect.element(page.getByText(/rien n’a été fait/u)).toBeVisible();
});
