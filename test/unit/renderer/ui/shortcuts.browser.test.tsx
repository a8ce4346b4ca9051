import { act, startTransition, useRef } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { Button, Dialog, Inspector, ShortcutScope, TextField, useShortcut, useTypedText } from '#ui/index.ts';

let root: Root;
let place: HTMLElement;

beforeAll(() => startWords('fr'));
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});
const show = (content: ReactNode): void => act(() => root.render(content));
const press = (keys: string): Promise<void> => act(() => userEvent.keyboard(keys));

function Key({
  keys,
  run,
  enabled = true,
  isAboveDialogs = false,
}: {
  readonly keys: string;
  readonly run: () => void;
  readonly enabled?: boolean;
  readonly isAboveDialogs?: boolean;
}) {
  useShortcut(keys, run, { enabled, isAboveDialogs });
  return null;
}

test('keyboard: the innermost enabled handler acts, alone', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const tree = (enabled: boolean) => (
    <>
      <ShortcutScope>
        <Key keys="c" run={inner} enabled={enabled} />
      </ShortcutScope>
      <Key keys="c" run={outer} />
    </>
  );
  show(tree(true));
  await press('c');
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  show(tree(false));
  await press('c');
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
});

test('keyboard: a key acts as soon as what shows it is drawn, also in a screen whose code has come late', async () => {
  const run = vi.fn<() => void>();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const drawn = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', bubbles: true }));
      resolve();
    });
    observer.observe(place, { childList: true });
  });
  // As the content of a Suspense: it is drawn outside of any event of the user.
  startTransition(() =>
    root.render(
      <p>
        Ouvrir O<Key keys="o" run={run} />
      </p>,
    ),
  );
  await drawn;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(run).toHaveBeenCalledOnce();
});

test('keyboard: letters are letters in a field, and Ctrl Entrée still acts there', async () => {
  const [letter, save, changed] = [vi.fn(), vi.fn(), vi.fn()];
  show(
    <>
      <Key keys="h" run={letter} />
      <Key keys="mod+Enter" run={save} />
      <TextField label="Nom" value="" onChange={changed} />
    </>,
  );
  act(() => place.querySelector('input')?.focus());
  await press('h');
  await press('{Control>}{Enter}{/Control}');
  expect([letter.mock.calls.length, save.mock.calls.length]).toEqual([0, 1]);
  expect(changed).toHaveBeenCalledWith('h');
});

function Search() {
  const field = useRef<HTMLInputElement>(null);
  useTypedText(() => field.current?.focus());
  return <input ref={field} aria-label="Chercher" />;
}

test('keyboard: text typed outside of fields is searched, from its first letter; keys of the screen and of a dialog are not', async () => {
  const [key, own] = [vi.fn(), vi.fn()];
  const screen = (
    <>
      <Search />
      <Key keys="?" run={key} />
      <Key keys=", r" run={own} />
    </>
  );
  show(<>{screen}</>);
  const searched = (): string => place.querySelector('input')?.value ?? '';
  await press('{Control>}f{/Control}? ');
  expect([searched(), key.mock.calls.length]).toEqual(['', 1]);
  await press('Ferrari, r');
  expect([searched(), own.mock.calls.length]).toEqual(['Ferrari, r', 0]);
  act(() => place.querySelector('input')?.blur());
  show(
    <>
      {screen}
      <Dialog title="Déplacer" onClose={() => undefined}>
        <p>Rien</p>
      </Dialog>
    </>,
  );
  await press('x');
  expect(searched()).toBe('Ferrari, r');
});

test('keyboard: Ctrl Entrée that saves nothing does not press the button that has the focus', async () => {
  const pressed = vi.fn();
  show(
    <>
      <Key keys="c" run={() => undefined} />
      <Button onPress={pressed}>Ajouter</Button>
    </>,
  );
  act(() => place.querySelector('button')?.focus());
  await press('{Control>}{Enter}{/Control}');
  expect(pressed).not.toHaveBeenCalled();
  await press('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});

test('keyboard: an open dialog silences what is behind it', async () => {
  const [behind, within] = [vi.fn(), vi.fn()];
  show(
    <>
      <Key keys="c" run={behind} />
      <Dialog title="Nouveau dossier" onClose={() => undefined}>
        <Key keys="n" run={within} />
      </Dialog>
    </>,
  );
  await press('c');
  await press('n');
  expect([behind.mock.calls.length, within.mock.calls.length]).toEqual([0, 1]);
});

test('S9 keyboard: what acts above dialogs, such as the lock, acts in a dialog and in its field', async () => {
  const lock = vi.fn();
  show(
    <>
      <Key keys="mod+l" run={lock} isAboveDialogs />
      <Dialog title="Nouveau dossier" onClose={() => undefined}>
        <TextField label="Nom" value="" onChange={() => undefined} />
      </Dialog>
    </>,
  );
  act(() => document.querySelector('input')?.focus());
  await press('{Control>}l{/Control}');
  expect(lock).toHaveBeenCalledOnce();
});

test('keyboard: Échap leaves the field first, which keeps what was typed, then closes the panel', async () => {
  const [close, left] = [vi.fn(), vi.fn()];
  show(
    <Inspector label="Dossier" onClose={close}>
      <TextField label="Note" value="" onChange={() => undefined} onBlur={left} />
    </Inspector>,
  );
  act(() => place.querySelector('input')?.focus());
  await press('{Escape}');
  expect([left.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  await press('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
