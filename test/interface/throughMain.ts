import { expect } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Failure, PreflightRule } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { onPractice } from '../unit/main/api/practiceClient.ts';
import type { WireRequest } from '../unit/main/api/practiceClient.ts';
import type { Members } from './client/rows.ts';
import { bodyOf, exact, rawValue } from './client/rows.ts';

/** The outcome of an attempt. */
interface Tried {
  /** null where it was carried out. */
  readonly failure: Failure | null;
  /** What was sent to the service meanwhile, as `GET /Mail?$filter=…`. */
  readonly asked: readonly string[];
}

/** An entity that was created, complete. */
export interface CreatedEntity {
  readonly id: string;
  readonly row: RawJson;
}

export const without = (field: string, members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([name]) => name !== field));
export const writes = (asked: readonly string[]): readonly string[] => asked.filter((line) => !line.startsWith('GET '));

/** Refused on this side: a rule that both sides know. `by`: the row that has already what only one may have. */
export const held = (rule: PreflightRule, field: string, by?: Failure['by']): Failure => ({
  kind: 'brokenRule',
  rule,
  field,
  ...(by && { by }),
});
/** Refused by the service, whose own message begins with the invalid member. */
export const refusedFor = (field: string): unknown => ({
  kind: 'refused',
  status: 400,
  detail: expect.stringMatching(new RegExp(`^${field} : .`, 'u')),
  fields: [{ field, message: expect.stringMatching(new RegExp(`^${field} : .`, 'u')) }],
});
/** Not valid to send: nothing is sent. */
export const unfit = (detail: string): Failure => ({ kind: 'badRequest', detail });
/** An order with only that. */
export const badOrder: Failure = { kind: 'badRequest' };

export const confirmationOf = (name: EndpointName, id?: string): Confirmation => new Confirmation(name, id);

/** For the tests around it: a client on a practice service with these differences, as main uses it. */
export function throughMain(differences: Partial<Differences> = {}) {
  const { client, practice, asked } = onPractice(differences);

  async function during<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; asked: readonly WireRequest[] }> {
    const before = asked().length;
    const result = await work();
    return { result, asked: asked().slice(before) };
  }

  /** A call, or an order that returns a verdict. */
  async function tried(work: () => Promise<unknown>): Promise<Tried> {
    const { result, asked } = await during(() => work().then(failureIn, failureOf));
    return { failure: result, asked: asked.map(({ line }) => line.replace('/GraphV1', '')) };
  }

  /** As a user's change makes it: once, and read back where the service can be asked. */
  async function create(entity: EntityName, members: Members): Promise<CreatedEntity> {
    const verdict = await client().create({ entity, body: bodyOf(members) });
    const { id, row } = applied(verdict);
    if (row === null) throw new Error(`${entity} ${id} has no row`);
    return { id, row };
  }

  /** The members changed in the service's current version. */
  async function replace(
    entity: EntityName,
    id: string,
    members: Members,
    confirmation?: Confirmation,
  ): Promise<Verdict> {
    const now = membersOf(await client().readOne(entity, id));
    const changes = Object.entries(members).map(([field, mine]) => ({
      field,
      base: now.get(field) ?? null,
      mine: rawValue(mine),
    }));
    return client().replace({ entity, id, changes, base: null }, confirmation);
  }

  let people = 0;
  /** What an applicant requires, with its mail created before. */
  async function person(more: Members = {}): Promise<Members> {
    people += 1;
    const { id } = await create('Mail', { Adresse: `personne.${people}@exemple.fr`, IsDuplicate: false });
    return { Nom: 'OURY', Prenoms: `Zélie ${people}`, Login: `zelie.${people}`, MailId: exact(id), ...more };
  }
  const learnerForm = (more: Members = {}): Promise<Members> =>
    person({ NomUsage: 'OURY', PrenomUsage: 'Zélie', CiviliteId: 2, ...more });

  return { client, practice, during, tried, create, replace, person, learnerForm };
}

export function applied(verdict: Verdict): Extract<Verdict, { kind: 'applied' }> {
  if (verdict.kind !== 'applied') throw new Error(JSON.stringify(verdict));
  return verdict;
}

function failureIn(result: unknown): Failure | null {
  return typeof result === 'object' && result !== null && 'failure' in result ? (result.failure as Failure) : null; // a verdict's
}

function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  throw error;
}
