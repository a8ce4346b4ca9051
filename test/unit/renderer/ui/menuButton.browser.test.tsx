import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, ContextMenu, Dialog, FocusKeeper, MenuButton, runShortcut, useShortcut } from '#ui/index.ts';
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

describe('the focus comes back to where it was once the command of a menu has run, or its dialog has closed', () => {
  interface Opened {
    readonly entries: readonly { id: string; label: string; onAction: () => void }[];
  }
  const OfButton = ({ entries }: Opened) => <MenuButton label="Menu" icon="…" entries={entries} />;
  function OfThing({ entries }: Opened) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        {isOpen && (
          <ContextMenu at={{ x: 40, y: 40 }} title="MARTEL Éloïse" entries={entries} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }
  interface ScreenProps {
    readonly renderMenu: (opened: Opened) => ReactNode;
    readonly onRun: () => void;
  }
  const exporting = { id: 'test.export', keys: ['mod+e'] } as const;
  /** A command of the screen, by its shortcut, which changes nothing there; and one that asks in a dialog. */
  function Screen({ renderMenu, onRun }: ScreenProps) {
    const [isAsking, setAsking] = useState(false);
    useShortcut(exporting, onRun);
    return (
      <main tabIndex={-1}>
        {renderMenu({
          entries: [
            { id: 'run', label: 'Exporter', onAction: () => void runShortcut(exporting.id) },
            { id: 'ask', label: 'Renommer', onAction: () => setAsking(true) },
          ],
        })}
        <Dialog title="Nom" isOpen={isAsking} onClose={() => setAsking(false)}>
          <button type="button">Garder</button>
        </Dialog>
        <FocusKeeper />
      </main>
    );
  }
  const menus = { 'of a button': OfButton, 'on a thing': OfThing };
  test.each(Object.entries(menus))('%s', async (_name, Menu) => {
    const onRun = vi.fn();
    await draw(<Screen renderMenu={(opened) => <Menu {...opened} />} onRun={onRun} />);
    const menu = page.getByRole('button', { name: 'Menu' });
    menu.element().focus();
    const choose = async (label: string): Promise<void> => {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => document.activeElement?.closest('[role=menu]')).toBeTruthy();
      await userEvent.keyboard(label === 'Renommer' ? '{End}' : '{Home}');
      await expect.element(page.getByRole('menuitem', { name: label })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    };
    await choose('Exporter');
    await expect.element(menu).toHaveFocus();
    await vi.waitFor(() => expect(onRun).toHaveBeenCalledTimes(1));
    await choose('Renommer');
    await expect.element(page.getByRole('dialog', { name: 'Nom' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  });
});
