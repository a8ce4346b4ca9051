import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarScreen } from '#features/calendar/index.tsx';
import { adjust } from '#stores/place.ts';
import { useView } from '#stores/view.ts';
import type { CalendarView } from '#stores/view.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';
import { zone } from '../fixtures.ts';
import { withScreen } from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

let root: Root | undefined;
let host: HTMLElement | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  host?.remove();
});

/** What opening the calendar draws at once, in the task of the press that opens it. */
function opened(view: CalendarView, selected?: string): HTMLElement {
  useView.setState({ calendarView: view });
  adjust('calendar', { selected: selected ?? null });
  host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:780px;display:flex';
  document.body.append(host);
  root = createRoot(host);
  const drawing = root;
  // Outside of act(), which would draw everything that follows too.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  flushSync(() =>
    drawing.render(
      <FormatProvider language="fr" zone={zone}>
        <ShortcutScope>
          <CalendarScreen />
        </ShortcutScope>
      </FormatProvider>,
    ),
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return host;
}

const blocks = (of: HTMLElement): number => of.querySelectorAll('[data-event]').length;
const counted = (of: HTMLElement): readonly string[] =>
  [...of.querySelectorAll('.cal-day-blocks, .cal-month-day > * > .sr-only')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
  );

// React Stately's virtual list reads process.env as under Node; a build replaces it.
beforeEach(() => void vi.stubGlobal('process', { env: { VIRT_ON: '1' } }));
afterEach(() => vi.unstubAllGlobals());

describe('performance: opening the calendar', () => {
  it.each(['week', 'month'] as const)(
    'draws the days of the %s first, with how many events each has, and then these',
    async (view) => {
      const calendar = opened(view);
      expect(blocks(calendar)).toBe(0);
      expect(calendar.querySelector('[aria-busy=true]')).not.toBeNull();
      const before = counted(calendar);
      expect(before.some((label) => /\b2 événements/u.test(label))).toBe(true);
      await vi.waitUntil(() => blocks(calendar) === 3);
      expect(calendar.querySelector('[aria-busy=true]')).toBeNull();
      expect(counted(calendar), 'nothing else is said of them').toEqual(before);
    },
  );

  it.each(['month', 'columns', 'list'] as const)(
    'draws the %s the same way when it takes the place of the week',
    async (view) => {
      const calendar = opened('week');
      await vi.waitUntil(() => blocks(calendar) === 3);
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      flushSync(() => useView.setState({ calendarView: view }));
      expect(blocks(calendar)).toBe(0);
      expect(calendar.querySelector('[aria-busy=true]')).not.toBeNull();
      await vi.waitUntil(() => blocks(calendar) > 0);
      expect(calendar.querySelector('[aria-busy=true]')).toBeNull();
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    },
  );

  it('draws the day of a selected event at once: it has its place, and its inspector too', () => {
    expect(opened('week', '15').querySelector('[data-event="15"]')).not.toBeNull();
  });
});
