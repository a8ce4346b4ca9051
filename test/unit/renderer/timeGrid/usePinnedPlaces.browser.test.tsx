import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inUseMs, usePinnedLinked } from '#timeGrid/usePinnedPlaces.ts';
import type { PinRules } from '#timeGrid/usePinnedPlaces.ts';

interface Item {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly own: readonly ('at' | 'who')[];
}

/** « a1 » is a at 1, « a1x » that of x; « A1 » is one whose place the user is changing, « a1X » whose person. */
const itemOf = (text: string): Item => {
  const { id = '', at = '', who = '' } = /^(?<id>.)(?<at>\d+)(?<who>.?)$/u.exec(text)?.groups ?? {};
  const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();
  const own = [...(isUpper(id) ? (['at'] as const) : []), ...(isUpper(who) ? (['who'] as const) : [])];
  return { id: id.toLowerCase(), at: Number(at), who: who.toLowerCase(), own };
};

/** What the user changes outside of the view, and what they created. */
let away: readonly string[] = [];
let created: readonly string[] = [];
const rules: PinRules<Item> = {
  placing: ['at', 'who'],
  order: (a, b) => a.at - b.at,
  ownOf: ({ own }) => own,
  changing: () => away,
  isBroughtByUser: (id) => created.includes(id),
};

const none: readonly Item[] = [];

/** What is shown, « * » where it is held, then how many wait; pressed, it shows all. */
function Week({ items, of }: { readonly items: readonly Item[]; readonly of: string | null }) {
  const { first: shown, waiting, showAll } = usePinnedLinked({ rows: items, rules }, { rows: none, rules }, of);
  return (
    <>
      <div data-list="event">
        <button type="button" data-event="x">
          bloc
        </button>
      </div>
      <span data-of-grid>
        <button type="button">note</button>
      </span>
      <output>
        {shown.map(({ id, at, who, isPinned }) => `${id}${at}${who}${isPinned ? '*' : ''}`).join(' ') + ` ${waiting}`}
      </output>
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
  vi.restoreAllMocks();
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

function Pair({ first, second }: { readonly first: readonly Item[]; readonly second: readonly Item[] }) {
  const pair = usePinnedLinked({ rows: first, rules }, { rows: second, rules }, 'week');
  const said = [...pair.first, ...pair.second]
    .map(({ id, at, isPinned }) => `${id}${at}${isPinned ? '*' : ''}`)
    .join(' ');
  return (
    <>
      <div data-list="event">
        <button type="button" data-event="x">
          bloc
        </button>
      </div>
      <output>{`${said} ${pair.waiting}`}</output>
    </>
  );
}

test('I12 two lists whose rows belong together are shown at one moment, whichever of them was received last', async () => {
  const pair = (first: string, second: string): Promise<void> =>
    act(async () => root.render(<Pair first={[itemOf(first)]} second={[itemOf(second)]} />));
  await pair('a1', 'b1');
  workIn();
  await pair('a5', 'b1');
  await pair('a5', 'b5');
  expect(shown()).toBe('a1* b1* 2');
  later(inUseMs.keys + 1_000);
  await pair('a6', 'b5');
  expect(shown(), 'the list that was not received again is shown too').toBe('a6 b5 0');
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

test('I12 of a row that the user changes, what they do not change is held all the same', async () => {
  await draw('a1x b2');
  workIn();
  await draw('a1Y b2');
  expect(shown(), 'their change').toBe('a1y b2 0');
  await draw('a5Y b2');
  expect(shown(), 'a colleague moves it').toBe('a1y* b2 1');
});

const wait = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)));
/** The clock of the page, so much later. */
const later = (ms: number): void => {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + ms);
};
const point = (selector: string, type = 'pointermove'): boolean | undefined =>
  buttonOf(selector)?.dispatchEvent(new PointerEvent(type, { bubbles: true }));

test('I12 a focus that does nothing holds no longer than half a minute', async () => {
  await draw('a1 b2');
  workIn();
  await draw('b2 a5');
  expect(shown()).toBe('a1* b2 1');
  later(inUseMs.keys - 1_000);
  await draw('b2 a6');
  expect(shown()).toBe('a1* b2 1');
  later(2_000);
  await draw('b2 a7');
  expect(shown()).toBe('b2 a7 0');
});

test('I12 a pointer that moves in the days holds them, on its way to the note and on it, until it rests', async () => {
  await draw('a1 b2');
  point('[data-event]');
  await draw('b2 a5');
  expect(shown()).toBe('a1* b2 1');
  point('[data-show]');
  await wait(20);
  expect(shown(), 'between the days and the note').toBe('a1* b2 1');
  later(inUseMs.pointer - 500);
  point('[data-of-grid] button');
  await draw('b2 a6');
  expect(shown(), 'on the note').toBe('a1* b2 1');
  later(inUseMs.pointer + 500);
  await draw('b2 a7');
  expect(shown(), 'at rest').toBe('b2 a7 0');
});
