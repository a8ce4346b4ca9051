import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { at } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import { asked, begunFrom, click, dupont, field, quick, text, write, withScreen } from './screen.tsx';

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

  it('is of nobody where a name alone is typed, though one or several have it', async () => {
    cache.applicants = [
      dupont,
      { ...dupont, id: '2', applications: [interviewView('32', 25, '09:00', 'DUPONT Jean')] },
    ];
    await begin('Entretien Jean Dupont');
    await enter(field('Nom'));
    expect(asked()).toMatchObject({ kind: 'create' });
    expect(asked()).not.toHaveProperty('edits');
    expect(JSON.stringify(asked())).not.toContain('ReferenceExterne');
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
