import { act, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startWords } from '#test/unit/renderer/words/start.ts';
import { restCaret } from '#ui/focus/caret.ts';
import {
  Announcements,
  Button,
  Dialog,
  FocusKeeper,
  focusRow,
  GridRow,
  Inspector,
  RowGrid,
  shortcutsOf,
  Toasts,
  useRows,
  useTargetShortcut,
} from '#ui/index.ts';

describe('the focus law', () => {
  // The focus law: what has the focus leaves, and the focus goes to what the user expects, never to the body.

  const keys = shortcutsOf('today', { decision: 'd' });
  const decided = vi.fn();

  let openRow: (id: string) => void = () => undefined;

  interface ListProps {
    readonly ids: string;
    /** A dialog over the list. */
    readonly asking?: boolean;
    readonly note?: boolean;
  }

  /**
   * A list as the screens have it: rows, a panel for the chosen one, a key that decides on the row that has the focus.
   */
  function List({ ids, asking = false, note = false }: ListProps) {
    const [selected, setSelected] = useState<string | null>(null);
    const { list, focused, reachable } = useRows({ ids: ids.split(''), selected, onSelect: setSelected });
    useEffect(() => {
      openRow = setSelected;
    }, []);
    const subject = focused ?? selected;
    useTargetShortcut(keys.decision, () => decided(subject), {
      enabled: subject !== null,
      target: () =>
        subject === null
          ? null
          : { name: `row ${subject}`, element: document.querySelector(`[data-row="${subject}"]`) },
    });
    return (
      <main tabIndex={-1}>
        {note && (
          <p>
            <Button onPress={() => undefined}>Settle</Button>
          </p>
        )}
        <div {...list} style={{ height: 120, overflowY: 'auto' }}>
          <section data-list="row" tabIndex={-1} aria-label="people">
            {ids !== '' && (
              <RowGrid label="rows" columns={[{ id: 'name', label: 'Name' }]}>
                {ids.split('').map((id) => (
                  <GridRow
                    key={id}
                    id={id}
                    isSelected={id === selected}
                    isReachable={id === reachable}
                    isTarget={id === subject}
                    onSelect={setSelected}
                  >
                    <td style={{ height: 40 }}>
                      row {id} <button type="button">Decide {id}</button>
                    </td>
                  </GridRow>
                ))}
              </RowGrid>
            )}
          </section>
        </div>
        {selected !== null && (
          <Inspector label="panel" onClose={() => setSelected(null)}>
            <h2>{selected}</h2>
            <button type="button">Act</button>
          </Inspector>
        )}
        <Dialog title="Decision" isOpen={asking} onClose={() => undefined}>
          <button type="button">Keep</button>
        </Dialog>
        <FocusKeeper />
        <Announcements />
        <Toasts />
      </main>
    );
  }

  let root: Root;
  let place: HTMLElement;
  beforeAll(() => startWords('fr'));
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    decided.mockClear();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const draw = (props: ListProps): Promise<void> => act(async () => root.render(<List {...props} />));
  const press = (pressed: string): Promise<void> => act(() => userEvent.keyboard(pressed));
  const row = (id: string): HTMLElement => place.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? document.body;
  const onRow = (id: string): Promise<void> => act(async () => row(id).focus());
  const focusedRow = (): string | undefined =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined;
  const panel = (): string | undefined => place.querySelector('[data-panel] h2')?.textContent;
  const said = (): string => place.textContent;

  test('rows that leave one by one: the next one has the focus each time, and the key acts on it', async () => {
    await draw({ ids: 'abc' });
    await onRow('a');
    for (const left of ['bc', 'c']) {
      await press('d');
      await draw({ ids: left });
      expect(focusedRow()).toBe(left[0]);
    }
    await press('d');
    expect(decided.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  test('the last one leaves: the list has the focus, which is announced, and the key acts on nothing', async () => {
    await draw({ ids: 'a' });
    await onRow('a');
    await draw({ ids: '' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('people');
    expect(said()).toContain('La liste est vide.');
    await press('d');
    expect(decided).not.toHaveBeenCalled();
  });

  test('a row drawn again, or at another place, keeps the focus', async () => {
    await draw({ ids: 'abc' });
    await onRow('b');
    await draw({ ids: 'cab' });
    expect(focusedRow()).toBe('b');
  });

  test('Début, Fin and the page keys lead from a row to others, as the arrows do', async () => {
    await draw({ ids: 'abcdefgh' });
    await onRow('b');
    // Three rows are seen at once, two of them below the header.
    for (const [keys, reached] of [
      ['{End}', 'h'],
      ['{PageDown}', 'h'],
      ['{PageUp}', 'g'],
      ['{ArrowDown}', 'h'],
      ['{Home}', 'a'],
      ['{PageUp}', 'a'],
      ['{PageDown}', 'b'],
      ['{Control>}{End}{/Control}', 'h'],
      ['{Control>}{Home}{/Control}', 'a'],
      ['{Alt>}{End}{/Alt}', 'a'],
    ] as const) {
      await press(keys);
      expect(focusedRow(), keys).toBe(reached);
    }
    await act(async () => row('c').querySelector('button')?.focus());
    await press('{End}');
    expect(document.activeElement?.textContent).toBe('Decide c');
  });

  test('a control of a row that leaves gives the focus to the same control of the next row', async () => {
    await draw({ ids: 'ab' });
    await act(async () => row('a').querySelector('button')?.focus());
    await draw({ ids: 'b' });
    expect(document.activeElement?.textContent).toBe('Decide b');
  });

  test('the row leaves while a dialog is open: closing it gives the focus to the successor, and the panel shows it', async () => {
    await draw({ ids: 'abc' });
    await onRow('a');
    await press('{Enter}');
    await draw({ ids: 'abc', asking: true });
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await draw({ ids: 'bc', asking: true });
    expect(panel()).toBe('a'); // what the dialog is about does not change under it
    await draw({ ids: 'bc' });
    await expect.poll(focusedRow).toBe('b');
    expect(panel()).toBe('b');
  });

  test('a dialog that closes over the same row gives it the focus back', async () => {
    await draw({ ids: 'abc' });
    await onRow('b');
    await draw({ ids: 'abc', asking: true });
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await draw({ ids: 'abc' });
    await expect.poll(focusedRow).toBe('b');
  });

  test('Entrée opens the panel and leaves the focus on the row, Tab goes into it, Échap comes back', async () => {
    await draw({ ids: 'ab' });
    await onRow('b');
    expect(panel()).toBeUndefined();
    await press('{Enter}');
    expect([panel(), focusedRow()]).toEqual(['b', 'b']);
    await press('{Tab}');
    expect(document.activeElement?.textContent).toBe('Act');
    await press('{Escape}');
    expect([panel(), focusedRow()]).toEqual([undefined, 'b']);
  });

  test('an open panel follows the focus', async () => {
    await draw({ ids: 'ab' });
    await onRow('a');
    await press('{Enter}');
    await onRow('b');
    expect(panel()).toBe('b');
  });

  test('a notice that leaves with its button gives the focus back to the row', async () => {
    await draw({ ids: 'ab', note: true });
    await onRow('b');
    await act(async () => place.querySelector<HTMLElement>('p button')?.focus());
    await draw({ ids: 'ab' });
    expect(focusedRow()).toBe('b');
  });

  test('with the focus nowhere a key acts on nothing, and says so', async () => {
    await draw({ ids: 'ab' });
    await onRow('b');
    await press('{Enter}');
    await act(async () => row('b').blur());
    await press('d');
    expect(decided).not.toHaveBeenCalled();
    expect(said()).toContain('Rien n’est choisi.');
  });

  test('a target that scrolled away is brought into view and named first; the next press acts', async () => {
    await draw({ ids: 'abcdefgh' });
    await onRow('a');
    const box = row('a').closest<HTMLElement>('[style*=overflow]');
    await act(async () => box?.scrollTo(0, 300));
    await press('d');
    expect(decided).not.toHaveBeenCalled();
    expect(said()).toContain('row a');
    expect(row('a').getBoundingClientRect().top).toBeGreaterThanOrEqual(box?.getBoundingClientRect().top ?? Infinity);
    await press('d');
    expect(decided).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('a row that was just made takes the focus once it is drawn, unless the user does something first', async () => {
    await draw({ ids: 'ab' });
    await onRow('a');
    focusRow('c');
    await draw({ ids: 'abc' });
    expect(focusedRow()).toBe('c');
    focusRow('d');
    await onRow('a');
    await press('{Shift}');
    await draw({ ids: 'abcd' });
    expect(focusedRow()).toBe('a');
  });

  describe('I26 what the panel shows and what keys act on are the same row', () => {
    const made = async (ids: string): Promise<void> => {
      await act(async () => openRow('c'));
      await draw({ ids });
      await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
    };
    const keysActOn = async (): Promise<unknown> => {
      decided.mockClear();
      await press('d');
      return decided.mock.calls[0]?.[0];
    };

    test('a row that was made in a dialog and opens: not the row that the dialog gives the focus back to', async () => {
      await draw({ ids: 'ab' });
      await onRow('a');
      await press('{Enter}');
      expect(panel()).toBe('a');
      await draw({ ids: 'ab', asking: true });
      await act(async () => document.querySelector<HTMLElement>('[role=dialog] button')?.focus());
      await made('ab');
      await expect
        .poll(() => document.activeElement?.tagName, { message: 'no other row has it meanwhile' })
        .toBe('MAIN');
      expect([panel(), await keysActOn()]).toEqual(['c', 'c']);
    });

    test('a row that opens while another has the focus', async () => {
      await draw({ ids: 'abc' });
      await onRow('a');
      await act(async () => openRow('c'));
      expect([panel(), focusedRow(), await keysActOn()]).toEqual(['c', 'c', 'c']);
    });

    test('while the focus is in the panel or on a button of the screen, it stays there', async () => {
      await draw({ ids: 'abc', note: true });
      await onRow('a');
      const settle = place.querySelector<HTMLElement>('p button');
      await act(async () => settle?.focus());
      await act(async () => openRow('b'));
      expect(document.activeElement).toBe(settle);
      expect([panel(), await keysActOn()]).toEqual(['b', 'b']);
    });

    test('a row that was just made keeps the focus under its next id', async () => {
      await draw({ ids: 'ab' });
      await onRow('a');
      await act(async () => openRow('c'));
      await draw({ ids: 'acb' });
      expect(focusedRow()).toBe('c');
      await draw({ ids: 'adb' });
      await expect.poll(focusedRow).toBe('d');
      expect([panel(), await keysActOn()]).toEqual(['d', 'd']);
    });
  });

  test('an unmarked list of lines keeps the law too', async () => {
    const lines = (ids: string): Promise<void> =>
      act(async () =>
        root.render(
          <main tabIndex={-1}>
            <ul>
              {ids.split('').map((id) => (
                <li key={id}>
                  <button type="button">line {id}</button>
                </li>
              ))}
            </ul>
            <FocusKeeper />
          </main>,
        ),
      );
    await lines('abc');
    await act(async () => place.querySelectorAll('button')[1]?.focus());
    await lines('ac');
    expect(document.activeElement?.textContent).toBe('line c');
    await lines('a');
    expect(document.activeElement?.textContent).toBe('line a');
  });

  describe('what is disabled while it has the focus', () => {
    const named = (name: string): HTMLElement =>
      [...place.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name) ??
      expect.fail(name);
    const focusedName = (): string | null | undefined => document.activeElement?.textContent;
    /** The focus is taken from what is disabled once the page is drawn. */
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const show = (content: ReactNode): Promise<void> =>
      act(async () =>
        root.render(
          <main tabIndex={-1}>
            {content}
            <FocusKeeper />
          </main>,
        ),
      );
    const form = (isBusy: boolean) => (
      <section tabIndex={-1} aria-label="form">
        <button type="button" disabled={isBusy}>
          Save
        </button>
        <button type="button">Cancel</button>
      </section>
    );

    test('gives it to what is around, not to the button beside it, and takes it back once it is enabled', async () => {
      await show(form(false));
      await act(async () => named('Save').focus());
      await show(form(true));
      await drawn();
      expect(document.activeElement?.getAttribute('aria-label')).toBe('form');
      await show(form(false));
      expect(focusedName()).toBe('Save');
    });

    test('gives it to another control of its line; a line that moves keeps it', async () => {
      const lines = (ids: string): Promise<void> =>
        show(
          <ul>
            {ids.split('').map((id, at) => (
              <li key={id}>
                <button type="button" disabled={at === 0}>
                  up {id}
                </button>
                <button type="button" disabled={at === ids.length - 1}>
                  down {id}
                </button>
              </li>
            ))}
          </ul>,
        );
      await lines('abc');
      await act(async () => named('up b').focus());
      await lines('bac');
      await drawn();
      expect(focusedName()).toBe('down b');
      await press('{Shift}');
      await lines('abc');
      await drawn();
      expect(focusedName()).toBe('down b');
      await lines('acb');
      await drawn();
      expect(focusedName()).toBe('up b');
      // Where the focus was left, a line that moves does not take it.
      await press('{Shift}');
      await lines('abc');
      await act(async () => named('up b').blur());
      expect(document.activeElement).toBe(document.body);
      await lines('acb');
      await drawn();
      expect(document.activeElement).toBe(document.body);
    });
  });
});

describe('the caret', () => {
  const field = document.createElement('input');
  const other = document.createElement('input');
  const animationOf = (input: HTMLInputElement): string => getComputedStyle(input).getPropertyValue('caret-animation');
  let end = (): void => undefined;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    document.body.append(field, other);
    end = restCaret();
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    field.remove();
    other.remove();
  });

  test('a caret stops blinking ten seconds after the last key, and the next key starts it again', async () => {
    field.focus();
    vi.advanceTimersByTime(9_900);
    expect(animationOf(field)).toBe('auto');
    vi.advanceTimersByTime(200);
    expect(animationOf(field)).toBe('manual');
    await userEvent.keyboard('a');
    expect([animationOf(field), field.value]).toEqual(['auto', 'a']);
    vi.advanceTimersByTime(10_100);
    expect(animationOf(field)).toBe('manual');
  });

  test('the caret of the field that has the focus next blinks', () => {
    field.focus();
    vi.advanceTimersByTime(10_100);
    other.focus();
    expect([animationOf(field), animationOf(other)]).toEqual(['auto', 'auto']);
    vi.advanceTimersByTime(10_100);
    expect([animationOf(field), animationOf(other)]).toEqual(['auto', 'manual']);
  });

  test('performance: where no field has the focus, nothing of the page gets another style', () => {
    field.focus();
    field.blur();
    vi.advanceTimersByTime(10_100);
    expect(document.body.style.getPropertyValue('caret-animation')).toBe('');
  });
});
