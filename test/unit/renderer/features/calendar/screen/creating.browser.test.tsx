import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeHelp, useHelp } from '#stores/help.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import { eventView } from '../fixtures.ts';
import { press } from '../show.tsx';
import { agents, cache, keep, keptDraft, teachers } from './fakeCache.ts';
import {
  asked,
  click,
  create,
  dispatch,
  field,
  ines,
  jury,
  openForm,
  parked,
  quick,
  redraw,
  text,
  write,
  withScreen,
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

/** The browser itself submits the form, as no event made here can. */
const enter = (target: HTMLElement): Promise<void> =>
  act(async () => {
    target.focus();
    await userEvent.keyboard('{Enter}');
  });

describe('creating by typing', () => {
  it('shows the parsed values, and Enter saves the event', async () => {
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont 30 min');
    expect(text()).toContain('Ven. 20 nov., 14:00 – 14:30');
    await press(line, 'Enter');
    expect(asked()).toEqual({
      kind: 'create',
      rows: [
        {
          entity: 'Planification',
          members: {
            EntiteJuridiqueId: '2',
            TypePlanificationId: '1',
            Nom: 'Entretien Dupont',
            Debut: Date.parse('2026-11-20T14:00:00+01:00'),
            Fin: Date.parse('2026-11-20T14:30:00+01:00'),
          },
        },
      ],
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('becomes the form with Tab, however long it was open and whatever was downloaded meanwhile', async () => {
    cache.events = [];
    await redraw();
    const opened = performance.now();
    const line = await quick();
    cache.events = [jury, ines, parked];
    await redraw();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => opened + 60_000);
    await write(line, 'demain 14h jury');
    await press(line, 'Tab');
    clock.mockRestore();
    expect(field('Nom').value).toBe('Jury');
  });

  it('R4.7 knows one who is both a teacher and an agent, however the two lists write the name', async () => {
    agents.push({ id: '9', name: 'MOREAU Helene' });
    teachers.push({ id: '1', name: 'Moreau Hélène' });
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont avec Hélène Moreau');
    await press(line, 'Enter');
    agents.splice(0);
    teachers.pop();
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien Dupont', Enseignants: 'Moreau Hélène' } }] });
  });

  it('asks in the form for a missing type; the next time uses the last one, and says so', async () => {
    await write(await quick(), 'demain 14h Dupont');
    await press(document.activeElement, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(field('Nom').value).toBe('Dupont');
    expect(field('Date').value).toBe('20/11/2026');
    useQuickMemory.setState({ lastTypeId: '4' });
    await press(document.activeElement, 'Escape');
    await write(await quick(), 'demain 14h Dupont');
    expect(text()).toContain('Réunion, comme le dernier');
    await press(document.activeElement, 'Enter');
    expect(asked()).toMatchObject({ rows: [{ members: { TypePlanificationId: '4', Nom: 'Dupont' } }] });
  });

  it('asks which hour « à 4h » is, and takes the afternoon with Alt Entrée; nothing is saved before', async () => {
    const line = await quick();
    await write(line, 'demain à 4h entretien Dupont 30 min');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('« à 4h » : plusieurs sens possibles.');
    await press(line, 'Enter', { altKey: true });
    expect(line.value).toBe('demain à 16h entretien Dupont 30 min');
    await press(line, 'Enter', { altKey: true, repeat: true });
    expect(dispatch, 'a key that is held makes nothing (I26)').not.toHaveBeenCalled();
    await write(line, 'demain à 4h entretien Dupont 30 min');
    await click('04:00');
    expect(line.value).toBe('demain à 04h entretien Dupont 30 min');
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ rows: [{ members: { Debut: Date.parse('2026-11-20T04:00:00+01:00') } }] });
  });

  it('restores it after Carnet was closed or locked while it was typed, until the event is created', async () => {
    await write(await quick(), 'demain 14h jury');
    expect(keptDraft('event/phrase')).toBe('2026-11-19 demain 14h jury');
    await press(document.activeElement, 'Enter');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(keptDraft('event/phrase')).toBeNull();
  });

  it('has it on a later day too, beside the day that it says then', async () => {
    keep('event/phrase', '2026-11-18 demain 14h jury');
    expect((await quick()).value).toBe('demain 14h jury');
    expect(text()).toContain('Ven. 20 nov., 14:00');
  });

  it('restores a form that was closed by accident', async () => {
    await write(await quick(), 'vendredi 14h jury');
    await press(document.activeElement, 'Tab');
    await write(field('Nom'), 'Jury blanc');
    await press(document.activeElement, 'Escape');
    await quick();
    expect(text()).toContain('Brouillon : Jury blanc');
    await click('Reprendre');
    expect([field('Nom').value, field('Date').value, field('Début').value]).toEqual([
      'Jury blanc',
      '20/11/2026',
      '14:00',
    ]);
    await click('Annuler');
    await quick();
    expect(text()).not.toContain('Brouillon');
  });

  it('draws the event in the grid while it is written', async () => {
    await write(await quick(), 'vendredi 14h jury');
    const ghost = document.querySelector('.cal-ghost');
    expect(ghost?.textContent?.replaceAll('\u00A0', ' ')).toBe('Jury14:00 – 15:00');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('.cal-ghost')).toBeNull();
  });
});

describe('I26 the focus', () => {
  it('is on the created event, wherever the line was opened from', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const line = await quick();
    await write(line, 'demain 14h jury');
    dispatch.mockResolvedValueOnce({ ok: true, intentId: 'i', targets: ['80'] });
    await press(line, 'Enter');
    cache.events = [eventView('80', 20, ['14:00', '15:00'], 'Jury', { type: 'Jury' })];
    await redraw();
    await act(async () =>
      vi.waitFor(() => expect(document.activeElement?.closest('[data-event]')?.getAttribute('data-event')).toBe('80')),
    );
    opener.remove();
  });
});

describe('several events from one line', () => {
  const days = (): readonly string[] =>
    [...document.querySelectorAll('[role=dialog] ul[aria-label="Jours de la série"] li')].map(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' '),
    );
  it('R2.10 are shown day by day with what their teacher has then, and created linked, as one change', async () => {
    cache.events = [
      eventView('60', 20, ['15:00', '16:00'], 'Cours Droit', { enseignants: 'VASSEUR Hélène' }),
      eventView('61', 27, ['14:00', '16:00'], 'Cours Eco', { enseignants: 'MARTIN Claire' }),
    ];
    teachers.push({ id: '1', name: 'VASSEUR Hélène' });
    const line = await quick();
    await write(line, 'jury avec Vasseur tous les vendredis 14h-16h ×3');
    expect(days()).toEqual(['ven. 20 nov.', 'ven. 27 nov.', 'ven. 4 déc.']);
    expect(text()).toContain('ven. 20 nov. : déjà pris par Cours Droit, 15:00 – 16:00');
    expect(text()).not.toContain('Cours Eco,');
    expect(document.querySelector('.cal-ghost')?.matches('[data-clash]')).toBe(true);
    await press(line, 'Enter');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(asked()).toMatchObject({
      kind: 'create',
      rows: [
        {
          members: {
            Nom: 'Jury',
            Debut: Date.parse('2026-11-20T14:00:00+01:00'),
            Fin: Date.parse('2026-11-20T16:00:00+01:00'),
          },
          group: 'new',
        },
        { members: { Debut: Date.parse('2026-11-27T14:00:00+01:00') }, group: 'new' },
        { members: { Debut: Date.parse('2026-12-04T14:00:00+01:00'), Enseignants: 'VASSEUR Hélène' }, group: 'new' },
      ],
    });
    teachers.pop();
  });

  it('go to the form with Tab, where they repeat on the same days', async () => {
    const line = await quick();
    await write(line, 'jury 27/11, 4/12 et 11/12 9h');
    await press(line, 'Tab');
    expect([field('Nom').value, field('Date').value, field('Autres dates').value]).toEqual([
      'Jury',
      '27/11/2026',
      '04/12/2026, 11/12/2026',
    ]);
    await enter(field('Nom'));
    const rows = [27, 4, 11].map((day) => ({
      group: 'new',
      members: { Debut: Date.parse(`2026-${day === 27 ? 11 : 12}-${String(day).padStart(2, '0')}T09:00:00+01:00`) },
    }));
    expect(asked()).toMatchObject({ rows });
  });
});

describe('what the line does not understand', () => {
  it('R2.14 leads to the help on what can be typed, and keeps the line', async () => {
    await write(await quick(), 'demain 14h jury');
    await click('Ce qui se tape');
    expect([useHelp.getState().tab, keptDraft('event/phrase')]).toEqual(['lines', '2026-11-19 demain 14h jury']);
    closeHelp();
  });

  it('R2.10 is marked in the line with the reason, and nothing is created until it is settled', async () => {
    const line = await quick();
    await write(line, 'jury tous les vendredis à 14h en octobre');
    expect([...document.querySelectorAll('[role=dialog] mark')].map((mark) => mark.textContent)).toEqual([
      'tous les vendredis',
      'octobre',
    ]);
    expect(line.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[role=dialog] output')?.textContent).toContain('ce passage n’est pas compris');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(document.querySelector('[role=dialog]')).not.toBeNull();
  });

  it('is part of the name when the user declares it, by a key or a button', async () => {
    const line = await quick();
    await write(line, 'demain 14h jury 29/02/2027 groupe 35h');
    await press(line, 'Enter', { altKey: true });
    expect([...document.querySelectorAll('[role=dialog] mark')].map((mark) => mark.textContent)).toEqual(['35h']);
    await click('Garder comme nom');
    expect(document.activeElement).toBe(line);
    await press(line, 'Enter');
    expect(asked()).toMatchObject({
      rows: [{ members: { Nom: 'Jury 29/02/2027 groupe 35h', Debut: Date.parse('2026-11-20T14:00:00+01:00') } }],
    });
  });
});

describe('a repeated activation', () => {
  const bounced = async (activate: () => void): Promise<void> => {
    await act(async () => {
      activate();
      activate();
    });
    await act(async () => new Promise<void>((resolve) => setTimeout(resolve, 40)));
    expect(dispatch).toHaveBeenCalledTimes(1);
  };

  it('I1 creates once from the line, by its button and by Entrée', async () => {
    await write(await quick(), 'demain 14h jury');
    const [keep, line] = [create(), document.activeElement];
    await bounced(() => {
      keep.click();
      line?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  });
});

describe('creating', () => {
  it('makes two linked events from one form', async () => {
    await openForm();
    await write(field('Nom'), 'Jury');
    await click('Choisir un type');
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>('[role=option]')].find((each) => each.textContent === 'Jury')?.click(),
    );
    await act(async () => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
    await write(field('Date', 1), '20/11/2026');
    await press(field('Date', 1), 'Enter', { ctrlKey: true });
    expect(asked()).toEqual({
      kind: 'create',
      rows: [
        {
          entity: 'Planification',
          members: {
            EntiteJuridiqueId: '2',
            TypePlanificationId: '3',
            Nom: 'Jury',
            Debut: Date.parse('2026-11-19T10:30:00+01:00'),
            Fin: Date.parse('2026-11-19T11:30:00+01:00'),
          },
          group: 'new',
        },
        {
          entity: 'Planification',
          members: {
            EntiteJuridiqueId: '2',
            TypePlanificationId: '3',
            Nom: 'Jury',
            Debut: Date.parse('2026-11-20T10:30:00+01:00'),
            Fin: Date.parse('2026-11-20T11:30:00+01:00'),
          },
          group: 'new',
        },
      ],
    });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});

describe('the teachers of the form', () => {
  it('R5.8 are proposed while a name is typed, and a press writes it whole', async () => {
    teachers.push({ id: '1', name: 'FABRE Bertrand' }, { id: '2', name: 'FABIUS Léa' }, { id: '3', name: 'ZOLA Ana' });
    await openForm();
    const proposed = (): readonly (string | null)[] =>
      [...document.querySelectorAll('fieldset[aria-label="Noms connus"] button')].map((each) => each.textContent);
    expect(proposed()).toEqual([]);
    await write(field('Enseignants'), 'fab');
    expect(proposed()).toEqual(['FABRE Bertrand', 'FABIUS Léa']);
    await press(field('Enseignants'), 'ArrowDown');
    expect(document.activeElement?.textContent).toBe('FABRE Bertrand');
    await click('FABRE Bertrand');
    expect([field('Enseignants').value, document.activeElement]).toEqual(['FABRE Bertrand', field('Enseignants')]);
    expect(proposed()).toEqual([]);
    teachers.splice(0);
  });
});
