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
});
