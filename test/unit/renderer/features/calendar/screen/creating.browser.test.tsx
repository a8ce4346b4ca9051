import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useQuickMemory } from '#features/calendar/quickAdd/memory.ts';
import { QuickCreate } from '#features/calendar/quickAdd/QuickCreate.tsx';
import { register } from '#ui/shortcuts/registry.ts';
import { at, eventView, now, types } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { press, show } from '../show.tsx';
import { agents, cache, keptDraft, teachers } from './fakeCache.ts';
import {
  asked,
  bounceOver,
  click,
  dispatch,
  field,
  ines,
  jury,
  parked,
  quick,
  redraw,
  text,
  toast,
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

/** The button that creates, in the line or in the form. */
const create = (): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(({ textContent }) =>
    textContent?.startsWith('Créer'),
  );
  if (!found) throw new Error('nothing creates here');
  return found;
};
const openForm = async (): Promise<void> => press(await quick(), 'Tab');

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

  it('R4.7 knows the agents of the campus as it knows the teachers, as the form does', async () => {
    agents.push({ id: '9', name: 'MOREAU Claire' });
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont avec Claire Moreau');
    await press(line, 'Enter');
    agents.splice(0);
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien Dupont', Enseignants: 'MOREAU Claire' } }] });
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

  it('saves nothing at an hour that the clock skips, and says so', async () => {
    const line = await quick();
    await write(line, 'dimanche 28 mars 2027 à 02h30 réunion');
    expect(text()).toContain('02:30 n’existe pas ce jour-là : l’horloge passe de 02:00 à 03:00.');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('asks which hour « à 4h » is, and takes the afternoon with Alt Entrée; nothing is saved before', async () => {
    const line = await quick();
    await write(line, 'demain à 4h entretien Dupont 30 min');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('« à 4h » : plusieurs sens possibles.');
    await press(line, 'Enter', { altKey: true });
    expect(line.value).toBe('demain à 16h entretien Dupont 30 min');
    await press(line, 'Enter', { altKey: true });
    expect(dispatch, 'a second press at once makes nothing (I26)').not.toHaveBeenCalled();
    await write(line, 'demain à 4h entretien Dupont 30 min');
    await click('04:00');
    expect(line.value).toBe('demain à 04h entretien Dupont 30 min');
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ rows: [{ members: { Debut: Date.parse('2026-11-20T04:00:00+01:00') } }] });
  });

  it('restores the typed text after closing by accident', async () => {
    await write(await quick(), 'demain 14h jury');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect((await quick()).value).toBe('demain 14h jury');
  });

  it('makes room for the palette of the screen, and keeps the text', async () => {
    const open = vi.fn(() => document.querySelector('[role=dialog]'));
    const remove = register(1, { shortcut: { id: 'app.palette', keys: [] }, keys: ['mod+k'], run: open });
    await write(await quick(), 'demain 14h jury');
    await press(document.activeElement, 'k', { ctrlKey: true });
    remove();
    expect(open.mock.results).toEqual([{ type: 'return', value: null }]);
    expect((await quick()).value).toBe('demain 14h jury');
  });

  it('restores it after Carnet was closed or locked while it was typed, until the event is created', async () => {
    await write(await quick(), 'demain 14h jury');
    expect(keptDraft('event/phrase')).toBe('2026-11-19 demain 14h jury');
    await press(document.activeElement, 'Enter');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(keptDraft('event/phrase')).toBeNull();
  });

  it('offers it on a later day, whose « demain » is another, with the day on which it was typed', async () => {
    await write(await quick(), 'demain 14h jury');
    await press(document.activeElement, 'Escape');
    vi.setSystemTime(now + 24 * 3_600_000);
    const line = await quick();
    await press(line, 'Enter');
    expect([line.value, dispatch.mock.calls]).toEqual(['', []]);
    expect(text()).toContain('Ligne tapée jeu. 19 nov. : demain 14h jury');
    await write(line, '16h réunion');
    await write(line, '');
    expect(keptDraft('event/phrase'), 'another line that was given up').toBe('2026-11-19 demain 14h jury');
    await click('Reprendre');
    expect([line.value, text().includes('Ligne tapée')]).toEqual(['demain 14h jury', false]);
    expect(text()).toContain('Sam. 21 nov., 14:00');
    expect(keptDraft('event/phrase')).toBe('2026-11-20 demain 14h jury');
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

  it('shows an end before the start, and saves nothing', async () => {
    const line = await quick();
    await write(line, 'vendredi 14h-13h jury');
    expect(text()).toContain('La fin doit être après le début.');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('draws the event in the grid while it is written', async () => {
    await write(await quick(), 'vendredi 14h jury');
    const ghost = document.querySelector('.cal-ghost');
    expect(ghost?.textContent?.replaceAll('\u00A0', ' ')).toBe('Jury14:00 – 15:00');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('.cal-ghost')).toBeNull();
  });
});

/** DUPONT Jean applies once. */
const dupont = {
  id: '1',
  name: 'DUPONT Jean',
  said: 'Dupont',
  applications: [interviewView('31', 24, '09:00', 'DUPONT Jean')],
};

describe('an interview of an applicant', () => {
  it('R4.7 is not made before every applicant is searched, and then gives the hour to the application', async () => {
    cache.applicants = [dupont];
    cache.allSearched = false;
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont');
    expect(text()).toContain('Recherche du candidat');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    cache.allSearched = true;
    await redraw();
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien DUPONT Jean' } }], edits: [{ id: '31' }] });
  });

  it('R4.7 R5.8 says before Entrée that the agent of the application is taken then', async () => {
    cache.applicants = [dupont];
    cache.interviews = [interviewView('32', 20, '14:15', 'MARTIN Luc')];
    await redraw();
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont');
    expect(text()).toContain('ven. 20 nov. : déjà pris par MARTIN Luc, 14:15');
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe('R4.7 an applicant who has an interview already', () => {
  const before = eventView('70', 24, ['09:00', '09:30'], 'Entretien DUPONT Jean, jury 2', { enseignants: 'PETIT Ana' });
  const begin = async (phrase: string): Promise<HTMLInputElement> => {
    cache.applicants = [dupont];
    cache.events = [before];
    cache.interviews = dupont.applications;
    await redraw();
    const line = await quick();
    await write(line, phrase);
    return line;
  };

  it('is said before Entrée, which moves it with the application, at its own length', async () => {
    const line = await begin('demain 14h entretien Dupont');
    expect(text()).toContain(
      'A déjà un entretien le mar. 24 nov., 09:00 : il passe au ven. 20 nov., 14:00, avec le dossier C31, et garde son nom.',
    );
    expect(text()).toContain('Ven. 20 nov., 14:00 – 14:30');
    expect(text(), 'its name stays').toContain('NomEntretien DUPONT Jean, jury 2');
    await press(line, 'Enter');
    expect(dispatch).toHaveBeenCalledOnce();
    expect(toast()).toContain('Entretien DUPONT Jean, jury 2 : déplacé au ven. 20 nov., 14:00');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        { entity: 'Planification', id: '70', members: { Debut: at(20, '14:00'), Fin: at(20, '14:30') } },
        { entity: 'Dossier', id: '31', members: { CreneauLibre: at(20, '14:00') }, partner: '70' },
      ],
      seen: [
        { entity: 'Planification', id: '70', field: 'Debut', raw: at(24, '09:00') },
        { entity: 'Planification', id: '70', field: 'Fin', raw: at(24, '09:30') },
        { entity: 'Dossier', id: '31', field: 'CreneauLibre', raw: at(24, '09:00') },
      ],
    });
  });

  it('asks about words for which it has no place, and writes nothing before', async () => {
    const line = await begin('demain 14h entretien Dupont plateau 3');
    expect(text()).toContain('Que faire de « plateau 3 »');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    await press(line, 'Enter', { altKey: true });
    expect(text()).toContain('NomEntretien DUPONT Jean, jury 2, plateau 3');
    await press(line, 'Enter');
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [{ id: '70', members: { Nom: 'Entretien DUPONT Jean, jury 2, plateau 3' } }, { id: '31' }],
      seen: [{}, {}, { id: '70', field: 'Nom', raw: '"Entretien DUPONT Jean, jury 2"' }, {}],
    });
  });

  it('I26 a second press of Alt Entrée at once, or the key held, answers no other question than the first', async () => {
    const line = await begin('demain 14h entretien Dupont plateau 3');
    await press(line, 'Enter', { altKey: true });
    await press(line, 'Enter', { altKey: true });
    expect(text()).toContain('NomEntretien DUPONT Jean, jury 2, plateau 3');
    await bounceOver();
    for (const altKey of [true, false]) await press(line, 'Enter', { altKey, repeat: true });
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('NomEntretien DUPONT Jean, jury 2, plateau 3');
    await press(line, 'Enter', { altKey: true });
    expect(text()).toContain('qui reste : un second s’ajoute');
  });

  it('leaves such words out where the user says so, or makes a second one that has them', async () => {
    const line = await begin('demain 14h entretien Dupont plateau 3');
    await press(line, 'Enter', { altKey: true, shiftKey: true });
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { Nom: 'Entretien DUPONT Jean plateau 3' } }] });
    await write(await begin('demain 15h entretien Dupont plateau 3'), 'demain 15h entretien Dupont plateau 3');
    await click('Ne pas l’écrire');
    expect(text()).toContain('« plateau 3 » : non écrit.');
    await press(document.querySelector('[role=dialog] input'), 'Enter');
    expect(asked()).toMatchObject({ kind: 'edit' });
    expect(JSON.stringify(asked())).not.toContain('Nom');
  });

  it('takes such words into its name in the form, unless the user leaves them', async () => {
    await press(await begin('demain 14h entretien Dupont plateau 3'), 'Tab');
    expect(text()).toContain('Ajouter « plateau 3 » à son nom');
    await click('Déplacer');
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien DUPONT Jean, jury 2, plateau 3' } }, {}] });
  });

  const addsWords = (): HTMLInputElement => {
    const box = [...document.querySelectorAll<HTMLLabelElement>('[role=dialog] label')].find(({ textContent }) =>
      textContent.replaceAll('\u00A0', ' ').includes('Ajouter « plateau 3 » à son nom'),
    );
    const input = box?.querySelector('input');
    if (!input) throw new Error('no box');
    return input;
  };

  it('the form knows such words that the user left out in the line, also after it was closed by accident', async () => {
    await begin('demain 14h entretien Dupont plateau 3');
    await click('Ne pas l’écrire');
    await press(document.querySelector('[role=dialog] input'), 'Tab');
    expect(addsWords().checked).toBe(false);
    await press(field('Nom'), 'Escape');
    await quick();
    await click('Reprendre');
    expect(addsWords().checked).toBe(false);
    await act(async () => addsWords().click());
    expect(addsWords().checked).toBe(true);
    await act(async () => addsWords().click());
    await click('Déplacer');
    expect(JSON.stringify(asked())).not.toContain('Nom');
  });

  it('an address by which the form means the applicant is none of these words', async () => {
    await press(await begin('demain 14h'), 'Tab');
    cache.applicants = [
      {
        ...dupont,
        said: 'jd@x.fr',
        applications: [...dupont.applications, interviewView('32', 25, '09:00', 'DUPONT Jean')],
      },
    ];
    await click('Choisir un type');
    await act(async () => document.querySelector<HTMLElement>('[role=option][data-key="1"]')?.click());
    await write(field('Nom'), 'Entretien jd@x.fr plateau 3');
    await act(async () =>
      document.querySelector<HTMLInputElement>('[role=dialog] [role=radiogroup] label input')?.click(),
    );
    expect(addsWords().checked).toBe(true);
    await click('Déplacer');
    expect(asked()).toMatchObject({ rows: [{ members: { Nom: 'Entretien DUPONT Jean, jury 2, plateau 3' } }, {}] });
  });

  it('keeps it where the user adds a second one, by Alt Entrée, and the application keeps its hour', async () => {
    const line = await begin('demain 14h entretien Dupont 45 min');
    await press(line, 'Enter', { altKey: true });
    expect(text()).toContain(
      'A déjà un entretien le mar. 24 nov., 09:00, qui reste : un second s’ajoute. Le dossier ne change pas.',
    );
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ kind: 'create', rows: [{ members: { Fin: at(20, '14:45') } }] });
    expect(asked()).not.toHaveProperty('edits');
  });

  it('is moved by the form too, unless the user says otherwise there', async () => {
    teachers.push({ id: '1', name: 'VASSEUR Hélène' });
    await press(await begin('demain 14h entretien Dupont avec Vasseur'), 'Tab');
    teachers.pop();
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00 : il vient ici');
    expect(text()).toContain('Enseignants : VASSEUR Hélène, à la place de PETIT Ana.');
    await click('Déplacer');
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [
        {
          id: '70',
          members: { Debut: at(20, '14:00'), Fin: at(20, '14:30'), Enseignants: 'VASSEUR Hélène' },
        },
        { id: '31' },
      ],
      seen: [{}, {}, { id: '70', field: 'Enseignants', raw: '"PETIT Ana"' }, {}],
    });
  });

  it('I12 is based on what was shown when the line was typed', async () => {
    const line = await begin('demain 14h entretien Dupont');
    const later = interviewView('31', 25, '11:00', 'DUPONT Jean');
    cache.events = [{ ...before, debut: at(25, '11:00'), fin: at(25, '11:30') }];
    cache.applicants = [{ ...dupont, applications: [later] }];
    cache.interviews = [later];
    await redraw();
    await press(line, 'Enter');
    expect(asked()).toMatchObject({
      seen: [{ raw: at(24, '09:00') }, { raw: at(24, '09:30') }, { field: 'CreneauLibre', raw: at(24, '09:00') }],
    });
  });

  it('I12 keeps its teachers in whosever column it is drawn, and says who goes where the line names another', async () => {
    teachers.push({ id: '1', name: 'VASSEUR Hélène' });
    await begin('');
    await press(document.activeElement, 'Escape');
    const line = await show(
      <QuickCreate
        campusId="2"
        submission={{ id: 'column' }}
        slot={{ debut: at(20, '14:00'), fin: at(20, '15:00'), enseignants: 'MARTIN Luc' }}
        types={types}
        onDraft={() => undefined}
        onForm={() => undefined}
        onCreated={() => undefined}
        onClose={() => undefined}
      />,
    );
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input');
    if (!input) throw new Error('no line to write in');
    await write(input, 'entretien Dupont avec Vasseur');
    expect(text()).toContain('VASSEUR Hélène, à la place de PETIT Ana');
    await write(input, 'entretien Dupont');
    expect(text()).toContain('EnseignantsPETIT Ana');
    await press(input, 'Enter');
    expect(asked()).toMatchObject({ kind: 'edit', rows: [{ id: '70' }, { id: '31' }] });
    expect(JSON.stringify(asked())).not.toContain('Enseignants');
    teachers.pop();
    await line.close();
  });

  it('of a namesake is moved neither by the line nor by the form', async () => {
    const other = { ...dupont, id: '2', applications: [interviewView('32', 25, '09:00', 'DUPONT Jean')] };
    const line = await begin('demain 14h entretien Dupont');
    cache.interviews = [];
    cache.applicants = [dupont, other];
    await redraw();
    await press(line, 'Enter', { altKey: true });
    await press(line, 'Tab');
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00, qui reste');
    await act(async () => create().click());
    expect(asked()).toMatchObject({ kind: 'create', edits: [{ id: '31' }] });
  });

  it('on another campus is named with it, and stays there', async () => {
    const line = await begin('demain 14h entretien Dupont');
    cache.campuses = [
      { id: '2', name: 'Campus Lyon' },
      { id: '3', name: 'Campus Paris' },
    ];
    cache.events = [{ ...before, campusId: '3' }];
    await redraw();
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00, Campus Paris, qui reste');
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ kind: 'create' });
    expect(asked()).not.toHaveProperty('edits');
  });

  it('that has begun is named, and stays: a second one is added', async () => {
    const line = await begin('demain 14h entretien Dupont');
    const interview = interviewView('31', 19, '10:00', 'DUPONT Jean');
    cache.events = [{ ...before, debut: at(19, '10:00'), fin: at(19, '10:30') }];
    cache.applicants = [{ ...dupont, applications: [interview] }];
    cache.interviews = [interview];
    await redraw();
    expect(text()).toContain('A déjà un entretien le jeu. 19 nov., 10:00, qui reste : un second s’ajoute.');
    await press(line, 'Enter');
    expect(asked()).toMatchObject({ kind: 'create' });
    expect(asked()).not.toHaveProperty('edits');
  });

  it('keeps its length in a form that is typed by hand, where its teachers are looked for too', async () => {
    await begin('demain 14h');
    cache.events = [
      before,
      eventView('71', 20, ['14:00', '14:15'], 'Cours Droit', { type: 'Cours', enseignants: 'PETIT Ana' }),
    ];
    await redraw();
    await press(document.activeElement, 'Tab');
    await click('Choisir un type');
    await act(async () => document.querySelector<HTMLElement>('[role=option][data-key="1"]')?.click());
    expect(field('Fin').value).toBe('15:00');
    await write(field('Nom'), 'Entretien Jean Dupont');
    expect(field('Fin').value).toBe('14:30');
    expect(text()).toContain('déjà pris par Cours Droit');
    await click('Déplacer');
    expect(asked()).toMatchObject({ kind: 'edit', rows: [{ members: { Fin: at(20, '14:30') } }, {}] });
  });

  it('is said in a form that is typed by hand too, and stays where it was left before the form', async () => {
    await press(await begin('demain 14h'), 'Tab');
    await click('Choisir un type');
    await act(async () => document.querySelector<HTMLElement>('[role=option][data-key="1"]')?.click());
    await write(field('Nom'), 'Entretien Jean Dupont');
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00 : il vient ici');
    await click('Annuler');
    const line = await begin('demain 14h entretien Dupont');
    await press(line, 'Enter', { altKey: true });
    await press(line, 'Tab');
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00, qui reste : un autre s’ajoute.');
    await act(async () => create().click());
    expect(asked()).toMatchObject({ kind: 'create' });
    expect(asked()).not.toHaveProperty('edits');
  });

  it('is found at the hour of the application, however far that is', async () => {
    const debut = Date.parse('2027-05-24T09:00:00+02:00');
    const far = { ...before, debut, fin: debut + 1_800_000 };
    cache.applicants = [
      { ...dupont, applications: [interviewView('31', 24, '09:00', 'DUPONT Jean', { creneau: debut })] },
    ];
    cache.events = [far];
    cache.interviews = [interviewView('31', 24, '09:00', 'DUPONT Jean', { creneau: debut })];
    await redraw();
    await write(await quick(), 'demain 14h entretien Dupont');
    expect(text()).toContain('A déjà un entretien le lun. 24 mai');
  });

  it('is not moved by a series, whose events are more; nor one that is done or cancelled', async () => {
    await begin('entretien Dupont 14h 27/11, 4/12');
    expect(text()).toContain('A déjà un entretien le mar. 24 nov., 09:00, qui reste : 2 autres s’ajoutent.');
    cache.events = [{ ...before, realise: true }];
    await redraw();
    expect(text()).not.toContain('A déjà un entretien');
    cache.events = [{ ...before, annule: true }];
    await redraw();
    expect(text()).not.toContain('A déjà un entretien');
  });
});

describe('R4.7 while not all events are here', () => {
  it('it is said that the applicant may have an interview already, in the line and in the form', async () => {
    cache.applicants = [dupont];
    cache.received = false;
    await redraw();
    await write(await quick(), 'demain 14h entretien Dupont');
    expect(text()).toContain('un entretien est peut-être déjà prévu. Dossier C31 : entretien ven. 20 nov., 14:00');
    await press(document.activeElement, 'Tab');
    expect(text()).toContain('un entretien est peut-être déjà prévu.');
  });
});

describe('R4.7 a series for an applicant', () => {
  it('gives the hour of its first event to the application, says so, and leaves it by Alt Entrée', async () => {
    cache.applicants = [
      { ...dupont, applications: [{ ...interviewView('31', 1, '09:00', 'DUPONT Jean'), creneau: null }] },
    ];
    const line = await quick();
    await write(line, 'entretien Dupont 14h 27/11, 4/12');
    expect(text()).toContain('Dossier C31 : entretien ven. 27 nov., 14:00, le premier de la série');
    await press(line, 'Enter', { altKey: true });
    expect(text()).toContain('Les événements seuls : le dossier de DUPONT Jean n’a pas l’heure.');
    await bounceOver();
    await press(line, 'Enter', { altKey: true });
    await press(line, 'Enter');
    expect(asked()).toMatchObject({
      rows: [{ members: { Debut: at(27, '14:00') } }, {}],
      edits: [{ entity: 'Dossier', id: '31', members: { CreneauLibre: at(27, '14:00') } }],
    });
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

  it('in the form: nothing is created from a number or a date that cannot be read', async () => {
    const line = await quick();
    await write(line, 'jury 27/11, 4/12 9h');
    await press(line, 'Tab');
    await write(field('Autres dates'), '4/12, 31/11');
    await enter(field('Nom'));
    expect(text()).toContain('Des dates comme 4/12, 11/12.');
    expect(dispatch).not.toHaveBeenCalled();
    await write(field('Autres dates'), '4/12');
    await enter(field('Nom'));
    expect(asked()).toMatchObject({
      rows: [{}, { members: { Debut: Date.parse('2026-12-04T09:00:00+01:00') } }],
    });
  });
});

describe('what the line does not understand', () => {
  it('R2.10 is marked in the line with the reason, and nothing is created until it is settled', async () => {
    const line = await quick();
    await write(line, 'jury tous les mois à 14h pendant 4 semaines');
    expect([...document.querySelectorAll('[role=dialog] mark')].map((mark) => mark.textContent)).toEqual([
      'tous les mois',
      'pendant 4 semaines',
    ]);
    expect(line.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('[role=dialog] output')?.textContent).toContain(
      'cette répétition n’est pas comprise',
    );
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

  it('goes to the form unchanged, and leaves empty there what it may have meant', async () => {
    const line = await quick();
    await write(line, 'jury 31/04 10h');
    await press(line, 'Tab');
    expect([field('Nom').value, field('Date').value, field('Début').value]).toEqual(['Jury 31/04', '', '10:00']);
  });

  it('of an empty line nothing is created', async () => {
    useQuickMemory.setState({ lastTypeId: '4' });
    const line = await quick();
    await press(line, 'Enter');
    await write(line, '   ');
    await press(line, 'Enter');
    expect(dispatch).not.toHaveBeenCalled();
    expect(create().disabled).toBe(true);
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

  it('I1 creates once from the form', async () => {
    await write(await quick(), 'demain 14h jury');
    await press(document.activeElement, 'Tab');
    const keep = create();
    await bounced(() => keep.click());
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

  it('shows what is missing and stays open', async () => {
    await openForm();
    await enter(field('Nom'));
    expect(dispatch).not.toHaveBeenCalled();
    expect(text()).toContain('Donnez un nom à l’événement.');
    expect(text()).toContain('Choisissez un type.');
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
