/** How deployments differ (R5): the first value is the default. Each switch is applied in one place. */
export const differenceTable = {
  authentication: {
    switch: 'authentication',
    values: ['basic', 'headers'],
    says: 'HTTP Basic, or headers X-User and X-Password (R1.7)',
  },
  createStatus: { switch: 'create-status', values: ['201', '200'], says: 'HTTP status of a creation (R5.1)' },
  replaceAnswer: {
    switch: 'replace-answer',
    values: ['object', 'empty', '204'],
    says: 'what a replacement answers (R5.1)',
  },
  context: { switch: 'context', values: ['absolute', 'relative', 'internal'], says: 'form of @odata.context (R5.1)' },
  personContext: {
    switch: 'person-context',
    values: ['own', 'Candidat', 'Apprenant'],
    says: 'set that answers of learners and applicants name (R5.3b)',
  },
  annotations: { switch: 'annotations', values: ['ignore', 'refuse'], says: '@odata.* members in a body (R5.1)' },
  syncAnswer: {
    switch: 'sync-answer',
    values: ['empty', 'object', 'text'],
    says: 'body of SynchronisationAffaire (R5.1)',
  },
  errorForm: { switch: 'error-form', values: ['odata', 'message', 'text', 'html'], says: 'body of an error (R5.2)' },
  ruleStatus: { switch: 'rule-status', values: ['400', '422', '500'], says: 'HTTP status of a broken rule (R5.2)' },
  unknownOption: {
    switch: 'unknown-option',
    values: ['refuse', 'ignore'],
    says: 'query options it does not know (R5.3)',
  },
  unfiltered: {
    switch: 'unfiltered',
    values: ['all', 'empty', 'error'],
    says: 'a list asked without its filter (R5.3)',
  },
  order: { switch: 'order', values: ['kept', 'shuffled'], says: 'order of a list without $orderby (R5.3)' },
  cutLists: {
    switch: 'cut-lists',
    values: ['none', '10', '100'],
    says: 'lists end after so many rows, without a word (R5.3)',
  },
  pages: {
    switch: 'pages',
    values: ['none', '10', '100'],
    says: 'lists come in pages of so many rows, with @odata.nextLink (R1.4)',
  },
  text: {
    switch: 'text',
    values: ['exact', 'folded'],
    says: 'comparing texts: folded ignores case and accents (R5.3)',
  },
  ids: { switch: 'ids', values: ['small', 'large'], says: 'new Ids: large ones exceed 2^53 (R5.4)' },
  decimals: {
    switch: 'decimals',
    values: ['sent', 'scaled'],
    says: 'decimals come back as sent, a whole one with .0, or with four digits (R5.4)',
  },
  numbers: {
    switch: 'numbers',
    values: ['number', 'text'],
    says: 'decimals and 64-bit integers, ids too, as JSON numbers or as text (IEEE754Compatible, R5.4)',
  },
  dates: {
    switch: 'dates',
    values: ['school', 'z', 'offset'],
    says: 'dates answered with the school’s offset, Z, or -05:00 (R5.4)',
  },
  planificationList: { switch: 'planification-list', values: ['yes', 'no'], says: 'the list of Planification (R3.4)' },
  singleReads: {
    switch: 'single-reads',
    values: ['all', 'documented'],
    says: 'documented: only the rows that the document reads alone, so no single Planification and no single Candidat (R3.4)',
  },
  instance: { switch: 'instance', values: ['yes', 'no'], says: 'GET Instance (R5.5)' },
  referenceSets: { switch: 'reference-sets', values: ['yes', 'no'], says: 'lists of states, types, campuses… (R5.5)' },
  metadata: { switch: 'metadata', values: ['yes', 'no'], says: '$metadata (R5.5)' },
  rootGuid: { switch: 'root-guid', values: ['yes', 'no'], says: 'Instance names the root folder (R5.5)' },
  directoryNames: { switch: 'directory-names', values: ['no', 'yes'], says: 'Nom and Code on a Directory row (R5.5)' },
  directorySelf: {
    switch: 'directory-self',
    values: ['no', 'yes'],
    says: 'the folder itself among its children (R5.5)',
  },
  missing: { switch: 'missing', values: ['reset', 'null', 'keep'], says: 'members a replacement does not send (R5.6)' },
  writeOnly: { switch: 'write-only', values: ['keep', 'wipe'], says: 'Candidat.Password sent as null (R5.6)' },
  enrolmentFlags: {
    switch: 'enrolment-flags',
    values: ['learner', 'referent'],
    says: 'flags of InscriptionSequence: RelanceApprenant and ContentieuxApprenant, or RelanceReferentFinancier (R2.8)',
  },
  sequenceSurvey: { switch: 'sequence-survey', values: ['yes', 'no'], says: 'SurveyEntrepriseId on a Sequence (R2.8)' },
  ownMembers: {
    switch: 'own-members',
    values: ['no', 'yes'],
    says: 'members no document names on rows of a new sample (R2.8)',
  },
  longestUrl: { switch: 'longest-url', values: ['none', '2048'], says: 'longer requests are answered 414 (R5.7)' },
  rate: { switch: 'rate', values: ['none', '10'], says: 'more requests in a second are answered 429 (R5.7)' },
  groupId: { switch: 'group-id', values: ['guid', 'number'], says: 'ReferenceMultiple in a new sample (R5.8)' },
  added: {
    switch: 'added',
    values: ['all', 'new'],
    says: 'AddAuthorizations answers the whole set or what was added (R5.8)',
  },
  otherPlace: {
    switch: 'other-place',
    values: ['object', 'empty'],
    says: 'creating an AutreLieuFormation answers (R5.8)',
  },
  secondSync: {
    switch: 'second-sync',
    values: ['same', 'duplicate'],
    says: 'SynchronisationAffaire a second time (R5.8)',
  },
  rowTags: {
    switch: 'row-tags',
    values: ['none', 'optional', 'required', 'weak', 'refused'],
    says: '@odata.etag in every row that is read: an update may name it (If-Match), must (428 without), or it is a weak one; refused: no tag, and no If-Match (R5.9)',
  },
  upserts: {
    switch: 'upserts',
    values: ['no', 'yes'],
    says: 'PUT of a Planification that is not there creates one, with 201 (R3.1b)',
  },
  authorizations: {
    switch: 'authorizations',
    values: ['ignored', 'enforced'],
    says: 'reads of a user with this login: enforced shows only what belongs to a campus of their authorizations',
  },
  clientId: { switch: 'client-id', values: ['zero', 'real'], says: 'Id in the answer of POST Client (R2.7)' },
} as const satisfies Record<string, { switch: string; values: readonly [string, string, ...string[]]; says: string }>;

export type DifferenceName = keyof typeof differenceTable;
export type Differences = { readonly [Name in DifferenceName]: (typeof differenceTable)[Name]['values'][number] };
/** What a deployment may lack: it has it where the switch has its first value. */
export type Lack = 'planificationList' | 'singleReads' | 'instance' | 'referenceSets';
export const offers = (of: Lack | undefined, differences: Differences): boolean =>
  of === undefined || differences[of] === differenceTable[of].values[0];
export const differenceNames = Object.keys(differenceTable) as DifferenceName[]; // keys loses the names

/** The default practice service, except for what is `chosen`. */
export const differencesWith = (chosen: Partial<Differences> = {}): Differences => ({ ...ordinary, ...chosen });

const ordinary = Object.fromEntries(
  differenceNames.map((name) => [name, differenceTable[name].values[0]]),
) as Differences; // fromEntries loses the pairing of names and values

/** For `--help`: one line for each switch, its default first. */
export const differencesUsage = differenceNames
  .map((name) => {
    const { switch: flag, values, says } = differenceTable[name];
    return `  --${flag} ${values.join('|')}\n                   ${says}`;
  })
  .join('\n');
