import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useView } from '#stores/view.ts';
import { at, eventView } from '../fixtures.ts';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, choose, click, dispatch, field, redraw, runs, text, toast, withScreen, write } from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

const lesson = (id: string, day: number, rest: Parameters<typeof eventView>[4] = {}) =>
  eventView(id, day, ['09:00', '10:00'], 'Atelier', { group: 'g', enseignants: 'MOREL Paul', ...rest });

/** Of four months' Tuesdays three are in another week, one of them cancelled. */
const series = [
  lesson('1', 10),
  lesson('2', 17),
  lesson('3', 24, { annule: true }),
  lesson('4', 24, { debut: at(24, '14:00'), fin: at(24, '15:30') }),
  lesson('5', 30),
];
const idsAsked = () => {
  const intent = asked();
  return intent?.kind === 'edit' ? intent.rows.map(({ id, members }) => [id, members]) : [];
};

beforeEach(async () => {
  cache.events = series;
  await redraw();
});

describe('R2.10 an event of a series', () => {
  it('shows the whole series, of every month, without the cancelled', async () => {
    await choose('2');
    expect(text()).toContain('2 sur 4, du mar. 10 nov. au lun. 30 nov.');
  });

  it('says how many of its series are cancelled, also where no other is left', async () => {
    await choose('2');
    expect(text()).toContain('1 événement lié est annulé.');
    cache.events = series.map((each) => (each.id === '2' ? each : Object.assign({}, each, { annule: true })));
    await redraw();
    expect(text()).toContain('4 événements liés sont annulés.');
    expect(text()).not.toContain('Aucun événement lié');
  });

  it('says of a series of which none or only cancelled ones came that it may have others', async () => {
    const partial = 'la série peut en avoir d’autres.';
    cache.events = series.map((each) => (each.id === '2' ? each : Object.assign({}, each, { annule: true })));
    await redraw();
    await choose('2');
    expect(text()).not.toContain(partial);
    cache.received = false;
    await redraw();
    expect(text()).toContain(partial);
    cache.events = [lesson('2', 17)];
    await redraw();
    expect(text()).toContain('Aucun événement lié');
    expect(text()).toContain(partial);
    cache.events = [lesson('2', 17, { group: null })];
    await redraw();
    expect(text()).not.toContain(partial);
  });

  it('that was moved with another says, as the rest follows, all that « Défaire » takes back', async () => {
    const alone = eventView('9', 17, ['14:00', '15:00'], 'Jury BTS', { type: 'Jury' });
    cache.events = [...series, alone];
    await redraw();
    for (const id of ['2', '9'])
      await act(async () => void block(id).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    await act(async () => block('2').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    const moved = (each: typeof alone) => ({ ...each, debut: each.debut + 900_000, fin: each.fin + 900_000 });
    cache.events = [...series, alone].map((each) => (['2', '9'].includes(each.id) ? moved(each) : each));
    await redraw();
    await runs('linked');
    expect(idsAsked().map(([id]) => id)).toEqual(['1', '4', '5']);
    expect(toast()).toContain('Atelier et 4 autres : déplacés');
  });

  it('says of the others that they stay, before it alone is moved', async () => {
    await act(async () => block('2').focus());
    await runs('move');
    await write(field('Jour'), 'vendredi');
    expect(text()).toContain('3 autres événements de la série restent en place');
  });

  it('is renamed with those after it by one press, as one change', async () => {
    await act(async () => block('2').focus());
    await runs('edit');
    await write(field('Nom'), 'Atelier final');
    await click('Celui-ci et les 2 suivants');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(idsAsked()).toEqual(['2', '4', '5'].map((id) => [id, { Nom: 'Atelier final' }]));
    expect(toast()).toContain('Atelier final (3 événements) : modifiés');
  });

  it('takes the others along by as much on the clock where its hours are edited', async () => {
    await act(async () => block('2').focus());
    await runs('edit');
    await write(field('Début'), '10:00');
    await act(async () => field('Début').blur());
    await click('Toute la série (4)');
    expect(idsAsked().map(([id, members]) => [id, Object.values(members ?? {})])).toEqual([
      ['2', [at(17, '10:00'), at(17, '11:00')]],
      ['1', [at(10, '10:00'), at(10, '11:00')]],
      ['4', [at(24, '15:00'), at(24, '16:30')]],
      ['5', [at(30, '10:00'), at(30, '11:00')]],
    ]);
  });

  it('is saved by Ctrl Entrée with the hour that is being typed, as it is read', async () => {
    await act(async () => block('2').focus());
    await runs('edit');
    await act(async () => field('Début').focus());
    await write(field('Début'), '10h30');
    await press(field('Début'), 'Enter', { ctrlKey: true });
    expect(idsAsked()).toEqual([['2', { Debut: at(17, '10:30'), Fin: at(17, '11:30') }]]);
  });

  it('is saved alone by Ctrl Entrée, also after a press for the series that could not be saved', async () => {
    await act(async () => block('2').focus());
    await runs('edit');
    await write(field('Nom'), '');
    await click('Toute la série (4)');
    expect(dispatch).not.toHaveBeenCalled();
    await write(field('Nom'), 'Atelier B');
    await press(field('Nom'), 'Enter', { ctrlKey: true });
    expect(idsAsked()).toEqual([['2', { Nom: 'Atelier B' }]]);
  });

  it('is cancelled with the whole series after one question, which counts what it means', async () => {
    await act(async () => block('2').focus());
    await press(document.activeElement, 'Delete');
    expect(dispatch).not.toHaveBeenCalled();
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Toute la série (4)');
    expect(document.activeElement?.textContent).toContain('Cet événement');
    await press(document.activeElement, '3', { altKey: true, code: 'Digit3' });
    await press(document.body, '3', { altKey: true, code: 'Digit3' });
    expect(useView.getState().calendarView).toBe('week');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(idsAsked()).toEqual(['1', '2', '4', '5'].map((id) => [id, { Annule: 'true' }]));
    expect(toast()).toContain('Atelier (4 événements) : annulés');
  });

  it('is restored with those that were cancelled with it after the same question', async () => {
    cache.events = series.map((each) => (each.id === '1' ? each : { ...each, annule: true }));
    await redraw();
    await act(async () => block('2').focus());
    await press(document.activeElement, 'Delete');
    expect(document.querySelector('[role=dialog]'), 'it is cancelled already').toBeNull();
    await runs('restoreEvent');
    expect(dispatch).not.toHaveBeenCalled();
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/^Rétablir «\sAtelier\s»/u);
    // Of the series is also the one that is not cancelled.
    expect(text()).toContain('4 événements annulés de la série, du mar. 17 nov. au lun. 30 nov.');
    await click('Tous les annulés (4)');
    expect(idsAsked()).toEqual(['2', '3', '4', '5'].map((id) => [id, { Annule: 'false' }]));
  });

  it('that is cancelled shows those that may come back with it, of which it says that they are cancelled', async () => {
    cache.events = series.map(({ id, debut, fin }) => lesson(id, 1, { debut, fin, annule: true }));
    cache.received = false;
    await redraw();
    await choose('2');
    expect(text()).not.toContain('Aucun événement lié');
    expect(text()).toContain('Mar. 24 nov., 14:00');
    expect(text()).toContain('4 événements liés sont annulés.');
    expect(text(), 'none is of the series any more').not.toMatch(/Série de|\d sur \d/u);
    expect(text()).toContain('la série peut en avoir d’autres.');
  });

  it('that is cancelled is not counted in its series, and says in words which of the others are cancelled', async () => {
    cache.events = [lesson('1', 10), lesson('2', 17, { annule: true }), ...series.slice(2)];
    await redraw();
    await choose('2');
    const lines = [...document.querySelectorAll('aside li')]
      .map(({ textContent }) => textContent)
      .filter((line) => line.startsWith('Atelier'));
    expect(lines.map((line) => line.includes('Annulé'))).toEqual([false, true, false, false]);
    expect(text()).toContain('Série de 3 événements, du mar. 10 nov. au lun. 30 nov.');
    expect(text()).toContain('1 événement lié est annulé.');
  });

  it('is cancelled at once where no other of its series is left', async () => {
    cache.events = [lesson('2', 17), lesson('3', 24, { annule: true })];
    await redraw();
    await act(async () => block('2').focus());
    await press(document.activeElement, 'Delete');
    expect(idsAsked()).toEqual([['2', { Annule: 'true' }]]);
  });

  it('says that the series may have others where the events were not received whole', async () => {
    cache.received = false;
    await redraw();
    await act(async () => block('2').focus());
    await press(document.activeElement, 'Delete');
    expect(text()).toContain('Les événements n’ont pas tous été reçus sur ce poste : la série peut en avoir d’autres.');
  });

  it('is edited by a double click', async () => {
    await act(async () => void block('2').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(field('Nom').value).toBe('Atelier');
  });
});
