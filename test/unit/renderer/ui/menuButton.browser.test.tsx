import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContextMenu, MenuButton } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

test('an icon that opens a menu says by its tooltip what it does, and opens the menu', async () => {
  const entries = [{ id: 'one', label: 'Campus', onAction: () => undefined }];
  await draw(<MenuButton label="Grouper" icon={<svg />} entries={entries} />);
  const tooltip = (): string | undefined => document.querySelector('[role=tooltip]')?.textContent;
  await act(async () => userEvent.tab());
  await vi.waitFor(() => expect(tooltip()).toBe('Grouper'));
  await act(async () => userEvent.keyboard('{Enter}'));
  await vi.waitFor(() => expect(document.querySelector('[role=menuitem]')?.textContent).toBe('Campus'));
  expect(tooltip()).toBeUndefined();
});

test('a menu on a thing with too little room above and below moves until all of it is in the window', async () => {
  await page.viewport(414, 700);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.fixed { position: fixed } [role=menuitem] { height: 30px }';
  const entries = Array.from({ length: 14 }, (_, at) => ({ id: `${at}`, label: `Action ${at}`, onAction: () => {} }));
  await draw(<ContextMenu at={{ x: 40, y: 350 }} title="BENSAÏD Inès" entries={entries} onClose={() => undefined} />);
  const menu = (): HTMLElement | null => document.querySelector('[data-placement]');
  await vi.waitFor(() => expect(menu()?.style.maxHeight).toMatch(/px$/u));
  // Nothing of it is scrolled away.
  expect(menu()?.textContent).toContain('Action 13');
  expect(menu()?.scrollHeight).toBe(menu()?.clientHeight);
  expect(menu()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
  style.remove();
});
