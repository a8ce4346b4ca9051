import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { at, eventView } from '../fixtures.ts';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, choose, dispatch, field, redraw, runs, text, toast, withScreen, write } from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
const dialog = (): Element | null => document.querySelector('[role=dialog]');
/** H on an event; the day field takes what is typed. */
const open = async (id: string): Promise<HTMLInputElement> => {
  await choose(id);
  await act(async () => block(id).focus());
  await runs('move');
  return field('Jour');
};

describe('H moves an event', () => {
  it('to a day in words at the same hour; the clash there is shown before Entrée moves it, as one change', async () => {
    cache.events = [
      ...cache.events,
      eventView('70', 20, ['11:00', '11:30'], 'Réunion équipe', { enseignants: 'VASSEUR Hélène' }),
    ];
    await redraw();
    const day = await open('5');
    expect(dialog()?.textContent).toContain('Déplacer');
    expect([document.activeElement, day.selectionEnd]).toEqual([day, day.value.length]);
    await write(day, 'vendredi');
    await press(day, 'Enter');
    await settled();
    expect(dispatch, 'Entrée reads the day').not.toHaveBeenCalled();
    expect(text()).toContain('Vers ven. 20 nov., 09:00 – 12:00');
    expect(text()).toContain('Enseignant déjà pris (VASSEUR Hélène) : Réunion équipe');
    await press(field('Jour'), 'Enter');
    await settled();
    expect(dialog()).toBeNull();
    expect(dispatch).toHaveBeenCalledOnce();
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '5',
          members: { Debut: Date.parse('2026-11-20T09:00:00+01:00'), Fin: Date.parse('2026-11-20T12:00:00+01:00') },
        },
      ],
    });
  });

  it('to what is typed: its clash is said before the field is left, for who presses the button with the mouse', async () => {
    cache.events = [
      ...cache.events,
      eventView('70', 20, ['14:00', '14:30'], 'Réunion équipe', { enseignants: 'VASSEUR Hélène' }),
    ];
    await redraw();
    await write(await open('5'), 'vendredi');
    await settled();
    expect(text()).toContain('Vers ven. 20 nov., 09:00 – 12:00');
    await write(field('Début'), '13h');
    await settled();
    expect(text()).toContain('Vers ven. 20 nov., 13:00 – 16:00');
    expect(text()).toContain('Enseignant déjà pris (VASSEUR Hélène) : Réunion équipe');
    await write(field('Début'), '15h');
    await settled();
    expect(text(), 'the clash of the hour before').not.toContain('déjà pris');
  });

  const free = (): readonly (string | null)[] =>
    [...(dialog()?.querySelectorAll('li button') ?? [])].map(({ textContent }) => textContent);

  it('to an hour that everybody concerned has free, and that is not past', async () => {
    await open('15');
    expect(free()).toContain('14:00');
    expect(free()).not.toContain('09:00');
  });

  it('nowhere when it is cancelled, the day cannot be read, or nothing changes', async () => {
    const day = await open('5');
    await press(day, 'Escape');
    expect(dialog()).toBeNull();
    await write(await open('5'), 'un jour');
    await press(field('Jour'), 'Enter');
    await settled();
    await press(field('Jour'), 'Enter');
    await settled();
    expect(dialog()).not.toBeNull();
    await write(field('Jour'), '17/11/2026');
    await press(field('Jour'), 'Enter');
    await settled();
    expect(dialog()).toBeNull();
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('R2.10 and those that are chosen with it, by as much, as one change', async () => {
    await choose('5');
    await act(async () => block('15').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })));
    await act(async () => block('15').focus());
    await runs('move');
    expect(text()).toContain('Déplacer 2 événements');
    await write(field('Jour'), '+1');
    await press(field('Jour'), 'Enter');
    await settled();
    expect(text()).toContain('1 autre événement suit, du même écart.');
    await press(field('Jour'), 'Enter');
    await settled();
    expect(dispatch).toHaveBeenCalledOnce();
    const intent = asked();
    expect(intent).toMatchObject({
      kind: 'edit',
      rows: expect.arrayContaining([
        {
          entity: 'Planification',
          id: '5',
          members: expect.objectContaining({ Debut: Date.parse('2026-11-18T09:00:00+01:00') }),
        },
        {
          entity: 'Planification',
          id: '15',
          members: expect.objectContaining({ Debut: Date.parse('2026-11-20T10:30:00+01:00') }),
        },
      ]),
    });
    expect(intent).toHaveProperty('rows.length', 2);
  });
});

it('R2.10 « Déplacer à demain » moves an event to the day after today at its hour, and those chosen with it as far', async () => {
  await choose('5');
  await act(async () => block('15').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })));
  await act(async () => block('15').focus());
  await runs('tomorrow');
  await settled();
  expect(asked()).toMatchObject({
    rows: expect.arrayContaining([
      { entity: 'Planification', id: '5', members: { Debut: at(20, '09:00'), Fin: at(20, '12:00') } },
      { entity: 'Planification', id: '15', members: { Debut: at(22, '10:30'), Fin: at(22, '11:15') } },
    ]),
  });
  expect(toast()).toContain('20 nov.');
});
