import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { SideBar } from '#shell/SideBar.tsx';
import { beginOn } from '#stores/place.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';

let cache: Cache | null = null;
afterEach(() => cache?.close());

test('the types of events stay in sight in a low window while the other screens are unfolded', async () => {
  await page.viewport(1280, 800);
  beginOn('calendar');
  cache = await aCache();
  await draw(
    <CacheProvider cache={cache}>
      <div style={{ display: 'flex', width: 212, height: 728 }}>
        <SideBar />
      </div>
    </CacheProvider>,
  );
  const types = (): HTMLElement | null => document.querySelector('nav [role=toolbar]');
  await vi.waitFor(() => expect(types()).not.toBeNull());
  await page.getByRole('button', { name: 'Autres écrans' }).click();
  await expect.element(page.getByRole('button', { name: 'Pédagogie' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Mois' })).not.toBeInTheDocument();
  const shown = types()?.getBoundingClientRect();
  const below = document.querySelector('nav')?.lastElementChild?.getBoundingClientRect();
  expect(shown?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
});
