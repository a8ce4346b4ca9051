import { byLookUp } from '../endpoints/endpointParts.ts';
import { named, references, texts } from './common.ts';
import { entity, flag, group, id, instant, keyedList, number, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

export const dossier = entity('Dossier', {
  names: { fr: ['Dossier de candidature', 'Dossiers de candidature'], en: ['Application', 'Applications'] },
  screen: 'people',
  link: 'file',
  received: 'often',
  endpoints: {
    list: { readings: ['R5.3'] },
    one: { readings: ['R2.1'] },
    create: {
      required: ['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId'],
      doubt: byLookUp('CandidatId', 'SessionRecrutementId'),
      readings: ['R3.6', 'R4.5', 'R4.6'],
    },
    replace: { verb: 'POST', readings: ['R2.1', 'R2.9', 'R3.1', 'R4.5'] },
  },
  numbers: ['Numero'],
  identity: ['CandidatId', 'SessionRecrutementId'],
  groups: {
    application: group({ fr: 'Candidature', en: 'Application' })({
      SessionRecrutementId: refTo('SessionRecrutement', {
        fr: 'Parcours d’admission',
        en: 'Admission path',
        always: true,
      }),
      EtatCandidatureId: refTo('EtatCandidature', {
        fr: 'État de la candidature',
        en: 'Application state',
        always: true,
      }),
      PourcentageAvancement: number({
        fr: 'Avancement',
        en: 'Progress',
        unit: 'percent',
        source: 'R2.11',
        range: [0, 100],
        always: true,
      }),
      CandidatId: refTo('Candidat', {
        ...references.CandidatId,
        help: { fr: 'Un dossier ne change pas de candidat', en: 'An application cannot move to another applicant' },
        source: 'R2.5',
        fixed: true,
      }),
      SituationActuelleId: ref({ fr: 'Situation actuelle', en: 'Current situation', nullable: true }),
      NiveauEtudeId: ref({ fr: 'Niveau d’études', en: 'Level of study', nullable: true }),
      DernierDiplomeId: ref({ fr: 'Dernier diplôme', en: 'Latest diploma', nullable: true }),
      DateDebut: instant({ fr: 'Date de début', en: 'Start date', nullable: true, assigned: true }),
      DateFin: instant({ fr: 'Date de fin', en: 'End date', nullable: true }),
      ReferenceCRM: text(texts.ReferenceCRM),
      SessionId: ref({ fr: 'Session', en: 'Session', nullable: true }),
    }),
    interview: group({ fr: 'Entretien', en: 'Interview' })({
      CreneauLibre: instant({
        fr: 'Entretien',
        en: 'Interview',
        help: { fr: 'Date de l’entretien, s’il y en a un', en: 'Date of the interview, if there is one' },
        always: true,
        nullable: true,
      }),
      AgentId: refTo('Agent', {
        fr: 'Conseiller',
        en: 'Agent',
        help: {
          fr: 'Du campus auquel appartient le programme du parcours',
          en: 'From the campus that the path’s programme belongs to',
        },
        always: true,
        nullable: true,
      }),
      DateEvaluation: instant({ fr: 'Date d’évaluation', en: 'Evaluation date', nullable: true }),
      CreneauId: ref({ fr: 'Créneau', en: 'Time slot', nullable: true }),
      Referent1Id: ref({ fr: 'Premier référent', en: 'First referee', nullable: true }),
      Referent2Id: ref({ fr: 'Second référent', en: 'Second referee', nullable: true }),
    }),
    decision: group({ fr: 'Décision', en: 'Decision' })({
      DecisionId: ref({ fr: 'Décision', en: 'Decision', always: true, nullable: true, byName: true }),
      DateDecision: instant({ fr: 'Date de décision', en: 'Decision date', always: true, nullable: true }),
      InscriptionId: ref({ fr: 'Inscription', en: 'Enrolment', nullable: true }),
      AffaireId: ref({ ...references.AffaireId, assigned: true }),
    }),
    bac: group({ fr: 'Baccalauréat', en: 'Baccalaureate' })({
      BaccalaureatId: ref({ fr: 'Baccalauréat', en: 'Baccalaureate', nullable: true }),
      SpecialiteBac: text({ fr: 'Spécialité du bac', en: 'Bac speciality', always: true }),
      AnneeBac: text({ fr: 'Année du bac', en: 'Bac year', isYear: true, always: true }),
      MentionId: ref({ fr: 'Mention', en: 'Honours', always: true, nullable: true }),
      EtablissementBac: text({ fr: 'Établissement du bac', en: 'Bac school', always: true }),
      EtablissementNumeroUAIBac: text({
        fr: 'Code UAI de l’établissement du bac',
        en: 'UAI code of the bac school',
        always: true,
      }),
      EtablissementVilleBac: text({ fr: 'Ville de l’établissement du bac', en: 'Town of the bac school' }),
      PaysIdBac: ref({ fr: 'Pays du bac', en: 'Country of the bac', nullable: true }),
      NoteBac: text({ fr: 'Note du bac', en: 'Bac mark', nullable: true }),
      EnCoursBac: flag({ fr: 'Bac en cours', en: 'Bac in progress' }),
      NumeroINEBac: text({ fr: 'Numéro INE du bac', en: 'INE number of the bac' }),
      SpecialiteBaccalaureatGeneral1Id: ref({
        fr: 'Première spécialité du bac général',
        en: 'First speciality of the general bac',
        nullable: true,
      }),
      SpecialiteBaccalaureatGeneral2Id: ref({
        fr: 'Seconde spécialité du bac général',
        en: 'Second speciality of the general bac',
        nullable: true,
      }),
    }),
    answers: group({ fr: 'Questionnaires', en: 'Questionnaires' })({
      ReponseQuestionnaireCandidatId: ref({
        fr: 'Réponse du candidat au questionnaire',
        en: 'Applicant’s answer to the questionnaire',
        nullable: true,
      }),
      ReponseQuestionnaireReferent1Id: ref({
        fr: 'Réponse du premier référent',
        en: 'First referee’s answer',
        nullable: true,
      }),
      ReponseQuestionnaireReferent2Id: ref({
        fr: 'Réponse du second référent',
        en: 'Second referee’s answer',
        nullable: true,
      }),
      ReponseQuestionnaireEvaluateurId: ref({
        fr: 'Réponse de l’évaluateur',
        en: 'Evaluator’s answer',
        nullable: true,
      }),
    }),
    names: group({ fr: 'Identifiants', en: 'Identifiers' })({
      Numero: text({
        fr: 'Numéro de dossier',
        en: 'Application number',
        help: {
          fr: 'Le numéro du candidat, puis le rang de ce dossier parmi les siens',
          en: 'The applicant’s number, then the rank of this application among theirs',
        },
        assigned: true,
      }),
      Code: { ...named.Code, assigned: true },
      Nom: { ...named.Nom, assigned: true },
      Id: id,
    }),
  },
  members: {
    /** Custom fields, merged by Code (R2.9). */
    Parametres: keyedList('Code', 'Valeur', { fr: 'Champs personnalisés', en: 'Custom fields' }),
  },
});
export type Dossier = RowOf<typeof dossier>;
