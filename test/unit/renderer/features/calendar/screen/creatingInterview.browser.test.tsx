import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuickCreate } from '#features/calendar/quickAdd/QuickCreate.tsx';
import { at, eventView, types } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { press, show } from '../show.tsx';
import { cache, teachers } from './fakeCache.ts';
import {
  asked,
  bounceOver,
  click,
  create,
  dispatch,
  dupont,
  field,
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
