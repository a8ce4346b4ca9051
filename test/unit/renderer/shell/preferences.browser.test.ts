import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWords } from '#i18n/index.ts';
import { followPreferences, recallPreferences } from '#shell/preferences.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useView } from '#stores/view.ts';
import { useKeySettings } from '#ui/index.ts';

/** As at the start of a page. */
function reset(): void {
  useView.setState(useView.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
  useKeySettings.setState(useKeySettings.getInitialState(), true);
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
    secondZone: 'Asia/Tokyo',
    notify: { interviews: false, lead: 30, decisions: true },
  });
  useKeySettings.setState({ characters: false, changed: { 'calendar.create': ['x'] } });
  expect([
    document.documentElement.dataset['theme'],
    document.documentElement.dataset['density'],
    document.documentElement.lang,
  ]).toEqual(['dark', 'dense', 'en']);
  stop();
  reset();
  recallPreferences('fr-FR');
  expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'en' });
  expect(usePreferences.getState()).toMatchObject({
    density: 'dense',
    secondZone: 'Asia/Tokyo',
    notify: { interviews: false, lead: 30, decisions: true },
  });
  expect(useKeySettings.getState()).toEqual({ characters: false, changed: { 'calendar.create': ['x'] } });
});

test('a value that cannot be read takes its default, and the others are restored', () => {
  localStorage.setItem('carnet.preferences', '{"theme":"dark","language":"de","screen":"nowhere"}');
  localStorage.setItem(
    'carnet.workstation',
    '{"density":"huge","secondZone":"Mars/Olympus","calendarHours":{"from":20,"to":8},"notify":{"interviews":true,"lead":7,"decisions":true}}',
  );
  localStorage.setItem('carnet.keys', 'not JSON');
  recallPreferences('en-GB');
  expect(useView.getState()).toMatchObject({ theme: 'dark', language: 'en', screen: useView.getInitialState().screen });
  expect(usePreferences.getState()).toEqual(usePreferences.getInitialState());
  expect(useKeySettings.getState()).toEqual(useKeySettings.getInitialState());
});
