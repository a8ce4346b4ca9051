import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';

/** What is taught: sequences, and tracks with their periods. Read only. */
export const sequence: ServedSet = {
  members: {
    ...named,
    ...members('text', 'LibelleExterne CodesPieces CodesPiecesOptionnelles LibelleDemarche TitreDemarche'),
    ...members('text', 'DescriptifDemarche ConclusionDemarche LibellePeriode'),
    ...members(
      'integer',
      'ProgrammeId TypeSequenceId EtablissementId CycleId ReferentEcoleId SurveyId SurveyCalendrierId',
    ),
    ...members(
      'integer',
      'SurveyEntrepriseId ScenarioLANId EcheancierFacturationApprentissageId EcheancierFacturationProId',
    ),
    ...members('integer', 'CompetencesAcquerirId NbSequenceFille NbSequencePere RegleId'),
    ...members('nullableInteger', 'SequenceAnnuelleId SegmentId'),
    ...members('instant', 'Debut Fin DebutPeriodeCandidature FinPeriodeCandidature MobiliteDebut MobiliteFin'),
    ...members('nullableInstant', 'DateJurySession1 DateJurySession2'),
    ...members('flag', 'Concomitant CreditsAuGlobal BulletinSurIntranet ReleveSurIntranet OuvertCandidature'),
    ...members('flag', 'DisplayPlanning EstUtiliseeDansParcoursBase'),
    ...members('integers', 'ReferentLANEcoleIds'),
    ...members('anything', 'Campus Marque'),
    ...members('decimal', 'Credits Coefficient MoyenneNotes NoteMin NoteMax'),
    ...members('anything', 'DureeFormation NbHeureFormationDistancielle'),
  },
  refersTo: { ProgrammeId: 'Programme', TypeSequenceId: 'TypeSequence', EtablissementId: 'EntiteJuridique' },
  navigations: {
    TypeSequence: { by: 'TypeSequenceId', to: 'TypeSequence' },
    Programme: { by: 'ProgrammeId', to: 'Programme' },
  },
};

export const parcours: ServedSet = {
  members: { ...named, ...members('integer', 'ProgrammeId') },
  refersTo: { ProgrammeId: 'Programme' },
  navigations: { ParcoursPeriodes: { by: 'ParcoursId', to: 'ParcoursPeriode', many: true } },
};

export const parcoursPeriode: ServedSet = {
  members: {
    ...named,
    ...members('integer', 'ParcoursId PeriodeId AnneeScolaire SpecialiteId'),
    ...members('text', 'LibellePeriode LibellePeriodeSpecifique'),
    ...members('instant', 'Debut Fin'),
  },
  refersTo: { ParcoursId: 'Parcours' },
  spans: [['Debut', 'Fin']],
};

export const enseignantType: ServedSet = {
  members: {
    ...named,
    ...members('integer', 'EnseignantId TypeEnseignantId'),
  },
  refersTo: { EnseignantId: 'Enseignant', TypeEnseignantId: 'TypeEnseignant' },
};
