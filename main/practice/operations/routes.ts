import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import { refuseField } from '../serviceError.ts';
import { memberKinds } from '../sets/memberKinds.ts';
import { referenceSetNames } from '../sets/setNames.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { createDirectory, listDirectory } from './directory.ts';
import type { Operation } from './operation.ts';
import { entityBody, existing } from './operation.ts';
import { createPerson, replacePerson } from './person.ts';
import { answerRows, listEntities, listFiltered, listOf, readEntity } from './read.ts';
import { synchroniseAffaire } from './synchronise.ts';
import { addAuthorizations, applyTemplate, createUser, readAuthorizations } from './user.ts';
import { createdRow, createEntity, createInCollection, createOtherPlace, replaceEntity } from './write.ts';

/**
 * Enrolments; with a body `{Id}` those of one learner, to choose a sequence from. The Id is that of an enrolment of the
 * learner, of their file, or of the learner: the first of these that exists.
 */
const listEnrolments: Operation = (call) => {
  const id = call.body.get('Id');
  if (id === undefined) return listFiltered(call);
  const { read, wants } = memberKinds.integer;
  if (read(id) === undefined) throw refuseField('Id', `${wants} attendu`);
  const learner = learnerOf(call.store, integerOf(call.body, 'Id'));
  return answerRows(
    call,
    [...call.store.rows(call.set)].filter((row) => integerOf(row.members, 'ApprenantId') === learner),
  );
};

function learnerOf(store: Store, id: string): string | undefined {
  const enrolment = store.row('InscriptionSequence', id);
  if (enrolment) return integerOf(enrolment.members, 'ApprenantId');
  const file = store.row('Dossier', id);
  const applicant = file && store === store.plain && store.row('Candidat', integerOf(file.members, 'CandidatId'));
  if (!applicant) return store.row('Apprenant', id)?.id;
  const individu = integerOf(applicant.members, 'IndividuId');
  return [...store.rows('Apprenant')].find((row) => integerOf(row.members, 'IndividuId') === individu)?.id;
}

/** The answer has Id 0 (as the interface's sample shows): the client is found by its ReferenceId (R2.7). */
const createClient: Operation = (call) => {
  const { members } = createdRow(call);
  const answered = call.differences.clientId === 'zero' ? new Map([...members, ['Id', rawOf(0)] as const]) : members;
  return { body: entityBody(call, answered) };
};

/** A client of a learner or applicant: its Code comes from them (Client rule 4), and it refers to them. */
const createClientOf =
  (source: 'Apprenant' | 'Candidat'): Operation =>
  (call) => {
    const { members } = existing(call.store, source, call.id);
    const body = new Map([...call.body, ['Code', rawOf(textOf(members, 'Code'))] as const]);
    if ((body.get('ReferenceId') ?? 'null') === 'null') body.set('ReferenceId', rawJson(call.id));
    return { body: entityBody(call, createdRow(call, body).members) };
  };

/** A verb and path of the interface, and the operation that answers it. */
export interface ServedRoute {
  readonly verb: 'GET' | 'POST' | 'PUT';
  /** Below /GraphV1; `{id}` stands for an integer Id. */
  readonly path: `/${string}`;
  readonly set: SetName;
  readonly does: Operation;
  readonly kind: 'read' | 'create' | 'replace' | 'action';
  /** A difference between deployments that removes it when it is `no`. */
  readonly unless?: 'planificationList' | 'onePlanification' | 'instance' | 'referenceSets' | 'oneCandidat';
  /** A read that may carry a body (R1.6). */
  readonly mayCarryBody?: true;
}

type More = Pick<ServedRoute, 'unless' | 'mayCarryBody'>;
const get = (set: SetName, path: ServedRoute['path'], does: Operation, more: More = {}): ServedRoute => ({
  verb: 'GET',
  path,
  set,
  does,
  kind: 'read',
  ...more,
});
const list = (set: SetName, does: Operation = listEntities, more: More = {}) => get(set, `/${set}`, does, more);
const one = (set: SetName, more: More = {}) => get(set, `/${set}/{id}`, readEntity, more);
const create = (set: SetName, does: Operation = createEntity, path: ServedRoute['path'] = `/${set}`): ServedRoute => ({
  verb: 'POST',
  path,
  set,
  does,
  kind: 'create',
});
const replace = (verb: 'POST' | 'PUT', set: SetName, does: Operation = replaceEntity): ServedRoute => ({
  verb,
  path: `/${set}/{id}`,
  set,
  does,
  kind: 'replace',
});
const action = (set: SetName, name: string, does: Operation): ServedRoute => ({
  verb: 'POST',
  path: `/${set}/{id}/${name}`,
  set,
  does,
  kind: 'action',
});

/** Learners and applicants: served below `/selection` too. */
const learners: readonly ServedRoute[] = [
  list('Apprenant', listFiltered),
  one('Apprenant'),
  list('Candidat'),
  create('Candidat', createPerson),
  one('Candidat', { unless: 'oneCandidat' }),
  replace('PUT', 'Candidat', replacePerson),
  create('Client', createClientOf('Apprenant'), '/Apprenant/{id}/Client'),
  create('Client', createClientOf('Candidat'), '/Candidat/{id}/Client'),
  list('InscriptionSequence', listEnrolments, { mayCarryBody: true }),
  { ...list('InscriptionSequence', listEnrolments), verb: 'POST', mayCarryBody: true },
  list('InscriptionCours', listFiltered),
  get(
    'ApprenantEvaluation',
    '/InscriptionCours/{id}/ApprenantEvaluation',
    listOf('InscriptionCours', 'InscriptionCoursId'),
  ),
];

const agreements: readonly ServedRoute[] = [
  one('Convention'),
  create('Convention'),
  replace('POST', 'Convention'),
  action('Convention', 'SynchronisationAffaire', synchroniseAffaire),
  create('ConventionOrganismeFinanceur'),
  list('EcheanceApprentissageConvention', listFiltered),
  create('EcheanceApprentissageConvention'),
];

const files: readonly ServedRoute[] = [
  list('Dossier'),
  create('Dossier'),
  one('Dossier'),
  replace('POST', 'Dossier'),
  list('SessionRecrutement'),
  create('SessionRecrutement', createInCollection),
];

const users: readonly ServedRoute[] = [
  create('User', createUser),
  get('User', '/User/{id}/Authorizations', readAuthorizations),
  action('User', 'AddAuthorizations', addAuthorizations),
  action('User', 'ApplyTemplate', applyTemplate),
];

const companies: readonly ServedRoute[] = [
  one('Entreprise'),
  create('Entreprise'),
  list('Mail', listFiltered),
  create('Mail'),
  list('ReferenceExterne', listFiltered),
  create('ReferenceExterne'),
  list('Client', listFiltered),
  create('Client', createClient),
];

const others: readonly ServedRoute[] = [
  list('Planification', listEntities, { unless: 'planificationList' }),
  create('Planification'),
  replace('PUT', 'Planification'),
  one('Planification', { unless: 'onePlanification' }),
  one('Sequence'),
  one('Parcours'),
  list('Agent'),
  list('Enseignant'),
  get('EnseignantType', '/Enseignant/{id}/EnseignantsTypes', listOf('Enseignant', 'EnseignantId')),
  one('Evaluation'),
  list('BalanceClient'),
  list('AutreLieuFormation'),
  create('AutreLieuFormation', createOtherPlace),
  list('Directory', listDirectory),
  create('Directory', createDirectory),
];

/** The same operations, which find other rows there. */
const selection = (route: ServedRoute): ServedRoute => ({ ...route, path: `/selection${route.path}` });

/** Everything served below /GraphV1, besides `$metadata`. */
export const servedRoutes: readonly ServedRoute[] = [
  ...learners,
  ...agreements,
  ...files,
  ...users,
  ...companies,
  ...others,
  list('Instance', listEntities, { unless: 'instance' }),
  ...referenceSetNames.map((set) => list(set, listEntities, { unless: 'referenceSets' })),
  ...learners.map(selection),
];

/** Every verb and path that the practice service answers below {base_url}; `{id}` stands for an integer Id. */
export const served: readonly { readonly verb: string; readonly path: string }[] = [
  ...servedRoutes.map(({ verb, path }) => ({ verb, path: `/GraphV1${path}` })),
  { verb: 'GET', path: '/GraphV1/$metadata' },
];
