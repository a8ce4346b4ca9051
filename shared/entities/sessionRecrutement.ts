import { byLookUp } from '../endpoints/endpointParts.ts';
import { named, period, references, texts } from './common.ts';
import { always, anything, day, entity, flag, group, id, number, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

const completing = { help: { fr: 'Nécessaire à un parcours complet', en: 'Needed by a complete path' } } as const;

export const sessionRecrutement = entity('SessionRecrutement', {
  names: { fr: ['Parcours d’admission', 'Parcours d’admission'], en: ['Admission path', 'Admission paths'] },
  screen: 'teaching',
  link: 'path',
  received: 'whole',
  endpoints: {
    list: { readings: ['R5.3'] },
    create: {
      answer: 'collectionOfOne',
      required: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
      doubt: byLookUp('Nom', 'Code', 'ProgrammeId'),
      readings: ['R3.3'],
    },
  },
  groups: {
    path: group({ fr: 'Parcours d’admission', en: 'Admission path' })({
      Nom: text({ fr: 'Nom', en: 'Name', ...completing, always: true, column: true }),
      LibelleExterne: text({ ...texts.LibelleExterne, always: true }),
      Code: { ...named.Code, always: true, column: true },
      ProgrammeId: refTo('Programme', { ...references.ProgrammeId, ...completing, always: true, column: true }),
      EtablissementId: ref(references.EtablissementId),
      CibleId: ref({ fr: 'Cible', en: 'Target' }),
    }),
    dates: group({ fr: 'Dates et période', en: 'Dates and period' })({
      Debut: day({ ...period.Debut, ...completing, always: true, column: true }),
      Fin: day({ ...period.Fin, ...completing, always: true, column: true }),
      PeriodeRentreeId: ref({ fr: 'Période de rentrée', en: 'Intake period', ...completing, always: true }),
      LibellePeriodeRentree: text({
        fr: 'Libellé de la période de rentrée',
        en: 'Label of the intake period',
        always: true,
      }),
      DebutPeriodeRentree: day({
        fr: 'Début de la période de rentrée',
        en: 'Start of the intake period',
        always: true,
      }),
      FinPeriodeRentree: day({ fr: 'Fin de la période de rentrée', en: 'End of the intake period', always: true }),
    }),
    documents: group({ fr: 'Pièces et tests', en: 'Documents and tests' })({
      CodesPieces: text({ ...texts.CodesPieces, always: true }),
      CodesPiecesOptionnelles: text({ ...texts.CodesPiecesOptionnelles, always: true }),
      CodesTests: text({ fr: 'Codes des tests', en: 'Test codes' }),
    }),
    fees: group({ fr: 'Frais de candidature', en: 'Application fees' })({
      Payant: flag({ fr: 'Payant', en: 'Fee charged', always: true }),
      Frais: number({ fr: 'Frais', en: 'Fees', unit: 'euro', source: 'R2.11', always: true }),
    }),
    surveys: group({ fr: 'Questionnaires', en: 'Questionnaires' })({
      SurveyCandidatId: ref({ fr: 'Questionnaire du candidat', en: 'Applicant’s questionnaire' }),
      SurveyReferentId: ref({ fr: 'Questionnaire du référent', en: 'Referee’s questionnaire' }),
      SurveyEvaluateurId: ref({ fr: 'Questionnaire de l’évaluateur', en: 'Evaluator’s questionnaire' }),
    }),
    numbers: group({ fr: 'Identifiants', en: 'Identifiers' })({
      SessionId: ref({ fr: 'Session', en: 'Session' }),
      ReferenceCRM: text(texts.ReferenceCRM),
      ReferenceConcours: anything({ fr: 'Référence du concours', en: 'Entrance exam reference' }),
      ParametresId: ref({ fr: 'Paramètres', en: 'Parameters', nullable: true }),
      Id: always(id),
    }),
  },
});
export type SessionRecrutement = RowOf<typeof sessionRecrutement>;
