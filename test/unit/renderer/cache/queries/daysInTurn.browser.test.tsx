import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import { useDaysHolding } from '#cache/queries/daysHolding.ts';
import { Events } from '#cache/queries/events.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What waits until the page has nothing to do. */
let idle: (() => void)[] = [];
let rested = 0;
beforeEach(() => {
  [idle, rested] = [[], 0];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => void (idle[handle - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());
const rest = () =>
  act(async () => {
    for (const { length } = idle; rested < length; rested += 1) idle[rested]?.();
  });

const day = 86_400_000;
const monday = Date.parse('2026-11-16T00:00:00Z');
const event = (id: string, at: number) =>
  pulled(
    id,
    JSON.stringify({
      Id: Number(id),
      EntiteJuridiqueId: 1,
      Debut: new Date(at).toISOString(),
      Fin: new Date(at + 3_600_000).toISOString(),
    }),
  );
const edges = Array.from({ length: 22 }, (_, index) => monday + index * day);
const weeks = [0, 1, 2].map((week) => ({ from: monday + week * 7 * day }));
const planification = { entity: 'Planification' } as const;

test('performance: weeks that no user waits for are read one after another, when the page rests, and then followed', async () => {
  const cache = await aCache();
  await cache.store.absorb(
    planification,
    weeks.map(({ from }, week) => event(String(week + 1), from + day)),
    0,
  );
  const within = vi.spyOn(Events.prototype, 'within');
  const seen: (readonly number[])[] = [];
  const Probe = (): null => {
    seen.push(useDaysHolding('events', '1', edges));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <CacheProvider cache={cache}>
        <Probe />
      </CacheProvider>,
    ),
  );
  expect(within).not.toHaveBeenCalled();
  const asked = (): number => new Set(within.mock.calls.map(([{ from }]) => from)).size;
  await rest();
  expect([asked(), seen.at(-1)]).toEqual([1, [1]]);
  await rest();
  await rest();
  expect([asked(), seen.at(-1)]).toEqual([3, [1, 8, 15]]);
  await act(() => cache.store.absorb(planification, [event('2', monday + 9 * day)], 0));
  await act(() => vi.waitUntil(() => seen.at(-1)?.includes(9))); // rows that come are shown a few times a second
  expect(seen.at(-1)).toEqual([1, 9, 15]);
  await act(async () => root.unmount());
  await cache.close();
});

test('performance: weeks of a dataset that was read again whole come again one after another, and are shown meanwhile', async () => {
  const cache = await aCache();
  await cache.store.absorb(
    planification,
    weeks.map(({ from }, week) => event(String(week + 1), from + day)),
    0,
  );
  const seen: (readonly number[])[] = [];
  const Probe = (): null => {
    seen.push(useDaysHolding('events', '1', edges));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <CacheProvider cache={cache}>
        <Probe />
      </CacheProvider>,
    ),
  );
  for (const _ of weeks) await rest();
  const before = cache.memory.dataset('Planification');
  const other = await aCache();
  await other.store.absorb(planification, [event('9', monday + 3 * day)], 0);
  const whole = other.memory.dataset('Planification');
  if (!before || !whole) throw new Error('no dataset');
  const within = vi.spyOn(Events.prototype, 'within').mockClear();
  await act(async () => cache.memory.setDataset('Planification', whole));
  expect(within).not.toHaveBeenCalled();
  expect(seen.at(-1)).toEqual([1, 8, 15]);
  await rest();
  expect(seen.at(-1)).toEqual([3, 8, 15]);
  await act(async () => root.unmount());
  await other.close();
  await cache.close();
});
