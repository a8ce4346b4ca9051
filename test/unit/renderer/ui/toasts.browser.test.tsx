import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addToast, leaveToast, showToast, Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

const toasts = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('[data-toast] span:first-child')].map((each) => each.textContent);

function Changing() {
  const [text, setText] = useState('Gardé');
  return (
    <button type="button" onClick={() => setText('Vérifié')}>
      {text}
    </button>
  );
}

test('a toast takes the place of the one before, and its words may change where it is', async () => {
  await draw(<Toasts />);
  await act(async () => showToast('Un'));
  await act(async () => showToast('Deux'));
  expect(toasts()).toEqual(['Deux']);
  await act(async () => showToast(<Changing />));
  await page.getByRole('button', { name: 'Gardé' }).click();
  await expect.poll(toasts).toEqual(['Vérifié']);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(toasts).toEqual([]);
});

test('I27 what Carnet says follows a message after three seconds, and one that was read at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await draw(<Toasts />);
  const after = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));
  await act(async () => showToast('Fait'));
  await act(async () => addToast('À savoir'));
  await after(2_999);
  expect(toasts()).toEqual(['Fait']);
  await after(1);
  expect(toasts()).toEqual(['À savoir']);
  await after(3_000);
  await act(async () => addToast('Aussi'));
  expect(toasts()).toEqual(['Aussi']);
  await after(8_000);
  expect(toasts()).toEqual([]);
});

test('I27 what Carnet says of its own accord comes once the message before was read or closed', async () => {
  await draw(<Toasts />);
  await act(async () => showToast('Fait'));
  await act(async () => addToast('À savoir'));
  expect(toasts()).toEqual(['Fait']);
  await act(async () => showToast('Fait ensuite'));
  expect(toasts(), 'an answer to the user takes the place at once').toEqual(['Fait ensuite']);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(toasts).toEqual(['À savoir']);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(toasts).toEqual([]);
});

test('I27 on another screen a message goes once it was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await draw(<Toasts />);
  const after = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));
  await act(async () => showToast('Fait'));
  await act(async () => leaveToast());
  await after(2_999);
  expect(toasts()).toEqual(['Fait']);
  await after(1);
  expect(toasts()).toEqual([]);
  await act(async () => showToast('Fait ici'));
  await after(3_000);
  expect(toasts()).toEqual(['Fait ici']);
  await act(async () => leaveToast());
  expect(toasts()).toEqual([]);
});

const placed = (): number => document.querySelector('[data-messages]')?.getBoundingClientRect().bottom ?? 0;
const usual = (): number => window.innerHeight - 92;
interface At {
  readonly top: number;
  readonly left?: number;
  readonly height?: number;
  readonly tabIndex?: number;
}
const rowAt = ({ top, left = 0, height = 44, tabIndex = 0 }: At) => (
  <div
    key={top}
    data-row={top}
    aria-selected
    tabIndex={tabIndex}
    style={{ position: 'fixed', top, height, left, right: 0 }}
  />
);
const drawRows = (...rows: readonly At[]): Promise<void> =>
  draw(
    <main>
      <style>{'[data-messages] { position: fixed; bottom: 92px; left: 0 }'}</style>
      {rows.map(rowAt)}
      <Toasts />
    </main>,
  );
const underToast = (): number => window.innerHeight - 130;

test('a toast lies above the row that the user works on, not over it', async () => {
  await drawRows({ top: underToast() });
  await act(async () => showToast('Déplacé'));
  expect(placed()).toBe(underToast() - 8);
  await drawRows({ top: 40 });
  await act(async () => showToast('Déplacé encore'));
  expect(placed()).toBe(usual());
});

test.each([
  ['a row beside it', { top: underToast(), left: 400 }],
  ['an event that begins above the window', { top: -60, height: 900 }],
  ['an event with too little room above it', { top: 20, height: 900 }],
])('a toast stays at its usual place and in the window for %s', async (_what, row) => {
  await drawRows(row);
  await act(async () => showToast('Déplacé'));
  expect(placed()).toBe(usual());
});

test('a toast lies above the row with the focus, not above another that is chosen with it, and follows the focus', async () => {
  await drawRows({ top: 40, tabIndex: -1 }, { top: underToast() });
  const focus = (top: number): void => document.querySelector<HTMLElement>(`[data-row="${top}"]`)?.focus();
  await act(async () => showToast('Choisi'));
  expect(placed()).toBe(underToast() - 8);
  focus(40);
  await expect.poll(placed).toBe(usual());
  focus(underToast());
  await expect.poll(placed).toBe(underToast() - 8);
  document.querySelector<HTMLElement>('[data-toast] button')?.focus();
  await new Promise((done) => void requestAnimationFrame(done));
  expect(placed(), 'its own button stays where it is').toBe(underToast() - 8);
});
