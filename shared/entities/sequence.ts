import { named, period, references, texts } from './common.ts';
import {
  always,
  anything,
  count,
  day,
  decimalOf,
  entity,
  flag,
  group,
  id,
  ids,
  instant,
  ref,
  refTo,
  text,
} from './entity.ts';
import type { RowOf } from './entity.ts';

const hours = { unit: 'hour', source: 'R2.11' } as const;
const schedule = {
  help: { fr: 'À ajouter soi-même aux conventions créées ici', en: 'To be added by hand to agreements made here' },
} as const;

/** A stretch of a programme in which learners are enrolled. */
export const sequence = entity('Sequence', {
  names: { fr: ['Séquence', 'Séquences'], en: ['Sequence', 'Sequences'] },
  screen: 'teaching',
  link: 'sequence',
  when: { at: 'DateJurySession1', by: 'ProgrammeId' },
  endpoints: { one: { readings: ['R2.8'] } },
  besides: { navigations: ['TypeSequence'] },
  groups: {
    sequence: group({ fr: 'Séquence', en: 'Sequence' })({
      Nom: always(named.Nom),
      Code: { ...named.Code, always: true, column: true },
      LibelleExterne: text({ ...texts.LibelleExterne, always: true }),
      TypeSequenceId: refTo('TypeSequence', {
        fr: 'Type de séquence',
        en: 'Sequence type',
        always: true,
        column: true,
      }),
      ProgrammeId: refTo('Programme', { ...references.ProgrammeId, always: true, column: true }),
      EtablissementId: refTo('EntiteJuridique', { ...references.EtablissementId, always: true }),
      CycleId: ref({ fr: 'Cycle', en: 'Cycle' }),
      SegmentId: ref({ fr: 'Segment', en: 'Segment', nullable: true }),
      Campus: anything(references.EntiteJuridiqueId),
      Marque: anything({ fr: 'Marque', en: 'Brand' }),
    }),
    dates: group({ fr: 'Dates et période', en: 'Dates and period' })({
      Debut: day({ ...period.Debut, always: true, column: true }),
      Fin: day({ ...period.Fin, always: true, column: true }),
      LibellePeriode: text({ ...texts.LibellePeriode, always: true }),
      DateJurySession1: instant({ fr: 'Jury de la première session', en: 'Jury of the first session', nullable: true }),
      DateJurySession2: instant({
        fr: 'Jury de la deuxième session',
        en: 'Jury of the second session',
        nullable: true,
      }),
    }),
    marking: group({ fr: 'Notes et crédits', en: 'Marks and credits' })({
      Credits: decimalOf({ fr: 'Crédits', en: 'Credits', always: true, column: true }),
      Coefficient: decimalOf({ fr: 'Coefficient', en: 'Weight', always: true }),
      NoteMin: decimalOf({ fr: 'Note minimale', en: 'Lowest mark', always: true }),
      NoteMax: decimalOf({ fr: 'Note maximale', en: 'Highest mark', always: true }),
      MoyenneNotes: decimalOf({ fr: 'Moyenne des notes', en: 'Average mark', always: true }),
      CreditsAuGlobal: flag({ fr: 'Crédits au global', en: 'Credits as a whole' }),
      RegleId: ref({ fr: 'Règle', en: 'Rule' }),
      CompetencesAcquerirId: ref({ fr: 'Compétences à acquérir', en: 'Skills to acquire' }),
      BulletinSurIntranet: flag({ fr: 'Bulletin sur l’intranet', en: 'Report on the intranet' }),
      ReleveSurIntranet: flag({ fr: 'Relevé sur l’intranet', en: 'Transcript on the intranet' }),
    }),
    applications: group({ fr: 'Candidatures', en: 'Applications' })({
      OuvertCandidature: flag({ fr: 'Ouverte aux candidatures', en: 'Open to applications', always: true }),
      DebutPeriodeCandidature: day({ fr: 'Début des candidatures', en: 'Start of applications', always: true }),
      FinPeriodeCandidature: day({ fr: 'Fin des candidatures', en: 'End of applications', always: true }),
      CodesPieces: text(texts.CodesPieces),
      CodesPiecesOptionnelles: text(texts.CodesPiecesOptionnelles),
      LibelleDemarche: text({ fr: 'Libellé de la démarche', en: 'Label of the procedure' }),
      TitreDemarche: text({ fr: 'Titre de la démarche', en: 'Title of the procedure' }),
      DescriptifDemarche: text({ fr: 'Descriptif de la démarche', en: 'Description of the procedure' }),
      ConclusionDemarche: text({ fr: 'Conclusion de la démarche', en: 'Conclusion of the procedure' }),
    }),
    training: group({ fr: 'Formation et mobilité', en: 'Training and mobility' })({
      DureeFormation: anything({ fr: 'Durée de la formation', en: 'Length of the training' }),
      NbHeureFormationDistancielle: anything({
        fr: 'Heures de formation à distance',
        en: 'Distance training hours',
        ...hours,
      }),
      MobiliteDebut: day({ fr: 'Début de la mobilité', en: 'Start of mobility' }),
      MobiliteFin: day({ fr: 'Fin de la mobilité', en: 'End of mobility' }),
    }),
    billing: group({ fr: 'Échéanciers', en: 'Billing schedules' })({
      EcheancierFacturationApprentissageId: ref({
        fr: 'Échéancier d’apprentissage',
        en: 'Apprenticeship billing schedule',
        ...schedule,
      }),
      EcheancierFacturationProId: ref({
        fr: 'Échéancier de professionnalisation',
        en: 'Professionalisation billing schedule',
        ...schedule,
      }),
    }),
    contacts: group({ fr: 'Référents', en: 'Contacts' })({
      ReferentEcoleId: ref({ fr: 'Référent de l’école', en: 'School contact' }),
      ScenarioLANId: ref({ fr: 'Scénario LAN', en: 'LAN scenario' }),
      ReferentLANEcoleIds: ids({ fr: 'Référents LAN de l’école', en: 'LAN contacts of the school' }),
    }),
    surveys: group({ fr: 'Questionnaires', en: 'Questionnaires' })({
      SurveyId: ref({ fr: 'Questionnaire', en: 'Questionnaire' }),
      SurveyCalendrierId: ref({ fr: 'Questionnaire du calendrier', en: 'Calendar questionnaire' }),
      SurveyEntrepriseId: ref({ fr: 'Questionnaire de l’entreprise', en: 'Company questionnaire', variable: true }),
    }),
    place: group({ fr: 'Place parmi les séquences', en: 'Place among the sequences' })({
      SequenceAnnuelleId: ref({ fr: 'Séquence annuelle', en: 'Yearly sequence', nullable: true }),
      NbSequenceFille: count({ fr: 'Nombre de séquences filles', en: 'Number of child sequences' }),
      NbSequencePere: count({ fr: 'Nombre de séquences mères', en: 'Number of parent sequences' }),
      Concomitant: flag({ fr: 'Concomitante', en: 'Concurrent' }),
      DisplayPlanning: flag({ fr: 'Affichée dans le calendrier', en: 'Shown in the calendar' }),
      EstUtiliseeDansParcoursBase: flag({ fr: 'Utilisée dans un cursus de base', en: 'Used in a base track' }),
      Id: always(id),
    }),
  },
});
export type Sequence = RowOf<typeof sequence>;
