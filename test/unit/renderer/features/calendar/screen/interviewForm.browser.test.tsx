import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, click, dispatch, dupont, field, quick, redraw, text, write, withScreen } from './screen.tsx';

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

describe('R4.7 an interview that goes on in the form', () => {
  const begin = async (): Promise<void> => {
    cache.applicants = [dupont];
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont');
    await press(line, 'Tab');
  };
  const getsHour = (): HTMLInputElement => {
    const box = [...document.querySelectorAll<HTMLLabelElement>('[role=dialog] label')].find(({ textContent }) =>
      textContent.includes('Donner la même heure au dossier C31 de DUPONT Jean'),
    );
    const input = box?.querySelector('input');
    if (!input) throw new Error('no box');
    return input;
  };

  it('leaves the application once it has another name, or the user says so', async () => {
    await begin();
    expect(getsHour().checked).toBe(true);
    await write(field('Nom'), 'Entretien MARTIN Zoé');
    expect(getsHour().checked).toBe(false);
    await act(async () => getsHour().click());
    expect(getsHour().checked).toBe(true);
    await act(async () => getsHour().click());
    await write(field('Nom'), 'Entretien DUPONT Jean');
    await enter(field('Nom'));
    expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { Nom: 'Entretien DUPONT Jean' } }] });
    expect(asked()).not.toHaveProperty('edits');
  });

  it('I12 keeps the application, and the hour that it was begun from, over a close by accident', async () => {
    await begin();
    await press(field('Nom'), 'Escape');
    cache.applicants = [{ ...dupont, applications: [interviewView('31', 25, '11:00', 'DUPONT Jean')] }];
    await quick();
    await click('Reprendre');
    expect(getsHour().checked).toBe(true);
    await enter(field('Nom'));
    expect(asked()).toMatchObject({
      edits: [{ entity: 'Dossier', id: '31', members: { CreneauLibre: at(20, '14:00') } }],
      seen: [{ id: '31', field: 'CreneauLibre', raw: at(24, '09:00') }],
    });
  });
});

describe('R4.7 an interview that is typed in the form', () => {
  const begin = async (nom: string): Promise<void> => {
    await write(await quick(), 'demain 14h');
    await press(document.activeElement, 'Tab');
    await click('Choisir un type');
    await act(async () => document.querySelector<HTMLElement>('[role=option][data-key="1"]')?.click());
    await write(field('Nom'), nom);
  };
  const box = (): HTMLInputElement => {
    const found = [...document.querySelectorAll<HTMLLabelElement>('[role=dialog] label')].find(({ textContent }) =>
      textContent.includes('dossier'),
    );
    const input = found?.querySelector('input');
    if (!input) throw new Error('no box');
    return input;
  };

  it('by the family name alone asks whether it is theirs, and then takes the whole name', async () => {
    cache.applicants = [dupont];
    await begin('Entretien Dupont');
    expect(box().checked).toBe(false);
    await act(async () => box().click());
    expect(field('Nom').value).toBe('Entretien DUPONT Jean');
    await enter(field('Nom'));
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien DUPONT Jean' } }], edits: [{ id: '31' }] });
  });

  describe('that several applicants may be meant by', () => {
    const jean = { ...dupont, said: 'Dupont' };
    const luc = {
      id: '2',
      name: 'DUPONT Luc',
      said: 'Dupont',
      applications: [interviewView('32', 25, '09:00', 'DUPONT Luc')],
    };
    const radio = (name: string): Promise<void> =>
      act(async () =>
        [...document.querySelectorAll<HTMLLabelElement>('[role=dialog] [role=radiogroup] label')]
          .find(({ textContent }) => textContent.includes(name))
          ?.querySelector('input')
          ?.click(),
      );

    it('asks for which application, and creates nothing before it is said', async () => {
      cache.applicants = [jean, luc];
      await begin('Entretien Dupont');
      expect(text()).toContain('Pour quel dossier');
      await enter(field('Nom'));
      expect(dispatch).not.toHaveBeenCalled();
      expect(text()).toContain('Choisissez le dossier, ou l’événement seul.');
      expect(document.activeElement?.closest('[role=radiogroup]')).not.toBeNull();
      await radio('DUPONT Luc');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien DUPONT Luc' } }], edits: [{ id: '32' }] });
    });

    it('makes the event alone where the user says so, and asks again of another name', async () => {
      cache.applicants = [jean, luc];
      await begin('Entretien Dupont');
      await radio('Événement seul');
      cache.applicants = [jean, { ...luc, id: '3', applications: [interviewView('33', 25, '09:00', 'DUPONT Luc')] }];
      await write(field('Nom'), 'Entretien Dupont B');
      await enter(field('Nom'));
      expect(dispatch).not.toHaveBeenCalled();
      await radio('Événement seul');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien Dupont B' } }] });
      expect(asked()).not.toHaveProperty('edits');
    });

    const type = async (id: string): Promise<void> => {
      await act(async () => document.querySelector<HTMLElement>('[role=dialog] [aria-haspopup=listbox]')?.click());
      await act(async () => document.querySelector<HTMLElement>(`[role=option][data-key="${id}"]`)?.click());
    };

    it.each(['form', 'line'])(
      'forgets what was said in the %s of an interview once it is none, or of nobody',
      async (where) => {
        cache.applicants = [jean, luc];
        if (where === 'form') {
          await begin('Entretien Dupont');
          await radio('DUPONT Luc');
        } else {
          const line = await quick();
          await write(line, 'demain 14h entretien Dupont');
          await press(line, 'Enter', { altKey: true, shiftKey: true });
          await press(line, 'Tab');
          cache.applicants = [luc];
        }
        await redraw();
        expect(text()).toContain('DUPONT Luc');
        await type('3');
        expect(text()).not.toContain('Donner la même heure');
        await type('1');
        expect(text()).toContain('DUPONT Luc');
        cache.applicants = [];
        await write(field('Nom'), 'Entretien Durand');
        expect(text()).not.toContain('Donner la même heure');
        await enter(field('Nom'));
        expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien Durand' } }] });
        expect(asked()).not.toHaveProperty('edits');
      },
    );

    it('keeps what was said in the line', async () => {
      cache.applicants = [jean, luc];
      await write(await quick(), 'demain 14h entretien Dupont');
      await click('Événement seul');
      await press(document.querySelector<HTMLElement>('[role=dialog] input'), 'Tab');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien Dupont' } }] });
      expect(asked()).not.toHaveProperty('edits');
    });
  });

  it('is of the applicant whose name it is corrected to', async () => {
    cache.applicants = [dupont];
    await write(await quick(), 'demain 14h entretien Dupont');
    await press(document.activeElement, 'Tab');
    cache.applicants = [
      {
        id: '2',
        name: 'MARTIN Zoé',
        said: 'MARTIN Zoé',
        applications: [interviewView('32', 25, '09:00', 'MARTIN Zoé')],
      },
    ];
    await write(field('Nom'), 'Entretien MARTIN Zoé');
    expect(text()).toContain('Donner la même heure au dossier C32 de MARTIN Zoé');
    await enter(field('Nom'));
    expect(asked()).toMatchObject({ edits: [{ id: '32' }] });
  });

  it('is not made before every applicant is searched', async () => {
    cache.applicants = [dupont];
    cache.allSearched = false;
    await begin('Entretien Jean Dupont');
    expect(text()).toContain('Recherche du candidat');
    await enter(field('Nom'));
    expect(dispatch).not.toHaveBeenCalled();
    cache.allSearched = true;
    await redraw();
    await enter(field('Nom'));
    expect(asked()).toMatchObject({ edits: [{ id: '31' }] });
  });

  it('gives the hour of the first event of a series, whichever day was typed', async () => {
    cache.applicants = [dupont];
    await write(await quick(), 'entretien Dupont 14h 27/11, 4/12');
    await press(document.activeElement, 'Tab');
    await write(field('Date'), '11/12/2026');
    await enter(field('Nom'));
    const first = Date.parse('2026-12-04T14:00:00+01:00');
    expect(asked()).toMatchObject({
      rows: [{ members: { Debut: first } }, {}],
      edits: [{ members: { CreneauLibre: first } }],
    });
  });
});
