import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ScreensPart } from '#features/settings/index.tsx';
import type { Place } from '#shared/ipc/place.ts';
import { appCommands, runCommand } from '#shell/commands.ts';
import { reachable } from '#shell/palette/item.ts';
import type { PaletteItem } from '#shell/palette/item.ts';
import { recallPreferences } from '#shell/preferences.ts';
import { RefusedScreen } from '#shell/Shell.tsx';
import { shortcutGroupsNow } from '#shell/shortcutSheet/shortcutTables.ts';
import { ScreenList } from '#shell/SideBar.tsx';
import { showFolder } from '#stores/folderOf.ts';
import {
  beginOn,
  go,
  here,
  openPage,
  openScreen,
  placeOfDay,
  startCreating,
  usePlaces,
  withForm,
} from '#stores/place.ts';
import { usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useView } from '#stores/view.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

const hidden = ['companies', 'finance', 'directory', 'calendar'] as const;

beforeEach(() => {
  usePolicy.setState({ values: {} });
  beginOn('today');
  usePreferences.setState({ ...usePreferences.getInitialState(), foldedScreens: ['companies', 'teaching'] });
  usePolicy.setState({ values: { hiddenScreens: hidden } });
  return () => usePolicy.setState({ values: {} });
});

const buttons = (): readonly string[] =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

test('S14 a hidden screen is neither in the side bar nor among those to choose from', async () => {
  const cache = await aCache();
  await drawOver(
    cache,
    <>
      <ScreenList />
      <ScreensPart />
    </>,
  );
  await page.getByRole('button', { name: 'Autres écrans' }).click();
  await expect.poll(buttons).toContain('Pédagogie');
  for (const name of ['Calendrier', 'Documents', 'Entreprises', 'Facturation']) {
    expect(buttons()).not.toContain(name);
    expect(page.getByRole('checkbox', { name }).elements()).toEqual([]);
  }
});

test('S14 no key, menu item, page, form or folder opens it; why is said, and what was shown stays', async () => {
  await draw(
    <>
      <RefusedScreen />
      <Toasts>{null}</Toasts>
    </>,
  );
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  const ways = [
    () => openScreen('finance'),
    () => openPage({ entity: 'Client', id: '7' }),
    () => openPage({ entity: 'Entreprise', id: '7' }),
    () => startCreating({ what: 'company' }),
    () => showFolder('root'),
    () => go({ at: 'calendar', day: '2026-11-23' }),
  ];
  openPage({ entity: 'Dossier', id: '3' });
  const stays = usePlaces.getState();
  for (const way of ways) {
    way();
    expect(usePlaces.getState()).toBe(stays);
  }
  await expect
    .element(page.getByText(/^Votre établissement n’a pas prévu l’écran «\sCalendrier\s» sur ce poste\.$/u))
    .toBeVisible();
  runCommand('go.companies'); // of a menu that is older than the policy
  expect(usePlaces.getState()).toBe(stays);
  await expect.element(page.getByText(/^Cette action n’est pas possible ici en ce moment/u)).toBeVisible();
  const commands = Object.keys(appCommands([], hidden));
  expect(commands).toContain('go.people');
  expect(commands.filter((name) => hidden.some((screen) => name === `go.${screen}`))).toEqual([]);
  const sheet = shortcutGroupsNow([], hidden);
  expect(sheet.map(({ id }) => id)).not.toContain('calendar');
  expect(sheet.flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id))).not.toContain('app.go.directory');
});

test('S14 where the calendar is hidden, a day is opened in the interviews', () => {
  openPage({ entity: 'Dossier', id: '3' });
  go(placeOfDay('2026-11-24'));
  expect(here()).toEqual({ at: 'today', day: '2026-11-24' });
});

test('S14 the digits follow what is left', () => {
  const keys = appCommands([], hidden);
  expect(keys['go.today']?.shortcut.keys).toEqual(['mod+1']);
  expect(keys['go.people']?.shortcut.keys).toEqual(['mod+2']);
});

test('S14 the palette offers nothing that leads there', () => {
  const item = (id: string, place?: Place): PaletteItem => ({ id, group: 'action', text: id, ...(place && { place }) });
  const stay = [
    item('Dossier/1', { at: 'row', entity: 'Dossier', id: '1' }),
    item('create/application', withForm({ what: 'application' })),
    item('day/x', placeOfDay('2026-11-24')),
    item('app.lock'),
  ];
  const gone: readonly Place[] = [
    { at: 'calendar', selected: '1' },
    { at: 'row', entity: 'Client', id: '1' },
    { at: 'case', id: '7' },
    { at: 'folder', id: 'x' },
    withForm({ what: 'company' }),
    withForm({ what: 'incomingEvents' }),
  ];
  expect(reachable([...stay, ...gone.map((place) => item('gone', place))], hidden)).toEqual(stay);
  expect(reachable([item('event/1', { at: 'calendar' })], [])).toHaveLength(1);
});

test('S14 where the screen that was left last is hidden now, the first screen is shown; other choices stay', () => {
  const left = JSON.stringify({ screen: 'finance', theme: 'dark' });
  recallPreferences('fr', JSON.stringify({ 'carnet.preferences': left, 'carnet.saves': 9 }));
  expect([here(), useView.getState().theme]).toEqual([{ at: 'today' }, 'dark']);
  expect(document.body.textContent).not.toMatch(/n’a pas prévu/u);
});
