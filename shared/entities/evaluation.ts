import { named } from './common.ts';
import { decimalOf, entity, flag, instant, ref, refTo } from './entity.ts';
import type { RowOf } from './entity.ts';

export const evaluation = entity('Evaluation', {
  names: { fr: ['Évaluation', 'Évaluations'], en: ['Evaluation', 'Evaluations'] },
  endpoints: { one: { readings: ['R2.2'] } },
  members: {
    Nom: { ...named.Nom, column: true },
    TypeEvaluationId: ref({ fr: 'Type d’évaluation', en: 'Evaluation type', column: true }),
    Ponderation: decimalOf({ fr: 'Pondération', en: 'Weight', column: true }),
    Duree: decimalOf({ fr: 'Durée', en: 'Duration', column: true }),
    DateFinalisation: instant({ fr: 'Date de finalisation', en: 'Date finalised', column: true, nullable: true }),
    Code: named.Code,
    CoursId: ref({ fr: 'Cours', en: 'Course' }),
    IdEvaluationParent: refTo('Evaluation', { fr: 'Évaluation parente', en: 'Parent evaluation' }),
    CoursSegmenteId: ref({ fr: 'Cours segmenté', en: 'Segmented course', nullable: true }),
    NotesPubliees: flag({ fr: 'Notes publiées', en: 'Marks published' }),
    Excusable: flag({ fr: 'Excusable', en: 'Excusable' }),
    Anonyme: flag({ fr: 'Anonyme', en: 'Anonymous' }),
  },
});
export type Evaluation = RowOf<typeof evaluation>;
