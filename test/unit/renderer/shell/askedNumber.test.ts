import { describe, expect, test } from 'vitest';
import { numberedKinds } from '#shell/number/numberedKinds.ts';
import { askedNumber } from '#shell/palette/askedNumber.ts';

const kinds = (query: string): readonly string[] | null => askedNumber(query)?.kinds ?? null;

describe('R3.4 a typed number', () => {
  test.each([
    ['Dossier 1234', ['Dossier']],
    ['convention 55', ['Convention']],
    ['agreement #55', ['Convention']],
    ['apprenant n° 12', ['Apprenant']],
    ['Apprenants n°12', ['Apprenant']],
    ['learner no. 12', ['Apprenant']],
    ['évènement 9007199254740993', ['Planification']],
    ['ECHEANCE 3', ['EcheanceApprentissageConvention']],
    ['teacher 4', ['Enseignant']],
    ['lieu 4', ['AutreLieuFormation']],
    ['compte 8', ['User']],
    ['dossier C00917-1', ['Dossier']],
    ['candidat c000049', ['Candidat']],
    ['conv 55', ['Convention']],
  ])('with a word in French or English: %s', (query, expected) => {
    expect(askedNumber(query)).toMatchObject({ kinds: expected, isNamed: true });
  });

  test('of what has one word for several kinds offers each', () => {
    expect(kinds('parcours 6')).toEqual(['SessionRecrutement', 'Parcours']);
    expect(kinds('inscription 6')).toEqual(expect.arrayContaining(['InscriptionSequence', 'InscriptionCours']));
  });

  test('alone may be of any kind; one that begins with 0 is a telephone number', () => {
    for (const query of ['1234', ' n° 1234', '#1234', 'n°1234'])
      expect(askedNumber(query)).toMatchObject({ number: '1234', kinds: numberedKinds, isNamed: false });
    for (const query of ['0612345678', 'C000049', '27/11', '12 rue']) expect(kinds(query), query).toBeNull();
  });

  test('of a billing case, of which there is no row', () => {
    expect(askedNumber('affaire 70')).toMatchObject({ kinds: [], isCase: true });
    expect(askedNumber('billing case 70')).toMatchObject({ isCase: true });
    expect(askedNumber('solde 70')).toMatchObject({ kinds: ['BalanceClient'], isCase: true });
    expect(askedNumber('client 70')).toMatchObject({ isCase: false });
  });

  test('words that name no kind are a search or an event', () => {
    for (const query of [
      'jury vendredi 14h',
      'Léa 12',
      'do 12',
      'dossier',
      '',
      'nouvelle personne Jean',
      'semaine de 12',
    ])
      expect(kinds(query), query).toBeNull();
  });
});

test('everything that a screen shows one row of has a number, but folders and what comes within another row', () => {
  expect(numberedKinds).toEqual(expect.arrayContaining(['Client', 'User', 'BalanceClient', 'Evaluation', 'Mail']));
  expect(numberedKinds).not.toContain('Directory');
  expect(numberedKinds).not.toContain('ParcoursPeriode');
  expect(new Set(numberedKinds).size).toBe(numberedKinds.length);
});
