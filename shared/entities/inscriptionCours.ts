import { named, references } from './common.ts';
import { anything, count, decimalOf, entity, flag, instant, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** What an enrolment came to, in a course and in a sequence. */
export const result = {
  AppreciationId: ref({ fr: 'Appréciation', en: 'Appraisal' }),
  Precision: text({ fr: 'Précision', en: 'Further detail' }),
  DetailValidation: text({ fr: 'Détail de la validation', en: 'Validation detail' }),
  Rattrape: flag({ fr: 'Rattrapé', en: 'Resat' }),
  Note: anything({ fr: 'Note', en: 'Mark' }),
  NoteAvantRattrapage: anything({ fr: 'Note avant rattrapage', en: 'Mark before the resit' }),
  NoteRetenu: anything({ fr: 'Note retenue', en: 'Mark retained' }),
};
export const credits = {
  CreditAvantRattrapage: anything({ fr: 'Crédits avant rattrapage', en: 'Credits before the resit' }),
  CreditSurcharge: anything({ fr: 'Crédits surchargés', en: 'Overridden credits' }),
  CreditFinal: anything({ fr: 'Crédits finaux', en: 'Final credits' }),
  CreditRetenu: anything({ fr: 'Crédits retenus', en: 'Credits retained' }),
};

export const inscriptionCours = entity('InscriptionCours', {
  names: { fr: ['Inscription à un cours', 'Inscriptions aux cours'], en: ['Course enrolment', 'Course enrolments'] },
  endpoints: { list: { filterOn: ['ApprenantId'], filterRequired: true, readings: ['R5.3'] } },
  members: {
    Nom: { ...named.Nom, column: true },
    Valide: flag({ fr: 'Validé', en: 'Validated', column: true }),
    NoteFinale: anything({ fr: 'Note finale', en: 'Final mark', column: true }),
    NbAbsencesJustifiees: count({ fr: 'Absences justifiées', en: 'Excused absences', column: true }),
    NbAbsencesInjustifiees: count({ fr: 'Absences injustifiées', en: 'Unexcused absences', column: true }),
    NbCredits: anything({ fr: 'Nombre de crédits', en: 'Number of credits', column: true }),
    Code: named.Code,
    ApprenantId: refTo('Apprenant', references.ApprenantId),
    ...result,
    ...credits,
    DateDesinscription: instant({ fr: 'Date de désinscription', en: 'Withdrawal date', nullable: true }),
    CoursId: ref({ fr: 'Cours', en: 'Course' }),
    NoteECTS: text({ fr: 'Note ECTS', en: 'ECTS grade' }),
    Ponderation: decimalOf({ fr: 'Pondération', en: 'Weight' }),
    Bonus: anything({ fr: 'Bonus', en: 'Bonus' }),
  },
});
export type InscriptionCours = RowOf<typeof inscriptionCours>;
