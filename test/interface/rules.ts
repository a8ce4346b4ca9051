import type { EndpointName } from '#shared/endpoints/index.ts';

/** A sentence of the service's document. */
export type Statement = { readonly says: string } & (
  | {
      /** Rules of shared/rules that say how Carnet keeps to it. */
      readonly readings: readonly string[];
      /** The endpoints that it is about; absent: every one. */
      readonly at?: readonly EndpointName[];
      /** Why no user meets it on a screen; absent: a test on a screen names it. */
      readonly noScreen?: string;
    }
  /** It only says what the document does not show: why there is nothing to prove. */
  | { readonly silent: string }
);

/**
 * Every rule, limit, error and gap of the service's document with an id of its own (chapter and number, as the document
 * counts them; sentences without a number are counted in their order), in our own words.
 */
const documented = {
  'Conventions.1': {
    says: 'paths are /GraphV1/<set>, /GraphV1/<set>/<id>, and paths below',
    readings: ['R1.7'],
    noScreen: 'addresses are the client’s',
  },
  'Conventions.2': { says: 'a body is application/json', readings: ['R5.1'], noScreen: 'headers are the client’s' },
  'Conventions.3': {
    says: 'one entity is an object with @odata.context; a list has @odata.context and value',
    readings: ['R3.7', 'R1.4'],
  },
  'Conventions.4': {
    says: 'query options: eq, and, startswith, paths with /, $expand, $select, $orderby; percent-encoded',
    readings: ['R1.1', 'R1.2'],
    noScreen: 'the client builds every query',
  },
  'Conventions.5': {
    says: 'every entity has Id, Nom and Code, of which Code may be null or empty',
    readings: ['R2.7', 'R2.8'],
  },
  'Conventions.6': { says: '<Something>Id holds an Id; 0 or null is none', readings: ['R2.3'] },
  'Conventions.7': {
    says: 'dates are sent with an offset; the instant is kept, the offset may change',
    readings: ['R2.4'],
  },
  'Conventions.8': {
    says: 'an update replaces the whole: what is not sent is lost',
    readings: ['R2.1', 'R2.2'],
    at: ['Planification.replace', 'Dossier.replace', 'Candidat.replace', 'Apprenant.replace', 'Convention.replace'],
  },
  'Conventions.9': { says: 'a creation answers the entity with its Id', readings: ['R2.7'] },
  'Apprenant.1': {
    says: 'under 18 full years a legal representative is needed in Tuteur1Id',
    readings: ['R4.1'],
    at: ['Apprenant.create', 'Apprenant.replace'],
  },
  'Apprenant.2': {
    says: 'the linked user is made first; its Id goes into RefSysteme by an update',
    readings: ['R3.0', 'R3.1'],
    at: ['User.create', 'Apprenant.replace'],
  },
  'Apprenant.3': {
    says: 'Id, Code and IndividuId are assigned on creation',
    readings: ['R2.5'],
    at: ['Apprenant.create'],
  },
  'Candidat.1': {
    says: 'a creation needs Nom, Login, Prenoms and MailId of a Mail made before',
    readings: ['R4.6'],
    at: ['Mail.create', 'Candidat.create'],
  },
  'Candidat.2': {
    says: 'an Individu is made where no IndividuId is sent',
    readings: ['R2.5'],
    at: ['Candidat.create'],
  },
  'Candidat.3': { says: 'RefSysteme holds the Id of the linked user', readings: ['R3.1'], at: ['Candidat.replace'] },
  'Candidat.4': {
    says: 'only applicants with a complete Dossier are listed',
    readings: ['R3.6'],
    at: ['Candidat.list', 'Dossier.create'],
  },
  'Candidat.5': {
    says: 'under /selection NomUsage takes the place of Nom, and a creation needs Numero',
    readings: ['R1.5'],
    at: ['Candidat.create', 'Apprenant.create', 'Candidat.list', 'Candidat.replace'],
  },
  'Client.1': {
    says: 'a creation needs Nom, Prenoms, EntiteJuridiqueId and NatureClientId',
    readings: ['R4.4'],
    at: ['Client.create', 'Apprenant.createClient', 'Candidat.createClient'],
  },
  'Client.2': {
    says: 'address, mail, telephone and mobile of a learner or applicant are new records for its client',
    readings: ['R4.4'],
    at: ['Client.create', 'Apprenant.createClient', 'Candidat.createClient'],
  },
  'Client.3': {
    says: 'the listed fields may be reused as they are',
    readings: ['R4.4'],
    at: ['Client.create', 'Apprenant.createClient', 'Candidat.createClient'],
  },
  'Client.4': {
    says: 'Code is not needed; it is derived when made below a learner or applicant',
    readings: ['R4.4'],
    at: ['Apprenant.createClient', 'Candidat.createClient'],
  },
  'Client.5': {
    says: 'one agreement may have several clients of different natures',
    readings: ['R3.6'],
    at: ['Client.list', 'Client.create'],
  },
  'Client.6': {
    says: 'a client is linked to an Affaire by a ClientPourAffaire',
    silent: 'ClientPourAffaire has no endpoint',
  },
  'User.1': { says: 'ProfilUser can be set to 2 and 4 only', readings: ['R4.2', 'R4.3'], at: ['User.create'] },
  'User.2': {
    says: 'TypeAuthentification is one of six; a password is needed for Standalone only',
    readings: ['R4.2'],
    at: ['User.create'],
  },
  'User.3': {
    says: 'a password is encrypted with the public key, then base64; it is null in answers',
    readings: ['R2.6', 'S12'],
    at: ['User.create'],
  },
  'User.4': {
    says: 'DateSuppression is the minimum date while a user is not deleted',
    readings: ['R2.5'],
    at: ['User.create'],
  },
  'Entreprise.1': {
    says: 'a company may be made empty and completed later',
    readings: ['R3.6'],
    at: ['Entreprise.create', 'Convention.replace'],
    noScreen: 'no endpoint completes it later, so the form asks for a name',
  },
  'Entreprise.2': {
    says: 'address, mail and telephone are made before the company that names them',
    readings: ['R4.6'],
    at: ['Mail.create', 'Entreprise.create'],
  },
  'Entreprise.3': {
    says: 'two agreements cannot have the same company record',
    readings: ['R4.2'],
    at: ['Convention.replace'],
  },
  'Convention.1': {
    says: 'a creation needs ApprenantId, TypeConventionId and SequenceId',
    readings: ['R3.0'],
    at: ['Convention.create'],
  },
  'Convention.2': {
    says: 'Code is made, Devise defaulted, the state is the first available',
    readings: ['R2.5'],
    at: ['Convention.create'],
  },
  'Convention.3': {
    says: 'Remuneration is the gross monthly pay, with a decimal point',
    readings: ['R2.11', 'R5.4'],
    at: ['Convention.replace'],
  },
  'Convention.4': {
    says: 'meal benefit in euros a meal, housing benefit in euros a month, other benefits as text',
    readings: ['R2.11'],
    at: ['Convention.replace'],
  },
  'Convention.5': {
    says: 'other pay and costs are in Remuneration and FraisFormation',
    silent: 'Remuneration and FraisFormation have no endpoint',
  },
  'Convention.6': {
    says: 'tutor, second tutor, signatory and other contact are records of their own',
    readings: ['R4.2'],
    at: ['Convention.replace'],
  },
  'Convention.7': {
    says: 'EnseignantId is the teacher, EntrepriseId the company',
    readings: ['R4.2'],
    at: ['Convention.replace'],
  },
  'Convention.8': {
    says: 'an apprenticeship contract gets the first contractual mode',
    readings: ['R2.5'],
    at: ['Convention.create'],
  },
  'Convention.9': {
    says: 'instalments of a sequence are not copied to an agreement made here',
    readings: ['R3.6'],
    at: ['EcheanceApprentissageConvention.list', 'EcheanceApprentissageConvention.create'],
  },
  'ConventionOrganismeFinanceur.1': {
    says: 'TypePriseCharge is Entreprise unless sent otherwise',
    readings: ['R3.8'],
    at: ['ConventionOrganismeFinanceur.create'],
  },
  'Dossier.1': {
    says: 'a creation needs SessionRecrutementId, CandidatId and EtatCandidatureId',
    readings: ['R4.6'],
    at: ['Dossier.create'],
  },
  'Dossier.2': {
    says: 'Nom, Code, AffaireId and DateDebut are assigned; Numero is <Code>-<counter>',
    readings: ['R2.5'],
    at: ['Dossier.create'],
  },
  'Dossier.3': { says: 'CreneauLibre is the interview date', readings: ['R4.7'], at: ['Dossier.replace'] },
  'Dossier.4': {
    says: 'the agent is of the campus of the programme of the admission path',
    readings: ['R4.5'],
    at: ['Dossier.create', 'Dossier.replace'],
  },
  'Dossier.5': {
    says: 'Parametres are read and written by Code and Valeur; Id comes back 0',
    readings: ['R2.9'],
    at: ['Dossier.replace'],
  },
  'SessionRecrutement.1': {
    says: 'complete with programme, period, name, start and end',
    readings: ['R3.8'],
    at: ['SessionRecrutement.list'],
  },
  'Sequence.1': { says: 'SurveyEntrepriseId is present in one variant', readings: ['R2.8'], at: ['Sequence.one'] },
  'InscriptionSequence.1': {
    says: 'one of two sets of flags is present',
    readings: ['R2.8'],
    at: ['InscriptionSequence.list'],
  },
  'ApprenantEvaluation.1': {
    says: 'Note -1.0 means that no mark was entered',
    readings: ['R2.3'],
    at: ['InscriptionCours.marks'],
  },
  'Planification.1': {
    says: 'equal ReferenceMultiple ties events together',
    readings: ['R2.10', 'R5.8'],
    at: ['Planification.create', 'Planification.replace'],
  },
  'ReferenceExterne.1': {
    says: 'Type is <domain>.<TABLE_NAME>',
    readings: ['R4.2'],
    at: ['ReferenceExterne.list', 'ReferenceExterne.create'],
  },
  'ReferenceExterne.2': {
    says: 'an entity has at most one external reference',
    readings: ['R4.2', 'R3.6'],
    at: ['ReferenceExterne.create'],
  },
  'AutreLieuFormation.1': { says: 'Code is unique', readings: ['R4.2'], at: ['AutreLieuFormation.create'] },
  'AutreLieuFormation.2': {
    says: 'Uai is 7 digits and a letter; Siret may hold spaces',
    readings: ['R4.2'],
    at: ['AutreLieuFormation.create'],
  },
  'Directory.1': {
    says: 'the share name is read from Instance',
    readings: ['R3.4'],
    at: ['Instance.list', 'Directory.list'],
  },
  'Directory.2': { says: 'a listing without the path filter is empty', readings: ['R1.3'], at: ['Directory.list'] },
  'Directory.3': {
    says: 'a folder is made by Nom and the Streamid of its parent; the answer is its GUID',
    readings: ['R3.3', 'R3.6'],
    at: ['Directory.create'],
  },
  'States.1': { says: 'a new agreement has the first available state', readings: ['R2.5'], at: ['Convention.create'] },
  'States.2': {
    says: 'a state with Code SAISIE deletes the documents of the agreement',
    readings: ['R4.3', 'R5.6'],
    at: ['Convention.replace'],
  },
  'Endpoints.1': {
    says: 'the paths of learners and applicants are there below /selection',
    readings: ['R1.5'],
    at: [
      'Apprenant.one',
      'Apprenant.list',
      'Candidat.create',
      'Candidat.replace',
      'Candidat.list',
      'Apprenant.createClient',
      'Candidat.createClient',
      'InscriptionSequence.list',
      'InscriptionSequence.eligible',
      'InscriptionCours.list',
      'InscriptionCours.marks',
    ],
  },
  'Endpoints.2': {
    says: 'eligible sequences: a request with a JSON body Id whose method is not stated',
    readings: ['R1.6'],
    at: ['InscriptionSequence.eligible'],
  },
  'Endpoints.3': {
    says: 'the client of an agreement is found by ReferenceId',
    readings: ['R3.6'],
    at: ['Client.list'],
  },
  'Endpoints.4': {
    says: 'SessionRecrutement answers a list with the created one',
    readings: ['R3.3'],
    at: ['SessionRecrutement.create'],
  },
  'Endpoints.5': {
    says: 'Client answers Id 0 in the sample',
    readings: ['R2.7'],
    at: ['Client.create', 'Apprenant.createClient', 'Candidat.createClient'],
  },
  'Endpoints.6': {
    says: 'PUT Planification documents no body beyond the object',
    readings: ['R3.3', 'R3.8'],
    at: ['Planification.replace'],
  },
  'Authentication.1': { says: 'each request carries a user name and a password', readings: ['R1.7'] },
  'Authentication.2': {
    says: 'a Standalone user needs a password, encrypted and base64',
    readings: ['S12'],
    at: ['User.create'],
  },
  'Authentication.3': {
    says: 'rights are read, extended, and reset from a template',
    readings: ['R4.3'],
    at: ['User.authorizations', 'User.addAuthorizations', 'User.applyTemplate'],
  },
  'Authentication.4': { says: 'the scheme is not shown', silent: 'the scheme is a port (R1.7)' },
  'Authentication.5': {
    says: 'the public key and the cipher are not shown',
    silent: 'the key and the cipher are settings (S12)',
  },
  'Authentication.6': { says: 'which profile may call what is not shown', silent: '403 is reported as it is (R3.5)' },
  'Events.1': { says: 'there are no notifications', silent: 'we ask again from time to time' },
  'Errors.1': {
    says: 'the billing synchronisation succeeds with 200',
    readings: ['R3.3'],
    at: ['Convention.synchroniseAffaire'],
  },
  'Errors.2': {
    says: 'a Directory listing without its filter is an empty list, not an error',
    readings: ['R1.3'],
    at: ['Directory.list'],
  },
  'Errors.3': { says: 'documents are deleted on the way to SAISIE', readings: ['R4.3'], at: ['Convention.replace'] },
  'Errors.4': { says: 'statuses and bodies of errors are not shown', silent: 'any form is read (R5.2)' },
  'Errors.5': { says: 'what a broken rule answers is not shown', silent: 'any status is understood (R5.2)' },
  'Limits.1': { says: 'at most one external reference an entity', readings: ['R4.2'], at: ['ReferenceExterne.create'] },
  'Limits.2': { says: 'a company belongs to one agreement', readings: ['R4.2'], at: ['Convention.replace'] },
  'Limits.3': {
    says: 'tutor, signatory and other contact are three records',
    readings: ['R4.2'],
    at: ['Convention.replace'],
  },
  'Limits.4': { says: 'Uai is 7 digits and a letter', readings: ['R4.2'], at: ['AutreLieuFormation.create'] },
  'Limits.5': {
    says: 'a legal representative under 18',
    readings: ['R4.1'],
    at: ['Apprenant.create', 'Apprenant.replace'],
  },
  'Limits.6': { says: 'rates, page sizes, sizes and time-outs are not shown', silent: 'our own bounds hold (R5.7)' },
  'Versioning.1': { says: 'the version is in the path', readings: ['R1.7'], noScreen: 'addresses are the client’s' },
  'Versioning.2': { says: '$metadata is what @odata.context points to', readings: ['R3.7', 'R5.1'] },
  'Versioning.3': { says: 'no other version or policy is shown', silent: 'there is one version' },
  'Gaps.1': {
    says: 'lengths, ranges and further mandatory fields are not shown',
    silent: 'the service says what it refuses (R3.5)',
  },
  'Gaps.2': { says: 'fields of the resources around are not shown', silent: 'schemas are loose (R2.8)' },
  'Gaps.3': { says: 'lists of reference data are not shown', silent: 'such lists are assumed (R3.4)' },
  'Gaps.4': {
    says: 'creation of addresses, telephones, professionals and others is not shown',
    silent: 'ids of such records are taken as given',
  },
  'Gaps.5': { says: 'instalments of professionalisation contracts are not shown', silent: 'there is no endpoint' },
  'Gaps.6': { says: 'the answer to a new AutreLieuFormation is not shown', silent: 'the entity or nothing (R3.3)' },
  'Gaps.7': { says: 'nothing can be deleted', silent: 'nothing deletes (R3.1)' },
} as const satisfies Record<string, Statement>;

export type RuleId = keyof typeof documented;
export const statements: Readonly<Record<RuleId, Statement>> = documented;
export const ruleIds = Object.keys(documented) as RuleId[]; // keys forgets the names
