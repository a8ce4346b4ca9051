import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { endpoint, endpointNames, families } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { inSelection, setOf } from '#shared/entities/context.ts';
import { hasIdDigits } from '#shared/entities/idForm.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { arrayOf, elementsOf, objectOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Lack } from '../differences.ts';
import { parseFilter } from '../query/filter.ts';
import { parseShape } from '../query/shape.ts';
import { refuseField, refuseQuery, ServiceError } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { memberKinds } from '../sets/memberKinds.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { collectionAnswer } from './collection.ts';
import { createDirectory, listDirectory } from './directory.ts';
import type { Answer, Call, Operation } from './operation.ts';
import { entityBody, existing, idsBody } from './operation.ts';
import { createPerson, replacePerson } from './person.ts';
import { synchroniseAffaire } from './synchronise.ts';
import { versionMember } from './version.ts';
import { createdRow, createEntity, createInCollection, createOtherPlace, replaceEntity } from './write.ts';

/** The password is for `Standalone` only, encrypted with the service's public key, then base64-encoded (R4.2). */
const createUser: Operation = (call) => {
  const encrypted = textOf(call.body, 'Password');
  const needed = textOf(call.body, 'TypeAuthentification') === 'Standalone';
  if (!needed && encrypted !== '') throw refuseField('Password', 'seulement pour TypeAuthentification Standalone');
  if (needed && encrypted === '') throw refuseField('Password', 'obligatoire pour TypeAuthentification Standalone');
  if (needed && call.decrypt(encrypted) === undefined) {
    throw refuseField('Password', 'chiffré avec la clé publique du service puis en base64 attendu');
  }
  return createEntity(call);
};

const readAuthorizations: Operation = (call) => ({ body: idsBody(call, idsOfUser(call)) });

const addAuthorizations: Operation = (call) => {
  const before = idsOfUser(call);
  const added = sentIds(call.body).filter((id) => !before.includes(id));
  authorize(call, [...before, ...added]);
  return { body: idsBody(call, call.differences.added === 'new' ? added : idsOfUser(call)) };
};

const applyTemplate: Operation = (call) => {
  existing(call.store, 'User', call.id);
  const template = call.store.row('TemplateAuthorizations', integerOf(call.body, 'templateId'));
  if (!template) throw refuseField('templateId', 'ce modèle n’existe pas');
  authorize(call, idsIn(template.members));
  return { body: idsBody(call, idsOfUser(call)) };
};

function idsOfUser({ store, id }: Call): readonly RawJson[] {
  existing(store, 'User', id);
  const row = store.row('UserAuthorizations', id);
  return row ? idsIn(row.members) : [];
}

const idsIn = (members: Members): readonly RawJson[] => elementsOf(members.get('Ids') ?? '[]');

function authorize({ store, id }: Call, ids: readonly RawJson[]): void {
  store.put(
    'UserAuthorizations',
    new Map([
      ['Id', rawJson(id)],
      ['Ids', arrayOf(ids)],
    ]),
  );
}

function sentIds(body: Members): RawJson[] {
  const raw = body.get('ids') ?? rawOf(null);
  const ids = raw.startsWith('[') ? elementsOf(raw) : undefined;
  if (!ids?.every((id) => hasIdDigits(id))) throw refuseField('ids', 'une liste d’Id attendue');
  return [...new Set(ids)];
}

const listEntities: Operation = (call) => answerRows(call, call.store.rows(call.set));

/** A list that the interface shows only with a filter: what it returns without one differs by deployment (R5.3). */
const listFiltered: Operation = (call) => {
  if (call.options.$filter !== undefined || call.differences.unfiltered === 'all') return listEntities(call);
  if (call.differences.unfiltered === 'error') throw refuseQuery('$filter est obligatoire ici');
  return answerRows(call, []);
};

/** The rows of a set that belong to the entity in the path. */
const listOf =
  (parent: 'Enseignant' | 'InscriptionCours', by: string): Operation =>
  (call) => {
    existing(call.store, parent, call.id);
    return answerRows(
      call,
      [...call.store.rows(call.set)].filter((row) => integerOf(row.members, by) === call.id),
    );
  };

/** The rows that the options select. */
function answerRows(call: Call, candidates: Iterable<Row>): Answer {
  const { store, options, differences } = call;
  const set = servedSets[call.set];
  const shape = parseShape(set, options);
  const test = options.$filter === undefined ? () => true : parseFilter(set, options.$filter, differences.text);
  const listed = set.listed?.(store) ?? (() => true);
  const isAuthorized = mayRead(call);
  const rows = [...candidates].filter((row) => listed(row) && isAuthorized(call.set, row) && test(row, store));
  return collectionAnswer(call, rows, (row) => objectOf([...versionMember(row, differences), ...shape(row, store)]));
}

const readEntity: Operation = (call) => {
  const shape = parseShape(servedSets[call.set], call.options);
  const row = existing(call.store, call.set, call.id);
  refuseUnread(call, row);
  return { body: entityBody(call, [...versionMember(row, call.differences), ...shape(row, call.store)]) };
};

/**
 * With a body `{Id}` those of one learner: the Id is of an enrolment, a file, or the learner, the first that exists.
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
  const applicant = file && store.row('Candidat', integerOf(file.members, 'CandidatId'));
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
  /** The difference between deployments by which it may be missing. */
  readonly unless?: Lack | undefined;
  /** A read that may carry a body (R1.6). */
  readonly mayCarryBody?: true;
}

/** What answers an endpoint otherwise than its kind does. */
const own: Readonly<Partial<Record<EndpointName, Operation>>> = {
  'Candidat.create': createPerson,
  'Candidat.replace': replacePerson,
  'Apprenant.createClient': createClientOf('Apprenant'),
  'Candidat.createClient': createClientOf('Candidat'),
  'InscriptionSequence.list': listEnrolments,
  'InscriptionCours.marks': listOf('InscriptionCours', 'InscriptionCoursId'),
  'Convention.synchroniseAffaire': synchroniseAffaire,
  'SessionRecrutement.create': createInCollection,
  'User.create': createUser,
  'User.authorizations': readAuthorizations,
  'User.addAuthorizations': addAuthorizations,
  'User.applyTemplate': applyTemplate,
  'Client.create': createClient,
  'Enseignant.types': listOf('Enseignant', 'EnseignantId'),
  'AutreLieuFormation.create': createOtherPlace,
  'Directory.list': listDirectory,
  'Directory.create': createDirectory,
};

function usual({ kind, path, filterRequired }: Endpoint): Operation {
  if (kind === 'one') return readEntity;
  if (kind === 'create') return createEntity;
  if (kind === 'replace') return replaceEntity;
  if (kind === 'list') return filterRequired ? listFiltered : listEntities;
  throw new Error(`${path} has no operation`);
}

/** The difference between deployments by which an assumed endpoint may be missing. */
function lackedBy({ assumed, kind, entity }: Endpoint): Lack | undefined {
  if (!assumed) return undefined;
  if (kind === 'one') return 'singleReads';
  return entity === 'Planification' ? 'planificationList' : undefined;
}

function routeOf(name: EndpointName): ServedRoute {
  const row = endpoint(name);
  const { verb, path, entity, kind } = row;
  return {
    verb,
    path,
    set: setOf(entity),
    does: own[name] ?? usual(row),
    kind: kind === 'create' || kind === 'replace' || kind === 'action' ? kind : 'read',
    unless: lackedBy(row),
    ...(setOf(entity) === 'InscriptionSequence' && { mayCarryBody: true }),
  };
}

/** Of several endpoints with one verb and path, as a learner and an applicant are created, the first says it. */
const routesOf = (names: readonly EndpointName[]): readonly ServedRoute[] =>
  names
    .map(routeOf)
    .filter((route, at, all) => all.findIndex(({ verb, path }) => verb === route.verb && path === route.path) === at);

const inBoth: readonly ServedRoute[] = [
  ...routesOf(endpointNames.filter((name) => inSelection(name) in families.selection)),
  {
    verb: 'POST',
    path: '/InscriptionSequence',
    set: 'InscriptionSequence',
    does: listEnrolments,
    kind: 'read',
    mayCarryBody: true,
  },
];

const isNamedOnly = (entity: EntityName): boolean => describeEntity(entity).onlyNamed === true;
/** What only names others: served also where Carnet asks for no list of it. */
const reference = entityNames.filter(isNamedOnly).map((set): ServedRoute => ({
  verb: 'GET',
  path: `/${set}`,
  set: setOf(set),
  does: listEntities,
  kind: 'read',
  unless: set === 'Instance' ? 'instance' : 'referenceSets',
}));

const others = endpointNames.filter(
  (name) =>
    !(inSelection(name) in families.selection) && !(name in families.selection) && !isNamedOnly(endpoint(name).entity),
);

/** The same operations, which find other rows there. */
const selection = (route: ServedRoute): ServedRoute => ({ ...route, path: `/selection${route.path}` });

/** Everything served below /GraphV1, besides `$metadata`. */
export const servedRoutes: readonly ServedRoute[] = [
  ...inBoth,
  ...routesOf(others),
  ...reference,
  ...inBoth.map(selection),
];

/** Every verb and path that the practice service answers below {base_url}; `{id}` stands for an integer Id. */
export const served: readonly { readonly verb: string; readonly path: string }[] = [
  ...servedRoutes.map(({ verb, path }) => ({ verb, path: `/GraphV1${path}` })),
  { verb: 'GET', path: '/GraphV1/$metadata' },
];

/** The member by which a row leads to its campus, and the set that it leads to. */
const leads: Readonly<Partial<Record<SetName, readonly [member: string, to: SetName]>>> = {
  Planification: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Agent: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Enseignant: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Client: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Programme: ['EntiteJuridiqueId', 'EntiteJuridique'],
  Sequence: ['ProgrammeId', 'Programme'],
  Parcours: ['ProgrammeId', 'Programme'],
  SessionRecrutement: ['ProgrammeId', 'Programme'],
  Dossier: ['SessionRecrutementId', 'SessionRecrutement'],
  InscriptionSequence: ['SequenceId', 'Sequence'],
  Convention: ['SequenceId', 'Sequence'],
};

/** The campus of a row; undefined where nothing that it leads to says one. */
function campusOf(store: Store, set: SetName, row: Row): string | undefined {
  if (set === 'EntiteJuridique') return row.id;
  const [member, to] = leads[set] ?? [];
  const next = member && to && store.row(to, integerOf(row.members, member));
  return next && campusOf(store, to, next);
}

/**
 * Authentication 3: where authorizations (Ids of campuses) are enforced, rows of those and of none. An account without
 * a User is not restricted.
 */
function mayRead({ store, differences, user }: Call): (set: SetName, row: Row) => boolean {
  const account =
    differences.authorizations === 'enforced' &&
    [...store.rows('User')].find(({ members }) => textOf(members, 'Login') === user);
  if (!account) return () => true;
  const own = store.row('UserAuthorizations', account.id)?.members.get('Ids') ?? '[]';
  const campuses = new Set<string>(elementsOf(own));
  return (set, row) => {
    const campus = campusOf(store, set, row);
    return campus === undefined || campuses.has(campus);
  };
}

function refuseUnread(call: Call, row: Row): void {
  if (!mayRead(call)(call.set, row))
    throw new ServiceError(403, 'Forbidden', `${call.set} ${row.id} n’est pas dans vos autorisations`);
}
