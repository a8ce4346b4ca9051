import { describe, expect, it } from 'vitest';
import { unplacedWords } from '#features/calendar/form/unplaced.ts';

const event = { nom: 'Entretien DUPONT Jean, jury 2', typeName: 'Entretien' };

describe('R4.7 words for which an interview that moves has no place', () => {
  it.each([
    ['Entretien Dupont', ''],
    ['Entretien de M. Jean Dupont', ''],
    ['Déplacer l’entretien de Dupont', ''],
    ['Move the interview of Dupont', ''],
    ['Entretien Dupont plateau 3', 'plateau 3'],
    ['Plateau 3 entretien Dupont avec dossier imprimé', 'Plateau 3 dossier imprimé'],
    ['Entretien Dupont, jury 2', ''],
    ['Entretien Dupont, jury 3', 'jury 3'],
    ['Entretien Dupont en salle de réunion', 'salle de réunion'],
    ['Entretien de motivation Dupont', 'motivation'],
    ['Entretien candidat Dupont', ''],
    ['Entretien de l’élève Dupont (reporté)', ''],
    ['Interview with the applicant Dupont, rescheduled', ''],
    ['Entretien DUPONT-Jean', ''],
    ['Entretien-candidat Dupont', ''],
    ['Entretien-test Dupont', 'Entretien-test'],
    ['Entretien Dupont jury-2', ''],
    ['Entretien Dupont mi-temps', 'mi-temps'],
    ['Entretien Dupont en avance', 'avance'],
  ])('%s: %s', (nom, words) => expect(unplacedWords(nom, 'DUPONT Jean', event)).toBe(words));

  it('an address that means the applicant is not one', () =>
    expect(unplacedWords('Entretien jd@x.fr plateau 3', 'DUPONT Jean', event, 'jd@x.fr')).toBe('plateau 3'));
});
