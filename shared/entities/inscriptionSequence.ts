import { named, references } from './common.ts';
import { anything, decimalOf, entity, flag, instant, ref, refTo, rowOf } from './entity.ts';
import type { RowOf } from './entity.ts';
import { credits, result } from './inscriptionCours.ts';
import { sequence } from './sequence.ts';

export const inscriptionSequence = entity('InscriptionSequence', {
  names: { fr: ['Inscription', 'Inscriptions'], en: ['Enrolment', 'Enrolments'] },
  endpoints: { list: { filterOn: ['ApprenantId'], filterRequired: true, readings: ['R2.8'] } },
  members: {
    SequenceId: refTo('Sequence', { ...references.SequenceId, column: true }),
    Valide: flag({ fr: 'Validé', en: 'Validated', column: true }),
    CreditMax: decimalOf({ fr: 'Crédits maximaux', en: 'Highest credits', column: true, nullable: true }),
    NoteFinale: anything({ fr: 'Note finale', en: 'Final mark', column: true }),
    DecisionJuryId: ref({ fr: 'Décision du jury', en: 'Jury decision', column: true }),
    DateDesinscription: instant({ fr: 'Date de désinscription', en: 'Withdrawal date', column: true, nullable: true }),
    Nom: named.Nom,
    Code: named.Code,
    ApprenantId: refTo('Apprenant', references.ApprenantId),
    ...result,
    NbCredits: anything({ fr: 'Nombre de crédits', en: 'Number of credits' }),
    ...credits,
    EtatCandidatureParcoursId: ref({ fr: 'État de la candidature au cursus', en: 'State of the track application' }),
    ReponseSurveyCandidatureId: ref({
      fr: 'Réponse au questionnaire de candidature',
      en: 'Answer to the application questionnaire',
    }),
    RedoublementPartiel: flag({ fr: 'Redoublement partiel', en: 'Partial repeat' }),
    RelanceApprenant: flag({ fr: 'Relance de l’apprenant', en: 'Reminder to the learner', variable: true }),
    ContentieuxApprenant: flag({ fr: 'Contentieux', en: 'Dispute', variable: true }),
    RelanceReferentFinancier: flag({
      fr: 'Relance du référent financier',
      en: 'Reminder to the financial contact',
      variable: true,
    }),
    PourcentageCorrectionNote: decimalOf({
      fr: 'Correction de la note en pourcentage',
      en: 'Mark correction as a percentage',
      unit: 'percent',
      source: 'R2.11',
    }),
    PointsCorrectionNote: anything({ fr: 'Correction de la note en points', en: 'Mark correction in points' }),
    CreditJury: decimalOf({ fr: 'Crédits du jury', en: 'Credits from the jury' }),
    CreditBonus: anything({ fr: 'Crédits de bonus', en: 'Bonus credits' }),
    ValidationInfosPerso: anything({
      fr: 'Validation des informations personnelles',
      en: 'Validation of personal details',
    }),
    ValidationGlobale: anything({ fr: 'Validation globale', en: 'Overall validation' }),
    SommePonderation: anything({ fr: 'Somme des pondérations', en: 'Sum of weights' }),
    NoteSurcharge: anything({ fr: 'Note surchargée', en: 'Overridden mark' }),
    /** Present with $expand=Sequence. */
    Sequence: rowOf(sequence, { fr: 'Fiche de la séquence', en: 'Sequence record' }),
  },
});
export type InscriptionSequence = RowOf<typeof inscriptionSequence>;
