import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Palette } from '#shell/palette/Palette.tsx';
import { useRecent } from '#shell/palette/recent.ts';
import { openPalette, usePanels } from '#shell/panels.ts';
import { useFilters } from '#stores/lists.ts';
import { beginPalette } from '#stores/paletteText.ts';
import { here as whereNow } from '#stores/place.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import * as ui from '#ui/index.ts';
import { drawOver } from '../overCache.tsx';

vi.mock('#ui/index.ts', { spy: true });

const here = (['calendar', 'directory'] as const).map((screen) => ({ id: `app.go.${screen}`, keys: [] }));

let cache: Cache;
beforeEach(async () => {
  cache = await aCache();
});
afterEach(async () => {
  useRecent.setState(useRecent.getInitialState());
  usePanels.setState(usePanels.getInitialState());
  await cache.close();
});

test('Entrée takes the result for the text as typed, however soon it follows', async () => {
  useRecent.setState({
    items: [{ id: 'app.go.directory', group: 'action', text: 'Aller à : Documents', run: () => undefined }],
  });
  await drawOver(cache, <Palette here={here} />);
  const field = page.getByRole('searchbox');
  await expect.element(field).toHaveFocus();
  const input = field.element();
  // Before the browser draws the next frame, as on a busy machine.
  for (const text of ['c', 'calendrier']) {
    const typed = { bubbles: true, inputType: 'insertText', data: text };
    input.dispatchEvent(new InputEvent('beforeinput', typed));
    Reflect.set(HTMLInputElement.prototype, 'value', text, input); // bypasses React, as a browser does
    input.dispatchEvent(new InputEvent('input', typed));
  }
  for (const part of ['keydown', 'keyup'])
    input.dispatchEvent(new KeyboardEvent(part, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }));
  expect(useRecent.getState().items.map(({ id }) => id)).toEqual(['app.go.calendar', 'app.go.directory']);
});

test('a result that the next letter finds too is not drawn again', async () => {
  const keyed = (['calendar', 'directory'] as const).map((screen) => ({ id: `app.go.${screen}`, keys: ['ctrl+j'] }));
  await drawOver(cache, <Palette here={keyed} />);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  const drawn = (): number => vi.mocked(ui.Kbd).mock.calls.filter(([{ keys }]) => keys === 'ctrl+j').length;
  await userEvent.keyboard('cale');
  await expect.element(page.getByRole('option', { name: /Calendrier/u })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: /Documents/u })).not.toBeInTheDocument();
  const before = drawn();
  expect(before).toBeGreaterThan(0);
  await userEvent.keyboard('n');
  expect(drawn()).toBe(before);
});

const opened = async (keys: readonly string[] = []): Promise<void> => {
  const some = (['calendar', 'directory', 'changes', 'offline'] as const).map((id) => ({ id: `app.go.${id}`, keys }));
  await drawOver(cache, <Palette here={some} />);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
};
const active = (): string | null =>
  page.getByRole('dialog').element().querySelector('[role=option][data-focused]')?.textContent ?? null;
const named = (): string | null =>
  document.getElementById(page.getByRole('searchbox').element().getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? null;

test('the arrows move among the results while the focus stays in the field, which names the active one', async () => {
  await opened();
  expect([active(), named()]).toEqual([null, null]);
  await userEvent.keyboard('{ArrowDown}');
  const first = active();
  expect(named()).toBe(first);
  expect(page.getByRole('option', { selected: true }).element().textContent).toBe(first);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).not.toBe(first);
  expect(named()).toBe(active());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe(first);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('a letter makes the first result active at once, and names it after the letter was said; deleting none', async () => {
  await opened();
  await userEvent.keyboard('a');
  expect(active()).not.toBeNull();
  await vi.waitFor(() => expect(named()).toBe(active()));
  await userEvent.keyboard('l');
  expect(active()).not.toBeNull();
  await userEvent.keyboard('{Backspace}');
  expect([active(), named()]).toEqual([null, null]);
  await userEvent.keyboard('{Enter}');
  expect(useRecent.getState().items).toEqual([]);
});

test('an event that is chosen gets the focus, which brings it into sight also where it was open already', async () => {
  const place = { at: 'calendar', day: '2026-11-19', of: null, selected: '7' } as const;
  useRecent.setState({ items: [{ id: 'event/7', group: 'event', text: 'Jury BTS', place }] });
  for (const times of [1, 2]) {
    await opened();
    await page.getByRole('option', { name: /Jury BTS/u }).click();
    usePanels.getState().after?.();
    expect(whereNow()).toMatchObject(place);
    expect(vi.mocked(ui.focusRow).mock.calls).toEqual(Array.from({ length: times }, () => ['7', { sought: true }]));
  }
});

test('what a screen opens the palette with is there to be typed on', async () => {
  await receive(cache, {
    Enseignant: [
      { Id: 1, Nom: 'VASSEUR', Prenoms: 'Hélène' },
      { Id: 2, Nom: 'MOREL', Prenoms: 'Paul' },
      { Id: 3, Nom: 'GIRAULT', Prenoms: 'Ana' },
    ],
  });
  beginPalette('Semaine de VASSEUR Hélène et ');
  openPalette();
  await opened();
  const offered = page.getByRole('option', { name: /^Semaine de VASSEUR Hélène et/u });
  await expect.element(offered.first()).toBeInTheDocument();
  expect(offered.elements()).toHaveLength(2);
  await userEvent.keyboard('mor');
  await expect.element(offered).toHaveLength(1);
  await expect
    .element(page.getByRole('option', { name: /^Semaine de VASSEUR Hélène et MOREL Paul/u }))
    .toBeInTheDocument();
  openPalette();
  expect(usePanels.getState().text).toBe('');
});

test('what the screen creates itself is offered once, with its key', async () => {
  // A copy: the screen's key is read from what acts, not from the table that names it.
  await drawOver(cache, <Palette here={[{ id: 'people.create', keys: ['c'] }]} />);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('nouvelle candidature');
  const offered = page.getByRole('option').elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Nouvelle candidatureC']);
});

test('R3.4 what nothing here matches is looked up at the service, where a list of it can be searched', async () => {
  await opened();
  await userEvent.keyboard('eva.kassi@exemple.fr');
  await expect
    .element(page.getByRole('option', { name: /Chercher.*eva.kassi@exemple.fr.*service.*Apprenants/u }).first())
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  usePanels.getState().after?.();
  expect(whereNow()).toEqual({ at: 'rows', entity: 'Apprenant' });
  expect(useFilters.getState()).toMatchObject({
    listFilters: { learners: 'eva.kassi@exemple.fr' },
    lookingUp: 'learners',
  });
});

test('R3.4 the palette offers no search at a service that is not reached, nor one that it does not have', async () => {
  await opened();
  await userEvent.keyboard('zzyzx');
  await expect.element(page.getByText('Aucun résultat sur ce poste.')).toBeVisible();
  useSyncStatus.setState({ connection: { kind: 'offline', since: 0, cause: 'offline', lastAnswerAt: null } });
  await userEvent.keyboard('@exemple.fr');
  await expect.element(page.getByText('Aucun résultat sur ce poste.')).toBeVisible();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});
