import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, click, dispatch, ines, jury, letGo, redraw, text, toast, undoOf, withScreen } from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();

describe('several events', () => {
  const pick = async (...ids: readonly string[]): Promise<void> => {
    for (const id of ids)
      await act(async () => void block(id).dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  };
  const copy = async (type: 'copy' | 'paste', data = new DataTransfer()): Promise<DataTransfer> => {
    await act(
      async () =>
        void (document.activeElement ?? document).dispatchEvent(
          new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData: data }),
        ),
    );
    return data;
  };

  it('selected with ⇧ move together as one change, which is announced', async () => {
    await pick('5', '15');
    expect(text()).toContain('2 événements choisis');
    expect(document.querySelector('aside')).toBeNull();
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '5',
          members: { Debut: Date.parse('2026-11-17T09:15:00+01:00'), Fin: Date.parse('2026-11-17T12:15:00+01:00') },
        },
        {
          entity: 'Planification',
          id: '15',
          members: { Debut: Date.parse('2026-11-19T10:45:00+01:00'), Fin: Date.parse('2026-11-19T11:30:00+01:00') },
        },
      ],
    });
    expect(toast()).toContain('BENSAÏD Inès et 1 autre : déplacés, celui-ci au jeu. 19 nov., 10:45');
    expect(toast()).toContain('Défaire');
    await click('Défaire');
    expect(undoOf).toHaveBeenCalledExactlyOnceWith('i');
    expect(letGo, 'the undo comes before anything leaves').not.toHaveBeenCalled();
  });

  it('of a day are selected with Ctrl A, cancelled as one change, and deselected with Escape', async () => {
    await act(async () => block('15').focus());
    await press(document.activeElement, 'a', { ctrlKey: true });
    expect(text()).toContain('Annuler ces 2 événements');
    await press(document.activeElement, 'Delete');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        { entity: 'Planification', id: '15', members: { Annule: 'true' } },
        { entity: 'Planification', id: '16', members: { Annule: 'true' } },
      ],
    });
    await press(document.activeElement, 'Escape');
    expect(text()).not.toContain('Annuler ces 2 événements');
  });

  it('R4.7 are restored from the notice as they were: one cancelled before stays so, and what went along comes back', async () => {
    cache.events = [{ ...jury, annule: true }, ines];
    await redraw();
    await pick('5', '15');
    await click('Annuler ces 2 événements');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '15', members: { Annule: 'true' } }],
    });
    await click('Rétablir l’événement');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(undoOf).toHaveBeenCalledExactlyOnceWith('i');
  });

  it('are copied with Ctrl C to the moment under the pointer with Ctrl V; an e-mail gets them in words', async () => {
    await act(async () => block('15').focus());
    const data = await copy('copy');
    expect(data.getData('text/plain').replaceAll('\u00A0', ' ')).toBe('BENSAÏD Inès, jeu. 19 nov., 10:30 – 11:15');
    const friday = document.querySelector('[data-day="2026-11-20"]')?.getBoundingClientRect();
    const [clientX, clientY] = [(friday?.left ?? 0) + 20, (friday?.top ?? 0) + 6 * 66];
    await act(
      async () => void block('15').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY })),
    );
    await copy('paste', data);
    expect(asked()).toEqual({
      kind: 'copy',
      linked: false,
      events: [
        { id: '15', debut: Date.parse('2026-11-20T14:00:00+01:00'), fin: Date.parse('2026-11-20T14:45:00+01:00') },
      ],
    });
    expect(toast()).toMatch(/^BENSAÏD Inès : copié au ven\. 20 nov\., 14:00 ?Défaire/u);
  });

  it('do not override other content that was copied since', async () => {
    await act(async () => block('15').focus());
    await copy('copy');
    const other = new DataTransfer();
    other.setData('text/plain', 'autre chose');
    await copy('paste', other);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('R2.10 that are linked are copied alone or all together, as the user chooses', async () => {
    cache.events = [
      { ...jury, group: 'g' },
      { ...ines, group: 'g' },
    ];
    await redraw();
    await act(async () => block('5').focus());
    const data = await copy('copy');
    await copy('paste', data);
    expect(dispatch).not.toHaveBeenCalled();
    await click('Toute la série (2)');
    expect(asked()).toEqual({
      kind: 'copy',
      linked: true,
      events: [
        { id: '15', debut: Date.parse('2026-11-19T13:30:00+01:00'), fin: Date.parse('2026-11-19T14:15:00+01:00') },
        { id: '5', debut: Date.parse('2026-11-17T12:00:00+01:00'), fin: Date.parse('2026-11-17T15:00:00+01:00') },
      ],
    });
    await act(async () => block('5').focus());
    await copy('paste', data);
    await click('Cet événement');
    expect(asked()).toMatchObject({ linked: false, events: [{ id: '5' }] });
  });

  it('R2.10 are linked in another week too, where the others are not on screen', async () => {
    cache.events = [
      { ...jury, group: 'g' },
      { ...ines, group: 'g' },
    ];
    await redraw();
    await act(async () => block('5').focus());
    const data = await copy('copy');
    await press(document.body, 'ArrowRight');
    await act(async () => document.querySelector<HTMLElement>('.cal-grid')?.focus());
    await copy('paste', data);
    await click('Toute la série (2)');
    expect(asked()).toMatchObject({ kind: 'copy', linked: true, events: [{ id: '15' }, { id: '5' }] });
  });
});
