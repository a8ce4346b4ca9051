import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { adjust } from '#stores/place.ts';
import { calendarViews, useView } from '#stores/view.ts';
import { cache } from './fakeCache.ts';
import { choose, jury, redraw, text, withScreen } from './screen.tsx';

// The cache's hooks have their own tests; here they return the test's data.
vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

// In a time of its square, each view would take an hour.
it('an event with a page of teachers is drawn in every view, and opened', async () => {
  const enseignants = 'DURAND Inès MOREL Paul, Ana et '.repeat(13_000);
  cache.events = [{ ...jury, enseignants }];
  for (const calendarView of [...calendarViews, 'week' as const]) {
    await act(async () => {
      useView.setState({ calendarView });
      adjust('calendar', { day: '2026-11-17' });
    });
    await redraw();
  }
  await choose('5');
  expect(text()).toContain('DURAND Inès');
});
