import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useHeldPlaces } from '#timeGrid/useHeldPlaces.ts';
import type { Holding } from '#timeGrid/useHeldPlaces.ts';

interface Item {
  readonly id: string;
  readonly at: number;
  readonly isOwn: boolean;
}

/** « a1 » is a at 1; « A1 » is one that the user is changing. */
const itemOf = (text: string): Item => {
  const [letter = ''] = text;
  return { id: letter.toLowerCase(), at: Number(text.slice(1)), isOwn: letter !== letter.toLowerCase() };
};

/** What the user changes outside of the view, and what they created. */
let away: readonly string[] = [];
let created: readonly string[] = [];
const holding: Holding<Item> = {
  isSamePlace: (before, now) => before.at === now.at,
  order: (a, b) => a.at - b.at,
  isOwn: ({ isOwn }) => isOwn,
  changing: () => away,
  isCreated: (id) => created.includes(id),
};

/** What is shown, « * » where it is held, then how many wait; pressed, it shows all. */
function Week({ items, of }: { readonly items: readonly Item[]; readonly of: string | null }) {
  const { shown, waiting, showAll } = useHeldPlaces(items, of, holding);
  return (
    <>
      <div data-list="event">
        <button type="button" data-event="x">
          bloc
        </button>
      </div>
      <output>{shown.map(({ id, at, isHeld }) => `${id}${at}${isHeld ? '*' : ''}`).join(' ') + ` ${waiting}`}</output>
      <button type="button" data-show onClick={showAll}>
        afficher
      </button>
    </>
  );
}

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  [away, created] = [[], []];
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const draw = (texts: string, of: string | null = 'week'): Promise<void> =>
  act(async () => root.render(<Week of={of} items={texts.split(' ').map(itemOf)} />));
const shown = (): string | undefined => place.querySelector('output')?.textContent;
const buttonOf = (selector: string) => place.querySelector<HTMLElement>(selector);
/** The focus is on a block. */
const workIn = (): void => buttonOf('[data-event]')?.focus();
const leave = (): Promise<void> =>
  act(async () => {
    buttonOf('[data-show]')?.focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('while the hand is elsewhere, everything is shown where it is', async () => {
  await draw('a1 b2');
  await draw('b2 a5 c6');
  expect(shown()).toBe('b2 a5 c6 0');
});

test('I12 under the hand what a colleague moved or removed stays where it was and says so, and what came waits', async () => {
  await draw('a1 b2 c3');
  workIn();
  await draw('b2 a5 d9');
  expect(shown()).toBe('a1* b2 c3* 3');
  await draw('a1 b2 c3 d9');
  expect(shown(), 'they came back').toBe('a1 b2 c3 1');
});

test('what waits is shown once the focus leaves, and when the user asks', async () => {
  await draw('a1 b2');
  workIn();
  await draw('b2 a5');
  await leave();
  expect(shown()).toBe('b2 a5 0');
  workIn();
  await draw('a1 b2');
  expect(shown()).toBe('b2 a5* 1');
  await act(async () => buttonOf('[data-show]')?.click());
  expect(shown()).toBe('a1 b2 0');
});

test('the user’s own change shows at once, and so does its undo and the service’s answer to it', async () => {
  await draw('a1 b2');
  workIn();
  await draw('b2 A5');
  expect(shown()).toBe('b2 a5 0');
  await draw('a1 b2');
  expect(shown(), 'undone').toBe('a1 b2 0');
  away = ['a'];
  await draw('b2');
  expect(shown(), 'moved out of the view').toBe('b2 0');
  away = [];
  await draw('a1 b2');
  expect(shown(), 'brought back').toBe('a1 b2 0');
});

test('what the user created stays when the service gives it an id', async () => {
  await draw('b2');
  workIn();
  await draw('b2 P4');
  created = ['n'];
  await draw('b2 n4');
  expect(shown()).toBe('b2 n4 0');
});

test('another question is answered at once, and a view that holds nothing shows everything', async () => {
  await draw('a1 b2');
  workIn();
  await draw('a5 b2', 'next week');
  expect(shown()).toBe('a5 b2 0');
  await draw('a1 b2', null);
  expect(shown()).toBe('a1 b2 0');
  await draw('a3 b2', null);
  expect(shown()).toBe('a3 b2 0');
});
