import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { Button, Dialog, ignoreSecondPresses, MenuButton } from '#ui/index.ts';
import { draw } from '../../features/changes/drawn.tsx';

const below = vi.fn();
let end: () => void = () => undefined;
beforeEach(async () => {
  await startWords('fr');
  end = ignoreSecondPresses();
});
afterEach(() => {
  end();
  vi.clearAllMocks();
});

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={below} onDoubleClick={below} onPointerDown={below} className="fixed inset-0">
        dessous
      </button>
      <Dialog title="Toute la série ?" isOpen={isOpen} onOpenChange={setOpen}>
        <Button onPress={() => setOpen(false)}>Toute la série</Button>
      </Dialog>
    </>
  );
}

test('I26 the second press of a double click that closed a dialog does nothing to what lies below', async () => {
  await draw(<Screen />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Toute la série' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(below).not.toHaveBeenCalled();
});

test('I26 the second press of a double click beside a dialog closes it, and does nothing to what lies below', async () => {
  await draw(<Screen />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const backdrop = page.elementLocator(document.elementFromPoint(4, 4) ?? document.body);
  await userEvent.dblClick(backdrop, { position: { x: 4, y: 4 } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(below).not.toHaveBeenCalled();
});

test('I26 the second Entrée does not open the menu again in which the first one chose; a later one does', async () => {
  const entries = [{ id: 'week', label: 'Semaine', onAction: below }];
  await draw(<MenuButton label="Vue" icon={<svg />} entries={entries} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Vue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('[role=menu]')).toBeNull();
  expect(below).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
});

test('I26 a press elsewhere, and one by key, act at once', async () => {
  await draw(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Toute la série' }));
  await userEvent.click(page.getByRole('button', { name: 'dessous' }), { position: { x: 3, y: 3 } });
  expect(below).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(below).toHaveBeenCalledTimes(3);
});
