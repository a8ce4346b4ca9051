import { rawJson } from '#shared/json/rawJson.ts';
import { refuseField } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import { integerOf } from '../store/row.ts';
import { assignedMembers, checkRow, completeRow } from './complete.ts';
import { collectionBody, entityBody, existing } from './operation.ts';
import type { Operation } from './operation.ts';

export const createEntity: Operation = (call) => {
  const { store, endpoint, body, now } = call;
  const { entity } = endpoint;
  checkRow(entity, completeRow(entity, body, new Map()), store);
  const made = servedSets[entity].make?.(body, { store, now }) ?? [];
  const assigned = new Map([...made, ['Id', rawJson(store.nextId(entity))]]);
  const row = store.put(entity, completeRow(entity, body, assigned));
  const created = endpoint.answer === 'collectionOfOne' ? collectionBody(call, [row.text]) : entityBody(call, row.members);
  return { status: 201, body: created };
};

/** Full replacement: what is not sent is blank afterwards, or gone where no schema knows it. */
export const replaceEntity: Operation = (call) => {
  const { store, endpoint, body, id } = call;
  const { entity } = endpoint;
  const { members: kept } = existing(store, entity, id);
  if (body.has('Id') && integerOf(body, 'Id') !== id) throw refuseField('Id', 'autre que celui de l’adresse');
  const row = completeRow(entity, body, assignedMembers(entity, kept));
  const combined = servedSets[entity].combine?.(kept, row, body) ?? [];
  const whole = new Map([...row, ...combined]);
  checkRow(entity, whole, store);
  return { status: 200, body: entityBody(call, store.put(entity, whole).members) };
};
