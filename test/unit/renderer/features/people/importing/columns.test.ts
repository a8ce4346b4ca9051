import { describe, expect, test } from 'vitest';
import { headRow, isPhone, proposeColumns, targetsFor } from '#features/people/importing/targets.ts';

const targets = targetsFor(['AVIS_JURY', 'TEL_PORTABLE']);
const proposed = (headings: readonly string[], phone: string | null = null): readonly (string | null)[] =>
  proposeColumns(headings, targets, phone);

describe('columns are proposed by their titles', () => {
  test.each([
    ['Candidat.Nom', ['Nom', 'NOM', 'Nom de famille', 'nom de naissance', 'Last name', 'Surname', 'Nom du candidat']],
    ['Candidat.Prenoms', ['Prénom', 'PRENOM', 'Prénom(s)', 'prenoms', 'First name', 'Given names']],
    ['Mail.Adresse', ['E-mail', 'Email', 'Courriel', 'Mail', 'Mél', 'Adresse e-mail', 'Adresse mail', 'Email address']],
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

  test('a telephone has no record that could be made: it goes into a custom field, where there is one', () => {
    expect(proposed(['Téléphone portable'])).toEqual([null]);
    expect(proposed(['Téléphone portable'], 'TEL_PORTABLE')).toEqual(['Parametres.TEL_PORTABLE']);
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
    expect(
      headRow(
        [
          ['', ''],
          ['a', 'b'],
          ['c', 'd'],
        ],
        targets,
      ),
    ).toBe(1);
  });
});
