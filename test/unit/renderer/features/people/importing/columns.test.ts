import { describe, expect, test } from 'vitest';
import { readCell } from '#features/people/importing/cells.ts';
import { headRow, isPhone, proposeColumns } from '#features/people/importing/columns.ts';
import type { ReadCell } from '#features/people/importing/columns.ts';
import { targetsFor } from '#features/people/importing/targets.ts';
import { createFormat } from '#ui/format/format.ts';

const targets = targetsFor(['AVIS_JURY', 'TEL_PORTABLE']);
const paths = [
  { id: '60', names: ['BTS MCO'] },
  { id: '61', names: ['BTS SIO'] },
];
const read: ReadCell = (target, text) =>
  readCell(target.kind, text, {
    today: '2026-11-19',
    clock: createFormat('fr', 'Europe/Paris'),
    choices: target.field === 'SessionRecrutementId' ? paths : [],
  });
const proposed = (...rows: string[][]): readonly (string | null)[] =>
  proposeColumns({ rows, exact: {}, head: 0 }, targets, null, read);

describe('columns are proposed by their titles', () => {
  test.each([
    ['Candidat.Nom', ['Nom', 'NOM', 'Nom de famille', 'nom de naissance', 'Last name', 'Surname', 'Nom du candidat']],
    ['Candidat.Prenoms', ['Prénom', 'PRENOM', 'Prénom(s)', 'prenoms', 'First name', 'Given names']],
    [
      'Mail.Adresse',
      ['E-mail', 'Email', 'Courriel', 'Mail', 'Mél', 'Adresse e-mail', 'Adresse mél', 'Adresse mail', 'Email address'],
    ],
    ['Candidat.DateNaissance', ['Date de naissance', 'Né(e) le', 'Naissance', 'Date of birth', 'DateNaissance']],
    ['Candidat.CiviliteId', ['Civilité', 'CIVILITE', 'Title', 'CiviliteId']],
    ['Candidat.NomUsage', ['Nom d’usage', "Nom d'usage", 'NomUsage', 'Usual name']],
    ['Candidat.VilleNaissance', ['Ville de naissance', 'Lieu de naissance', 'Place of birth']],
    [
      'Dossier.SessionRecrutementId',
      [
        'Parcours d’admission',
        "Parcours d'admission",
        'SessionRecrutement',
        'Session',
        'Formation demandée',
        'Admission path',
        'Vœu',
      ],
    ],
    ['Dossier.EtatCandidatureId', ['État', 'ETAT', 'Etat de la candidature', 'Statut', 'Status']],
    ['Dossier.AgentId', ['Agent', 'Conseiller', 'Chargée d’admission']],
    ['Dossier.CreneauLibre', ['Créneau', 'Entretien', 'Date d’entretien', 'CreneauLibre', 'Interview', 'RDV']],
    ['hour', ['Heure', 'Heure d’entretien', 'Horaire', 'Time']],
    ['Dossier.AnneeBac', ['AnneeBac']],
    ['Parametres.AVIS_JURY', ['AVIS_JURY', 'Avis du jury', 'avis jury']],
  ])('%s', (id, headings) => {
    for (const heading of headings) expect([heading, proposed([heading])]).toEqual([heading, [id]]);
  });

  test('each thing once, and nothing for what is not known', () => {
    expect(proposed(['Nom', 'Nom', 'Remarque', '', 'Consentement RGPD'])).toEqual([
      'Candidat.Nom',
      null,
      null,
      null,
      null,
    ]);
  });

  test('what stands beside a name is no part of it', () => {
    expect(
      proposed(['Nom (obligatoire)', 'Prénom [1]', 'Date de naissance JJ/MM/AAAA', 'E-mail\n(personnel)']),
    ).toEqual(['Candidat.Nom', 'Candidat.Prenoms', 'Candidat.DateNaissance', 'Mail.Adresse']);
  });

  test('a telephone has no record that could be made: it goes into a custom field, where there is one', () => {
    expect(proposed(['Téléphone portable'])).toEqual([null]);
    expect(
      proposeColumns({ rows: [['Téléphone portable']], exact: {}, head: 0 }, targets, 'TEL_PORTABLE', read),
    ).toEqual(['Parametres.TEL_PORTABLE']);
    expect(['Téléphone', 'Tél.', 'Mobile', 'GSM', 'Nom'].map(isPhone)).toEqual([true, true, true, true, false]);
  });

  test('R4.3, R2.5, R2.6: nothing that needs a confirmation, is assigned or is opaque can be chosen', () => {
    const ids = targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const field of [
      'HasChosenRGPD',
      'AutoriseCRM',
      'Numero',
      'Password',
      'MailId',
      'TelephoneId',
      'Tuteur1Id',
      'IndividuId',
    ])
      expect(ids).not.toContain(`Candidat.${field}`);
    for (const field of ['CandidatId', 'Numero', 'DateDebut']) expect(ids).not.toContain(`Dossier.${field}`);
  });

  test('the row of titles may stand below others', () => {
    const rows = [
      ['Candidats de novembre', '', ''],
      ['', '', ''],
      ['Nom', 'Prénom', 'Mail'],
      ['Durand', 'Zoé', 'z@exemple.fr'],
    ];
    expect(headRow(rows, targets)).toBe(2);
    const nameless = [
      ['', ''],
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(headRow(nameless, targets)).toBe(1);
  });
});

describe('the cells of a column weigh', () => {
  test('« Adresse » with streets is no e-mail, wherever it stands; with e-mails it is', () => {
    expect(
      proposed(
        ['Nom', 'Prénom', 'Sexe', 'Adresse', 'CP', 'Ville', 'Email'],
        ['Durand', 'Zoé', 'F', '12 rue de la Paix', '69001', 'Lyon', 'zoe@exemple.fr'],
      ),
    ).toEqual(['Candidat.Nom', 'Candidat.Prenoms', 'Candidat.GenreMale', null, null, null, 'Mail.Adresse']);
    expect(proposed(['Adresse'], ['12 rue de la Paix'], ['BP 4'])).toEqual([null]);
    expect(proposed(['Adresse'], ['zoe@exemple.fr'], ['-'])).toEqual(['Mail.Adresse']);
  });

  test('of two columns of such names the one whose cells fit is taken', () => {
    expect(proposed(['Session', 'Formation'], ['Automne', 'BTS MCO'], ['Automne', 'BTS SIO'])).toEqual([
      null,
      'Dossier.SessionRecrutementId',
    ]);
    expect(proposed(['Contact', 'Mail', 'Courriel'], ['x', 'oui', 'zoe@exemple.fr'])).toEqual([
      null,
      null,
      'Mail.Adresse',
    ]);
  });

  test('a member’s own name goes before what else it is called, whichever stands first', () => {
    expect(proposed(['Nom', 'Nom de naissance'], ['Durand Zoé', 'Durand'])).toEqual([null, 'Candidat.Nom']);
    expect(proposed(['Nom', 'Nom de famille'], ['Durand Zoé', 'Durand'])).toEqual([null, 'Candidat.Nom']);
    expect(proposed(['Titre', 'Civilité'], ['Bac pro', 'Mme'])).toEqual([null, 'Candidat.CiviliteId']);
  });

  test('a path that is not known here is still one: the user says which', () => {
    expect(proposed(['Parcours'], ['BTS'], ['Licence'])).toEqual(['Dossier.SessionRecrutementId']);
  });
});
