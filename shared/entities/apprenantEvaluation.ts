import { named, references } from './common.ts';
import { anything, decimalOf, entity, flag, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** The Note of a learner without a mark. */
export const noGrade = -1;

export const apprenantEvaluation = entity('ApprenantEvaluation', {
  names: { fr: ['Note', 'Notes'], en: ['Mark', 'Marks'] },
  members: {
    EvaluationId: refTo('Evaluation', { fr: 'Évaluation', en: 'Evaluation', column: true }),
    /** `noGrade` where none was entered. */
    Note: decimalOf({
      fr: 'Note',
      en: 'Mark',
      help: { fr: '-1 tant qu’aucune note n’est saisie', en: '-1 as long as there is no mark' },
      column: true,
    }),
    Absent: flag({ fr: 'Absent', en: 'Absent', column: true }),
    Excuse: flag({ fr: 'Excusé', en: 'Excused', column: true }),
    MotifExcuse: text({ fr: 'Motif de l’excuse', en: 'Reason for the excuse', column: true }),
    Dispense: flag({ fr: 'Dispensé', en: 'Exempted', column: true }),
    Nom: named.Nom,
    Code: named.Code,
    MotifCorrection: text({ fr: 'Motif de la correction', en: 'Reason for the correction' }),
    ReferencePlanification: text({ fr: 'Référence de l’événement', en: 'Event reference' }),
    CodePresence: text({ fr: 'Code de présence', en: 'Attendance code' }),
    IdApprenant: refTo('Apprenant', references.ApprenantId),
    InscriptionCoursId: refTo('InscriptionCours', { fr: 'Inscription au cours', en: 'Course enrolment' }),
    NoteAvantCorrection: anything({ fr: 'Note avant correction', en: 'Mark before the correction' }),
    DeuxiemeSession: flag({ fr: 'Deuxième session', en: 'Second session' }),
  },
});
export type ApprenantEvaluation = RowOf<typeof apprenantEvaluation>;
