import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useHeld } from '#ui/index.ts';

interface Item {
  readonly id: string;
  readonly own?: boolean;
}

let busy = false;
/** Its rows, then how many wait; pressed, it shows all. */
function List({ ids, of }: { readonly ids: string; readonly of: string }) {
  const items = ids.split('').map((id): Item => ({ id: id.toLowerCase(), own: id !== id.toLowerCase() }));
  const { shown, waiting, showAll } = useHeld(
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

test('under the hand, what is only longer at its end moves nothing and shows at once', async () => {
  await draw('bd');
  busy = true;
  await draw('bde');
  expect(shown()).toBe('bde 0');
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
