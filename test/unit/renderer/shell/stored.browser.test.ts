import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPlace, recallPlace } from '#shell/place.ts';
import { followPreferences, recallPreferences } from '#shell/preferences.ts';
import { arrange, useFilters, useListLayouts } from '#stores/lists.ts';
import { adjust, beginOn, go, here, placeOn, startCreating, usePlaces } from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';

describe('the place', () => {
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
});

describe('choices', () => {
  /** As at the start of a page. */
  function reset(): void {
    useView.setState(useView.getInitialState(), true);
    beginOn('today');
    usePreferences.setState(usePreferences.getInitialState(), true);
    useListLayouts.setState(useListLayouts.getInitialState(), true);
  }

  let stop: () => void = () => undefined;
  beforeEach(() => startWords('fr'));
  afterEach(() => {
    stop();
    localStorage.clear();
    reset();
  });

  test('choices are restored after a restart', () => {
    recallPreferences('fr-FR');
    stop = followPreferences();
    useView.setState({ theme: 'dark', language: 'en' });
    usePreferences.setState({
      density: 'dense',
      text: 'large',
      notify: { interviews: false, lead: 30, decisions: true },
    });
    expect([
      document.documentElement.dataset['theme'],
      document.documentElement.dataset['density'],
      document.documentElement.dataset['text'],
      document.documentElement.lang,
    ]).toEqual(['dark', 'dense', 'large', 'en']);
    stop();
    reset();
    recallPreferences('fr-FR');
    expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'en' });
    expect(usePreferences.getState()).toMatchObject({
      density: 'dense',
      text: 'large',
      notify: { interviews: false, lead: 30, decisions: true },
    });
  });

  test('what main stored comes before the page’s own storage, which loses the last minute of a killed process', async () => {
    localStorage.setItem('carnet.preferences', '{"theme":"light","language":"fr"}');
    const kept: string[] = [];
    recallPreferences('fr-FR', '{"carnet.preferences":"{\\"theme\\":\\"dark\\"}","carnet.keys":7}');
    expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'fr' });
    stop = followPreferences((text) => kept.push(text));
    go({ at: 'calendar', day: '2026-11-23', of: { kind: 'teacher', id: '8', name: 'VASSEUR Hélène' }, selected: '12' });
    go({ at: 'row', entity: 'Candidat', id: '40' }); // of the service: only its screen is a choice
    useView.setState({ language: 'en' });
    await expect.poll(() => kept).toHaveLength(1);
    expect(kept[0], 'S8').not.toMatch(/VASSEUR|2026-11-23|40/u);
    reset();
    localStorage.clear();
    recallPreferences('fr-FR', kept[0]);
    expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'en' });
    expect(here()).toEqual({ at: 'rows', entity: 'Candidat' });
  });

  test('a value that cannot be read takes its default, and the others are restored', () => {
    localStorage.setItem('carnet.preferences', '{"theme":"dark","language":"de","screen":"nowhere"}');
    localStorage.setItem(
      'carnet.workstation',
      '{"density":"huge","calendarHours":{"from":20,"to":8},"notify":{"interviews":true,"lead":7,"decisions":true}}',
    );
    localStorage.setItem('carnet.keys', 'not JSON');
    recallPreferences('en-GB');
    expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'en' });
    expect(here()).toEqual({ at: 'today' });
    expect(usePreferences.getState()).toEqual(usePreferences.getInitialState());
  });

  test('the arrangement of a list with a hundred columns is restored; an unreadable one takes no other with it', () => {
    const columns = Array.from({ length: 108 }, (_, at) => `Colonne${at}`);
    stop = followPreferences();
    arrange('agreements', { columns });
    stop();
    const kept = JSON.parse(localStorage.getItem('carnet.lists') ?? '{}') as { layouts: object };
    localStorage.setItem('carnet.lists', JSON.stringify({ layouts: { ...kept.layouts, damaged: { columns: 3 } } }));
    reset();
    recallPreferences('fr-FR');
    expect(useListLayouts.getState().layouts).toEqual({ agreements: { columns }, damaged: {} });
  });
});
