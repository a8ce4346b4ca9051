import { arrayOf, elementsOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import type { Members } from '../store/row.ts';
import { existing, idsBody } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { createEntity } from './write.ts';

/** The password is for `Standalone` only, encrypted with the service's public key, then base64-encoded (R4.2). */
export const createUser: Operation = (call) => {
  const encrypted = textOf(call.body, 'Password');
  const needed = textOf(call.body, 'TypeAuthentification') === 'Standalone';
  if (!needed && encrypted !== '') throw refuseField('Password', 'seulement pour TypeAuthentification Standalone');
  if (needed && encrypted === '') throw refuseField('Password', 'obligatoire pour TypeAuthentification Standalone');
  if (needed && call.decrypt(encrypted) === undefined) {
    throw refuseField('Password', 'chiffré avec la clé publique du service puis en base64 attendu');
  }
  return createEntity(call);
};

export const readAuthorizations: Operation = (call) => ({ body: idsBody(call, idsOfUser(call)) });

export const addAuthorizations: Operation = (call) => {
  const before = idsOfUser(call);
  const added = sentIds(call.body).filter((id) => !before.includes(id));
  authorize(call, [...before, ...added]);
  return { body: idsBody(call, call.differences.added === 'new' ? added : idsOfUser(call)) };
};

export const applyTemplate: Operation = (call) => {
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
  if (!ids?.every((id) => /^[1-9]\d*$/u.test(id))) throw refuseField('ids', 'une liste d’Id attendue');
  return [...new Set(ids)];
}
