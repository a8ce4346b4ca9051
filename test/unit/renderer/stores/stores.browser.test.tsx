import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allCommitted, useCommand, useCommit } from '#stores/commit.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useConnection, useSyncStatus } from '#stores/sync.ts';
import { Button, useShortcut } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

describe('commit', () => {
  const discard = vi.fn<Commands['discard']>();
  let root: Root;

  /** A form as all are: a button, Entrée in the field, and a key; each of them commits. */
  function Form() {
    const { commit, isCommitting } = useCommit((commands) => commands.discard('s'));
    useShortcut('mod+Enter', () => void commit());
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void commit();
        }}
      >
        <input aria-label="Nom" />
        <Button type="submit" isBusy={isCommitting}>
          Créer
        </Button>
        <Button isBusy={isCommitting} onPress={() => void commit()}>
          Enregistrer
        </Button>
      </form>
    );
  }
  const button = (name: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const field = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement; // drawn by the form
  const key = (target: Element, init: KeyboardEventInit): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

  beforeEach(async () => {
    const commands: Pick<Commands, 'discard'> = { discard };
    useSession.setState({ commands: commands as Commands }); // the rest is not used here
    const place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    await act(async () => root.render(<Form />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.clearAllMocks();
  });

  describe('I1 a control that bounces commits once', () => {
    test.each([
      ['a submit button twice', () => [button('Créer').click(), button('Créer').click()]],
      ['a button twice', () => [button('Enregistrer').click(), button('Enregistrer').click()]],
      ['the form’s Entrée twice', () => [field().form?.requestSubmit(), field().form?.requestSubmit()]],
      ['a click and Entrée', () => [button('Enregistrer').click(), field().form?.requestSubmit()]],
      [
        'a key twice',
        () => [key(field(), { key: 'Enter', ctrlKey: true }), key(field(), { key: 'Enter', ctrlKey: true })],
      ],
      [
        'a held key',
        () => [
          key(field(), { key: 'Enter', ctrlKey: true }),
          key(field(), { key: 'Enter', ctrlKey: true, repeat: true }),
        ],
      ],
    ])('%s', async (_name, activate) => {
      discard.mockResolvedValue(true);
      await act(async () => void activate());
      expect(discard).toHaveBeenCalledTimes(1);
    });

    test('the control shows that it is busy, keeps its place and its focus, and works again after a failure', async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      discard.mockReturnValueOnce(promise);
      const box = button('Enregistrer').getBoundingClientRect();
      button('Enregistrer').focus();
      await act(async () => button('Enregistrer').click());
      expect(button('Enregistrer').getAttribute('aria-busy')).toBe('true');
      expect(button('Enregistrer').getBoundingClientRect()).toEqual(box);
      expect(document.activeElement).toBe(button('Enregistrer'));
      await act(async () => resolve(false));
      expect(button('Enregistrer').hasAttribute('aria-busy')).toBe(false);
      discard.mockResolvedValue(true);
      await act(async () => button('Enregistrer').click());
      expect(discard).toHaveBeenCalledTimes(2);
    });
  });

  test('a screen that does not show that a command runs is not drawn again for it', async () => {
    const drawn = vi.fn<() => void>();
    function Acting() {
      drawn();
      const run = useCommand((commands) => commands.discard('s'));
      return <Button onPress={() => void run()}>Retirer</Button>;
    }
    await act(async () => root.render(<Acting />));
    drawn.mockClear();
    discard.mockResolvedValue(true);
    const remove = button('Retirer');
    await act(async () => [remove.click(), remove.click()]);
    expect(discard).toHaveBeenCalledTimes(1);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('who closes Carnet waits for the commands that were begun', async () => {
    const ended: string[] = [];
    const { promise, resolve } = Promise.withResolvers<boolean>();
    discard.mockReturnValue(promise);
    await act(async () => button('Enregistrer').click());
    const closing = allCommitted().then(() => ended.push('closed'));
    await act(async () => new Promise((next) => setTimeout(next)));
    expect(ended).toEqual([]);
    await act(async () => resolve(true));
    await closing;
    expect(ended).toEqual(['closed']);
  });
});

describe('connection', () => {
  test('what shows the connection is drawn when the minute of the last answer changes, not at each answer', async () => {
    const drawn = vi.fn<(kind: string) => void>();
    function Shown() {
      drawn(useConnection().kind);
      return null;
    }
    const minute = Date.parse('2026-11-18T10:42:00Z');
    const answered = (lastAnswerAt: number): Promise<void> =>
      act(async () => useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt } }));
    await draw(<Shown />);
    await answered(minute + 1_000);
    drawn.mockClear();
    for (const second of [2, 3, 40]) await answered(minute + second * 1_000);
    expect(drawn).not.toHaveBeenCalled();
    await answered(minute + 60_000);
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
