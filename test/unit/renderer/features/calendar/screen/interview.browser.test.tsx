import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, begunFrom, click, dispatch, dupont, field, quick, redraw, text, withScreen, write } from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));
withScreen();

describe('the form', () => {
  /** The browser itself submits the form, as no event made here can. */
  const enter = (target: HTMLElement): Promise<void> =>
    act(async () => {
      target.focus();
      await userEvent.keyboard('{Enter}');
    });

  const choose = (name: string): Promise<void> =>
    act(async () =>
      [...document.querySelectorAll<HTMLLabelElement>('[role=dialog] [role=radiogroup] label')]
        .find(({ textContent }) => textContent.includes(name))
        ?.querySelector('input')
        ?.click(),
    );
  const chosen = (): string =>
    document.querySelector('[role=dialog] [role=radiogroup] input:checked')?.closest('label')?.textContent ?? '';

  describe('R4.7 an interview that goes on in the form', () => {
    const begin = async (): Promise<void> => {
      cache.applicants = [dupont];
      const line = await quick();
      await write(line, 'demain 14h entretien Dupont');
      await press(line, 'Enter', { altKey: true });
      await press(line, 'Tab');
    };

    it('keeps the application that was chosen, in sight, until the user chooses otherwise', async () => {
      await begin();
      expect(chosen()).toContain('DUPONT Jean');
      cache.applicants = [];
      await write(field('Nom'), 'Entretien MARTIN Zoé');
      expect(chosen()).toContain('DUPONT Jean');
      await choose('Événement seul');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { Nom: 'Entretien MARTIN Zoé' } }] });
      expect(asked()).not.toHaveProperty('edits');
    });

    it('I12 keeps the application, and the hour that it was begun from, over a close by accident', async () => {
      await begin();
      await press(field('Nom'), 'Escape');
      cache.applicants = [{ ...dupont, applications: [interviewView('31', 25, '11:00', 'DUPONT Jean')] }];
      await quick();
      await click('Reprendre');
      expect(chosen()).toContain('DUPONT Jean');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({
        rows: [{ members: { ReferenceExterne: 'C31' } }],
        edits: [{ entity: 'Dossier', id: '31', members: { CreneauLibre: at(20, '14:00') } }],
      });
      expect(Date.parse(String(begunFrom('31', 'CreneauLibre')))).toBe(at(24, '09:00'));
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

    it('is the event alone until the user chooses an application, and then takes the whole name', async () => {
      cache.applicants = [dupont];
      await begin('Entretien Dupont');
      expect(chosen()).toContain('Événement seul');
      await choose('DUPONT Jean');
      expect(field('Nom').value).toBe('Entretien DUPONT Jean');
      expect(text()).toContain('Le dossier prend cette heure.');
      await enter(field('Nom'));
      expect(asked()).toMatchObject({
        rows: [{ members: { Nom: 'Entretien DUPONT Jean', ReferenceExterne: 'C31' } }],
        edits: [{ id: '31' }],
      });
    });

    it('gives the hour of the first event of a series, whichever day was typed', async () => {
      cache.applicants = [dupont];
      const line = await quick();
      await write(line, 'entretien Dupont 14h 27/11, 4/12');
      await press(line, 'Enter', { altKey: true });
      await press(document.activeElement, 'Tab');
      expect(text()).toContain('Le dossier prend l’heure du premier.');
      await write(field('Date'), '11/12/2026');
      await enter(field('Nom'));
      const first = Date.parse('2026-12-04T14:00:00+01:00');
      expect(asked()).toMatchObject({
        rows: [{ members: { Debut: first } }, {}],
        edits: [{ members: { CreneauLibre: first } }],
      });
    });
  });
});

describe('by one line', () => {
  const chosen = { edits: [{ entity: 'Dossier', id: '31', members: { CreneauLibre: at(20, '14:00') } }] };
  const begin = async (phrase = 'demain 14h entretien Dupont'): Promise<HTMLInputElement> => {
    cache.applicants = [dupont];
    await redraw();
    const line = await quick();
    await write(line, phrase);
    return line;
  };

  describe('R4.7 an interview of an applicant', () => {
    it('is the event alone where the user chose no application, though only one has the name', async () => {
      const line = await begin();
      expect(text()).toContain('L’événement seul, sauf si vous choisissez un dossier');
      await press(line, 'Enter');
      expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { Nom: 'Entretien Dupont' } }] });
      expect(asked()).not.toHaveProperty('edits');
      expect(JSON.stringify(asked())).not.toContain('ReferenceExterne');
    });

    it('has the number of the application that the user chose, and gives it the hour', async () => {
      const line = await begin();
      await press(line, 'Enter', { altKey: true });
      expect(text()).toContain('Dossier C31 : entretien ven. 20 nov., 14:00, au lieu de mar. 24 nov., 09:00');
      await press(line, 'Enter');
      expect(asked()).toMatchObject({
        kind: 'create',
        rows: [{ members: { Nom: 'Entretien DUPONT Jean', ReferenceExterne: 'C31' } }],
        ...chosen,
      });
      expect(Date.parse(String(begunFrom('31', 'CreneauLibre')))).toBe(at(24, '09:00'));
    });

    it('of two people of one name is of the one that the user chose, and nothing of the other is written', async () => {
      const line = await begin('demain 14h entretien rousseau clement');
      const rousseau = (id: string, name: string) => ({
        id,
        name,
        said: 'rousseau clement',
        applications: [interviewView(`3${id}`, 20, '14:00', name, { numero: `R${id}` })],
      });
      cache.applicants = [rousseau('1', 'ROUSSEAU Clément'), rousseau('2', 'ROUSSEAU Clement')];
      cache.events = [eventView('70', 20, ['14:00', '14:30'], 'ROUSSEAU Clément', { reference: 'R1' })];
      await redraw();
      await click('ROUSSEAU Clement, R2, BTS MCO');
      await press(line, 'Enter');
      expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { ReferenceExterne: 'R2' } }] });
      expect(JSON.stringify(asked())).not.toMatch(/"70"|"31"/u);
    });

    it('R5.8 says before Entrée that the agent of the application is taken then', async () => {
      cache.interviews = [interviewView('32', 20, '14:15', 'MARTIN Luc')];
      await press(await begin(), 'Enter', { altKey: true });
      expect(text()).toContain('ven. 20 nov. : déjà pris par MARTIN Luc, 14:15');
      expect(dispatch).not.toHaveBeenCalled();
    });

    it('I12 is based on what was shown when the application was chosen', async () => {
      const line = await begin();
      await press(line, 'Enter', { altKey: true });
      cache.applicants = [{ ...dupont, applications: [interviewView('31', 25, '11:00', 'DUPONT Jean')] }];
      await redraw();
      await press(line, 'Enter');
      expect(Date.parse(String(begunFrom('31', 'CreneauLibre')))).toBe(at(24, '09:00'));
    });
  });

  describe('R4.7 an application that has an interview already', () => {
    const before = eventView('70', 24, ['09:00', '09:30'], 'Entretien', { reference: 'C31' });
    const choose = async (phrase?: string): Promise<HTMLInputElement> => {
      const line = await begin(phrase);
      await press(line, 'Enter', { altKey: true });
      return line;
    };

    it('keeps it and its hour: a second event is added, with the number', async () => {
      cache.events = [before];
      const line = await choose();
      expect(text()).toContain(
        'Dossier C31 : a déjà un entretien le mar. 24 nov., 09:00, qui reste. Un second s’ajoute.',
      );
      await press(line, 'Enter');
      expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { ReferenceExterne: 'C31' } }] });
      expect(asked()).not.toHaveProperty('edits');
    });

    it('may have one that is not here, where not all events are', async () => {
      cache.received = false;
      await choose();
      expect(text()).toContain('un entretien est peut-être déjà prévu.');
    });
  });

  describe('R4.7 a series for an applicant', () => {
    it('gives the hour and the number of the application to its first event', async () => {
      cache.applicants = [
        { ...dupont, applications: [{ ...interviewView('31', 1, '09:00', 'DUPONT Jean'), creneau: null }] },
      ];
      const line = await quick();
      await write(line, 'entretien Dupont 14h 27/11, 4/12');
      expect(text()).toContain('Les événements seuls, sauf si vous choisissez un dossier');
      await press(line, 'Enter', { altKey: true });
      expect(text()).toContain('Dossier C31 : entretien ven. 27 nov., 14:00, le premier de la série');
      await press(line, 'Enter');
      expect(asked()).toMatchObject({
        rows: [{ members: { Debut: at(27, '14:00'), ReferenceExterne: 'C31' } }, {}],
        edits: [{ entity: 'Dossier', id: '31', members: { CreneauLibre: at(27, '14:00') } }],
      });
    });
  });
});
