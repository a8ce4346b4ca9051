import type { BridgeAnswer } from '#gateway/bridge.ts';
import type { CallAnswered } from '#gateway/serviceCall.ts';
import { idIn } from '#intents/idIn.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { endpoint, endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import { isSameGuid } from '#shared/entities/idForm.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { TypedNumber } from '#shared/entities/typedNumber.ts';
import { bearsNumber, typedNumber } from '#shared/entities/typedNumber.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { CallOrder } from '#shared/ipc/call.ts';
import type { FoundByNumber, NumberRead } from '#stores/session.ts';
import type { PullRequest } from '#sync/ports.ts';

/** Entities that users know by a number. */
const numbered = [
  'Candidat',
  'Apprenant',
  'Dossier',
  'Convention',
  'Planification',
  'SessionRecrutement',
  'Entreprise',
  'selection/Candidat',
  'selection/Apprenant',
] as const satisfies readonly EntityName[];

interface Ports {
  snapshot(entities: readonly EntityName[]): Promise<Pick<Snapshot, 'base' | 'all'>>;
  readOne(entity: EntityName, id: string): Promise<BridgeAnswer<'read.one'>>;
  call(order: CallOrder): Promise<CallAnswered>;
  refresh(request: PullRequest): Promise<Refreshed>;
}

export interface Refreshed {
  readonly failure: FailureKind | null;
  /** It was received just now, to its end, and every row could be read (R3.6). */
  readonly isWhole: boolean;
}

interface Listed {
  readonly ids: readonly string[];
  /** The list holds every row of the entity: a number that it lacks does not exist (R3.6). */
  readonly provesAbsence: boolean;
}

const nothingListed: Listed = { ids: [], provesAbsence: false };

/** Read at the service where possible, else as last received. Its failures are part of the result. Writes nothing. */
export async function findByNumber(ports: Ports, entity: EntityName, typed: string): Promise<NumberRead> {
  const description = describeEntity(entity);
  const number = typedNumber(description, typed);
  if (number === null) return { kind: 'notANumber' };
  const { shown } = number;
  const id = number.id && (await asWritten(ports, entity, number.id));
  const failures: FailureKind[] = [];
  const read = (ids: Iterable<string>): Promise<readonly FoundByNumber[]> => readEach(ports, entity, ids, failures);

  const here = await idsBearing(ports, entity, shown);
  const found = await read(new Set([...(id === null ? [] : [id]), ...here]));
  if (found.length > 0) return { kind: 'found', rows: found };
  // A displayed number is often a letter and the id; the row that is found proves it.
  const digits = id === null ? /^\D*?0*([1-9]\d*)$/u.exec(shown)?.[1] : undefined;
  const guessed =
    digits === undefined ? [] : (await read([digits])).filter(({ row }) => bearsNumber(description, row, shown));
  if (guessed.length > 0) return { kind: 'found', rows: guessed };
  const elsewhere = id === null && (await anotherKind(ports, entity, shown));
  if (elsewhere) return { kind: 'anotherKind', entity: elsewhere };

  // A service that serves single rows has answered about the id already.
  const isReadAsGone = id !== null && failures.includes('gone');
  const list = isReadAsGone ? nothingListed : await listedIn(ports, entity, typed, { id, shown }, failures);
  const listed = await read(list.ids);
  if (listed.length > 0) return { kind: 'found', rows: listed };
  const unreachable = failures.find((kind) => !says.has(kind));
  if (id !== null && failures.includes('unreadable')) return { kind: 'unreadable', id };
  if (unreachable !== undefined) return { kind: 'unreachable', id, failure: unreachable };
  if (isReadAsGone) return { kind: (await servesSingleRows(ports, entity)) ? 'absent' : 'unknown' };
  if (list.provesAbsence) return { kind: 'absent' };
  return id === null ? { kind: 'unknown' } : { kind: 'notServed', id };
}

/** The service's answers where it has no such row, or serves no single one (R3.4). */
const says: ReadonlySet<FailureKind> = new Set(['gone', 'refused']);

async function readEach(
  ports: Ports,
  entity: EntityName,
  ids: Iterable<string>,
  failures: FailureKind[],
): Promise<readonly FoundByNumber[]> {
  const read = await Promise.all([...ids].map(async (id) => ({ id, answer: await ports.readOne(entity, id) })));
  const snapshot = await ports.snapshot([entity]);
  const { idField } = describeEntity(entity);
  return read.flatMap(({ id, answer }): readonly FoundByNumber[] => {
    if (answer.ok) return [{ id: idIn(answer.value.row, idField) ?? id, row: answer.value.row, isFresh: true }];
    failures.push(answer.failure.kind);
    const row = answer.failure.kind === 'gone' ? undefined : snapshot.base(entity, id);
    return row === undefined ? [] : [{ id, row, isFresh: false }];
  });
}

/** The letters of a GUID may be typed large or small: a row that is here has the id as the service writes it. */
async function asWritten(ports: Ports, entity: EntityName, id: string): Promise<string> {
  if (describeEntity(entity).idKind !== 'guid') return id;
  const snapshot = await ports.snapshot([entity]);
  return [...snapshot.all(entity)].find(([known]) => isSameGuid(known, id))?.[0] ?? id;
}

async function idsBearing(ports: Ports, entity: EntityName, shown: string): Promise<readonly string[]> {
  const snapshot = await ports.snapshot([entity]);
  const description = describeEntity(entity);
  return [...snapshot.all(entity)]
    .filter(([id, row]) => snapshot.base(entity, id) !== undefined && bearsNumber(description, row, shown))
    .map(([id]) => id);
}

async function anotherKind(ports: Ports, entity: EntityName, shown: string): Promise<EntityName | undefined> {
  for (const other of numbered) {
    if (
      other !== entity &&
      contextOf(other) === contextOf(entity) &&
      (await idsBearing(ports, other, shown)).length > 0
    )
      return other;
  }
  return undefined;
}

/** An undocumented endpoint may answer 404 to every id (R3.4): it counts only where a known row is returned. */
async function servesSingleRows(ports: Ports, entity: EntityName): Promise<boolean> {
  const one = endpointFor(entity, 'one');
  if (one === undefined) return false;
  if (!endpoint(one).assumed) return true;
  const snapshot = await ports.snapshot([entity]);
  for (const [id] of snapshot.all(entity)) {
    if (snapshot.base(entity, id) !== undefined) return (await ports.readOne(entity, id)).ok;
  }
  return false;
}

/** Asks the service's list: by its filter where it has one for numbers, else the whole list, which is stored here. */
async function listedIn(
  ports: Ports,
  entity: EntityName,
  typed: string,
  { id, shown }: TypedNumber,
  failures: FailureKind[],
): Promise<Listed> {
  const list = endpointFor(entity, 'list');
  if (list === undefined) return nothingListed;
  const description = describeEntity(entity);
  const filter = description.numbers.find((member) => endpoint(list).filterOn?.includes(member));
  if (filter !== undefined) {
    const answered = await ports.call({
      endpoint: list,
      filter: { eq: [filter, typed.replaceAll(/\s+/gu, '').toLocaleUpperCase('fr')] },
    });
    if (answered.kind === 'failed') failures.push(answered.failure.kind);
    if (answered.kind === 'failed' || answered.answer.kind !== 'collection') return nothingListed;
    const { rows, complete, unreadable } = answered.answer;
    return {
      // A filter may be ignored (R5.3).
      ids: rows.filter((row) => bearsNumber(description, row, shown)).flatMap((row) => idIn(row, 'Id') ?? []),
      provesAbsence: complete && unreadable.length === 0,
    };
  }
  if (!hasWholeList(entity)) return nothingListed;
  const { failure, isWhole } = await ports.refresh({ entity });
  if (failure !== null) failures.push(failure);
  const snapshot = await ports.snapshot([entity]);
  return {
    ids: id !== null && snapshot.base(entity, id) !== undefined ? [id] : await idsBearing(ports, entity, shown),
    // A list that may lack rows proves nothing even when it is whole: it hides applicants (R3.6).
    provesAbsence: isWhole && endpoint(list).mayLack === undefined,
  };
}
