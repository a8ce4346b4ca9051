import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EventView } from '#cache/queries/views.ts';
import { eventView } from '../fixtures.ts';
import { calendarFile, vevent } from '../incoming/files.ts';
import { press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, dispatch, text, toast, withScreen } from './screen.tsx';

const known = new Map<string, EventView>();

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/eventReferences.ts', () => ({
  useKnownEvents: () => () => ({
    byReference: (reference: string) => known.get(reference),
    one: () => null,
    within: () => cache.events,
  }),
}));

withScreen();

const course = (uid: string, hour: string, ...others: readonly string[]): readonly string[] =>
  vevent(`UID:${uid}`, `SUMMARY:Cours ${uid}`, `DTSTART:20261119T${hour}0000`, 'DURATION:PT1H', ...others);
const drop = async (content: BlobPart, name = 'agenda.ics'): Promise<void> => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  await act(async () => {
    for (const kind of ['dragenter', 'drop'])
      document
        .querySelector('main [data-event]')
        ?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  });
};
async function until(check: () => boolean, turns = 300): Promise<void> {
  for (let turn = 0; turn < turns && !check(); turn += 1)
    await act(async () => new Promise((resume) => setTimeout(resume, 10)));
}
const said = async (words: string | RegExp): Promise<void> => {
  await until(() => (typeof words === 'string' ? text().includes(words) : words.test(text())));
  expect(text()).toMatch(words);
};
const dispatched = async (): Promise<void> => {
  await until(() => dispatch.mock.calls.length > 0);
  expect(dispatch).toHaveBeenCalledTimes(1);
};
const row = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-row]')].find((each) =>
    each.textContent?.includes(name),
  );
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const isChosen = (name: string): boolean => row(name).getAttribute('aria-selected') === 'true';
const keep = () => press(document.activeElement, 'Enter', { ctrlKey: true });

describe('events of a file', () => {
  it('are looked through before anything is stored; what is left unticked is not taken', async () => {
    await drop(calendarFile([...course('a', '08'), ...course('b', '09'), ...course('c', '10')]));
    await said('Nouveaux (3)');
    expect(dispatch).not.toHaveBeenCalled();
    expect(isChosen('Cours b')).toBe(true);
    await act(async () => row('Cours b').querySelector<HTMLElement>('[data-box]')?.click());
    expect(isChosen('Cours b')).toBe(false);
    await act(async () => row('Cours c').click());
    expect(isChosen('Cours c')).toBe(false);
    await keep();
    await said('Choisissez un type');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('take their type from the file where the school has one of that name, and are one change', async () => {
    await drop(calendarFile([...course('a', '08', 'CATEGORIES:jury'), ...course('b', '09', 'CATEGORIES:jury')]));
    await said('Nouveaux (2)');
    await keep();
    await dispatched();
    expect(asked()).toMatchObject({
      kind: 'create',
      rows: [
        { members: { EntiteJuridiqueId: '2', TypePlanificationId: '3', Nom: 'Cours a' } },
        { members: { Nom: 'Cours b' } },
      ],
      edits: [],
    });
    await until(() => toast() !== '');
    expect(toast()).toContain('2 événements créés.');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('I12 a known event that the file has otherwise is changed only where it is ticked, from what was seen', async () => {
    known.set('a', eventView('7', 19, ['08:00', '09:00'], 'Atelier'));
    await drop(calendarFile([...course('a', '08')]));
    await said('Nom : Atelier → Cours a');
    expect(isChosen('Cours a')).toBe(false);
    await keep();
    await said('Cochez au moins un événement.');
    await act(async () => row('Cours a').focus());
    await press(document.activeElement, ' ');
    expect(isChosen('Cours a')).toBe(true);
    await keep();
    await dispatched();
    expect(asked()).toEqual({
      kind: 'create',
      rows: [],
      edits: [{ entity: 'Planification', id: '7', members: { Nom: 'Cours a' } }],
    });
    known.clear();
  });

  it('are those of the chosen days; what is outside is said, and those of the new list are ticked', async () => {
    const later = vevent('UID:d', 'SUMMARY:Plus tard', 'DTSTART:20270119T080000', 'DURATION:PT1H');
    await drop(calendarFile([...course('a', '08'), ...later]));
    await said('Nouveaux (2)');
    await act(async () => userEvent.fill(page.getByLabelText('Du').first(), '01/01/2027'));
    await act(async () => userEvent.tab());
    await said('1 événement est en dehors de cette période');
    expect(text()).toContain('Nouveaux (1)');
    expect(isChosen('Plus tard')).toBe(true);
  });

  it('of a series without an end go to a day that is said', async () => {
    await drop(calendarFile([...course('a', '08', 'RRULE:FREQ=WEEKLY')]));
    await said('Les séries sans fin sont reprises jusqu’au 18/11/2027');
    expect(text()).toContain('Nouveaux (53)');
  });

  it.each([
    ['Nom;Prénom', /n’est pas un agenda : il commence par « Nom;Prénom »/u],
    ['', /Ce fichier est vide/u],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a', /Il manque une partie de ce fichier/u],
    [calendarFile([]), /ne contient aucun événement/u],
    [calendarFile(['METHOD:REPLY', ...course('a', '08')]), /est un message sur une invitation, pas un agenda/u],
    [calendarFile(['METHOD:COUNTER', ...course('a', '08')]), /est un message sur une invitation, pas un agenda/u],
  ])('of a file that is none: %j, with what to do', async (content, words) => {
    await drop(content);
    await said(words);
    expect(text()).toContain('Choisir un autre fichier');
    await press(document.querySelector('[role=dialog]'), 'Escape');
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('private ones, and those whose hours and name are here, are taken only where they are ticked', async () => {
    const [there] = cache.events;
    if (!there) throw new Error('no event');
    const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/gu, '');
    const alike = vevent('UID:x', `SUMMARY:${there.nom}`, `DTSTART:${utc(there.debut)}`, `DTEND:${utc(there.fin)}`);
    await drop(calendarFile([...course('a', '08', 'CLASS:PRIVATE'), ...course('b', '09'), ...alike]));
    await said('Nouveaux (3)');
    expect(row('Cours a').textContent).toContain('Privé dans le fichier.');
    expect(row(there.nom).textContent).toContain('les mêmes heures et le même nom');
    expect(['Cours a', 'Cours b', there.nom].map(isChosen)).toEqual([false, true, false]);
    await act(async () => row('Cours a').querySelector<HTMLElement>('[data-box]')?.click());
    expect(isChosen('Cours a')).toBe(true);
  });

  it('more than can be looked through begin today, and where the list ends is said', async () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=3000';
    await drop(calendarFile([...vevent('UID:v', 'SUMMARY:Veille', 'DTSTART:20250101T080000', 'DURATION:PT1H', rule)]));
    await said('687 événements sont en dehors de cette période.');
    expect(text()).toContain('ceux à partir du 15/08/2029 ne sont pas montrés');
    expect(text()).toMatch(/Nouveaux \(1\s000\)/u);
  });

  it('a file of Windows is read in its encoding, and in another that is chosen', async () => {
    const bytes = Uint8Array.from(
      calendarFile([...vevent('UID:e', 'SUMMARY:Réunion été', 'DTSTART:20261119T080000', 'DURATION:PT1H')]),
      (sign) => sign.codePointAt(0) ?? 0,
    );
    await drop(bytes);
    await said('Réunion été');
    await act(async () => userEvent.click(page.getByLabelText('Lecture des accents')));
    await act(async () => userEvent.click(page.getByRole('option', { name: /MacRoman/u })));
    await said('RÈunion ÈtÈ');
    expect(isChosen('RÈunion ÈtÈ')).toBe(true);
  });
});
