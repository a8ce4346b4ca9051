import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { here, placeOn } from '#stores/place.ts';
import { asRead } from '../fixtures.ts';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import {
  allAsked,
  asked,
  bounceOver,
  choose,
  click,
  dispatch,
  field,
  jury,
  redraw,
  runs,
  text,
  undo,
  withScreen,
  write,
} from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

describe('a selected event', () => {
  it('shows its facts, what exists only on this workstation, and lets that be undone', async () => {
    await choose('15');
    expect(placeOn('calendar').selected).toBe('15');
    expect(text()).toContain('15 : déplacé de 10:00 à 10:30');
    expect(text()).toContain('Noté à 09:52.');
    expect(text()).toContain('Gardé sur ce poste.');
    await click('Défaire');
    expect(undo).toHaveBeenCalledExactlyOnceWith('s15');
  });

  it('is marked as done, cancelled and restored; no act is undone by being repeated', async () => {
    await act(async () => block('5').focus());
    await runs('done');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Realise: 'true' } }],
    });
    await press(document.activeElement, 'Delete');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Annule: 'true' } }],
    });
    cache.events = [asRead({ ...jury, annule: true, realise: true })];
    await redraw();
    await bounceOver();
    await press(block('5'), 'Delete');
    await runs('done');
    expect(dispatch).toHaveBeenCalledTimes(2);
    await runs('notDone');
    await runs('restoreEvent');
    expect(allAsked().slice(2)).toEqual(
      ['Realise', 'Annule'].map((mark) => ({
        kind: 'edit',
        rows: [{ entity: 'Planification', id: '5', members: { [mark]: 'false' } }],
      })),
    );
  });

  it('leads to the decision when it is parked', async () => {
    await choose('16');
    expect(text()).toContain('Rien ne partira sans vous.');
    await click('À décider');
    expect(here()).toMatchObject({ at: 'changes', deciding: 's16' });
  });

  it('closes on Escape and gives the focus back to its block', async () => {
    await choose('5');
    await press(document.body, 'Escape');
    expect(placeOn('calendar').selected).toBeNull();
    expect(document.activeElement).toBe(block('5'));
  });

  it('is edited in place, sending only what was changed', async () => {
    await act(async () => block('5').focus());
    await runs('edit');
    await write(field('Nom'), 'Jury BTS NDRC');
    await write(field('Fin'), '13h30');
    await press(field('Fin'), 'Enter', { ctrlKey: true });
    expect(allAsked()).toEqual([
      {
        kind: 'edit',
        rows: [
          {
            entity: 'Planification',
            id: '5',
            members: {
              Debut: Date.parse('2026-11-17T09:00:00+01:00'),
              Fin: Date.parse('2026-11-17T13:30:00+01:00'),
              Nom: 'Jury BTS NDRC',
            },
          },
        ],
      },
    ]);
  });

  it('restores the typed values after closing by accident, says so, and discards them on request', async () => {
    await act(async () => block('5').focus());
    await runs('edit');
    await write(field('Nom'), 'Jury BTS NDRC');
    await press(document.body, 'Escape'); // leaves the field
    await press(document.body, 'Escape');
    await act(async () => block('5').focus());
    await runs('edit');
    expect(field('Nom').value).toBe('Jury BTS NDRC');
    expect(text()).toContain('Brouillon repris.');
    await click('Recommencer');
    expect(field('Nom').value).toBe('Jury BTS');
    expect(text()).not.toContain('Brouillon repris.');
  });

  it('shows every field of the document that the user may write, and assigned ones as text', async () => {
    await act(async () => block('5').focus());
    await runs('edit');
    await click('Autres champs');
    for (const label of ['Code', 'Référence externe', 'Commentaire interne', 'Commentaire externe', 'Événements liés'])
      expect(field(label)).toBeDefined();
    expect(text()).toContain('Numéro5');
    await write(field('Code'), 'J1');
    await press(field('Code'), 'Enter', { ctrlKey: true });
    expect(asked()).toEqual({ kind: 'edit', rows: [{ entity: 'Planification', id: '5', members: { Code: 'J1' } }] });
  });

  it('rejects an end before the start, and says so', async () => {
    await act(async () => block('5').focus());
    await runs('edit');
    await write(field('Fin'), '08:00');
    await press(field('Fin'), 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('La fin doit être après le début.');
    expect(document.activeElement).toBe(field('Fin'));
  });
});
