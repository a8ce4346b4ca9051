import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MenuButton } from '#ui/index.ts';
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
