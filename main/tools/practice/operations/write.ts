import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { refuseField } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf } from '../store/row.ts';
import type { Members, Row } from '../store/row.ts';
import { assignedMembers, checkRow, completeRow } from './complete.ts';
import { collectionBody, entityBody, existing } from './operation.ts';
import type { Answer, Call, Operation } from './operation.ts';

/** A new row of the call's set from `sent`, checked and stored. */
export function createdRow(call: Call, sent: Members = call.body): Row {
  const { store, set } = call;
  const made = servedSets[set].make?.(sent, call) ?? [];
  checkRow(set, completeRow(set, sent, new Map(made)), call);
  return store.put(set, completeRow(set, sent, new Map([...made, ['Id', rawJson(store.nextId(set))]])));
}

export const createEntity: Operation = (call) => ({ body: entityBody(call, createdRow(call).members) });

/** The answer of POST SessionRecrutement: a collection that holds the created one. */
export const createInCollection: Operation = (call) => ({ body: collectionBody(call, [createdRow(call).text]) });

/** The document does not show the answer of a creation (R3.3): the entity or nothing. */
export const createOtherPlace: Operation = (call) =>
  call.differences.otherPlace === 'empty' ? (createdRow(call), {}) : createEntity(call);

export const replaceEntity: Operation = (call) => {
  const { store, set, id, differences } = call;
  if (set === 'Planification' && differences.upserts === 'yes' && !store.row(set, id))
    return { ...createEntity(call), created: true };
  const before = existing(call.store, call.set, call.id).members;
  const whole = replacement(call, call.set);
  const row = call.store.put(call.set, whole);
  servedSets[call.set].replaced?.(before, whole, call);
  return replaceAnswer(call, row.members);
};

/** The row that the body makes of an existing one, checked. */
export function replacement(call: Call, set: SetName, sent: Members = call.body): Members {
  const { differences, id } = call;
  const { members: kept } = existing(call.store, set, id);
  if (sent.has('Id') && integerOf(sent, 'Id') !== id) throw refuseField('Id', 'autre que celui de l’adresse');
  const writesNull = differences.missing === 'null';
  const body = differences.missing === 'keep' ? new Map([...kept, ...sent]) : sent;
  const row = new Map(completeRow(set, body, assignedMembers(set, kept), writesNull));
  if (writesNull) for (const name of unsent(set, row, body)) row.set(name, rawOf(null));
  for (const [name, raw] of servedSets[set].combine?.(kept, row, body, call) ?? []) row.set(name, raw);
  checkRow(set, row, call);
  return row;
}

const unsent = (set: SetName, row: Members, sent: Members): readonly string[] =>
  [...row.keys()].filter((name) => !sent.has(name) && !(servedSets[set].assigned ?? ['Id']).includes(name));

export const replaceAnswer = (call: Call, members: Iterable<readonly [string, RawJson]>, set?: SetName): Answer =>
  call.differences.replaceAnswer === 'object' ? { body: entityBody(call, members, set) } : {};
