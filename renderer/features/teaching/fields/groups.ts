import type { FieldGroup, GroupedField } from '#forms/fields/groups.ts';

const always = (...names: readonly string[]): readonly GroupedField[] =>
  names.map((field) => ({ field, always: true }));
const more = (...names: readonly string[]): readonly GroupedField[] => names.map((field) => ({ field }));

const identity: FieldGroup = {
  id: 'identity',
  fields: [
    ...more('CiviliteId'),
    ...always('Nom', 'Prenoms'),
    ...more('NomUsage', 'PrenomUsage', 'Prenom2', 'Prenom3', 'NomJeuneFille', 'GenreMale', 'DateNaissance'),
    ...more('VilleNaissance', 'DepartementNaissance', 'CodeCommuneNaissance', 'PaysNaissanceId'),
    ...more('Nationalite1Id', 'Nationalite2Id', 'Handicap'),
  ],
};
const consents: FieldGroup = { id: 'consents', fields: more('HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM') };

/** What the pages of this screen show of an entity, each member once, in the order in which people ask for it. */
export const groups = {
  Sequence: [
    {
      id: 'sequence',
      fields: [
        ...always('Nom', 'Code', 'LibelleExterne', 'TypeSequenceId', 'ProgrammeId', 'EtablissementId'),
        ...more('CycleId', 'SegmentId', 'Campus', 'Marque'),
      ],
    },
    {
      id: 'dates',
      fields: [...always('Debut', 'Fin', 'LibellePeriode'), ...more('DateJurySession1', 'DateJurySession2')],
    },
    {
      id: 'marking',
      fields: [
        ...always('Credits', 'Coefficient', 'NoteMin', 'NoteMax', 'MoyenneNotes'),
        ...more('CreditsAuGlobal', 'RegleId', 'CompetencesAcquerirId', 'BulletinSurIntranet', 'ReleveSurIntranet'),
      ],
    },
    {
      id: 'applications',
      fields: [
        ...always('OuvertCandidature', 'DebutPeriodeCandidature', 'FinPeriodeCandidature'),
        ...more('CodesPieces', 'CodesPiecesOptionnelles'),
        ...more('LibelleDemarche', 'TitreDemarche', 'DescriptifDemarche', 'ConclusionDemarche'),
      ],
    },
    {
      id: 'training',
      fields: more('DureeFormation', 'NbHeureFormationDistancielle', 'MobiliteDebut', 'MobiliteFin'),
    },
    {
      id: 'billing',
      fields: more('EcheancierFacturationApprentissageId', 'EcheancierFacturationProId'),
    },
    {
      id: 'contacts',
      fields: more('ReferentEcoleId', 'ScenarioLANId', 'ReferentLANEcoleIds'),
    },
    { id: 'surveys', fields: more('SurveyId', 'SurveyCalendrierId', 'SurveyEntrepriseId') },
    {
      id: 'place',
      fields: [
        ...more('SequenceAnnuelleId', 'NbSequenceFille', 'NbSequencePere'),
        ...more('Concomitant', 'DisplayPlanning', 'EstUtiliseeDansParcoursBase'),
        ...always('Id'),
      ],
    },
  ],
  SessionRecrutement: [
    {
      id: 'path',
      fields: [...always('Nom', 'LibelleExterne', 'Code', 'ProgrammeId'), ...more('EtablissementId', 'CibleId')],
    },
    {
      id: 'dates',
      fields: always(
        'Debut',
        'Fin',
        'PeriodeRentreeId',
        'LibellePeriodeRentree',
        'DebutPeriodeRentree',
        'FinPeriodeRentree',
      ),
    },
    {
      id: 'documents',
      fields: [...always('CodesPieces', 'CodesPiecesOptionnelles'), ...more('CodesTests')],
    },
    { id: 'fees', fields: always('Payant', 'Frais') },
    { id: 'surveys', fields: more('SurveyCandidatId', 'SurveyReferentId', 'SurveyEvaluateurId') },
    {
      id: 'numbers',
      fields: [...more('SessionId', 'ReferenceCRM', 'ReferenceConcours', 'ParametresId'), ...always('Id')],
    },
  ],
  Parcours: [{ id: 'track', fields: always('Nom', 'Code', 'ProgrammeId', 'Id') }],
  Enseignant: [
    identity,
    {
      id: 'work',
      fields: [
        ...always('Discipline', 'EntiteJuridiqueId'),
        ...more('BatimentId', 'Profession', 'Fonction', 'EntrepriseId', 'MatriculeRH'),
        ...more('DernierDiplome', 'Promotion', 'DiplomeON', 'DoctoratON'),
      ],
    },
    { id: 'contact', fields: [...always('MailId', 'MobileId'), ...more('MailEcoleId', 'TelephoneId', 'AdresseId')] },
    {
      id: 'administration',
      fields: more('NumeroINSEE', 'NumeroURSSAF', 'NumeroSIREN', 'NumeroTVAintraCommunautaire', 'NumeroRCS'),
    },
    consents,
    { id: 'numbers', fields: [...more('Code', 'Login', 'RefSysteme', 'IndividuId', 'Photo'), ...always('Id')] },
  ],
  Agent: [
    identity,
    {
      id: 'mandate',
      fields: [
        ...always('EntiteJuridiqueId', 'Actif', 'Fonction'),
        ...more('EntrepriseId', 'TiersTemps', 'TiersTempsPrecision'),
      ],
    },
    { id: 'contact', fields: [...always('MailId', 'MobileId'), ...more('TelephoneId', 'AdresseId')] },
    consents,
    { id: 'numbers', fields: [...more('Code', 'Login', 'RefSysteme', 'IndividuId'), ...always('Id')] },
  ],
  AutreLieuFormation: [
    { id: 'otherPlace', fields: always('Libelle', 'Nom', 'Code', 'Uai', 'Siret', 'AdresseId', 'PaysId', 'Id') },
  ],
  ReferenceExterne: [
    { id: 'reference', fields: always('Reference', 'Type', 'IdObjet', 'Nom', 'Code', 'CRC', 'DateMAJ', 'Id') },
  ],
} as const satisfies Readonly<Record<string, readonly FieldGroup[]>>;
