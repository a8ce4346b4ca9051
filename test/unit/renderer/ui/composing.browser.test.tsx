import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { Dialog, TextField, useShortcut } from '#ui/index.ts';

const [saved, closed, captured, shortcut] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let root: Root;
let place: HTMLElement;

beforeAll(() => startWords('fr'));
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Form />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.clearAllMocks();
});

/** Inside the dialog, where its key acts. */
function Key() {
  useShortcut('mod+Enter', shortcut);
  return null;
}

function Form() {
  return (
    <Dialog title="Nouveau dossier" onClose={closed}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDownCapture={captured}>
        <Key />
        <TextField label="Nom" value="Sess^" onChange={() => undefined} onSubmit={saved} />
      </div>
    </Dialog>
  );
}

const field = (): HTMLElement => {
  const input = document.querySelector<HTMLElement>('[role=dialog] input');
  if (!input) throw new Error('no field');
  return input;
};
const press = (key: string, how: KeyboardEventInit): void =>
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })));
const heard = (): readonly number[] => [saved, closed, captured, shortcut].map(({ mock }) => mock.calls.length);

test.each([
  ['is composing', { isComposing: true }],
  ['ended the composition', { keyCode: 229 }],
])('keyboard: Entrée, Échap and Ctrl Entrée of a press that %s reach no handler', (_, how) => {
  press('Enter', how);
  press('Escape', how);
  press('ArrowDown', how);
  press('Enter', { ...how, ctrlKey: true });
  expect(heard()).toEqual([0, 0, 0, 0]);
});

test('keyboard: the next Entrée saves, the next Échap closes', () => {
  press('Enter', {});
  press('Escape', {});
  expect(heard()).toEqual([1, 1, 2, 0]);
});
