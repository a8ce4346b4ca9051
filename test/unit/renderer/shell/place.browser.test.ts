import { afterEach, expect, test, vi } from 'vitest';
import { followPlace, recallPlace } from '#shell/place.ts';
import { useFilters } from '#stores/lists.ts';
import { adjust, beginOn, go, here, placeOn, startCreating, usePlaces } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { useSession } from '#stores/session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  beginOn('today');
  useFilters.setState(useFilters.getInitialState());
  useSession.setState({ open: null });
  usePolicy.setState({ values: {} });
});

/** What main would hand to the page that follows, after `how`. */
function keptAfter(how: () => void): string | null {
  const call = vi.fn(async (_channel: string, _args: { readonly text: string | null }) => ({ ok: true, value: {} }));
  vi.stubGlobal('carnet', { call });
  useSession.setState({ open: {} as never }); // only that one is open counts here
  const stop = followPlace();
  how();
  stop();
  return call.mock.lastCall?.[1].text ?? null;
}

test('E20 a page that crashed comes back on its page, each screen as it was left, without its history or its form', () => {
  const kept = keptAfter(() => {
    go({ at: 'calendar', day: '2026-11-19', selected: '12' });
    go({ at: 'rows', entity: 'Dossier' });
    go({ at: 'row', entity: 'Dossier', id: '5' });
    startCreating({ what: 'application' });
    useFilters.setState({ listFilters: { applicants: 'diallo', lines: 'x'.repeat(201) } });
  });
  beginOn('today');
  recallPlace(kept);
  expect(usePlaces.getState().visited).toEqual([{ at: 'row', entity: 'Dossier', id: '5' }]);
  expect(placeOn('calendar')).toEqual({ at: 'calendar', day: '2026-11-19', selected: '12' });
  expect(placeOn('people')).toEqual({ at: 'rows', entity: 'Dossier' });
});

test('E20 what a page said that cannot be read changes nothing, and nothing is said while no service is open', () => {
  const kept = keptAfter(() => {
    go({ at: 'calendar', day: '2026-11-19' });
    useSession.setState({ open: null });
    adjust('calendar', { selected: '12' });
  });
  expect(kept).toBeNull();
  beginOn('offline');
  for (const text of [null, 'not JSON', '{"place":{"at":"nowhere"}}']) recallPlace(text);
  expect(here()).toEqual({ at: 'offline' });
});

test('E20 S14 a screen that the policy hides by then is not shown', () => {
  const kept = keptAfter(() => void go({ at: 'case', id: '7' }));
  beginOn('offline');
  usePolicy.setState({ values: { hiddenScreens: ['finance'] } });
  recallPlace(kept);
  expect(here()).toEqual({ at: 'offline' });
});
