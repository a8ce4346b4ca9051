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
      <Dialog title="Toute la série ?" isOpen={isOpen} onClose={() => setOpen(false)}>
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

test('I26 the second Entrée does not open a menu again in a dialog either, nor does the repeat of one that is held', async () => {
  const entries = [{ id: 'week', label: 'Semaine', onAction: below }];
  await draw(
    <Dialog title="Vues" onClose={below}>
      <MenuButton label="Vue" icon={<svg />} entries={entries} />
    </Dialog>,
  );
  const opener = page.getByRole('button', { name: 'Vue' });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('[role=menu]')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  expect(opener.element().dispatchEvent(held), 'it is ignored').toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
});

/** A dialog that makes a row, which takes the focus; beside it a field and another row. */
function Creating() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Dialog title="Nouveau répertoire" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
        >
          {/* The only field of the dialog. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <input aria-label="Nom" autoFocus />
        </form>
      </Dialog>
      <button type="button" onClick={below}>
        Entretiens
      </button>
      <input aria-label="Chercher" onKeyDown={below} />
    </>
  );
}

/** Where the focus goes when Entrée has closed the dialog. */
async function created(role: 'button' | 'textbox', name: string): Promise<void> {
  await draw(<Creating />);
  await expect.element(page.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  page.getByRole(role, { name }).element().focus();
}

test('I26 the second Entrée does not open the row that the first one made; a later one does', async () => {
  await created('button', 'Entretiens');
  await userEvent.keyboard('{Enter}');
  expect(below).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.keyboard('{Enter}');
  expect(below).toHaveBeenCalledOnce();
});

test('I26 after another key Entrée is meant however soon it comes', async () => {
  await created('button', 'Entretiens');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(below).toHaveBeenCalledOnce();
});

test('I26 in a field Entrée is meant however soon it comes', async () => {
  await created('textbox', 'Chercher');
  await userEvent.keyboard('{Enter}');
  expect(below).toHaveBeenCalledOnce();
});

/** A button that opens a dialog away from it, as a menu bar has. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="fixed bottom-2 left-2">
        <Button onPress={() => setOpen(true)}>Annuler la série</Button>
      </div>
      <Dialog title="Toute la série ?" isOpen={isOpen} onClose={() => setOpen(false)}>
        Trois événements
      </Dialog>
    </>
  );
}

test('I26 a double click opens a dialog: the second press does not close it again', async () => {
  await draw(<Opener />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Annuler la série' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

/** Two steps of one task, whose buttons are in the same place. */
function Steps({ second }: { readonly second: string }) {
  const [step, setStep] = useState(1);
  const press = step === 1 ? () => setStep(2) : below;
  return (
    <div key={step} className="fixed inset-0">
      <Button onPress={press}>{step === 1 ? 'Voir les lignes' : second}</Button>
    </div>
  );
}

test('I26 the second press of a double click does not press what took the place of the button', async () => {
  await draw(<Steps second="Garder les lignes" />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Voir les lignes' }));
  await expect.element(page.getByRole('button', { name: 'Garder les lignes' })).toBeVisible();
  expect(below).not.toHaveBeenCalled();
});

/** The changes of a row, the latest of which is undone first; or the filters of a list. */
function Rows({ again, names }: { readonly again?: string; readonly names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const [name] = left;
  return (
    <button
      key={left.length}
      type="button"
      data-again={again}
      className="fixed inset-0"
      onClick={() => {
        below(name);
        setLeft(left.slice(1));
      }}
    >
      {name}
    </button>
  );
}

test('I26 a double click on « Défaire » undoes one change: the next one’s button has the same name', async () => {
  await draw(<Rows names={['Défaire', 'Défaire', 'Rien']} />);
  await userEvent.dblClick(page.getByRole('button'));
  expect(below).toHaveBeenCalledOnce();
});

test('I26 what each press does again to the next one takes every press, whatever its name', async () => {
  await draw(<Rows again="drop" names={['Retirer X', 'Retirer Y', 'Rien']} />);
  await userEvent.dblClick(page.getByRole('button'));
  expect(below.mock.calls).toEqual([['Retirer X'], ['Retirer Y']]);
});

test('I26 presses between which something is typed, or of two buttons of the mouse, are no double click', async () => {
  await draw(
    <>
      <Rows names={['Quitter', 'Créer', 'Rien']} />
      <input aria-label="Nom" className="fixed" />
    </>,
  );
  await userEvent.click(page.getByRole('button'));
  await userEvent.fill(page.getByRole('textbox'), 'A');
  await userEvent.click(page.getByRole('button'));
  expect(below).toHaveBeenCalledTimes(2);
  await draw(<Rows names={['Ouvrir', 'Créer', 'Rien']} />);
  const at = { bubbles: true, clientX: 9, clientY: 9 };
  const button = document.querySelector('button');
  button?.dispatchEvent(new PointerEvent('pointerdown', { ...at, button: 2 }));
  button?.click();
  await page.getByRole('button').click({ position: { x: 9, y: 9 } });
  expect(below).toHaveBeenCalledTimes(4);
});

test('I26 a press elsewhere, and one by key, act at once', async () => {
  await draw(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Toute la série' }));
  await userEvent.click(page.getByRole('button', { name: 'dessous' }), { position: { x: 3, y: 3 } });
  expect(below).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(below).toHaveBeenCalledTimes(3);
});

/** The first line of a list cannot be moved up: what has the focus then moves it down. */
function Moves() {
  const [isFirst, setFirst] = useState(false);
  return (
    <>
      <button type="button" disabled={isFirst} onClick={() => setFirst(true)}>
        Monter
      </button>
      <button type="button" onClick={below}>
        Descendre
      </button>
    </>
  );
}

test.each(['{Enter}', ' '])(
  'I26 the second press of %j does nothing to what has the focus instead of a button that the first one disabled',
  async (key) => {
    await draw(<Moves />);
    const up = page.getByRole('button', { name: 'Monter' });
    up.element().focus();
    await userEvent.keyboard(key);
    await expect.element(up).toBeDisabled();
    page.getByRole('button', { name: 'Descendre' }).element().focus();
    await userEvent.keyboard(key);
    expect(below).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.keyboard(key);
    expect(below).toHaveBeenCalledOnce();
  },
);
