import { byPerson } from '../endpoints/endpointParts.ts';
import { named, references } from './common.ts';
import { always, count, day, decimalOf, entity, flag, group, id, instant, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** References to professionals: tutor, second tutor, signatory and other contact are separate records (R4.2). */
export const professionals = ['MaitreId', 'MaitreBisId', 'SignataireId', 'ReferentId'] as const;

const hours = { unit: 'hour', source: 'R2.11' } as const;
const ownRole = {
  help: {
    fr: 'Une fiche pour ce seul rôle, même pour la même personne',
    en: 'A record for this role alone, even for the same person',
  },
} as const;
const noUnit = {
  help: { fr: 'Le service n’en dit pas l’unité', en: 'The service does not say in which unit' },
} as const;
/** In the agreement’s own currency. */
const amount = { unit: 'amount', source: 'R2.11' } as const;

/** A work-placement agreement, an apprenticeship contract or a professionalisation contract. */
export const convention = entity('Convention', {
  names: { fr: ['Convention', 'Conventions'], en: ['Agreement', 'Agreements'] },
  screen: 'agreements',
  link: 'agreement',
  endpoints: {
    one: { readings: ['R2.1'] },
    create: {
      required: ['ApprenantId', 'TypeConventionId', 'SequenceId'],
      attended: true,
      doubt: byPerson,
      readings: ['R3.0', 'R3.6'],
    },
    replace: {
      verb: 'POST',
      confirm: [
        {
          because: 'deletesDocuments',
          fields: ['EtatConventionId'],
          toCode: { of: 'EtatConvention', code: 'SAISIE' },
        },
      ],
      readings: ['R2.1', 'R3.1', 'R4.2', 'R4.3', 'R5.6'],
    },
  },
  columns: ['Code', 'EntrepriseId', 'TypeConventionId', 'EtatConventionId', 'DateFin'],
  identity: ['ApprenantId', 'TypeConventionId', 'SequenceId'],
  groups: {
    identity: group({ fr: 'Convention', en: 'Agreement' })({
      Nom: always(named.Nom),
      Code: { ...named.Code, always: true, assigned: true },
      TypeConventionId: refTo('TypeConvention', { fr: 'Type de convention', en: 'Agreement type', always: true }),
      EtatConventionId: refTo('EtatConvention', {
        fr: 'État de la convention',
        en: 'Agreement state',
        help: {
          fr: 'Passer à l’état SAISIE supprime les documents de la convention',
          en: 'Moving to the state SAISIE deletes the agreement’s documents',
        },
        always: true,
      }),
      ApprenantId: refTo('Apprenant', { ...references.ApprenantId, always: true }),
      SequenceId: refTo('Sequence', { ...references.SequenceId, always: true }),
      EnseignantId: refTo('Enseignant', { ...references.EnseignantId, always: true }),
      ReferentEcoleId: ref({ fr: 'Référent de l’école', en: 'School contact' }),
      NatureContratId: refTo('NatureContrat', { fr: 'Nature du contrat', en: 'Nature of the contract' }),
      OrigineContratId: ref({ fr: 'Origine du contrat', en: 'Origin of the contract' }),
      ProvenanceOffreId: ref({ fr: 'Provenance de l’offre', en: 'Where the offer comes from' }),
      NumContrat: text({ fr: 'Numéro de contrat', en: 'Contract number' }),
      NumCommande: text({ fr: 'Numéro de commande', en: 'Order number' }),
      ConventionOrigineId: refTo('Convention', { fr: 'Convention d’origine', en: 'Original agreement' }),
      TypeDerogationId: ref({ fr: 'Type de dérogation', en: 'Type of exemption' }),
      StageEtranger: flag({ fr: 'Stage à l’étranger', en: 'Placement abroad' }),
    }),
    dates: group({ fr: 'Dates et durées', en: 'Dates and durations' })({
      DateDebut: day({ fr: 'Date de début', en: 'Start date', always: true, nullable: true }),
      DateFin: day({ fr: 'Date de fin', en: 'End date', always: true, nullable: true }),
      DateConclusion: day({ fr: 'Date de conclusion', en: 'Date concluded', always: true, nullable: true }),
      NbJourPeriodeEssai: count({
        fr: 'Durée de la période d’essai',
        en: 'Length of the trial period',
        unit: 'day',
        source: 'R2.11',
      }),
      DateFinEssai: day({ fr: 'Fin de la période d’essai', en: 'End of the trial period', nullable: true }),
      DureeEffective: decimalOf({ fr: 'Durée effective', en: 'Actual duration', ...noUnit }),
      DureeEffectiveHeure: decimalOf({ fr: 'Durée effective en heures', en: 'Actual duration in hours', ...hours }),
      NbJourPresence: decimalOf({ fr: 'Jours de présence', en: 'Days of presence', unit: 'day', source: 'R2.11' }),
      PeriodeConventionId: ref({ fr: 'Période de la convention', en: 'Agreement period', nullable: true }),
    }),
    company: group({ fr: 'Entreprise et professionnels', en: 'Company and professionals' })({
      EntrepriseId: refTo('Entreprise', {
        ...references.EntrepriseId,
        help: {
          fr: 'Chaque convention a sa propre fiche d’entreprise',
          en: 'A company record of this agreement alone',
        },
        always: true,
      }),
      MaitreId: ref({
        fr: 'Tuteur ou maître d’apprentissage',
        en: 'Tutor or apprenticeship master',
        help: {
          fr: 'Tuteur du stage, premier maître d’apprentissage ou tuteur chez l’employeur',
          en: 'Tutor of a placement, first master of an apprentice, or tutor with the employer',
        },
      }),
      SignataireId: ref({ fr: 'Signataire', en: 'Signatory', ...ownRole }),
      ReferentId: ref({ fr: 'Autre contact', en: 'Other contact', ...ownRole }),
      MaitreBisId: ref({
        fr: 'Second maître d’apprentissage ou tuteur',
        en: 'Second apprenticeship master or tutor',
        help: {
          fr: 'En professionnalisation, tuteur de l’entreprise utilisatrice',
          en: 'For professionalisation, tutor with the user company',
        },
      }),
    }),
    job: group({ fr: 'Poste', en: 'Job' })({
      Poste: text({ fr: 'Poste', en: 'Job', always: true }),
      NiveauPoste: text({ fr: 'Niveau du poste', en: 'Job level' }),
      FonctionExerceId: ref({ fr: 'Fonction exercée', en: 'Position held' }),
      MissionId: ref({ fr: 'Mission', en: 'Mission' }),
      ClassificationEmploi: text({ fr: 'Classification de l’emploi', en: 'Job classification' }),
      CoeficientHierarchique: text({ fr: 'Coefficient hiérarchique', en: 'Grade coefficient' }),
      NbJourConges: text({ fr: 'Jours de congés', en: 'Days of leave' }),
      TravailDangereux: flag({ fr: 'Travail dangereux', en: 'Dangerous work' }),
    }),
    pay: group({ fr: 'Rémunération et avantages', en: 'Pay and benefits' })({
      Remuneration: decimalOf({
        fr: 'Rémunération',
        en: 'Pay',
        unit: 'perMonth',
        help: { fr: 'Brute mensuelle, à l’embauche', en: 'Gross, per month, when hired' },
        always: true,
      }),
      RemunerationHoraire: decimalOf({
        fr: 'Rémunération horaire',
        en: 'Hourly pay',
        unit: 'perHour',
        source: 'R2.11',
      }),
      RemunerationNette: flag({ fr: 'Rémunération nette', en: 'Net pay' }),
      Devise: text({ fr: 'Devise', en: 'Currency' }),
      AvantageNourriture: decimalOf({
        fr: 'Avantage nourriture',
        en: 'Meal benefit',
        unit: 'euroPerMeal',
        nullable: true,
      }),
      AvantageLogement: decimalOf({
        fr: 'Avantage logement',
        en: 'Housing benefit',
        unit: 'euroPerMonth',
        nullable: true,
      }),
      AvantageAutre: text({ fr: 'Autres avantages', en: 'Other benefits' }),
      AvantageAccordId: ref({ fr: 'Avantage selon accord', en: 'Benefit by agreement' }),
      RegimeSocial: text({ fr: 'Régime social', en: 'Social security scheme' }),
      CaisseRetraite: text({ fr: 'Caisse de retraite complémentaire', en: 'Supplementary pension fund' }),
      AssuranceChomage: flag({ fr: 'Assurance chômage', en: 'Unemployment insurance' }),
    }),
    before: group({ fr: 'Situation de l’apprenant avant le contrat', en: 'The learner before the contract' })({
      DernierDiplomePrepareId: ref({ fr: 'Dernier diplôme préparé', en: 'Latest diploma prepared' }),
      DiplomePlusEleveId: ref({ fr: 'Diplôme le plus élevé', en: 'Highest diploma' }),
      DerniereClasseId: ref({ fr: 'Dernière classe suivie', en: 'Last class attended' }),
      IdClasseAnneeDerniere: ref({ fr: 'Classe de l’année dernière', en: 'Class of last year', nullable: true }),
      InscritAgenceEmploi: flag({
        fr: 'Inscrit à l’agence pour l’emploi',
        en: 'Registered with the employment agency',
      }),
      NumeroAgenceEmploi: text({ fr: 'Numéro à l’agence pour l’emploi', en: 'Employment agency number' }),
      DureeAgenceEmploi: count({
        fr: 'Durée d’inscription à l’agence pour l’emploi',
        en: 'Time registered with the employment agency',
        ...noUnit,
      }),
      TravailHandicape: flag({ fr: 'Travailleur handicapé', en: 'Disabled worker' }),
      InscritListeSportive: flag({ fr: 'Inscrit sur la liste des sportifs', en: 'On the list of athletes' }),
      ProjetEntreprise: flag({ fr: 'Projet d’entreprise', en: 'Business project' }),
    }),
    apprenticeship: group({ fr: 'Apprentissage', en: 'Apprenticeship' })({
      TypeContratApprentissageId: ref({ fr: 'Type de contrat d’apprentissage', en: 'Apprenticeship contract type' }),
      RythmeApprentissageId: ref({ fr: 'Rythme de l’apprentissage', en: 'Apprenticeship pattern' }),
      SituationAvantContratApprentissageId: ref({
        fr: 'Situation avant l’apprentissage',
        en: 'Situation before the apprenticeship',
      }),
    }),
    professionalisation: group({ fr: 'Professionnalisation', en: 'Professionalisation' })({
      TypeContratProfessionnalisationId: ref({
        fr: 'Type de contrat de professionnalisation',
        en: 'Professionalisation contract type',
      }),
      RythmeProfessionnalisationId: ref({ fr: 'Rythme de la professionnalisation', en: 'Professionalisation pattern' }),
      SituationAvantContratProfessionnalisationId: ref({
        fr: 'Situation avant la professionnalisation',
        en: 'Situation before the professionalisation',
      }),
      DernierDiplomePrepareProfessionalisationId: ref({
        fr: 'Dernier diplôme préparé (professionnalisation)',
        en: 'Latest diploma prepared (professionalisation)',
      }),
      DiplomePlusEleveProfessionnalisationId: ref({
        fr: 'Diplôme le plus élevé (professionnalisation)',
        en: 'Highest diploma (professionalisation)',
      }),
      MinimumSocialProfessionnalisationId: ref({
        fr: 'Minimum social (professionnalisation)',
        en: 'Minimum social benefit (professionalisation)',
      }),
      TypeQualification: text({ fr: 'Type de qualification', en: 'Type of qualification' }),
    }),
    training: group({ fr: 'Formation', en: 'Training' })({
      DiplomeViseId: ref({ fr: 'Diplôme visé', en: 'Diploma aimed at' }),
      CompetencesAcquerirId: ref({ fr: 'Compétences à acquérir', en: 'Skills to acquire' }),
      OrganismeFormation: text({ fr: 'Organisme de formation', en: 'Training provider' }),
      OrganismeFormationInterne: flag({ fr: 'Organisme de formation interne', en: 'In-house training provider' }),
      NombreOrganismeFormation: count({ fr: 'Nombre d’organismes de formation', en: 'Number of training providers' }),
      AutreLieuFormationId: refTo('AutreLieuFormation', {
        fr: 'Autre lieu de formation',
        en: 'Other training location',
      }),
      EstLieuDeFormationPrincipal: flag({ fr: 'Lieu de formation principal', en: 'Main training location' }),
      DebutFormation: day({ fr: 'Début de la formation', en: 'Start of the training', nullable: true }),
      FinFormation: day({ fr: 'Fin de la formation', en: 'End of the training', nullable: true }),
      DateFinMaintienFormation: day({
        fr: 'Fin du maintien en formation',
        en: 'End of the continued training',
        nullable: true,
      }),
      NbHeureFormation: decimalOf({ fr: 'Heures de formation', en: 'Training hours', ...hours }),
      NbHeureEnseignement: decimalOf({ fr: 'Heures d’enseignement', en: 'Teaching hours', ...hours }),
      NbHeureEntreprise: decimalOf({ fr: 'Heures entreprise', en: 'Company hours', ...hours }),
      NbHeureOPCA: decimalOf({ fr: 'Heures OPCA', en: 'OPCA hours', ...hours }),
    }),
    costs: group({ fr: 'Coûts', en: 'Costs' })({
      CoutFormation: decimalOf({ fr: 'Coût de la formation', en: 'Cost of the training', ...amount }),
      CoutFormationOrganismeFinanceur: decimalOf({
        fr: 'Coût de la formation pour le financeur',
        en: 'Cost of the training to the funder',
        ...amount,
      }),
      CoutFormationResteChargeEntreprise: decimalOf({
        fr: 'Reste à charge de l’entreprise',
        en: 'Cost left to the company',
        ...amount,
      }),
      TauxEntreprise: decimalOf({ fr: 'Taux entreprise', en: 'Company rate', ...noUnit }),
      TauxOPCA: decimalOf({ fr: 'Taux OPCA', en: 'OPCA rate', ...noUnit }),
      Subrogation: flag({ fr: 'Subrogation', en: 'Subrogation' }),
    }),
    validation: group({ fr: 'Validations', en: 'Validations' })({
      DateDebutSaisie: instant({ fr: 'Début de la saisie', en: 'Start of data entry', nullable: true }),
      DateValidationApprenant: instant({
        fr: 'Validation par l’apprenant',
        en: 'Validated by the learner',
        nullable: true,
      }),
      DateValidationEcole: instant({ fr: 'Validation par l’école', en: 'Validated by the school', nullable: true }),
      DateValidationEnseignant: instant({
        fr: 'Validation par l’enseignant',
        en: 'Validated by the teacher',
        nullable: true,
      }),
      DateValidationEntreprise: instant({
        fr: 'Validation par l’entreprise',
        en: 'Validated by the company',
        nullable: true,
      }),
      DateValidationMaitre: instant({
        fr: 'Validation par le tuteur ou le maître',
        en: 'Validated by the tutor or master',
        nullable: true,
      }),
      AttesteEnsembleDoc: flag({ fr: 'Ensemble des documents attesté', en: 'All documents attested' }),
    }),
    ending: group({ fr: 'Rupture et avenant', en: 'Termination and amendment' })({
      DateRupture: day({ fr: 'Date de rupture', en: 'Termination date', nullable: true }),
      MotifRuptureId: ref({ fr: 'Motif de rupture', en: 'Reason for termination' }),
      Avenant: flag({ fr: 'Avenant', en: 'Amendment' }),
      DateAvenant: day({ fr: 'Date de l’avenant', en: 'Amendment date', nullable: true }),
      IdMotifAvenant: ref({ fr: 'Motif de l’avenant', en: 'Reason for the amendment' }),
      MotifAvenant: text({
        fr: 'Motif de l’avenant en toutes lettres',
        en: 'Reason for the amendment in words',
        nullable: true,
      }),
    }),
    technical: group({ fr: 'Champs techniques', en: 'Technical fields' })({
      Id: id,
      ReferenceId: ref({ fr: 'Référence', en: 'Reference' }),
      CasParticulierId: ref({ fr: 'Cas particulier', en: 'Special case' }),
      CommentaireId: ref({ fr: 'Commentaire', en: 'Comment' }),
      IdDepartement: ref({ fr: 'Département', en: 'Department', nullable: true }),
      LanId: ref({ fr: 'Référence LAN', en: 'LAN reference', nullable: true }),
    }),
  },
});
export type Convention = RowOf<typeof convention>;
