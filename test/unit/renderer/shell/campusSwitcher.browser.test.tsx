import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CampusSwitcher } from '#shell/SideBar.tsx';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawOver } from '../overCache.tsx';

afterEach(() => useSession.setState({ open: null }));

test('the campuses open by a press or ↓, Échap gives the focus back, and every other key is the page’s', async () => {
  const profile = { id: 'p', name: 'École', user: 'c.moreau', campusId: '1', campusName: 'Campus Lyon' };
  useSession.setState({ open: { profile } as never }); // no more of it is read here
  const cache = await aCache();
  await drawOver(cache, <CampusSwitcher />);
  const button = page.getByRole('button', { name: /^Campus Lyon/u });
  const menu = page.getByRole('menu');
  await button.click();
  await expect.element(menu).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await userEvent.keyboard('?');
  document.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menu).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await cache.close();
});

test('a campus without a letter in its name has no square for initials', async () => {
  const profile = { id: 'p', name: 'École', user: 'c.moreau', campusId: '1', campusName: '75' };
  useSession.setState({ open: { profile } as never }); // no more of it is read here
  const cache = await aCache();
  await drawOver(cache, <CampusSwitcher />);
  const button = page.getByRole('button', { name: /^75/u });
  await expect.element(button).toBeVisible();
  const drawn = [...button.element().querySelectorAll('span')];
  expect(drawn.filter(({ textContent }) => textContent === '')).toEqual([]);
  await cache.close();
});
