import { act, Component, useEffect, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import {
  Button,
  ContextMenu,
  DateInput,
  Dialog,
  FocusKeeper,
  FormatProvider,
  later,
  MenuButton,
  OpeningDialog,
  runShortcut,
  Segmented,
  TextField,
  usePinnedRows,
  useSettled,
  useShortcut,
} from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

describe('composing', () => {
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
    act(
      () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })),
    );
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
});

describe('joined lines', () => {
  function Fields(kind: Pick<ComponentProps<typeof TextField>, 'type' | 'hasEntries'>) {
    const [value, setValue] = useState('');
    return (
      <>
        <textarea aria-label="Copied" defaultValue={'DUPONT\tLéa\nMARTIN\tPaul\n\n'} />
        <textarea aria-label="One line" defaultValue={'DUPONT\tLéa\n'} />
        <TextField {...kind} label="Nom" value={value} onChange={setValue} />
      </>
    );
  }
  const field = page.getByLabelText('Nom');
  const said = page.getByText('2 lignes collées, réunies en une seule');
  /** In the place of all that the field has, or at `at`. */
  async function paste(from: string, at?: number): Promise<void> {
    const source = page.getByLabelText(from).element();
    if (!(source instanceof HTMLTextAreaElement)) throw new Error(from);
    source.select();
    await userEvent.copy();
    const target = field.element();
    if (!(target instanceof HTMLInputElement)) throw new Error('no field');
    target.focus();
    target.setSelectionRange(at ?? 0, at ?? target.value.length);
    await userEvent.paste();
  }

  test('R2.12 several lines pasted into a field of one line are joined, and it says so until its text changes', async () => {
    await draw(<Fields />);
    await paste('Copied');
    await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa MARTIN Paul *$/u));
    await expect.element(said).toBeVisible();
    await userEvent.keyboard('e');
    await expect.element(said).not.toBeInTheDocument();
    await paste('One line');
    await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa *$/u));
    expect(page.getByText(/réunies/u).elements()).toEqual([]);
  });

  test('a search says nothing: what is searched is not kept', async () => {
    await draw(<Fields type="search" />);
    await paste('Copied');
    await expect.element(field).toHaveValue(expect.stringMatching(/^DUPONT Léa MARTIN Paul *$/u));
    expect(page.getByText(/réunies/u).elements()).toEqual([]);
  });

  test('R2.12 where a field has several entries, each pasted line is one, in the place of what is marked', async () => {
    await draw(<Fields hasEntries />);
    await field.fill('BELKACEM');
    await paste('Copied');
    await expect.element(field).toHaveValue('DUPONT Léa, MARTIN Paul');
    await userEvent.keyboard(', X');
    await expect.element(field).toHaveValue('DUPONT Léa, MARTIN Paul, X');
    expect(page.getByText(/réunies/u).elements()).toEqual([]);
  });

  test('R2.12 pasted entries stay apart from those beside them, the cursor goes on after them, and Ctrl Z takes them out', async () => {
    await draw(<Fields hasEntries />);
    await field.fill('BELKACEM, ZIANI');
    await paste('Copied', 'BELKACEM'.length);
    await expect.element(field).toHaveValue('BELKACEM, DUPONT Léa, MARTIN Paul, ZIANI');
    await userEvent.keyboard('e');
    await expect.element(field).toHaveValue('BELKACEM, DUPONT Léa, MARTIN Paule, ZIANI');
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(field).toHaveValue('BELKACEM, ZIANI');
    for (const [typed, at, becomes] of [
      ['12', 2, '12, DUPONT Léa, MARTIN Paul'],
      ['12; ', 4, '12; DUPONT Léa, MARTIN Paul'],
      ['12 34', 3, '12, DUPONT Léa, MARTIN Paul, 34'],
      ['34', 0, 'DUPONT Léa, MARTIN Paul, 34'],
    ] as const) {
      await field.fill(typed);
      await paste('Copied', at);
      await expect.element(field).toHaveValue(becomes);
    }
  });
});

describe('what comes later', () => {
  const submitted = vi.fn();
  beforeEach(async () => {
    await startWords('fr');
    submitted.mockClear();
  });

  function Search() {
    const [typed, setTyped] = useState('');
    return (
      <Dialog title="Chercher" onClose={() => undefined}>
        {/* As the dialogs of the shell do. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <TextField label="Quoi" autoFocus value={typed} onChange={setTyped} onSubmit={() => submitted(typed)} />
      </Dialog>
    );
  }

  function Opener({ Component: Opened }: { readonly Component: ComponentType }) {
    const [isOpen, setOpen] = useState(false);
    useShortcut('n', () => setOpen(true));
    return isOpen && <Opened />;
  }

  test('I26 what is typed right behind the key of a dialog whose code is here goes into it', async () => {
    const Later = later(async () => Search, OpeningDialog);
    Later.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await draw(<Opener Component={Later.Component} />);
    await userEvent.keyboard('ndupont{Enter}');
    expect(submitted).toHaveBeenCalledWith('dupont');
  });

  test('I26 what is typed before the code of a dialog is here does nothing to the screen below', async () => {
    const code = Promise.withResolvers<ComponentType>();
    const below = vi.fn();
    const Later = later(() => code.promise, OpeningDialog);
    const Below = () => {
      useShortcut('d', below);
      return <Later.Component />;
    };
    await draw(<Below />);
    await userEvent.keyboard('d');
    expect(below).not.toHaveBeenCalled();
    await expect.element(page.getByRole('status')).toHaveTextContent('Chargement');
    code.resolve(Search);
    await expect.element(page.getByLabelText('Quoi')).toHaveFocus();
  });

  class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: string }> {
    override state = { failed: '' };
    static getDerivedStateFromError(error: Error): { readonly failed: string } {
      return { failed: error.message };
    }
    override render(): ReactNode {
      return this.state.failed === '' ? this.props.children : <p>{this.state.failed}</p>;
    }
  }

  test('code that cannot be read reaches the error boundary', async () => {
    const Later = later(() => Promise.reject(new Error('no disk')));
    await draw(
      <Boundary>
        <Later.Component />
      </Boundary>,
    );
    await expect.element(page.getByText('no disk')).toBeVisible();
  });
});

describe('a button with a menu', () => {
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

  test('a letter acts as soon as its menu has gone, before the page is drawn', async () => {
    const onAction = vi.fn(() => expect(document.querySelector('[role=menu]')).toBeNull());
    function Thing() {
      const [isOpen, setOpen] = useState(true);
      const entries = [{ id: 'done', label: 'Fait', kbd: 'f', onAction }];
      return isOpen && <ContextMenu at={{ x: 0, y: 0 }} title="RDV" entries={entries} onClose={() => setOpen(false)} />;
    }
    await draw(<Thing />);
    await vi.waitFor(() => expect(document.querySelector('[role=menu]')).not.toBeNull());
    const pressed = new KeyboardEvent('keydown', { key: 'f', bubbles: true });
    document.querySelector('[role=menu]')?.dispatchEvent(pressed);
    await Promise.resolve();
    expect(onAction).toHaveBeenCalledOnce();
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
});

describe('a choice of a few', () => {
  const views = ['Jour', 'Semaine', 'Mois'] as const;

  function Views({ arrows = 'choose' }: { readonly arrows?: 'choose' | 'move' }) {
    const [view, setView] = useState<(typeof views)[number]>('Semaine');
    return (
      <>
        <button type="button" onClick={() => setView('Jour')}>
          before
        </button>
        <Segmented
          label="Vue"
          value={view}
          onChange={setView}
          options={views.map((id) => ({ id, label: id }))}
          arrows={arrows}
        />
        <button type="button">after</button>
      </>
    );
  }
  const radio = (name: string) => page.getByRole('radio', { name });

  test('keyboard: Tab goes to the chosen option and past the group, and the arrows choose around it', async () => {
    await draw(<Views />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(radio('Semaine')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Mois')).toBeChecked();
    await expect.element(radio('Mois')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Jour')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(radio('Mois')).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  test('keyboard: where a choice acts at once, the arrows move the focus alone, and Espace chooses', async () => {
    await draw(<Views arrows="move" />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Mois')).toHaveFocus();
    await expect.element(radio('Semaine')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Jour')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(radio('Jour')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'after' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(radio('Jour')).toHaveFocus();
  });
});

describe('once settled', () => {
  const saved = vi.fn<(day: string) => void>();
  let settle: () => void = () => undefined;

  function Form() {
    const [day, setDay] = useState('2027-02-15');
    const press = useSettled(() => saved(day));
    useEffect(() => {
      settle = press;
    });
    return <DateInput label="Jour" value={day} onChange={setDay} />;
  }

  const place = document.createElement('div');
  let root: ReturnType<typeof createRoot>;
  beforeEach(async () => {
    await startWords('fr');
    saved.mockClear();
    document.body.append(place);
    root = createRoot(place);
    root.render(
      <FormatProvider language="fr" zone="Europe/Paris">
        <Form />
      </FormatProvider>,
    );
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  const field = () => page.getByRole('textbox', { name: 'Jour' });
  /** As a key is typed: the field reads its whole text. */
  function type(text: string): void {
    const input = field().element();
    if (!(input instanceof HTMLInputElement)) throw new Error('no field');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  test('what the field that has the focus shows is saved', async () => {
    await field().fill('28/02/2027');
    settle();
    expect(saved).toHaveBeenCalledExactlyOnceWith('2027-02-28');
  });

  test('I26 a day that cannot be read is not saved, however soon after the key it is corrected', async () => {
    await field().fill('31/02/2027');
    settle();
    type('28/02/2027');
    await expect.element(field()).toHaveValue('28/02/2027');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(saved).not.toHaveBeenCalled();
    settle();
    expect(saved).toHaveBeenCalledExactlyOnceWith('2027-02-28');
  });
});

describe('held', () => {
  interface Item {
    readonly id: string;
    readonly own?: boolean;
  }

  let busy = false;
  /** Its rows, then how many wait; pressed, it shows all. */
  function List({ ids, of }: { readonly ids: string; readonly of: string }) {
    const items = ids.split('').map((id): Item => ({ id: id.toLowerCase(), own: id !== id.toLowerCase() }));
    const { shown, waiting, showAll } = usePinnedRows(
      items,
      of,
      () => busy,
      ({ own }) => own === true,
    );
    return (
      <button type="button" onClick={showAll}>
        {shown.map(({ id }) => id).join('')} {waiting}
      </button>
    );
  }

  let place: HTMLElement;
  let root: ReturnType<typeof createRoot>;
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    busy = false;
    place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  const draw = (ids: string, of = 'a'): Promise<void> => act(async () => root.render(<List ids={ids} of={of} />));
  const shown = (): string => place.textContent;

  // Experience, principle 7: nothing moves under the hand.
  test('while the focus is not in the list, it shows the current rows', async () => {
    await draw('bd');
    await draw('abd');
    expect(shown()).toBe('abd 0');
  });

  test('under the hand, what comes in waits to be asked for', async () => {
    await draw('bd');
    busy = true;
    await draw('abcd');
    expect(shown()).toBe('bd 2');
    await act(async () => place.querySelector('button')?.click());
    expect(shown()).toBe('abcd 0');
  });

  test('the user’s own changes show at once, and the others still wait', async () => {
    await draw('bd');
    busy = true;
    await draw('aBCd');
    expect(shown()).toBe('bcd 1');
  });

  test('another question is answered at once, and a row that is gone goes', async () => {
    await draw('bd');
    busy = true;
    await draw('ad', 'b');
    expect(shown()).toBe('ad 0');
    await draw('bd', 'b');
    expect(shown()).toBe('d 1');
  });
});
