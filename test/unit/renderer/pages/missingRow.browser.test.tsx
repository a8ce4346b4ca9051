import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { PersonPage } from '#features/people/page/PersonPage.tsx';
import { UserPage } from '#features/users/index.tsx';
import { beginOn, here, openPage } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

// The creation of the row whose page is open was undone.

let cache: Cache;
const redoLast = vi.fn<Commands['redoLast']>(async () => undefined);
const wouldCreate = vi.fn<Commands['wouldCreate']>();

beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  const refresh = async (): Promise<void> => undefined;
  // Used here: these three alone.
  useSession.setState({ open: null, commands: { redoLast, wouldCreate, refresh } as unknown as Commands });
  beginOn('people');
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const redo = page.getByRole('button', { name: /^Refaire/u });

test.each([
  ['Dossier', <PersonPage key="" place={{ entity: 'Dossier', id: 'new:d' }} />],
  ['User', <UserPage key="" page={{ entity: 'User', id: 'new:d' }} />],
] as const)(
  'the page of a %s says so, and offers to redo it while that is what the key does',
  async (entity, shown) => {
    wouldCreate.mockImplementation((of, id) => of === entity && id === 'new:d');
    await drawScreen(cache, shown, 500);
    await expect.element(page.getByText(/elle a été défaite ou abandonnée/u)).toBeVisible();
    await redo.click();
    expect(redoLast).toHaveBeenCalledTimes(1);
    // Something else was undone since.
    wouldCreate.mockReturnValue(false);
    useHistoryChanges.setState({ count: 1 });
    await expect.element(page.getByText(/^Sa création n’attend plus sur ce poste/u)).toBeVisible();
    await expect.element(redo).not.toBeInTheDocument();
  },
);

test('the way back is a button and a key; what the service gave was not undone', async () => {
  openPage({ entity: 'Dossier', id: '7' });
  await drawScreen(cache, <PersonPage place={{ entity: 'Dossier', id: '7' }} />, 500);
  await expect.element(page.getByText('Absent de ce poste.')).toBeVisible();
  await expect.element(redo).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  expect(here().at).toBe('rows');
  openPage({ entity: 'Dossier', id: '7' });
  await page
    .getByRole('button', { name: /^Revenir à la liste/u })
    .last()
    .click();
  expect(here().at).toBe('rows');
});
