import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adjust, here, placeOn } from '#stores/place.ts';
import { useView } from '#stores/view.ts';
import { asRead, at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { block, drag, press } from '../show.tsx';
import { agents, cache, teachers } from './fakeCache.ts';
import {
  allAsked,
  asked,
  begunFrom,
  bounceOver,
  choose,
  click,
  dispatch,
  field,
  ines,
  jury,
  letGo,
  redraw,
  runs,
  text,
  toast,
  undo,
  undoOf,
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
// The cache's hooks have their own tests; here they return the test's data.
vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
withScreen();

describe('several', () => {
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
        async () =>
          void block('15').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY })),
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
  });
});

describe('the chosen ones', () => {
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
  });
});

describe('given to others', () => {
  beforeEach(async () => {
    teachers.push(
      ...['MOREL Paul', 'VASSEUR Hélène', 'ZOLA Ana'].map((name, at) => ({ id: String(at + 1), name, campusId: '2' })),
    );
    await act(async () => {
      useView.setState({ calendarView: 'columns' });
      adjust('calendar', { day: '2026-11-17' });
    });
    await redraw();
  });
  afterEach(() => {
    teachers.splice(0);
    agents.splice(0);
  });

  const event = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>('[data-event="5"]');
    if (!found) throw new Error('no jury');
    return found;
  };
  /** What the cache shows after the change. */
  const given = async (enseignants: string): Promise<void> => {
    cache.events = cache.events.map((each) => (each.id === '5' ? asRead({ ...each, enseignants }) : each));
    await redraw();
    await bounceOver();
  };
  const gestures = (): readonly (string | undefined)[] => dispatch.mock.calls.map(([, submission]) => submission?.id);

  it('keys that give an event from person to person are one change, sent once they have settled', async () => {
    await act(async () => event().focus());
    await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'ZOLA Ana' } }],
    });
    expect(dispatch.mock.calls[0]?.[1]).toMatchObject({ holdMs: 1_500 });
    expect(toast()).toContain('ZOLA Ana');
    await given('ZOLA Ana');
    await press(event(), 'ArrowLeft', { ctrlKey: true, shiftKey: true });
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'VASSEUR Hélène' } }],
    });
    const [first, second] = gestures();
    expect(second).toBe(first);
    expect(letGo).not.toHaveBeenCalled();
    await press(document.activeElement, 'Escape');
    expect(letGo).toHaveBeenCalledExactlyOnceWith(first);
  });

  it('the menu gives an event to the person of the column beside it', async () => {
    await act(async () => {
      const { left, top } = event().getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, button: 2, clientX: left + 4, clientY: top + 4 };
      event().dispatchEvent(new MouseEvent('contextmenu', init));
    });
    const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const offered = entries.map(({ textContent }) => textContent).filter((text) => text.startsWith('Confier'));
    expect(offered).toEqual(['Confier à MOREL PaulCtrl Shift ←', 'Confier à ZOLA AnaCtrl Shift →']);
    await act(async () => entries.find(({ textContent }) => textContent.startsWith('Confier à MOREL'))?.click());
    await vi.waitFor(() =>
      expect(asked()).toMatchObject({
        kind: 'edit',
        rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'MOREL Paul' } }],
      }),
    );
  });

  /** The event's people that the change is based on. */
  const base = () => begunFrom('5', 'Enseignants');

  it('I12 the base of a drag to another person is what was shown as it began, whatever comes before it is dropped', async () => {
    const { left, top, width, height } = event().getBoundingClientRect();
    const next = event().closest('[data-whose]')?.nextElementSibling?.getBoundingClientRect();
    if (!next) throw new Error('no next column');
    const at = (clientX: number) => ({
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      clientX,
      clientY: top + height / 2,
    });
    await act(async () => {
      event().dispatchEvent(new PointerEvent('pointerdown', at(left + width / 2)));
      window.dispatchEvent(new PointerEvent('pointermove', at(left + width / 2 + 20)));
      window.dispatchEvent(new PointerEvent('pointermove', at(next.left + next.width / 2)));
    });
    cache.events = [asRead({ ...jury, enseignants: 'MOREL Paul' })];
    await redraw();
    await act(async () => {
      window.dispatchEvent(new PointerEvent('pointerup', at(next.left + next.width / 2)));
    });
    await vi.waitFor(() =>
      expect(asked()).toMatchObject({
        kind: 'edit',
        rows: [{ entity: 'Planification', members: { Enseignants: 'ZOLA Ana' } }],
      }),
    );
    expect(base()).toBe('VASSEUR Hélène');
  });

  const columnOf = (name: string): DOMRect => {
    const head = [...document.querySelectorAll('[data-head]')].find(({ textContent }) => textContent.startsWith(name));
    if (!head) throw new Error(`no column of ${name}`);
    return head.getBoundingClientRect();
  };

  it('events that are chosen together go to another person as one change, each from whom it has', async () => {
    cache.events = [
      { ...jury, enseignants: 'VASSEUR Hélène (salle 3)' },
      eventView('6', 17, ['14:00', '15:00'], 'Atelier', { enseignants: 'MOREL Paul' }),
    ];
    await redraw();
    await choose('6');
    await act(async () => void event().dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    const { left, top } = event().getBoundingClientRect();
    const to = columnOf('ZOLA Ana');
    await drag(event(), [
      [left + 10, top + 30],
      [to.left + 20, top + 30],
    ]);
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [
        { id: '5', members: { Enseignants: 'ZOLA Ana (salle 3)' } },
        { id: '6', members: { Enseignants: 'ZOLA Ana' } },
      ],
    });
    expect(dispatch).toHaveBeenCalledOnce();
    expect(toast()).toContain(' et 1 autre : ZOLA Ana');
  });

  it('R2.10 an event of a series is given to another person alone, and the others of it by a key, as one change', async () => {
    cache.events = [
      { ...jury, group: 'g' },
      eventView('6', 24, ['14:00', '15:00'], 'Jury', { enseignants: 'VASSEUR Hélène', group: 'g' }),
    ];
    await redraw();
    await act(async () => event().focus());
    await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
    await given('ZOLA Ana');
    expect(text()).toContain('Le reste de la série n’a pas changé d’enseignant.');
    await runs('linked');
    expect(asked()).toMatchObject({ kind: 'edit', rows: [{ id: '6', members: { Enseignants: 'ZOLA Ana' } }] });
    expect(dispatch.mock.calls.at(-1)?.[1]).toEqual({ id: gestures()[0], isMore: true });
  });

  it('R2.10 I12 of the others of a series only the name of the replaced person changes, from what was shown', async () => {
    const lesson = (id: string, enseignants: string) =>
      eventView(id, 24, ['14:00', '15:00'], 'Jury', { enseignants, group: 'g' });
    cache.events = [
      { ...jury, enseignants: 'VASSEUR Hélène, ROUX Marc', group: 'g' },
      lesson('6', 'VASSEUR Hélène, LEROY Anne'),
      lesson('7', 'MOREL Paul'),
    ];
    await redraw();
    await act(async () => event().focus());
    await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
    await given('ZOLA Ana, ROUX Marc');
    expect(text()).toContain('Toute la série (2)');
    await runs('linked');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '6', members: { Enseignants: 'ZOLA Ana, LEROY Anne' } }],
    });
  });

  it('R4.7 an interview that goes to another agent and hour with others has its hour written too', async () => {
    agents.push({ id: '8', name: 'ALVES Rita' }, { id: '9', name: 'BLIN Noé' });
    cache.events = [
      eventView('5', 17, ['09:00', '10:00'], 'Bilan', { enseignants: 'ALVES Rita' }),
      eventView('6', 17, ['14:00', '15:00'], 'Entretien DUPONT Jean', { reference: 'C31' }),
    ];
    cache.interviews = [interviewView('31', 17, '14:00', 'DUPONT Jean', { agentId: '8', agentName: 'ALVES Rita' })];
    await act(async () => useView.setState({ calendarColumns: 'agents' }));
    await redraw();
    await choose('6');
    await act(async () => void event().dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    const { left, top, height } = event().getBoundingClientRect();
    const to = columnOf('BLIN Noé');
    await drag(event(), [
      [left + 10, top + 10],
      [to.left + 20, top + 10 + height],
    ]);
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [
        { entity: 'Planification', id: '5', members: { Enseignants: 'BLIN Noé', Debut: at(17, '10:00') } },
        { entity: 'Dossier', id: '31', members: { AgentId: '9', CreneauLibre: at(17, '15:00') } },
      ],
    });
  });

  it('an event is created in the empty hours of a person, who has it', async () => {
    const { left, bottom } = columnOf('MOREL Paul');
    const area = document.querySelector('.cal-days');
    if (!area) throw new Error('no days');
    await act(
      async () =>
        void area.dispatchEvent(
          new MouseEvent('click', { bubbles: true, clientX: left + 20, clientY: bottom + 200, button: 0 }),
        ),
    );
    await vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')?.textContent).toContain('MOREL Paul'));
    expect(document.querySelectorAll('.cal-ghost')).toHaveLength(1);
  });
});
